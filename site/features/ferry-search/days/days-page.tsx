import { type ReactNode, useId } from 'react'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { paths } from '#contract/terms/paths.ts'
import { DayKey, Month, MonthLinks } from '#site/shop/days/month-tables.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import { CrossingForm } from '../crossing-form.tsx'
import { daysHref } from '../ferry-query.ts'
import { FERRY_TEXTS } from '../texts.ts'
import type { DaysData } from './days-loader.ts'
import './days-page.css'
import { DAYS_TEXTS } from './days-texts.ts'
import type { DaysView } from './days-view.ts'

/** The days of a crossing by month: the form above asks for another one; `days` are drawn once. */
export function DaysPage({ data, days }: { data: DaysData; days: ReactNode }) {
  const { crossing, month, months, ports, problems, title, lead } = data
  return (
    <>
      <div className="sea sea-head">
        <div className="wrap">
          <Breadcrumbs items={[{ label: FERRY_TEXTS.heading, href: paths.ferry }, { label: DAYS_TEXTS.crumb }]} />
          <CrossingForm
            key={daysHref(crossing)}
            action={ferryPaths.days}
            crossing={crossing}
            ports={ports}
            when={<MonthField value={month} months={months} />}
            submit={FERRY_TEXTS.showDays}
          />
        </div>
      </div>
      <div className="wrap ferry-days">
        {problems.length > 0 && (
          <Status kind="info">
            {problems.map((problem) => (
              <p key={problem}>{/[.!?]$/.test(problem) ? problem : `${problem}.`}</p>
            ))}
          </Status>
        )}
        <header>
          <h1>{title}</h1>
          <p className="soft">{lead}</p>
        </header>
        {days}
      </div>
    </>
  )
}

function MonthField({ value, months }: { value: string; months: DaysData['months'] }) {
  const id = useId()
  return (
    <div className="search-cell">
      <label htmlFor={id}>{FERRY_TEXTS.month}</label>
      <select id={id} name="month" defaultValue={value}>
        {months.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Every month and day is a link, so nothing needs a script. */
export function Days({ view, note }: { view: DaysView; note?: string | undefined }) {
  const { months, tables, cheapest, hasUnknown } = view
  return (
    <>
      {cheapest && (
        <p className="ferry-cheapest">
          {DAYS_TEXTS.cheapest}: <Link to={cheapest.href}>{cheapest.label}</Link>
        </p>
      )}
      <MonthLinks months={months} label={FERRY_TEXTS.months} />
      {note !== undefined && <Status kind="info">{note}</Status>}
      <DayKey
        meanings={{
          lowest: DAYS_TEXTS.keyLowest,
          closed: DAYS_TEXTS.keyClosed,
          ...(hasUnknown ? { plain: DAYS_TEXTS.keyUnknown } : {}),
        }}
      />
      <div className="ferry-months">
        {tables.map((table) => (
          <Month key={table.month} table={table} leadsAway />
        ))}
      </div>
    </>
  )
}
