import { fareOfSeats, type SeatFare } from '#contract/terms/ferry-fare.ts'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { seatsLabel } from '#contract/terms/seat-labels.ts'
import type { PlanLegSeats, SeatsTogether } from '#contract/v1/ferry-plans.ts'
import type { OperatorSailing } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Party } from './plan-rules.ts'
import { seatNamed } from './quote-sailing.ts'
import { areSalesOpen, instantOf, seatAdjacent } from './rules.ts'

type Seated = Pick<PlanLegSeats, 'together' | 'reason' | 'otherClasses'>

/**
 * Seats together on one sailing in the class that is wanted, or else the cheapest with room. Where they are not to be had, why, and
 * the other classes that have them: a dearer class is the party's to choose.
 */
export function seatTogetherOn(
  trip: OperatorSailing,
  wanted: FerryClassCode | undefined,
  party: Party,
  now: Date,
): Seated {
  const departsAt = instantOf(trip.date, trip.departureTime)
  if (departsAt.getTime() <= now.getTime()) return { reason: 'departed', otherClasses: [] }
  if (!trip.salesOpen || !areSalesOpen(departsAt, now)) return { reason: 'closed', otherClasses: [] }
  const needed = party.adults + party.children
  const withRoom = trip.classes.filter(({ seatsLeft }) => seatsLeft >= needed).toSorted((a, b) => a.fare - b.fare)
  const planned = wanted === undefined ? withRoom[0] : withRoom.find(({ code }) => code === wanted)
  const together = planned && seatsTogether(trip, planned, party)
  if (together !== undefined) return { together, otherClasses: [] }
  const others = withRoom.filter((each) => each !== planned)
  return {
    reason: planned === undefined ? 'full' : 'apart',
    otherClasses: others.flatMap((each) => seatsTogether(trip, each, party) ?? []),
  }
}

function seatsTogether(
  trip: OperatorSailing,
  sold: SeatFare,
  { adults, children, infants }: Party,
): SeatsTogether | undefined {
  const map = trip.maps.find(({ code }) => code === sold.code)
  const states = trip[sold.code] ?? {}
  const isFree = (seat: string) => states[seat]?.isBooked === 0 && states[seat].isBlocked === 0
  const seats = map && seatAdjacent(map.grid, isFree, adults + children)
  if (seats === undefined) return undefined
  const { amountPayable } = fareOfSeats([sold], () => seats.length, { count: infants, fare: trip.infantFare })
  const label = seatsLabel(seats.map((seat) => seatNamed(trip, seat)))
  return { class: sold.code, seats, label, fare: amountPayable }
}
