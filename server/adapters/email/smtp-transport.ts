import { createTransport } from 'nodemailer'
import type { MailTransport } from './email-sender.ts'
import { mailMessage } from './mail-message.ts'

/** Shorter than a job may take, so that a silent mail server is noticed here. */
const ANSWER_WITHIN_MS = 6_000

/** `url` as in smtps://user:password@mail.example:465. A connection a mail: nothing to keep alive or to close. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    dnsTimeout: ANSWER_WITHIN_MS,
  })
  return {
    outcome: 'sent',
    deliver: async (mail) => {
      await transport.sendMail(mailMessage(mail))
    },
  }
}
