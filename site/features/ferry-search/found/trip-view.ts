import { crossingMinutes } from '#contract/terms/ferry-labels.ts'
import { FERRY_SEATS_MAX } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { ferryTripFor } from '#contract/terms/paths.ts'
import type { FerryClass, FerrySailing } from '#contract/v1/ferries.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { vesselPicture } from '#site/shop/trip/vessel-pictures.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { seatsOf } from '../ferry-query.ts'
import { bagsText, checkInText, infantsText, LOADER_TEXTS, minutesText } from '../loader-texts.ts'

/** Fewer than this in a class are worth saying. */
const FEW = 10

/** A class for the party: what all of it pays, and a seat; `note` says how few are left, or that they do not suffice. */
export type ClassView = { code: string; name: string; total?: string; each: string; note?: string }

export type TripView = {
  id: string
  /** Its boat, or some boat. */
  picture?: PictureSource
  departs: string
  arrives: string
  /** "1 h 30 min"; '' where the operator's clocks make no sense. */
  duration: string
  vessel: string
  ports: string
  classes: ClassView[]
  facts: string[]
  /** The seats; without it `closed` says why there are none to choose. */
  href?: string
  choose: string
  closed?: string
}

export function tripView(trip: FerrySailing, party: FerryParty, banners?: SiteHost['banners']): TripView {
  const { tripId, departureTime, arrivalTime, vessel, operator, from, to, salesOpen } = trip
  const classes = trip.classes.map((each) => classView(each, trip, party))
  const hasRoom = classes.some(({ total }) => total !== undefined)
  const picture = vesselPicture([{ vesselId: vessel.id }], banners)
  return {
    id: tripId,
    ...(picture === undefined ? {} : { picture }),
    departs: departureTime,
    arrives: arrivalTime,
    duration: durationOf(departureTime, arrivalTime),
    vessel: [vessel.name, operator.name].filter(Boolean).join(', '),
    ports: `${from.name} to ${to.name}`,
    classes,
    facts: factsOf(trip),
    ...(salesOpen && hasRoom ? { href: ferryTripFor(tripId, party) } : {}),
    choose: chooseText(operator, party),
    ...(salesOpen ? (hasRoom ? {} : { closed: LOADER_TEXTS.notEnough }) : { closed: LOADER_TEXTS.salesClosed }),
  }
}

/** Larger groups choose no seats: they ask for them. */
export function chooseText({ chooseSeats }: FerrySailing['operator'], party: FerryParty): string {
  if (seatsOf(party) > FERRY_SEATS_MAX) return LOADER_TEXTS.askForSeats
  return chooseSeats ? LOADER_TEXTS.chooseSeats : LOADER_TEXTS.seeSailing
}

function classView({ code, name, fare, seatsLeft }: FerryClass, trip: FerrySailing, party: FerryParty): ClassView {
  const seats = seatsOf(party)
  const base = { code, name, each: formatRupees(fare) }
  if (seatsLeft < seats) return { ...base, note: seatsLeft === 0 ? 'Full' : `Only ${seatsLeft} left` }
  const total = formatRupees(fare * seats + trip.infantFare * party.infants)
  return { ...base, total, ...(seatsLeft < FEW ? { note: `${seatsLeft} left` } : {}) }
}

function factsOf(trip: FerrySailing): string[] {
  const { departureTime, reportBeforeMinutes: report, checkInClosesMinutes: closes, luggage, infantFare } = trip
  const excess = luggage.excessPerKg > 0 ? formatRupees(luggage.excessPerKg) : undefined
  return [
    ...(report > 0
      ? [checkInText(clockBefore(departureTime, report), closes > 0 ? clockBefore(departureTime, closes) : undefined)]
      : []),
    ...(luggage.checkedKg > 0 ? [bagsText(luggage.checkedKg, luggage.handKg, excess)] : []),
    infantsText(infantFare > 0 ? formatRupees(infantFare) : undefined),
    ...(trip.operator.chooseSeats ? [] : [LOADER_TEXTS.seatedByOperator]),
  ]
}

export function durationOf(departureTime: string, arrivalTime: string): string {
  const minutes = crossingMinutes(departureTime, arrivalTime)
  return minutes > 0 ? minutesText(minutes) : ''
}

/** The wall clock that many minutes earlier, on the same day or the evening before. */
export function clockBefore(clock: string, minutes: number): string {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  const at = (((hours * 60 + rest - minutes) % 1_440) + 1_440) % 1_440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
