import { idStem } from '../free-id.ts'
import type { Values } from './part.ts'

/** A row without an id has the one that its name makes, always the same, so that a file which comes twice changes nothing. */
export function idByName(fields: readonly string[]): (values: Values) => Values {
  return (values) => {
    if (values.id !== undefined && values.id !== '') return values
    const names = fields.map((field) => values[field]).filter((name) => typeof name === 'string' && name !== '')
    return names.length === 0 ? values : { ...values, id: idStem(names.join(' ')) }
  }
}
