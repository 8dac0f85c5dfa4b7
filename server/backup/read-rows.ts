import type { Readable } from 'node:stream'
import type { RowCopier } from '#server/db/copy-rows.ts'
import type { Manifest } from './manifest.ts'

/** All rows of a PostgreSQL database as of one moment. */
export type Rows = {
  at: string
  migrations: Manifest['migrations']
  sequences: Manifest['sequences']
  tables: { name: string; columns: string[]; read: () => Readable }[]
  close: () => Promise<void>
}

/** Begins a transaction that sees one moment however long the reading takes, and keeps nobody from writing. */
export async function openRows(copier: RowCopier): Promise<Rows> {
  await copier.query('begin isolation level repeatable read, read only')
  const at = new Date().toISOString()
  const migrations = await copier.query<Manifest['migrations'][number]>(
    'select name, sha256 from schema_migration order by name',
  )
  const tables = await tablesOf(copier)
  return {
    ...{ at, migrations },
    sequences: await sequencesOf(copier),
    tables: tables.map(({ name, columns }) => ({
      ...{ name, columns },
      read: () => copier.copyOut(`copy ${copyList(name, columns)} to stdout`),
    })),
    close: async () => {
      await copier.query('rollback')
    },
  }
}

/** Every table of ours with the columns that are written: what is generated from others is generated again. */
export async function tablesOf(copier: RowCopier): Promise<{ name: string; columns: string[] }[]> {
  return copier.query(`
    select relname as name, json_agg(attname order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
       and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
     group by relname order by relname`)
}

/** Names come from the database's own catalogue, or from a manifest that allows letters, figures and underscores alone. */
export function copyList(table: string, columns: readonly string[]): string {
  return `public."${table}" (${columns.map((column) => `"${column}"`).join(', ')})`
}

async function sequencesOf(copier: RowCopier): Promise<Manifest['sequences']> {
  const names = await copier.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`)
  const sequences: Manifest['sequences'] = []
  for (const { name } of names) {
    const [state] = await copier.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public."${name}"`,
    )
    if (state !== undefined) sequences.push({ name, last: state.last, isCalled: state.called })
  }
  return sequences
}
