import type { EmailSender } from '#server/adapters/email/email-sender.ts'
import { type MailPart, mailHtml, mailText } from '#server/adapters/email/mail-layout.ts'
import type { Db } from '#server/db/db.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { ChoiceTokens } from './choice-token.ts'
import { loadParties } from './desk-view.ts'
import { fillMessage } from './message-text.ts'
import { DISRUPTION_MESSAGE, type MessageJob } from './messages.ts'
import { findParty } from './party-store.ts'
import { findDisruption, findMessage } from './store.ts'

export type DisruptionMailParts = { db: Db; origin: string; tokens: ChoiceTokens; email: EmailSender }

/** Mails of the disruption desk, as they were previewed. Only messages.ts enqueues this topic. */
export function disruptionMailHandlers(parts: DisruptionMailParts): JobHandlers {
  return { [DISRUPTION_MESSAGE]: (payload) => send(parts, payload as MessageJob) }
}

async function send({ email, ...parts }: DisruptionMailParts, { messageId, partyId }: MessageJob): Promise<void> {
  const { db } = parts
  const [message, party, brand] = [await findMessage(db, messageId), await findParty(db, partyId), await readBrand(db)]
  if (message === undefined || party === undefined) return
  if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
  const [off, [each]] = [await findDisruption(db, party.disruptionId), await loadParties(db, [party])]
  const address = each?.booking.lead?.email ?? ''
  // An erased lead traveller has no address.
  if (off === undefined || each === undefined || address === '') return
  const { subject, text } = fillMessage({ ...parts, brand }, off, each, message)
  const all: MailPart[] = [
    ...text.split(/\n{2,}/).map((paragraph): MailPart => ({ kind: 'paragraph', text: paragraph })),
    { kind: 'signature', lines: [brand.legalName, ...brand.addressLines, brand.email] },
  ]
  await email.send({
    // With the booking's id in front, the mail stands in the story of its booking.
    eventKey: `${each.booking.id} disruption ${messageId} ${partyId}`,
    from: { name: brand.brandName, address: brand.email },
    to: { name: each.booking.lead?.name ?? '', address },
    replyTo: { name: brand.brandName, address: brand.supportEmail },
    subject,
    text: mailText(all),
    html: mailHtml(all, brand),
    isAboutTrip: true,
  })
}
