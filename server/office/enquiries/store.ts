import { type RawBuilder, sql } from 'kysely'
import type { ENQUIRY_SORTS } from '#contract/office/enquiries.ts'
import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'
import { type EnquiryState, OPEN_ENQUIRY_STATES } from '#contract/terms/enquiry-states.ts'
import type { Db, Tx } from '#server/db/db.ts'
import type { EnquiryWish } from '#server/enquiries/rules.ts'

/** Enquiries that one conversation shows at most (ours). */
const JOINED_MAX = 50
const MESSAGES_MAX = 500
/** Fewer digits are no part of a telephone number that one looks for (ours). */
const PHONE_DIGITS_MIN = 5
/** The index is by three letters, one of them the space before a word. */
const INDEXED_LETTERS = 3

export type HeadRow = {
  id: number
  reference: string
  subject: string
  about: string
  name: string
  email: string
  contactNumber: string
  adultCount: number
  childCount: number
  childAges: number[] | null
  infantCount: number
  travelDate: string | null
  state: EnquiryState
  assignedId: string | null
  assignedName: string | null
  createdAt: Date
  lastAt: Date
  dueAt: Date | null
  joined: number
}

const ABOUT = sql`coalesce(enquiry.package_name, nullif(split_part(enquiry.about_words, E'\n', 1), ''), enquiry.subject)`
const WORDS = sql`enquiry_words(reference, name, email, package_name, contact_number)`
const HEAD = sql`
  enquiry.id, enquiry.reference, enquiry.subject, ${ABOUT} as about, enquiry.name, enquiry.email, enquiry.contact_number as "contactNumber",
  enquiry.adult_count as "adultCount", enquiry.child_count as "childCount", enquiry.child_ages as "childAges",
  enquiry.infant_count as "infantCount", enquiry.travel_date as "travelDate", enquiry.state, enquiry.assigned_to as "assignedId",
  member.name as "assignedName", enquiry.created_at as "createdAt", enquiry.last_at as "lastAt", enquiry.due_at as "dueAt",
  (select count(*)::integer from enquiry later where later.head_id = enquiry.id) as joined`

const DUE_WAYS = { up: sql`nulls last`, down: sql`desc nulls last` }
const LATEST = sql`enquiry.last_at desc, enquiry.id desc`
const ORDERS: Record<Exclude<InboxPage['sort'], 'due'>, { up: RawBuilder<unknown>; down: RawBuilder<unknown> }> = {
  lastAt: { up: sql`enquiry.last_at, enquiry.id`, down: LATEST },
  receivedAt: {
    up: sql`enquiry.created_at, enquiry.id`,
    down: sql`enquiry.created_at desc, enquiry.id desc`,
  },
  name: { up: sql`lower(enquiry.name), enquiry.id`, down: sql`lower(enquiry.name) desc, enquiry.id desc` },
}

const SELECT_HEADS = sql`select ${HEAD} from enquiry left join staff_member member on member.id = enquiry.assigned_to`

export type InboxFilter = {
  states: readonly EnquiryState[]
  assigned: string
  lateBefore: Date | null
  subject: string
  words: string
}
type InboxPage = { offset: number; limit: number; sort: (typeof ENQUIRY_SORTS)[number]; order: 'ASC' | 'DESC' }

