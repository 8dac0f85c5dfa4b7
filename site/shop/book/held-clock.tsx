import { useEffect, useEffectEvent, useState } from 'react'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import './held-clock.css'
import { Icon } from '#site/ui/icon.tsx'

type Props = {
  /** Instants as ISO: the deadline, and the server's clock when the page was made. */
  until: string
  now: string
  /** "14:35", in India. */
  clockTime: string
  onOver: () => void
}

const SECOND_MS = 1_000
/** Said aloud once each, the last first. */
const WARNINGS = [
  { withinMs: MINUTE_MS, words: 'Less than 1 minute is left to pay.' },
  { withinMs: 5 * MINUTE_MS, words: 'Less than 5 minutes are left to pay.' },
] as const

/** Until when something is held: a clock time for everyone, and where there is script what is left, by the server's clock. */
export function HeldClock({ until, now, clockTime, onOver }: Props) {
  const [left, setLeft] = useState<number>()
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    const begunAt = Date.now()
    const given = Date.parse(until) - Date.parse(now)
    const tick = () => {
      const rest = given - (Date.now() - begunAt)
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(ticking)
      tell()
    }
    const ticking = setInterval(tick, SECOND_MS)
    tick()
    return () => clearInterval(ticking)
  }, [until, now])
  const warning = left === undefined ? undefined : WARNINGS.find(({ withinMs }) => left <= withinMs)
  return (
    <div className={warning ? 'held-clock short' : 'held-clock'}>
      <Icon name="clock" />
      <p>
        Held for you until <b>{clockTime}</b> <small>(India time)</small>
        {left !== undefined && <span role="timer">{leftText(left)} left</span>}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {warning?.words}
      </p>
    </div>
  )
}

/** "4:09". */
function leftText(left: number): string {
  const seconds = Math.ceil(left / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
