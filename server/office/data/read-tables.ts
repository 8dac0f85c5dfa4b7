import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { COLUMNS_WITHOUT_PERSONS } from '#server/privacy/columns-without-persons.ts'
import type { ListedTable } from './listed-table.ts'
import { WHOLE_TABLES } from './whole-tables.ts'

type TableColumn = { name: string; type: string; keyPlace: number | null }

/** The columns of a whole table that go out. */
export function columnsOut(table: string): string[] {
  const persons = WHOLE_TABLES[table]?.persons ?? ''
  return [...(COLUMNS_WITHOUT_PERSONS[table] ?? '').split(' '), ...persons.split(' ')].filter((name) => name !== '')
}

/** Each of the whole tables as a file, read in the order of its primary key. */
export async function wholeTables(db: Db): Promise<ListedTable[]> {
  const found = await readColumns(db, Object.keys(WHOLE_TABLES))
  return Object.entries(WHOLE_TABLES).map(([table, { about }]) => {
    const columns = found.get(table) ?? []
    const shown = columnsOut(table).map((name) => columnNamed(table, columns, name))
    return {
      ...{ name: `tables/${table}`, about, columns: shown.map(({ name }) => name) },
      page: pagesOf(table, shown, keyOf(columns)),
    }
  })
}

function columnNamed(table: string, columns: readonly TableColumn[], name: string): TableColumn {
  const column = columns.find((each) => each.name === name)
  if (column === undefined) throw new Error(`The table ${table} has no column ${name}`)
  return column
}

function keyOf(columns: readonly TableColumn[]): TableColumn[] {
  return columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .toSorted((one, other) => (one.keyPlace ?? 0) - (other.keyPlace ?? 0))
}

/** Types that keys of whole tables have. */
const KEY_TYPES: Readonly<Record<string, RawBuilder<unknown>>> = {
  bigint: sql`bigint`,
  boolean: sql`boolean`,
  date: sql`date`,
  integer: sql`integer`,
  text: sql`text`,
}

function typeOf(type: string): RawBuilder<unknown> {
  const known = KEY_TYPES[type]
  if (known === undefined) throw new Error(`A key of the type ${type} is not known`)
  return known
}

/** Behind the key of the last row, which is a list of texts, each read as its column has it. */
function pagesOf(table: string, shown: readonly TableColumn[], key: readonly TableColumn[]): ListedTable['page'] {
  const names = sql.join(key.map(({ name }) => sql.ref(name)))
  return (after, limit) => {
    const last = after === '' ? [] : (JSON.parse(after) as string[])
    const values = key.map(({ type }, index) => sql`cast(${last[index] ?? ''}::text as ${typeOf(type)})`)
    return sql`
      select jsonb_build_array(${sql.join(key.map(({ name }) => sql`${sql.ref(name)}::text`))})::text as key,
             array[${sql.join(shown.map(cellOf))}] as cells
        from ${sql.table(table)} where ${after === '' ? sql`true` : sql`(${names}) > (${sql.join(values)})`}
       order by ${names} limit ${limit}`
  }
}

const DAY_AND_TIME = 'YYYY-MM-DD HH24:MI:SS'

/** Instants as clocks in India show them, lists with an upright stroke between. */
function cellOf({ name, type }: TableColumn): RawBuilder<string> {
  if (type === 'timestamp with time zone')
    return sql`to_char(${sql.ref(name)} at time zone 'Asia/Kolkata', ${DAY_AND_TIME})`
  return type.endsWith('[]') ? sql`array_to_string(${sql.ref(name)}, '|')` : sql`${sql.ref(name)}::text`
}

/** Types and primary keys as the database has them. */
async function readColumns(db: Db, tables: readonly string[]): Promise<Map<string, TableColumn[]>> {
  const { rows } = await sql<TableColumn & { table: string }>`
    select class.relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
           array_position(indkey::int2[], attnum) as "keyPlace"
      from pg_class class join pg_attribute on attrelid = class.oid
      left join pg_index on indrelid = class.oid and indisprimary
     where class.relnamespace = 'public'::regnamespace and class.relname = any(${[...tables]}::text[]) and attnum > 0 and not attisdropped
     order by attnum`.execute(db)
  return Map.groupBy(rows, ({ table }) => table)
}