export async function listHeads(
  db: Db,
  filter: InboxFilter,
  { offset, limit, sort, order }: InboxPage,
): Promise<{ rows: HeadRow[]; total: number }> {
  const where = whereOf(filter)
  const way = order === 'ASC' ? 'up' : 'down'
  const page = sql`limit ${limit} offset ${offset}`
  const { rows } = await (sort === 'due'
    ? listByDue(where, { way: DUE_WAYS[way], page, until: offset + limit })
    : sql<HeadRow>`${SELECT_HEADS} where ${where} order by ${ORDERS[sort][way]} ${page}`
  ).execute(db)
  const counted = await sql<{ total: number }>`select count(*)::integer as total from enquiry where ${where}`.execute(
    db,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

type DuePage = { way: RawBuilder<unknown>; page: RawBuilder<unknown>; until: number }

/** New ones first, by when they are due, then the others, the latest first: each part along its own index. */
function listByDue(where: RawBuilder<unknown>, { way, page, until }: DuePage): RawBuilder<HeadRow> {
  return sql<HeadRow>`
    with found as (
      (select id, true as is_new from enquiry where ${where} and state = 'new'
        order by enquiry.due_at ${way}, ${LATEST} limit ${until})
      union all
      (select id, false from enquiry where ${where} and state <> 'new' order by ${LATEST} limit ${until}))
    ${SELECT_HEADS} join found on found.id = enquiry.id
     order by is_new desc, case when is_new then enquiry.due_at end ${way}, ${LATEST} ${page}`
}

function whereOf({ states, assigned, lateBefore, subject, words }: InboxFilter): RawBuilder<unknown> {
  const parts = [
    sql`enquiry.head_id is null and enquiry.state = any(${[...states]})`,
    ...(assigned === ''
      ? []
      : [assigned === 'none' ? sql`enquiry.assigned_to is null` : sql`enquiry.assigned_to = ${assigned}`]),
    ...(lateBefore === null ? [] : [sql`enquiry.due_at < ${lateBefore} and enquiry.state = 'new'`]),
    ...(subject === '' ? [] : [sql`enquiry.subject = ${subject}`]),
    ...(words === '' ? [] : [wordsIn(words)]),
  ]
  return sql.join(parts, sql` and `)
}

/** In any enquiry of the conversation. Of a word too short for the index, only words that begin with it. */
function wordsIn(words: string): RawBuilder<unknown> {
  const digits = words.replace(/\D/g, '')
  const looked = [
    words.length < INDEXED_LETTERS ? ` ${words}` : words,
    ...(digits.length < PHONE_DIGITS_MIN ? [] : [digits]),
  ]
  const found = looked.map((part) => sql`${WORDS} like '%' || lower(${part.replace(/[\\%_]/g, '\\$&')}) || '%'`)
  return sql`enquiry.id in (select coalesce(head_id, id) from enquiry asked where ${sql.join(found, sql` or `)})`
}

export async function countStates(db: Db, now: Date): Promise<{ counts: Record<string, number>; late: number }> {
  const { rows } = await sql<{ state: string; count: number; late: number }>`
    select state, count(*)::integer as count, count(*) filter (where state = 'new' and due_at < ${now})::integer as late
      from enquiry where head_id is null group by state`.execute(db)
  return {
    counts: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    late: rows.reduce((sum, { late }) => sum + late, 0),
  }
}

/** The head with this id; of one that is joined, the head that it is joined to. */
export async function findHead(db: Db, id: string, { forUpdate = false } = {}): Promise<HeadRow | undefined> {
  const { rows } = await sql<HeadRow>`
    ${SELECT_HEADS}
     where enquiry.id = (select coalesce(head_id, id) from enquiry where id = ${id}::bigint)
     ${forUpdate ? sql`for update of enquiry` : sql``}`.execute(db)
  return rows[0]
}

export type AskRow = {
  reference: string
  createdAt: Date
  subject: string
  about: string
  detail: string | null
  packageId: string | null
  packageName: string | null
  adultCount: number
  childCount: number
  childAges: number[] | null
  infantCount: number
  travelDate: string | null
  message: string | null
  price: EnquiryPrice | null
  aboutId: string | null
  wish: EnquiryWish | null
}

/** What was asked, the earliest first. */
export async function listAsks(db: Db, headId: number): Promise<AskRow[]> {
  const { rows } = await sql<AskRow>`
    select reference, created_at as "createdAt", subject, ${ABOUT} as about, about_detail as detail, package_id as "packageId",
           package_name as "packageName", adult_count as "adultCount", child_count as "childCount", child_ages as "childAges",
           infant_count as "infantCount", travel_date as "travelDate", message, price,
           about_id as "aboutId", wish
      from enquiry where id = ${headId} or head_id = ${headId} order by id limit ${JOINED_MAX}`.execute(db)
  return rows
}

export type MessageRow = { id: string; kind: 'reply' | 'note'; at: Date; by: string; subject: string; text: string }

export async function listMessages(db: Db, headId: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select id::text, kind, at, by_name as by, subject, text from enquiry_message
     where enquiry_id = ${headId} order by id limit ${MESSAGES_MAX}`.execute(db)
  return rows
}

export async function insertMessage(
  tx: Tx,
  headId: number,
  { kind, by, subject = '', text }: { kind: 'reply' | 'note'; by: string; subject?: string; text: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into enquiry_message (enquiry_id, kind, by_name, subject, text)
    values (${headId}, ${kind}, ${by}, ${subject}, ${text}) returning id::text`.execute(tx)
  return rows[0]?.id ?? ''
}

/** Writes where an enquiry stands. A first answer is noted with its time. */
export async function updateHead(
  tx: Tx,
  headId: number,
  { state, assignedTo }: { state: EnquiryState; assignedTo: string | null },
): Promise<void> {
  const isAnswered = state === 'replied' || state === 'quoted' || state === 'won'
  await sql`
    update enquiry set state = ${state}, assigned_to = ${assignedTo}, last_at = app_now(),
           answered_at = case when ${isAnswered} then coalesce(answered_at, app_now()) else answered_at end
     where id = ${headId}`.execute(tx)
}

export async function setQuote(tx: Tx, headId: number, quoteId: string): Promise<void> {
  await sql`update enquiry set quote_id = ${quoteId} where id = ${headId}`.execute(tx)
}

/** Ids of the quotes of a conversation: from requests of groups, and made for it otherwise. */
export async function listQuoteIds(db: Db, headId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select quote.id from quote where quote.id = (select quote_id from enquiry where id = ${headId})
        or quote.enquiry_reference in (select reference from enquiry where id = ${headId} or head_id = ${headId})
     order by quote.created_at desc, quote.id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findQuoteId(db: Db, number: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from quote where number = ${number}`.execute(db)
  return rows[0]?.id
}

/** The open ones; words are looked for among the closed ones too. */
export function statesOf(state: EnquiryState | 'open' | 'any' | undefined, words: string): readonly EnquiryState[] {
  if (state === 'any' || (state === undefined && words !== '')) return [...OPEN_ENQUIRY_STATES, 'won', 'lost']
  return state === undefined || state === 'open' ? OPEN_ENQUIRY_STATES : [state]
}
