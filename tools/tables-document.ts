import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { MIGRATIONS_FOLDER, migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { ROOT } from './project-files.ts'

/** Written by `npm run tables:document`, held by `tests/api/tables-document.test.ts`. */
export const TABLES_DOCUMENT = join(ROOT, 'docs/tables.md')

const HEAD = `# Tables

Written from the migrated database by \`npm run tables:document\`: a picture for each file of \`server/db/migrations\`, whose comments say what the tables mean. A line leads
from a table to one that refers to it, by the columns named on it. PK is the primary key, FK a reference, UK unique by itself; \`?\` may be null.
`

type Column = { table: string; name: string; type: string; isNull: boolean; isKey: boolean; isUnique: boolean }
type Reference = { table: string; to: string; columns: string[] }

/** The document as the tables of this database are. */
export async function tablesDocument(db: Db): Promise<string> {
  const columns = Map.groupBy(await listColumns(db), ({ table }) => table)
  const references = Map.groupBy(await listReferences(db), ({ table }) => table)
  const parts = tablesByFile().map(({ file, tables }) =>
    [
      `## ${titleOf(file)}`,
      `\`${file}\``,
      '```mermaid\nerDiagram',
      ...tables.map((table) => entityOf(table, columns.get(table) ?? [], references.get(table) ?? [])),
      ...tables.flatMap((table) => (references.get(table) ?? []).map(lineOf)),
      '```',
    ].join('\n'),
  )
  return [HEAD, ...parts].join('\n').concat('\n')
}

/** Which tables each migration creates, in its order. One that only changes tables has none. */
function tablesByFile(): { file: string; tables: string[] }[] {
  return readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8')
      return { file, tables: [...text.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, table = '']) => table) }
    })
    .filter(({ tables }) => tables.length > 0)
}

function titleOf(file: string): string {
  const words = file.replace(/^\d+-|\.sql$/g, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function entityOf(table: string, columns: readonly Column[], references: readonly Reference[]): string {
  const foreign = new Set(references.flatMap((reference) => reference.columns))
  const rows = columns.map(({ name, type, isNull, isKey, isUnique }) => {
    const marks = [isKey ? 'PK' : '', foreign.has(name) ? 'FK' : '', isUnique ? 'UK' : ''].filter((mark) => mark !== '')
    return `    ${shortType(type)} ${name}${marks.length > 0 ? ` ${marks.join(', ')}` : ''}${isNull ? ' "?"' : ''}`
  })
  return [`  ${table} {`, ...rows, '  }'].join('\n')
}

function lineOf({ table, to, columns }: Reference): string {
  return `  ${to} ||--o{ ${table} : "${columns.join(', ')}"`
}

/** One word a type, as Mermaid has it. */
function shortType(type: string): string {
  return type
    .replace(/^timestamp with time zone/, 'timestamptz')
    .replace('double precision', 'float8')
    .replaceAll(' ', '_')
}

async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname as "table", attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNull",
           coalesce(bool_or(contype = 'p'), false) as "isKey",
           coalesce(bool_or(contype = 'u' and array_length(conkey, 1) = 1), false) as "isUnique"
      from pg_class
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      left join pg_constraint on conrelid = pg_class.oid and attnum = any(conkey) and contype in ('p', 'u')
     where relnamespace = 'public'::regnamespace and relkind = 'r'
     group by relname, attnum, attname, atttypid, atttypmod, attnotnull
     order by relname, attnum`.execute(db)
  return rows
}

async function listReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as "to",
           array(select attname::text from unnest(conkey) with ordinality part (attnum, place)
                   join pg_attribute on attrelid = conrelid and pg_attribute.attnum = part.attnum order by place) as columns
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
     order by 1, 2, 3`.execute(db)
  return rows
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'padauk-tables-'))
  const database = await openDatabase({ dataDir })
  try {
    await migrate(database.db)
    writeFileSync(TABLES_DOCUMENT, await tablesDocument(database.db))
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
