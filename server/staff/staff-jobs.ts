import { CODE_MINUTES } from '#contract/terms/booking-rules.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { SETUP_LINK_HOURS } from '#contract/terms/staff-rules.ts'
import type { EmailSender } from '#server/adapters/email/email-sender.ts'
import type { Db } from '#server/db/db.ts'
import { line, mailToAddress } from '#server/documents/mail-frame.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { SignInKeys } from '#server/visitors/sign-in-keys.ts'
import { STAFF_CODE_MAIL, setupUrl } from './sign-in.ts'
import { deleteSealedCode, deleteSealedLink, findUnsentCode, findUnsentLink } from './store.ts'
import { openLinkToken, STAFF_INVITE_MAIL } from './team.ts'
import { deleteEndedSignIns } from './team-store.ts'

const FORGET_MAX = 200

export type StaffMailParts = { db: Db; email: EmailSender; keys: SignInKeys; origin: string }

/** The mails of the office's sign-in. What is over, or mails nothing, is done at once; what was sealed is forgotten once sent. */
export function staffHandlers({ db, email, keys, origin }: StaffMailParts): JobHandlers {
  return {
    [STAFF_CODE_MAIL]: async (payload) => {
      // Only sign-in.ts enqueues this topic.
      const { codeId } = payload as { codeId: string }
      const unsent = await findUnsentCode(db, codeId)
      if (unsent !== undefined) {
        await email.send(
          codeMail(await brandOf(db), { codeId, address: unsent.email, code: keys.open(codeId, unsent.sealed) }),
        )
        await deleteSealedCode(db, codeId)
      }
      await deleteEndedSignIns(db, FORGET_MAX)
    },
    [STAFF_INVITE_MAIL]: async (payload) => {
      // Only team.ts enqueues this topic.
      const { tokenHash } = payload as { tokenHash: string }
      const unsent = await findUnsentLink(db, tokenHash)
      if (unsent === undefined) return
      const url = setupUrl(origin, openLinkToken(keys, tokenHash, unsent.sealed))
      await email.send(inviteMail(await brandOf(db), { tokenHash, url, address: unsent.email, name: unsent.name }))
      await deleteSealedLink(db, tokenHash)
    },
  }
}

function codeMail(brand: Brand, { codeId, address, code }: { codeId: string; address: string; code: string }) {
  const about = { eventKey: `staff-code/${codeId}`, brand, address }
  const mail = mailToAddress(about, `Your code for the office of ${brand.brandName}`, [
    line(`This is your code for the office of ${brand.brandName}:`),
    { kind: 'code', code },
    line(`It works once, for ${CODE_MINUTES} minutes. Your second factor is asked for next.`),
    line('If you did not ask for a code, tell your owner: somebody knows your address and tries to come in.'),
  ])
  return { ...mail, isSecret: true }
}

function inviteMail(brand: Brand, given: { tokenHash: string; address: string; name: string; url: string }) {
  const about = { eventKey: `staff-invite/${given.tokenHash}`, brand, address: given.address }
  const mail = mailToAddress(about, `Your way into the office of ${brand.brandName}`, [
    line(`${given.name}, an account in the office of ${brand.brandName} is waiting for you.`),
    { kind: 'link', text: 'Open your account', url: given.url },
    line(
      `The link works once, for ${SETUP_LINK_HOURS} hours. Have your phone at hand: it becomes your second key to the office.`,
    ),
    line('If you do not expect this, you need not do anything.'),
  ])
  return { ...mail, isSecret: true }
}

async function brandOf(db: Db): Promise<Brand> {
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
  return brand
}
