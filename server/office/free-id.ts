const LENGTH_MAX = 48

/** A name as an id begins: "tern-nest". */
export function idStem(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, LENGTH_MAX) || 'new'
  )
}

/** The stem, or the first of "stem-2", "stem-3" and so on that nobody has. */
export function firstFree(stem: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`
    if (!taken.has(id)) return id
  }
}
