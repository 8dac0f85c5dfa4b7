import { FERRY_CLASSES } from '#contract/terms/ferry-labels.ts'
import { FERRY_LEGS_MAX, FERRY_LEGS_MIN } from '#contract/terms/limits.ts'
import { ferryTripFor } from '#contract/terms/paths.ts'
import { seatPlan } from '#contract/v1/ferry-plans.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { LEG_NAME, legHref, legText, planTripHref, readLegs } from '#site/shop/trip/plan-legs.ts'
import { readAskedSeats } from '../asked-seats.ts'
import { readParty } from '../ferry-party.ts'
import { findOpenSailing, loadPortLabels } from '../sailing/sailing-loader.ts'
import { hopSearchHref, type PlanRefused, refusedView, type WantedLeg } from './refused-view.ts'

/** Where the visitor goes on, or why the plan is not taken; `status` 409 where seats are not free. */
export type TakenPlan = { href: string } | { refused: PlanRefused; status: number }

const CONFLICT = 409

/** On the server: seats together on all legs, for the trip; or none, with what is free instead. */
export async function takePlan(host: Pick<SiteHost, 'api' | 'now'>, fields: URLSearchParams): Promise<TakenPlan> {
  const { party } = readParty(fields)
  const legs = readTake(fields.get('take'))
  if (legs.length < FERRY_LEGS_MIN) return { href: hopSearchHref([], party) }
  const [answer, labels] = await Promise.all([
    host.api.call(seatPlan, { body: { legs, ...party } }),
    loadPortLabels(host),
  ])
  if (!answer.ok) {
    const { errors, message, status } = answer.error
    return {
      refused: { message: errors[0]?.message ?? message, legs: [], party, backHref: hopSearchHref([], party) },
      status,
    }
  }
  const found = answer.value.legs
  const seated = found.map(({ together }, index) => ({
    tripId: legs[index]?.tripId ?? '',
    seats: together?.seats ?? [],
  }))
  if (seated.every(({ seats }) => seats.length > 0)) return { href: planTripHref(seated, party) }
  return { refused: refusedView(found, legs, { party, labels }), status: CONFLICT }
}

/** "st-201.2026-12-10 tm-102.2026-12-12:bClass" */
function readTake(text: string | null): WantedLeg[] {
  const legs = (text ?? '').split(' ').filter((each) => each !== '')
  return legs.slice(0, FERRY_LEGS_MAX).map((each) => {
    const [tripId = '', asked] = each.split(':')
    const code = FERRY_CLASSES.find((one) => one === asked)
    return { tripId, ...(code === undefined ? {} : { class: code }) }
  })
}

/** On the server: the seats chosen on one leg (`at`) join the plan, and the next leg without seats follows, or the trip. */
export async function stepPlan(
  host: Pick<SiteHost, 'api' | 'now'>,
  at: string,
  fields: URLSearchParams,
): Promise<string> {
  const { party } = readParty(fields)
  const legs = readLegs(fields)
  const found = await findOpenSailing(host, at, party)
  // The sailing's own page says why.
  if (!found.ok) return ferryTripFor(at, party)
  const asked = readAskedSeats(found.value, fields)
  if (asked.stepBack !== undefined) return withLegs(asked.stepBack, fields)
  const chosen = legs.map((leg) => (leg.tripId === at ? { ...leg, seats: asked.seats } : leg))
  const place = chosen.findIndex(({ tripId }) => tripId === at)
  const next = chosen[place + 1] ?? chosen.find(({ seats }) => seats.length === 0)
  return next === undefined ? planTripHref(chosen, party) : legHref(next, chosen, party)
}

/** The address of a leg with the plan that it belongs to. */
export function withLegs(href: string, fields: URLSearchParams): string {
  const legs = readLegs(fields).map((leg) => [LEG_NAME, legText(leg)])
  return `${href}&${new URLSearchParams(legs)}`
}
