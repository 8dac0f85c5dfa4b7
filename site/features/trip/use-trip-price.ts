import { useEffect, useState } from 'react'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { keyOf } from './trip-items.ts'
import { TRIP_TEXTS } from './trip-texts.ts'
import type { LineView, TripView } from './trip-view.ts'

type PriceAnswer = { trip: TripView } | { failure: string }

/** What is known of a trip: of each thing by its key, also while the sums are worked out anew. */
export type TripPriced = {
  lines: ReadonlyMap<string, LineView | { problem: string }>
  /** Of this trip where `isCurrent`; before that, of the trip as it last was, if it was worked out before. */
  sums?: TripView
  isCurrent: boolean
  failure?: string
  retry: () => void
}

/** Asks for the price of the trip whenever what is on it changes; only the answer to the latest question is shown. */
export function useTripPrice(items: readonly TripItem[]): TripPriced {
  const [known, setKnown] = useState<{ asked: string; lines: TripPriced['lines']; sums?: TripView; failure?: string }>({
    asked: '',
    lines: new Map(),
  })
  const [tries, setTries] = useState(0)
  const text = JSON.stringify(items)
  const asked = `${tries} ${text}`
  useEffect(() => {
    if (text === '[]') return
    const abort = new AbortController()
    void ask(text, abort.signal).then((answer) => {
      if (abort.signal.aborted) return
      setKnown((before) => ({
        asked: `${tries} ${text}`,
        ...('trip' in answer
          ? { sums: answer.trip, lines: linesOf(text, answer.trip) }
          : { failure: answer.failure, lines: before.lines }),
      }))
    })
    return () => abort.abort()
  }, [text, tries])
  const { lines, sums, failure } = known
  const isCurrent = known.asked === asked
  return {
    ...{ lines, isCurrent },
    ...(sums === undefined ? {} : { sums }),
    ...(isCurrent && failure !== undefined ? { failure } : {}),
    retry: () => setTries(tries + 1),
  }
}

function linesOf(text: string, { lines }: TripView): TripPriced['lines'] {
  // The very text that was asked with: items of ours.
  const items = JSON.parse(text) as TripItem[]
  return new Map(
    items.flatMap((item, index) => {
      const line = lines[index]
      return line === undefined ? [] : [[keyOf(item), line] as const]
    }),
  )
}

async function ask(items: string, signal: AbortSignal): Promise<PriceAnswer> {
  try {
    const response = await fetch(visitorPaths.tripPrice, {
      method: 'POST',
      body: new URLSearchParams({ items }),
      signal,
    })
    // Our own route: its answer is of this type.
    return (await response.json()) as PriceAnswer
  } catch {
    return { failure: TRIP_TEXTS.failed }
  }
}
