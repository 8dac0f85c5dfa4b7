import { FERRY_LEGS_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { FerryParty } from '../party/ferry-party.ts'

/** A leg of an island hop as an address keeps it: its sailing, and the seats chosen on it so far. */
export type PlanLeg = { tripId: string; seats: readonly string[] }

/** The name of an address in which each leg stands, in the order of the plan: "tm-101.2026-12-25~P2A~P2B". */
export const LEG_NAME = 'leg'
const BETWEEN = '~'

export function legText({ tripId, seats }: PlanLeg): string {
  return [tripId, ...seats].join(BETWEEN)
}

export function readLegs(search: URLSearchParams): PlanLeg[] {
  return search
    .getAll(LEG_NAME)
    .slice(0, FERRY_LEGS_MAX)
    .map((text) => {
      const [tripId = '', ...seats] = text.split(BETWEEN)
      return { tripId, seats }
    })
}

/** The page with the seats of a leg, which leads on to the others. */
export function legHref(leg: PlanLeg, legs: readonly PlanLeg[], party: FerryParty): string {
  const search = queryOf(legs, party)
  for (const seat of leg.seats) search.append('seats', seat)
  return `${paths.ferryTrip(leg.tripId)}?${search}`
}

/** My trip, which takes all legs with their seats. */
export function planTripHref(legs: readonly PlanLeg[], party: FerryParty): string {
  return `${visitorPaths.trip}?${queryOf(legs, party)}`
}

/** What every address of a plan keeps. */
function queryOf(legs: readonly PlanLeg[], { adults, children, infants }: FerryParty): URLSearchParams {
  return new URLSearchParams([
    ...Object.entries({ adults, children, infants }).map(([name, count]) => [name, String(count)]),
    ...legs.map((leg) => [LEG_NAME, legText(leg)]),
  ])
}
