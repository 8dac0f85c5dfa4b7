import { sql } from 'kysely'
import { expect } from 'vitest'
import { lakhLine, type Staged, type StagePlan, stageHeld } from './staged-booking.ts'
import type { TestApi } from './test-api.ts'
import { testEngine } from './test-database.ts'

/** The embedded database does one thing after the other, so a few rounds say all it can. */
export const ROUNDS = testEngine === 'postgres' ? 100 : 3
/** Rounds under way at once, each with a seat of its own. */
const AT_ONCE = 5
/** How often some rounds are added for a side that has not won yet. */
const TURNS_MAX = 12
/** How far moments are spread at most on a machine that is slow: more than a second. */
const SPREAD_MAX = 64
/** How much later one may come than another (ours). */
const OFFSET_MS = 20

export type Ground = { tripId: string; seat: string }

/**
 * Seats of the forty days from then on that nothing else touches; one after the other on another sailing, as whoever takes a seat
 * locks its sailing for a moment.
 */
export async function grounds(api: TestApi, from: string, tripId?: string): Promise<Ground[]> {
  const { rows } = await sql<Ground>`
    select sailing.id as "tripId", seat from ferry_sailing sailing
      join ferry_trip trip on trip.id = sailing.trip_id join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id,
      unnest(cabin.seats) seat
     where sailing.id = coalesce(${tripId ?? null}::text, sailing.id) and sailing.is_active
       and sailing.departs_at between ${from}::timestamptz and ${from}::timestamptz + interval '40 days'
       and seat <> all(cabin.blocked) and trip.fares ? cabin.code
     order by seat, sailing.id limit 6000`.execute(api.testDatabase.db)
  return rows
}

/** Runs a race so many times, a few rounds at once; `round` has its number. */
export async function rounds<Result>(count: number, round: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const run = async () => {
    for (let index = next++; index < count; index = next++) results.push(await round(index))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  return results
}

/** The same for each of these. */
export function roundOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return rounds(items.length, (index) => work(items[index] as Item))
}

export type Outcomes = {
  /** Each of these must come: every side wins now and then. */
  each: readonly string[]
  /** May come, or not. */
  rare?: readonly string[]
}

/** Runs a race until every side has won, on a slow machine for some rounds more. `spread` grows while one has not. */
export function raced(outcomes: Outcomes, round: (spread: number) => Promise<string>): Promise<void> {
  return racedInTurns(outcomes, (count, spread) => rounds(count, () => round(spread)))
}

/** The same where many rounds are made ready before they are run. */
export async function racedInTurns(
  { each, rare = [] }: Outcomes,
  turnOf: (count: number, spread: number) => Promise<string[]>,
): Promise<void> {
  const came = await turnOf(ROUNDS, 1)
  const missing = () => each.filter((outcome) => !came.includes(outcome))
  for (let turn = 2; turn <= TURNS_MAX && missing().length > 0; turn += 1)
    came.push(...(await turnOf(AT_ONCE, Math.min(SPREAD_MAX, 4 ** (turn - 1)))))
  expect({ unknown: onlyThese(came, [...each, ...rare]), missing: missing() }).toEqual({ unknown: [], missing: [] })
}

/** All at once, each after up to 20 ms of its own, half of the time none or all of them, so that each comes first now and then. */
export function together<Value>(...works: (() => Promise<Value>)[]): Promise<Value[]> {
  return Promise.all(
    works.map(async (work) => {
      const share = Math.min(1, Math.max(0, 2 * Math.random() - 0.5))
      await new Promise((done) => setTimeout(done, share * OFFSET_MS))
      return work()
    }),
  )
}

/** A moment ahead at which something ends while others are at it, milliseconds. */
export function momentAhead(spread: number): number {
  return Math.random() * OFFSET_MS * spread
}

/** How often each result came. */
export function tally(results: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1
  return counts
}

/** What came beside these. */
export function onlyThese(results: readonly string[], allowed: readonly string[]): string[] {
  return results.filter((result) => !allowed.includes(result))
}

export function stageOn(api: TestApi, { tripId, seat }: Ground, plan: StagePlan = {}): Promise<Staged> {
  const line = lakhLine({ stock: { ...lakhLine().stock, seats: [{ tripId, seat }] } }, seat)
  return stageHeld(api, { ...plan, lines: [{ ...line, asked: { kind: 'ferry', tripId, seats: [seat] } }] })
}

/** Its time runs out in so many milliseconds, for the booking and for what it holds. */
export async function endsIn(api: TestApi, { id }: Staged, milliseconds: number): Promise<void> {
  await sql`
    with moved as (update booking set expires_at = app_now() + ${milliseconds} * interval '1 millisecond' where id = ${id} returning id, expires_at)
    update ferry_seat set expires_at = moved.expires_at from moved where claim = moved.id`.execute(api.testDatabase.db)
}

/** Paid and confirmed. */
export async function confirmed(booking: Staged): Promise<string> {
  const order = await booking.order()
  await booking.pays(order)
  return order
}

export async function expiredNow(api: TestApi, booking: Staged): Promise<void> {
  await endsIn(api, booking, -1)
  await booking.apply({ type: 'clock_passed', isPolled: true })
}
