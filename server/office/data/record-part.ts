import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { fail, ok } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import { idByName } from './id-by-name.ts'
import { type Column, definePart, type ImportRun, type Part, type Values } from './part.ts'

/** A column of the file that is a column of one table. */
export type TableColumn = Column & {
  column: string
  /** How the table keeps it, where not as it is. */
  as?: 'json' | 'day'
  /** The table whose id it is, and what is said where that has none. */
  of?: { table: string; message: string }
}

export type RecordPart<Row extends Values> = Pick<Part, 'id'> & {
  table: string
  /** What the audit calls a record. */
  subject: 'activity' | 'car_fare' | 'departure' | 'faq_question' | 'place' | 'post' | 'slot' | 'vehicle'
  schema: z.ZodType<Row>
  columns: readonly TableColumn[]
  /** Fields that a record is known by; the first of the file. */
  keys: readonly string[]
  /** The fields that an id is made of where a row has none. */
  idFrom?: readonly string[]
  orderBy?: readonly string[]
  /** Columns that the file has nothing of, for a new record. */
  fresh?: (row: Row, run: ImportRun) => Record<string, RawBuilder<unknown> | string | number | boolean>
  /** Rules beside those of the schema; the rows are locked until the end of the import. */
  problem?: (
    run: ImportRun,
    given: { values: Row; change: Partial<Row>; before: Values | undefined },
  ) => Promise<ApiRefusal | undefined>
  after?: (run: ImportRun, row: Row) => Promise<void>
}

/** A part whose records are rows of one table, written as a whole with their entry in the audit. */
export function recordPart<Row extends Values>(declared: RecordPart<Row>): Part {
  const { id, schema, columns, keys, idFrom } = declared
  const keyOf = (values: Values) => keys.map((key) => String(values[key])).join(' ')
  return definePart(schema, {
    ...{ id, columns, keyOf, ...(idFrom === undefined ? {} : { complete: idByName(idFrom) }) },
    readAll: (db) => readTable(db, declared),
    save: async (run, given) => {
      const { values, change, before } = given
      const unknown = await unknownReference(run.tx, columns, change)
      if (unknown !== undefined) return fail(unknown)
      const problem = await declared.problem?.(run, given)
      if (problem !== undefined) return fail(problem)
      if (before === undefined) await insert(run, declared, values)
      else await update(run.tx, declared, values, change)
      await recordChange(run.tx, run.member, {
        ...{
          action: before === undefined ? 'created' : 'changed',
          subject: declared.subject,
          subjectId: keyOf(values),
        },
        ...(before === undefined ? { after: values } : { before: fieldsIn(before, change), after: change }),
      })
      await declared.after?.(run, values)
      return ok(undefined)
    },
  })
}

function fieldsIn(values: Values, of: Values): Values {
  return Object.fromEntries(Object.keys(of).map((field) => [field, values[field]]))
}

async function readTable(
  db: Db,
  { table, columns, keys, orderBy = keys }: Pick<RecordPart<Values>, 'table' | 'columns' | 'keys' | 'orderBy'>,
): Promise<Values[]> {
  const columnOf = (field: string) => columns.find((each) => each.field === field)?.column ?? field
  const selected = columns.map(({ column, field, as }) =>
    as === 'day' ? sql`${sql.ref(column)}::text as ${sql.ref(field)}` : sql`${sql.ref(column)} as ${sql.ref(field)}`,
  )
  const { rows } = await sql<Values>`
    select ${sql.join(selected)} from ${sql.table(table)} order by ${sql.join(orderBy.map((field) => sql.ref(columnOf(field))))}`.execute(
    db,
  )
  return rows
}

function stored({ as }: TableColumn, value: unknown): RawBuilder<unknown> {
  if (as === 'json') return sql`${JSON.stringify(value)}::jsonb`
  return as === 'day' ? sql`${value}::date` : sql`${value}`
}

async function insert<Row extends Values>(
  run: ImportRun,
  { table, columns, fresh }: RecordPart<Row>,
  values: Row,
): Promise<void> {
  const given = columns.filter(({ field }) => values[field] !== undefined)
  const rest = Object.entries(fresh?.(values, run) ?? {}).filter(
    ([name]) => !given.some(({ column }) => column === name),
  )
  await sql`
    insert into ${sql.table(table)} (${sql.join([...given.map(({ column }) => sql.ref(column)), ...rest.map(([name]) => sql.ref(name))])})
    values (${sql.join([...given.map((each) => stored(each, values[each.field])), ...rest.map(([, value]) => value)])})`.execute(
    run.tx,
  )
}

async function update<Row extends Values>(
  tx: Tx,
  { table, columns, keys }: RecordPart<Row>,
  values: Row,
  change: Values,
): Promise<void> {
  const changed = columns.filter(({ field }) => change[field] !== undefined)
  const keyed = columns.filter(({ field }) => keys.includes(field))
  await sql`
    update ${sql.table(table)} set ${sql.join([...changed.map((each) => sql`${sql.ref(each.column)} = ${stored(each, change[each.field])}`), ...stamp(table)])}
     where ${sql.join(
       keyed.map((each) => sql`${sql.ref(each.column)} = ${stored(each, values[each.field])}`),
       sql` and `,
     )}`.execute(tx)
}

/** Whose editors are told by this time that somebody else has saved meanwhile. */
const STAMPED = ['activity', 'faq_question', 'ferry_trip', 'place', 'post', 'vehicle']
const stamp = (table: string) => (STAMPED.includes(table) ? [sql`updated_at = clock_timestamp()`] : [])

/** An id of another table that has none such. */
async function unknownReference(
  tx: Tx,
  columns: readonly TableColumn[],
  change: Values,
): Promise<ApiRefusal | undefined> {
  for (const { field, of } of columns) {
    const value = change[field]
    if (of === undefined || value === undefined || value === null) continue
    const { rows } = await sql`select 1 from ${sql.table(of.table)} where id = ${value}`.execute(tx)
    if (rows.length === 0) return invalid(field, of.message)
  }
  return undefined
}

/** Behind all that are there. */
export function lastPosition(table: string): RawBuilder<unknown> {
  return sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`
}
