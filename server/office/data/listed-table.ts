import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** A file of rows. Read by pages in the order of a key, so that it never is whole in memory. */
export type ListedTable = {
  name: string
  /** What is in it, in words. */
  about: string
  columns: readonly string[]
  /** Texts of the columns, and the key of the row; `after` is the key of the last row of the page before, or empty. */
  page: (after: string, limit: number) => RawBuilder<ListedRow>
}
/** A file that is put together of tables of the database. */
export type PeopleTable = ListedTable & { from: readonly string[] }
type ListedRow = { key: string; cells: (string | null)[] }

const DAY_AND_TIME = 'YYYY-MM-DD HH24:MI'

/** An instant as clocks in India show it. */
export const at = (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone 'Asia/Kolkata', ${DAY_AND_TIME})`

/** Behind the number of the last row. */
export const afterNumber = (after: string) => sql`coalesce(nullif(${after}, '')::bigint, 0)`

const ROWS_AT_ONCE = 500

export async function* rowsOf(db: Db, { page }: ListedTable): AsyncGenerator<readonly string[][]> {
  for (let after = ''; ; ) {
    const { rows } = await page(after, ROWS_AT_ONCE).execute(db)
    if (rows.length > 0) yield rows.map(({ cells }) => cells.map((cell) => cell ?? ''))
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.key ?? ''
  }
}
