import { counted } from '#contract/terms/counted.ts'
import { groupText } from '#contract/terms/group-texts.ts'
import { FERRY_SEATS_MAX } from '#contract/terms/limits.ts'
import { answerBy } from '#contract/terms/support-hours.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import type { PricedLine, StockKind, StockNeed } from '#server/products/priced-line.ts'
import type { ItemKey } from '#server/products/stock.ts'
import { listItems, stockOf } from '#server/products/stocks.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { HoldingLimits } from './holding-limits.ts'

type Moment = { now: Date; limits: HoldingLimits }

type Lines = readonly Pick<PricedLine, 'stock'>[]

type GroupRefusal = ApiRefusal & { line: number }

type Over = { need: ItemNeed; most: number }

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

/** Seats of one sailing that may be held at once; a larger group is booked by the office. */
export function groupSeatsMax({ visitorSeats }: Pick<HoldingLimits, 'visitorSeats'>): number {
  return Math.min(FERRY_SEATS_MAX, visitorSeats)
}

/** The first line that brings a sailing above so many seats, those that a package brings with it among them. */
function lineAboveGroup(lines: readonly Pick<PricedLine, 'stock'>[], most: number): number | undefined {
  const counts = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    for (const { tripId } of line.stock.seats) {
      const count = (counts.get(tripId) ?? 0) + 1
      counts.set(tripId, count)
      if (count > most) return index
    }
  }
  return undefined
}

/** The message to a group in place of a hold: staff book it, and respond by then. */
export async function readGroupText(db: Db, now: Date, above: string): Promise<string> {
  const brand = await readBrand(db)
  return groupText({ above, answer: brand && answerBy(now, brand.supportHours.text) })
}

/** The refusal of lines with more seats of one sailing than may be held online; undefined where they have not. */
export async function groupRefusal(db: Db, { now, limits }: Moment, lines: Lines): Promise<GroupRefusal | undefined> {
  const most = groupSeatsMax(limits)
  const line = lineAboveGroup(lines, most)
  if (line === undefined) return undefined
  const words = await readGroupText(db, now, shareText('seats', most))
  return { ...invalid(`lines.${line}`, words, 'group'), line }
}

/**
 * The same where nothing is held yet: also of lines that take more of anything than one network may ever hold, however little is taken.
 * A hold of such lines is refused by the limits on holding (hold-limits.ts).
 */
export async function plannedGroupRefusal(db: Db, moment: Moment, lines: Lines): Promise<GroupRefusal | undefined> {
  const seats = await groupRefusal(db, moment, lines)
  if (seats !== undefined) return seats
  const over = await needAboveShare(db, moment.limits, itemsOf(lines))
  if (over === undefined) return undefined
  const line = lineAbove(lines, over)
  const words = await readGroupText(db, moment.now, shareText(over.need.item.kind, over.most))
  return { ...invalid(`lines.${line}`, words, 'group'), line }
}

async function needAboveShare(db: Db, limits: HoldingLimits, needs: readonly ItemNeed[]): Promise<Over | undefined> {
  const large = needs.filter(({ item, units }) => {
    const share = stockOf(item.kind).share(limits)
    return share.percent < 100 && units > share.units
  })
  const asked = large.map(({ item }) => ({ ...item, countedBy: '' }))
  const shares = await countShares(db, asked, limits)
  return large
    .map((need, index) => ({ need, most: shares[index]?.most ?? 0 }))
    .find(({ need, most }) => need.units > most)
}

/** The first line with which the limit is exceeded. */
function lineAbove(lines: Lines, { need, most }: Over): number {
  let units = 0
  return lines.findIndex((line) => {
    units += itemsOf([line]).find(({ item }) => keyOf(item) === keyOf(need.item))?.units ?? 0
    return units > most
  })
}

/** "3 rooms of one type" */
export function shareText(kind: StockKind, most: number): string {
  const { unit, ofGroup } = stockOf(kind).words
  return `${counted(most, unit)} ${ofGroup}`
}
