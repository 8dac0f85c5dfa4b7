import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { nameOfRecord } from './test-map.ts'

// Set up before each test file of a run that finds out which blocks it executes, and how often.

const counts = new Map<string, number>()
Object.assign(globalThis, { blockRan: (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1) })

afterAll(() => {
  const folder = process.env.MUTATION_RECORDS ?? ''
  const { testPath = '' } = expect.getState()
  mkdirSync(folder, { recursive: true })
  const name = nameOfRecord(relative(process.cwd(), testPath))
  writeFileSync(join(folder, name), JSON.stringify(Object.fromEntries(counts)))
})
