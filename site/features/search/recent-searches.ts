const KEY = 'padauk.searches'
/** As many as one recognises at a glance (ours). */
const KEPT_MAX = 5

/** What was looked for last, newest first; kept in the browser only. */
export function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string').slice(0, KEPT_MAX) : []
  } catch {
    // Storage refused, or somebody else's text under our key.
    return []
  }
}

export function rememberSearch(words: string): void {
  const others = readRecent().filter((each) => each.toLowerCase() !== words.toLowerCase())
  keep([words, ...others].slice(0, KEPT_MAX))
}

export function forgetSearches(): void {
  keep([])
}

function keep(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Storage refused or full: the next search starts without.
    return
  }
}
