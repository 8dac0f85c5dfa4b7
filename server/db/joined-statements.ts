/** A statement of a client's transaction, with its values. */
export type Statement = { name?: string | undefined; text: string; values: readonly unknown[] }

/** Each text once, by a number of its own; and each joined text under the numbers of its parts. */
const numbers = new Map<string, number>()
const joined = new Map<string, { name: string; text: string }>()

/** Several writes as one statement, which a connection may keep under its name. They see nothing of each other. */
export function joinStatements(parts: readonly Statement[]): Statement {
  const values = parts.flatMap((part) => part.values)
  const key = parts.map(({ text }) => numberOf(text)).join('-')
  const known = joined.get(key) ?? { name: `later-${key}`, text: textOf(parts) }
  joined.set(key, known)
  return { ...known, values }
}

function textOf(parts: readonly Statement[]): string {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only.text
  let count = 0
  const written = parts.map(({ text, values }, index) => {
    const before = count
    count += values.length
    return `write_${index} as (${text.replace(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`)})`
  })
  return `with ${written.join(', ')} select`
}

/** Of a text that is used again and again: its number, by which a connection keeps its plan. */
export function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size + 1
  numbers.set(text, number)
  return number
}
