import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { findVisitor } from '#server/visitors/visitor.ts'
import type { BookingParts } from '../booking-parts.ts'
import type { StoredBooking } from '../core/booking.ts'
import { findBookingOf } from './load.ts'

const MISSING = notFound('We do not know this booking')
const UNCONFIRMED: ApiRefusal = {
  status: 403,
  code: 'mailbox_unconfirmed',
  message:
    'The mailbox of this booking is not confirmed yet. Please open the link of our first mail in the browser that booked, or look the booking up with its reference and mobile number.',
}

/** `isSummary`: for a visitor who knows only the mailbox of the booking, not yet confirmed. */
type Seen = { booking: StoredBooking; isSummary: boolean; isOwnBrowser: boolean }

/** A booking of the visitor: of their browser, their signed-in mailbox, or the one they looked up; otherwise 404. */
export async function findSeen(
  { db, origin }: Pick<BookingParts, 'db' | 'origin'>,
  reference: string,
  headers: Headers,
): Promise<Result<Seen, ApiRefusal>> {
  const visitor = await findVisitor(db, headers, origin)
  const booking = visitor && (await findBookingOf(db, reference))
  if (visitor === undefined || booking === undefined) return fail(MISSING)
  const isOwnBrowser = booking.visitorId === visitor.id
  const isMailbox = visitor.email !== null && visitor.email.toLowerCase() === booking.lead?.email.toLowerCase()
  if (!isOwnBrowser && !isMailbox && booking.id !== visitor.bookingId) return fail(MISSING)
  return ok({ booking, isOwnBrowser, isSummary: !isOwnBrowser && booking.mailboxConfirmedAt === null })
}

/** The same for a visitor who may see all of it, and change it. */
export async function findAllowed(
  parts: Pick<BookingParts, 'db' | 'origin'>,
  reference: string,
  headers: Headers,
): Promise<Result<StoredBooking, ApiRefusal>> {
  const seen = await findSeen(parts, reference, headers)
  if (!seen.ok) return seen
  return seen.value.isSummary ? fail(UNCONFIRMED) : ok(seen.value.booking)
}

/** From here on the mailbox of a booking gives the same access as the browser that made it. */
export async function confirmMailbox(db: Db, bookingId: string): Promise<void> {
  await sql`
    update booking set mailbox_confirmed_at = app_now() where id = ${bookingId} and mailbox_confirmed_at is null`.execute(
    db,
  )
}

/** The products and the state, without persons, documents and ticket numbers. */
export function summaryOf(booking: Booking): Booking {
  const { plan: _, refundSteps: __, names: ___, ...rest } = booking
  return {
    ...rest,
    isSummary: true,
    lead: { name: '', email: '', contactNumber: '' },
    lines: booking.lines.map(({ pnr: _pnr, ...line }) => line),
    ...{ travellers: [], payments: [], documents: [], history: [] },
  }
}
