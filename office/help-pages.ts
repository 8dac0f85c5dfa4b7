/** The pages of docs/office that screens link to, each fetched when it is opened. */
const PAGES = import.meta.glob<string>('../docs/office/*.md', { query: '?raw', import: 'default' })

export type HelpPage =
  | 'activities'
  | 'bookings'
  | 'disruption'
  | 'cars'
  | 'deals'
  | 'enquiries'
  | 'ferries'
  | 'data'
  | 'enquiries'
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
