import { sql } from 'kysely'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { SEAT_STREAMS_MAX, SEAT_STREAMS_NETWORK_MAX } from '#contract/terms/limits.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { readSeats, type SeatState } from './claim-seats.ts'

/** A comment so often keeps proxies from closing a quiet stream (public API). */
const COMMENT_EVERY_MS = 15_000
/** A browser that was cut off comes back after so long. */
const RETRY_MS = 3_000
/** A stream ends after so long and is taken up again: a page left open must not hold its place for days (ours). */
const STREAM_MS = 30 * MINUTE_MS
/** Parts waiting for a reader who does not read; then the stream ends (ours). */
const WAITING_MAX = 64
/** Streams of all visitors together in one process (ours). */
const STREAMS_MAX = 1_000

/** Where a listener comes from: one subscriber, and the network with all its subscribers. */
type StreamListener = { subscriber: string; network: string }
type StreamDoor = { enter(listener: StreamListener): { leave(): void } | undefined }

/** Lets a subscriber and a network hold so many streams open, and all together no more than the process bears. */
export function streamDoor(): StreamDoor {
  const subscribers = countedUpTo(SEAT_STREAMS_MAX)
  const networks = countedUpTo(SEAT_STREAMS_NETWORK_MAX)
  let all = 0
  return {
    enter: ({ subscriber, network }) => {
      if (all >= STREAMS_MAX || !subscribers.hasRoom(subscriber) || !networks.hasRoom(network)) return undefined
      subscribers.take(subscriber)
      networks.take(network)
      all += 1
      let isInside = true
      return {
        leave: () => {
          if (!isInside) return
          isInside = false
          all -= 1
          subscribers.free(subscriber)
          networks.free(network)
        },
      }
    },
  }
}

/** Counts streams by name, up to `most` a name; names without one are forgotten. */
function countedUpTo(most: number) {
  const open = new Map<string, number>()
  return {
    hasRoom: (name: string) => (open.get(name) ?? 0) < most,
    take: (name: string) => void open.set(name, (open.get(name) ?? 0) + 1),
    free: (name: string) => {
      const left = (open.get(name) ?? 1) - 1
      if (left === 0) open.delete(name)
      else open.set(name, left)
    },
  }
}

type StreamParts = {
  db: Db
  watch: SeatWatch
  sailingId: string
  /** Every seat that can be sold: a client without the current version gets the state of all. */
  seats: readonly string[]
  /** Last-Event-ID of a browser that comes back. */
  lastVersion: number | undefined
  /** Ends the stream when the site stops; the browser then reconnects. */
  closing: AbortSignal
  onEnd: () => void
}

/** Seats of a sailing as server-sent events: all of them first, unless the listener has them, then every change. */
export async function streamSeats(parts: StreamParts): Promise<Response> {
  const now = (await readSeats(parts.db, parts.sailingId)) ?? { taken: [], version: 0 }
  let close: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        close = begin(controller, parts, now)
      },
      cancel: () => close(),
    },
    { highWaterMark: WAITING_MAX },
  )
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}

function begin(
  controller: ReadableStreamDefaultController<Uint8Array>,
  { watch, sailingId, seats, lastVersion, closing, onEnd }: StreamParts,
  now: SeatState,
): () => void {
  const encoder = new TextEncoder()
  const say = (text: string): void => {
    if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text))
    else end()
  }
  const watching = watch.watch(sailingId, now, (changes) => say(eventOf(changes)))
  const comments = setInterval(() => say(': still here\n\n'), COMMENT_EVERY_MS).unref()
  const bedtime = setTimeout(() => end(), STREAM_MS).unref()
  const stop = (): void => {
    watching.stop()
    clearInterval(comments)
    clearTimeout(bedtime)
    closing.removeEventListener('abort', end)
    onEnd()
  }
  const end = (): void => {
    stop()
    controller.close()
  }
  closing.addEventListener('abort', end, { once: true })
  say(`retry: ${RETRY_MS}\n\n`)
  if (lastVersion !== now.version) say(eventOf(wholeOf(now, seats)))
  return stop
}

/** The state of all seats as changes, correct for a client with any earlier state. */
function wholeOf({ taken, version }: SeatState, seats: readonly string[]): SeatChanges {
  const gone = new Set(taken)
  return { taken, freed: seats.filter((seat) => !gone.has(seat)), version }
}

function eventOf(changes: SeatChanges): string {
  return `event: seats\nid: ${changes.version}\ndata: ${JSON.stringify(changes)}\n\n`
}

/** Seats taken by others are grey within five seconds (ours); a look costs one small statement. */
const LOOK_EVERY_MS = 1_000

type SeatChanges = { taken: string[]; freed: string[]; version: number }
type Listener = (changes: SeatChanges) => void
type Watched = { taken: ReadonlySet<string>; version: number; listeners: Set<Listener> }

export type SeatWatch = {
  /** Notifies of changes of one sailing until `stop`; `known` is the state that the listener has. */
  watch(sailingId: string, known: { taken: readonly string[]; version: number }, listener: Listener): { stop(): void }
  /** Checks at once, after a notification of changed seats. */
  wake(): void
}

/**
 * Watches sailings while they have listeners. The database has the versions, so it works
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

/** Holds that have run out count as free already; deleting their rows changes the version of the sailing, which notifies the listeners. */
async function tidyHolds(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as materialized (
      select sailing_id, seat from ferry_seat where sailing_id = any(${ids}) and expires_at <= app_now()
       order by sailing_id, seat for update skip locked)
    delete from ferry_seat using gone where ferry_seat.sailing_id = gone.sailing_id and ferry_seat.seat = gone.seat`.execute(
    db,
  )
}
