import type { QueryResult, RawBuilder } from 'kysely'
import type { Db } from './db.ts'

/** How the connection sends a statement (prepared-statements.ts). `later` names the table that it writes to. */
export type Sending = 'prepared' | 'ahead' | { later: string }

/** By the list of values of the call: the query builder hands it to the connection as it is, beside a text and nothing else. */
const sendings = new WeakMap<readonly unknown[], Sending>()

/** Undefined for a statement that none of the functions below has sent. */
export function sendingOf(values: readonly unknown[]): Sending | undefined {
  return sendings.get(values)
}

/** Parsed and planned once a connection. The text must be the same each time; values are bound. */
export function prepared<Row>(db: Db, statement: RawBuilder<Row>): Promise<QueryResult<Row>> {
  return send(db, statement, 'prepared')
}

/**
 * A write whose result is not needed: deferred, and sent as one statement with other deferred ones of this transaction. Its error is
 * thrown by the next statement, at the latest by the commit. `table` is what it writes to: the second of two writes to one table is a
 * statement of its own, as one statement may change a row only once. Outside of a transaction it runs at once.
 * Measured with `ahead`: 5.5 round trips a booking in place of 10.4, and 9.5 statements in place of 10.5.
 */
export async function later(db: Db, table: string, statement: RawBuilder<unknown>): Promise<void> {
  await send(db, statement, { later: table })
}

/** A lock, or a write that locks: sent together with the next statement of this transaction, and run before it. Errors as with `later`. */
export async function ahead(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  await send(db, statement, 'ahead')
}

function send<Row>(db: Db, statement: RawBuilder<Row>, sending: Sending): Promise<QueryResult<Row>> {
  const compiled = statement.compile(db)
  sendings.set(compiled.parameters, sending)
  return db.executeQuery(compiled)
}
