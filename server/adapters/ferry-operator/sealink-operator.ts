import { instantInIndia } from '#contract/terms/india-time.ts'
import type { FerryPort } from '#contract/v1/ferries.ts'
import type { Log } from '#server/adapters/log/log.ts'
import { sendRequest } from '#server/http/send-request.ts'
import type {
  BookRequest,
  FerryOperator,
  SailingSearch,
  SailingsResponse,
  SeatBookResponse,
  SeatMapResponse,
} from './ferry-operator.ts'
import { bookingOf, type RouteRequest, SEALINK, type SealinkSailing, tripsOf } from './sealink-responses.ts'

export type SealinkSettings = {
  url: string
  userName: string
  token: string
  /** How long a search may take before it counts as unanswered, and a booking before its outcome is unknown. */
  searchMs?: number
  bookMs?: number
}

/** A visitor waits four seconds for all operators together. */
const SEARCH_MS = 3_500
/** Bookings take 30 to 90 s; with a shorter time-out the result would be unknown. */
const BOOK_MS = 90_000

/** What the operator calls our ports; a port that is not here has no name there. */
const PORTS: readonly (FerryPort & { mark: string; called: string })[] = [
  { id: 'haddo-wharf', name: 'Haddo Wharf', town: 'Sri Vijaya Puram', mark: 'pb', called: 'Port Blair' },
  { id: 'swaraj-dweep-jetty', name: 'Swaraj Dweep Jetty', town: 'Govind Nagar', mark: 'hl', called: 'Swaraj Dweep' },
  { id: 'shaheed-dweep-jetty', name: 'Shaheed Dweep Jetty', town: 'Neil Kendra', mark: 'nl', called: 'Shaheed Dweep' },
]
/** "sl-4711-pb-hl.2026-12-25": the operator gives trips by day and ports alone, so the id holds both. */
const SAILING_ID = /^sl-(\d{1,9})-([a-z]{2})-([a-z]{2})\.(\d{4}-\d{2}-\d{2})$/

type Route = { from: (typeof PORTS)[number]; to: (typeof PORTS)[number] }

/** The operators' interface that our own ferry call imitates: JSON over POST, the key in every body, no holds, no cancelling. */
export function sealinkOperator(settings: SealinkSettings, log: Log): FerryOperator {
  return {
    companies: [SEALINK],
    isSailingOf: (sailingId) => SAILING_ID.test(sailingId),
    searchSailings: (question) => searchSailings(settings, log, question),
    seatMap: (sailingId, now) => seatMap(settings, log, sailingId, now),
    hold: async () => ({ state: 'unsupported' }),
    book: (request) => book(settings, log, request),
    cancel: async () => ({ state: 'unsupported' }),
  }
}

async function searchSailings(settings: SealinkSettings, log: Log, question: SailingSearch): Promise<SailingsResponse> {
  const from = PORTS.find(({ id }) => question.from.some((port) => port.id === id))
  const to = PORTS.find(({ id }) => question.to.some((port) => port.id === id))
  if (from === undefined || to === undefined) return { state: 'answered', companies: [SEALINK], trips: [] }
  const found = await fetchTrips(settings, log, { from, to }, question.date, question.now)
  if (found === undefined) return { state: 'unanswered' }
  return { state: 'answered', companies: [SEALINK], trips: found.map(({ trip }) => trip) }
}

async function seatMap(settings: SealinkSettings, log: Log, sailingId: string, now: Date): Promise<SeatMapResponse> {
  const asked = routeOf(sailingId)
  if (asked === undefined) return { state: 'missing' }
  const found = await fetchTrips(settings, log, asked.route, asked.date, now)
  if (found === undefined) return { state: 'unanswered' }
  const trip = found.find(({ number }) => number === asked.number)?.trip
  return trip === undefined ? { state: 'missing' } : { state: 'found', trip }
}

