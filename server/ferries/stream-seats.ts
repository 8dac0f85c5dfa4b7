import { SEAT_STREAMS_MAX } from '#contract/terms/limits.ts'
import type { Db } from '#server/db/db.ts'
import { readSeats, type SeatState } from './claim-seats.ts'
import type { SeatNews, SeatWatch } from './watch-seats.ts'

/** A comment so often keeps proxies from closing a quiet stream (wire 3). */
const COMMENT_EVERY_MS = 15_000
/** A browser that was cut off comes back after so long. */
const RETRY_MS = 3_000
/** A stream ends after so long and is taken up again: a page left open must not hold its place for days (ours). */
const STREAM_MS = 30 * 60_000
/** Parts waiting for a reader who does not read; then the stream ends (ours). */
const WAITING_MAX = 64
/** Streams of all visitors together in one process (ours). */
const STREAMS_MAX = 1_000

export type StreamDoor = { enter(visitor: string): { leave(): void } | undefined }

/** Lets a visitor hold so many streams open, and all together no more than the process bears. */
export function streamDoor(): StreamDoor {
  const open = new Map<string, number>()
  let all = 0
  return {
    enter: (visitor) => {
      const mine = open.get(visitor) ?? 0
      if (mine >= SEAT_STREAMS_MAX || all >= STREAMS_MAX) return undefined
      open.set(visitor, mine + 1)
      all += 1
      let isInside = true
      return {
        leave: () => {
          if (!isInside) return
          isInside = false
          all -= 1
          const left = (open.get(visitor) ?? 1) - 1
          if (left === 0) open.delete(visitor)
          else open.set(visitor, left)
        },
      }
    },
  }
}

export type StreamParts = {
  db: Db
  watch: SeatWatch
  tripId: string
  /** Every seat that can be sold, so that a listener who knows nothing, or too little, hears of all. */
  seats: readonly string[]
  /** Last-Event-ID of a browser that comes back. */
  lastVersion: number | undefined
  onEnd: () => void
}

/** Seats of a sailing as server-sent events: all of them first, unless the listener has them, then every change. */
export async function streamSeats(parts: StreamParts): Promise<Response> {
  const now = (await readSeats(parts.db, parts.tripId)) ?? { taken: [], version: 0 }
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
  { watch, tripId, seats, lastVersion, onEnd }: StreamParts,
  now: SeatState,
): () => void {
  const encoder = new TextEncoder()
  const say = (text: string): void => {
    if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text))
    else end()
  }
  const watching = watch.watch(tripId, now, (news) => say(eventOf(news)))
  const comments = setInterval(() => say(': still here\n\n'), COMMENT_EVERY_MS).unref()
  const bedtime = setTimeout(() => end(), STREAM_MS).unref()
  const stop = (): void => {
    watching.stop()
    clearInterval(comments)
    clearTimeout(bedtime)
    onEnd()
  }
  const end = (): void => {
    stop()
    controller.close()
  }
  say(`retry: ${RETRY_MS}\n\n`)
  if (lastVersion !== now.version) say(eventOf(wholeOf(now, seats)))
  return stop
}

/** Everything at once: right for whoever knows nothing, and for whoever knows what was. */
function wholeOf({ taken, version }: SeatState, seats: readonly string[]): SeatNews {
  const gone = new Set(taken)
  return { taken, freed: seats.filter((seat) => !gone.has(seat)), version }
}

function eventOf(news: SeatNews): string {
  return `event: seats\nid: ${news.version}\ndata: ${JSON.stringify(news)}\n\n`
}
