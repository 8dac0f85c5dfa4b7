import { LEAD_AGE_MIN, travellersNeeded } from '#contract/terms/trip-travellers.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'

/** A line that only some of the travellers go on. */
export type LineChoice = { lineId: string; title: string; count: number }

/** Who is asked for once for all lines. */
export type PeopleNeed = {
  /** At least one: the lead traveller. */
  slots: number
  /** Of them, on a lap. */
  infants: number
  /** True where a carrier's list wants sex, nationality and a document from abroad. */
  listed: boolean
  /** Empty where everyone goes on everything. */
  choices: LineChoice[]
  /** Lines that go by no names: everyone's. */
  freeLineIds: string[]
  /** Ages that were said when it was chosen, by traveller; where none were, the last of a line are its infants. */
  ages: (number | undefined)[]
}

/** `isNamedLater`: a group, whose lead traveller alone is asked for now. */
export function peopleNeeded(lines: readonly HeldLine[], isNamedLater = false): PeopleNeed {
  if (isNamedLater) return { ...peopleNeeded(lines), slots: 1, infants: 0, choices: [], ages: [] }

  const needs = lines.map((line) => ({ line, need: travellersNeeded(line) }))
  const named = needs.filter(({ need }) => need.count > 0)
  const slots = Math.max(1, ...named.map(({ need }) => need.count))
  const infants = Math.max(0, ...named.map(({ need }) => need.infants))
  const isSame = new Set(named.map(({ need }) => need.count)).size <= 1
  return {
    slots,
    infants,
    listed: named.some(({ need }) => need.listed),
    choices: isSame ? [] : named.map(({ line: { lineId, title }, need: { count } }) => ({ lineId, title, count })),
    freeLineIds: needs.filter(({ need }) => need.count === 0).map(({ line }) => line.lineId),
    ages: agesSaid(lines, slots),
  }
}

function agesSaid(lines: readonly HeldLine[], slots: number): Ages {
  const known = lines.map((line) => {
    if (line.kind === 'activity') return line.ages.map((age) => age ?? undefined)
    return line.kind === 'package' ? [...Array<undefined>(line.adultCount), ...line.childAges] : []
  })
  const most = known.find((ages) => ages.length === slots)
  if (most !== undefined) return leadFirst(Array.from({ length: slots }, (_, index) => most[index]))
  const [lap] = lines.map(travellersNeeded).sort((one, other) => other.infants - one.infants)
  const isInfant = (index: number) => lap !== undefined && index < lap.count && index >= lap.count - lap.infants
  const infants = Array.from({ length: slots }, (_, index) => (isInfant(index) ? 0 : undefined))
  return withGrownUps(lines, withChildren(lines, infants))
}

type Ages = (number | undefined)[]

/** Of a car for all of them the ages of its children are known: they stand before those on a lap. */
function withChildren(lines: readonly HeldLine[], ages: Ages): Ages {
  const cars = lines.filter((line) => line.kind === 'car')
  const { childAges = [] } = cars.find(({ passengers }) => passengers === ages.length) ?? {}
  const children = childAges.filter((age) => age >= 1)
  const lap = ages.filter((age) => age === 0).length
  const end = ages.length - lap
  // Infants of the car who are none on the ferry: who is who is not known.
  if (childAges.length - children.length !== lap || ages.slice(end).some((age) => age !== 0)) return ages
  return [...ages.slice(0, end - children.length), ...children, ...ages.slice(end)]
}

/** Of an outing of some of them, all grown up, the first are who goes. */
function withGrownUps(lines: readonly HeldLine[], ages: Ages): Ages {
  const outing = lines
    .filter((line) => line.kind === 'activity')
    .map((line) => line.ages)
    .find((said) => said.every((age) => age !== null && age >= LEAD_AGE_MIN))
  if (outing === undefined || ages.slice(0, outing.length).some((age) => age !== undefined)) return ages
  return [...outing.map((age) => age ?? undefined), ...ages.slice(outing.length)]
}

/** The lead traveller is grown up: the first who is, or whose age nobody said. */
function leadFirst(ages: (number | undefined)[]): (number | undefined)[] {
  const lead = ages.findIndex((age = LEAD_AGE_MIN) => age >= LEAD_AGE_MIN)
  return lead <= 0 ? ages : [ages[lead], ...ages.slice(0, lead), ...ages.slice(lead + 1)]
}
