import { sql } from 'kysely'
import type { Brand } from '#contract/terms/brand.ts'
import type { EmailSender, Mail } from '#server/adapters/email/email-sender.ts'
import { type MailPart, mailHtml, mailText } from '#server/adapters/email/mail-layout.ts'
import type { Db } from '#server/db/db.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'
import { ENQUIRY_REPLY } from './answer.ts'

type Unsent = { id: string; subject: string; text: string; name: string; email: string }

/** The mails that members write to senders of enquiries. */
export function replyHandlers({ db, email }: { db: Db; email: EmailSender }): JobHandlers {
  return {
    [ENQUIRY_REPLY]: async (payload) => {
      // Only answer.ts enqueues this topic.
      const { messageId } = payload as { messageId: string }
      const [unsent, brand] = [await findUnsent(db, messageId), await readBrand(db)]
      // Who asked may have been removed meanwhile.
      if (unsent === undefined) return
      if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
      await email.send(replyMail(unsent, brand))
    },
  }
}

/** As the member wrote it: its paragraphs, and nothing beside them but who we are. */
function replyMail({ id, subject, text, name, email }: Unsent, brand: Brand): Mail {
  const parts: MailPart[] = [
    ...text.split(/\n{2,}/).map((paragraph): MailPart => ({ kind: 'paragraph', text: paragraph })),
    { kind: 'signature', lines: [brand.legalName, ...brand.addressLines, brand.email] },
  ]
  return {
    eventKey: `enquiry-reply/${id}`,
    from: { name: brand.brandName, address: brand.email },
    to: { name, address: email },
    replyTo: { name: brand.brandName, address: brand.supportEmail },
    subject,
    text: mailText(parts),
    html: mailHtml(parts, brand),
  }
}

async function findUnsent(db: Db, id: string): Promise<Unsent | undefined> {
  const { rows } = await sql<Unsent>`
    select message.id::text, message.subject, message.text, enquiry.name, enquiry.email
      from enquiry_message message join enquiry on enquiry.id = message.enquiry_id
     where message.id = ${id}::bigint and message.kind = 'reply' and enquiry.email <> ''`.execute(db)
  return rows[0]
}
