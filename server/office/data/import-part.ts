import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ImportedLine, ImportReport } from '#contract/office/data.ts'
import { IMPORT_CHANGES_MAX } from '#contract/terms/data-parts.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction, sqlStateOf } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import type { Given, ImportRun, Part, Values } from './part.ts'
import { type BadRow, keyFinder, nameOf, type ReadRow, readRows, readTable } from './read-rows.ts'

type Parts = { db: Db; now: () => Date }
type Asked = { part: Part; file: Uint8Array; member: Member }
type Reported = Promise<Result<ImportReport, ApiRefusal>>

/** Lines that the report lists, and letters of a text that it shows (ours). */
const LISTED_MAX = 500
const SHOWN_LETTERS = 300

/** Takes back what was written for a trial. */
class Undone extends Error {
  readonly report: Result<ImportReport, ApiRefusal>
  constructor(report: Result<ImportReport, ApiRefusal>) {
    super('A trial is over')
    this.report = report
  }
}

/** What the file would change, found out by writing it in a transaction that is undone: every rule of the office's screens has its say. */
export function tryPart(parts: Parts, asked: Asked): Reported {
  return imported(parts, asked, async (_, report) => {
    throw new Undone(ok(report))
  })
}

export type Kept = { hash: string; goodRows: boolean }

/** Writes a file that was tried; refused where it would now do something else than the trial said. */
export function applyPart(parts: Parts, asked: Asked, { hash, goodRows }: Kept): Reported {
  return imported(parts, asked, async (tx, report) => {
    if (report.hash !== hash) throw new Undone(fail({ ...CHANGED, more: { report } }))
    if (report.counts.bad > 0 && !goodRows) throw new Undone(fail({ ...BAD_ROWS, more: { report } }))
    await recordChange(tx, asked.member, {
      ...{ action: 'imported', subject: 'data', subjectId: asked.part.id, after: report.counts },
    })
    return report
  })
}

const CHANGED: ApiRefusal = {
  ...{ status: 409, code: 'changed' },
  message: 'Since the trial something has changed, in the file or in the catalogue. Here is what it would do now.',
}
const BAD_ROWS: ApiRefusal = {
  ...{ status: 409, code: 'bad_rows' },
  message: 'Some rows are refused. Mend them and try again, or take the good rows only.',
}

async function imported(
  { db, now }: Parts,
  { part, file, member }: Asked,
  end: (tx: Tx, report: ImportReport) => Promise<ImportReport>,
): Reported {
  const table = readTable(part, file)
  if (!table.ok) return table
  const today = dayInIndia(now())
  try {
    return await inTransaction(db, async (tx) => {
      const all = await part.readAll(tx, today)
      const find = part.finder?.(all, today) ?? keyFinder(part, all)
      const read = readRows(part, table.value, find)
      const todo = read.good.map((row) => ({ ...row, changes: changesOf(part, row) }))
      const writes = todo.filter(({ changes }) => changes.length > 0).length
      if (writes > IMPORT_CHANGES_MAX) return fail(tooMany(writes))
      const written = await writeAll({ tx, member, now, today }, part, todo)
      return ok(await end(tx, reportOf(part, file, { ...written, bad: [...read.bad, ...written.bad] })))
    })
  } catch (error) {
    if (error instanceof Undone) return error.report
    throw error
  }
}

function tooMany(writes: number): ApiRefusal {
  const [found, most] = [writes, IMPORT_CHANGES_MAX].map((each) => each.toLocaleString('en-IN'))
  return {
    ...{ status: 422, code: 'too_many' },
    message: `The file would change ${found} rows; ${most} at once is the most. Please send it in parts.`,
  }
}

type Changes = ImportedLine['changes']
type Todo = ReadRow & { changes: Changes }

/** By the text of each cell: what reads the same is the same. */
function changesOf(part: Part, { values, before }: ReadRow): Changes {
  const given = part.columns.filter(({ field }) => values[field] !== undefined)
  return given.flatMap(({ name, field, kind }): Changes => {
    const after = kind.write(values[field])
    if (before === undefined) return after === '' ? [] : [{ column: name, before: null, after }]
    const was = kind.write(before[field])
    return was === after ? [] : [{ column: name, before: was, after }]
  })
}

