import type { SeasonNumbers } from '#contract/office/numbers.ts'
import { MONTHS_OF_SEASON, seasonOf } from '#contract/terms/office-seasons.ts'
import type { Db } from '#server/db/db.ts'
import { type SeasonMonth, sumSeason } from './season-store.ts'
import { yearsBefore } from './spans.ts'

/** Seasons that are compared (ours). */
const SEASONS = [0, 1, 2]

/** Sales by the day of travel: the price of the parts that start in a season and are not cancelled. */
export async function readSeasons(db: Db, today: string): Promise<SeasonNumbers> {
  const found = await Promise.all(
    SEASONS.map(async (ago) => {
      const season = seasonOf(yearsBefore(today, ago))
      return { season, months: await sumSeason(db, season, yearsBefore(today, ago)) }
    }),
  )
  return {
    seasons: found.map(({ season, months }) => ({
      ...season,
      parts: months.reduce((all, each) => all + each.parts, 0),
      ...figureOf(months),
    })),
    months: MONTHS_OF_SEASON.map((month) => ({
      month,
      figures: found.map(({ months }) => figureOf(months.filter((each) => each.month === month))),
    })),
  }
}

function figureOf(months: readonly SeasonMonth[]): { sales: number; bySameDay: number } {
  const sum = (which: 'sales' | 'bySameDay') => months.reduce((all, each) => all + each[which], 0)
  return { sales: sum('sales'), bySameDay: sum('bySameDay') }
}
