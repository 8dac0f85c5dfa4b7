import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { FerrySailing } from '#contract/v1/ferries.ts'
import type { PlanLegSeats } from '#contract/v1/ferry-plans.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { legHref, type PlanLeg } from '#site/shop/trip/plan-legs.ts'
import { seatsNeeded } from '../ferry-party.ts'
import type { PortLabels } from '../sailing/sailing-view.ts'
import { PLAN_TEXTS, positionText } from './plan-texts.ts'
import { apartText, fullText, leftText, WHY_NOT_SEATED } from './refused-texts.ts'

/** A leg that is to be taken: its sailing, and a class where another than the cheapest is wanted. */
export type WantedLeg = { tripId: string; class?: FerryClassCode }

type Way = { label: string; href: string }

/** A leg of a plan that was not taken: free seats together, or why there are none and what is free instead. */
export type RefusedLeg = {
  position: string
  /** "Shaheed Dweep to Sri Vijaya Puram, 11:30" */
  way: string
  /** "Fri 12 Feb 2027, MV Saffron Tern" */
  when: string
  isFree: boolean
  text: string
  /** The plan again with another class on this leg. */
  choices: { label: string; fare: string; take: string }[]
  ways: Way[]
}
export type PlanRefused = { message?: string; legs: RefusedLeg[]; party: FerryParty; backHref: string }

type Around = { party: FerryParty; labels: PortLabels }

export function refusedView(
  found: readonly PlanLegSeats[],
  legs: readonly WantedLeg[],
  { party, labels }: Around,
): PlanRefused {
  const sailings = found.flatMap(({ sailing }) => sailing ?? [])
  const plan = legs.map(({ tripId }) => ({ tripId, seats: [] }))
  const takeWith = (at: number, code: string) =>
    legs.map((leg, index) => takeText(index === at ? { ...leg, class: code } : leg)).join(' ')
  return {
    party,
    backHref: hopSearchHref(sailings.length === legs.length ? sailings : [], party),
    legs: found.map((leg, index) => ({
      position: positionText(index + 1, legs.length),
      ...(leg.sailing === undefined ? { way: '', when: '' } : wordsOf(leg.sailing, labels)),
      isFree: leg.together !== undefined,
      text: leg.together === undefined ? whyNot(leg, party) : `${leg.together.label}: ${PLAN_TEXTS.free}.`,
      choices: leg.otherClasses.map((each) => ({
        label: each.label,
        fare: `${formatRupees(each.fare)} ${PLAN_TEXTS.forAll}`,
        take: takeWith(index, each.class),
      })),
      ways: leg.together === undefined ? waysOf(leg, plan[index], { plan, party }) : [],
    })),
  }
}

function takeText({ tripId, class: code }: { tripId: string; class?: string }): string {
  return code === undefined ? tripId : `${tripId}:${code}`
}

function wordsOf(sailing: FerrySailing, labels: PortLabels): Pick<RefusedLeg, 'way' | 'when'> {
  return {
    way: `${wayOf(sailing, labels)}, ${sailing.departureTime}`,
    when: [formatDay(sailing.date), sailing.vessel.name].filter(Boolean).join(', '),
  }
}

/** "Shaheed Dweep to Sri Vijaya Puram": the older names are said elsewhere. */
export function wayOf({ from, to }: Pick<FerrySailing, 'from' | 'to'>, labels: PortLabels): string {
  const [start, end] = [from, to].map(({ id, town }) => (labels.get(id) ?? town).replace(/\s*\(.*$/, ''))
  return `${start} to ${end}`
}

function whyNot({ reason, sailing }: PlanLegSeats, party: FerryParty): string {
  const left = sailing === undefined ? '' : leftText(sailing.classes)
  if (reason === 'full') return `${fullText(seatsNeeded(party))} ${left}`
  if (reason === 'apart') return `${apartText(seatsNeeded(party))} ${left}`
  return WHY_NOT_SEATED[reason ?? 'missing']
}

function waysOf(
  { reason, sailing }: PlanLegSeats,
  leg: PlanLeg | undefined,
  { plan, party }: { plan: readonly PlanLeg[]; party: FerryParty },
): Way[] {
  return [
    ...(reason === 'apart' && leg ? [{ label: PLAN_TEXTS.chooseSeats, href: legHref(leg, plan, party) }] : []),
    ...(reason === 'office' && leg ? [{ label: PLAN_TEXTS.enquire, href: paths.ferryTrip(leg.tripId) }] : []),
    ...(sailing === undefined ? [] : [{ label: PLAN_TEXTS.others, href: dayHref(sailing, party) }]),
  ]
}

function dayHref({ from, to, date }: FerrySailing, party: FerryParty): string {
  return withQuery(paths.ferry, { from: from.id, to: to.id, date, ...party })
}

/** The search of a hop that these sailings are of, or of the usual one. */
export function hopSearchHref(sailings: readonly FerrySailing[], party: FerryParty): string {
  const [first] = sailings
  const ends = sailings.flatMap(({ to, date }) => [
    ['to', to.id],
    ['date', date],
  ])
  const counts = Object.entries(party).map(([name, count]) => [name, String(count)])
  const search = [['plan', 'hop'], ...(first === undefined ? [] : [['from', first.from.id]]), ...ends, ...counts]
  return `${paths.ferry}?${new URLSearchParams(search)}`
}
