import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Log } from '#server/adapters/log/log.ts'
import type { MailTransport } from './email-sender.ts'
import { mailMessage } from './mail-message.ts'

/** Without a mail server: each mail becomes a file that any mail program opens. */
export function keepTransport(folder: string, log: Log): MailTransport {
  const render = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    outcome: 'kept',
    deliver: async (mail) => {
      const { message } = await render.sendMail(mailMessage(mail))
      const file = join(folder, keptMailName(mail.eventKey))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Also of a folder from before: mails hold codes and names.
      await chmod(folder, 0o700)
      // Renamed into place: a reader never meets half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ event: 'mail_kept', event_key: mail.eventKey }, 'A mail was kept, as no mail server is set')
    },
  }
}

/** The file of a mail, by what it tells about. */
export function keptMailName(eventKey: string): string {
  return `${eventKey.replaceAll(/[^\w-]+/g, '-')}.eml`
}