type Written = { added: Todo[]; changed: Todo[]; unchanged: number; bad: BadRow[] }

/** Record by record; one that is refused leaves nothing behind. */
async function writeAll(run: ImportRun, part: Part, todo: readonly Todo[]): Promise<Written> {
  const differing = todo.filter(({ changes }) => changes.length > 0)
  const written: Written = { added: [], changed: [], unchanged: todo.length - differing.length, bad: [] }
  for (const rows of Map.groupBy(differing, ({ values }) => part.recordOf(values)).values()) {
    const refused = await writeRecord(run, part, rows)
    for (const row of rows) {
      const refusal = refused.get(row)
      if (refusal === undefined) (row.before === undefined ? written.added : written.changed).push(row)
      else {
        const [field = ''] = refusal.errors?.[0]?.field.split('.') ?? []
        const column = nameOf(part, field)
        written.bad.push({ line: row.line, column, message: refusal.message })
      }
    }
  }
  return written
}

/** The rows that are refused, each with its reason. */
async function writeRecord(run: ImportRun, part: Part, rows: readonly Todo[]): Promise<Map<Todo, ApiRefusal>> {
  const refused = new Map<Todo, ApiRefusal>()
  const given = new Map(rows.map((row) => [row, givenOf(part, row)] as const))
  for (const [row, each] of given) {
    const problem = await part.problem?.(run, each)
    if (problem !== undefined) refused.set(row, problem)
  }
  const good = rows.filter((row) => !refused.has(row))
  if (good.length === 0) return refused
  const { tx } = run
  await sql`savepoint record_of_file`.execute(tx)
  const refusal = await saved(() =>
    part.saveRows(
      run,
      good.flatMap((row) => given.get(row) ?? []),
    ),
  )
  if (refusal !== undefined) {
    await sql`rollback to savepoint record_of_file`.execute(tx)
    for (const row of good) refused.set(row, refusal)
  }
  await sql`release savepoint record_of_file`.execute(tx)
  return refused
}

/** A row with those of its fields that differ. */
function givenOf(part: Part, { values, before, changes }: Todo): Given<Values> {
  const fields = new Set(
    part.columns.filter(({ name }) => changes.some(({ column }) => column === name)).map(({ field }) => field),
  )
  return { values, change: Object.fromEntries(Object.entries(values).filter(([field]) => fields.has(field))), before }
}

/** What the checks of the tables refuse. */
const CONSTRAINT = /^23/

async function saved(save: () => Promise<Result<unknown, ApiRefusal>>): Promise<ApiRefusal | undefined> {
  try {
    const result = await save()
    return result.ok ? undefined : result.error
  } catch (error) {
    if (CONSTRAINT.test(sqlStateOf(error)))
      return { status: 422, code: 'invalid', message: 'This row does not fit the rest of the catalogue' }
    throw error
  }
}

function reportOf(part: Part, file: Uint8Array, { added, changed, unchanged, bad }: Written): ImportReport {
  const badLines = bad.toSorted((one, other) => one.line - other.line)
  const whats = new Set(added)
  const lines = [...added, ...changed]
    .toSorted((one, other) => one.line - other.line)
    .map((row) => ({
      ...{ line: row.line, id: row.key, what: whats.has(row) ? ('added' as const) : ('changed' as const) },
      changes: row.changes,
    }))
  const hash = createHash('sha256')
  hash
    .update(part.id)
    .update(file)
    .update(JSON.stringify([lines, badLines, unchanged]))
  return {
    hash: hash.digest('hex'),
    counts: { added: added.length, changed: changed.length, unchanged, bad: bad.length },
    lines: lines.slice(0, LISTED_MAX).map((line) => ({ ...line, changes: line.changes.map(shown) })),
    badLines,
  }
}

function shown({ column, before, after }: Changes[number]): Changes[number] {
  return { column, before: before === null ? null : cut(before), after: cut(after) }
}

function cut(text: string): string {
  return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text
}
