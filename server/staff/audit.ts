import type { Db, Tx } from '#server/db/db.ts'
import type { AuditAction } from './audit-sentences.ts'
import type { Member } from './session.ts'
import { type AuditRow, insertAudit, listAuditRows } from './team-store.ts'

/**
 * A change to write down: `before` and `after` as whole records; the fields that differ are kept. Nothing about a traveller belongs in them.
 * Each subject and action has its sentence in audit-sentences.ts.
 */
export type Change = AuditAction & {
  subjectId: string
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
}

/** Writes a change into the audit, in the transaction that makes it. */
export async function recordChange(
  tx: Tx,
  by: Pick<Member, 'id' | 'name'> | undefined,
  { action, subject, subjectId, before, after }: Change,
): Promise<void> {
  const differing = fieldsThatDiffer(before, after)
  await insertAudit(tx, {
    ...{ memberId: by?.id ?? null, by_name: by?.name ?? 'The site itself', action, subject, subject_id: subjectId },
    before: before === undefined ? null : pick(before, differing),
    after: after === undefined ? null : pick(after, differing),
  })
}

/** Names of the fields whose values differ; all where there is no record on one side. */
function fieldsThatDiffer(before?: Record<string, unknown>, after?: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (before === undefined || after === undefined) return names
  return names.filter((name) => sameText(before[name]) !== sameText(after[name]))
}

/** The same text for the same values: a record that was kept as jsonb has its names in another order. */
function sameText(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
}

function pick(record: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]))
}

/** Rows of one record that its page tells of at most. */
const OF_RECORD_MAX = 200

/** What members of staff have changed of one record, the latest first. */
export async function readChanges(db: Db, subject: string, subjectId: string): Promise<AuditRow[]> {
  const { rows } = await listAuditRows(db, { subject, subjectId, by: '', words: '', offset: 0, limit: OF_RECORD_MAX })
  return rows
}
