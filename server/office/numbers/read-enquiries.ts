import type { EnquiryNumbers, Span } from '#contract/office/numbers.ts'
import type { Db } from '#server/db/db.ts'
import { sumEnquiries, sumSubjects } from './enquiry-store.ts'
import { spanBefore } from './spans.ts'

/** Enquiries by the day on which they came, as they stand now. */
export async function readEnquiryNumbers(db: Db, span: Span): Promise<EnquiryNumbers> {
  const before = spanBefore(span)
  const [now, then, subjects] = await Promise.all([
    sumEnquiries(db, span),
    sumEnquiries(db, before),
    sumSubjects(db, span),
  ])
  return { span, spanBefore: before, now, before: then, subjects }
}
