import './month-tables.css'
import { WEEKDAY_NAMES } from '#contract/terms/calendar-names.ts'
import { Link } from '#site/ui/link.tsx'
import type { DayCell, MonthLink, MonthTable } from './month-view.ts'

const WEEKDAYS = [...WEEKDAY_NAMES.slice(1), ...WEEKDAY_NAMES.slice(0, 1)]

/** Months to choose from; each is a link, so nothing needs a script. */
export function MonthLinks({ months, label }: { months: readonly MonthLink[]; label: string }) {
  return (
    <nav className="month-links" aria-label={label}>
      {months.map((month) => (
        <Link key={month.month} to={month.href} preventScrollReset aria-current={month.isShown ? 'true' : undefined}>
          {month.name}
        </Link>
      ))}
    </nav>
  )
}

/** What the colours of the days mean, by the kind of a day. */
export function DayKey({ meanings }: { meanings: Partial<Record<NonNullable<DayCell['kind']>, string>> }) {
  return (
    <ul className="day-key">
      {Object.entries(meanings).map(([kind, meaning]) => (
        <li key={kind} className={kind}>
          {meaning}
        </li>
      ))}
    </ul>
  )
}

/** The days of a month as a table by weekdays; `leadsAway` where a day has a page of its own, which begins at its top. */
export function Month({ table: { name, weeks }, leadsAway = false }: { table: MonthTable; leadsAway?: boolean }) {
  return (
    <table className="month-table">
      <caption>{name}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(({ date }) => date !== undefined)?.date}>
            {week.map((cell, index) => (
              <Day key={cell.date ?? WEEKDAYS[index]} cell={cell} leadsAway={leadsAway} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = { cell: DayCell; leadsAway: boolean }

function Day({ cell: { number, href, price, short, note, kind, isChosen, label }, leadsAway }: DayProps) {
  if (number === undefined) return <td />
  const inside = (
    <>
      <span aria-hidden="true">
        <b>{number}</b>
        {price && <span className="num">{price}</span>}
        {short && <i className="num">{short}</i>}
        {note && <small>{note}</small>}
      </span>
      <span className="visually-hidden">{label ?? number}</span>
    </>
  )
  return (
    <td className={kind} data-chosen={isChosen ? '' : undefined}>
      {href === undefined ? (
        <span>{inside}</span>
      ) : (
        <Link to={href} aria-current={isChosen ? 'date' : undefined} preventScrollReset={!leadsAway}>
          {inside}
        </Link>
      )}
    </td>
  )
}
