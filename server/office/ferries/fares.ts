import { sql } from 'kysely'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { FerryFares } from '#server/db/tables-ferries.ts'
import { tellPages } from '#server/ferries/call-off.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { lockAhead } from './departure-store.ts'
import { findDeparture, type Parts } from './departures.ts'
import { type FareRow, followFares, listFares, writeFares } from './fare-store.ts'

export type FareChange = { from: string; until: string; weekdays: readonly number[]; fares?: FerryFares | undefined }

/** Fares of single days. Whoever has a seat has paid for it: bookings keep their price, and a hold that is not paid is asked anew. */
export function setFares(
  { db, now }: Parts,
  member: Member,
  tripId: string,
  { from, until, weekdays, fares }: FareChange,
): Promise<Result<{ changed: number; before: FareRow[] }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const departure = await findDeparture(tx, tripId, now())
    if (!departure.ok) return departure
    if (from < dayInIndia(now())) return fail(invalid('from', 'Days that are over cannot be changed'))
    if (until < from) return fail(invalid('until', 'The last day lies before the first'))
    const asked = (date: string) =>
      weekdays.length === 0 || weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay())
    const ahead = (await lockAhead(tx, tripId, { from, now: now() })).filter(({ date }) => date <= until && asked(date))
    const ids = ahead.map(({ id }) => id)
    const before = await listFares(tx, ids)
    if (fares === undefined) await followFares(tx, ids, { anew: true })
    else
      await writeFares(
        tx,
        before.map((row) => ({ id: row.id, fares: { ...row.fares, ...fares }, isOwn: true })),
      )
    const after = await listFares(tx, ids)
    const differing = before.filter((row, index) => JSON.stringify(row) !== JSON.stringify(after[index]))
    if (differing.length === 0) return ok({ changed: 0, before: [] })
    await tellPages(tx)
    await recordChange(tx, member, {
      ...{ action: 'fares_set', subject: 'departure', subjectId: tripId },
      before: { fares: differing },
      after: { fares: after.filter(({ id }) => differing.some((row) => row.id === id)) },
    })
    return ok({ changed: differing.length, before: differing })
  })
}

/** Undo: sets fares to what they were; sailings that have gone meanwhile are left out. */
export function restoreFares(
  db: Db,
  member: Member,
  tripId: string,
  rows: readonly FareRow[],
): Promise<Result<{ changed: number }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const { rows: own } = await sql<{ id: string }>`
      select id from ferry_sailing where trip_id = ${tripId} and id = any(${rows.map(({ id }) => id)}::text[]) and departs_at > app_now()
       order by id for update`.execute(tx)
    const ids = own.map(({ id }) => id)
    const before = await listFares(tx, ids)
    const after = rows.filter(({ id }) => ids.includes(id))
    await writeFares(tx, after)
    await tellPages(tx)
    await recordChange(tx, member, {
      ...{ action: 'fares_restored', subject: 'departure', subjectId: tripId },
      ...{ before: { fares: before }, after: { fares: after } },
    })
    return ok({ changed: ids.length })
  })
}
