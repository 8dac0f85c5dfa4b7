import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { LineChangePreview, LineOptions, LineTo } from '#contract/office/line-changes.ts'
import { type BookingOffice, openBookingOffice, said } from '#tests/support/booking-office.ts'
import { seats, visitor } from '#tests/support/traveller.ts'
import { buyTrip, MIXED_TRIP, openDays, PACKAGE_TRIP } from '#tests/support/whole-trips.ts'

let office: BookingOffice
beforeAll(async () => {
  office = await openBookingOffice()
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.clear()
  await sql`delete from car_claim`.execute(office.api.testDatabase.db)
  await sql`delete from activity_claim`.execute(office.api.testDatabase.db)
  await openDays(office.api)
  office.api.gateway.follow({ refunds: 'processed' })
})

let keys = 0
const newKey = () => `line-change-key-${(keys += 1)}`
const pathOf = (ref: string, line: string) => `/bookings/${ref}/lines/${line}`

const previewOf = async (ref: string, line: string, to: LineTo) => {
  const { status, body } = await office.owner.post(`${pathOf(ref, line)}/preview`, { to })
  expect([status, body]).toEqual([200, expect.anything()])
  return body.change as LineChangePreview
}
const change = async (ref: string, line: string, to: LineTo, more: object = {}) => {
  const { seen, difference } = await previewOf(ref, line, to)
  return office.owner.post(pathOf(ref, line), { to, seen, difference, key: newKey(), ...more })
}
const bookingOf = async (ref: string) => (await office.owner.get(`/bookings/${ref}`)).body.booking as never

describe('a line of a trip with everything in it', () => {
  test('moves to another day, each kind by its own', async () => {
    const { ref } = await buyTrip(office.api, MIXED_TRIP, 'full')
    const changes: [string, LineTo][] = [
      ['line-6', { kind: 'ferry', tripId: 'tm-105.2027-02-13' }],
      ['line-5', { kind: 'activity', date: '2027-02-12' }],
      ['line-4', { kind: 'hotel', checkIn: '2027-02-10', checkOut: '2027-02-13' }],
      ['line-1', { kind: 'car', pickupDate: '2027-02-09', pickupTime: '14:30' }],
    ]
    for (const [line, to] of changes) expect((await change(ref, line, to)).body).toMatchObject({ status: 1 })
    expect(await office.violations()).toEqual([])
  })
})
