import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const ON_POSTGRES = { DATABASE_URL: 'postgres://db/padauk' }

test.each(['0', '65', '100', '2.5', '-1', 'auto'])('WORKERS=%s is refused with a sentence', (WORKERS) => {
  expect(() => readConfig({ ...ON_POSTGRES, WORKERS })).toThrow(
    new Error('WORKERS must be a whole number from 1 to 64.'),
  )
})

test('one process is what there is unless more are asked for', () => {
  expect([readConfig({}).workers, readConfig({ WORKERS: '1' }).workers]).toEqual([1, 1])
  expect(readConfig({ ...ON_POSTGRES, WORKERS: '64' }).workers).toBe(64)
})

test('several processes need a database that they can share, and a clock that no test moves in one of them', () => {
  expect(() => readConfig({ WORKERS: '2' })).toThrow(
    new Error('WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process.'),
  )
  expect(() => readConfig({ ...ON_POSTGRES, WORKERS: '2', APP_TEST_MODE: '1' })).toThrow(
    new Error('APP_TEST_MODE is refused with WORKERS above 1: its clock is of one process.'),
  )
})

test('a replica is one of a database', () => {
  expect(readConfig({ ...ON_POSTGRES, DATABASE_READ_URL: 'postgres://standby/padauk' }).databaseReadUrl).toBe(
    'postgres://standby/padauk',
  )
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://standby/padauk' })).toThrow(
    new Error('DATABASE_READ_URL needs DATABASE_URL beside it: a replica is one of a database.'),
  )
  expect(() => readConfig({ ...ON_POSTGRES, DATABASE_READ_URL: 'mysql://standby/padauk' })).toThrow(
    new Error('DATABASE_READ_URL must be an address that starts with postgres://.'),
  )
})
