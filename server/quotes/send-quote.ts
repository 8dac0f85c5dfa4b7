import type { EmailSender } from '#server/adapters/email/email-sender.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { quoteMail } from '#server/documents/visitor-mails.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import type { LimitKeys } from '#server/limits/count-uses.ts'
import { countForm } from '#server/limits/form-limits.ts'
import { readBrand } from '#server/settings/brand.ts'
import { findQuote, recordSent } from './store.ts'
import { quoteView } from './view.ts'

const QUOTE_MAIL = 'quote-mail'

/** Has the link of a quote mailed to a mailbox, in its canonical form; a refusal where it, or the network, has had too many forms. */
export function sendQuote(
  { db, limits }: { db: Db; limits: LimitKeys },
  asked: { id: string; mailbox: string; network: string },
): Promise<ApiRefusal | undefined> {
  const { id, mailbox, network } = asked
  return inTransaction(db, async (tx) => {
    const refusal = await countForm(tx, limits, { network, mailbox })
    if (refusal === undefined) await mailQuote(tx, { id, email: mailbox, sender: network })
    return refusal
  })
}

/** Notes that it is sent, and has it mailed. */
export async function mailQuote(tx: Tx, asked: { id: string; email: string; sender: string }): Promise<void> {
  const sent = await recordSent(tx, asked)
  await enqueue(tx, QUOTE_MAIL, { id: asked.id, email: asked.email, sent })
}

export function quoteHandlers({ db, origin, email }: { db: Db; origin: string; email: EmailSender }): JobHandlers {
  return {
    [QUOTE_MAIL]: async (payload) => {
      // Only sendQuote enqueues this topic.
      const { id, email: address, sent } = payload as { id: string; email: string; sent: number }
      const [row, brand] = [await findQuote(db, id), await readBrand(db)]
      if (row === undefined) throw new Error(`There is no quote ${id}`)
      if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
      await email.send(quoteMail({ eventKey: `quote ${sent}`, brand, address }, quoteView(row, origin)))
    },
  }
}
