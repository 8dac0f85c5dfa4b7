import { fail, ok, type Result } from '#contract/terms/result.ts'
import {
  fetchHold,
  type Hold,
  makeHold as makeCall,
  priceTrip as priceCall,
  releaseHold as releaseCall,
} from '#contract/v1/holds.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { islandNames } from '#server/hotels/island-labels.ts'
import type { Api } from '#server/http/api.ts'
import { implement, withResponseHeaders } from '#server/http/implement.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { cookieOf, findVisitor, recogniseVisitor } from '#server/visitors/visitor.ts'
import type { BookingParts } from '../booking-parts.ts'
import type { StoredBooking } from '../core/booking.ts'
import { priceTrip } from '../price/price-trip.ts'
import { tripWarnings } from '../price/trip-warnings.ts'
import { applyToLocked } from '../store/apply-event.ts'
import { findBooking, lockBooking } from '../store/load.ts'
import { holdView, newHoldView } from '../view.ts'
import { makeHold, requesterOf } from './make-hold.ts'

const PAYING: ApiRefusal = {
  status: 409,
  code: 'paying',
  message: 'A payment for this is open. Please finish or cancel it first.',
}

const MISSING = notFound('We do not know this hold')

const EXPIRED: ApiRefusal = {
  status: 410,
  code: 'expired',
  message: 'The time to book this has run out, and what you held is free again.',
}

const GIVEN_BACK: ApiRefusal = {
  ...EXPIRED,
  message: 'You have cancelled this hold. Nothing is held for you any more, and nothing was charged.',
  more: { isGivenBack: true },
}

export function holdRoutes(api: Api, parts: BookingParts): void {
  const { db, origin } = parts
  implement(api, makeCall, async ({ body, headers, clientAddress }) => {
    const met = await recogniseVisitor(db, headers, origin)
    const made = await makeHold(parts, { lines: body.lines, met, ...requesterOf(parts, met, clientAddress) })
    if (!made.ok) return made
    const hold = await newHoldView(db, made.value)
    return ok(withResponseHeaders({ hold }, { ...cookieOf(met, origin), Location: `/api/v1/holds/${hold.id}` }))
  })
  implement(api, priceCall, async ({ body }) => ok({ trip: await priceTrip(parts, body.lines, await islandNames(db)) }))
  implement(api, fetchHold, async ({ query, headers }) => {
    const found = await findOwn(parts, query.id, headers)
    return found.ok ? ok({ hold: found.value }) : found
  })
  implement(api, releaseCall, async ({ query, headers }) => {
    const visitor = await findVisitor(db, headers, origin)
    return visitor === undefined ? fail(MISSING) : releaseHold(db, query.id, visitor.id)
  })
}

async function findOwn({ db, origin }: BookingParts, id: string, headers: Headers): Promise<Result<Hold, ApiRefusal>> {
  const visitor = await findVisitor(db, headers, origin)
  const booking = visitor && (await findBooking(db, id))
  if (booking === undefined || booking.visitorId !== visitor?.id) return fail(MISSING)
  if (!isHeld(booking) || booking.expiresAt.getTime() <= booking.now.getTime()) return fail(expiredOf(booking))
  return ok(holdView({ ...booking, warnings: tripWarnings(booking.lines, await islandNames(db)) }))
}

/** The refusal with what was held and the reference, if any, so that the trip can be opened or held again. */
function expiredOf({ reference, lines, state, expiredAt, expiresAt }: StoredBooking): ApiRefusal {
  const held = lines.map(({ title, asked }) => ({ title, line: asked }))
  // Without a reference, only a release expires a hold before its time.
  const isGiven = state === 'expired' && reference === null && expiredAt !== null && expiredAt < expiresAt
  const over = isGiven ? GIVEN_BACK : EXPIRED
  return { ...over, more: { ...over.more, held, ...(reference === null ? {} : { ref: reference }) } }
}

function isHeld(booking: StoredBooking): booking is StoredBooking & { state: 'held' | 'paying' } {
  return booking.state === 'held' || booking.state === 'paying'
}

/** Releases a hold; repeated calls have no further effect. */
async function releaseHold(db: Db, id: string, visitorId: string): Promise<Result<Record<string, never>, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking === undefined || booking.visitorId !== visitorId) return fail(MISSING)
    if (booking.state === 'paying' && booking.expiresAt > booking.now) return fail(PAYING)
    if (booking.state === 'held') await applyToLocked(tx, booking, { type: 'guest_cancelled', cause: 'released' })
    return ok({})
  })
}
