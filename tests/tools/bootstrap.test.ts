import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ROOT } from '#tools/project-files.ts'
import { type PlantedTree, plantTree } from './support/plant.ts'

const LOCK = JSON.stringify({
  name: 'small',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'small', dependencies: { absent: '1.0.0' } },
    'node_modules/absent': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '2.0.0', optional: true, os: ['darwin'] },
  },
})
const FRESH = {
  'tools/bootstrap.mjs': readFileSync(join(ROOT, 'tools/bootstrap.mjs'), 'utf8'),
  'package-lock.json': LOCK,
  // Nobody listens on port 9, so a registry there cannot be reached.
  '.npmrc': 'registry=http://127.0.0.1:9/\ncache=./npm-cache\n',
}
const INSTALLED = {
  'node_modules/.bin/node': '',
  'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/absent': { version: '1.0.0' } } }),
}

let planted: PlantedTree | undefined

afterEach(() => {
  planted?.remove()
  planted = undefined
})

function bootstrap(files: Record<string, string>) {
  planted = plantTree({ ...FRESH, ...files }, [])
  planted.write({ 'package.json': JSON.stringify({ name: 'small', private: true, dependencies: { absent: '1.0.0' } }) })
  const { npm_config_registry: _registry, npm_config_cache: _cache, ...env } = process.env
  const run = spawnSync(process.execPath, ['tools/bootstrap.mjs'], { cwd: planted.root, encoding: 'utf8', env })
  return { code: run.status, said: `${run.stdout}${run.stderr}` }
}

describe('the bootstrap', () => {
  test('is silent when everything is installed', () => {
    const stamp = createHash('sha256').update(LOCK).digest('hex')
    expect(bootstrap({ ...INSTALLED, 'node_modules/.installed': stamp })).toEqual({ code: 0, said: '' })
  })

  test('is content with what npm install brought, packages for other machines apart, and remembers it', () => {
    expect(bootstrap(INSTALLED)).toEqual({ code: 0, said: '' })
    expect(readFileSync(join(planted?.root ?? '', 'node_modules/.installed'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  })

  test('says so in a sentence when the registry cannot be reached', () => {
    const { code, said } = bootstrap({})
    expect(code).toBe(1)
    expect(said).toContain('npm cannot reach its package registry')
  })

  test('installs again when a package has another version', () => {
    const older = JSON.stringify({ packages: { 'node_modules/absent': { version: '0.9.0' } } })
    const { code, said } = bootstrap({ ...INSTALLED, 'node_modules/.package-lock.json': older })
    expect(code).toBe(1)
    expect(said).toContain('Installing the packages')
  })
})
