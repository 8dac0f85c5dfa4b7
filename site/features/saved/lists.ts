import { isDay } from '#contract/terms/india-time.ts'
import { keyOfSaved, listName, type SavedKey } from '#contract/terms/saved-list.ts'
import { useKept } from '#site/shop/saved/kept-list.ts'
import { SAVED_MAX, type SavedItem, saved } from '#site/shop/saved/saved-items.ts'
import type { Was } from './saved-texts.ts'
import type { Today } from './today-view.ts'

/**
 * A saved thing with what the hearts know nothing of and leave as it is: the list it is on (none: the first one, which has no name), and
 * what it cost when it was saved. The same thing may be on several lists; its heart stands for all of them.
 */
export type ListedItem = SavedItem & { list?: string; was?: Was }
export type SavedList = { name: string; items: ListedItem[] }

export function useLists(): SavedList[] {
  return listsOf(useKept(saved))
}

/** The unnamed list first, the others by name; a list is there as long as something is on it. */
export function listsOf(items: readonly SavedItem[]): SavedList[] {
  const lists = Map.groupBy(items.map(readItem), ({ list = '' }) => list)
  return [...lists]
    .map(([name, each]) => ({ name, items: each }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

export function moveItem(item: ListedItem, list: string): void {
  saved.keep([onto(item, list), ...listed().filter((each) => !isOn(each, item) && !isOn(each, { ...item, list }))])
}

export function removeItem(item: ListedItem): void {
  saved.keep(listed().filter((each) => !isOn(each, item)))
}

/** Takes the name; a list that has it already and this one become one. */
export function renameList(from: string, to: string): void {
  const renamed = listed().map((each) => (each.list === from || (from === '' && !each.list) ? onto(each, to) : each))
  saved.keep(renamed.filter((each, index) => renamed.findIndex((other) => isOn(other, each)) === index))
}

export function removeList(name: string): void {
  saved.keep(listed().filter(({ list = '' }) => list !== name))
}

/** Puts what a link named on a list of that name, with what it costs today; returns how much of it there was room for. */
export function keepShared(name: string, today: readonly Today[], day: string): number {
  const items = listed()
  const found = today.flatMap((each) => toItem(each, day)).map((each) => onto(each, name))
  const others = items.filter((item) => !found.some((each) => isOn(each, item)))
  const kept = found.slice(0, SAVED_MAX - others.length)
  saved.keep([...kept, ...others])
  return kept.length
}

/** As things were before something was removed. */
export function restoreItems(items: readonly SavedItem[]): void {
  saved.keep([...items])
}

/** Things whose price of the day they were saved is not known yet. */
export function unpriced(items: readonly SavedItem[]): ListedItem[] {
  return items.map(readItem).filter(({ kind, was }) => kind !== 'place' && was === undefined)
}

/** Notes what things cost now, once each. `isLate` where they were saved at another time. */
export function notePrices(today: readonly Today[], day: string, isLate: (item: SavedKey) => boolean): void {
  const prices = new Map(
    today.flatMap((each) => (each.state === 'sold' && each.price ? [[keyOfSaved(each), each.price] as const] : [])),
  )
  const items = listed().map((item) => {
    const price = prices.get(keyOfSaved(item))
    if (price === undefined || item.was !== undefined) return item
    return { ...item, was: { price, day, ...(isLate(item) ? { isLate: true as const } : {}) } }
  })
  saved.keep(items)
}

function listed(): ListedItem[] {
  return saved.read().map(readItem)
}

/** Another program may have written what is kept: names and prices are read as if somebody had typed them. */
function readItem(kept: SavedItem): ListedItem {
  const { kind, id, title, href, list, was } = kept as SavedItem & Record<'list' | 'was', unknown>
  const price = wasOf(was)
  return onto({ kind, id, title, href, ...(price && { was: price }) }, typeof list === 'string' ? listName(list) : '')
}

function wasOf(value: unknown): Was | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { price, day, isLate } = value as Record<keyof Was, unknown>
  if (!Number.isSafeInteger(price) || typeof day !== 'string' || !isDay(day)) return undefined
  // Checked just before.
  return { price: price as number, day, ...(isLate === true ? { isLate } : {}) }
}

function toItem(today: Today, day: string): ListedItem[] {
  if (today.state !== 'sold') return []
  const { kind, id, title, href, price } = today
  // A car has no heart: it can be looked at, and that is all.
  if (kind === 'car') return []
  return [{ kind, id, title, href, ...(price === undefined ? {} : { was: { price, day } }) }]
}

function onto({ list: _, ...item }: ListedItem, list: string): ListedItem {
  return list === '' ? item : { ...item, list }
}

function isOn(one: ListedItem, other: ListedItem): boolean {
  return keyOfSaved(one) === keyOfSaved(other) && (one.list ?? '') === (other.list ?? '')
}
