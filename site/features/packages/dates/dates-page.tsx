import './dates-page.css'
import { WEEKDAY_NAMES } from '#contract/terms/calendar-names.ts'
import { paths } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { PartyInputs, PartyNumbers } from '../booking/plain-party.tsx'
import { DATES_TEXTS, leadText } from './dates-texts.ts'
import type { Chosen, DatesView, DayCell, MonthTable } from './dates-view.ts'

const WEEKDAYS = [...WEEKDAY_NAMES.slice(1), ...WEEKDAY_NAMES.slice(0, 1)]

/** Two months of start dates beside what is known of the chosen one; every month and day is a link, so nothing needs a script. */
export function DatesPage({ view }: { view: DatesView }) {
  const { slug, name, nights, months, tables, hasPeak } = view
  return (
    <div className="wrap dates-page">
      <Breadcrumbs items={[{ label: name, href: paths.packageDetails(slug) }, { label: DATES_TEXTS.crumb }]} />
      <header>
        <h1>{DATES_TEXTS.title}</h1>
        <p>{leadText(name, nights)}</p>
      </header>
      <nav className="dates-months" aria-label={DATES_TEXTS.months}>
        {months.map((month) => (
          <Link key={month.month} to={month.href} preventScrollReset aria-current={month.isShown ? 'true' : undefined}>
            {month.name}
          </Link>
        ))}
      </nav>
      <div className="dates-columns">
        <div>
          <ul className="dates-key">
            <li className="lowest">{DATES_TEXTS.keyLowest}</li>
            {hasPeak && <li className="peak">{DATES_TEXTS.keyPeak}</li>}
            <li className="closed">{DATES_TEXTS.keyFull}</li>
          </ul>
          {tables.map((table) => (
            <Month key={table.month} table={table} />
          ))}
        </div>
        <ChosenDay view={view} />
      </div>
    </div>
  )
}

function Month({ table: { name, weeks } }: { table: MonthTable }) {
  return (
    <table className="dates-month">
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
              <Day key={cell.date ?? WEEKDAYS[index]} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ cell: { number, href, price, short, note, kind, isChosen, label } }: { cell: DayCell }) {
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
        <Link to={href} aria-current={isChosen ? 'date' : undefined} preventScrollReset>
          {inside}
        </Link>
      )}
    </td>
  )
}

function ChosenDay({ view: { slug, picture, party, chosen } }: { view: DatesView }) {
  return (
    <aside className="dates-chosen" aria-label={DATES_TEXTS.crumb}>
      {picture && (
        <div className="plate">
          <Picture picture={picture} alt="" sizes="(width >= 900px) 360px, 92vw" widest={960} />
        </div>
      )}
      <form className="dates-party" action={paths.packageDates(slug)} aria-label={DATES_TEXTS.party}>
        {party.date !== '' && <input type="hidden" name="date" value={party.date} />}
        <PartyNumbers party={party} />
        <Button kind="outline" size="small" type="submit">
          {DATES_TEXTS.show}
        </Button>
      </form>
      {chosen === undefined ? (
        <p role="status">{DATES_TEXTS.choose}</p>
      ) : (
        <ChosenFacts chosen={chosen}>
          <input type="hidden" name="date" value={party.date} />
          <PartyInputs party={party} />
        </ChosenFacts>
      )}
      <Link to={paths.packageDetails(slug)}>{DATES_TEXTS.back}</Link>
    </aside>
  )
}

type FactsProps = { chosen: Chosen; children: React.ReactNode }

function ChosenFacts({ chosen: { title, price, unit, facts, problem, bookHref, cheaper }, children }: FactsProps) {
  return (
    <>
      <div role="status">
        <h2>{title}</h2>
        {problem && <p>{problem}</p>}
      </div>
      {bookHref !== undefined && (
        <>
          <p className="price panel">
            <strong>{price}</strong>
            <small>{unit}</small>
          </p>
          <form method="post" action={bookHref}>
            {children}
            <Button kind="primary" type="submit" wide>
              {DATES_TEXTS.book}
            </Button>
          </form>
          <ul className="dates-facts">
            {facts.map((fact) => (
              <li key={fact}>
                <Icon name="check" />
                {fact}
              </li>
            ))}
          </ul>
        </>
      )}
      {cheaper && (
        <p>
          {cheaper.text}{' '}
          <Link to={cheaper.href} preventScrollReset>
            {cheaper.label}
          </Link>
        </p>
      )}
    </>
  )
}
