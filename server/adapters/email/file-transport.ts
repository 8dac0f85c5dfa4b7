import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Log } from '#server/adapters/log/log.ts'
import type { MailTransport } from './email-sender.ts'
import { mailMessage } from './mail-message.ts'

/** Writes each mail to a file, for a site without a mail server. */
export function fileTransport(folder: string, log: Log): MailTransport {
  const render = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    outcome: 'kept',
    deliver: async (mail) => {
      const { message } = await render.sendMail(mailMessage(mail))
      const file = join(folder, mailFileName(mail.eventKey))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Also for a folder that exists already: mails hold codes and names.
      await chmod(folder, 0o700)
      // Renamed into place, so that no reader sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ event: 'mail_kept', event_key: mail.eventKey }, 'A mail was kept, as no mail server is set')
    },
  }
}

/** The name of the file of a mail. */
export function mailFileName(eventKey: string): string {
  return `${eventKey.replaceAll(/[^\w-]+/g, '-')}.eml`
}
