import { basename } from 'node:path'
import type { Mutation } from './find-mutations.ts'
import { concernedBy, type Sources } from './readers.ts'
import type { TestRecord } from './test-map.ts'

/** Test files of a run, in its order. */
export type Round = readonly TestRecord[]

/** Whoever executes something of this has a database, which takes longer than all that those without one do. */
const OPENS_DATABASE = 'server/db/open-database.ts:'
const FIRST_ROUND = 6
const ROUND = 15
/** A share of a test is weighed against the time it takes, and what each takes at least. */
const LEAST_MS = 500

/**
 * The test files that execute what is changed, a round after the other: those without a database, then those that do the most of it
 * for their time, then all others. Files that do not pass unchanged tell nothing.
 */
export function planTests(
  mutation: Pick<Mutation, 'path' | 'start'>,
  sources: Sources,
  tests: readonly TestRecord[],
  textOf: (path: string) => string,
): Round[] {
  const { blocks, names } = concernedBy(sources, mutation.path, mutation.start)
  const asksFor = (path: string) => {
    const text = names.length === 0 ? '' : textOf(path)
    return text.includes(basename(mutation.path)) && names.some((name) => text.includes(name))
  }
  const ranked = tests
    .filter(({ failure }) => failure === undefined)
    .map((test) => ({ test, share: asksFor(test.path) ? 1 : shareOf(test, blocks) }))
    .filter(({ share }) => share > 0)
    .map(({ test, share }) => ({ test, worth: share / (test.ms + LEAST_MS) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ test }) => test)
  const quick = ranked.filter((test) => !opensDatabase(test))
  const slow = ranked.filter(opensDatabase)
  const rest = slow.slice(FIRST_ROUND)
  const rounds = [quick, slow.slice(0, FIRST_ROUND)]
  for (let from = 0; from < rest.length; from += ROUND) rounds.push(rest.slice(from, from + ROUND))
  return rounds.filter((round) => round.length > 0)
}

function opensDatabase({ counts }: TestRecord): boolean {
  return Object.keys(counts).some((key) => key.startsWith(OPENS_DATABASE))
}

function shareOf({ counts }: TestRecord, blocks: readonly string[]): number {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return Math.max(0, ...blocks.map((key) => (counts[key] ?? 0) / Math.max(1, all)))
}
