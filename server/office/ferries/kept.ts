import { sql } from 'kysely'
import type { SoldSailing } from '#contract/office/seat-maps.ts'
import type { Departure } from '#contract/office/timetable.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { keepBack } from '#server/ferries/roll-sailings.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { lockAhead } from './departure-store.ts'
import { findDeparture, type Parts } from './departures.ts'
import { readSeatsOf, seatsOnBoat, soldSeatsOf, writeKept } from './sailing-store.ts'
import { findSailingInFull, lockComing, type Saved } from './sailings.ts'
import { soldOn, soldRefusal } from './sold-refusal.ts'

type Kept = { seats: readonly string[]; releaseMinutes: number | null }
const UNKNOWN_SEAT = 'There is no such seat for sale on this boat'

/** Which seats of one sailing are not sold online, and from when on they are. */
export function keepOnSailing({ db, now }: Parts, member: Member, id: string, { seats, releaseMinutes }: Kept): Saved {
  return inTransaction(db, async (tx) => {
    const found = await lockComing(tx, id, now())
    if (!found.ok) return found
    const { date, departTime, departsAt } = found.value
    const { cabins, seats: taken } = await readSeatsOf(tx, id)
    const forSale = cabins.flatMap((cabin) => cabin.seats.filter((seat) => !cabin.blocked.includes(seat)))
    const unknown = seats.findIndex((seat) => !forSale.includes(seat))
    if (unknown >= 0) return fail(invalid(`seats.${unknown}`, UNKNOWN_SEAT))
    const sold = (await soldSeatsOf(tx, id)).map(({ seat }) => seat).filter((seat) => seats.includes(seat))
    if (sold.length > 0)
      return fail(
        soldRefusal(
          [{ id, date, departureTime: departTime, seats: sold }],
          'cannot be kept back',
          'cannot be kept back',
        ),
      )
    const freeAt = releaseMinutes === null ? null : new Date(departsAt.getTime() - releaseMinutes * MINUTE_MS)
    if (freeAt !== null && freeAt.getTime() <= now().getTime())
      return fail(invalid('releaseMinutes', 'This time before the departure is over already'))
    const before = taken.filter(({ kind }) => kind === 'kept').map(({ seat }) => seat)
    await writeKept(tx, id, { seats, freeAt })
    await recordChange(tx, member, {
      ...{ action: 'seats_kept', subject: 'sailing', subjectId: id },
      ...{ before: { seats: before }, after: { seats: [...seats], freeAt: freeAt?.toISOString() ?? null } },
    })
    return findSailingInFull(tx, id, now())
  })
}

/** The same on every sailing of a departure, also on those that are made later. What is sold stays sold, and is named. */
export function keepOnDeparture(
  { db, now }: Parts,
  member: Member,
  tripId: string,
  { seats, releaseMinutes }: Kept,
): Promise<Result<{ departure: Departure; sailings: number; sold: SoldSailing[] }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await findDeparture(tx, tripId, now())
    if (!found.ok) return found
    const today = dayInIndia(now())
    const forSale = (await seatsOnBoat(tx, found.value.vesselId, today)).map(({ seat }) => seat)
    const unknown = seats.findIndex((seat) => !forSale.includes(seat))
    if (unknown >= 0) return fail(invalid(`seats.${unknown}`, UNKNOWN_SEAT))
    const ahead = await lockAhead(tx, tripId, { from: today, now: now() })
    const ids = ahead.map(({ id }) => id)
    const before = found.value.kept
    const own = { trip_id: tripId, seats: [...seats], release_minutes: releaseMinutes }
    await tx.deleteFrom('ferry_keep').where('trip_id', '=', tripId).execute()
    if (seats.length > 0) await tx.insertInto('ferry_keep').values(own).execute()
    // Those that the rule before kept back, and no others: what was kept back on one sailing alone stays.
    await sql`
      delete from ferry_seat where sailing_id = any(${ids}::text[]) and seat = any(${[...before.seats, ...seats]}::text[])
         and (state = 'blocked' or is_sample or expires_at <= app_now())`.execute(tx)
    await keepBack(sql`(select * from ferry_sailing where id = any(${ids}::text[]))`).execute(tx)
    await recordChange(tx, member, {
      ...{ action: 'seats_kept', subject: 'departure', subjectId: tripId },
      ...{ before: { ...before }, after: { seats: [...seats], releaseMinutes } },
    })
    const sold = ahead
      .map((each) => soldOn({ ...each, seats: each.seats.filter((seat) => seats.includes(seat)) }))
      .filter((each) => each.seats.length > 0)
    const departure = await findDeparture(tx, tripId, now())
    return departure.ok ? ok({ departure: departure.value, sailings: ids.length, sold }) : departure
  })
}
