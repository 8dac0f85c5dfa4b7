import { counted } from '#contract/terms/counted.ts'
import { crossingMinutes } from '#contract/terms/ferry-labels.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { ferryTripFor, paths, withQuery } from '#contract/terms/paths.ts'
import type { FerryCabinMap, FerrySailing, FerryTrip } from '#contract/v1/ferries.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import type { Fact } from '#site/ui/fact-list.tsx'

export type Sailing = FerryTrip & { maps: FerryCabinMap[] }

/** What the page says of the sailing whatever is chosen. */
export type SailingView = {
  tripId: string
  vessel: string
  /** "Fri 25 Dec 2026". */
  day: string
  from: EndView
  to: EndView
  duration: string
  resultsHref: string
  priceVersion: string
}
type EndView = { time: string; port: string; town: string }
/** A sailing to go to instead. */
export type NextView = { href: string; day: string; times: string; vessel: string; fareFrom: string }

/** By port, what people call it: "Swaraj Dweep (Havelock)". */
export type PortLabels = ReadonlyMap<string, string>

export function toSailingView(trip: FerrySailing, party: FerryParty, labels: PortLabels = new Map()): SailingView {
  return {
    tripId: trip.tripId,
    vessel: trip.vessel.name,
    day: formatDay(trip.date),
    from: endOf(trip.from, trip.departureTime, labels),
    to: endOf(trip.to, trip.arrivalTime, labels),
    duration: durationLabel(crossingMinutes(trip.departureTime, trip.arrivalTime)),
    resultsHref: withQuery(paths.ferry, { from: trip.from.id, to: trip.to.id, date: trip.date, ...party }),
    priceVersion: trip.priceVersion,
  }
}

/** Under the name of the port stands what people call the place, or its town. */
function endOf({ id, name, town }: FerrySailing['from'], time: string, labels: PortLabels): EndView {
  const where = labels.get(id) ?? town
  return { time, port: name, town: where === name ? '' : where }
}

/** "1 h 30 min"; nothing where the times make no sense. */
function durationLabel(minutes: number): string {
  if (!(minutes > 0)) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours === 0 ? [] : [`${hours} h`]), ...(rest === 0 ? [] : [`${rest} min`])].join(' ')
}

/** What to know before the day; an operator that does not say something is not spoken for. */
export function factsOf(trip: FerrySailing): Fact[] {
  const { operator, vessel, luggage, reportBeforeMinutes, checkInClosesMinutes, departureTime, infantFare } = trip
  const sailedBy = operator.name === '' ? vessel.name : `${vessel.name}, ${operator.name}`
  const bags = [
    ...(luggage.checkedKg === 0 ? [] : [`${luggage.checkedKg} kg each`]),
    ...(luggage.handKg === 0 ? [] : [`${luggage.handKg} kg in the hand`]),
    ...(luggage.excessPerKg === 0 ? [] : [`${formatRupees(luggage.excessPerKg)} a kilo above`]),
  ]
  return [
    { label: 'Ferry', text: sailedBy },
    {
      label: 'Be at the jetty',
      text: reportBeforeMinutes === 0 ? '' : `by ${before(departureTime, reportBeforeMinutes)}`,
    },
    { label: 'Check-in closes', text: checkInClosesMinutes === 0 ? '' : before(departureTime, checkInClosesMinutes) },
    { label: 'Luggage', text: bags.join(', ') },
    {
      label: 'Infants',
      text: infantFare === 0 ? 'Under 1 year: free' : `Under 1 year: ${formatRupees(infantFare)}, no seat`,
    },
    { label: 'Bring', text: 'Photo ID for everyone' },
  ].filter(({ text }) => text !== '')
}

/** The wall clock so many minutes earlier. */
function before(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = (hour * 60 + minute - minutes + 1_440) % 1_440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

export function toNextView(sailing: FerrySailing, party: FerryParty): NextView {
  const fares = sailing.classes.map(({ fare }) => fare)
  const left = sailing.classes.reduce((sum, { seatsLeft }) => sum + seatsLeft, 0)
  return {
    href: ferryTripFor(sailing.tripId, party),
    day: formatDay(sailing.date),
    times: `${sailing.departureTime} to ${sailing.arrivalTime}`,
    vessel: `${sailing.vessel.name}, ${counted(left, 'seat')} left`,
    fareFrom: fares.length === 0 ? '' : formatRupees(Math.min(...fares)),
  }
}
