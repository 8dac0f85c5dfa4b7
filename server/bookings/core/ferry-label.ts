import { formatDay } from '#contract/terms/india-time.ts'
import type { Crossing } from '#server/products/line-facts.ts'
import type { PricedLine } from '#server/products/priced-line.ts'

/** "08:00 ferry Haddo Wharf to Swaraj Dweep Jetty, MV Saffron Tern, Mon 30 Nov 2026" */
export function ferryLabel({ date, departTime, from, to, vessel }: Crossing): string {
  return `${departTime} ferry ${from.name} to ${to.name}, ${vessel}, ${formatDay(date)}`
}

export type MovedFerry = { wasFerry: string; nowFerry: string }

type Sides = { asked: PricedLine['asked']; startsAt: Date; facts: { crossings: readonly Crossing[] } }

/** One ferry of a line that became another sailing. None where a package starts on another day: all of it moves then. */
export function movedFerry(was: Sides, now: Sides): MovedFerry | undefined {
  if (was.asked.kind !== 'ferry' && was.startsAt.getTime() !== now.startsAt.getTime()) return undefined
  const [gone, ...others] = notIn(was, now)
  const [come] = notIn(now, was)
  if (gone === undefined || come === undefined || others.length > 0) return undefined
  return { wasFerry: ferryLabel(gone), nowFerry: ferryLabel(come) }
}

function notIn({ facts }: Sides, other: Sides): Crossing[] {
  return facts.crossings.filter(({ tripId }) => !other.facts.crossings.some((each) => each.tripId === tripId))
}
