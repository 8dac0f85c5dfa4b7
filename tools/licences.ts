import { type LockedPackage, lockedPackages } from './packages/locked-packages.ts'
import { ROOT } from './project-files.ts'

/** `npm run licences`: every package of the lock file under its licence, those that are there when the site runs first. */
export function licenceList(packages: readonly LockedPackage[]): string {
  const running = packages.filter(({ use }) => use !== 'builder')
  const builders = packages.filter(({ use }) => use === 'builder')
  return [
    `When the site runs (${running.length}):`,
    ...byLicence(running),
    '',
    `For building and testing alone (${builders.length}):`,
    ...byLicence(builders),
  ].join('\n')
}

function byLicence(packages: readonly LockedPackage[]): string[] {
  const groups = Map.groupBy(packages, ({ licence }) => licence || 'no licence named')
  return [...groups]
    .sort(([one, some], [other, more]) => more.length - some.length || one.localeCompare(other, 'en'))
    .flatMap(([licence, of]) => [
      `  ${licence} (${of.length})`,
      ...new Set(of.map(({ name, version, use }) => `    ${name} ${version}${use === 'optional' ? ', optional' : ''}`)),
    ])
}

if (import.meta.main) process.stdout.write(`${licenceList(lockedPackages(ROOT))}\n`)
