import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
const TRIP = 'tm-101.2026-12-25'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(`${TODAY}T04:30:00Z`)
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())

test('a seat of the crew cannot be asked for', async () => {
  const { rows } = await sql<{ seat: string }>`
    select cabin.blocked[1] as seat from ferry_sailing sailing join ferry_trip trip on trip.id = sailing.trip_id
      join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
     where sailing.id = ${TRIP} and cabin.code = 'pClass'`.execute(api.testDatabase.db)
  expect(rows).toEqual([{ seat: 'P1A' }])
  const { status, body } = await api.post('/enquiry/submit', {
    ...{ enquiryFor: 'Ferry', name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: 1 },
    about: { id: TRIP, sailing: { seats: ['P1A'] } },
  })
  expect([status, body.errors]).toEqual([
    422,
    [{ field: 'about.sailing.seats.0', message: 'Premium 1A cannot be had any more.' }],
  ])
})
