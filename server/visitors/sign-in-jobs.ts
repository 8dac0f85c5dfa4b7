import { CODE_MINUTES } from '#contract/terms/booking-rules.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { timeInIndia } from '#contract/terms/india-time.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { EmailSender, Mail } from '#server/adapters/email/email-sender.ts'
import type { Db } from '#server/db/db.ts'
import { line, mailToAddress } from '#server/documents/mail-frame.ts'
import { lookUpCodeMail, signInCodeMail } from '#server/documents/visitor-mails.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'
import { SIGN_IN_MAIL } from './ask-sign-in.ts'
import { deleteOldChallenges, deleteSealed, findUnsent, type MailedChallenge } from './challenge-store.ts'
import type { SignInKeys } from './sign-in-keys.ts'
import { deleteEndedSessions } from './store.ts'

/** `secret` is the code, or what the link ends with. */
type SignInMail = MailedChallenge & { challengeId: string; secret: string }

type About = { eventKey: string; brand: Brand; address: string }

const FORGET_MAX = 200

export type SignInMailParts = { db: Db; email: EmailSender; keys: SignInKeys; origin: string }

/** The mail with a code or a link. What is over, or mails nothing, is done at once; what was sealed is forgotten once sent. */
export function signInHandlers({ db, email, keys, origin }: SignInMailParts): JobHandlers {
  return {
    [SIGN_IN_MAIL]: async (payload) => {
      // Only ask-sign-in.ts enqueues this topic.
      const { challengeId } = payload as { challengeId: string }
      const unsent = await findUnsent(db, challengeId)
      if (unsent !== undefined) {
        const brand = await readBrand(db)
        if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
        const secret = keys.open(challengeId, unsent.sealed)
        await email.send(signInMail({ challengeId, secret, ...unsent }, brand, origin))
        await deleteSealed(db, challengeId)
      }
      await deleteOldChallenges(db, FORGET_MAX)
      await deleteEndedSessions(db, FORGET_MAX)
    },
  }
}

/** The mail of a challenge: a code to sign in with or to open a booking with, or the link in place of either. */
export function signInMail(ask: SignInMail, brand: Brand, origin: string): Mail {
  const about = { eventKey: `sign-in/${ask.challengeId}`, brand, address: ask.email }
  const words = { code: ask.secret, minutes: CODE_MINUTES }
  if (ask.is_link) return linkMail(about, ask, origin)
  return ask.reference === null ? signInCodeMail(about, words) : lookUpCodeMail(about, { ...words, ref: ask.reference })
}

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
