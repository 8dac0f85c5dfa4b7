import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { DisruptionTarget, openDisruption as openCall } from '#contract/office/disruptions.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { callOffSailings, putSailingsBack } from '#server/ferries/call-off.ts'
import { listSailingsOf } from '#server/ferries/list-sailings-of.ts'
import { closeNights, listHotelsOf, openNights } from '#server/hotels/close-nights.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { lockRequester } from '#server/limits/form-limits.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { blockSlots, freeSlotsOf, listActivities } from '#server/water-sports/block-slots.ts'
import { readClock } from '../store/load.ts'
import { type HitLine, listHit, renewParties } from './party-store.ts'
import {
  type DisruptionRecord,
  findDisruption,
  insertDisruption,
  listOpenDisruptions,
  markClosed,
  type Stopped,
} from './store.ts'

export type Opening = z.output<(typeof openCall)['body']>

export const UNKNOWN_DISRUPTION = notFound('We do not know this disruption')
const UNKNOWN_TARGET = notFound('Not all of this is on that day; please choose again')
const GONE_BY: ApiRefusal = { status: 409, code: 'not_now', message: 'That day is over' }
const ALREADY: ApiRefusal = {
  status: 409,
  code: 'already_open',
  message: 'A part of this is off already: look at the open ones',
}
export const CLOSED: ApiRefusal = { status: 409, code: 'not_now', message: 'This disruption is closed' }

/** What may be off on a day. */
export async function listTargets(
  db: Db,
  { day, until = day }: { day: string; until?: string | undefined },
): Promise<DisruptionTarget[]> {
  const [sailings, activities, hotels, open] = await Promise.all([
    listSailingsOf(db, day),
    listActivities(db),
    listHotelsOf(db, { from: day, until }),
    listOpenDisruptions(db),
  ])
  const named = [
    ...sailings.map(({ id, time, label }) => ({ kind: 'sailing' as const, id, time, label })),
    ...activities.map(({ id, label }) => ({ kind: 'activity' as const, id, label, time: null })),
    ...hotels.map(({ id, label }) => ({ kind: 'hotel' as const, id, label, time: null })),
  ]
  const days = { from: day, until }
  const hit = await listHit(db, { ...days, ...idsOf(named) })
  return named.map((target) => ({
    ...target,
    parties: new Set(hit.filter((line) => hasOf(line, target)).map(({ bookingId }) => bookingId)).size,
    isOff: open.some((each) => isPartOf(each, days, target)),
  }))
}

function hasOf({ sailings, activities, hotels }: HitLine, { kind, id }: Target): boolean {
  return { sailing: sailings, activity: activities, hotel: hotels }[kind].includes(id)
}

type Target = Opening['targets'][number]

function idsOf(targets: readonly Target[]): Pick<DisruptionRecord, 'sailingIds' | 'activityIds' | 'hotelIds'> {
  const of = (kind: Target['kind']) => targets.filter((each) => each.kind === kind).map(({ id }) => id)
  return { sailingIds: of('sailing'), activityIds: of('activity'), hotelIds: of('hotel') }
}

function isPartOf(
  off: DisruptionRecord,
  { from, until }: { from: string; until: string },
  { kind, id }: Target,
): boolean {
  if (kind === 'sailing') return off.sailingIds.includes(id)
  const isThatDay = off.from <= until && off.until >= from
  return isThatDay && (kind === 'activity' ? off.activityIds : off.hotelIds).includes(id)
}

