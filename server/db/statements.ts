import { type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** Marks that the driver reads (prepared-statements.ts); no statement is marked in another way. */

/** Parsed and planned once a connection. Its text must be the same each time: what changes is passed as values. */
export function prepared<Row>(db: Db, statement: RawBuilder<Row>): Promise<QueryResult<Row>> {
  return sql<Row>`/* prepared */ ${statement}`.execute(db)
}

/**
 * A write whose result nobody needs: it waits, and is sent as one statement with the others of this transaction that wait. An error of
 * it is that of the next statement, at the latest of the commit. `table`: the one it writes to; of two writes to one table, the second
 * goes into a statement of its own, as one statement may change a row only once. Outside of a transaction it is run at once.
 */
export async function later(db: Db, table: string, statement: RawBuilder<unknown>): Promise<void> {
  await sql`/* later ${sql.table(table)} */ ${statement}`.execute(db)
}

/** A lock, or a write that locks: sent together with the next statement of this transaction, and run before it. Errors as with `later`. */
export async function ahead(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  await sql`/* ahead */ ${statement}`.execute(db)
}
