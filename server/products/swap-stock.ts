import type { Tx } from '#server/db/db.ts'
import type { StockKind, StockNeed } from './priced-line.ts'
import { STOCK_KINDS, stockOf } from './stocks.ts'

/** A need of one kind of stock. */
type Need = Parameters<ReturnType<typeof stockOf>['itemOf']>[0]
/** A thing that is counted, with how many of it are had or wanted. */
type Counted = ReadonlyMap<string, { need: Need; units: number }>

/** What a line of a booking takes in place of what it had; the other lines keep theirs. */
export type StockSwap = { was: StockNeed; now: StockNeed; others: readonly StockNeed[] }

/**
 * Claims for good what a line of a confirmed booking needs and the booking has not, and then releases what it does not need any more; what
 * both have stays. False where something cannot be had, upon which the caller undoes the whole. Whatever is counted is locked before it is
 * claimed, in the order in which everybody locks it.
 */
export async function swapStock(tx: Tx, key: string, { was, now, others }: StockSwap): Promise<boolean> {
  const swaps = STOCK_KINDS.map((kind) => {
    const [had, wanted] = [counted([was, ...others], kind), counted([now, ...others], kind)]
    return { kind, wanted, more: wholeOf(wanted, had), less: excessOf(had, wanted, kind) }
  })
  for (const { kind, wanted, more, less } of swaps) {
    const stock = stockOf(kind)
    // A seat is one: two lines of a booking never share it.
    if (stock.unitField === undefined && [...wanted.values()].some(({ units }) => units > 1)) return false
    if (more.length + less.length > 0) await stock.lock?.(tx, [...more, ...less])
    const claims = more.map((need) => ({ need, claim: { key, expiresAt: null } }))
    if (claims.length > 0 && (await stock.claim(tx, claims)).length > 0) return false
  }
  for (const { kind, less } of swaps) if (less.length > 0) await stockOf(kind).releaseThese(tx, key, less)
  return true
}

function counted(needs: readonly StockNeed[], kind: StockKind): Counted {
  const items = new Map<string, { need: Need; units: number }>()
  for (const need of needs.flatMap((each) => each[kind] as Need[])) {
    const key = itemKey(need, kind)
    const units = (items.get(key)?.units ?? 0) + stockOf(kind).itemOf(need).units
    items.set(key, { need: withUnits(need, kind, units), units })
  }
  return items
}

/** Of what there is more of than had, all: a claim says how many the booking is to have. */
function wholeOf(wanted: Counted, had: Counted): Need[] {
  return [...wanted].flatMap(([key, { need, units }]) => (units > (had.get(key)?.units ?? 0) ? [need] : []))
}

/** Of what there is more of than wanted, so many. */
function excessOf(had: Counted, wanted: Counted, kind: StockKind): Need[] {
  return [...had].flatMap(([key, { need, units }]) => {
    const excess = units - (wanted.get(key)?.units ?? 0)
    return excess > 0 ? [withUnits(need, kind, excess)] : []
  })
}

/** The same whatever order its fields were stored in. */
function itemKey(need: Need, kind: StockKind): string {
  return JSON.stringify(Object.entries(withUnits(need, kind, 0)).sort())
}

function withUnits(need: Need, kind: StockKind, units: number): Need {
  const { unitField } = stockOf(kind)
  return unitField === undefined ? need : { ...need, [unitField]: units }
}
