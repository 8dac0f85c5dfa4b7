import '#site/ui/lines.css'
import '#site/ui/box.css'
import type { ClimateMonth, Festival, Holiday, PriceSeason } from '#contract/v1/climate.ts'
import { type Fact, FactList } from '#site/ui/fact-list.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import './month-panel.css'
import { priceText } from './seasons.ts'
import { airText, CLIMATE_TEXTS, capital, holidayDay, rainText, sunText, waterText } from './texts.ts'

type Props = {
  month: ClimateMonth
  seasons: readonly PriceSeason[]
  holidays: readonly Holiday[]
  festivals: readonly Festival[]
}

/** What a month is like, what it costs, whom it suits, and which days of it are full. */
export function MonthPanel({ month, seasons, holidays, festivals }: Props) {
  const facts: Fact[] = [
    { label: CLIMATE_TEXTS.rain, text: rainText(month) },
    { label: CLIMATE_TEXTS.sea, text: capital(month.seaState) },
    { label: CLIMATE_TEXTS.water, text: waterText(month) },
    { label: CLIMATE_TEXTS.air, text: `${airText(month)}, ${month.humidityPct}% humid` },
    { label: CLIMATE_TEXTS.sun, text: sunText(month) },
    { label: CLIMATE_TEXTS.price, text: priceText(seasons, month.month) },
  ]
  return (
    <section className="box month-panel" data-m={month.month} aria-label={month.name}>
      <div>
        <h2>
          <span className="month-name">{month.name}</span>
          {` ${month.headline}`}
        </h2>
        {/* Clean: the loader has been over it. */}
        <RichText html={month.advice} />
        <Chips label={CLIMATE_TEXTS.goodFor} words={month.goodFor} kind="good" />
        <Chips label={CLIMATE_TEXTS.notFor} words={month.notFor} kind="poor" />
      </div>
      <FactList className="lines" facts={facts}>
        {holidays.length + festivals.length > 0 && (
          <div>
            <dt>{CLIMATE_TEXTS.days}</dt>
            <dd>
              <ul>
                {holidays.map(({ date, name, tentative }) => (
                  <li key={date}>{`${holidayDay(date)}: ${name}${tentative ? ` (${CLIMATE_TEXTS.moon})` : ''}`}</li>
                ))}
                {festivals.map(({ name, place }) => (
                  <li key={name}>{`${name}, ${place} (${CLIMATE_TEXTS.moon})`}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </FactList>
    </section>
  )
}

function Chips({ label, words, kind }: { label: string; words: readonly string[]; kind: 'good' | 'poor' }) {
  if (words.length === 0) return null
  return (
    <p className={`month-chips ${kind}`}>
      <b>{label}</b>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  )
}
