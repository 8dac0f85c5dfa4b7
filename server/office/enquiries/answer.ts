import type { EnquiryState } from '#contract/terms/enquiry-states.ts'
import { OPEN_ENQUIRY_STATES } from '#contract/terms/enquiry-states.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { listAnswering } from '#server/staff/answering.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { findHead, findQuoteId, type HeadRow, insertMessage, setQuote, updateHead } from './store.ts'

export const ENQUIRY_REPLY = 'enquiry-reply'

export const UNKNOWN_ENQUIRY = notFound('We do not know this enquiry')
export const NO_MAILBOX: ApiRefusal = {
  ...{ status: 409, code: 'no_mailbox' },
  message: 'Who asked has been removed, so nobody can be written to',
}

/** Does something with the enquiry whose row is locked; answers it as it is afterwards. */
function withHead(
  db: Db,
  id: string,
  work: (tx: Tx, head: HeadRow) => Promise<ApiRefusal | undefined>,
): Promise<Result<HeadRow, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const head = await findHead(tx, id, { forUpdate: true })
    const refused = head === undefined ? UNKNOWN_ENQUIRY : await work(tx, head)
    const after = await findHead(tx, id)
    return refused !== undefined || after === undefined ? fail(refused ?? UNKNOWN_ENQUIRY) : ok(after)
  })
}

type Change = { state?: EnquiryState | undefined; assignedTo?: string | null | undefined }

export function changeEnquiry(db: Db, by: Member, id: string, change: Change): Promise<Result<HeadRow, ApiRefusal>> {
  return withHead(db, id, async (tx, head) => {
    const assignedTo = change.assignedTo === undefined ? head.assignedId : change.assignedTo
    const isKnown = assignedTo === null || (await listAnswering(tx)).some((member) => member.id === assignedTo)
    if (change.assignedTo !== undefined && !isKnown)
      return invalid('assignedTo', 'Nobody of this number answers enquiries')
    const next = { state: change.state ?? head.state, assignedTo }
    await updateHead(tx, head.id, next)
    const before = { state: head.state, assignedTo: head.assignedId }
    await recordChange(tx, by, { ...about(head), action: 'changed', before, after: next })
    return undefined
  })
}

/** Mails the sender. Who answers what nobody had looks after it from then on. */
export function replyTo(
  db: Db,
  by: Member,
  id: string,
  reply: { subject: string; text: string },
): Promise<Result<HeadRow, ApiRefusal>> {
  return withHead(db, id, async (tx, head) => {
    if (head.email === '') return NO_MAILBOX
    const message = await insertMessage(tx, head.id, { kind: 'reply', by: by.name, ...reply })
    await enqueue(tx, ENQUIRY_REPLY, { messageId: message }, { dedupeKey: message })
    await moveOn(tx, by, head, 'replied')
    return undefined
  })
}

export function noteOn(db: Db, by: Member, id: string, text: string): Promise<Result<HeadRow, ApiRefusal>> {
  return withHead(db, id, async (tx, head) => {
    await insertMessage(tx, head.id, { kind: 'note', by: by.name, text })
    await recordChange(tx, by, { ...about(head), action: 'noted' })
    return undefined
  })
}

export function attachQuote(db: Db, by: Member, id: string, number: string): Promise<Result<HeadRow, ApiRefusal>> {
  return withHead(db, id, async (tx, head) => {
    const quoteId = await findQuoteId(tx, number)
    if (quoteId === undefined) return notFound('We do not know this quote')
    await setQuote(tx, head.id, quoteId)
    await moveOn(tx, by, head, 'quoted')
    return undefined
  })
}

/** An answer moves an open enquiry on, never back: what was quoted stays so when it is written about again. */
export async function moveOn(tx: Tx, by: Member, head: HeadRow, to: 'replied' | 'quoted'): Promise<void> {
  const isOpen = OPEN_ENQUIRY_STATES.some((state) => state === head.state)
  const state = isOpen && !(to === 'replied' && head.state === 'quoted') ? to : head.state
  const assignedTo = head.assignedId ?? by.id
  await updateHead(tx, head.id, { state, assignedTo })
  const before = { state: head.state, assignedTo: head.assignedId }
  await recordChange(tx, by, { ...about(head), action: to, before, after: { state, assignedTo } })
}

function about({ reference }: HeadRow) {
  return { subject: 'enquiry', subjectId: reference } as const
}
