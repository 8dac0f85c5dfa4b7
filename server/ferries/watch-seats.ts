import { sql } from 'kysely'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { readSeats } from './claim-seats.ts'

/** Seats taken by others are grey within five seconds (ours); a look costs one small statement. */
const LOOK_EVERY_MS = 1_000

export type SeatChanges = { taken: string[]; freed: string[]; version: number }
type Listener = (changes: SeatChanges) => void
type Watched = { taken: ReadonlySet<string>; version: number; listeners: Set<Listener> }

export type SeatWatch = {
  /** News of one sailing until `stop`; `known` is what the listener has been told already. */
  watch(sailingId: string, known: { taken: readonly string[]; version: number }, listener: Listener): { stop(): void }
  /** Looks at once: somebody said that seats have changed. */
  wake(): void
}

/**
 * Watches the sailings that somebody looks at, and nothing while nobody does. The database says what has changed, so it works
 * with any number of processes; a hold that has run out is tidied away here, which makes it a change like any other.
 */
export function watchSeats(db: Db, log: Log): SeatWatch {
  const sailings = new Map<string, Watched>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  const look = (): Promise<void> => {
    looking ??= lookAt(db, sailings)
      .catch((error: unknown) => log.warn({ event: 'seats_not_seen', err: error }, 'Seats could not be looked at'))
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  return {
    watch: (sailingId, known, listener) => {
      const watched = sailings.get(sailingId) ?? { ...known, taken: new Set(known.taken), listeners: new Set() }
      watched.listeners.add(listener)
      sailings.set(sailingId, watched)
      timer ??= setInterval(look, LOOK_EVERY_MS).unref()
      return {
        stop: () => {
          watched.listeners.delete(listener)
          if (watched.listeners.size === 0 && sailings.get(sailingId) === watched) sailings.delete(sailingId)
          if (sailings.size > 0) return
          clearInterval(timer)
          timer = undefined
        },
      }
    },
    wake: () => void look(),
  }
}

async function lookAt(db: Db, sailings: ReadonlyMap<string, Watched>): Promise<void> {
  const ids = [...sailings.keys()]
  if (ids.length === 0) return
  await tidyHolds(db, ids)
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from ferry_sailing where id = any(${ids})`.execute(db)
  for (const { id, version } of rows) {
    const watched = sailings.get(id)
    if (watched !== undefined && watched.version !== version) await tell(db, id, watched)
  }
}

async function tell(db: Db, id: string, watched: Watched): Promise<void> {
  const now = await readSeats(db, id)
  if (now === undefined) return
  const changes = changesOf(watched.taken, now)
  watched.taken = new Set(now.taken)
  watched.version = now.version
  for (const listener of watched.listeners) listener(changes)
}

/** What has changed since `before`. */
function changesOf(before: ReadonlySet<string>, now: { taken: readonly string[]; version: number }): SeatChanges {
  const after = new Set(now.taken)
  return {
    taken: now.taken.filter((seat) => !before.has(seat)),
    freed: [...before].filter((seat) => !after.has(seat)),
    version: now.version,
  }
}

/** Holds that have run out count as free already; without their rows the sailing has another version, which is what tells the watchers. */
async function tidyHolds(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as materialized (
      select sailing_id, seat from ferry_seat where sailing_id = any(${ids}) and expires_at <= app_now()
       order by sailing_id, seat for update skip locked)
    delete from ferry_seat using gone where ferry_seat.sailing_id = gone.sailing_id and ferry_seat.seat = gone.seat`.execute(
    db,
  )
}
