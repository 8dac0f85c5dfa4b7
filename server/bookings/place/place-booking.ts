import { sql } from 'kysely'
import { INITIAL_MORE_THAN_DAYS } from '#contract/terms/booking-rules.ts'
import type { PaymentPlan } from '#contract/terms/booking-states.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import {
  LEAD_AGE_MIN,
  listedProblem,
  nameTravellersText,
  TRAVELLER_MESSAGES,
  travellersNeeded,
} from '#contract/terms/trip-travellers.ts'
import type { Booking, Traveller } from '#contract/v1/bookings.ts'
import type { Tx } from '#server/db/db.ts'
import { prepared } from '#server/db/statements.ts'
import { drawCode } from '#server/http/draw-code.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { consentTo } from '#server/privacy/consent.ts'
import type { DocumentKeys } from '#server/privacy/document-keys.ts'
import { productOf } from '#server/products/registry.ts'
import type { Lead, StoredBooking } from '../core/booking.ts'
import { move, unchanged } from '../core/decision.ts'
import { readHistory } from '../store/audit.ts'
import { lockBooking } from '../store/load.ts'
import { save } from '../store/save.ts'
import { bookingView, initialOf } from '../view.ts'

export type PlaceRequest = {
  holdId: string
  visitorId: string
  lead: Lead
  /** Whether the visitor is signed in with the mailbox of the lead traveller. */
  isMailboxProved: boolean
  travellers: Traveller[]
  documents: DocumentKeys
  plan: PaymentPlan
  reseat?: boolean | undefined
  gstin?: string | undefined
  notice: string
}

const HOLD_UNKNOWN = 'We do not know this hold'
const REFERENCE_DRAWS_MAX = 5
/** The versions of all policies that hold: what the traveller was shown. */
const POLICIES_NOW = sql`(select jsonb_object_agg(slug, version) from site_page where kind = 'policy')`

/** Gives a hold its travellers and a reference. Its expiry does not change. */
export async function placeBooking(tx: Tx, request: PlaceRequest): Promise<Result<Booking, ApiRefusal>> {
  const booking = await lockBooking(tx, request.holdId)
  if (booking === undefined || booking.visitorId !== request.visitorId) return fail(notFound(HOLD_UNKNOWN))
  const problem = stateProblem(booking) ?? travellersProblem(booking, request.travellers)
  if (problem !== undefined) return fail(problem)
  const initial = request.plan === 'initial' ? initialOf(booking.lines, booking.now) : undefined
  if (request.plan === 'initial' && initial === undefined) return fail(planProblem(booking))
  const reference = booking.reference ?? (await drawReference(tx))
  const travellers = request.travellers.map((each) => request.documents.seal(booking.id, each))
  const { plan, notice, lead, reseat = false, gstin = null } = request
  const placed: StoredBooking = {
    ...booking,
    ...{ reference, lead, travellers, plan, reseat, gstin },
    ...{ initialAmount: initial?.amount ?? null, balanceDate: initial?.balanceDate ?? null },
    mailboxConfirmedAt: request.isMailboxProved ? booking.now : null,
  }
  const change = move(unchanged(placed), booking.state, { event: 'placed', facts: { plan, notice } })
  const unread = { notice, placed_at: booking.now, consent: consentTo('Checkout'), policies: POLICIES_NOW }
  const moved = await save(tx, booking, change, unread)
  return ok(bookingView(moved, await readHistory(tx, booking.id)))
}

/** Why an initial payment is refused: too near, or every product is paid in full. */
function planProblem({ lines }: StoredBooking): ApiRefusal {
  const message = lines.every(({ initialPercent }) => initialPercent === 100)
    ? 'Everything in this trip is paid in full when it is booked. Please choose to pay in full.'
    : `An initial payment is taken only when travel is more than ${INITIAL_MORE_THAN_DAYS} days off. Please pay in full.`
  return invalid('plan', message, 'plan')
}

function stateProblem({ state, expiresAt, now }: StoredBooking): ApiRefusal | undefined {
  const isLive = (state === 'held' || state === 'paying') && expiresAt.getTime() > now.getTime()
  if (state === 'paying' && isLive)
    return { status: 409, code: 'paying', message: 'A payment for this is open already.' }
  if (isLive) return undefined
  return {
    status: 410,
    code: 'expired',
    message: 'The time to book this has run out, and what you held is free again.',
  }
}

/** Checks the number of travellers of each line, and the details that a carrier needs. */
function travellersProblem(
  { lines, namesDate }: StoredBooking,
  travellers: readonly Traveller[],
): ApiRefusal | undefined {
  const known = new Set(lines.map(({ lineId }) => lineId))
  const stray = travellers.findIndex(({ lineIds = [] }) => lineIds.some((id) => !known.has(id)))
  if (stray >= 0) return invalid(`travellers.${stray}.lineIds`, 'This is no part of your trip')
  for (const line of lines) {
    const need = travellersNeeded(line.asked)
    const own = [...travellers.entries()].filter(
      ([, { lineIds }]) => lineIds === undefined || lineIds.includes(line.lineId),
    )
    if (need.count === 0) continue
    // A group with a quote of staff names the others later, by a list.
    const isLater = namesDate !== null && own.length > 0 && own.length < need.count
    if (own.length !== need.count && !isLater) return invalid('travellers', nameTravellersText(need.count, line.title))
    const people = own.map(([, traveller]) => traveller)
    const party = isLater
      ? undefined
      : productOf(line.asked).partyProblem?.(line.asked, people, `Of those you name for ${line.title} there are`)
    if (party !== undefined) return invalid('travellers', party)
    if (!need.listed) continue
    for (const [index, traveller] of own) {
      const problem = listedProblem(traveller)
      if (problem !== undefined) return invalid(`travellers.${index}.${problem.field}`, problem.message)
    }
    const babies = own.filter(([, { age }]) => age < 1).length
    if (babies < need.infants && !isLater) return invalid('travellers', TRAVELLER_MESSAGES.infant)
  }
  const isGrown = travellers.some(({ age }) => age >= LEAD_AGE_MIN)
  return isGrown ? undefined : invalid('travellers', 'Somebody of 18 or older must travel along')
}

/** "PDK-7K2M9-P4T0X": fifty random bits. */
async function drawReference(tx: Tx): Promise<string> {
  for (let draws = 0; draws < REFERENCE_DRAWS_MAX; draws += 1) {
    const reference = `PDK-${drawCode(5)}-${drawCode(5)}`
    const { rows } = await prepared(tx, sql`select 1 from booking where reference = ${reference}`)
    if (rows.length === 0) return reference
  }
  throw new Error(`${REFERENCE_DRAWS_MAX} references in a row were taken`)
}
