import { CAR_STOCK } from '#server/cars/claim-cars.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { SEAT_STOCK } from '#server/ferries/claim-seats.ts'
import { NIGHT_STOCK } from '#server/hotels/claim-nights.ts'
import { SLOT_STOCK } from '#server/water-sports/claim-slots.ts'
import type { StockKind, StockNeed } from './priced-line.ts'
import type { Claim, ItemNeed, Stock } from './stock.ts'

type NeedOf<Kind extends StockKind> = StockNeed[Kind][number]

/** Every stock, in the order in which it is claimed: of two who claim the same, neither waits for the other twice. */
const STOCKS: { readonly [Kind in StockKind]: Stock<NeedOf<Kind>> } = {
  seats: SEAT_STOCK,
  nights: NIGHT_STOCK,
  cars: CAR_STOCK,
  slots: SLOT_STOCK,
}
export const STOCK_KINDS = Object.keys(STOCKS) as readonly StockKind[]

/** A stock; it takes needs of that kind alone. */
export function stockOf(kind: StockKind): Stock<NeedOf<StockKind>> {
  return STOCKS[kind] as Stock<NeedOf<StockKind>>
}

/** What could not be had, by the index of the line that needs it. */
export type ShortLines = number[]

/** The needs of the lines of one hold or booking, and their claim. */
export type StockClaim = { needs: readonly StockNeed[]; claim: Claim }

/** Claims all that these lines need, inside the caller's transaction. Answers the lines that fell short; the caller then undoes the whole. */
export async function claimStock(tx: Tx, needs: readonly StockNeed[], claim: Claim): Promise<ShortLines> {
  const [short = []] = await claimStocks(tx, [{ needs, claim }])
  return short
}

/** The same for several at once, none of which needs a seat that another does; only one may need more than seats. */
export async function claimStocks(tx: Tx, claims: readonly StockClaim[]): Promise<ShortLines[]> {
  const short = claims.map(({ needs }) => new Set(seatsRequestedTwice(needs)))
  for (const kind of STOCK_KINDS) {
    const wanted = claims.flatMap(({ needs, claim }, index) =>
      gather(needs, kind).map(({ need, line }) => ({ need, claim, index, line })),
    )
    const lost = wanted.length === 0 ? [] : await stockOf(kind).claim(tx, wanted)
    for (const place of lost) {
      const { index, line } = wanted[place] ?? {}
      if (index !== undefined && line !== undefined) short[index]?.add(line)
    }
  }
  return short.map((lines) => [...lines].sort((one, other) => one - other))
}

/** The lines that ask for a seat which another line before them asks for (booking rules race 2). */
function seatsRequestedTwice(needs: readonly StockNeed[]): number[] {
  const seen = new Set<string>()
  return gather(needs, 'seats').flatMap(({ need: { tripId, seat }, line }) => {
    const key = `${tripId} ${seat}`
    if (seen.has(key)) return [line]
    seen.add(key)
    return []
  })
}

export async function releaseStock(tx: Tx, key: string): Promise<void> {
  for (const kind of STOCK_KINDS) await stockOf(kind).release(tx, key)
}

/** Releases what the lines that are gone had of a confirmed booking; the others keep theirs, also of what is not sold any more. */
export async function releaseLines(tx: Tx, key: string, gone: readonly StockNeed[]): Promise<void> {
  for (const kind of STOCK_KINDS) {
    const needs = gather(gone, kind).map(({ need }) => need)
    if (needs.length > 0) await stockOf(kind).releaseThese(tx, key, needs)
  }
}

/** Moves the end of everything that a claim has; null: for good. */
export async function extendStock(tx: Tx, key: string, until: Date | null): Promise<void> {
  for (const kind of STOCK_KINDS) await stockOf(kind).extend(tx, key, until)
}

/** Removes expired claims of all holds. Returns how many. */
export async function tidyStock(db: Db): Promise<number> {
  let count = 0
  for (const kind of STOCK_KINDS) count += (await stockOf(kind).tidy?.(db)) ?? 0
  return count
}

/** What may be had in place of a line that fell short: `free` names seats by their ids, `words` as the boat does. */
export async function freeInstead(db: Db, need: StockNeed): Promise<{ free: string[]; words: string[] }> {
  const found = await Promise.all(
    STOCK_KINDS.filter((kind) => need[kind].length > 0).map((kind) => stockOf(kind).free(db, need[kind])),
  )
  return { free: found.flatMap(({ ids }) => ids), words: found.flatMap(({ words }) => words) }
}

/** What these lines take of each item; an item may be there several times. */
export function listItems(lines: readonly { stock: StockNeed }[]): ({ kind: StockKind } & ItemNeed)[] {
  return lines.flatMap(({ stock }) =>
    STOCK_KINDS.flatMap((kind) => stock[kind].map((need) => ({ kind, ...stockOf(kind).itemOf(need) }))),
  )
}

function gather<Kind extends StockKind>(
  needs: readonly StockNeed[],
  kind: Kind,
): { need: NeedOf<Kind>; line: number }[] {
  return needs.flatMap((each, line) => (each[kind] as NeedOf<Kind>[]).map((need) => ({ need, line })))
}
