import { daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { FERRY_SEATS_MAX } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { ferryTripFor, paths } from '#contract/terms/paths.ts'
import type { FerrySailing } from '#contract/v1/ferries.ts'
import { type FerryPlan, type FerryPlanProblem, planFerries } from '#contract/v1/ferry-plans.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { legHref, type PlanLeg } from '#site/shop/trip/plan-legs.ts'
import { type DayLink, manySeats, unansweredOf, waysWithoutBoats } from './crossing-loader.ts'
import { type Hop, hopHref, seatsOf, startsOf } from './ferry-query.ts'
import { chooseText, durationOf } from './found/trip-view.ts'
import {
  changeText,
  LOADER_TEXTS,
  nightsText,
  noBoatsText,
  noConnection,
  plansText,
  WHY_NO_PLAN,
} from './loader-texts.ts'
import { askOf, isWithoutBoats, labelsOnce, type NamedChoice, shortLabel } from './ports.ts'
import { partyText } from './texts.ts'

export type PlanLegView = {
  id: string
  day: string
  way: string
  times: string
  duration: string
  vessel: string
  href: string
  choose: string
  /** What lies between the leg before and this one. */
  wait?: string
}
/** `take`: the ids of its sailings, where one tap seats the party on all of them. */
export type PlanView = { id: string; fare: string; legs: PlanLegView[]; take?: string }

export type HopFound = {
  title: string
  status: string
  lead: string
  unanswered?: string
  empty?: { text: string; days: DayLink[] }
  /** More than one booking holds. */
  many?: string
  failure?: string
}
export type LoadedHop = { found: HopFound; plans: PlanView[] }

export async function loadHop(
  host: Pick<SiteHost, 'api' | 'now' | 'brand'>,
  hop: Hop,
  ports: readonly NamedChoice[],
): Promise<LoadedHop> {
  const starts = startsOf(hop)
  const legs = hop.legs.map(({ to, date }, index) => ({ from: starts[index] ?? '', to, date }))
  const asked = legs.map((leg) => ({ ...leg, from: askOf(leg.from, ports), to: askOf(leg.to, ports) }))
  const answer = await host.api.call(planFerries, { body: { legs: asked, ...hop.party } })
  const base = {
    title: [hop.from, ...hop.legs.map(({ to }) => to)].map(labelsOnce(ports)).join('\u00a0- '),
    lead: `For ${partyText(hop.party)}, the cheapest first, all taxes and port fees inside.`,
    ...manySeats(host, hop.party),
  }
  if (!answer.ok) return { found: { ...base, status: '', failure: answer.error.message }, plans: [] }
  const { plans, operators, problem } = answer.value
  const unanswered = unansweredOf(operators)
  return {
    found: {
      ...base,
      status: plans.length === 0 ? LOADER_TEXTS.hopEmpty : plansText(plans.length),
      ...(unanswered === undefined ? {} : { unanswered }),
      ...(plans.length === 0 ? { empty: whyEmpty(hop, problem, ports) } : {}),
    },
    plans: plans.map((plan) => planView(plan, hop, ports)),
  }
}

function whyEmpty(
  hop: Hop,
  problem: FerryPlanProblem | undefined,
  ports: readonly NamedChoice[],
): NonNullable<HopFound['empty']> {
  const leg = problem && hop.legs[problem.leg]
  if (problem === undefined || leg === undefined) return { text: LOADER_TEXTS.chooseOther, days: [] }
  const without = [startsOf(hop)[problem.leg] ?? '', leg.to].find((end) => isWithoutBoats(end, ports))
  if (without !== undefined) return { text: noBoatsText(shortLabel(without, ports)), days: waysWithoutBoats() }
  const names = {
    from: shortLabel(startsOf(hop)[problem.leg] ?? '', ports),
    to: shortLabel(leg.to, ports),
    day: formatDay(leg.date),
  }
  const { reason, arrivalTime = '', departureTime = '', nearestDates } = problem
  const why =
    reason === 'connection'
      ? noConnection(names, arrivalTime, departureTime)
      : WHY_NO_PLAN[reason](names, seatsOf(hop.party))
  if (reason === 'full' && nearestDates.length === 0)
    return { text: `${why} ${LOADER_TEXTS.askForRoom}`, days: [{ label: LOADER_TEXTS.askUs, href: paths.contact }] }
  const next = nearestDates.length === 0 ? LOADER_TEXTS.chooseOther : LOADER_TEXTS.nearestDates
  return {
    text: `${why} ${next}`,
    days: nearestDates.map((date) => ({
      label: formatDay(date),
      href: hopHref(moveLeg(hop, problem.leg, date)),
    })),
  }
}

/** The hop with one leg on another day; those after it follow where they would come before it. */
export function moveLeg(hop: Hop, moved: number, date: string): Hop {
  const legs = hop.legs.map((leg, index) => {
    if (index === moved) return { ...leg, date }
    return index > moved && leg.date < date ? { ...leg, date } : leg
  })
  return { ...hop, legs }
}

function planView(
  { legs, fareFrom, waitsMinutes, isSeated = false }: FerryPlan,
  hop: Hop,
  ports: readonly NamedChoice[],
): PlanView {
  const isTaken = isSeated && seatsOf(hop.party) <= FERRY_SEATS_MAX
  const plan = isTaken ? legs.map(({ tripId }) => ({ tripId, seats: [] })) : []
  const id = legs.map(({ tripId }) => tripId).join(' ')
  return {
    id,
    ...(isTaken ? { take: id } : {}),
    fare: formatRupees(fareFrom),
    legs: legs.map((leg, index) => {
      const before = legs[index - 1]
      const where = shortLabel(hop.legs[index - 1]?.to ?? '', ports)
      return {
        ...legView(leg, hop.party, plan),
        way: `${index === 0 ? shortLabel(hop.from, ports) : where} to ${shortLabel(hop.legs[index]?.to ?? '', ports)}`,
        ...(before === undefined ? {} : { wait: waitText(before, leg, waitsMinutes[index - 1] ?? 0, where) }),
      }
    }),
  }
}

function legView(leg: FerrySailing, party: FerryParty, plan: readonly PlanLeg[]): Omit<PlanLegView, 'way'> {
  const { tripId, date, departureTime, arrivalTime, vessel, operator } = leg
  return {
    id: tripId,
    day: formatDay(date),
    times: `${departureTime} to ${arrivalTime}`,
    duration: durationOf(departureTime, arrivalTime),
    vessel: [vessel.name, operator.name].filter(Boolean).join(', '),
    href: plan.length === 0 ? ferryTripFor(tripId, party) : legHref({ tripId, seats: [] }, plan, party),
    choose: chooseText(operator, party),
  }
}

function waitText(before: FerrySailing, next: FerrySailing, minutes: number, where: string): string {
  const nights = daysBetween(before.date, next.date)
  if (nights > 0) return nightsText(nights, where)
  const change = changeText(minutes)
  return before.vessel.id === next.vessel.id ? `${change}, or ${LOADER_TEXTS.stayOnBoard.toLowerCase()}` : change
}
