import type { DocumentKind } from '#contract/terms/booking-states.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { policyVersionPath } from '#contract/terms/paths.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Hold } from '#contract/v1/holds.ts'
import type { HeldLine, Tier } from '#contract/v1/trip-lines.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import type { Db } from '#server/db/db.ts'
import { islandNames } from '#server/hotels/island-labels.ts'
import { type StoredTraveller, shownEnd } from '#server/privacy/document-keys.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { StoredBooking, StoredLine } from './core/booking.ts'
import { balanceOf, initialPayment, nextDue, paidOf } from './core/money.ts'
import { keptOf } from './core/refund-rule.ts'
import type { SavedHold } from './holds/hold-request.ts'
import { bookedPlan, unpaidPlan } from './papers/planned-view.ts'
import { missingNames } from './place/missing-names.ts'
import { sumOf } from './price/price-lines.ts'
import { tripWarnings } from './price/trip-warnings.ts'
import type { HistoryRow } from './store/audit.ts'

const PAYABLE = ['held', 'paying', 'confirmed_part']
const CONFIRMED = ['confirmed_part', 'confirmed', 'completed', 'no_show']

/** A booking as it crosses the wire, to those who may see it. */
export function bookingView(booking: StoredBooking, history: readonly HistoryRow[]): Booking {
  const { reference, lead, state, balanceDate } = booking
  if (reference === null || lead === null) throw new Error(`${booking.id} is a hold`)
  const isHeld = state === 'held' || state === 'paying'
  return {
    ref: reference,
    state,
    late: booking.late,
    createdAt: booking.createdAt.toISOString(),
    ...(isHeld ? { expiresAt: booking.expiresAt.toISOString() } : {}),
    lines: booking.lines.map(heldLineOf),
    total: sumOf(booking.lines.map(({ price }) => price)),
    paid: paidOf(booking),
    due: dueOf(booking),
    ...(balanceDate === null || !PAYABLE.includes(state) ? {} : { balanceDate }),
    lead: { ...lead, contactText: phoneText(lead.contactNumber) },
    travellers: booking.travellers.map(shownTraveller),
    payments: paymentsOf(booking),
    refunds: booking.refunds.map(({ id, state: refundState, amount, reason, dueDate }) => ({
      ...{ id, state: refundState, amount, reason, dueDate },
    })),
    ...namesOf(booking),
    documents: documentsOf(booking),
    ...policiesOf(booking),
    history: history.map(({ at, text }) => ({ at: at.toISOString(), text })),
    ...bookedPlan(booking),
    now: booking.now.toISOString(),
  }
}

/** Of a group: the day by which it names its travellers, and how many are missing. */
function namesOf(booking: StoredBooking): Pick<Booking, 'names'> {
  const { namesDate } = booking
  return namesDate === null ? {} : { names: { until: namesDate, missing: missingNames(booking) } }
}

function policiesOf({ policies }: StoredBooking): Pick<Booking, 'policies'> {
  if (policies === null) return {}
  return {
    policies: policies.map(({ slug, title, version }) => ({ title, version, path: policyVersionPath(slug, version) })),
  }
}

/** What is due next; once confirmed, the balance. */
function dueOf(booking: StoredBooking): number {
  return booking.state === 'held' || booking.state === 'paying'
    ? nextDue(booking)
    : CONFIRMED.includes(booking.state)
      ? balanceOf(booking).due
      : 0
}

function shownTraveller({ idSealed: _, ...traveller }: StoredTraveller): Booking['travellers'][number] {
  const { idNumber } = traveller
  return idNumber === undefined ? traveller : { ...traveller, idNumber: shownEnd(idNumber) }
}

/** Payments at the gateway, and attempts without one. */
function paymentsOf({ payments, captures }: StoredBooking): Booking['payments'] {
  const made = captures.map(({ gatewayPaymentId, state, amount, at }) => ({
    id: gatewayPaymentId,
    state: state === 'void' ? ('failed' as const) : state,
    amount,
    at: at.toISOString(),
  }))
  const open = payments
    .filter(({ id, state }) => state === 'created' && !captures.some(({ paymentId }) => paymentId === id))
    .map(({ id, state, amount, createdAt }) => ({ id, state, amount, at: createdAt.toISOString() }))
  return [...made, ...open]
}

