import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the files of a folder must be, by their paths in it: an `integrity` attribute each; undefined where there is no such file. */
export function fileIntegrity(folder: string): (path: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, integrityOf(join(folder, path)))
    return known.get(path)
  }
}

function integrityOf(file: string): string | undefined {
  try {
    return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
  } catch {
    return undefined
  }
}
