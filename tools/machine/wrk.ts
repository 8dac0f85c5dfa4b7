import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstall, installPackage } from './debian.ts'
import type { Found } from './found.ts'

/** A program that asks for one address as often as it can; installed from Debian when there is none and that is possible. */
export async function provideWrk(): Promise<Found> {
  const known = findProgram('wrk')
  if (known !== undefined) return { path: known }
  if (canInstall() && (await installPackage('wrk'))) {
    const installed = findProgram('wrk')
    if (installed !== undefined) return { path: installed }
  }
  return { missing: 'no wrk on this machine, and none could be installed' }
}

/** A program on the path; undefined where there is none. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
