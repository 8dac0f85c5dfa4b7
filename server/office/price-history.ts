import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'

/** What a record costs from, written into the history of its price where it is another than before: deals are struck through by it. */
export async function recordPrice(
  tx: Tx,
  { kind, id, rate, today }: { kind: 'package' | 'car' | 'activity'; id: string; rate: number; today: string },
): Promise<void> {
  await sql`
    with last as (select rate from price_history where kind = ${kind} and scope_id = ${id} and until_date is null),
    ended as (
      update price_history set until_date = ${today}::date
       where kind = ${kind} and scope_id = ${id} and until_date is null and rate <> ${rate} and from_date < ${today}::date)
    insert into price_history (kind, scope_id, from_date, rate)
    select ${kind}, ${id}, ${today}::date, ${rate} where not exists (select 1 from last where last.rate = ${rate})
    on conflict (kind, scope_id, from_date) do update set rate = excluded.rate, until_date = null`.execute(tx)
}
