import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { shapeOf } from '#tools/gate/statement-shape.ts'

/*
 * Which statements a test file has sent to the engine under test, for tools/gate/compare-statements.ts. A setup file of the projects
 * that run on two databases; it notes only where the gate asks for it. The driver's own pool is tapped, so nothing of ours changes.
 */

/** The files of `server/db` carry everybody's statements. */
const OURS =
  /\/(?:contract|demo|tools|tests|server(?!\/db\/(?:prepared-statements|measured-pool|statements|in-transaction)))\/(?!.*node_modules)/

const folder = process.env.TEST_STATEMENTS
/** Files share a process, and this module is evaluated for each of them. */
const shared = globalThis as { notedStatements?: Set<string> }

if (folder !== undefined) {
  const noted = shared.notedStatements ?? tapPools()
  shared.notedStatements = noted
  afterAll(() => {
    const file = expect.getState().testPath ?? ''
    mkdirSync(folder, { recursive: true })
    const name = `${basename(file)}.${process.pid}.json`
    writeFileSync(join(folder, name), JSON.stringify({ file, statements: [...noted] }))
    noted.clear()
  })
}

/** What tests ask themselves does not count: the nearest of our files on the way here is one of theirs. */
function note(noted: Set<string>, shape: string): void {
  if (noted.has(shape)) return
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 60
  const { stack = '' } = new Error('asked')
  Error.stackTraceLimit = stackTraceLimit
  const nearest = stack.split('\n').find((line) => OURS.test(line) && !line.includes('note-statements'))
  if (nearest === undefined || !nearest.includes('/tests/')) noted.add(shape)
}

function tapPools(): Set<string> {
  const noted = new Set<string>()
  const tapped = new WeakSet<pg.PoolClient>()
  const connect = pg.Pool.prototype.connect as unknown as (...args: unknown[]) => Promise<pg.PoolClient>
  const tapping = async function (this: pg.Pool, ...args: unknown[]): Promise<pg.PoolClient> {
    const client = await connect.apply(this, args)
    // With a callback the driver answers nothing here; we never ask so.
    if (args.length > 0 || tapped.has(client)) return client
    tapped.add(client)
    const query = client.query.bind(client) as (...question: unknown[]) => unknown
    const noting = (...question: unknown[]) => {
      const [first] = question
      const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text
      if (typeof text === 'string') note(noted, shapeOf(text))
      return query(...question)
    }
    // The driver declares a dozen ways to ask; all of them go through, so the declared type stays true.
    client.query = noting as typeof client.query
    return client
  }
  pg.Pool.prototype.connect = tapping as typeof pg.Pool.prototype.connect
  return noted
}
