import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readNoted, unheardFiles, unsentStatements } from './compare-statements.ts'
import { leftOutOnEmbedded, ONCE, POSTGRES_ONLY } from './databases.ts'
import { runTests } from './run-tests.ts'
import { type Machine, type Outcome, skipped } from './step.ts'

/** Where the first of the two runs left its statements for the second. */
let statementsOnEmbedded: string | undefined

/** Without a PostgreSQL server everything runs here. */
export async function testOnEmbedded(machine: Machine): Promise<Outcome> {
  const without = leftOutOnEmbedded(await machine.postgres())
  statementsOnEmbedded = await mkdtemp(join(tmpdir(), 'padauk-statements-'))
  const env = { TEST_DATABASE: 'embedded', TEST_STATEMENTS: statementsOnEmbedded }
  return runTests({ projects: ['server', 'api'], without, env, limitMinutes: 12 })
}

export async function testOnPostgres(machine: Machine): Promise<Outcome> {
  const server = await machine.postgres()
  if ('missing' in server) return skipped(server.missing)
  const folder = await mkdtemp(join(tmpdir(), 'padauk-statements-'))
  const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url, TEST_STATEMENTS: folder }
  try {
    const outcome = await runTests({ projects: ['server', 'api'], without: ONCE, env, limitMinutes: 12 })
    return statementsOnEmbedded === undefined ? outcome : compared(outcome, statementsOnEmbedded, folder)
  } finally {
    await Promise.all(
      [folder, statementsOnEmbedded ?? folder].map((each) => rm(each, { recursive: true, force: true })),
    )
  }
}

/** One test more: whoever runs on PostgreSQL only sends nothing that the embedded database was not sent. */
function compared(outcome: Outcome, embedded: string, postgres: string): Outcome {
  if (outcome.kind === 'skipped') return outcome
  const onPostgres = readNoted(postgres)
  const unsent = unsentStatements(readNoted(embedded), onPostgres, POSTGRES_ONLY)
  const unheard = unheardFiles(onPostgres, POSTGRES_ONLY)
  const failures = [
    ...unsent.map(({ file, statement }) => `✗ ${file} runs on PostgreSQL only and is the one to send: ${statement}`),
    ...unheard.map((file) => `✗ ${file} runs on PostgreSQL only and has sent no statement`),
  ]
  const isWell = failures.length === 0
  const { passed, failed, skipped: left } = outcome.tally
  const tally = { passed: passed + (isWell ? 1 : 0), failed: failed + (isWell ? 0 : 1), skipped: left }
  return { ...outcome, tally, failures: [...(outcome.failures ?? []), ...failures] }
}
