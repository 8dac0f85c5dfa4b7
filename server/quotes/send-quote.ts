import type { EmailSender } from '#server/adapters/email/email-sender.ts'
import { lockSender } from '#server/bookings/lock-sender.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { quoteMail } from '#server/documents/visitor-mails.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'
import { countSent, findQuote, noteSent } from './store.ts'
import { quoteView } from './view.ts'

const QUOTE_MAIL = 'quote-mail'

/** Booking rules 3. */
const MAILS_AN_HOUR = 20

/** Has the link of a quote mailed; false when this sender has had too many sent. */
export function sendQuote(db: Db, asked: { id: string; email: string; sender: string }): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockSender(tx, `quote mail ${asked.sender}`)
    if ((await countSent(tx, asked.sender)) >= MAILS_AN_HOUR) return false
    await mailQuote(tx, asked)
    return true
  })
}

/** Notes that it is sent, and has it mailed. */
export async function mailQuote(tx: Tx, asked: { id: string; email: string; sender: string }): Promise<void> {
  const sent = await noteSent(tx, asked)
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
