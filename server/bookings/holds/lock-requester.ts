import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { ahead } from '#server/db/statements.ts'

/** Has the posts of one sender wait for each other until the transaction ends. */
export async function lockRequester(tx: Tx, sender: string): Promise<void> {
  await lockRequesters(tx, [sender])
}

/** The same for several, in the order of their names. */
export async function lockRequesters(tx: Tx, senders: readonly string[]): Promise<void> {
  await ahead(
    tx,
    sql`
    insert into form_limit (sender, last_at)
    select distinct sender, app_now() from unnest(${senders}::text[]) sender order by sender
    on conflict (sender) do update set last_at = excluded.last_at`,
  )
}
