/** The pages of docs/office that screens link to, each fetched when it is opened: they are texts and no part of the scripts. */
const PAGES = import.meta.glob<string>('../docs/office/*.md', { query: '?url', import: 'default', eager: true })

/** What those screens look like, by `npm run office:screens`. */
const PICTURES = import.meta.glob<string>('../docs/office/screens/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

export type HelpPage =
  | 'activities'
  | 'bookings'
  | 'cars'
  | 'data'
  | 'deals'
  | 'disruption'
  | 'enquiries'
  | 'ferries'
  | 'first-day'
  | 'getting-in'
  | 'gst'
  | 'hotels'
  | 'numbers'
  | 'packages'
  | 'photographs'
  | 'policies'
  | 'seasons'
  | 'settings'
  | 'settlement'
  | 'team'
  | 'texts'
  | 'today'

export async function readHelp(page: HelpPage): Promise<string> {
  const address = PAGES[`../docs/office/${page}.md`]
  if (address === undefined) throw new Error(`docs/office has no ${page}.md`)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

export function helpPicture(name: string): string {
  return PICTURES[`../docs/office/screens/${name}`] ?? ''
}
