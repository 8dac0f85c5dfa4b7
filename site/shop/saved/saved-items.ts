import { keptList, useKept } from './kept-list.ts'

/** What a visitor put aside. Kept in the browser only; its prices are asked for by its id. What else is kept of it: features/saved/lists.ts. */
export type SavedItem = { kind: 'package' | 'hotel' | 'place' | 'activity'; id: string; title: string; href: string }

/** A list longer than this is no list to choose from (ours). */
export const SAVED_MAX = 50

export const saved = keptList('padauk.saved', parse)

/** The saved items, newest first; empty on the server and until the script runs. */
export function useSaved(): SavedItem[] {
  return useKept(saved)
}

export function isSaved(items: readonly SavedItem[], item: Pick<SavedItem, 'kind' | 'id'>): boolean {
  return items.some((each) => isSame(each, item))
}

/** Saves the item, or takes it off the list. */
export function toggleSaved(item: SavedItem): void {
  const items = saved.read()
  const others = items.filter((each) => !isSame(each, item))
  saved.keep(others.length < items.length ? others : [item, ...others].slice(0, SAVED_MAX))
}

function isSame(one: Pick<SavedItem, 'kind' | 'id'>, other: Pick<SavedItem, 'kind' | 'id'>): boolean {
  return one.kind === other.kind && one.id === other.id
}

function parse(list: unknown): SavedItem[] {
  return Array.isArray(list) ? list.filter(isItem).slice(0, SAVED_MAX) : []
}

function isItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { kind, id, title, href } = value as Record<string, unknown>
  return (
    (kind === 'package' || kind === 'hotel' || kind === 'place' || kind === 'activity') &&
    typeof id === 'string' &&
    typeof title === 'string' &&
    // Only addresses of this site: "//other" would leave it.
    typeof href === 'string' &&
    /^\/(?!\/)/.test(href)
  )
}
