import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Reading, type ReadingPart } from '#site/ui/reading.tsx'
import type { YearView } from './climate-loader.ts'
import { HolidayList } from './holiday-list.tsx'
import { MonthPanel } from './month-panel.tsx'
import { MonthPicker } from './month-picker.tsx'
import { SeasonCards } from './season-cards.tsx'
import { CLIMATE_TEXTS } from './texts.ts'
import { YearCharts } from './year-charts.tsx'
import './year-page.css'

type Props = { title: string; intro?: string; picture?: PictureSource; parts: readonly ReadingPart[]; year: YearView }

/** Further ahead nobody plans, and the dates are guesses. */
const HOLIDAYS_LISTED = 12

/** When to go: the short answer, the months one by one, the year drawn, prices and full days. Nothing here needs a script. */
export function YearPage({ title, intro, picture, parts, year }: Props) {
  const { now, months, seasons, holidays, festivals } = year
  const monthNames = months.map(({ name }) => name)
  return (
    <div className="wrap year-page">
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
      <MonthPicker months={months} now={now} />
      {months.map((month) => (
        <MonthPanel
          key={month.month}
          month={month}
          seasons={seasons}
          holidays={holidays.filter(({ date }) => Number(date.slice(5, 7)) === month.month)}
          festivals={festivals.filter((each) => each.month === month.month)}
        />
      ))}
      <div className="row">
        <Button kind="primary" href={paths.tours}>
          {CLIMATE_TEXTS.packagesLink}
        </Button>
        <Button kind="outline" href={paths.contact}>
          {CLIMATE_TEXTS.ask}
        </Button>
      </div>
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
