import type { BookingState, LineState, PaymentPlan, RefundState } from '#contract/terms/booking-states.ts'
import type { StoredTraveller } from '#server/privacy/document-keys.ts'
import type { DayDrivers, Driver } from '#server/products/line-facts.ts'
import type { PricedLine } from '#server/products/priced-line.ts'

export type Lead = { name: string; email: string; contactNumber: string }

export type StoredLine = Required<PricedLine> & {
  lineId: string
  driver: Driver | null
  dayDrivers: DayDrivers | null
  pnr: string | null
  state: LineState
  /** The sum kept when the line was cancelled; null while it is not. */
  kept: number | null
}

export type StoredPayment = {
  id: string
  purpose: 'first' | 'balance'
  gateway: string
  orderId: string | null
  amount: number
  state: 'created' | 'authorised' | 'captured' | 'failed'
  isClosed: boolean
  createdAt: Date
}

/** A payment at the gateway for one of our attempts. */
export type StoredCapture = {
  gateway: string
  gatewayPaymentId: string
  paymentId: string
  state: 'authorised' | 'captured' | 'void' | 'failed'
  amount: number
  at: Date
}

export type StoredRefund = {
  id: string
  cause: string
  gateway: string
  gatewayPaymentId: string
  amount: number
  reason: string
  state: RefundState
  dueDate: string
  tries: number
  gatewayKey: string
  /** Null until the gateway has accepted it. */
  gatewayRefundId: string | null
}

/** A booking with everything that decisions read; `now` is the database's clock at that time. Whole rupees. */
export type StoredBooking = {
  id: string
  reference: string | null
  state: BookingState
  visitorId: string
  createdAt: Date
  expiresAt: Date
  heldUntilMax: Date
  isExtended: boolean
  expiredAt: Date | null
  plan: PaymentPlan | null
  initialAmount: number | null
  balanceDate: string | null
  lead: Lead | null
  travellers: StoredTraveller[]
  /** A group names its travellers until this day; null where they came with the booking. */
  namesDate: string | null
  gstin: string | null
  reseat: boolean
  late: boolean
  confirmedAt: Date | null
  /** When the mailbox of the lead traveller was confirmed; null until then. */
  mailboxConfirmedAt: Date | null
  /** Policies with the versions that its traveller agreed to; null before it is placed. */
  policies: { slug: string; title: string; version: string }[] | null
  lines: StoredLine[]
  payments: StoredPayment[]
  captures: StoredCapture[]
  refunds: StoredRefund[]
  /** The last row of its audit; null while it has none. */
  audited: Audited | null
  /** The member of staff who marked it as a no-show; null in every other state. */
  noShowBy: string | null
  /** Whether staff were alerted that it started with a balance due. */
  isUnpaidStartTold: boolean
  /** The stored setting, not validated. */
  bankHolidays: unknown
  /** What the office says of days of travel; the stored setting, not validated. */
  dayNotes: unknown
  now: Date
}

/** The last row of an audit: the next row holds this hash. */
export type Audited = { position: number; rowHash: string }

export function liveLines<Line extends Pick<StoredLine, 'state'>>({ lines }: { lines: readonly Line[] }): Line[] {
  return lines.filter(({ state }) => state === 'live')
}
