import '#site/ui/tiles.css'
import '#site/ui/lines.css'
import '#site/ui/page.css'
import './year-page.css'
import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import type { ClimateMonth, Festival, Holiday } from '#contract/v1/climate.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { ButtonRow } from '#site/ui/button-row.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Reading, type ReadingPart } from '#site/ui/reading.tsx'
import type { YearView } from './climate-loader.ts'
import { MonthPanel } from './month-panel.tsx'
import { SeasonCards } from './season-cards.tsx'
import { CLIMATE_TEXTS, holidayDay } from './texts.ts'
import { YearCharts } from './year-charts.tsx'

type Props = { title: string; intro?: string; picture?: PictureSource; parts: readonly ReadingPart[]; year: YearView }

/** Further ahead nobody plans, and the dates are guesses. */
const HOLIDAYS_LISTED = 12

/** When to go: the short answer, the months one by one, the year drawn, prices and full days. Nothing here needs a script. */
export function YearPage({ title, intro, picture, parts, year }: Props) {
  const { now, chosen, months, seasons, holidays, festivals } = year
  const monthNames = months.map(({ name }) => name)
  return (
    <div className="wrap page year-page">
      <Breadcrumbs items={[{ label: title }]} />
      <header>
        <div>
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
        </div>
        {picture && (
          <div className="plate only-wide">
            <Picture picture={picture} sizes="420px" widest={960} />
          </div>
        )}
      </header>
      <MonthPicker months={months} now={now} chosen={chosen} />
      {months.map((month) => (
        <MonthPanel
          key={month.month}
          month={month}
          seasons={seasons}
          holidays={holidays.filter(({ date }) => Number(date.slice(5, 7)) === month.month)}
          festivals={festivals.filter((each) => each.month === month.month)}
        />
      ))}
      <ButtonRow
        first={{ label: CLIMATE_TEXTS.packagesLink, href: paths.tours }}
        other={{ label: CLIMATE_TEXTS.ask, href: paths.contact }}
      />
      <Part title={CLIMATE_TEXTS.charts} lead={CLIMATE_TEXTS.chartsLead}>
        <YearCharts months={months} seasons={seasons} />
      </Part>
      <Part title={CLIMATE_TEXTS.seasons} lead={CLIMATE_TEXTS.seasonsLead}>
        <SeasonCards seasons={seasons} monthNames={monthNames} />
      </Part>
      <div className="section">
        <HolidayList holidays={holidays.slice(0, HOLIDAYS_LISTED)} festivals={festivals} monthNames={monthNames} />
      </div>
      <div className="section">
        <Reading parts={parts} />
      </div>
    </div>
  )
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="section">
      <h2>{title}</h2>
      <p className="soft">{lead}</p>
      {children}
    </section>
  )
}

const RATING_MAX = 5

/** Twelve radio buttons: what they choose is shown by the stylesheet, so they work before and without the script. */
function MonthPicker({ months, now, chosen }: Pick<YearView, 'now' | 'chosen'> & { months: readonly ClimateMonth[] }) {
  return (
    <fieldset className="tiles month-picker">
      <legend>{CLIMATE_TEXTS.choose}</legend>
      <div>
        {months.map(({ month, name, visitRating5 }) => (
          <label key={month}>
            <input type="radio" name="month" value={month} defaultChecked={month === chosen} />
            <span>
              {name.slice(0, 3)}
              <span className="visually-hidden">{`, ${CLIMATE_TEXTS.rating(visitRating5)}`}</span>
              <svg viewBox="0 0 44 8" aria-hidden="true">
                <path d={dots(RATING_MAX)} />
                <path d={dots(visitRating5)} />
              </svg>
              {month === now && <small>{CLIMATE_TEXTS.now}</small>}
            </span>
          </label>
        ))}
      </div>
      <p>{CLIMATE_TEXTS.ratingKey}</p>
    </fieldset>
  )
}

/** The path under so many dots; a little longer than they need, for a dot alone has no length to be drawn on. */
function dots(count: number): string {
  return `M4 4h${(count - 1) * 9}.1`
}

type HolidayListProps = { holidays: readonly Holiday[]; festivals: readonly Festival[]; monthNames: readonly string[] }

/** The days when the islands are full, and those they celebrate. */
function HolidayList({ holidays, festivals, monthNames }: HolidayListProps) {
  return (
    <div className="holiday-list">
      {holidays.length > 0 && (
        <section>
          <h2>{CLIMATE_TEXTS.holidays}</h2>
          <p className="soft">{CLIMATE_TEXTS.holidaysLead}</p>
          <ul className="lines">
            {holidays.map(({ date, name, tentative, local }) => (
              <li key={date + name}>
                <time dateTime={date}>{holidayDay(date)}</time>
                <span>
                  {name}
                  {tentative && <small>{CLIMATE_TEXTS.moon}</small>}
                  {local && <small>{CLIMATE_TEXTS.local}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {festivals.length > 0 && (
        <section>
          <h2>{CLIMATE_TEXTS.festivals}</h2>
          <p className="soft">{CLIMATE_TEXTS.festivalsLead}</p>
          <ul className="lines">
            {festivals.map(({ name, month, place }) => (
              <li key={name}>
                <span>{monthNames[month - 1]}</span>
                <span>
                  {name}
                  <small>{place}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
