import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Status } from '#site/ui/status.tsx'
import { BOOKING_TEXTS } from './texts.ts'

const ASK_EVERY_MS = 2_000
/** A bank that takes longer is said to. */
const SLOW_AFTER_MS = 20_000
/** Whoever left the page open is not asked for for ever. */
const ASK_FOR_MS = 15 * MINUTE_MS

type Props = { reference: string; mark: string; texts: { soon: string; plain: string; slow: string } }

/** Waits for the bank: asks how the booking stands and shows the page anew when that has changed; without script there is a link. */
export function WatchBooking({ reference, mark, texts }: Props) {
  const [isSlow, setSlow] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const begunAt = Date.now()
    const abort = new AbortController()
    const asking = setInterval(() => {
      const waited = Date.now() - begunAt
      setSlow(waited >= SLOW_AFTER_MS)
      if (waited >= ASK_FOR_MS) clearInterval(asking)
      void readMark(reference, abort.signal).then((now) => {
        if (now !== undefined && now !== mark) void revalidate()
      })
    }, ASK_EVERY_MS)
    return () => {
      clearInterval(asking)
      abort.abort()
    }
  }, [reference, mark, revalidate])
  return (
    <Status kind="info">
      <b>{BOOKING_TEXTS.waiting}</b>
      <p className="only-scripted">{isSlow ? texts.slow : texts.soon}</p>
      <p className="only-unscripted">{texts.plain}</p>
      <Button kind="outline" size="small" href={visitorPaths.booking(reference)} reloadDocument>
        {BOOKING_TEXTS.checkAgain}
      </Button>
    </Status>
  )
}

/** Undefined where no answer came: the next one will. */
async function readMark(reference: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(visitorPaths.bookingStatus(reference), {
      signal,
      headers: { accept: 'application/json' },
    })
    if (!response.ok) return undefined
    const { mark }: { mark?: unknown } = await response.json()
    return typeof mark === 'string' ? mark : undefined
  } catch {
    return undefined
  }
}
