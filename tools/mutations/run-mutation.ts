import type { Mutation } from './find-mutations.ts'
import type { OwnTree } from './own-tree.ts'
import type { Round } from './plan-tests.ts'
import { runFiles } from './run-files.ts'
import type { Killed, SavedOutcomes } from './saved-outcomes.ts'
import type { TestRecord } from './test-map.ts'

export type Outcome = { state: 'killed' | 'survived' | 'not executed'; by?: string; why?: string }

/** What a round gets: a start, and so many times what its files took unchanged. */
const START_MS = 180_000
const TIMES = 6

/** `env` says on which database. */
export type ToRun = { tree: OwnTree; outcomes: SavedOutcomes; env: Record<string, string>; config?: string }

/** Runs the rounds with that change in the tree until a test fails. What was found out before is not run again. */
export async function runMutation(mutation: Mutation, rounds: readonly Round[], run: ToRun): Promise<Outcome> {
  if (rounds.length === 0) return { state: 'not executed' }
  const known = run.outcomes.of(mutation.id)
  const hashes = new Set(rounds.flat().map(({ hash }) => hash))
  if (known.killed !== undefined && hashes.has(known.killed.hash)) return { state: 'killed', ...known.killed }
  const takeOut = run.tree.plant(mutation)
  try {
    for (const round of rounds) {
      const left = round.filter(({ hash }) => !known.passed.includes(hash))
      const killed = left.length === 0 ? undefined : await killedIn(left, run)
      if (killed !== undefined) {
        run.outcomes.keep(mutation.id, { ...known, killed })
        return { state: 'killed', ...killed }
      }
      known.passed.push(...left.map(({ hash }) => hash))
      run.outcomes.keep(mutation.id, known)
    }
  } finally {
    takeOut()
  }
  return { state: 'survived' }
}

/** What a busy machine does to a right program, too: it is not a kill until it was seen three times. */
const BUSY = /time(?:d )?-?out|\b503\b|too_busy|ECONNRE/i
const TRIES = 3

async function killedIn(tests: readonly TestRecord[], run: ToRun): Promise<Killed | undefined> {
  let left = tests
  let seen: Killed | undefined
  for (let tries = 0; tries < TRIES; tries += 1) {
    const killed = await failedIn(left, run)
    if (killed === undefined || !BUSY.test(killed.why)) return killed
    seen = killed
    left = left.slice(
      Math.max(
        0,
        left.findIndex(({ path }) => path === killed.by),
      ),
    )
  }
  return seen
}

async function failedIn(tests: readonly TestRecord[], { tree, env, config }: ToRun): Promise<Killed | undefined> {
  const limitMs = START_MS + TIMES * tests.reduce((sum, { ms }) => sum + ms, 0)
  const { isLate, files } = await runFiles({
    ...{ root: tree.root, files: tests.map(({ path }) => path), limitMs, env, bail: true },
    ...(config === undefined ? {} : { config }),
  })
  const [first] = tests
  if (isLate && first !== undefined) return { by: first.path, why: 'it did not end', hash: first.hash }
  const failed = files.find(({ failure }) => failure !== undefined)
  const test = tests.find(({ path }) => path === failed?.path) ?? first
  if (failed === undefined || test === undefined) return undefined
  return { by: failed.path, why: failed.failure ?? '', hash: test.hash }
}
