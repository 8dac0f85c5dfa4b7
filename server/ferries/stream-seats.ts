import { MINUTE_MS } from '#contract/terms/durations.ts'
import { SEAT_STREAMS_MAX, SEAT_STREAMS_NETWORK_MAX } from '#contract/terms/limits.ts'
import type { Db } from '#server/db/db.ts'
import { readSeats, type SeatState } from './claim-seats.ts'
import type { SeatChanges, SeatWatch } from './watch-seats.ts'

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
export type Listener = { subscriber: string; network: string }
export type StreamDoor = { enter(listener: Listener): { leave(): void } | undefined }

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

export type StreamParts = {
  db: Db
  watch: SeatWatch
  sailingId: string
  /** Every seat that can be sold, so that a listener who knows nothing, or too little, hears of all. */
  seats: readonly string[]
  /** Last-Event-ID of a browser that comes back. */
  lastVersion: number | undefined
  /** Ends the stream once the site stops: the browser then asks whoever comes after. */
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

/** Everything at once: right for whoever knows nothing, and for whoever knows what was. */
function wholeOf({ taken, version }: SeatState, seats: readonly string[]): SeatChanges {
  const gone = new Set(taken)
  return { taken, freed: seats.filter((seat) => !gone.has(seat)), version }
}

function eventOf(changes: SeatChanges): string {
  return `event: seats\nid: ${changes.version}\ndata: ${JSON.stringify(changes)}\n\n`
}
