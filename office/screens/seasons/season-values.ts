import { type OfficeSeason, SEASON_MOST, type SeasonFields } from '#contract/office/price-seasons.ts'
import type { Season } from '#contract/terms/season.ts'
import { restOfYear, yearRangesText } from '#contract/terms/year-days.ts'

const REGULAR = 100

/** What the form of a season holds: a percentage that is being typed may be empty. */
export type SeasonValues = {
  name: string
  meaning: string
  ranges: Season[]
  packagePercent: number | null
  hotelPercent: number | null
  carPercent: number | null
  ferryPercent: number | null
}

/** What a new season is until somebody says better. */
export const NEW_SEASON: SeasonValues = {
  ...{ name: '', meaning: '', ranges: [{ from: '10-20', to: '11-05' }] },
  ...{ packagePercent: 110, hotelPercent: 110, carPercent: REGULAR, ferryPercent: REGULAR },
}

export function valuesOf(season: OfficeSeason): SeasonValues {
  const { name, meaning, ranges, packagePercent, hotelPercent, carPercent, ferryPercent } = season
  return { name, meaning, ranges, packagePercent, hotelPercent, carPercent, ferryPercent }
}

/** As the call takes them; an empty percentage is none that it takes. */
export function fieldsOf({
  packagePercent,
  hotelPercent,
  carPercent,
  ferryPercent,
  ...words
}: SeasonValues): SeasonFields {
  return {
    ...words,
    ...{ packagePercent: packagePercent ?? 0, hotelPercent: hotelPercent ?? 0 },
    ...{ carPercent: carPercent ?? 0, ferryPercent: ferryPercent ?? 0 },
  }
}

/** Whether there is enough of it for a preview. */
export function isWhole(values: SeasonValues): boolean {
  const { packagePercent, hotelPercent, carPercent, ferryPercent } = values
  const percents = [packagePercent, hotelPercent, carPercent, ferryPercent]
  const isPercent = (percent: number | null) => percent !== null && percent >= SEASON_MOST.leastPercent
  return values.name.trim() !== '' && values.ranges.length > 0 && percents.every(isPercent)
}

/** "25% more", "5% less", "the regular price". */
export function percentWords(percent: number): string {
  if (percent === REGULAR) return 'the regular price'
  return percent > REGULAR ? `${percent - REGULAR}% more` : `${REGULAR - percent}% less`
}

/** As two people who change one record compare it. */
export function toldOf({ ranges, ...values }: SeasonValues): Record<string, unknown> {
  return { ...values, days: yearRangesText(ranges) }
}

/** A part of the strip of the year: the days of a season, in the order in which seasons are drawn. */
export type StripSeason = Pick<OfficeSeason, 'id' | 'name' | 'isBase' | 'ranges'>

/** The seasons as they would lie in the year with one of them as it is being entered; the base has what is left. */
export function drafted(seasons: readonly StripSeason[], id: string | undefined, values: SeasonValues): StripSeason[] {
  const draft = { id: id ?? 'new season', isBase: false, name: values.name, ranges: values.ranges }
  const placed = seasons.map((each) => (each.id === id && !each.isBase ? draft : each))
  const all = id === undefined ? [...placed, draft] : placed
  const rest = restOfYear(all.filter((each) => !each.isBase).flatMap(({ ranges }) => ranges))
  return all.map((each) => (each.isBase ? { ...each, ranges: rest } : each))
}
