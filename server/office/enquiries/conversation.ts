import type { Enquiry, EnquiryRow } from '#contract/office/enquiries.ts'
import type { Db } from '#server/db/db.ts'
import { travellersText } from '#server/enquiries/enquiry-texts.ts'
import type { QuoteParts } from '#server/quotes/save-quote.ts'
import { readQuote } from '#server/quotes/save-quote.ts'
import { listAnswering } from '#server/staff/answering.ts'
import { reachOf } from '../reach.ts'
import { type AskRow, type HeadRow, listAsks, listMessages, listQuoteIds } from './store.ts'
import { tripOf } from './trip-of-enquiry.ts'

export type ConversationParts = QuoteParts & {
  db: Db
  now: () => Date
  writeQuoteLink: (request: { reference: string; createdAt: Date }) => string
}

export function rowOf(head: HeadRow, now: Date): EnquiryRow {
  const { id, reference, subject, about, name, email, state, travelDate, joined, dueAt } = head
  return {
    ...{ id: String(id), reference, subject, about, name, email, ...reachOf(head.contactNumber) },
    ...{ travellers: travellersText(head), travelDate, state, joined },
    assigned: assignedOf(head),
    receivedAt: head.createdAt.toISOString(),
    lastAt: head.lastAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isLate: state === 'new' && dueAt !== null && dueAt < now,
  }
}

function assignedOf({ assignedId, assignedName }: HeadRow): EnquiryRow['assigned'] {
  return assignedId === null || assignedName === null ? null : { id: assignedId, name: assignedName }
}

/** A conversation as it stands: everything asked, answered, noted and quoted. */
export async function conversationOf(parts: ConversationParts, head: HeadRow): Promise<Enquiry> {
  const { db, now, writeQuoteLink } = parts
  const [asks, messages, members] = [
    await listAsks(db, head.id),
    await listMessages(db, head.id),
    await listAnswering(db),
  ]
  const groups = asks.filter((ask) => ask.subject === 'Group' && ask.packageId !== null && ask.travelDate !== null)
  return {
    ...rowOf(head, now()),
    asks: asks.map(askView),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    quotes: await quotesOf(parts, head.id),
    // A link that begins now: whoever is in the office may write long after the request came.
    writeLinks: groups.map(({ reference }) => ({ reference, url: writeQuoteLink({ reference, createdAt: now() }) })),
    basket: await tripOf(db, asks),
    members,
  }
}

function askView(ask: AskRow): Enquiry['asks'][number] {
  const { reference, subject, about, detail, travelDate, message, price, createdAt } = ask
  return {
    ...{ reference, at: createdAt.toISOString(), subject, about, detail, travelDate, message },
    travellers: travellersText(ask),
    price: price === null ? null : { amountPayable: price.amountPayable, covers: price.covers },
  }
}

async function quotesOf(parts: ConversationParts, headId: number): Promise<Enquiry['quotes']> {
  const found: Enquiry['quotes'] = []
  for (const id of await listQuoteIds(parts.db, headId)) {
    const quote = await readQuote(parts, id)
    if (quote.ok && quote.value.number !== undefined)
      found.push({ number: quote.value.number, url: quote.value.url, state: quote.value.state })
  }
  return found
}
