import { counted } from '#contract/terms/counted.ts'
import { addDays, formatDay, SHORT_MONTHS } from '#contract/terms/india-time.ts'
import { daysOf, type SailingDays } from '#contract/terms/timetable-days.ts'
import './days-preview.css'

/** Months that are drawn (ours). */
const MONTHS = 3
const WEEK = 7

/** The days on which it sails, of the months from a day on; `changed` are those that differ from what is on sale. */
export function DaysPreview({
  sails,
  from,
  changed = [],
}: {
  sails: SailingDays
  from: string
  changed?: readonly string[]
}) {
  const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(from.slice(0, 7), index))
  const last = `${months.at(-1)}-31`
  const days = new Set(daysOf(sails, from, last))
  const other = new Set(changed)
  return (
    <figure className="days-preview">
      <figcaption>
        Sails on {counted(days.size, 'day')} from {formatDay(from)}
        {` to the end of ${SHORT_MONTHS[Number(last.slice(5, 7)) - 1]}.`}
      </figcaption>
      <div aria-hidden="true">
        {months.map((month) => (
          <div key={month}>
            <b>
              {SHORT_MONTHS[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
            </b>
            <ol>
              {Array.from({ length: (weekday(`${month}-01`) + WEEK - 1) % WEEK }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places before the first day
                <li key={index} />
              ))}
              {daysIn(month).map((day) => (
                <li
                  key={day}
                  className={[days.has(day) && 'sails', other.has(day) && 'other'].filter(Boolean).join(' ')}
                >
                  {Number(day.slice(8))}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </figure>
  )
}

function monthAfter(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}

function daysIn(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
