import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Price } from '#contract/v1/shapes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { QuoteParts } from '#server/quotes/save-quote.ts'
import { priceForEnquiry } from '#server/quotes/write-for-enquiry.ts'
import type { Member } from '#server/staff/session.ts'
import { moveOn, NO_MAILBOX, UNKNOWN_ENQUIRY } from './answer.ts'
import { findHead, type HeadRow, setQuote } from './store.ts'

type Quoting = { id: string; lines: readonly Line[]; note?: string | undefined; preview?: boolean | undefined }

/** Prices a trip for who has asked, or puts it in writing and mails it. */
export async function quoteEnquiry(
  parts: QuoteParts,
  by: Member,
  { id, lines, note, preview = false }: Quoting,
): Promise<Result<{ total: Price; head: HeadRow }, ApiRefusal>> {
  const known = await findHead(parts.db, id)
  if (known === undefined) return fail(UNKNOWN_ENQUIRY)
  const priced = await priceForEnquiry(parts, lines)
  if (!priced.ok) return priced
  const { total, write } = priced.value
  if (preview) return ok({ total, head: known })
  return inTransaction(parts.db, async (tx) => {
    const head = await findHead(tx, id, { forUpdate: true })
    if (head === undefined) return fail(UNKNOWN_ENQUIRY)
    if (head.email === '') return fail(NO_MAILBOX)
    const quoteId = await write(tx, { name: head.name, email: head.email, by: by.name, note })
    await setQuote(tx, head.id, quoteId)
    await moveOn(tx, by, head, 'quoted')
    return ok({ total, head: (await findHead(tx, id)) ?? head })
  })
}
