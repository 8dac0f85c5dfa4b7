import { describe, expect, test } from 'vitest'
import { LAG_MAX_MS, lsnOf, replicaLag } from './replica-lag.ts'

const SECOND = 1_000

describe('a replica', () => {
  test('that has what the primary has is asked, while nobody writes too', () => {
    const lag = replicaLag()
    for (let at = 0; at <= 60 * SECOND; at += SECOND) {
      lag.markPrimary(at, 100n)
      lag.hear(at + 10, { lsn: 100n, version: 'v1' })
    }
    expect(lag.has(60.5 * SECOND, 'v1')).toBe(true)
    expect(lag.lagMs(60.5 * SECOND)).toBe(500)
  })

  test('that has not got the change of a version is not asked for pages of it', () => {
    const lag = replicaLag()
    lag.markPrimary(0, 100n)
    lag.hear(10, { lsn: 100n, version: 'v1' })
    expect([lag.has(20, 'v1'), lag.has(20, 'v2')]).toEqual([true, false])
    lag.hear(1_000, { lsn: 120n, version: 'v2' })
    expect([lag.has(1_010, 'v1'), lag.has(1_010, 'v2')]).toEqual([false, true])
  })

  test('that falls behind is left alone, and asked again once it has caught up', () => {
    const lag = replicaLag()
    const asked: boolean[] = []
    for (let second = 0; second <= 12; second += 1) {
      const at = second * SECOND
      lag.markPrimary(at, BigInt(100 + second))
      // From the third second on nothing arrives, until the tenth.
      lag.hear(at, { lsn: BigInt(100 + (second < 3 || second > 9 ? second : 2)), version: 'v1' })
      asked.push(lag.has(at, 'v1'))
    }
    const behindAt = asked.indexOf(false)
    expect(behindAt).toBe(2 + LAG_MAX_MS / SECOND + 1)
    expect(asked.slice(behindAt)).toEqual([false, false, true, true, true])
  })

  test('that does not answer, or whose answer is old, is not asked', () => {
    const lag = replicaLag()
    expect(lag.has(0, '')).toBe(false)
    lag.markPrimary(0, 100n)
    lag.hear(0, { lsn: 100n, version: 'v1' })
    expect(lag.has(2_900, 'v1')).toBe(true)
    expect(lag.has(3_100, 'v1')).toBe(false)
    lag.hear(3_200, { lsn: 100n, version: 'v1' })
    lag.hear(3_300, undefined)
    expect(lag.has(3_300, 'v1')).toBe(false)
  })

  test('that is none, or that of another server, is not asked', () => {
    const lag = replicaLag()
    lag.markPrimary(0, 100n)
    lag.hear(0, { lsn: undefined, version: 'v1' })
    expect(lag.has(10, 'v1')).toBe(false)
    lag.hear(20, { lsn: 99n, version: 'v1' })
    expect(lag.has(30, 'v1')).toBe(false)
  })
})

test('places in the log are compared as numbers', () => {
  expect(lsnOf('0/3000148') < lsnOf('0/A000000')).toBe(true)
  expect(lsnOf('1/0')).toBe(4_294_967_296n)
  expect(lsnOf('A/1') > lsnOf('9/FFFFFFFF')).toBe(true)
})
