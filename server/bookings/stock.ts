import { claimCars, freeCars, keepCars, releaseCars, tidyCars } from '#server/cars/claim-cars.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { claimSeats, keepSeats, releaseSeats, releaseTheseSeats } from '#server/ferries/claim-seats.ts'
import { listFreeLike, nameFree } from '#server/ferries/price-seats.ts'
import { claimNights, freeNights, keepNights, releaseNights, tidyNights } from '#server/hotels/claim-nights.ts'
import { claimSlots, freeSlots, keepSlots, releaseSlots, tidySlots } from '#server/water-sports/claim-slots.ts'
import { NO_STOCK, type StockNeed } from './priced-line.ts'

export type Claim = { key: string; expiresAt: Date | null }

/** What could not be had, by the index of the line that needs it. */
export type ShortLines = number[]

/** Lines of one hold or booking, and who is to have what they need. */
export type StockClaim = { needs: readonly StockNeed[]; claim: Claim }

/**
 * Takes what all of these lines need, inside the caller's transaction, kind by kind and each kind in the order of its keys, so
 * that two of these never wait for each other. Answers the lines that fell short; the caller then undoes the whole.
 */
export async function claimStock(tx: Tx, needs: readonly StockNeed[], claim: Claim): Promise<ShortLines> {
  const [short = []] = await claimStocks(tx, [{ needs, claim }])
  return short
}

/** The same for several at once, none of which needs a seat that another does; only one may need more than seats. */
export async function claimStocks(tx: Tx, claims: readonly StockClaim[]): Promise<ShortLines[]> {
  const short = claims.map(({ needs }) => new Set(seatsAskedTwice(needs)))
  const wanted = claims.flatMap(({ needs, claim }, index) => {
    const { asked, lineOf } = gather(needs, 'seats')
    return asked.map((seat, place) => ({ ...seat, ...claim, index, line: lineOf(place) }))
  })
  const lost = new Set(await claimSeats(tx, wanted))
  for (const [place, { index, line }] of wanted.entries()) if (lost.has(place)) short[index]?.add(line)
  for (const [index, { needs, claim }] of claims.entries()) {
    for (const line of await claimOthers(tx, needs, claim)) short[index]?.add(line)
  }
  return short.map((lines) => [...lines].sort((one, other) => one - other))
}

/** All but the seats. */
async function claimOthers(tx: Tx, needs: readonly StockNeed[], claim: Claim): Promise<ShortLines> {
  const short: ShortLines = []
  const take = async <Kind extends Exclude<keyof StockNeed, 'seats'>>(
    kind: Kind,
    claimAll: (tx: Tx, asked: StockNeed[Kind][number][], claim: Claim) => Promise<number[]>,
  ) => {
    const { asked, lineOf } = gather(needs, kind)
    if (asked.length === 0) return
    for (const index of await claimAll(tx, asked, claim)) short.push(lineOf(index))
  }
  await take('nights', claimNights)
  await take('cars', claimCars)
  await take('slots', claimSlots)
  return short
}

/** The lines that ask for a seat which another line before them asks for (booking rules race 2). */
function seatsAskedTwice(needs: readonly StockNeed[]): number[] {
  const { asked, lineOf } = gather(needs, 'seats')
  const seen = new Set<string>()
  return asked.flatMap(({ tripId, seat }, index) => {
    const key = `${tripId} ${seat}`
    if (seen.has(key)) return [lineOf(index)]
    seen.add(key)
    return []
  })
}

export async function releaseStock(tx: Tx, key: string): Promise<void> {
  await releaseSeats(tx, key)
  await releaseNights(tx, key)
  await releaseCars(tx, key)
  await releaseSlots(tx, key)
}

/**
 * Gives back what the lines that are `gone` had of a confirmed booking. Seats are each one line's alone, and those of the others
 * stay, even of a sailing that is not on any more. Rooms, cars and units are let go by the kind and taken again for the `rest`,
 * all inside the caller's transaction: nobody can come between. Answers the lines of the rest that fell short.
 */
export async function releaseLines(
  tx: Tx,
  key: string,
  { gone, rest }: { gone: readonly StockNeed[]; rest: readonly StockNeed[] },
): Promise<ShortLines> {
  await releaseTheseSeats(tx, key, gather(gone, 'seats').asked)
  const again: StockNeed[] = rest.map(() => ({ ...NO_STOCK }))
  for (const { kind, release } of OTHERS) {
    if (gather(gone, kind).asked.length === 0) continue
    await release(tx, key)
    for (const [line, need] of rest.entries()) again[line] = { ...NO_STOCK, ...again[line], [kind]: need[kind] }
  }
  return claimOthers(tx, again, { key, expiresAt: null })
}

const OTHERS = [
  { kind: 'nights', release: releaseNights },
  { kind: 'cars', release: releaseCars },
  { kind: 'slots', release: releaseSlots },
] as const

/** Moves the end of everything a claim has; null: for good. */
export async function keepStock(tx: Tx, key: string, expiresAt: Date | null): Promise<void> {
  await keepSeats(tx, key, expiresAt)
  await keepNights(tx, key, expiresAt)
  await keepCars(tx, key, expiresAt)
  await keepSlots(tx, key, expiresAt)
}

/** Gives back what ran out, whoever it was claimed by. Says how much. */
export async function tidyStock(db: Db): Promise<number> {
  return (await tidyNights(db)) + (await tidyCars(db)) + (await tidySlots(db))
}

/** What may be had in place of a line that fell short: `free` names seats by their ids, `words` as the boat does. */
export async function freeInstead(db: Db, { seats, nights, cars, slots }: StockNeed): Promise<FreeInstead> {
  const trips = [...Map.groupBy(seats, ({ tripId }) => tripId)].map(async ([tripId, asked]) => {
    const ids = await listFreeLike(
      db,
      tripId,
      asked.map(({ seat }) => seat),
    )
    return { ids, words: await nameFree(db, tripId, ids) }
  })
  const [found, others] = await Promise.all([
    Promise.all(trips),
    Promise.all([
      nights.length > 0 ? freeNights(db, nights) : [],
      cars.length > 0 ? freeCars(db, cars) : [],
      slots.length > 0 ? freeSlots(db, slots) : [],
    ]),
  ])
  return {
    free: [...found.flatMap(({ ids }) => ids), ...others.flat()],
    words: [...found.flatMap(({ words }) => (words === '' ? [] : [words])), ...others.flat()],
  }
}

type FreeInstead = { free: string[]; words: string[] }

type Gathered<Part> = { asked: Part[]; lineOf: (index: number) => number }

function gather<Kind extends keyof StockNeed>(
  needs: readonly StockNeed[],
  kind: Kind,
): Gathered<StockNeed[Kind][number]> {
  const asked: StockNeed[Kind][number][] = []
  const lines: number[] = []
  for (const [line, need] of needs.entries()) {
    for (const part of need[kind]) {
      asked.push(part)
      lines.push(line)
    }
  }
  return { asked, lineOf: (index) => lines[index] ?? 0 }
}
