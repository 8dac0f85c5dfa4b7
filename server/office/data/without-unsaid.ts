import type { Values } from './part.ts'

/** A record in which what nobody has said yet is an empty cell: a file that says it, says it. */
export function withoutUnsaid({ unsaid, ...values }: Values & { unsaid: readonly string[] }): Values {
  return { ...values, ...Object.fromEntries(unsaid.map((field) => [field, null])) }
}
