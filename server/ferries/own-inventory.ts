import type {
  FerryOperator,
  SeatAnswer,
  TripAnswer,
  TripQuestion,
} from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { bookOwnSeats, cancelOwnSeats, holdOwnSeats } from './claim-seats.ts'
import { findCabins, findSailing, findSailings, listCompanies } from './store.ts'
import { tripOf } from './view.ts'

/** Ids of our own sailings end with their day: "tm-101.2026-12-25". */
const OWN_TRIP = /^[a-z0-9-]+\.\d{4}-\d{2}-\d{2}$/

/** Our own vessels and seats as an operator like any other, and the one that is there without any setting. */
export function ownInventory(db: Db): FerryOperator {
  return {
    companies: [],
    isTripOf: (tripId) => OWN_TRIP.test(tripId),
    searchTrips: (question) => searchOwn(db, question),
    seatMap: (tripId, now) => readOwn(db, tripId, now),
    hold: (tripId, seats, claim) => holdOwnSeats(db, { tripId, seats, ...claim }),
    book: (request, key) =>
      bookOwnSeats(db, { tripId: request.tripId, seats: request.passengers.map(({ seat }) => seat), key }),
    cancel: (pnr) => cancelOwnSeats(db, pnr),
  }
}

async function searchOwn(db: Db, { date, from, to, now }: TripQuestion): Promise<TripAnswer> {
  const crossing = { from: from.map(({ id }) => id), to: to.map(({ id }) => id) }
  const [rows, companies] = await Promise.all([
    findSailings(db, crossing, { first: date, last: date, now }),
    listCompanies(db),
  ])
  const cabins = rows.length === 0 ? [] : await findCabins(db, [...new Set(rows.map(({ vessel }) => vessel.id))])
  return {
    state: 'answered',
    companies,
    trips: rows.map((row) => tripOf(row, cabins, now)),
  }
}

async function readOwn(db: Db, tripId: string, now: Date): Promise<SeatAnswer> {
  const row = await findSailing(db, tripId)
  if (row === undefined) return { state: 'missing' }
  return { state: 'found', trip: tripOf(row, await findCabins(db, [row.vessel.id]), now) }
}
