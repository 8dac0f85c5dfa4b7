import { randomBytes } from 'node:crypto'
import type { SettleWay } from '#contract/office/disruption-changes.ts'
import type { PartyState } from '#contract/office/disruptions.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { PricingParts } from '#server/products/product.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { changeLine } from '../change/change-line.ts'
import type { StoredBooking } from '../core/booking.ts'
import { applyToLocked } from '../store/apply-event.ts'
import { lockBooking } from '../store/load.ts'
import { lockUnsettled, markSettled } from './party-store.ts'
import { NOTHING_BACK, type PlannedParty, refundOf } from './plan.ts'
import type { DisruptionRecord } from './store.ts'

/** `by`: undefined where the traveller chose by the link. */
export type Settler = Pick<Member, 'id' | 'name'> | undefined

const SETTLED: ApiRefusal = { status: 409, code: 'settled', message: 'This was settled meanwhile' }

/** Undoes a change whose party somebody else has settled meanwhile. */
class Overtaken extends Error {}

/** Settles one party as it was planned, in one transaction; answers in words what was done. */
export async function settleParty(
  parts: PricingParts,
  off: DisruptionRecord,
  planned: PlannedParty,
  { deed, by }: { deed: SettleWay; by: Settler },
): Promise<Result<string, ApiRefusal>> {
  if (!planned.fits) return fail({ status: 409, code: 'unavailable', message: planned.words })
  switch (deed) {
    case 'wait':
      return wait(parts.db, planned, by)
    case 'refund':
      return refund(parts.db, off, planned, by)
    case 'rebook':
      return rebook(parts, off, planned, by)
  }
}

function wait(db: Db, { party, booking }: PlannedParty, by: Settler): Promise<Result<string, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    if ((await lockUnsettled(tx, party.id)) === undefined) return fail(SETTLED)
    await note(tx, { partyId: party.id, booking, by, state: 'waiting', words: 'Waits' })
    return ok('Waits')
  })
}

function refund(
  db: Db,
  { reason }: DisruptionRecord,
  { party, booking: { id }, back }: PlannedParty,
  by: Settler,
): Promise<Result<string, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking === undefined || (await lockUnsettled(tx, party.id)) === undefined) return fail(SETTLED)
    const now = refundOf(booking, party.lineId)
    if (now.refund !== back) return fail(changed(now.refund))
    const event = { type: 'operator_cancelled', reason, by: by?.id ?? 'traveller', lineIds: [party.lineId] } as const
    const applied = await applyToLocked(tx, booking, event)
    if (applied.result !== 'applied') return fail(SETTLED)
    const words = back === 0 ? NOTHING_BACK : `${formatRupees(back)} goes back`
    await note(tx, { partyId: party.id, booking, by, state: 'refunded', words })
    return ok(words)
  })
}

function changed(refund: number): ApiRefusal {
  const message = `By now ${formatRupees(refund)} would go back, which is not what you saw. Nothing was changed; please look again.`
  return { status: 409, code: 'plan_changed', message }
}

async function rebook(
  parts: PricingParts,
  off: DisruptionRecord,
  { party, booking, line, move, words }: PlannedParty,
  by: Settler,
): Promise<Result<string, ApiRefusal>> {
  if (move === undefined) throw new Error('A party that fits has somewhere to go')
  try {
    const moved = await changeLine(parts, {
      ...{ ref: booking.reference ?? '', lineId: line.lineId, to: move.to, why: 'disruption', bears: off.bears },
      ...{ difference: move.difference, seen: move.seen, key: randomBytes(16).toString('hex'), by, note: off.reason },
      also: async (tx, { booking: after }) => {
        if ((await lockUnsettled(tx, party.id)) === undefined) throw new Overtaken()
        const state = isStillHit(after, line.lineId, off) ? 'open' : 'rebooked'
        await note(tx, { partyId: party.id, booking, by, state, words })
      },
    })
    return moved.ok ? ok(words) : moved
  } catch (error) {
    if (error instanceof Overtaken) return fail(SETTLED)
    throw error
  }
}

/** A package may have lost two ferries on one day: one was found for it, and the other is still off. */
function isStillHit({ lines }: StoredBooking, lineId: string, { sailingIds }: DisruptionRecord): boolean {
  const line = lines.find((each) => each.lineId === lineId)
  return line?.state === 'live' && line.stock.seats.some(({ tripId }) => sailingIds.includes(tripId))
}

type Noted = { partyId: string; booking: StoredBooking; by: Settler; state: PartyState; words: string }

async function note(tx: Tx, { partyId, booking, by, state, words }: Noted): Promise<void> {
  await markSettled(tx, partyId, { state, words, byTraveller: by === undefined })
  await recordChange(tx, by, {
    ...{ action: `party ${state}`, subject: 'booking', subjectId: booking.reference ?? booking.id },
    after: { state },
  })
}
