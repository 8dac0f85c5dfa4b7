import { join } from 'node:path'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { PRACTICE_NOTICE } from '#contract/terms/practice.ts'
import type { Db } from '#server/db/db.ts'
import { isOwnMachine } from '#server/own-machine.ts'
import type { Log } from '../log/log.ts'
import type { EmailSender, Mail, MailTransport } from './email-sender.ts'
import { fileTransport, LOGO_CID, mailMessage } from './mail-message.ts'

type Outcome = { state: 'sent' | 'kept' | 'failed'; now: Date; error?: string }

const ERROR_LENGTH_MAX = 500
const NOT_KEPT = '(not kept)'

/** Shorter than a job may take, so that a silent mail server is noticed here. */
const ANSWER_WITHIN_MS = 6_000

// Mail programs read no style sheets.
const NOTICE = `<p style="margin:0;padding:10px 24px;background:#fbeed6;color:#8a4b00;font-weight:bold">${PRACTICE_NOTICE}</p>`

const START = /<body[^>]*>/

type Settings = {
  db: Db
  smtpUrl?: string
  dataDir: string
  log: Log
  now: () => Date
  /** No money moves: every mail about a trip says so. */
  isPractice?: boolean
  /** The operator's logo as a PNG; undefined where there is none. */
  findLogo?: (() => Promise<Uint8Array | undefined>) | undefined
}

/** Sends through SMTP when there is a server, else keeps files in `dataDir`/mail; either way the table `mail` records it. */
export function createEmailSender(settings: Settings): EmailSender {
  const { db, smtpUrl, dataDir, log, now, isPractice = false, findLogo } = settings
  const transport: MailTransport =
    smtpUrl === undefined ? fileTransport(join(dataDir, 'mail'), log) : smtpTransport(smtpUrl)
  return {
    send: async (written) => {
      const mail = isPractice && written.isAboutTrip ? practiceMail(written) : written
      if (await isMailDone(db, mail.eventKey)) return
      try {
        // A mail without its picture is better than none.
        const logo = mail.html.includes(LOGO_CID) ? await findLogo?.().catch(() => undefined) : undefined
        await transport.deliver(mail, logo)
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error)
        await recordMail(db, mail, { state: 'failed', now: now(), error: words })
        throw error
      }
      await recordMail(db, mail, { state: transport.outcome, now: now() })
    },
  }
}

/** The mail with the notice above all it says, in both of its forms. */
function practiceMail(mail: Mail): Mail {
  const html = START.test(mail.html) ? mail.html.replace(START, (body) => `${body}\n${NOTICE}`) : NOTICE + mail.html
  return { ...mail, text: `${PRACTICE_NOTICE}\n\n${mail.text}`, html }
}

/** Beyond this machine nothing is said before the line is closed to others: no password, no code, no name. */
function urlOf(url: string): string {
  if (isOwnMachine(url)) return url
  const address = new URL(url)
  // Whatever the setting says of it; the library reads these from the address.
  for (const name of ['ignoreTLS', 'opportunisticTLS', 'secure']) address.searchParams.delete(name)
  if (address.protocol === 'smtp:') address.searchParams.set('requireTLS', 'true')
  return address.href
}

/** `url` as in smtps://user:password@mail.example:465. A connection a mail: nothing to keep alive or to close. */
function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url: urlOf(url),
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    dnsTimeout: ANSWER_WITHIN_MS,
  })
  return {
    outcome: 'sent',
    deliver: async (mail, logo) => {
      await transport.sendMail(mailMessage(mail, logo))
    },
  }
}

async function isMailDone(db: Db, eventKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .select('id')
    .where('event_key', '=', eventKey)
    .where('state', '!=', 'failed')
    .executeTakeFirst()
  return row !== undefined
}

/** One row an event. A mail that went out is never turned back into a failed one by a late second try. */
async function recordMail(db: Db, mail: Mail, outcome: Outcome): Promise<void> {
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

/** Attachments are recorded by name and size; the files can be made again. */
function namesOf({ attachments = [] }: Mail) {
  return attachments.map(({ filename, contentType, content }) => ({ filename, contentType, bytes: content.byteLength }))
}
