import { useSyncExternalStore } from 'react'

/** What a visitor put aside. Kept in the browser only: nothing is sent, nothing is known about it elsewhere. */
export type SavedItem = { kind: 'package' | 'hotel' | 'place' | 'activity'; id: string; title: string; href: string }

const KEY = 'padauk.saved'
/** A list longer than this is no list to choose from (ours). */
const SAVED_MAX = 50
const NOTHING: SavedItem[] = []

const listeners = new Set<() => void>()
let known: { text: string | null; items: SavedItem[] } = { text: null, items: NOTHING }

/** The saved items, newest first; empty on the server and until the script runs. */
export function useSaved(): SavedItem[] {
  return useSyncExternalStore(subscribe, read, () => NOTHING)
}

export function isSaved(items: readonly SavedItem[], item: Pick<SavedItem, 'kind' | 'id'>): boolean {
  return items.some((each) => isSame(each, item))
}

/** Saves the item, or takes it off the list. */
export function toggleSaved(item: SavedItem): void {
  const items = read()
  const others = items.filter((each) => !isSame(each, item))
  keep(others.length < items.length ? others : [item, ...others].slice(0, SAVED_MAX))
}

function isSame(one: Pick<SavedItem, 'kind' | 'id'>, other: Pick<SavedItem, 'kind' | 'id'>): boolean {
  return one.kind === other.kind && one.id === other.id
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

// React asks again and again: the same text must give the same array.
function read(): SavedItem[] {
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    // Storage refused: the list lives as long as the page.
    return known.items
  }
  if (text !== known.text) known = { text, items: parse(text) }
  return known.items
}

function keep(items: SavedItem[]): void {
  const text = JSON.stringify(items)
  known = { text, items }
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Storage refused or full: the list lives as long as the page.
  }
  for (const listener of listeners) listener()
}

function parse(text: string | null): SavedItem[] {
  if (text === null) return NOTHING
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isItem).slice(0, SAVED_MAX) : NOTHING
  } catch {
    // Somebody else's text under our key.
    return NOTHING
  }
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
