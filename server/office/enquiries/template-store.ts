import { sql } from 'kysely'
import type { ReplyTemplate } from '#contract/office/reply-templates.ts'
import type { Db, Tx } from '#server/db/db.ts'

export async function listTemplateRows(
  db: Db,
  { offset, limit, words }: { offset: number; limit: number; words: string },
): Promise<{ rows: ReplyTemplate[]; total: number }> {
  const { rows } = await sql<ReplyTemplate & { total: number }>`
    select id, name, subject, text, count(*) over ()::integer as total from reply_template
     where ${words} = '' or strpos(lower(name), lower(${words})) > 0
     order by lower(name), id limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export async function findTemplate(db: Db, id: string): Promise<ReplyTemplate | undefined> {
  const { rows } =
    await sql<ReplyTemplate>`select id, name, subject, text from reply_template where id = ${id}`.execute(db)
  return rows[0]
}

export async function countTemplates(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from reply_template`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function saveTemplate(tx: Tx, { id, name, subject, text }: ReplyTemplate): Promise<void> {
  await sql`
    insert into reply_template (id, name, subject, text) values (${id}, ${name}, ${subject}, ${text})
    on conflict (id) do update set name = excluded.name, subject = excluded.subject, text = excluded.text, updated_at = app_now()`.execute(
    tx,
  )
}

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await sql`delete from reply_template where id = ${id}`.execute(tx)
}
