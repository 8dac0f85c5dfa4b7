import { formatDay } from './india-time.ts'
import { formatRupees } from './money.ts'
import { isInSeason, type Season } from './season.ts'

/** A pick-up from `from` on and before `to` costs `percent` more, at least `leastRupees`. */
export type CarNight = { from: string; to: string; percent: number; leastRupees: number }
/** Pick-ups on these days, both included, cost `percent` of the usual fare. */
export type CarSeason = Season & { percent: number }
/** What the office adds to fares by road and by the hour. */
export type CarSurcharges = { night: CarNight; seasons: readonly CarSeason[] }

/** The night where the office has set no other (catalogue). */
export const USUAL_CAR_NIGHT: CarNight = { from: '22:00', to: '05:00', percent: 20, leastRupees: 150 }
/** Where nothing is known of the office. */
export const USUAL_CAR_SURCHARGES: CarSurcharges = {
  night: USUAL_CAR_NIGHT,
  seasons: [{ from: '12-15', to: '01-15', percent: 115 }],
}

/** A night may begin after midnight. */
export function isNightPickup(time: string, { from, to }: CarNight): boolean {
  return from <= to ? time >= from && time < to : time >= from || time < to
}

/** Percent of the usual fare on a day, yyyy-mm-dd. */
export function carPercentOn(day: string, seasons: readonly CarSeason[]): number {
  return seasons.find((season) => isInSeason(season, day.slice(5)))?.percent ?? 100
}

/** Stands beside the prices of a search, also of one without a time; empty where a night costs nothing more. */
export function nightChargeText({ from, to, percent, leastRupees }: CarSurcharges['night']): string {
  if (percent === 0 && leastRupees === 0) return ''
  const least = leastRupees === 0 ? '' : `, at least ${formatRupees(leastRupees)}`
  return `Pick-ups from ${from} to ${to} cost ${percent}% more${least}.`
}

/**
 * The days on which fares by road and by the hour are others: "From 15 Dec to 15 Jan fares by road and by the hour are 15% higher. From 16 May
 * to 30 Sep they are 5% lower."
 */
export function peakText(seasons: CarSurcharges['seasons']): string {
  return seasons
    .map(({ from, to, percent }, place) => {
      const what = place === 0 ? 'fares by road and by the hour' : 'they'
      const much = percent > 100 ? `${percent - 100}% higher` : `${100 - percent}% lower`
      return `From ${dayOfYear(from)} to ${dayOfYear(to)} ${what} are ${much}.`
    })
    .join(' ')
}

/** "12-15" is "15 Dec", whatever the year. */
function dayOfYear(monthDay: string): string {
  return formatDay(`2000-${monthDay}`).split(' ').slice(1, 3).join(' ')
}
