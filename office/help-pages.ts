/** The pages of docs/office that screens link to, each fetched when it is opened. */
const PAGES = import.meta.glob<string>('../docs/office/*.md', { query: '?raw', import: 'default' })

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
  | 'settings'
  | 'settlement'
  | 'team'
  | 'texts'
  | 'today'

export async function readHelp(page: HelpPage): Promise<string> {
  const read = PAGES[`../docs/office/${page}.md`]
  if (read === undefined) throw new Error(`docs/office has no ${page}.md`)
  return read()
}

export function helpPicture(name: string): string {
  return PICTURES[`../docs/office/screens/${name}`] ?? ''
}
