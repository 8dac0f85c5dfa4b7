import { createTransport } from 'nodemailer'
import { isOwnMachine } from '#server/own-machine.ts'
import type { MailTransport } from './email-sender.ts'
import { mailMessage } from './mail-message.ts'

/** Shorter than a job may take, so that a silent mail server is noticed here. */
const ANSWER_WITHIN_MS = 6_000

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
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url: urlOf(url),
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
