import type { EmailSender } from '#server/adapters/email/email-sender.ts'
import type { Db } from '#server/db/db.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'
import { SIGN_IN_MAIL } from './ask-sign-in.ts'
import { deleteOldChallenges, deleteSealed, findUnsent } from './challenge-store.ts'
import type { SignInKeys } from './sign-in-keys.ts'
import { signInMail } from './sign-in-mail.ts'
import { deleteEndedSessions } from './store.ts'

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
