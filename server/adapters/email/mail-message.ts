import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Log } from '../log/log.ts'
import type { Mail, MailAttachment, MailTransport } from './email-sender.ts'

/** Under this name a mail's words show the strip above them. */
export const HEADER_CID = 'header@padauk'
/** Under this name they show the operator's logo. */
export const LOGO_CID = 'logo@padauk'

/** The mail as nodemailer takes it. The Message-ID follows from the event, so that a mail sent twice shows once. */
export function mailMessage(mail: Mail, logo?: Uint8Array): SendMailOptions {
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost'
  const id = createHash('sha256').update(mail.eventKey).digest('hex').slice(0, 32)
  return {
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [...inlinePictures(mail.html, logo), ...(mail.attachments ?? [])],
    messageId: `<${id}@${domain}>`,
    // An answering machine should not answer a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Writes each mail to a file, for a site without a mail server. */
export function fileTransport(folder: string, log: Log): MailTransport {
  const render = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    outcome: 'kept',
    deliver: async (mail, logo) => {
      const { message } = await render.sendMail(mailMessage(mail, logo))
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

/**
 * A dawn sea with the leaf boat, shown at half its size. The PNG is made of the SVG beside it:
 * `sharp('mail-header.svg').png({ palette: true, colours: 24, compressionLevel: 9, effort: 10, dither: 0 })`.
 */
const PICTURE = readFileSync(new URL('mail-header.png', import.meta.url))

type InlinePicture = MailAttachment & { cid: string; contentDisposition: 'inline' }

/** What goes along with a mail because its words show it; nothing that the traveller would save. */
function inlinePictures(html: string, logo: Uint8Array | undefined): InlinePicture[] {
  const pictures = [
    { filename: 'header.png', content: PICTURE, cid: HEADER_CID },
    ...(logo === undefined ? [] : [{ filename: 'logo.png', content: Buffer.from(logo), cid: LOGO_CID }]),
  ]
  return pictures
    .filter(({ cid }) => html.includes(`cid:${cid}`))
    .map((picture) => ({ ...picture, contentType: 'image/png', contentDisposition: 'inline' as const }))
}
