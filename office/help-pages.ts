/** The pages of docs/office that screens link to, each fetched when it is opened. */
const PAGES = import.meta.glob<string>('../docs/office/*.md', { query: '?raw', import: 'default' })

export type HelpPage =
  | 'bookings'
  | 'data'
  | 'enquiries'
  | 'first-day'
  | 'getting-in'
  | 'hotels'
  | 'packages'
  | 'photographs'
  | 'settings'
  | 'team'
  | 'today'

export async function readHelp(page: HelpPage): Promise<string> {
  const read = PAGES[`../docs/office/${page}.md`]
  if (read === undefined) throw new Error(`docs/office has no ${page}.md`)
  return read()
}
