import { type RawBuilder, sql } from 'kysely'
import { type Period, periodText } from '#contract/terms/retention.ts'
import type { Tx } from '#server/db/db.ts'

/** One row of the table of retention: what of a table is about a person, and when it goes. */
export type RetentionRule = {
  table: string
  /** Columns with a person, or a name of one such as a visitor's id or the hash of a network. */
  columns: readonly string[]
  /** For people: what this is. */
  what: string
  kept: Period
  /** From when the time counts. */
  from: string
  /** What then becomes of it. */
  outcome: 'deleted' | 'removed from the row'
  /** Does so with at most `most` rows that are due; answers how many there were. */
  apply: (tx: Tx, most: number) => Promise<number>
}

type Told = Pick<RetentionRule, 'table' | 'columns' | 'what' | 'kept' | 'from'>
type Condition = RawBuilder<unknown>

/** Rows that are due go as a whole. */
export function deleteRule(told: Told, due: Condition): RetentionRule {
  return {
    ...told,
    outcome: 'deleted',
    apply: async (tx, most) => {
      const { rows } = await sql`
        delete from ${sql.table(told.table)} where ctid in (${dueRows(told.table, due, most)}) returning 1 as gone`.execute(
        tx,
      )
      return rows.length
    },
  }
}

/** Of rows that are due only the person goes. `due` must be false once that is done: each row is changed once. */
export function clearRule(told: Told, changes: Condition, due: Condition): RetentionRule {
  return {
    ...told,
    outcome: 'removed from the row',
    apply: async (tx, most) => {
      const { rows } = await sql`
        update ${sql.table(told.table)} set ${changes} where ctid in (${dueRows(told.table, due, most)}) returning 1 as changed`.execute(
        tx,
      )
      return rows.length
    },
  }
}

/** Locked rows are left for the next night. */
export function dueRows(table: string, due: Condition, most: number): Condition {
  return sql`select ctid from ${sql.table(table)} where ${due} limit ${most} for update skip locked`
}

/** Whether so much time has passed since an instant, by the database's clock; at the very instant it has. */
export function isOver(since: Condition, kept: Period): Condition {
  return sql`${since} <= app_now() - ${periodText(kept)}::interval`
}
