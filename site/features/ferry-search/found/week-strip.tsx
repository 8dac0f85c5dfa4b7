import { Link } from '#site/ui/link.tsx'
import type { StripDay } from '../crossing-loader.ts'
import './week-strip.css'
import { FERRY_TEXTS } from '../texts.ts'

/** The days around the one asked, each with its lowest fare, as plain links. */
export function WeekStrip({ days, isPartial }: { days: readonly StripDay[]; isPartial: boolean }) {
  if (days.length === 0) return null
  return (
    <nav className="week-strip" aria-label={FERRY_TEXTS.week}>
      <ol>
        {days.map(({ date, words, href, fare, isAsked }) => (
          <li key={date}>
            <Link to={href} preventScrollReset aria-current={isAsked ? 'date' : undefined}>
              <span>{words.split(' ')[0]}</span>{' '}
              <b>
                {words.split(' ').slice(1, 3).join(' ')}
                <span className="visually-hidden"> {words.split(' ')[3]},</span>
              </b>{' '}
              <small className={fare === undefined ? 'week-none' : undefined}>
                {fare === undefined ? (
                  FERRY_TEXTS.noSailing
                ) : (
                  <>
                    <span className="visually-hidden">from </span>
                    {fare}
                  </>
                )}
              </small>
            </Link>
          </li>
        ))}
      </ol>
      {isPartial && <p className="fine soft">{FERRY_TEXTS.partial}</p>}
    </nav>
  )
}
