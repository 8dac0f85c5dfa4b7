import { VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { askAboutBooking as askCall, confirmMailbox as confirmCall } from '#contract/v1/booking-messages.ts'
import {
  cancelBooking as cancelCall,
  fetchBooking,
  fetchBookings,
  giveTravellers as giveCall,
  payBooking as payCall,
  placeBooking as placeCall,
  previewCancel,
  renameTravellers as renameCall,
} from '#contract/v1/bookings.ts'
import { readPhone } from '#server/adapters/phone/phone-number.ts'
import type { Api } from '#server/http/api.ts'
import { implement, withResponseHeaders } from '#server/http/implement.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { limitKeys } from '#server/limits/count-uses.ts'
import { documentKeys } from '#server/privacy/document-keys.ts'
import { saveQuote } from '#server/quotes/save-quote.ts'
import { canonicalMailbox } from '#server/visitors/canonical-mailbox.ts'
import { findVisitor } from '#server/visitors/visitor.ts'
import type { BookingParts } from './booking-parts.ts'
import { cancelBooking, quoteCancel } from './cancel/cancel-booking.ts'
import type { StoredBooking } from './core/booking.ts'
import { payBooking } from './payments/pay-booking.ts'
import { askAboutBooking } from './place/ask-about-booking.ts'
import { mailboxTokens } from './place/mailbox-token.ts'
import { giveTravellers, renameTravellers } from './place/name-travellers.ts'
import { placeBooking } from './place/place-booking.ts'
import { readHistory } from './store/audit.ts'
import { confirmMailbox, findAllowed, findSeen, summaryOf } from './store/find-allowed.ts'
import { once } from './store/idempotency.ts'
import { findBooking, listOwned } from './store/load.ts'
import { bookingView } from './view.ts'

const PAGE_SIZE = 20
const SIGN_IN: ApiRefusal = { status: 401, code: 'sign_in', message: 'Please sign in to see your bookings' }

type RouteParts = BookingParts & { authSecret: string; authFallback?: string | undefined }

export function bookingRoutes(api: Api, parts: RouteParts): void {
  const { db, origin } = parts
  const documents = documentKeys(parts.authSecret)
  const tokens = mailboxTokens(parts.authSecret, parts.authFallback)
  implement(api, placeCall, async ({ body, headers }) => {
    const visitor = await findVisitor(db, headers, origin)
    const principal = visitor?.id ?? 'nobody'
    const { adult18: _, ...asked } = body.lead
    const contactNumber = readPhone(asked.contactNumber)
    if (contactNumber === undefined) return fail(invalid('lead.contactNumber', VALIDATION.contactNumber))
    const email = canonicalMailbox(asked.email)
    if (email === undefined) return fail(invalid('lead.email', VALIDATION.email))
    const lead = { ...asked, email, contactNumber }
    const placed = await once(db, { headers, principal, question: body }, (tx) =>
      placeBooking(tx, {
        ...{ ...body, lead, documents },
        ...{ visitorId: principal, isMailboxProved: visitor?.email === email },
      }),
    )
    if (!placed.ok) return placed
    const { ref } = placed.value
    return ok(withResponseHeaders({ booking: placed.value }, { Location: `/api/v1/bookings/${ref}` }))
  })
  implement(api, fetchBooking, async ({ query, headers }) => {
    const found = await findSeen(parts, query.ref, headers)
    if (!found.ok) return found
    const { booking, isSummary } = found.value
    const view = bookingView(booking, await readHistory(db, booking.id))
    return ok({ booking: isSummary ? summaryOf(view) : view })
  })
  implement(api, confirmCall, async ({ query, body, headers }) => {
    const found = await findSeen(parts, query.ref, headers)
    if (!found.ok) return found
    const { booking, isOwnBrowser } = found.value
    if (isOwnBrowser && tokens.isOf(body.token, booking)) await confirmMailbox(db, booking.id)
    return ok({})
  })
  implement(api, payCall, async ({ query, headers }) => {
    const found = await findAllowed(parts, query.ref, headers)
    if (!found.ok) return found
    const payment = await payBooking(parts, found.value.id)
    if (payment.ok) return ok({ payment: payment.value })
    return fail(payment.error.code === 'expired' ? await withQuote(parts, found.value, payment.error) : payment.error)
  })
  implement(api, fetchBookings, async ({ query, headers }) => {
    const visitor = await findVisitor(db, headers, origin)
    if (visitor === undefined || visitor.email === null) return fail(SIGN_IN)
    const { page = 1, limit = PAGE_SIZE } = query
    const { ids, total } = await listOwned(db, visitor.email, { page, limit })
    const found = await Promise.all(ids.map((id) => findBooking(db, id)))
    const bookings = found.flatMap((booking) => {
      if (booking === undefined) return []
      const isOwn = booking.visitorId === visitor.id || booking.mailboxConfirmedAt !== null
      return isOwn ? bookingView(booking, []) : summaryOf(bookingView(booking, []))
    })
    return ok({ bookings, total, page, limit })
  })
  changeRoutes(api, parts)
}

/** Changes to a booking by its traveller. */
function changeRoutes(api: Api, parts: RouteParts): void {
  const { db, origin, networkKey } = parts
  const limits = limitKeys(parts.authSecret)
  const documents = documentKeys(parts.authSecret)
  implement(api, previewCancel, async ({ query, body, headers }) => {
    const found = await findAllowed(parts, query.ref, headers)
    if (!found.ok) return found
    const quote = await quoteCancel(db, found.value, body.lineIds)
    return quote.ok ? ok({ cancel: quote.value }) : quote
  })
  implement(api, cancelCall, async ({ query, body, headers }) => {
    const found = await findAllowed(parts, query.ref, headers)
    return found.ok ? cancelBooking(db, found.value.id, body.quoteId) : found
  })
  implement(api, renameCall, async ({ query, body, headers }) => {
    const found = await findAllowed(parts, query.ref, headers)
    if (!found.ok) return found
    const renamed = await renameTravellers(db, found.value.id, body.travellers)
    return renamed.ok ? ok({ booking: renamed.value }) : renamed
  })
  implement(api, giveCall, async ({ query, body, headers }) => {
    const found = await findAllowed(parts, query.ref, headers)
    if (!found.ok) return found
    const named = await giveTravellers(db, found.value.id, { list: body.list, documents })
    return named.ok ? ok({ booking: named.value }) : named
  })
  implement(api, askCall, async ({ query, body, headers, clientAddress }) => {
    const found = await findAllowed(parts, query.ref, headers)
    if (!found.ok) return found
    const visitor = await findVisitor(db, headers, origin)
    const { id: bookingId, lead } = found.value
    const requester = {
      network: networkKey(clientAddress),
      mailbox: canonicalMailbox(lead?.email ?? ''),
      mobile: lead?.contactNumber,
    }
    return askAboutBooking({ db, limits }, { bookingId, visitorId: visitor?.id ?? '', text: body.text, requester })
  })
}

/** Adds to the refusal of an expired booking a quote of the same trip at today's prices, or the trip page where a part is gone. */
async function withQuote(
  parts: BookingParts,
  { lines, visitorId }: StoredBooking,
  refusal: ApiRefusal,
): Promise<ApiRefusal> {
  const asked = lines.map(({ asked: { priceVersion: _, ...line } }) => line)
  const quote = await saveQuote(parts, { lines: asked, draft: true, sender: visitorId })
  return { ...refusal, more: { quoteUrl: quote.ok ? quote.value.url : `${parts.origin}${visitorPaths.trip}` } }
}
