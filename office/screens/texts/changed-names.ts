import { textOf } from '../packages/package-fields.ts'

/** The fields that differ, in whatever order the names inside of them come. */
export function changedNames<Fields extends object>(one: Fields, other: Fields): (keyof Fields)[] {
  // The names are those of the contract.
  return (Object.keys(one) as (keyof Fields)[]).filter((name) => textOf(one[name]) !== textOf(other[name]))
}
