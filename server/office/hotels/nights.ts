import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { lockNights, type NightRow, type NightsAt, type NightValues, writeNights } from './night-store.ts'
import type { Sold } from './room-store.ts'

type Parts = { db: Db; now: () => Date }
export type Changed = { changed: number; before: NightValues[] }

/** Nights that one change sets at most: half a year of a dozen kinds of rooms. */
const NIGHTS_MAX = 2_500
const DAYS_MAX = 400
const PRICE_MAX = 1_000_000
const WEEK = 7

export type NightChange = {
  price?: number | undefined
  priceBy?: number | undefined
  isSeasonPrice?: true | undefined
  rooms?: number | undefined
  isClosed?: boolean | undefined
  minNights?: number | undefined
}

/** "16 are sold on Sun 14 Feb 2027. Set 16 or more." */
export function soldRefusal({ night, sold, name }: Sold): ApiRefusal {
  return {
    ...{
      status: 409,
      code: 'sold',
      message: `${sold} of ${name} are sold on ${formatDay(night)}. Set ${sold} or more.`,
    },
    more: { night, sold },
  }
}

/** Changes nights that are still to come; what is sold stays sold. */
export function setNights(
  { db, now }: Parts,
  member: Member,
  at: NightsAt,
  change: NightChange,
): Promise<Result<Changed, ApiRefusal>> {
  const problem = daysProblem(at, dayInIndia(now()))
  if (problem !== undefined) return Promise.resolve(fail(problem))
  return inTransaction(db, async (tx) => {
    const nights = await lockNights(tx, at)
    return write(tx, member, at.hotelId, {
      nights,
      next: nights.map((night) => changed(night, change)),
      action: 'nights_set',
    })
  })
}

/** Copies a week, day of the week by day of the week, over the weeks that follow a day. */
export function copyWeek(
  { db, now }: Parts,
  member: Member,
  {
    hotelId,
    roomTypeIds,
    week,
    to,
    weeks,
  }: Pick<NightsAt, 'hotelId' | 'roomTypeIds'> & { week: string; to: string; weeks: number },
): Promise<Result<Changed, ApiRefusal>> {
  const at = { hotelId, roomTypeIds, from: to, until: addDays(to, weeks * WEEK - 1) }
  const problem = daysProblem(at, dayInIndia(now()))
  if (problem !== undefined) return Promise.resolve(fail(problem))
  return inTransaction(db, async (tx) => {
    const model = await lockNights(tx, { hotelId, roomTypeIds, from: week, until: addDays(week, WEEK - 1) })
    const byDay = new Map(model.map((night) => [`${night.roomTypeId} ${dayOfWeek(night.night)}`, night]))
    const nights = await lockNights(tx, at)
    const next = nights.map((night) => {
      const from = byDay.get(`${night.roomTypeId} ${dayOfWeek(night.night)}`)
      return from === undefined
        ? night
        : { ...night, price: from.price, isClosed: from.isClosed, minNights: from.minNights }
    })
    return write(tx, member, hotelId, { nights, next, action: 'weeks_copied' })
  })
}

/** Undo: sets nights to what they were. */
export function restore(
  { db }: Parts,
  member: Member,
  hotelId: string,
  values: readonly NightValues[],
): Promise<Result<Changed, ApiRefusal>> {
  const days = values.map(({ night }) => night).sort()
  const roomTypeIds = [...new Set(values.map(({ roomTypeId }) => roomTypeId))]
  return inTransaction(db, async (tx) => {
    const nights = await lockNights(tx, { hotelId, roomTypeIds, from: days[0] ?? '', until: days.at(-1) ?? '' })
    const wanted = new Map(values.map((value) => [`${value.roomTypeId} ${value.night}`, value]))
    const touched = nights.filter((night) => wanted.has(`${night.roomTypeId} ${night.night}`))
    const next = touched.map((night) => ({ ...night, ...wanted.get(`${night.roomTypeId} ${night.night}`) }))
    return write(tx, member, hotelId, { nights: touched, next, action: 'nights_restored' })
  })
}

type NightAction = 'nights_set' | 'weeks_copied' | 'nights_restored'

async function write(
  tx: Tx,
  member: Member,
  hotelId: string,
  { nights, next, action }: { nights: readonly NightRow[]; next: readonly NightRow[]; action: NightAction },
): Promise<Result<Changed, ApiRefusal>> {
  const outside = next.find(({ price }) => price < 1 || price > PRICE_MAX)
  if (outside !== undefined)
    return fail(invalid('priceBy', `A night would cost ${outside.price} on ${formatDay(outside.night)}`))
  const differing = next.filter((night, index) => JSON.stringify(night) !== JSON.stringify(nights[index]))
  const before = nights.filter((night, index) => JSON.stringify(night) !== JSON.stringify(next[index])).map(valuesOf)
  if (differing.length === 0) return ok({ changed: 0, before: [] })
  const sold = await writeNights(tx, hotelId, differing.map(valuesOf))
  if (sold !== undefined) return fail(soldRefusal(sold))
  await recordChange(tx, member, {
    ...{ action, subject: 'hotel', subjectId: hotelId },
    ...{ before: { nights: before }, after: { nights: differing.map(valuesOf) } },
  })
  return ok({ changed: differing.length, before })
}

function changed(
  night: NightRow,
  { price, priceBy, isSeasonPrice, rooms, isClosed, minNights }: NightChange,
): NightRow {
  const base = isSeasonPrice === true ? night.seasonPrice : (price ?? night.price)
  return {
    ...night,
    price: base + (priceBy ?? 0),
    rooms: rooms ?? night.rooms,
    isClosed: isClosed ?? night.isClosed,
    minNights: minNights ?? night.minNights,
  }
}

function valuesOf({ roomTypeId, night, price, rooms, isClosed, minNights }: NightRow): NightValues {
  return { roomTypeId, night, price, rooms, isClosed, minNights }
}

function daysProblem({ from, until, roomTypeIds }: NightsAt, today: string): ApiRefusal | undefined {
  if (from < today) return invalid('from', 'Nights that are over cannot be changed')
  if (until < from) return invalid('until', 'The last night lies before the first')
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
  if (days > DAYS_MAX || days * roomTypeIds.length > NIGHTS_MAX)
    return invalid('until', 'These are too many nights for one change')
  return undefined
}

/** 0 is Sunday. */
function dayOfWeek(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
