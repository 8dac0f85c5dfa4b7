/** The block of data that page-scripts.tsx writes. */
export const HANDOFF_ID = 'handoff'
/** No value, in the framework's notation. */
const NULL = -5

/** Gives the framework the page's data, and what else it expects beside it: how the site is set up (react-router.config.ts). */
export function takeHandoff(): void {
  const text = document.getElementById(HANDOFF_ID)?.textContent ?? ''
  // A list is in the framework's notation already.
  const stream = new Response(text.startsWith('[') ? text : numbered(JSON.parse(text))).body
  Object.assign(window, { __reactRouterContext: { basename: '/', future: {}, ssr: true, stream } })
}

/** JSON in the framework's notation: a list of all values, in which objects and lists name theirs by number. */
export function numbered(whole: unknown): string {
  const list: unknown[] = []
  const place = (value: unknown): number => {
    if (value === null) return NULL
    const at = list.push(value) - 1
    if (Array.isArray(value)) list[at] = value.map(place)
    else if (typeof value === 'object')
      list[at] = Object.fromEntries(Object.entries(value).map(([name, each]) => [`_${place(name)}`, place(each)]))
    return at
  }
  place(whole)
  return JSON.stringify(list)
}
