import '#site/ui/box.css'
import { formatRupees } from '#contract/terms/money.ts'
import type { PriceSeason } from '#contract/v1/climate.ts'
import './season-cards.css'
import { CLIMATE_TEXTS, changeText, rangeText } from './texts.ts'

/** Round sums that make the percents plain, rupees: a night in a good hotel, a package for two. */
const NIGHT = 10_000
const PACKAGE = 40_000

/** Each price season: its days, what it does to a price, and what else it means. */
export function SeasonCards({
  seasons,
  monthNames,
}: {
  seasons: readonly PriceSeason[]
  monthNames: readonly string[]
}) {
  return (
    <div className="season-cards">
      {seasons.map((season) => (
        <section key={season._id} className={`box ${season._id}`}>
          <h3>{season.name}</h3>
          <p className="season-days">
            {season.ranges.map((range) => (
              <span key={range.from}>{rangeText(range, monthNames)}</span>
            ))}
          </p>
          <dl>
            <Change label={CLIMATE_TEXTS.hotels} percent={season.hotelPercent} />
            <Change label={CLIMATE_TEXTS.packages} percent={season.packagePercent} />
            <Change label={CLIMATE_TEXTS.cars} percent={season.carPercent} />
          </dl>
          <p className="soft small">{season.meaning}</p>
          {season.hotelPercent !== 100 && (
            <p className="season-sum">
              A room shown at {formatRupees(NIGHT)} a night costs {sumOf(NIGHT, season.hotelPercent)}; a package of{' '}
              {formatRupees(PACKAGE)} for two costs {sumOf(PACKAGE, season.packagePercent)}.
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

function Change({ label, percent }: { label: string; percent: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{changeText(percent)}</dd>
    </div>
  )
}

function sumOf(rupees: number, percent: number): string {
  return formatRupees((rupees * percent) / 100)
}
