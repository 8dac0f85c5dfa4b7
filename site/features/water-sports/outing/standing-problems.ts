import type { Outing } from './outing.ts'
import type { OutingProblems } from './outing-answer.ts'

/** What the server found wrong and has not been changed since: a message goes when its field does. */
export function standingProblems(problems: OutingProblems, posted: Outing, now: Outing): OutingProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => standsAt(posted, field) === standsAt(now, field)),
  )
}

/** `field` is a path: "ages.1". */
function standsAt(outing: Outing, field: string): unknown {
  const [name = '', index] = field.split('.')
  // Only names of an outing's own fields come as paths of its problems.
  const value = outing[name as keyof Outing]
  return Array.isArray(value) ? value[Number(index)] : value
}
