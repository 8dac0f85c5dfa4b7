import { plainLine } from './plain-text.ts'
import { visitorPaths } from './visitor-paths.ts'

/** What can be named in the address of a list; each kind by a name of its own there. */
const KIND_OF = { p: 'package', h: 'hotel', w: 'activity', at: 'place', c: 'car' } as const
export type SavedKind = (typeof KIND_OF)[keyof typeof KIND_OF]
export type SavedKey = { kind: SavedKind; id: string }

/** Things one address names: with the longest ids it stays below the longest address that is read (ours). */
export const SHARED_ITEMS_MAX = 24
/** Characters of a list's name (ours). */
export const LIST_NAME_MAX = 40
const ID = /^[a-z0-9._-]{1,64}$/
/** Letters of any script, digits and what stands in a name: no address and no mark-up can be written with them. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N} '’&,.!?()+-]/gu

/** `/saved?name=Honeymoon+ideas&p=island-saver&h=lantern-reef`: the list is in its address and nowhere else. */
export function sharedListPath(name: string, items: readonly SavedKey[]): string {
  return addressOf(visitorPaths.saved, name === '' ? [] : [['name', name]], items)
}

/** Where the prices of today of these are asked for. */
export function savedPricesPath(items: readonly SavedKey[]): string {
  return addressOf(visitorPaths.savedPrices, [], items)
}

/** What an address names, each once, in its order; whatever cannot be an id is left out. */
export function readSharedItems(search: URLSearchParams): SavedKey[] {
  const items = [...search].flatMap(([name, id]) => {
    const kind = Object.hasOwn(KIND_OF, name) ? KIND_OF[name as keyof typeof KIND_OF] : undefined
    return kind !== undefined && ID.test(id) ? [{ kind, id }] : []
  })
  return [...new Map(items.map((item) => [keyOfSaved(item), item])).values()].slice(0, SHARED_ITEMS_MAX)
}

/** The name as it is shown: one line, no longer than a name is, of nothing but what names are written with. */
export function listName(text: string): string {
  return [...plainLine(plainLine(text).replaceAll(NOT_IN_NAMES, ''))].slice(0, LIST_NAME_MAX).join('').trim()
}

export function keyOfSaved({ kind, id }: SavedKey): string {
  return `${kind} ${id}`
}

function addressOf(path: string, first: [string, string][], items: readonly SavedKey[]): string {
  const named = items.slice(0, SHARED_ITEMS_MAX).map(({ kind, id }): [string, string] => [nameOf(kind), id])
  const search = new URLSearchParams([...first, ...named]).toString()
  return search === '' ? path : `${path}?${search}`
}

function nameOf(kind: SavedKind): string {
  return Object.entries(KIND_OF).find(([, each]) => each === kind)?.[0] ?? ''
}
