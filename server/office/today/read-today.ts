import type { Today } from '#contract/office/today.ts'
import { mayDo } from '#contract/terms/staff-roles.ts'
import type { Db } from '#server/db/db.ts'
import { readDayNotes } from '#server/settings/day-notes.ts'
import type { Member } from '#server/staff/session.ts'
import { listLateEnquiries } from '../enquiries/late.ts'
import { activitiesOf, arrivalsAndDepartures, hotelsOf, partyOf, ridesOf, sailingsOf } from './day-lists.ts'
import { listDrivers } from './driver-store.ts'
import { knownDriver } from './drivers.ts'
import { listBalances, listDayLines, listRefundsDue } from './store.ts'

const DRIVERS_OFFERED_MAX = 200

/** One day of the office, from the bookings as they are now. */
export async function readToday(
  db: Db,
  { day, now, role }: { day: string; now: Date } & Pick<Member, 'role'>,
): Promise<Today> {
  const [{ lines, leftOut }, balances, refunds, notes, drivers, late] = await Promise.all([
    listDayLines(db, day),
    listBalances(db, day),
    listRefundsDue(db, day),
    readDayNotes(db),
    listDrivers(db, { limit: DRIVERS_OFFERED_MAX, isActive: true }),
    mayDo(role, 'enquiries.read') ? listLateEnquiries(db, now) : null,
  ])
  return {
    ...{ day, now: now.toISOString(), leftOut, note: notes[day] ?? null },
    ...arrivalsAndDepartures(lines),
    rides: ridesOf(lines, day),
    sailings: sailingsOf(lines),
    hotels: hotelsOf(lines, day),
    activities: activitiesOf(lines),
    balances: balances.map((row) => ({
      ...{ ...partyOf(row), due: row.due, balanceDate: row.balanceDate, isLate: row.balanceDate < day },
    })),
    refunds: refunds.map((row) => ({
      ...{ ...partyOf(row), amount: row.amount, dueDate: row.dueDate, reason: row.reason, state: row.state },
    })),
    lateEnquiries: late,
    drivers: drivers.rows.map(knownDriver),
  }
}
