import type { Chosen } from './suggestions.ts'

/** More than these are not looked over. */
const RECENT_MAX = 5

/** What was chosen lately in this browser, newest first; nothing of it is sent. */
export function readRecent(key: string): Chosen[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isChosen).slice(0, RECENT_MAX) : []
  } catch {
    // Storage refused, or somebody else's text under our key.
    return []
  }
}

export function keepRecent(key: string, { id, label }: Chosen): void {
  const list = [{ id, label }, ...readRecent(key).filter((each) => each.id !== id)].slice(0, RECENT_MAX)
  try {
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Storage refused or full: the next visit starts without.
  }
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null) return false
  const { id, label } = value as Record<string, unknown>
  return typeof id === 'string' && id !== '' && typeof label === 'string' && label !== ''
}
