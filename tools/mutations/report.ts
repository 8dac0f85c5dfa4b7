import { AREAS } from './areas.ts'
import { EXCEPTIONS } from './exceptions.ts'
import type { Mutation } from './find-mutations.ts'
import type { Outcome } from './run-mutation.ts'

export type Tried = { mutation: Mutation; outcome: Outcome }

const LEAST_PERCENT = 92

/** What is printed at the end, and whether enough were killed. */
export function reportOf(tried: readonly Tried[], exceptions = EXCEPTIONS): { lines: string[]; isEnough: boolean } {
  const survivors = tried.filter(({ outcome }) => outcome.state !== 'killed')
  const killed = tried.length - survivors.length
  const isEnough = killed * 100 >= tried.length * LEAST_PERCENT
  const reasonless = survivors.filter(({ mutation }) => exceptions[mutation.id] === undefined)
  const withReason = survivors.filter(({ mutation }) => exceptions[mutation.id] !== undefined)
  const overtaken = tried.filter(
    ({ mutation, outcome }) => outcome.state === 'killed' && exceptions[mutation.id] !== undefined,
  )
  return {
    lines: [
      ...listed('Survivors that a test should kill', reasonless.map(lineOf)),
      ...listed(
        'Survivors with a recorded reason',
        withReason.map((each) => `${lineOf(each)}\n    ${exceptions[each.mutation.id]}`),
      ),
      ...listed('Recorded as survivors, but killed', overtaken.map(lineOf)),
      ...AREAS.map((area) => {
        const ofArea = tried.filter(({ mutation }) => mutation.area === area)
        const dead = ofArea.filter(({ outcome }) => outcome.state === 'killed').length
        return `${area}: ${dead} of ${ofArea.length} killed`
      }),
      `${killed} of ${tried.length} changes killed, ${percent(killed, tried.length)} % (at least ${LEAST_PERCENT} % must be)`,
    ],
    isEnough,
  }
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), '']
}

function lineOf({ mutation, outcome }: Tried): string {
  const { path, line, id } = mutation
  return `${path}:${line} ${id.slice(path.length + 1)}${outcome.state === 'not executed' ? ' (no test executes it)' : ''}`
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '100.0' : ((part * 100) / whole).toFixed(1)
}
