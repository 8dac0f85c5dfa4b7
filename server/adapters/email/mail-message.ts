import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './email-sender.ts'
import { inlinePictures } from './mail-header.ts'

/** The mail as nodemailer takes it. The Message-ID follows from the event, so that a mail sent twice shows once. */
export function mailMessage(mail: Mail): SendMailOptions {
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost'
  const id = createHash('sha256').update(mail.eventKey).digest('hex').slice(0, 32)
  return {
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [...inlinePictures(mail.html), ...(mail.attachments ?? [])],
    messageId: `<${id}@${domain}>`,
    // An answering machine should not answer a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
