import type { z } from 'zod'
import type { previewMessage as previewCall } from '#contract/office/disruption-changes.ts'
import { HOUR_MS } from '#contract/terms/durations.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { whatsappHref } from '#contract/terms/whatsapp.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { enqueueAll } from '#server/jobs/outbox.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { fillMessage, type MessageParts } from './message-text.ts'
import { markOffered } from './party-store.ts'
import type { PartyOf } from './plan.ts'
import { type DisruptionRecord, insertMessage } from './store.ts'

type Writing = Pick<z.output<(typeof previewCall)['body']>, 'subject' | 'text' | 'answerHours'>
type Mails = z.input<(typeof previewCall)['response']>['mails']

export const DISRUPTION_MESSAGE = 'disruption-message'
export type MessageJob = { messageId: string; partyId: string }

/** By when they choose; null where they are only told. */
function answerBy({ now }: DisruptionRecord, { answerHours }: Writing): Date | null {
  return answerHours === null ? null : new Date(now.getTime() + answerHours * HOUR_MS)
}

/** The message to each exactly as it would be sent now. */
export function previewMessages(
  parts: MessageParts,
  off: DisruptionRecord,
  to: readonly PartyOf[],
  writing: Writing,
): Mails {
  const until = answerBy(off, writing)
  return to.map((each) => {
    const asked = { ...each, party: { ...each.party, answerBy: until } }
    const { subject, text } = fillMessage(parts, off, asked, writing)
    const { name = '', email = '', contactNumber = '' } = each.booking.lead ?? {}
    const e164 = contactNumber.startsWith('+') ? contactNumber : `+91${contactNumber}`
    return {
      ...{ partyId: each.party.id, name, to: email, subject, text },
      whatsapp: contactNumber === '' ? '' : whatsappHref(e164, [text]),
    }
  })
}

/** Puts a mail to each into the outbox; who is asked to choose has until then. */
export function sendMessages(
  { db }: MessageParts,
  off: DisruptionRecord,
  to: readonly PartyOf[],
  { by, ...writing }: Writing & { by: Member },
): Promise<Result<{ sent: number; without: number }, ApiRefusal>> {
  const reached = to.filter(({ booking }) => (booking.lead?.email ?? '') !== '')
  if (to.length === 0) return Promise.resolve(fail(NOBODY))
  return inTransaction(db, async (tx) => {
    const { subject, text } = writing
    const messageId = await insertMessage(tx, off.id, { subject, text, parties: to.length, by: by.name })
    await markOffered(
      tx,
      to.map(({ party }) => party.id),
      answerBy(off, writing),
    )
    await enqueueAll(
      tx,
      reached.map(({ party }) => ({
        topic: DISRUPTION_MESSAGE,
        payload: { messageId, partyId: party.id } satisfies MessageJob,
        dedupeKey: `${messageId} ${party.id}`,
      })),
    )
    const after = { message: messageId, parties: to.length, answerHours: writing.answerHours }
    await recordChange(tx, by, { action: 'written', subject: 'disruption', subjectId: off.id, after })
    return ok({ sent: reached.length, without: to.length - reached.length })
  })
}

const NOBODY: ApiRefusal = { status: 409, code: 'not_now', message: 'All of them are settled' }
