import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The parts of a package that make reading it work: what hangs on its id. */
const PARTS = ['package_picture', 'package_place'] as const

/** Copies the demo packages, with their pictures and places, until there are `wanted` of them. */
export async function multiplyPackages(db: Db, wanted: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from package`.execute(db)
  const known = rows[0]?.count ?? 0
  if (known === 0) throw new Error('There is no package to copy')
  const copies = Math.ceil(wanted / known) - 1
  if (copies < 1) return
  await copyRows(db, 'package', copies, {
    id: `t.id || '-copy-' || copy`,
    slug: `t.slug || '-copy-' || copy`,
    name: `t.name || ' ' || copy`,
    list_rate: 't.list_rate + copy * 100',
    position: 't.position + copy * 1000',
  })
  for (const table of PARTS) await copyRows(db, table, copies, { package_id: `t.package_id || '-copy-' || copy` })
  await sql`analyze`.execute(db)
}

/** One statement a table, whatever columns it has; `changed` says how a column of the copy differs. */
export async function copyRows(db: Db, table: string, copies: number, changed: Record<string, string>): Promise<void> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
     where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
     order by ordinal_position`.execute(db)
  const columns = rows.map(({ column_name }) => column_name)
  const values = columns.map((column) => changed[column] ?? `t.${column}`)
  // Names come from the catalogue and expressions from this file.
  await sql
    .raw(
      `insert into ${table} (${columns.join(', ')})
       select ${values.join(', ')} from ${table} t cross join generate_series(1, ${copies}) as copy`,
    )
    .execute(db)
}
