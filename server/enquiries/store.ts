import { sql } from 'kysely'
import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'
import { OPEN_ENQUIRY_STATES } from '#contract/terms/enquiry-states.ts'
import { JOINED_ENQUIRY_DAYS } from '#contract/terms/limits.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { consentTo } from '#server/privacy/consent.ts'
import type { EnquiryContent, EnquiryWish, RecordKind } from './rules.ts'

export type EnquiryRow = {
  content: EnquiryContent
  /** What the party would pay now; null where that cannot be said. */
  price: EnquiryPrice | null
  /** What was chosen on the page it came from. */
  wish: EnquiryWish | null
  packageName: string | null
  reference: string
  sender: string
  contentHash: string
  since: Date
  now: Date
  /** By when an answer is promised; null where our hours do not say. */
  dueAt: Date | null
}

/** The name of a package, also of one just taken off sale: its page may still be open somewhere. */
export async function findPackageName(db: Db, packageId: string): Promise<string | undefined> {
  const row = await db.selectFrom('package').select('name').where('id', '=', packageId).executeTakeFirst()
  return row?.name
}

/** Whether one of these kinds has a record of that id, on sale or just taken off it. */
export async function hasRecord(db: Db, kinds: readonly RecordKind[], id: string): Promise<boolean> {
  if (kinds.length === 0) return false
  const found = kinds.map((kind) => sql`exists (select 1 from ${sql.table(kind)} where id = ${id})`)
  const { rows } = await sql<{ known: boolean }>`select ${sql.join(found, sql` or `)} as known`.execute(db)
  return rows[0]?.known === true
}

/** Serialises the posts of one requester until the transaction ends. */
export async function lockRequester(tx: Tx, sender: string, now: Date): Promise<void> {
  await tx
    .insertInto('form_limit')
    .values({ sender, last_at: now })
    .onConflict((conflict) => conflict.column('sender').doUpdateSet({ last_at: now }))
    .execute()
}

/** The first reference of the same content of the same requester in the window. */
export async function findSameEnquiry(
  tx: Tx,
  asked: Pick<EnquiryRow, 'sender' | 'contentHash' | 'since'>,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('enquiry')
    .select('reference')
    .where('sender', '=', asked.sender)
    .where('content_hash', '=', asked.contentHash)
    .where('created_at', '>', asked.since)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.reference
}

/** Stores the enquiry. Says no when the reference is taken. */
export async function insertEnquiry(tx: Tx, row: EnquiryRow): Promise<boolean> {
  const { content } = row
  const childAges = content.childAges === null ? null : JSON.stringify(content.childAges)
  const { rows } = await sql`
    insert into enquiry (reference, subject, package_id, package_name, name, email, contact_number, adult_count, child_count,
      child_ages, infant_count, travel_date, message, about_id, about_words, about_detail, price, wish, sender, content_hash, created_at, consent, due_at,
      last_at, head_id)
    values (${row.reference}, ${content.subject}, ${content.packageId}, ${row.packageName}, ${content.name},
      ${content.email}, ${content.contactNumber}, ${content.adultCount}, ${content.childCount}, ${childAges}::jsonb,
      ${content.infantCount}, ${content.travelDate}, ${content.message}, ${content.aboutId}, ${content.aboutWords}, ${content.aboutDetail},
      ${row.price === null ? null : JSON.stringify(row.price)}::jsonb,
      ${row.wish === null ? null : JSON.stringify(row.wish)}::jsonb, ${row.sender}, ${row.contentHash}, ${row.now},
      ${consentTo(content.subject)}, ${row.dueAt}, ${row.now}, ${headOf(row)})
    on conflict (reference) do nothing
    returning id`.execute(tx)
  return rows.length === 1
}

/** The open enquiry of the same mailbox or number that this one is joined to. */
function headOf({ content: { email, contactNumber }, now }: EnquiryRow) {
  return sql`(
    select coalesce(head_id, id) from enquiry earlier
     where (lower(email) = lower(${email}) or contact_number = ${contactNumber})
       and created_at > ${now}::timestamptz - ${JOINED_ENQUIRY_DAYS} * interval '1 day'
       and exists (select 1 from enquiry head where head.id = coalesce(earlier.head_id, earlier.id) and head.state = any(${[...OPEN_ENQUIRY_STATES]}))
     order by id desc limit 1)`
}

/** An enquiry that is joined to an earlier one makes that one new again; its answer is due when the first of them is. */
export async function reopenHead(tx: Tx, reference: string): Promise<void> {
  await sql`
    update enquiry head set state = 'new', last_at = joined.created_at,
           due_at = case when head.state = 'new' then least(head.due_at, joined.due_at) else joined.due_at end
      from enquiry joined where joined.reference = ${reference} and head.id = joined.head_id`.execute(tx)
}

/** Deletes requesters not seen since `before`; skips those that are locked by a post. */
export async function deleteOldRequesters(db: Db, before: Date, most: number): Promise<void> {
  await sql`
    delete from form_limit where sender in (
      select sender from form_limit where last_at < ${before} limit ${most} for update skip locked
    )`.execute(db)
}

export type StoredEnquiry = {
  reference: string
  packageName: string | null
  price: EnquiryPrice | null
  createdAt: Date
} & EnquiryContent

export async function findEnquiry(db: Db, reference: string): Promise<StoredEnquiry | undefined> {
  const row = await db
    .selectFrom('enquiry')
    .select([
      'reference',
      'package_name as packageName',
      'created_at as createdAt',
      'subject',
      'package_id as packageId',
    ])
    .select([
      'name',
      'email',
      'contact_number as contactNumber',
      'adult_count as adultCount',
      'child_count as childCount',
    ])
    .select(['child_ages as childAges', 'infant_count as infantCount', 'travel_date as travelDate', 'message', 'price'])
    .select(['about_id as aboutId', 'about_words as aboutWords', 'about_detail as aboutDetail'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  // Only subjects of the contract are ever inserted.
  return row && { ...row, subject: row.subject as EnquiryContent['subject'] }
}