function documentsOf({ state, lines, confirmedAt }: StoredBooking): DocumentKind[] {
  if (confirmedAt === null) return []
  const isOn = CONFIRMED.includes(state) && lines.some((line) => line.state !== 'cancelled')
  return isOn ? ['voucher', 'invoice', 'calendar'] : ['invoice']
}

type ShownLine = Omit<PricedLine, 'whereabouts' | 'salesCloseAt' | 'stock'> &
  Pick<StoredLine, 'lineId' | 'stock'> &
  Partial<Pick<StoredLine, 'pnr' | 'state'>>

/** A line as it crosses the wire. */
export function heldLineOf(line: ShownLine): HeldLine {
  const shown = {
    ...line.asked,
    priceVersion: line.priceVersion,
    lineId: line.lineId,
    title: line.title,
    ...pictureOf(line),
    startsAt: line.startsAt.toISOString(),
    endsAt: line.endsAt.toISOString(),
    price: line.price,
    nonRefundable: line.nonRefundable,
    cancellation: ladderOf(line),
    initialPercent: line.initialPercent,
    details: line.details,
    ...(line.pnr === undefined || line.pnr === null ? {} : { pnr: line.pnr }),
    state: line.state ?? 'live',
  }
  // A line of a package is requested without seats.
  return shown.kind === 'package' ? { ...shown, seats: line.stock.seats.map(({ seat }) => seat) } : shown
}

/** The first picture of a line; ferry lines have none. */
function pictureOf({ facts }: Pick<ShownLine, 'facts'>): Pick<HeldLine, 'picture'> {
  const picture = facts.days.find((day) => day.picture !== undefined)?.picture ?? facts.pictures[0]
  return picture === undefined ? {} : { picture }
}

/** The refunds of a line paid in full, by step, the earliest first. */
function ladderOf({ price, nonRefundable, terms }: Pick<ShownLine, 'price' | 'nonRefundable' | 'terms'>): Tier[] {
  return terms.map(({ until, percent }) => ({
    until: until.toISOString(),
    refundPercent: percent,
    refund: keptOf({ id: '', total: price.amountPayable, nonRefundable, terms }, 'guest', until).refund,
  }))
}

export type ShownHold = {
  id: string
  state: 'held' | 'paying'
  expiresAt: Date
  now: Date
  lines: readonly ShownLine[]
  warnings: string[]
  reference?: string | null
  namesDate?: string | null
}

export function holdView({ id, state, expiresAt, now, lines, warnings, reference, namesDate }: ShownHold): Hold {
  const initial = initialOf(lines, now)
  return {
    ...{ id, state, expiresAt: expiresAt.toISOString(), now: now.toISOString() },
    lines: lines.map(heldLineOf),
    total: sumOf(lines.map(({ price }) => price)),
    ...(initial === undefined ? {} : { initial }),
    warnings,
    ...unpaidPlan(lines, { initial, now }),
    ...(reference == null ? {} : { ref: reference }),
    ...(namesDate == null ? {} : { namesDate }),
  }
}

export function initialOf(
  lines: readonly Pick<ShownLine, 'price' | 'initialPercent' | 'startsAt'>[],
  now: Date,
): { amount: number; balanceDate: string } | undefined {
  const planned = lines.map(({ price, initialPercent, startsAt }) => ({
    amountPayable: price.amountPayable,
    initialPercent,
    startDay: dayInIndia(startsAt),
  }))
  return initialPayment(planned, dayInIndia(now))
}

/** A hold of the visitor as it crosses the wire. */
export async function newHoldView(db: Db, made: SavedHold & { state?: Hold['state'] }): Promise<Hold> {
  // Most holds have one line, which clashes with nothing: no query for the names of islands.
  const warnings = made.lines.length < 2 ? [] : tripWarnings(made.lines, await islandNames(db))
  return holdView({ state: 'held', ...made, warnings })
}
