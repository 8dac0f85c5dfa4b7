import facts from './facts/water-sports.json' with { type: 'json' }

/** One water sport of the demo: facts only, prices in whole rupees with the tax inside; the prose is in prose/activities. */
export type ActivityFact = {
  id: string
  name: string
  kind: string
  placeIds: string[]
  durationMinutes: number
  inWaterMinutes: number | null
  minAge: number
  maxAge: number | null
  maxWeightKg: number | null
  swimmingNeeded: boolean
  priceInr: number
  priceUnit: string
  season: string
  bestHours: string
  groupSize: number[]
  healthRestrictions: string[]
  included: string[]
  bring: string[]
  depthM: number | null
}

export const activityFacts: ActivityFact[] = facts.activities

/** Three of them are on a deal; their price is the one after it. */
export const activitiesOnDeal: readonly string[] = ['guided-snorkelling', 'day-kayak', 'sea-walk']

/** Sold on dark nights only. */
export const darkNightActivities: readonly string[] = ['night-kayak']

/** Places with a season of their own, month and day: Jolly Buoy opens from mid November to mid May. */
export const placeSeasons: Record<string, { from: string; to: string }> = {
  'jolly-buoy': { from: '11-16', to: '05-15' },
}
