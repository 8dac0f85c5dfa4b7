import { sql } from 'kysely'
import type { EnquirySums, Span } from '#contract/office/numbers.ts'
import type { Db } from '#server/db/db.ts'
import { oneRow } from '#server/db/one-row.ts'
import { during } from './spans.ts'

const CREATED_AT = sql.ref('enquiry.created_at')
/** One conversation counts once, and what is no enquiry not at all. */
const COUNTS = sql`enquiry.head_id is null and enquiry.state <> 'spam'`
const IS_QUOTED = sql`(enquiry.quote_id is not null or enquiry.state = 'quoted' or enquiry.reference in (select enquiry_reference from quote where enquiry_reference is not null))`

export async function sumEnquiries(db: Db, span: Span): Promise<EnquirySums> {
  return oneRow(
    await sql<EnquirySums>`
    select count(*)::integer as received, count(answered_at)::integer as replied,
           count(*) filter (where ${IS_QUOTED})::integer as quoted, count(*) filter (where state = 'won')::integer as won,
           count(*) filter (where state = 'lost')::integer as lost, count(*) filter (where answered_at <= due_at)::integer as "inTime",
           round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at))
             filter (where answered_at is not null) / 60)::integer as "replyMinutes"
      from enquiry where ${COUNTS} and ${during(CREATED_AT, span)}`.execute(db),
  )
}

export type SubjectSums = { subject: string; received: number; won: number }

export async function sumSubjects(db: Db, span: Span): Promise<SubjectSums[]> {
  const { rows } = await sql<SubjectSums>`
    select subject, count(*)::integer as received, count(*) filter (where state = 'won')::integer as won
      from enquiry where ${COUNTS} and ${during(CREATED_AT, span)} group by subject order by received desc, subject`.execute(
    db,
  )
  return rows
}
