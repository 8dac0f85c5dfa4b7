import { randomBytes } from 'node:crypto'
import type { SailingMail } from '#contract/office/sailings.ts'
import { counted } from '#contract/terms/counted.ts'
import { instantInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import {
  isWrittenTo,
  SAILING_DRAFT,
  type SailingMessage,
  sailingMails,
  tellParties,
} from '#server/bookings/change/sailing-message.ts'
import { type ChangedParty, lockPartiesOn, saveParties, seatsOn } from '#server/bookings/change/sailing-parties.ts'
import type { Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { tellPages } from '#server/ferries/call-off.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import type { PricingParts } from '#server/products/product.ts'
import { readBrand } from '#server/settings/brand.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { clockProblem, UNKNOWN_VESSEL } from './departure-problems.ts'
import { moveSailings, type SailingRow, seatsOnBoat, soldSeatsOf } from './sailing-store.ts'
import { findSailingInFull, lockComing, type Saved } from './sailings.ts'
import { soldOn } from './sold-refusal.ts'

export type ChangeParts = PricingParts & { origin: string; now: () => Date }
export type SailingChange = {
  departTime?: string | undefined
  arriveTime?: string | undefined
  vesselId?: string | undefined
}
type Asked = { id: string; change: SailingChange; message?: SailingMessage | undefined; by: Member }
type Timing = { departTime: string; arriveTime: string; vesselId: string }

/** Parties that a refusal names (ours). */
const NAMED_MAX = 5
const KEY_BYTES = 8

/** Another time, or another boat where every seat sold is there, in its class. Whoever has booked is told in the words of the message. */
export function changeSailing(parts: ChangeParts, asked: Asked): Saved {
  return inTransaction(parts.db, async (tx) => {
    const made = await makeChange(tx, parts, asked)
    if (!made.ok) return made
    const { before, after, parties, key } = made.value
    const told = asked.message === undefined ? 0 : await tellParties(tx, parties, { ...asked.message, key })
    await recordChange(tx, asked.by, {
      ...{ action: 'changed', subject: 'sailing', subjectId: asked.id },
      ...{ before, after: { ...after, ...(parties.length === 0 ? {} : { parties: parties.length, told }) } },
    })
    return findSailingInFull(tx, asked.id, parts.now())
  })
}

type Previewed = { message: SailingMessage; mails: SailingMail[] }

/** What the change would do and say now: it is made, and taken back. */
export async function previewSailing(parts: ChangeParts, asked: Asked): Promise<Result<Previewed, ApiRefusal>> {
  const message = asked.message ?? SAILING_DRAFT
  const brand = await readBrand(parts.db)
  if (brand === undefined) throw new Error('The settings hold no brand record to write messages with')
  try {
    return await inTransaction(parts.db, async (tx): Promise<Result<never, ApiRefusal>> => {
      const made = await makeChange(tx, parts, { ...asked, message })
      if (!made.ok) return made
      throw new TakenBack({
        message,
        mails: sailingMails({ origin: parts.origin, brand }, made.value.parties, message),
      })
    })
  } catch (error) {
    if (error instanceof TakenBack) return ok(error.previewed)
    throw error
  }
}

/** Leaves the transaction with everything it did undone. */
class TakenBack extends Error {
  readonly previewed: Previewed
  constructor(previewed: Previewed) {
    super('Previewed')
    this.previewed = previewed
  }
}

type Made = { before: Timing; after: Timing; parties: ChangedParty[]; key: string }

/** Nothing is written before every refusal is over. */
async function makeChange(
  tx: Tx,
  parts: ChangeParts,
  { id, change, message, by }: Asked,
): Promise<Result<Made, ApiRefusal>> {
  const found = await lockComing(tx, id, parts.now())
  if (!found.ok) return found
  const sailing = found.value
  const before = { departTime: sailing.departTime, arriveTime: sailing.arriveTime, vesselId: sailing.vesselId }
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after = { ...before, ...given }
  const bookings = await lockPartiesOn(tx, id)
  const problem = await changeProblem(tx, { sailing, bookings }, after, parts.now())
  if (problem !== undefined) return fail(problem)
  const isSame = JSON.stringify(after) === JSON.stringify(before)
  const told = bookings.filter((booking) => isWrittenTo({ booking })).length
  if (!isSame && told > 0 && message === undefined) return fail(messageNeeded(told))
  const [departsAt, arrivesAt] = [after.departTime, after.arriveTime].map((time) => instantInIndia(sailing.date, time))
  if (departsAt === undefined || arrivesAt === undefined) throw new Error('Two times are two instants')
  await moveSailings(tx, [{ id, vesselId: after.vesselId, departsAt, arrivesAt }], true)
  await tellPages(tx)
  const key = randomBytes(KEY_BYTES).toString('hex')
  const parties = isSame ? [] : await saveParties(tx, parts, bookings, { sailingId: id, by, key })
  return ok({ before, after, parties, key })
}

function messageNeeded(told: number): ApiRefusal {
  const message = `${counted(told, 'booking')} sit${told === 1 ? 's' : ''} on it: look at what they are told before you save`
  return { status: 409, code: 'message_needed', message }
}

type Sold = { sailing: SailingRow; bookings: Awaited<ReturnType<typeof lockPartiesOn>> }

async function changeProblem(
  tx: Tx,
  { sailing, bookings }: Sold,
  after: Timing,
  now: Date,
): Promise<ApiRefusal | undefined> {
  if (instantInIndia(sailing.date, after.departTime).getTime() <= now.getTime())
    return invalid('departTime', 'It would have left already')
  const clock = clockProblem(after)
  if (clock !== undefined) return clock
  if (after.vesselId === sailing.vesselId) return undefined
  const there = await seatsOnBoat(tx, after.vesselId, sailing.date)
  const codes = sailing.classes.map(({ code }) => code)
  if (there.length === 0) return UNKNOWN_VESSEL
  if (!there.some(({ code }) => codes.some((each) => each === code)))
    return invalid('vesselId', 'This boat has none of the classes that have a fare on this sailing')
  const sold = await soldSeatsOf(tx, sailing.id)
  const lost = sold.filter(({ seat, code }) => !there.some((each) => each.seat === seat && each.code === code))
  return lost.length === 0 ? undefined : lostRefusal({ sailing, bookings }, new Set(lost.map(({ seat }) => seat)))
}

/** "3 seats are not on that boat: Asha Rao (2A, 2B), Ravi Menon (3A)." */
function lostRefusal({ sailing, bookings }: Sold, lost: ReadonlySet<string>): ApiRefusal {
  const parties = bookings.flatMap((booking) => {
    const seats = seatsOn(booking, sailing.id).filter((seat) => lost.has(seat))
    return seats.length === 0 ? [] : [`${booking.lead?.name || 'a hold'} (${seats.join(', ')})`]
  })
  const more = parties.length > NAMED_MAX ? `, and ${parties.length - NAMED_MAX} more` : ''
  const { id, date, departTime: departureTime } = sailing
  const named = parties.length === 0 ? '' : `: ${parties.slice(0, NAMED_MAX).join(', ')}${more}`
  return {
    ...{ status: 409, code: 'sold', more: { sold: [soldOn({ id, date, departureTime, seats: [...lost] })] } },
    message: `${counted(lost.size, 'seat')} ${lost.size === 1 ? 'is' : 'are'} not on that boat${named}. Nothing was changed.`,
  }
}
