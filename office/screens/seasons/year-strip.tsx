import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { YEAR_DAYS, yearRangesText } from '#contract/terms/year-days.ts'
import '../../ui/chart.css'
import './seasons.css'
import type { StripSeason } from './season-values.ts'

const TONES = 5
const HEIGHT = 36

/** The tone of each season that is not the base, by its place; the base has none. */
export function toneOf(seasons: readonly StripSeason[], id: string): string {
  const place = seasons.filter(({ isBase }) => !isBase).findIndex((each) => each.id === id)
  return place < 0 ? 'tone-base' : `tone-${(place % TONES) + 1}`
}

/** The seasons through a year, day by day. Where two have a day, the later one is seen. */
export function YearStrip({ seasons, today }: { seasons: readonly StripSeason[]; today?: string }) {
  const words = seasons.map(({ name, ranges }) => `${name}: ${yearRangesText(ranges)}`).join('. ')
  const at = today === undefined ? -1 : YEAR_DAYS.indexOf(today.slice(5))
  return (
    <div className="year-strip" role="img" aria-label={`The year by season. ${words}.`}>
      <svg viewBox={`0 0 ${YEAR_DAYS.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {seasons.flatMap(({ id, ranges }) =>
          ranges
            .flatMap(plainDays)
            .map(([from, to]) => (
              <rect
                key={`${id} ${from}`}
                className={toneOf(seasons, id)}
                x={from}
                width={to - from + 1}
                height={HEIGHT}
              />
            )),
        )}
        {MONTH_STARTS.map((day) => (
          <line key={day} x1={day} x2={day} y2={HEIGHT} />
        ))}
        {at >= 0 && <line className="now" x1={at + 0.5} x2={at + 0.5} y2={HEIGHT} />}
      </svg>
      <span className="months" aria-hidden="true">
        {MONTH_NAMES.map((name) => (
          <span key={name}>
            {name.slice(0, 1)}
            <span>{name.slice(1, 3)}</span>
          </span>
        ))}
      </span>
    </div>
  )
}

const MONTH_STARTS = YEAR_DAYS.flatMap((day, index) => (day.endsWith('-01') && index > 0 ? [index] : []))

/** First and last day by number; a part over New Year is two. */
function plainDays({ from, to }: { from: string; to: string }): [number, number][] {
  const [first, last] = [YEAR_DAYS.indexOf(from), YEAR_DAYS.indexOf(to)]
  if (first < 0 || last < 0) return []
  return first <= last
    ? [[first, last]]
    : [
        [first, YEAR_DAYS.length - 1],
        [0, last],
      ]
}
