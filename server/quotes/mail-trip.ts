import { fail, ok, type Result } from '#contract/terms/result.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { type QuoteParts, saveQuote } from './save-quote.ts'
import { mailQuote } from './send-quote.ts'
import { findQuote } from './store.ts'

type MailedTrip = { number: string; url: string; total: number; validUntil: string; mailTo: string }

const NO_TRIP = invalid(
  'link',
  'There is no trip behind this link: on My trip choose Share, and paste the link that it gives',
)

/**
 * Writes the trip behind a link of My trip, or of a quote, as a quote at the prices of today, and has its link mailed to a caller. Whoever
 * opens it accepts it, names the travellers and pays.
 */
export async function mailTrip(
  parts: QuoteParts,
  { link, email, member }: { link: string; email: string; member: Member },
): Promise<Result<MailedTrip, ApiRefusal>> {
  const shared = await findQuote(parts.db, idIn(link))
  if (shared === undefined) return fail(NO_TRIP)
  const lines = shared.asked.map(({ priceVersion: _, ...line }) => line)
  // Without a name and an address: the caller gives both with the booking, and agrees to their being kept.
  const saved = await saveQuote(parts, { lines, sender: `office ${member.id}` })
  if (!saved.ok) return saved
  const { id, number = '', url, total, validUntil = '' } = saved.value
  await inTransaction(parts.db, async (tx) => {
    await mailQuote(tx, { id, email, sender: `office ${member.id}` })
    const after = { number, total: total.amountPayable }
    await recordChange(tx, member, { action: 'trip mailed', subject: 'quote', subjectId: id, after })
  })
  return ok({ number, url, total: total.amountPayable, validUntil, mailTo: email })
}

/** The last part of the address of a quote, or what was pasted itself. */
function idIn(link: string): string {
  const [bare = ''] = link.split(/[?#]/, 1)
  const path = visitorPaths.quote('')
  const start = bare.lastIndexOf(path)
  return start < 0 ? bare : bare.slice(start + path.length).replace(/\/$/, '')
}
