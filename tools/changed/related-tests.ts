import { distancesFrom, importsOf } from './import-graph.ts'

/** Which run of tests a file belongs to. */
export type Part = 'unit' | 'api' | 'e2e'
export type Related = { path: string; part: Part }

const TEST = /\.test\.tsx?$/
/** Beyond so many steps nearly every API test imports everything, through the whole server that it starts. */
const NEAR = 2
/** No way of imports leads there. */
const NOWHERE = 1_000
/** Words of paths that say where a file is and not what it is about. */
const PLACES = new Set(
  (
    'api contract core css demo documents e2e features http index main page pages registry routes rules server shop site store support test ' +
    'tests tools ts tsx terms the ui v1 wiring with without of and on one'
  ).split(' '),
)

/**
 * The tests that a change may break, the likeliest first. Tests beside the code: whose imports lead to a changed file. Tests of the API and
 * journeys, which reach everything over the wire: who imports a changed file itself or over one more file, and whose name shares a noun
 * with its path (`server/ferries/…`: `ferry-seats.test.ts`).
 */
export function relatedTests(changed: readonly string[], texts: ReadonlyMap<string, string>): Related[] {
  const distances = distancesFrom(changed, importsOf(texts))
  const nouns = new Set(changed.flatMap(nounsOf))
  return [...texts.keys()]
    .filter((path) => TEST.test(path))
    .map((path) => ({
      ...{ path, part: partOf(path), shared: sharedNouns(path, nouns) },
      distance: distances.get(path) ?? NOWHERE,
    }))
    .filter(
      ({ part, distance, shared }) =>
        distance <= (part === 'unit' ? NOWHERE - 1 : NEAR) || (shared > 0 && part !== 'unit'),
    )
    .toSorted(
      (left, right) =>
        Math.min(left.distance, NEAR + 1) - Math.min(right.distance, NEAR + 1) ||
        right.shared - left.shared ||
        left.distance - right.distance ||
        left.path.localeCompare(right.path),
    )
    .map(({ path, part }) => ({ path, part }))
}

/** Tests of the server count as unit tests here, whether or not they open a database. */
function partOf(path: string): Part {
  if (path.startsWith('tests/api/')) return 'api'
  return path.startsWith('tests/e2e/') ? 'e2e' : 'unit'
}

/** `server/ferries/keep-sailing.ts`: ferry, keep, sailing. */
function nounsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[/.\-_]/)
    .filter((word) => word.length > 2 && !PLACES.has(word))
    .map(singular)
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function sharedNouns(path: string, nouns: ReadonlySet<string>): number {
  return new Set(nounsOf(path.split('/').at(-1) ?? '').filter((noun) => nouns.has(noun))).size
}
