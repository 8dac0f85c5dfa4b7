const LIST = /\(\$(?:::[a-z]+(?:\[\])?)?(?:, ?\$(?:::[a-z]+(?:\[\])?)?)*\)/g
const ROWS = /\(\$\)(?:, ?\(\$\))+/g
/** Databases of tests have names of their own. */
const OWN_NAME = /\b(?:test|restored|demo)_[0-9a-z_]+/g

/** A statement without what differs from call to call: how many values a list has, and the space between its words. */
export function shapeOf(statement: string): string {
  return statement
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\$\d+/g, '$$')
    .replace(LIST, '($$)')
    .replace(ROWS, '($$)')
    .replace(OWN_NAME, 'own_name')
}