/** Something is off: it is taken off sale, and everybody who has it is listed. */
export async function openDisruption(
  db: Db,
  by: Member,
  opening: Opening,
): Promise<Result<{ id: string }, ApiRefusal>> {
  const { day, until = day, kind, targets, reason, bears } = opening
  const { now } = await readClock(db, '')
  if (until < day || until < dayInIndia(now)) return fail(GONE_BY)
  const known = await listTargets(db, { day, until })
  const chosen = targets.flatMap(
    (asked) => known.find((each) => each.kind === asked.kind && each.id === asked.id) ?? [],
  )
  if (chosen.length < targets.length) return fail(UNKNOWN_TARGET)
  const id = randomBytes(10).toString('hex')
  const off = { ...idsOf(targets), from: day, until }
  return inTransaction(db, async (tx) => {
    // Two who open the same at once open it one after the other.
    await lockRequester(tx, 'disruptions')
    const open = await listOpenDisruptions(tx)
    if (open.some((each) => targets.some((target) => isPartOf(each, off, target)))) return fail(ALREADY)
    const stopped = await stopSale(tx, by, { id, off, reason })
    const title = titleOf(opening, chosen)
    await insertDisruption(tx, { id, kind, title, ...off, reason, bears, stopped, by: by.name })
    await renewParties(tx, { id, ...off })
    await recordChange(tx, by, {
      ...{ action: 'opened', subject: 'disruption', subjectId: id },
      after: { title, from: day, until, reason, bears, targets: targets.map((target) => target.id) },
    })
    return ok({ id })
  })
}

/** "06:30 Haddo Wharf to Swaraj Dweep Jetty, MV Saffron Tern, Fri 25 Dec 2026", or of many how many there are. */
function titleOf({ kind, day, until = day }: Opening, chosen: readonly DisruptionTarget[]): string {
  const days = until === day ? formatDay(day) : `${formatDay(day)} to ${formatDay(until)}`
  const [first] = chosen
  if (kind === 'day') return `${days}: ${chosen.length} sailings and activities`
  if (first === undefined || chosen.length > 1) return `${days}: ${chosen.length} ${PLURALS[kind]}`
  return `${first.time === null ? '' : `${first.time} `}${first.label}, ${days}`
}
const PLURALS = { sailing: 'sailings', activity: 'activities', hotel: 'hotels' }

type Off = Pick<DisruptionRecord, 'sailingIds' | 'activityIds' | 'hotelIds' | 'from' | 'until'>

type Stopping = { id: string; off: Off; reason: string }

async function stopSale(tx: Tx, by: Member, { id, off, reason }: Stopping): Promise<Stopped> {
  const calledOff = await callOffSailings(tx, by, { sailingIds: off.sailingIds, reason })
  const sailings = calledOff.filter(({ changed }) => changed).map(({ sailingId }) => sailingId)
  const nights = await closeNights(tx, off)
  await blockAll(tx, id, off)
  return { sailings, nights }
}

/** Places that a hold has let go meanwhile are taken as well. */
async function blockAll(tx: Tx, id: string, { activityIds, from, until }: Off): Promise<void> {
  if (activityIds.length > 0) await blockSlots(tx, { activityIds, from, until, key: blockKey(id) })
}

function blockKey(id: string): string {
  return `disruption ${id}`
}

/** Who is hit by now, while nothing of it is sold. */
export async function renewDisruption(db: Db, id: string): Promise<DisruptionRecord | undefined> {
  return inTransaction(db, async (tx) => {
    const off = await findDisruption(tx, id)
    if (off === undefined || off.closedAt !== null) return off
    await blockAll(tx, id, off)
    await renewParties(tx, off)
    return off
  })
}

/** Closes it. `sell`: what was taken off sale is sold again, as the boat sails after all. */
export function closeDisruption(
  db: Db,
  by: Member,
  { id, sell }: { id: string; sell: boolean },
): Promise<Result<Record<string, never>, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const off = await findDisruption(tx, id, { lock: true })
    if (off === undefined) return fail(UNKNOWN_DISRUPTION)
    if (off.closedAt !== null) return fail(CLOSED)
    if (sell) {
      await putSailingsBack(tx, by, { sailingIds: off.stopped.sailings ?? [], reason: '' })
      await openNights(tx, off.stopped.nights ?? [])
      await freeSlotsOf(tx, blockKey(id))
    }
    await markClosed(tx, id)
    const after = { open: false, sell }
    await recordChange(tx, by, {
      action: 'closed',
      subject: 'disruption',
      subjectId: id,
      before: { open: true },
      after,
    })
    return ok({})
  })
}
