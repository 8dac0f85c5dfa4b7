import type { EmailSender } from '#server/adapters/email/email-sender.ts'
import type { Db } from '#server/db/db.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { deleteOldCounters } from '#server/limits/count-uses.ts'
import { readBrand } from '#server/settings/brand.ts'
import { operatorMail, travellerMail } from './enquiry-mail.ts'
import { deleteOldRequesters, findEnquiry } from './store.ts'

export const ENQUIRY_COPY = 'enquiry-copy'
export const ENQUIRY_NOTICE = 'enquiry-notice'

const DAY_MS = 86_400_000
const FORGET_MAX = 100

/** `operatorAddress`: who reads enquiries, when that is not the brand's own mailbox. */
export type EnquiryMailParts = {
  db: Db
  email: EmailSender
  operatorAddress?: string | undefined
  /** Where the quote of a group's request is written, by its reference and the time at which it came. */
  writeQuoteLink?: (request: { reference: string; createdAt: Date }) => string
}

/** The two mails of an enquiry: the traveller's copy and the operator's notice. */
export function enquiryHandlers({ db, email, operatorAddress, writeQuoteLink }: EnquiryMailParts): JobHandlers {
  return {
    [ENQUIRY_COPY]: async (payload) => {
      const { enquiry, brand } = await readAll(db, payload)
      // Jobs of before there was `isProved` are those of strangers.
      const { isProved = false } = payload as { isProved?: boolean }
      await email.send(travellerMail(enquiry, brand, { isProved }))
    },
    [ENQUIRY_NOTICE]: async (payload, { now }) => {
      const { enquiry, brand } = await readAll(db, payload)
      const link = enquiry.subject === 'Group' ? writeQuoteLink?.(enquiry) : undefined
      await email.send(operatorMail(enquiry, brand, { address: operatorAddress, writeQuoteLink: link }))
      await deleteOldRequesters(db, new Date(now.getTime() - DAY_MS), FORGET_MAX)
      await deleteOldCounters(db, FORGET_MAX)
    },
  }
}

async function readAll(db: Db, payload: unknown) {
  // Only submit-enquiry.ts enqueues these topics.
  const { reference } = payload as { reference: string }
  const enquiry = await findEnquiry(db, reference)
  if (enquiry === undefined) throw new Error(`There is no enquiry ${reference}`)
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
  return { enquiry, brand }
}
