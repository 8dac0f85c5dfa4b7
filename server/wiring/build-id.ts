import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the build names it; in development there is none. */
export async function buildId(): Promise<string> {
  const stamp = join(import.meta.dirname, '../../build/.stamp')
  return readFile(stamp, 'utf8').then(
    (text) => text.trim().slice(0, 16),
    () => 'development',
  )
}
