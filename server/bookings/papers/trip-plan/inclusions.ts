import { daysBetween } from '#contract/terms/india-time.ts'
import { nightsText } from '#contract/terms/stay-labels.ts'
import type { LineFacts, RideFacts, StayFacts, VisitFacts } from '#server/products/line-facts.ts'
import type { PlannedLine } from './line-entries.ts'
import { shortName } from './line-entries.ts'

export type Inclusions = { included: string[]; notIncluded: string[] }

const TAXES = 'All taxes and fees'
/** The same text as in the lists of packages. */
const DELAYS = 'Extra costs that follow from a weather delay or a cancelled ferry'

/** What the price of a trip includes, and what it does not: the lists of its package, and those of its other lines. */
export function inclusionsOf(lines: readonly PlannedLine[]): Inclusions {
  const own = lines.flatMap(({ facts }) => facts.included)
  const single = lines.filter(({ asked }) => asked.kind !== 'package').map(({ facts }) => facts)
  const added = [
    ...single.flatMap(({ stays }) => stays.map(stayText)),
    ...crossingsText(single),
    ...single.flatMap(({ ride }) => (ride === undefined ? [] : [rideText(ride)])),
    ...single.flatMap(({ visit }) => (visit === undefined ? [] : [visitText(visit)])),
  ]
  const isTaxSaid = own.some((each) => /\btaxes\b/i.test(each))
  const included = [...own, ...added, ...(added.length === 0 || isTaxSaid ? [] : [TAXES])]
  const hasPackage = single.length < lines.length
  const notIncluded = [
    ...lines.flatMap(({ facts }) => facts.notIncluded),
    ...(hasPackage || added.length === 0 ? [] : exclusionsOf(single)),
  ]
  return { included: [...new Set(included)], notIncluded: [...new Set(notIncluded)] }
}

/** "2 nights at Blue Shelf Beach Cottages: Garden Cottage, breakfast". */
function stayText({ checkIn, checkOut, hotelName, rooms, included }: StayFacts): string {
  return `${nightsText(daysBetween(checkIn, checkOut))} at ${hotelName}: ${[rooms, ...included].join(', ')}`
}

/** "2 ferries, seats chosen, Premium"; of a single ferry its destination. */
function crossingsText(facts: readonly LineFacts[]): string[] {
  const crossings = facts.flatMap((each) => each.crossings)
  const [first] = crossings
  if (first === undefined) return []
  const classes = [...new Set(crossings.map(({ className }) => className))].join(' and ')
  const what =
    crossings.length === 1
      ? `Ferry to ${shortName(first.to.island)}, seats chosen`
      : `${crossings.length} ferries, seats chosen`
  return [`${what}, ${classes}`]
}

/** "Sedan, Veer Savarkar International Airport to Wandoor: driver, fuel, parking". */
function rideText({ title, vehicles, included }: RideFacts): string {
  return `${vehicles}, ${title}: ${included.join(', ')}`
}

function visitText({ name, guests, included }: VisitFacts): string {
  // Without the ages.
  const who = guests.replace(/, ages? .*$/, '')
  return included.length === 0 ? `${name}, ${who}` : `${name}, ${who}: ${included.join(', ')}`
}

/** What the lines other than packages do not include. */
function exclusionsOf(facts: readonly LineFacts[]): string[] {
  const [stays, rides] = [facts.flatMap((each) => each.stays), facts.flatMap(({ ride }) => ride ?? [])]
  const hasVisit = facts.some(({ visit }) => visit !== undefined)
  const hasTickets = rides.some(({ included }) => included.includes('entry tickets'))
  const isCrossing = facts.some(({ crossings }) => crossings.length > 0)
  return [
    ...(stays.length === 0 ? [] : ['Flights to and from Sri Vijaya Puram', mealsText(stays)]),
    ...(stays.length === 0 && !isCrossing
      ? []
      : [rides.length === 0 ? 'Cars and transfers' : 'Cars other than those named']),
    ...(rides.length === 0 && !hasVisit
      ? []
      : [hasTickets ? 'Camera fees and tips' : 'Entry tickets, camera fees and tips']),
    ...(stays.length === 0 ? [] : ['Room service and laundry']),
    ...(isCrossing ? [DELAYS] : []),
  ]
}

function mealsText(stays: readonly StayFacts[]): string {
  const meals = new Set(stays.flatMap(({ included }) => included))
  if (meals.size === 0) return 'Meals'
  return meals.has('dinner') || stays.some(({ included }) => included.length === 0)
    ? 'Meals not named'
    : 'Lunch and dinner'
}
