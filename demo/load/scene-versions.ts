import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /from '(\.[^']+)'/g
const DIGITS = 8

/**
 * A version for each drawing, made of all the code it is drawn by (its own file and what that imports, and so on): change
 * a part and only the pictures with that part in them get new addresses. What else they come out of is in `manner`.
 */
export function versionsByCode(manner: unknown): (file: string) => string {
  const readings = new Map<string, { code: Buffer; imports: string[] }>()

  const read = (file: string) => {
    const known = readings.get(file)
    if (known !== undefined) return known
    const code = readFileSync(file)
    const imports = [...code.toString().matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path))
    const reading = { code, imports }
    readings.set(file, reading)
    return reading
  }

  const withImports = (file: string, found: Set<string>): Set<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const each of read(file).imports) withImports(each, found)
    return found
  }

  return (file) => {
    const hash = createHash('sha256').update(JSON.stringify(manner))
    // In the order they are met: names of folders above the project are no part of it.
    for (const each of withImports(file, new Set())) hash.update(read(each).code)
    return hash.digest('hex').slice(0, DIGITS)
  }
}
