import { expect, test } from 'vitest'
import { pickEncoding } from './pick-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZip;q=0.5', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip', 'gzip'],
  ['br; q=0 , gzip;q=1', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['identity', 'identity'],
  ['x-bread, brr', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('"%s" is answered in %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding)
})
