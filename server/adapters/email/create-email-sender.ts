import { join } from 'node:path'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import type { EmailSender, MailTransport } from './email-sender.ts'
import { keepTransport } from './keep-transport.ts'
import { isMailDone, recordMail } from './mail-store.ts'
import { practiceMail } from './practice-mail.ts'
import { smtpTransport } from './smtp-transport.ts'

type Settings = {
  db: Db
  smtpUrl?: string
  dataDir: string
  log: Log
  now: () => Date
  /** No money moves: every mail says so. */
  isPractice?: boolean
}

/** Sends through SMTP when there is a server, else keeps files in `dataDir`/mail; either way the table `mail` records it. */
export function createEmailSender({ db, smtpUrl, dataDir, log, now, isPractice = false }: Settings): EmailSender {
  const transport: MailTransport =
    smtpUrl === undefined ? keepTransport(join(dataDir, 'mail'), log) : smtpTransport(smtpUrl)
  return {
    send: async (written) => {
      const mail = isPractice ? practiceMail(written) : written
      if (await isMailDone(db, mail.eventKey)) return
      try {
        await transport.deliver(mail)
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error)
        await recordMail(db, mail, { state: 'failed', now: now(), error: words })
        throw error
      }
      await recordMail(db, mail, { state: transport.outcome, now: now() })
    },
  }
}
