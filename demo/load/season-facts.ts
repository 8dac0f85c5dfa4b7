import { ferryRules } from '#demo/ferry-facts.ts'

/** The season whose price is the base one (facts/rules.json calls its factor 1). */
export const BASE_SEASON = 'shoulder'

/** What a fare is in a season, percent of what the timetable says. */
export function ferryPercentOf(seasonId: string): number {
  const { peak, shoulder, monsoon } = ferryRules.seasonMultiplier
  const factors: Record<string, number> = { peak, shoulder, monsoon }
  return percentOf(factors[seasonId] ?? 1)
}

/** 1.4 is 140. */
export function percentOf(factor: number): number {
  return Math.round(factor * 100)
}
