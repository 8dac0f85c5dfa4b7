import { createHash, randomBytes } from 'node:crypto'
import type { StatementKind } from '#contract/office/settlement.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { readCsv } from '../read-csv.ts'
import { writeNote } from './note-store.ts'
import { readStatement } from './read-statement.ts'
import { deleteStatement, findStatement, insertLines, insertStatement, type StatementRow } from './store.ts'

/** Lines of a statement (ours): a busy month has some thousands. */
const LINES_MAX = 20_000
const SKIPPED_SHOWN = 5
const SUBJECT = 'settlement'

export const UNKNOWN_STATEMENT = notFound('There is no such statement')
const UNREADABLE = invalid(
  'file',
  'We found no columns for the day and the sum. A line of the file has to name them: date, reference, debit and credit, or amount',
  'unreadable',
)
const NOTHING = invalid('file', 'We found the columns, but no line with a day and a sum', 'unreadable')
const TOO_MANY = invalid('file', `A statement may have ${LINES_MAX} lines; please bring it in parts`, 'too_large')
const SAME_FILE: ApiRefusal = { ...invalid('file', 'This file was brought before', 'same_file'), status: 409 }

type Brought = { kind: StatementKind; name: string; file: Uint8Array; member: Member }
type Added = { statement: StatementRow; skipped: number; skippedFirst: string[] }

/** Keeps the lines of a file. Nothing of it reaches the ledger: the two are only compared. */
export async function addStatement(db: Db, { kind, name, file, member }: Brought): Promise<Result<Added, ApiRefusal>> {
  const rows = readCsv(file, { hasHead: false })
  if (!rows.ok) return fail(invalid('file', rows.error, 'unreadable'))
  const read = readStatement(rows.value)
  if (read === undefined) return fail(UNREADABLE)
  const { lines, skipped } = read
  const days = lines.map(({ day }) => day).sort()
  const [from, until] = [days[0], days.at(-1)]
  if (from === undefined || until === undefined) return fail(NOTHING)
  if (lines.length > LINES_MAX) return fail(TOO_MANY)
  const id = randomBytes(8).toString('hex')
  const hash = createHash('sha256').update(kind).update(file).digest('hex')
  const isNew = await inTransaction(db, async (tx) => {
    if (!(await insertStatement(tx, { ...{ id, kind, name, hash, from, until }, by: member.name }))) return false
    await insertLines(tx, id, lines)
    const after = { kind, name, from, until, lines: lines.length }
    await recordChange(tx, member, { action: 'statement brought', subject: SUBJECT, subjectId: id, after })
    return true
  })
  const statement = isNew ? await findStatement(db, id) : undefined
  if (statement === undefined) return fail(SAME_FILE)
  return ok({ statement, skipped: skipped.length, skippedFirst: skipped.slice(0, SKIPPED_SHOWN) })
}

export function removeStatement(
  db: Db,
  { id, member }: { id: string; member: Member },
): Promise<Result<Record<string, never>, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const gone = await deleteStatement(tx, id)
    if (gone === undefined) return fail(UNKNOWN_STATEMENT)
    const { kind, name, from, until, lines } = gone
    const change = { action: 'statement taken away', subject: SUBJECT, subjectId: id } as const
    await recordChange(tx, member, { ...change, before: { kind, name, from, until, lines } })
    return ok({})
  })
}

export type Noted = { text: string; isSettled: boolean; by: string; at: string }

/** What it says may be about a traveller: the audit has only whether it is settled. */
export function noteDifference(
  db: Db,
  asked: { rowId: string; text: string; isSettled: boolean; member: Member },
): Promise<Result<{ note: Noted }, ApiRefusal>> {
  const { rowId, text, isSettled, member } = asked
  return inTransaction(db, async (tx: Tx) => {
    const written = await writeNote(tx, { rowId, text, isSettled, by: member.name })
    if (written === undefined) return fail(notFound('There is no such line'))
    const { before, at } = written
    const change = { action: 'difference noted', subject: SUBJECT, subjectId: rowId, after: { isSettled } } as const
    await recordChange(tx, member, before === null ? change : { ...change, before: { isSettled: before } })
    return ok({ note: { text, isSettled, by: member.name, at: at.toISOString() } })
  })
}
