import { addDays } from '#contract/terms/india-time.ts'
import { isInSeason } from '#contract/terms/season.ts'
import type { PriceSeason } from '#contract/v1/climate.ts'
import { columnCentre, FRAME, scaleOf, tenth } from './chart-frame.ts'

/** Any year without a 29 February: the ranges know no year. */
const SAMPLE_YEAR = 2027
const DAYS = 365
/** From a line to the foot of letters that stand on it, units of the sheet. */
const LABEL_DROP = 4

export type PriceKey = 'hotelPercent' | 'packagePercent' | 'carPercent'

const percentY = scaleOf(60, 150)
export const percentTicks = [75, 100, 125, 150].map((percent) => ({ y: percentY(percent), label: `${percent}` }))

/** The season of a day ("12-25"); a range may pass New Year. */
export function seasonOn(seasons: readonly PriceSeason[], monthDay: string): PriceSeason | undefined {
  return seasons.find(({ ranges }) => ranges.some((range) => isInSeason(range, monthDay)))
}

/** The price through the year as a line of steps, each at its day. */
export function priceSteps(seasons: readonly PriceSeason[], key: PriceKey): string {
  let path = ''
  let last: number | undefined
  for (let day = 0; day < DAYS; day += 1) {
    const percent = seasonOn(seasons, monthDayOf(day))?.[key]
    if (percent === undefined || percent === last) continue
    path += last === undefined ? `M${FRAME.left} ${percentY(percent)}` : `H${xOf(day)}V${percentY(percent)}`
    last = percent
  }
  return `${path}H${FRAME.right}`
}

/** Names for the lines, on the season where they lie furthest apart; each stands on its own line. */
export function priceLabels(seasons: readonly PriceSeason[]): { words: string; x: number; y: number }[] {
  const season = seasonOn(seasons, '07-15')
  if (season === undefined) return []
  const lines: [string, number][] = [
    ['cars', season.carPercent],
    ['packages', season.packagePercent],
    ['hotels', season.hotelPercent],
  ]
  return lines.map(([name, percent]) => ({
    words: `${name} ${percent}`,
    x: columnCentre(7),
    y: tenth(percentY(percent) + LABEL_DROP),
  }))
}

/** "Regular until the 14th, then Peak", or the one season a month has. */
export function priceText(seasons: readonly PriceSeason[], month: number): string {
  const prefix = `${String(month).padStart(2, '0')}-`
  let text = ''
  let last: string | undefined
  for (let day = 1; day <= 31; day += 1) {
    const name = seasonOn(seasons, `${prefix}${String(day).padStart(2, '0')}`)?.name
    if (name === undefined || name === last) continue
    text += last === undefined ? name : ` until the ${day - 1}th, then ${name.toLowerCase()}`
    last = name
  }
  return text
}

function monthDayOf(day: number): string {
  return addDays(`${SAMPLE_YEAR}-01-01`, day).slice(5)
}

function xOf(day: number): number {
  return tenth(FRAME.left + (day / DAYS) * (FRAME.right - FRAME.left))
}
