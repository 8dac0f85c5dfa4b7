import { type RawBuilder, sql } from 'kysely'
import type { HeldLine, Line } from '#contract/v1/trip-lines.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { drawCode } from '#server/http/draw-code.ts'
import { consentTo } from '#server/privacy/consent.ts'
import type { LineFacts } from '#server/products/line-facts.ts'

type QuoteAudit = {
  quoteId: string
  event: 'written' | 'changed' | 'accepted'
  facts: Record<string, string | number | null>
}

/** A line in writing, with what its plan is made from; those from before there were plans have no facts. */
export type QuotedLine = HeldLine & { facts?: LineFacts }

export type QuoteRow = {
  id: string
  number: string | null
  version: number
  name: string | null
  email: string | null
  asked: Line[]
  lines: QuotedLine[]
  valid_until: Date | null
  accepted_at: Date | null
  /** The request of a group that the office wrote it for; null where a visitor saved it. */
  enquiry_reference: string | null
  /** The id of the visitor who saved it, or a keyed hash of a network where the visitor has no session. */
  sender: string
  written_by: string | null
  note: string | null
  created_at: Date
  updated_at: Date
  /** It has become a booking, whatever came of that; never so of a draft. */
  is_booked: boolean
  /** Who holds now what it names. */
  holds: { id: string; visitorId: string }[]
  /** The hold of the office for a caller who has not taken it over yet; null where there is none. */
  held: { id: string; until: string } | null
  now: Date
}

export function findQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  return findBy(db, sql`id = ${id}`)
}

/** The quote that the office wrote for a request. */
export function findQuoteOfRequest(db: Db, reference: string): Promise<QuoteRow | undefined> {
  return findBy(db, sql`enquiry_reference = ${reference}`)
}

async function findBy(db: Db, where: RawBuilder<unknown>): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    select id, number, version, name, email, asked, lines, valid_until, accepted_at, enquiry_reference, sender, written_by, note,
           created_at, updated_at, app_now() as now,
           number is not null and exists (select 1 from booking where quote_id = quote.id
                      and (confirmed_at is not null or state in ('confirmed_part', 'confirmed', 'settling', 'no_show', 'completed'))) as is_booked,
           coalesce((select json_agg(json_build_object('id', booking.id, 'visitorId', visitor_id) order by created_at) from booking
                      where quote_id = quote.id and held_by is null and state in ('held', 'paying') and expires_at > app_now()), '[]') as holds,
           (select json_build_object('id', booking.id, 'until', expires_at) from booking
             where quote_id = quote.id and held_by is not null and state = 'held' and expires_at > app_now()
             order by created_at desc limit 1) as held
      from quote where ${where}`.execute(db)
  return rows[0]
}

/** The same with its row locked until the end of the transaction. */
export async function lockQuote(tx: Tx, id: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql`select 1 from quote where id = ${id} for update`.execute(tx)
  // Read only now: what was committed while this waited for the lock must be seen.
  return rows.length === 0 ? undefined : findQuote(tx, id)
}

export type NewQuote = {
  id: string
  isDraft: boolean
  name: string | null
  email: string | null
  asked: readonly Line[]
  lines: readonly QuotedLine[]
  validUntil: Date | null
  sender: string
  /** The request of a group that the office writes it for. */
  enquiryReference?: string
  /** The office writes it for an enquiry, whose consent it relies on. */
  isOfOffice?: boolean
}

export async function insertQuote(tx: Tx, quote: NewQuote): Promise<void> {
  // A quote of staff relies on the consent of its request.
  const isOwn =
    quote.enquiryReference === undefined && quote.isOfOffice !== true && (quote.name ?? quote.email) !== null
  const number = quote.isDraft ? null : await drawNumber(tx)
  await sql`
    insert into quote (id, number, name, email, asked, lines, valid_until, sender, enquiry_reference, consent)
    values (${quote.id}, ${number}, ${quote.name}, ${quote.email}, ${JSON.stringify(quote.asked)}, ${JSON.stringify(quote.lines)},
            ${quote.validUntil}, ${quote.sender}, ${quote.enquiryReference ?? null}, ${isOwn ? consentTo('Quote') : sql`null`})`.execute(
    tx,
  )
}

const NUMBER_LENGTH = 6
const NUMBER_DRAWS_MAX = 5

/** "QUO-7K2M9P": thirty random bits, so that numbers do not tell how many quotes there are. */
async function drawNumber(tx: Tx): Promise<string> {
  for (let draws = 0; draws < NUMBER_DRAWS_MAX; draws += 1) {
    const number = `QUO-${drawCode(NUMBER_LENGTH)}`
    const { rows } = await sql`select 1 from quote where number = ${number}`.execute(tx)
    if (rows.length === 0) return number
  }
  throw new Error(`${NUMBER_DRAWS_MAX} quote numbers in a row were taken`)
}

/** How many this sender has saved within the hour. */
export async function countRecent(tx: Tx, sender: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from quote where sender = ${sender} and created_at > app_now() - interval '1 hour'`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** The next version, with the row locked. */
export async function changeQuote(
  tx: Tx,
  change: { id: string; version: number; asked: readonly Line[]; lines: readonly HeldLine[]; validUntil: Date | null },
): Promise<void> {
  await sql`
    update quote set version = version + 1, asked = ${JSON.stringify(change.asked)}, lines = ${JSON.stringify(change.lines)},
           valid_until = ${change.validUntil}, updated_at = app_now()
     where id = ${change.id} and version = ${change.version}`.execute(tx)
}

/** Who wrote it, and their words with it. */
export async function signQuote(
  tx: Tx,
  id: string,
  { by, note }: { by: string | null; note: string | null },
): Promise<void> {
  await sql`update quote set written_by = ${by}, note = ${note} where id = ${id}`.execute(tx)
}

export async function markAccepted(tx: Tx, id: string): Promise<void> {
  await sql`update quote set accepted_at = coalesce(accepted_at, app_now()) where id = ${id}`.execute(tx)
}

/** Notes that one is sent; answers its number. The address is not kept here. */
export async function recordSent(tx: Tx, { id, sender }: { id: string; sender: string }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into quote_mail (quote_id, sender) values (${id}, ${sender}) returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Adds what was done with a quote of the office; rows are only added. */
export async function writeQuoteAudit(tx: Tx, { quoteId, event, facts }: QuoteAudit): Promise<void> {
  await sql`insert into quote_audit (quote_id, event, facts) values (${quoteId}, ${event}, ${JSON.stringify(facts)})`.execute(
    tx,
  )
}

/** Gives a hold of the office to the visitor who opened the link of its quote; false where it is not held any more. */
export async function giveHold(tx: Tx, { id, visitorId }: { id: string; visitorId: string }): Promise<boolean> {
  const { rows } = await sql`
    update booking set visitor_id = ${visitorId}, held_by = null
     where id = ${id} and held_by is not null and state = 'held' and expires_at > app_now() returning id`.execute(tx)
  return rows.length > 0
}
