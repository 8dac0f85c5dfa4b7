import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that package-lock.json pins. */
export type LockedPackage = {
  /** Where it lies, such as `node_modules/pg`. */
  path: string
  name: string
  version: string
  /** An SPDX expression; empty where nobody says. */
  licence: string
  /** SHA-512 in hex of what is downloaded; undefined for builds for other machines that the registry never had. */
  sha512: string | undefined
  /** `builder`: is not there when the site runs; `optional`: on the machines that it is for. */
  use: 'required' | 'optional' | 'builder'
  needs: string[]
}

type Entry = {
  version: string
  license?: string
  integrity?: string
  dev?: true
  devOptional?: true
  optional?: true
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** These name no licence in their package.json; what their LICENSE file is. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js': 'MIT' }
const FOLDER = 'node_modules/'

export function lockedPackages(root: string): LockedPackage[] {
  // npm writes it, and `npm ci` refuses one of another shape.
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      path,
      name: nameOf(path),
      version: entry.version,
      licence: entry.license ?? SAID_ELSEWHERE[nameOf(path)] ?? licenceOfOwner(packages, nameOf(path)),
      sha512: hexOf(entry.integrity),
      use: useOf(entry),
      needs: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .flatMap((name) => resolve(packages, path, name) ?? [])
        .sort(),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
}

/** A build for one kind of machine is under the licence of the package that it is a build of. */
function licenceOfOwner(packages: Record<string, Entry>, name: string): string {
  const owner = Object.entries(packages).find(
    ([path, { optionalDependencies = {} }]) => path !== '' && name in optionalDependencies,
  )
  return owner?.[1].license ?? ''
}

/** As Node looks for it: beside the one that asks, then further out. */
function resolve(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  for (let folder = `${from}/`; ; folder = folder.slice(0, folder.lastIndexOf(FOLDER, folder.length - 2))) {
    const path = `${folder}${FOLDER}${name}`
    if (packages[path] !== undefined) return path
    if (folder === '') return undefined
  }
}

function useOf({ dev, devOptional, optional }: Entry): LockedPackage['use'] {
  if (dev === true || devOptional === true) return 'builder'
  return optional === true ? 'optional' : 'required'
}

function hexOf(integrity: string | undefined): string | undefined {
  const base64 = /^sha512-(\S+)/.exec(integrity ?? '')?.[1]
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('hex')
}
