import { useEffect, useState } from 'react'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import type { SeatsAnswer } from '../sailing/sailing-loader.ts'

/** How often a page asks that cannot listen: a taken seat is grey within five seconds (ours). */
const ASK_EVERY_MS = 4_000

export type SeatNews = { taken: string[]; freed: string[] }
type Told = { onNews: (news: SeatNews) => void; onWhole: (taken: string[]) => void }

/**
 * Seats as others take them and give them back: heard from the stream while it lasts, asked for while it does not, neither
 * while the page is hidden. Says what keeps it from knowing.
 */
export function useSeatNews(tripId: string, streams: boolean, { onNews, onWhole }: Told): string | undefined {
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    let stream: EventSource | undefined
    let asking: ReturnType<typeof setTimeout> | undefined
    const abort = new AbortController()

    const ask = async (): Promise<void> => {
      const answer = await askSeats(tripId, abort.signal)
      if (abort.signal.aborted) return
      if (answer === undefined) setTrouble('stale')
      else if ('taken' in answer) {
        setTrouble(undefined)
        onWhole(answer.taken)
      } else setTrouble(answer.isGone ? 'gone' : 'stale')
      if (asking !== undefined) asking = setTimeout(() => void ask(), ASK_EVERY_MS)
    }
    const startAsking = () => {
      asking ??= setTimeout(() => void ask(), 0)
    }
    const stopAsking = () => {
      clearTimeout(asking)
      asking = undefined
    }
    const listen = () => {
      if (!streams) return startAsking()
      stream = new EventSource(`/api/v1${ferryPaths.stream(tripId)}`)
      stream.addEventListener('seats', ({ data }: MessageEvent<string>) => {
        stopAsking()
        setTrouble(undefined)
        // Our own server wrote it.
        onNews(JSON.parse(data) as SeatNews)
      })
      stream.addEventListener('open', stopAsking)
      // The browser comes back to a stream that was cut off by itself, but not to one that was refused: until then we ask.
      stream.addEventListener('error', startAsking)
    }
    const rest = () => {
      stream?.close()
      stopAsking()
    }
    const onVisibility = () => {
      rest()
      if (document.visibilityState === 'visible') listen()
    }
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      rest()
      abort.abort()
    }
  }, [tripId, streams, onNews, onWhole])
  return trouble
}

async function askSeats(tripId: string, signal: AbortSignal): Promise<SeatsAnswer | undefined> {
  try {
    const response = await fetch(ferryPaths.seats(tripId), { signal, headers: { accept: 'application/json' } })
    // Our own route: its answer is of this type.
    return (await response.json()) as SeatsAnswer
  } catch {
    return undefined
  }
}
