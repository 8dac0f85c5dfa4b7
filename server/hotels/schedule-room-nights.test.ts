import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { testLog } from '#tests/support/test-log.ts'
import { scheduleRoomNights } from './roll-nights.ts'

const HOUR_MS = 3_600_000

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => vi.useRealTimers())

test('the nights ahead are made at once and every hour, also after an hour in which they could not be', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const log = testLog()
  let asked = 0
  const now = () => {
    asked += 1
    // The clock is asked once for each time; the second time fails.
    if (asked === 2) throw new Error('There is no time')
    return new Date('2026-11-22T04:30:00Z')
  }
  const rolling = await scheduleRoomNights({ db: database.db, now, log })
  expect(asked).toBe(1)
  vi.advanceTimersByTime(HOUR_MS - 1)
  expect(log.lines).toEqual([])
  vi.advanceTimersByTime(1)
  await vi.waitFor(() =>
    expect(log.lines).toMatchObject([{ level: 'warn', details: { event: 'room_nights_not_rolled' } }]),
  )
  vi.advanceTimersByTime(HOUR_MS)
  await vi.waitFor(() => expect(asked).toBe(3))
  rolling.stop()
  expect(vi.getTimerCount()).toBe(0)
})
