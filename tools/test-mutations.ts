import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from './build-site.ts'
import { FORGETFUL, type PostgresServer, providePostgres, startPostgres } from './machine/postgres.ts'
import { stopCommands } from './machine/run-command.ts'
import { areaOf, sourceFiles } from './mutations/areas.ts'
import { chooseMutations } from './mutations/choose-mutations.ts'
import { findMutations, isProgram, type Mutation } from './mutations/find-mutations.ts'
import { copyTree, type OwnTree } from './mutations/own-tree.ts'
import { planTests } from './mutations/plan-tests.ts'
import { readSources } from './mutations/readers.ts'
import { reportOf, type Tried } from './mutations/report.ts'
import { runMutation } from './mutations/run-mutation.ts'
import { openOutcomes } from './mutations/saved-outcomes.ts'
import { hashOfSources, mapTests, testFiles } from './mutations/test-map.ts'
import { ROOT } from './project-files.ts'

/*
 * `npm run test:mutations`: a sample of changes of one place each, in what decides about money, stock, access and limits; how many of
 * them a test tells. Our own, as Stryker changes no SQL, draws no sample and takes one project of vitest only.
 * `--seed 2`, `--count 20` and `--file server/bookings/core/refund-rule.ts` choose, `--list` only says which they are.
 */

const KEPT = join(ROOT, 'node_modules/.cache/padauk-mutations')

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '150' },
    file: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
  },
})
let tree: OwnTree | undefined
let server: PostgresServer | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopCommands()
    void Promise.all([server?.stop(), tree?.remove()]).finally(() => process.exit(130))
  })

const texts = new Map(sourceFiles(ROOT).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
const chosen = choose()
if (values.list)
  for (const { path, line, id, area } of chosen) console.log(`${area} ${path}:${line} ${id.slice(path.length + 1)}`)
else await main()

function choose(): Mutation[] {
  const asked = values.file
  const unknown = asked.filter((path) => !texts.has(path) || areaOf(path) === undefined)
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is no file of money, stock, access or limits.`)
  const all = [...texts].flatMap(([path, text]) =>
    asked.length === 0 || asked.includes(path) ? findMutations(path, text) : [],
  )
  const isGood = (mutation: Mutation) => isProgram(mutation, texts.get(mutation.path) ?? '')
  return chooseMutations(all, { seed: Number(values.seed), count: Number(values.count), isGood })
}

async function main(): Promise<void> {
  await buildSite()
  tree = await copyTree(ROOT)
  try {
    const { lines, isEnough } = reportOf(await tryAll(tree))
    for (const line of lines) console.log(line)
    process.exitCode = isEnough ? 0 : 1
  } finally {
    await tree.remove()
    await server?.stop()
  }
}

async function tryAll(own: OwnTree): Promise<Tried[]> {
  const env = { MUTATION_TREE: ROOT, ...(await database()) }
  const tests = await mapTests(own, testFiles(own.root), {
    ...{ kept: join(KEPT, 'records'), env, say: (line) => console.log(line) },
  })
  for (const { path, failure } of tests)
    if (failure) console.log(`Left out, for it fails unchanged: ${path} (${failure})`)
  const sources = readSources(texts)
  const outcomes = openOutcomes(join(KEPT, `${hashOfSources(own.root)}.json`))
  const tried: Tried[] = []
  for (const mutation of chosen) {
    const began = performance.now()
    const rounds = planTests(mutation, sources, tests, (path) => readFileSync(join(ROOT, path), 'utf8'))
    const outcome = await runMutation(mutation, rounds, { tree: own, outcomes, env })
    tried.push({ mutation, outcome })
    const seconds = Math.round((performance.now() - began) / 1_000)
    console.log(
      `${tried.length} of ${chosen.length}, ${seconds} s: ${outcome.state} ${outcome.by ?? ''} | ${mutation.id}`,
    )
  }
  return tried
}

/** On a server two really meet at a seat, and it is the quicker one; the embedded database lets in one transaction at a time. */
async function database(): Promise<Record<string, string>> {
  const programs = await providePostgres()
  if ('missing' in programs) {
    console.log(`On the embedded database, which misses what only locks decide: ${programs.missing}`)
    return { TEST_DATABASE: 'embedded' }
  }
  server = await startPostgres(programs.path, FORGETFUL)
  return { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url }
}