/** Looks again before it pays: the map is only as fresh as the search. Never asks twice. */
async function book(settings: SealinkSettings, log: Log, request: BookRequest): Promise<SeatBookResponse> {
  const asked = routeOf(request.tripId)
  if (asked === undefined) return { state: 'refused', reason: 'invalid' }
  const found = await fetchTrips(settings, log, asked.route, asked.date, request.now)
  if (found === undefined) return { state: 'refused', reason: 'not_reached' }
  const trip = found.find(({ number }) => number === asked.number)
  const names = request.passengers.map(({ seat }) => seat)
  if (trip === undefined || !names.every((name) => isFree(trip, name)))
    return { state: 'refused', reason: 'seats_gone' }
  const body = { bookingData: [bookingFor(trip, asked.route, request, settings)] }
  const payload = await call(settings, 'bookSeats', body, settings.bookMs ?? BOOK_MS)
  const answer: SeatBookResponse = payload === undefined ? { state: 'unknown' } : bookingOf(payload, trip, names)
  if (answer.state === 'unknown')
    log.error({ event: 'ferry_booking_unknown', trip_id: request.tripId }, 'Nobody knows whether a ferry was booked')
  return answer
}

function routeOf(sailingId: string): { route: Route; number: number; date: string } | undefined {
  const [, number, fromMark, toMark, date] = SAILING_ID.exec(sailingId) ?? []
  const from = PORTS.find(({ mark }) => mark === fromMark)
  const to = PORTS.find(({ mark }) => mark === toMark)
  if (from === undefined || to === undefined || date === undefined) return undefined
  return { route: { from, to }, number: Number(number), date }
}

async function fetchTrips(
  settings: SealinkSettings,
  log: Log,
  { from, to }: Route,
  date: string,
  now: Date,
): Promise<SealinkSailing[] | undefined> {
  const body = { date: date.split('-').reverse().join('-'), from: from.called, to: to.called }
  const payload = await call(settings, 'getTripData', body, settings.searchMs ?? SEARCH_MS)
  const asked: RouteRequest = {
    ...{ date, now, fromName: from.called, toName: to.called },
    from: { id: from.id, name: from.name, town: from.town },
    to: { id: to.id, name: to.name, town: to.town },
  }
  const found =
    payload === undefined
      ? undefined
      : tripsOf(payload, asked, (number) => `sl-${number}-${from.mark}-${to.mark}.${date}`)
  if (found === undefined)
    log.warn({ event: 'ferry_operator_away', operator: SEALINK.id }, 'A ferry operator did not answer')
  return found
}

function isFree({ trip }: SealinkSailing, name: string): boolean {
  const seat = trip.pClass[name] ?? trip.bClass[name]
  return seat !== undefined && seat.isBooked === 0 && seat.isBlocked === 0
}

/** Every seat is given twice: with its passenger, and in the list of its class. */
function bookingFor(
  trip: SealinkSailing,
  { from, to }: Route,
  request: BookRequest,
  { userName }: SealinkSettings,
): object {
  const { passengers, infants, contact } = request
  const numbersIn = (code: string) =>
    passengers.flatMap(({ seat }) => {
      const known = trip.seats.get(seat)
      return known?.code === code ? known.number : []
    })
  return {
    ...{ id: trip.id, tripId: trip.number, vesselID: trip.vesselNumber, from: from.called, to: to.called },
    bookingTS: Math.floor(request.now.getTime() / 1_000),
    paxDetail: {
      email: contact.email,
      phone: contact.phone,
      gstin: contact.gstin ?? '',
      pax: passengers.map(({ name, age, sex, nationality, passport, seat }, index) => ({
        ...{ id: index + 1, name, age: String(age), gender: sex, nationality, passport: passport ?? '' },
        tier: trip.seats.get(seat)?.tier ?? '',
        seat: trip.seats.get(seat)?.number ?? '',
        isCancelled: 0,
      })),
      infantPax: infants.map(({ name, birthDate }, index) => ({
        ...{ id: index + 1, name, dob: birthDate },
        dobTS: Math.floor(instantInIndia(birthDate).getTime() / 1_000),
      })),
      pClassSeats: numbersIn('pClass'),
      bClassSeats: numbersIn('bClass'),
    },
    userData: { apiUser: { userName } },
    paymentData: { gstin: contact.gstin ?? '' },
  }
}

/** The answer read as JSON; undefined for anything else, whatever went wrong. */
async function call(
  { url, userName, token }: SealinkSettings,
  name: string,
  body: object,
  timeoutMs: number,
): Promise<unknown> {
  try {
    const { status, text } = await sendRequest({
      url: `${url}/${name}`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...body, userName, token }),
      timeoutMs,
    })
    return status >= 200 && status < 300 ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
