import './week-strip.css'
import { Button } from '#site/ui/button.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import type { StripDay } from '../crossing-loader.ts'
import type { FerryData } from '../ferry-loader.ts'
import { daysHref } from '../ferry-query.ts'
import { FERRY_TEXTS } from '../texts.ts'

/** What is said over the results: the week, who did not answer, and what else can be done where there are none. */
export function FerryFound({ data, address }: { data: FerryData; address: string }) {
  const { found } = data
  if (!found) return null
  const { many } = found
  return (
    <>
      {found.failure !== undefined && (
        <Status kind="error" retryHref={address}>
          {found.failure}
        </Status>
      )}
      {data.mode === 'crossing' && data.found && (
        <>
          <WeekStrip days={data.found.strip} isPartial={data.found.isPartial} />
          <p>
            <Link to={daysHref(data.crossing)}>{FERRY_TEXTS.otherDays}</Link>
          </p>
        </>
      )}
      {found.unanswered !== undefined && (
        <Status kind="info" retryHref={address}>
          {found.unanswered}
        </Status>
      )}
      {many !== undefined && <Status kind="info">{many}</Status>}
      {found.empty && (
        <div className="ferry-empty">
          <p>{found.empty.text}</p>
          <div className="row">
            {found.empty.days.map(({ label, href }) => (
              <Button key={href} kind="outline" size="small" href={href}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** The days around the one asked, each with its lowest fare, as plain links. */
function WeekStrip({ days, isPartial }: { days: readonly StripDay[]; isPartial: boolean }) {
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
