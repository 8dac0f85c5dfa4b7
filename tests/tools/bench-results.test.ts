import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepResults } from '#tools/bench/results.ts'

test('a section takes the place of what it measured before, and leaves the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'padauk-results-'))
  const file = join(folder, 'bench', 'results.json')
  try {
    keepResults('sizes', [{ name: 'fonts', unit: 'KB', measured: 31, budget: 30 }], file)
    keepResults('pages', [{ name: 'rate', unit: '/s', measured: 512.34567, least: 500 }], file)
    keepResults('sizes', [{ name: 'fonts', unit: 'KB', measured: 29, budget: 30 }], file)
    const { sizes, pages } = JSON.parse(readFileSync(file, 'utf8'))
    expect(sizes.figures).toEqual({ fonts: { measured: 29, unit: 'KB', most: 30, met: true } })
    expect(pages.figures).toEqual({ rate: { measured: 512.3, unit: '/s', least: 500, met: true } })
    expect(pages.node).toBe(process.version)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
