import { type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** Marks that the driver reads (prepared-statements.ts); no statement is marked otherwise. */

/** Parsed and planned once a connection. The text must be the same each time; values are bound. */
export function prepared<Row>(db: Db, statement: RawBuilder<Row>): Promise<QueryResult<Row>> {
  return sql<Row>`/* prepared */ ${statement}`.execute(db)
}

/**
 * A write whose result is not needed: deferred, and sent as one statement with other deferred ones of this transaction. Its error is
 * thrown by the next statement, at the latest by the commit. `table` is what it writes to: the second of two writes to one table is a
 * statement of its own, as one statement may change a row only once. Outside of a transaction it runs at once.
 */
export async function later(db: Db, table: string, statement: RawBuilder<unknown>): Promise<void> {
  await sql`/* later ${sql.table(table)} */ ${statement}`.execute(db)
}

/** A lock, or a write that locks: sent together with the next statement of this transaction, and run before it. Errors as with `later`. */
export async function ahead(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  await sql`/* ahead */ ${statement}`.execute(db)
}
