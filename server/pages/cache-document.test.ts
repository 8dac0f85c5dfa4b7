import { expect, test } from 'vitest'
import { LOOK_EVERY_MS } from '#server/settings/watch-pages.ts'
import { type Held, notHeld, readRules } from '#tests/support/rules-document.ts'
import * as cache from './page-cache.ts'

const SECOND = 1_000
const MEGABYTE = 1_024 * 1_024
const count = (value: number) => value.toLocaleString('en-IN')
const megabytes = (bytes: number) => `${bytes / MEGABYTE} MB`

const HELD: Held = {
  C2: [`404 for ${cache.MISSING_MS / SECOND} seconds`, `at most ${cache.MISSING_MAX} of those`],
  C3: [`${cache.MISSING_MS / SECOND} seconds, among the same ${cache.MISSING_MAX}`],
  // A name of a character set.
  C5: ['UTF-8'],
  C7: [
    `fresh for ${cache.FOREIGN_FRESH_MS / SECOND} seconds`,
    `up to ${cache.STALE_MS / 3_600_000} hours`,
    `${cache.RETRY_MS / SECOND} seconds later`,
  ],
  C8: [`every ${LOOK_EVERY_MS} ms`],
  C9: [
    `${count(cache.ENTRIES_MAX)} entries and ${megabytes(cache.BYTES_MAX)} without a query`,
    `${cache.ROUTE_ENTRIES_MAX} entries and ${megabytes(cache.ROUTE_BYTES_MAX)} a route`,
    `after ${cache.PACKED_AFTER} requests`,
  ],
}

test('the document of the page cache states the figures of the code, and no others', () => {
  expect(notHeld(readRules('page-cache'), HELD)).toEqual([])
})
