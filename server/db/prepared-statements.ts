import type pg from 'pg'

/** What a statement begins with that is parsed and planned once a connection: its name, one statement a name. */
const MARK = /^\s*\/\* prepared ([a-z-]+) \*\//

/**
 * Has a connection keep the plans of the statements that ask for it. Only for those that are planned longer than they
 * run: the first runs are still planned one by one, and the server decides whether one plan serves all.
 */
export function prepareMarked(client: pg.PoolClient): void {
  const plainQuery = client.query.bind(client) as (...question: unknown[]) => unknown
  const query = (...question: unknown[]): unknown => {
    const [text, values] = question
    const name = typeof text === 'string' ? MARK.exec(text)?.[1] : undefined
    return name === undefined ? plainQuery(...question) : plainQuery({ name, text, values }, ...question.slice(2))
  }
  // The driver declares a dozen ways to ask; all of them go through, so the declared type stays true.
  client.query = query as typeof client.query
}
