import { useEffect, useState } from 'react'
import { FAILURE } from '#contract/terms/messages.ts'
import { paths, withQuery } from '#site/paths.ts'
import { type Outing, outingKey, outingQuery } from './outing.ts'
import type { DayView, OutingAnswer, PriceView } from './outing-answer.ts'

/** An answer that comes at once would flash: the spinner stays this long (decisions, pages 17). */
const SPINNER_MIN_MS = 300
/** After this long the spinner says that it is still working (decisions, pages 17). */
const SLOW_AFTER_MS = 3_000

export type OutingState = {
  /** Of the day chosen; undefined without one, and until its answer is there. */
  day?: DayView
  price:
    | { kind: 'price'; price: PriceView }
    | { kind: 'loading'; isSlow: boolean }
    | { kind: 'failed'; message: string; retry: () => void }
}

/** What the day still holds and what the party pays, asked for anew at every change; only the answer to the latest question is shown. */
export function useOuting(id: string, outing: Outing, first: OutingAnswer): OutingState {
  const [answer, setAnswer] = useState(first)
  const [isSlow, setSlow] = useState(false)
  const key = outingKey(outing)
  const isNeeded = answer.asked !== key
  const address = withQuery(paths.waterSportOuting, outingQuery(id, outing))
  useEffect(() => {
    if (!isNeeded) return
    const abort = new AbortController()
    setSlow(false)
    const slow = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    void ask(address, key, abort.signal).then((next) => {
      clearTimeout(slow)
      if (!abort.signal.aborted) setAnswer(next)
    })
    return () => {
      clearTimeout(slow)
      abort.abort()
    }
  }, [isNeeded, address, key])

  if (isNeeded) return { price: { kind: 'loading', isSlow } }
  const day = answer.day === undefined ? {} : { day: answer.day }
  if (answer.price !== undefined) return { ...day, price: { kind: 'price', price: answer.price } }
  const retry = () => setAnswer({ asked: 'again' })
  return { ...day, price: { kind: 'failed', message: answer.failure ?? FAILURE.other, retry } }
}

async function ask(address: string, asked: string, signal: AbortSignal): Promise<OutingAnswer> {
  const spinner = new Promise((resolve) => setTimeout(resolve, SPINNER_MIN_MS))
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    // Our own route: its answer is of this type.
    const answer = (await response.json()) as OutingAnswer
    await spinner
    return { ...answer, asked }
  } catch {
    await spinner
    return { asked, failure: FAILURE.other }
  }
}
