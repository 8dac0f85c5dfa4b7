import { MINUTE_MS } from '#contract/terms/durations.ts'
import { instantInIndia, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { islandLabel } from '#server/hotels/destination-rules.ts'
import type { Crossing, PortFact } from '#server/products/line-facts.ts'
import type { NamedPort } from './rules.ts'
import type { TimetableEntry } from './timetable.ts'

type Seated = {
  tripId: string
  date: string
  trip: TimetableEntry
  from: NamedPort
  to: NamedPort
  classNames: readonly string[]
  decks: readonly string[]
  seats: string[]
  infants: number
}

/** What a traveller must know of a crossing, by the record of its carrier. */
export function crossingOf({ tripId, date, trip, from, to, classNames, decks, seats, infants }: Seated): Crossing {
  const { operator, vessel, departTime, arriveTime } = trip
  const before = (minutes: number) =>
    timeInIndia(new Date(instantInIndia(date, departTime).getTime() - minutes * MINUTE_MS))
  return {
    ...{ tripId, date, departTime, arriveTime, from: portFact(from), to: portFact(to) },
    ...{ carrier: operator.name, vessel: vessel.name, vesselId: vessel.id, seats, infants },
    className: classNames.join(' and '),
    deck: decks.join(' and '),
    reportTime: before(operator.report_before_minutes),
    counterClosesTime: before(operator.check_in_closes_minutes),
    luggage: `${operator.luggage_kg} kg and ${operator.hand_bag_kg} kg by hand, each; more: ${formatRupees(operator.excess_per_kg)} a kg`,
  }
}

export function portFact({ name, town, island, mainTownOld }: NamedPort): PortFact {
  const label = islandLabel({ ...island, siteLabel: island.label, mainTownOld })
  return { name, town, islandId: island.id, island: label }
}
