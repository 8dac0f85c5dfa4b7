import { CODE_MINUTES } from '#contract/terms/booking-rules.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { timeInIndia } from '#contract/terms/india-time.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import { line, mailToAddress } from '#server/documents/mail-frame.ts'
import { lookUpCodeMail, signInCodeMail } from '#server/documents/visitor-mails.ts'
import type { MailedChallenge } from './challenge-store.ts'

/** `secret` is the code, or what the link ends with. */
type SignInMail = MailedChallenge & { challengeId: string; secret: string }

/** The mail of a challenge: a code to sign in with or to open a booking with, or the link in place of either. */
export function signInMail(ask: SignInMail, brand: Brand, origin: string): Mail {
  const about = { eventKey: `sign-in/${ask.challengeId}`, brand, address: ask.email }
  const words = { code: ask.secret, minutes: CODE_MINUTES }
  if (ask.is_link) return linkMail(about, ask, origin)
  return ask.reference === null ? signInCodeMail(about, words) : lookUpCodeMail(about, { ...words, ref: ask.reference })
}

type About = { eventKey: string; brand: Brand; address: string }

function linkMail(about: About, { secret, reference, expires_at }: SignInMail, origin: string): Mail {
  const why =
    reference === null
      ? 'Wrong codes were typed for this address several times. To keep your bookings safe, here is a link to sign in'
      : `Wrong codes or contacts were tried for booking ${reference} several times. To keep it safe, here is a link to open it`
  const mail = mailToAddress(about, `Your link for ${about.brand.brandName}`, [
    line(`${why} in place of a code.`),
    { kind: 'link', text: 'Go on by this link', url: `${origin}${visitorPaths.signIn}?link=${secret}` },
    line(`It works once, for ${CODE_MINUTES} minutes (until ${timeInIndia(expires_at)} IST).`),
    line('If you did not ask for it, you need not do anything.'),
  ])
  return { ...mail, isSecret: true }
}
