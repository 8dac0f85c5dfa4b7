import { useSyncExternalStore } from 'react'

const NOTHING: never[] = []

/**
 * A list that this browser keeps under `key`, and nobody else: nothing of it is sent. `parse` takes what was kept and drops
 * what it cannot read; `shape` is what is kept.
 */
export function keptList<Item>(
  key: string,
  parse: (kept: unknown) => Item[],
  shape: (items: Item[]) => unknown = (items) => items,
) {
  const listeners = new Set<() => void>()
  let known: { text: string | null; items: Item[] } = { text: null, items: [] }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  // React asks again and again: the same text must give the same array.
  const read = (): Item[] => {
    try {
      const text = localStorage.getItem(key)
      if (text !== known.text) known = { text, items: parseKept(text, parse) }
    } catch {
      // Storage refused: the list lives as long as the page.
    }
    return known.items
  }
  const keep = (items: Item[]) => {
    const text = JSON.stringify(shape(items))
    known = { text, items }
    try {
      localStorage.setItem(key, text)
    } catch {
      // Storage refused or full: the list lives as long as the page.
    }
    for (const listener of listeners) listener()
  }
  return { read, keep, subscribe }
}

/** What is on it now; empty on the server and until the script runs. */
export function useKept<Item>({ subscribe, read }: ReturnType<typeof keptList<Item>>): Item[] {
  return useSyncExternalStore(subscribe, read, () => NOTHING)
}

export function parseKept<Item>(text: string | null, parse: (kept: unknown) => Item[]): Item[] {
  try {
    return text === null ? [] : parse(JSON.parse(text))
  } catch {
    // Somebody else's text under our key.
    return []
  }
}
