import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TripPrice } from '#contract/v1/holds.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { INITIAL_SHARES_SETTING } from '#server/bookings/core/initial-shares.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { seats, visitor } from '#tests/support/traveller.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await api.setClock('2026-11-22T04:30:00Z')
  await freshSailings(api, '2026-11-22')
})
afterAll(() => api.close())

const CAR: Line = {
  ...{ kind: 'car', hire: 'airport', chargeId: 'airport.wandoor', pickupDate: '2026-12-25', pickupTime: '14:30' },
  ...{ vehicles: [{ vehicleId: 'sedan', count: 1 }], passengers: 3 },
}
const set = (value: unknown) =>
  sql`insert into setting (key, value) values (${INITIAL_SHARES_SETTING}, ${JSON.stringify(value)})
      on conflict (key) do update set value = excluded.value`.execute(api.testDatabase.db)

test('the office sets what may be paid first; what is held keeps the share it was held at', async () => {
  const priced = async () => (await api.post('/trip/price', { lines: [CAR, seats('P2A')] })).body.trip as TripPrice
  const percents = async () => (await priced()).lines.map((line) => line?.initialPercent)
  expect(await percents()).toEqual([30, 100])
  const asha = visitor(api)
  const held = await asha.held(CAR, seats('P2A'))
  await set({ car: 45 })
  const { lines, initial } = await priced()
  const [car = 0, ferry = 0] = lines.map((line) => line?.price.amountPayable)
  expect(initial).toEqual({ amount: Math.floor((car * 45) / 100 + 0.5) + ferry, balanceDate: '2026-12-10' })
  expect(lines.map((line) => line?.initialPercent)).toEqual([45, 100])
  const later = await visitor(api, '203.0.114.7').held(CAR)
  expect(later.lines.map(({ initialPercent }) => initialPercent)).toEqual([45])
  const { body } = await asha.get(`/holds/${held.id}`)
  expect((body.hold as typeof held).initial?.amount).toBe(Math.floor((car * 30) / 100 + 0.5) + ferry)
  await set({ car: 'half' })
  expect(await percents()).toEqual([30, 100])
})
