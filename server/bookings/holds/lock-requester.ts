import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { ahead } from '#server/db/statements.ts'

/** Serialises the posts of one requester until the transaction ends. */
export async function lockRequester(tx: Tx, requester: string): Promise<void> {
  await lockRequesters(tx, [requester])
}

/** The same for several, locked in the order of their keys. */
export async function lockRequesters(tx: Tx, requesters: readonly string[]): Promise<void> {
  await ahead(
    tx,
    sql`
    insert into form_limit (sender, last_at)
    select distinct sender, app_now() from unnest(${requesters}::text[]) sender order by sender
    on conflict (sender) do update set last_at = excluded.last_at`,
  )
}
