import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'

type NewNote = { rowId: string; text: string; isSettled: boolean; by: string }

/** Writes the note of a line or of an entry of the ledger, or the one that was there anew; undefined where there is no such thing. */
export async function writeNote(
  tx: Tx,
  { rowId, text, isSettled, by }: NewNote,
): Promise<{ before: boolean | null; at: Date } | undefined> {
  const [kind = '', number = ''] = rowId.split('-')
  const [column, table] = kind === 'line' ? ['bank_line_id', 'bank_line'] : ['ledger_id', 'ledger']
  const key = sql.ref(column)
  const { rows: known } = await sql<{ is_settled: boolean | null }>`
    select (select is_settled from settlement_note where ${key} = ${number}::bigint) as is_settled
      from ${sql.table(table)} where id = ${number}::bigint`.execute(tx)
  if (known[0] === undefined) return undefined
  const { rows } = await sql<{ at: Date }>`
    insert into settlement_note (${key}, text, is_settled, by_name) values (${number}::bigint, ${text}, ${isSettled}, ${by})
    on conflict (${key}) do update set text = excluded.text, is_settled = excluded.is_settled, by_name = excluded.by_name, at = app_now()
    returning at`.execute(tx)
  const [row] = rows
  return row && { before: known[0].is_settled, at: row.at }
}
