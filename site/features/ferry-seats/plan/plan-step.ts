import { fetchFerryTrip } from '#contract/v1/ferries.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { legText, readLegs } from '#site/shop/trip/plan-legs.ts'
import type { PortLabels } from '../sailing/sailing-view.ts'
import { nextText, PLAN_TEXTS, positionText } from './plan-texts.ts'
import { wayOf } from './refused-view.ts'

/** A sailing as a leg of an island hop. */
export type PlanStep = {
  /** "Leg 1 of 3" */
  position: string
  /** What the way on is called, in full and where there is little room. */
  next: string
  short: string
  /** Every leg, as the address keeps it. */
  legs: string[]
}

/** Which leg of a plan the page is, and which comes next; undefined where its address names no plan with this sailing. */
export async function loadPlanStep(
  { api }: Pick<SiteHost, 'api'>,
  tripId: string,
  search: URLSearchParams,
  labels: Promise<PortLabels>,
): Promise<PlanStep | undefined> {
  const legs = readLegs(search)
  const place = legs.findIndex((leg) => leg.tripId === tripId)
  if (place < 0) return undefined
  const shared = { position: positionText(place + 1, legs.length), legs: legs.map(legText) }
  const next = legs[place + 1] ?? legs.find(({ seats }, index) => seats.length === 0 && index !== place)
  if (next === undefined) return { ...shared, next: PLAN_TEXTS.lastLeg, short: PLAN_TEXTS.lastShort }
  const found = await api.call(fetchFerryTrip, { query: { tripId: next.tripId } })
  const { nextLeg: short } = PLAN_TEXTS
  if (!found.ok) return { ...shared, next: short, short }
  const { trip } = found.value
  return { ...shared, next: nextText(wayOf(trip, await labels), trip.departureTime), short }
}
