import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearStage } from '#tests/support/booking-stages.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { booksOf, stageHeld, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => clearStage(api))

test('a payment is authorised and not yet taken: whoever pays again is sent to the same order, not to a second one', async () => {
  const booking = await stageHeld(api, { plan: 'initial' })
  const order = await booking.order()
  await booking.pays(order, 'authorised')
  expect([await booking.state(), await booking.order()]).toEqual(['paying', order])
  await api.runJobs()
  expect(await booksOf(api, booking)).toMatchObject({ state: 'confirmed_part', captured: 30_000, refunds: [] })
  const balance = await booking.order()
  await booking.pays(balance, 'authorised')
  expect([balance === order, await booking.order()]).toEqual([false, balance])
  await api.runJobs()
  expect(await booksOf(api, booking)).toMatchObject({ state: 'confirmed', captured: 100_000, refunds: [] })
})
