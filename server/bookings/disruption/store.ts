import { sql } from 'kysely'
import type { DisruptionKind } from '#contract/office/disruptions.ts'
import type { Bearer } from '#contract/office/line-changes.ts'
import type { Db, Tx } from '#server/db/db.ts'
import type { ClosedNight } from '#server/hotels/close-nights.ts'

/** What was on sale before the disruption. */
export type Stopped = { sailings?: string[]; nights?: ClosedNight[] }

export type DisruptionRecord = {
  id: string
  kind: DisruptionKind
  title: string
  from: string
  until: string
  sailingIds: string[]
  activityIds: string[]
  hotelIds: string[]
  reason: string
  bears: Bearer
  stopped: Stopped
  by: string
  openedAt: Date
  closedAt: Date | null
  now: Date
}

const FIELDS = sql`
  id, kind, title, from_day as "from", until_day as until, sailing_ids as "sailingIds", activity_ids as "activityIds", hotel_ids as "hotelIds",
  reason, bears, stopped, opened_by_name as by, opened_at as "openedAt", closed_at as "closedAt", app_now() as now`

export async function findDisruption(db: Db, id: string, { lock = false } = {}): Promise<DisruptionRecord | undefined> {
  const { rows } = await sql<DisruptionRecord>`
    select ${FIELDS} from disruption where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** What is off now. */
export async function listOpenDisruptions(db: Db): Promise<DisruptionRecord[]> {
  const { rows } = await sql<DisruptionRecord>`
    select ${FIELDS} from disruption where closed_at is null order by opened_at desc, id`.execute(db)
  return rows
}

export async function insertDisruption(
  tx: Tx,
  { id, kind, title, from, until, ...rest }: Omit<DisruptionRecord, 'openedAt' | 'closedAt' | 'now'>,
): Promise<void> {
  await sql`
    insert into disruption (id, kind, title, from_day, until_day, sailing_ids, activity_ids, hotel_ids, reason, bears, stopped, opened_by_name)
    values (${id}, ${kind}, ${title}, ${from}::date, ${until}::date, ${rest.sailingIds}, ${rest.activityIds}, ${rest.hotelIds},
            ${rest.reason}, ${rest.bears}, ${JSON.stringify(rest.stopped)}::jsonb, ${rest.by})`.execute(tx)
}

export async function markClosed(tx: Tx, id: string): Promise<void> {
  await sql`update disruption set closed_at = app_now() where id = ${id}`.execute(tx)
}

export type ListedDisruption = {
  id: string
  kind: DisruptionKind
  title: string
  from: string
  reason: string
  by: string
  openedAt: Date
  closedAt: Date | null
  parties: number
  settled: number
  unanswered: number
  late: number
}

/** A page of them, the open ones first. */
export async function listDisruptionRows(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ListedDisruption[]; total: number }> {
  const { rows } = await sql<ListedDisruption & { total: number }>`
    select disruption.id, kind, title, from_day as "from", reason, opened_by_name as by, opened_at as "openedAt", closed_at as "closedAt",
           counts.*, count(*) over ()::integer as total
      from disruption cross join lateral (
        select count(*)::integer as parties,
               (count(*) filter (where state in ('rebooked', 'refunded', 'gone')))::integer as settled,
               (count(*) filter (where state = 'offered'))::integer as unanswered,
               (count(*) filter (where state = 'offered' and answer_by <= app_now()))::integer as late
          from disruption_party where disruption_id = disruption.id) counts
     order by closed_at is not null, opened_at desc, disruption.id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export async function insertMessage(
  tx: Tx,
  disruptionId: string,
  { subject, text, parties, by }: { subject: string; text: string; parties: number; by: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into disruption_message (disruption_id, subject, text, parties, by_name)
    values (${disruptionId}, ${subject}, ${text}, ${parties}, ${by}) returning id::text`.execute(tx)
  return rows[0]?.id ?? ''
}

export type MessageRow = { id: string; at: Date; by: string; subject: string; text: string; parties: number }

/** What was written to travellers, the latest last. */
export async function listMessages(db: Db, disruptionId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select id::text, at, by_name as by, subject, text, parties from disruption_message
     where disruption_id = ${disruptionId} order by disruption_message.id`.execute(db)
  return rows
}

export async function findMessage(db: Db, id: string): Promise<(MessageRow & { disruptionId: string }) | undefined> {
  const { rows } = await sql<MessageRow & { disruptionId: string }>`
    select id::text, at, by_name as by, subject, text, parties, disruption_id as "disruptionId"
      from disruption_message where id = ${id}::bigint`.execute(db)
  return rows[0]
}
