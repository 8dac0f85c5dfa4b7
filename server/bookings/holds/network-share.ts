import type { Db } from '#server/db/db.ts'
import type { StockKind, StockNeed } from '#server/products/priced-line.ts'
import type { ItemKey } from '#server/products/stock.ts'
import { listItems, stockOf } from '#server/products/stocks.ts'
import type { HoldingLimits } from './holding-limits.ts'

/** A part of the stock of which one network may hold only its share: a sailing, a room type's night, a slot of a vehicle or an activity. */
export type StockItem = { kind: StockKind } & ItemKey
export type ItemNeed = { item: StockItem; units: number }

export function keyOf({ kind, first, second, day, time }: StockItem): string {
  return [kind, first, second, day, time].filter((part) => part !== '').join(' ')
}

/** What these lines take of each item, added up. */
export function itemsOf(lines: readonly { stock: StockNeed }[]): ItemNeed[] {
  const needs = new Map<string, ItemNeed>()
  for (const { kind, item, units } of listItems(lines)) {
    const own = { kind, ...item }
    needs.set(keyOf(own), { item: own, units: units + (needs.get(keyOf(own))?.units ?? 0) })
  }
  return [...needs.values()]
}

/** The most units of an item with so much stock that one network may hold at a time; without end where nothing is counted. */
export function mostUnits(kind: StockKind, stock: number, limits: HoldingLimits): number {
  const { units, percent } = stockOf(kind).share(limits)
  return percent >= 100 ? Number.POSITIVE_INFINITY : Math.max(units, Math.floor((stock * percent) / 100))
}

export type RequestedItem = StockItem & { countedBy: string }

/** How many units of an item one may hold, and how many more. */
export type Share = { most: number; left: number }

/** The share that each of these has of each item; in their order. */
export async function countShares(
  tx: Db,
  requested: readonly RequestedItem[],
  limits: HoldingLimits,
): Promise<Share[]> {
  const shares = new Map<RequestedItem, Share>()
  for (const [kind, items] of Map.groupBy(requested, (each) => each.kind)) {
    const counts = await stockOf(kind).count(tx, items)
    for (const [index, item] of items.entries()) {
      const { held = 0, stock = 0 } = counts[index] ?? {}
      const most = mostUnits(kind, stock, limits)
      shares.set(item, { most, left: most - held })
    }
  }
  return requested.map((item) => shares.get(item) ?? { most: 0, left: 0 })
}
