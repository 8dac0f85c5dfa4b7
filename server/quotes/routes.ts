import { VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { fetchQuoteRequest, writeQuote as writeCall } from '#contract/v1/quote-requests.ts'
import {
  acceptQuote as acceptCall,
  changeQuote as changeCall,
  fetchQuote,
  saveQuote as saveCall,
  sendQuote as sendCall,
} from '#contract/v1/quotes.ts'
import type { BookingParts } from '#server/bookings/booking-parts.ts'
import { requesterOf as holdRequesterOf } from '#server/bookings/holds/make-hold.ts'
import { quotePictures } from '#server/bookings/papers/document-pictures.ts'
import { newHoldView } from '#server/bookings/view.ts'
import { printDocument } from '#server/documents/printer.ts'
import type { Api } from '#server/http/api.ts'
import { implement, withResponseHeaders } from '#server/http/implement.ts'
import { invalid, refusalResponse } from '#server/http/refusal.ts'
import { limitKeys } from '#server/limits/count-uses.ts'
import { readBrand } from '#server/settings/brand.ts'
import { findLogo } from '#server/settings/brand-look.ts'
import { canonicalMailbox } from '#server/visitors/canonical-mailbox.ts'
import { cookieOf, findVisitor, recogniseVisitor } from '#server/visitors/visitor.ts'
import { acceptQuote } from './accept-quote.ts'
import { changeQuote, readQuote, saveQuote, UNKNOWN } from './save-quote.ts'
import { sendQuote } from './send-quote.ts'
import { readRequest, writeQuote } from './write-quote.ts'

export function quoteRoutes(api: Api, parts: BookingParts & { authSecret: string }): void {
  const { db, origin, networkKey } = parts
  const limits = limitKeys(parts.authSecret)
  /** Limits count by visitor, or by network where there is no session. */
  const requesterOf = async (headers: Headers, clientAddress: string) =>
    (await findVisitor(db, headers, origin))?.id ?? networkKey(clientAddress)
  implement(api, saveCall, async ({ body, headers, clientAddress }) => {
    const email = body.email === undefined ? undefined : canonicalMailbox(body.email)
    if (body.email !== undefined && email === undefined) return fail(invalid('email', VALIDATION.email))
    const quote = await saveQuote(parts, { ...body, email, sender: await requesterOf(headers, clientAddress) })
    return quote.ok ? ok({ quote: quote.value }) : quote
  })
  implement(api, fetchQuote, async ({ query, headers }) => {
    const quote = await readQuote(parts, query.id, await findVisitor(db, headers, origin))
    return quote.ok ? ok({ quote: quote.value }) : quote
  })
  implement(api, changeCall, async ({ query, body, headers }) => {
    const quote = await changeQuote(parts, { id: query.id, ...body }, await findVisitor(db, headers, origin))
    return quote.ok ? ok({ quote: quote.value }) : quote
  })
  implement(api, sendCall, async ({ query, body, clientAddress }) => {
    const mailbox = canonicalMailbox(body.email)
    if (mailbox === undefined) return fail(invalid('email', VALIDATION.email))
    const quote = await readQuote(parts, query.id)
    if (!quote.ok) return quote
    const refusal = await sendQuote({ db, limits }, { id: query.id, mailbox, network: networkKey(clientAddress) })
    return refusal === undefined ? ok({}) : fail(refusal)
  })
  implement(api, acceptCall, async ({ query, body, headers, clientAddress }) => {
    const met = await recogniseVisitor(db, headers, origin)
    const made = await acceptQuote(parts, {
      ...{ id: query.id, version: body.version, met },
      ...holdRequesterOf(parts, met, clientAddress),
    })
    if (!made.ok) return made
    const hold = await newHoldView(db, made.value)
    return ok(withResponseHeaders({ hold }, { ...cookieOf(met, origin), Location: `/api/v1/holds/${hold.id}` }))
  })
  documentRoute(api, parts)
  implement(api, fetchQuoteRequest, async ({ query }) => {
    const request = await readRequest(parts, query.token)
    return request.ok ? ok({ request: request.value }) : request
  })
  implement(api, writeCall, async ({ query, body }) => {
    const quote = await writeQuote(parts, { token: query.token, ...body })
    return quote.ok ? ok({ quote: quote.value }) : quote
  })
}

/** The quote as a file, for any visitor with its link. A draft has none. */
function documentRoute(api: Api, parts: BookingParts): void {
  api.http.get('/quotes/:id/document', async (context) => {
    const viewer = await findVisitor(parts.db, context.req.raw.headers, parts.origin)
    const [quote, brand] = [await readQuote(parts, context.req.param('id'), viewer), await readBrand(parts.db)]
    if (!quote.ok || quote.value.number === undefined || brand === undefined) return refusalResponse(UNKNOWN)
    const pictures = await quotePictures(quote.value.plan, parts)
    const content = await printDocument({
      ...{ kind: 'quote', quote: quote.value, brand },
      ...pictures,
      isPractice: parts.gateway.isPractice,
      logo: await findLogo(parts.db, parts.pictureFile),
    })
    return new Response(new Uint8Array(content), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="quote-${quote.value.number}.pdf"`,
        'Cache-Control': 'no-store',
      },
    })
  })
}
