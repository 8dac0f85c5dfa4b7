import { sql } from 'kysely'
import type { Brand } from '#contract/terms/brand.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { EmailSender, Mail } from '#server/adapters/email/email-sender.ts'
import {
  balanceDueMail,
  confirmedLateMail,
  confirmedMail,
  foreignPaymentMail,
  receiptMail,
  reviewInvitationMail,
  shortPaymentMail,
  travellerMessageMail,
} from '#server/documents/booking-mails.ts'
import { lineChangedMail } from '#server/documents/change-mail.ts'
import type { BookingMail as MailAbout } from '#server/documents/mail-frame.ts'
import {
  balanceLapsedMail,
  cancelledByGuestMail,
  cancelledByUsMail,
  cannotConfirmMail,
  partCancelledMail,
  refundHandedOverMail,
  refundProcessedMail,
} from '#server/documents/refund-mails.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { BookingParts } from '../booking-parts.ts'
import type { StoredBooking } from '../core/booking.ts'
import { BOOKING_MAIL, type BookingMail, type BookingMailKind, OFFICE_ALERT } from '../core/decision.ts'
import { TRAVELLER_MESSAGE } from '../place/ask-about-booking.ts'
import type { MailboxTokens } from '../place/mailbox-token.ts'
import { findBooking } from '../store/load.ts'
import { bookingView } from '../view.ts'
import { documentsOf } from './booking-documents.ts'

export type MailParts = Pick<BookingParts, 'db' | 'origin' | 'pictureFile' | 'boatPicture' | 'gateway'> & {
  email: EmailSender
  mailboxTokens?: MailboxTokens | undefined
  /** The mailbox of staff, where it is not that of the brand. */
  operatorAddress?: string | undefined
}

type MailJob = { bookingId: string } & BookingMail
type AlertJob = {
  /** Null for a payment of no booking. */
  bookingId: string | null
  reference: string | null
  kind: string
  facts: Record<string, string | number | null>
}

/** The mails about bookings. Only this slice enqueues these topics. */
export function bookingMailHandlers(parts: MailParts): JobHandlers {
  return {
    [BOOKING_MAIL]: async (payload) => {
      const job = payload as MailJob
      const { booking, brand } = await readAll(parts, job.bookingId)
      // An erased lead traveller has no address.
      if (isStillSo(job.kind, booking) && booking.lead?.email !== '')
        await parts.email.send(await compose(parts, booking, brand, job))
    },
    [OFFICE_ALERT]: (payload, { id }) => sendAlert(parts, payload as AlertJob, id),
    [TRAVELLER_MESSAGE]: (payload) => sendQuestion(parts, (payload as { reference: string }).reference),
  }
}

/** Whether a mail still applies: it may have waited days for the mail server, and another mail may have replaced it. */
function isStillSo(kind: BookingMailKind, booking: StoredBooking): boolean {
  const { state, due, documents } = bookingView(booking, [])
  switch (kind) {
    case 'confirmed':
    case 'late':
    case 'line_changed':
      return documents.includes('voucher')
    case 'short':
      return state === 'held' || state === 'paying'
    case 'balance_due':
      return state === 'confirmed_part' && due > 0
    default:
      return true
  }
}

