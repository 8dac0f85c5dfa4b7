import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { type Journey, type TravelParts, travel } from './journey.ts'
import type { FreeSeat } from './stock.ts'

const LOOK_MS = 50

/** Sees every booking the moment it is confirmed, with one question for all who wait. */
export function watchConfirmed(db: Db) {
  const seenAt = new Map<string, number>()
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await sql<{ reference: string }>`
        select reference from booking where confirmed_at > app_now() - interval '3 seconds' and reference is not null`.execute(
        db,
      )
      const now = Date.now()
      for (const { reference } of rows) if (!seenAt.has(reference)) seenAt.set(reference, now)
      await wait(LOOK_MS)
    }
  })()
  const until = async (reference: string, ms: number): Promise<boolean> => {
    const end = Date.now() + ms
    while (!seenAt.has(reference)) {
      if (Date.now() > end) return false
      await wait(LOOK_MS)
    }
    return true
  }
  const stop = async () => {
    isOver = true
    await watching
  }
  return { seenAt, until, stop }
}

/** Takes them one after the other. */
export function dealer(seats: FreeSeat[]): () => FreeSeat {
  return () => {
    const seat = seats.pop()
    if (seat === undefined) throw new Error('Every seat is sold')
    return seat
  }
}

/** So many travellers a second set out, whatever is under way; answers all of them once everybody has arrived or given up. */
export async function setOut(
  parts: TravelParts,
  { perSecond, ms }: { perSecond: number; ms: number },
): Promise<Journey[]> {
  const journeys: Promise<Journey>[] = []
  const begunAt = performance.now()
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - begunAt) {
    // A timer that is late catches up, so that the rate is kept.
    const due = Math.ceil((elapsed / 1_000) * perSecond)
    while (journeys.length < due) journeys.push(travel(parts))
    await wait(1_000 / perSecond)
  }
  return Promise.all(journeys)
}

/** So many travellers, each setting out again as soon as they have arrived: as many journeys as there can be. */
export async function keepTravelling(
  parts: TravelParts,
  { travellers, ms }: { travellers: number; ms: number },
): Promise<Journey[]> {
  const until = performance.now() + ms
  const journeys: Journey[] = []
  const traveller = async () => {
    while (performance.now() < until) journeys.push(await travel(parts))
  }
  await Promise.all(Array.from({ length: travellers }, traveller))
  return journeys
}

/** The commonest troubles, in words, with how often each was. */
export function troublesOf(journeys: readonly Journey[]): string[] {
  const counts = new Map<string, number>()
  for (const { trouble } of journeys) if (trouble !== undefined) counts.set(trouble, (counts.get(trouble) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([trouble, count]) => `${count} x ${trouble}`)
}
