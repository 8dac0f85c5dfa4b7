import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'

/** Drafts by the column that names what they are of. */
const OWNERS = { post_draft: 'post_id', policy_draft: 'slug', package_draft: 'package_id' } as const
export type DraftTable = keyof typeof OWNERS

/** Keeps a draft, under a revision of its own. */
export async function writeDraft(tx: Tx, table: DraftTable, id: string, fields: object, by: string): Promise<void> {
  const owner = sql.ref(OWNERS[table])
  await sql`
    insert into ${sql.table(table)} (${owner}, fields, by_name) values (${id}, ${JSON.stringify(fields)}::jsonb, ${by})
    on conflict (${owner}) do update
       set fields = excluded.fields, by_name = excluded.by_name, at = app_now(), revision = gen_random_uuid()`.execute(
    tx,
  )
}

export async function deleteDraft(tx: Tx, table: DraftTable, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(OWNERS[table])} = ${id}`.execute(tx)
}