async function compose(parts: MailParts, booking: StoredBooking, brand: Brand, job: MailJob): Promise<Mail> {
  const view = bookingView(booking, [])
  const about: MailAbout = {
    eventKey: `${booking.id} ${job.kind} ${job.key}`.trim(),
    booking: view,
    brand,
    origin: parts.origin,
    mailboxToken: booking.mailboxConfirmedAt === null ? parts.mailboxTokens?.of(booking) : undefined,
  }
  const dueDate = booking.refunds.at(-1)?.dueDate
  switch (job.kind) {
    case 'confirmed':
      return confirmedMail(about, await documentsOf({ ...parts, brand }, booking))
    case 'late':
      return confirmedLateMail(about, await documentsOf({ ...parts, brand }, booking))
    case 'short':
      return shortPaymentMail(about, { received: job.facts.received, shortBy: job.facts.amount })
    case 'foreign_payment':
      return foreignPaymentMail(about, { payment: job.facts.payment, isTaken: job.facts.isCaptured })
    case 'settling':
      return cannotConfirmMail(about, { refund: job.facts.amount, dueDate })
    case 'cancelled':
      return cancelledByGuestMail(about, { refund: job.facts.refund, dueDate })
    case 'part_cancelled':
      return partCancelledMail(about, { ...job.facts, dueDate })
    case 'operator_cancelled':
      return cancelledByUsMail(about, { ...job.facts, dueDate })
    case 'line_changed':
      return lineChangedMail(about, { ...job.facts, dueDate }, await documentsOf({ ...parts, brand }, booking))
    case 'refunded':
      return refundProcessedMail(about, job.facts)
    case 'refund_manual':
      return refundHandedOverMail(about, { refund: job.facts.amount, dueDate })
    case 'balance_due':
      return balanceDueMail(about, job.facts.days)
    case 'balance_lapsed':
      return balanceLapsedMail(about, { refund: job.facts.refund, dueDate })
    case 'receipt':
      return receiptMail(about, job.facts)
    case 'review':
      return reviewInvitationMail(about, job.facts)
  }
}

async function readAll({ db }: MailParts, bookingId: string): Promise<{ booking: StoredBooking; brand: Brand }> {
  const [booking, brand] = [await findBooking(db, bookingId), await readBrand(db)]
  if (booking === undefined) throw new Error(`There is no booking ${bookingId}`)
  if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
  return { booking, brand }
}

/** The texts of alerts to staff. */
const ALERTS: Record<string, string> = {
  unexpected_payment: 'A payment came in that does not fit the booking. It is being sent back.',
  foreign_payment:
    'A payment came in that is not in whole rupees. It is in none of our books. Please send it back at the gateway by hand.',
  refund_manual: 'A refund could not be made at the gateway. Please pay it back by hand.',
  refund_by_hand:
    'This was paid to our office and not at the gateway. Please pay it back by hand, and note it at the booking.',
  started_unpaid: 'The trip has begun and the balance is not paid.',
  unknown_payment:
    'The gateway took a payment that no booking knows. Please look it up there, and send it back or book it.',
  unknown_refund: 'The gateway gave money back that nobody here asked for. Please look it up there.',
  hoarding:
    'One network, or one mailbox, has asked for more than its share of many things within an hour. What it holds runs out by itself.',
}

async function sendAlert(parts: MailParts, { bookingId, reference, kind, facts }: AlertJob, id: number): Promise<void> {
  const brand = await readBrand(parts.db)
  if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
  const shown = Object.entries(facts).map(
    ([name, value]) => `${name}: ${typeof value === 'number' ? formatRupees(value) : (value ?? 'unknown')}`,
  )
  const about = bookingId === null ? [] : [`Booking: ${reference ?? 'not placed'}`]
  const text = [ALERTS[kind] ?? kind, ...about, ...shown].join('\n')
  const what = bookingId === null ? aboutNoBooking(kind) : `booking ${reference ?? '(not placed)'}`
  await parts.email.send({
    eventKey: `office-alert ${id}`,
    from: { name: brand.brandName, address: brand.email },
    to: { name: brand.brandName, address: parts.operatorAddress ?? brand.email },
    subject: `Please look at ${what}`,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en-IN"><body><pre>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre></body></html>`,
  })
}

function aboutNoBooking(kind: string): string {
  return kind === 'hoarding' ? 'somebody who holds a lot' : 'a payment'
}

async function sendQuestion(parts: MailParts, reference: string): Promise<void> {
  const { rows } = await sql<{ booking_id: string; text: string }>`
    select booking_id, text from booking_message where reference = ${reference}`.execute(parts.db)
  const [message] = rows
  if (message === undefined) throw new Error(`There is no message ${reference}`)
  const { booking, brand } = await readAll(parts, message.booking_id)
  const about = { eventKey: reference, booking: bookingView(booking, []), brand, origin: parts.origin }
  const { operatorAddress } = parts
  const words = { reference, text: message.text, ...(operatorAddress === undefined ? {} : { operatorAddress }) }
  await parts.email.send(travellerMessageMail(about, words))
}
