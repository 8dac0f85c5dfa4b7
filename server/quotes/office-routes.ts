import { mailTrip as mailCall } from '#contract/office/booking-changes.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { fail } from '#contract/terms/result.ts'
import { invalid } from '#server/http/refusal.ts'
import { implementOffice, type OfficeApi } from '#server/office/office-api.ts'
import { canonicalMailbox } from '#server/visitors/canonical-mailbox.ts'
import { mailTrip } from './mail-trip.ts'
import type { QuoteParts } from './save-quote.ts'

export function quoteOfficeRoutes(office: OfficeApi, parts: QuoteParts): void {
  implementOffice(office, mailCall, async ({ body, member }) => {
    const email = canonicalMailbox(body.email)
    return email === undefined ? fail(invalid('email', VALIDATION.email)) : mailTrip(parts, { ...body, email, member })
  })
}
