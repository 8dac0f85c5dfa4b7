import { dayInIndia } from '#contract/terms/india-time.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'

/** As far as the order of a trip is told from them. */
type Dated = Pick<HeldLine, 'kind' | 'startsAt'>

/** By day, then by hour; a bed comes after the car and the ferry of its day, although its check-in is earlier. */
export function inOrderOfDays<Line extends Dated>(lines: readonly Line[]): Line[] {
  const travels = lines.filter(({ kind }) => kind === 'ferry' || kind === 'car').map(({ startsAt }) => startsAt)
  const orderOf = ({ kind, startsAt }: Line): string => {
    if (kind !== 'hotel') return startsAt
    const before = travels.filter((start) => dayOf(start) === dayOf(startsAt))
    return `${[startsAt, ...before].toSorted().at(-1)} then the bed`
  }
  return lines.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

function dayOf(instant: string): string {
  return dayInIndia(new Date(instant))
}
