import { formatDay } from '#contract/terms/india-time.ts'
import { nightsText } from '#contract/terms/stay-labels.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import type { ActivityVisit, CarRide, FerryTicket, HotelStay, TripPlan } from '#contract/v1/trip-plan.ts'
import { type Happening, utc } from './calendar-text.ts'
import { lapText } from './line-labels.ts'

/** So long a calendar shows a check-in and a car whose end is not known (ours). */
const SHOWN_MINUTES = 30
/** Where a hotel does not say. */
const CHECK_IN = '12:00'

/** An event for everything of a plan that has its hour. */
export function plannedHappenings(plan: TripPlan, lines: readonly HeldLine[]): Happening[] {
  const endOf = (lineId: string) => lines.find((line) => line.lineId === lineId)?.endsAt
  return [
    ...plan.ferries.map(crossing),
    ...plan.stays.map(checkIn),
    ...plan.cars.map((ride) => car(ride, endOf(ride.lineId))),
    ...plan.activities.map((visit) => activity(visit, endOf(visit.lineId))),
  ]
}

function crossing(ticket: FerryTicket): Happening {
  const { lineId, tripId, date, departTime, arriveTime, reportTime, counterClosesTime, from, to } = ticket
  return {
    ...{ lineId, key: tripId, isBusy: true, place: `${from.name}, ${from.town}` },
    summary: `Ferry ${departTime}: ${from.name} to ${to.name}`,
    span: spanOf(at(date, reportTime), at(date, arriveTime)),
    words: [
      `Report by ${reportTime}; the counter closes at ${counterClosesTime}`,
      `Leaves ${departTime}, arrives ${arriveTime}`,
      [ticket.carrier, ticket.vessel, ticket.className, ...(ticket.deck === undefined ? [] : [ticket.deck])].join(', '),
      `${ticket.seats.length === 1 ? 'Seat' : 'Seats'}: ${ticket.seats.join(', ')}${lapText(ticket)}`,
      ...(ticket.pnr === undefined ? [] : [`PNR: ${ticket.pnr}`]),
      `Luggage: ${ticket.luggage}`,
      `Show: ${ticket.show}`,
    ],
  }
}

function checkIn(stay: HotelStay): Happening {
  const { lineId, hotelName, address, phone, nights, rooms, included, checkInTime = CHECK_IN, checkOutTime } = stay
  const start = at(stay.checkIn, checkInTime)
  return {
    ...{ lineId, key: `stay-${stay.checkIn}`, isBusy: false, place: address },
    summary: `Check in: ${hotelName}, ${nightsText(nights)}`,
    span: spanOf(start),
    words: [
      [rooms, ...included].join(', '),
      ...(phone === undefined ? [] : [`Telephone: ${phone}`]),
      ...(checkOutTime === undefined ? [] : [`Check-out: ${formatDay(stay.checkOut)} by ${checkOutTime}`]),
    ],
  }
}

function car(ride: CarRide, end: string | undefined): Happening {
  const { lineId, title, vehicles, date, pickupTime, pickupPlace, driver, driverPhone, driverNote } = ride
  return {
    ...{ lineId, key: '', isBusy: true, place: pickupPlace },
    summary: `Car ${pickupTime}: ${title}`,
    span: spanOf(at(date, pickupTime), end),
    words: [
      `${vehicles}, pick-up ${pickupTime}: ${pickupPlace}`,
      ...(driver === undefined ? [] : [`Driver: ${driver}, ${driverPhone ?? ''}`]),
      driverNote,
    ],
  }
}

function activity(visit: ActivityVisit, end: string | undefined): Happening {
  const { lineId, name, date, time, meetTime, place, guests, bring, healthRules } = visit
  return {
    ...{ lineId, key: '', isBusy: true, place },
    summary: `${name} ${time}`,
    span: spanOf(at(date, meetTime ?? time), end),
    words: [
      ...(meetTime === undefined ? [] : [`Be there by ${meetTime}`]),
      guests,
      ...(bring.length === 0 ? [] : [`Bring: ${bring.join(', ')}`]),
      ...healthRules,
    ],
  }
}

/** A clock in India as an instant. */
function at(day: string, time: string): string {
  return new Date(`${day}T${time}:00+05:30`).toISOString()
}

function spanOf(start: string, end?: string): string[] {
  const until =
    end !== undefined && end > start ? end : new Date(Date.parse(start) + SHOWN_MINUTES * 60_000).toISOString()
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(until)}`]
}
