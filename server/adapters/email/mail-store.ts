import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Mail } from './email-sender.ts'

type Outcome = { state: 'sent' | 'kept' | 'failed'; now: Date; error?: string }

const ERROR_LENGTH_MAX = 500
const NOT_KEPT = '(not kept)'

export async function isMailDone(db: Db, eventKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .select('id')
    .where('event_key', '=', eventKey)
    .where('state', '!=', 'failed')
    .executeTakeFirst()
  return row !== undefined
}

/** One row an event. A mail that went out is never turned back into a failed one by a late second try. */
export async function recordMail(db: Db, mail: Mail, outcome: Outcome): Promise<void> {
  const lastError = outcome.error?.slice(0, ERROR_LENGTH_MAX) ?? null
  await db
    .insertInto('mail')
    .values({
      event_key: mail.eventKey,
      state: outcome.state,
      to_address: mail.to.address,
      subject: mail.subject,
      text_body: mail.isSecret ? NOT_KEPT : mail.text,
      html_body: mail.isSecret ? NOT_KEPT : mail.html,
      attachments: JSON.stringify(namesOf(mail)),
      last_error: lastError,
      created_at: outcome.now,
      updated_at: outcome.now,
    })
    .onConflict((conflict) =>
      conflict
        .column('event_key')
        .doUpdateSet({
          state: outcome.state,
          last_error: lastError,
          updated_at: outcome.now,
          attempts: sql<number>`mail.attempts + 1`,
        })
        .where('mail.state', '=', 'failed'),
    )
    .execute()
}

/** The files themselves can be made again at any time; what went out is told by their names and sizes. */
function namesOf({ attachments = [] }: Mail) {
  return attachments.map(({ filename, contentType, content }) => ({ filename, contentType, bytes: content.byteLength }))
}
