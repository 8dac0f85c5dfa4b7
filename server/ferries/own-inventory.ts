import type {
  FerryOperator,
  SailingSearch,
  SailingsResponse,
  SeatMapResponse,
} from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { bookOwnSeats, cancelOwnSeats, holdOwnSeats } from './claim-seats.ts'
import { portIdsOf } from './rules.ts'
import { findSailing, findSailings } from './store.ts'
import { withTimetable } from './timetable.ts'
import { operatorSailingOf } from './view.ts'

/** Ids of our own sailings end with their day: "tm-101.2026-12-25". */
const OWN_SAILING = /^[a-z0-9-]+\.\d{4}-\d{2}-\d{2}$/

/** Our own vessels and seats as an operator like any other, and the one that is there without any setting. */
export function ownInventory(db: Db): FerryOperator {
  return {
    companies: [],
    isSailingOf: (sailingId) => OWN_SAILING.test(sailingId),
    searchSailings: (question) => searchOwn(db, question),
    seatMap: (sailingId, now) => readOwn(db, sailingId, now),
    hold: (sailingId, seats, claim) => holdOwnSeats(db, { tripId: sailingId, seats, ...claim }),
    book: (request, key) =>
      bookOwnSeats(db, { tripId: request.tripId, seats: request.passengers.map(({ seat }) => seat), key }),
    cancel: (pnr) => cancelOwnSeats(db, pnr),
  }
}

async function searchOwn(db: Db, { date, from, to, now }: SailingSearch): Promise<SailingsResponse> {
  return withTimetable(db)(async (timetable) => {
    const { sailings, version } = await findSailings(db, portIdsOf({ from, to }), { first: date, last: date, now })
    const trips = sailings.flatMap((row) => operatorSailingOf(row, timetable, now) ?? [])
    return {
      answer: { state: 'answered', companies: timetable.companies, trips },
      isCurrent: version === timetable.version,
    }
  })
}

async function readOwn(db: Db, sailingId: string, now: Date): Promise<SeatMapResponse> {
  return withTimetable(db)(async (timetable) => {
    const { sailings, version } = await findSailing(db, sailingId)
    const trip = sailings[0] && operatorSailingOf(sailings[0], timetable, now)
    return {
      answer: trip === undefined ? { state: 'missing' } : { state: 'found', trip },
      isCurrent: version === timetable.version,
    }
  })
}
