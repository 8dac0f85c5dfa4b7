import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockedPackage, lockedPackages } from './packages/locked-packages.ts'
import { ROOT } from './project-files.ts'

const SCOPES = { required: 'required', optional: 'optional', builder: 'excluded' } as const
/** One licence has an id; of several there is an expression. */
const ONE_LICENCE = /^[\w.+-]+$/

/**
 * `npm run sbom`: the software bill of materials in CycloneDX 1.6, from the lock file alone. The same lock file makes the same
 * bytes: there is no moment and no random number in it.
 */
export function billOfMaterials(root: string): object {
  const packages = lockedPackages(root)
  const { name, version, dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as { name: string; version: string; dependencies: object; optionalDependencies: object }
  const refs = new Map(packages.map((each) => [each.path, refOf(each)]))
  const own = Object.keys({ ...dependencies, ...optionalDependencies }).map((each) => `node_modules/${each}`)
  const dependenciesOf = (ref: string, paths: readonly string[]) => ({
    ref,
    dependsOn: paths.flatMap((path) => refs.get(path) ?? []),
  })
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: packages.map(componentOf),
    dependencies: [dependenciesOf(name, own), ...packages.map((each) => dependenciesOf(refOf(each), each.needs))],
  }
}

function componentOf(each: LockedPackage): object {
  const { name, version, licence, sha512, use } = each
  const [group, plain = name] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    'bom-ref': refOf(each),
    ...(group === undefined ? {} : { group }),
    ...{ name: plain, version, scope: SCOPES[use], purl: purlOf(each) },
    licenses: [ONE_LICENCE.test(licence) ? { license: { id: licence } } : { expression: licence }],
    ...(sha512 === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
  }
}

function purlOf({ name, version }: LockedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** The same version may lie in two places. */
function refOf(each: LockedPackage): string {
  return `${purlOf(each)}#${each.path}`
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(billOfMaterials(ROOT), null, 2)}\n`)
