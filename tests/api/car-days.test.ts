import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AvailableDay } from '#contract/v1/availability.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow('2026-11-22T10:00:00+05:30')
})
afterAll(() => api.close())

async function days(query: string): Promise<AvailableDay[]> {
  const { status, body } = await api.get(`/availability?kind=car&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.days as AvailableDay[]
}
const states = (found: AvailableDay[]) => found.map(({ date, reason = 'open' }) => [date, reason])

const claim = (island: string, vehicle: string, day: string, time: string, units: number) =>
  sql`insert into car_claim (island_id, vehicle_id, day, start_time, unit, expires_at) select ${island}, ${vehicle}, ${day}::date, ${time}, unit, null::timestamptz
        from generate_series(1, ${units}::int) unit on conflict do nothing`.execute(api.testDatabase.db)

describe('the days of a road', () => {
  test('begin five and a half hours from now, by the four hours, and end with the horizon', async () => {
    const [yesterday, today, tomorrow] = await days('id=airport.wandoor&from=2026-11-21&to=2026-11-23')
    expect(yesterday).toEqual({ date: '2026-11-21', open: false, reason: 'too_soon' })
    expect(today?.slots?.map(({ time }) => time)).toEqual(['12:00', '16:00', '20:00'])
    expect(tomorrow?.slots).toHaveLength(6)
    expect(states(await days('id=airport.wandoor&from=2027-12-27&to=2027-12-28'))).toEqual([
      ['2027-12-27', 'open'],
      ['2027-12-28', 'not_yet'],
    ])
    api.setNow('2026-11-22T18:30:00+05:30')
    expect(states(await days('id=airport.wandoor&from=2026-11-22&to=2026-11-23'))).toEqual([
      ['2026-11-22', 'too_soon'],
      ['2026-11-23', 'open'],
    ])
    api.setNow('2026-11-22T10:00:00+05:30')
  })

  test('cost what the cheapest car that seats the party costs by day', async () => {
    const price = async (query: string, adults: number) =>
      (await days(`id=airport.wandoor&${query}&adults=${adults}`))[0]?.priceFrom
    expect(await price('from=2027-02-10&to=2027-02-10', 2)).toBe(1_155)
    expect(await price('from=2027-02-10&to=2027-02-10', 4)).toBe(1_313)
    expect(await price('from=2026-12-25&to=2026-12-25', 2)).toBe(1_328)
  })

  test('have what is left of the car there is most of, and are sold out when none is', async () => {
    const at = async (adults: number) =>
      (await days(`id=airport.wandoor&from=2027-03-02&to=2027-03-02&adults=${adults}`))[0]
    expect(await at(10)).toMatchObject({ open: true, left: 6 })
    for (const time of ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00'])
      await claim('south-andaman', 'traveller12', '2027-03-02', time, time === '08:00' ? 4 : 6)
    expect(await at(10)).toMatchObject({ open: true, left: 2 })
    expect((await at(10))?.slots?.find(({ time }) => time === '12:00')?.left).toBe(0)
    await claim('south-andaman', 'traveller12', '2027-03-02', '08:00', 6)
    expect(await at(10)).toMatchObject({ open: false, reason: 'sold_out', left: 0 })
    expect(await at(4)).toMatchObject({ open: true, left: 6 })
  })
})

describe('the days of a drive', () => {
  test('are closed when what it visits is, and cost the row of the party', async () => {
    // 8 February 2027 is a Monday.
    const found = await days('id=baratang-day-trip&from=2027-02-07&to=2027-02-09')
    expect(states(found)).toEqual([
      ['2027-02-07', 'open'],
      ['2027-02-08', 'closed'],
      ['2027-02-09', 'open'],
    ])
    expect(found[0]).toMatchObject({ left: 6, priceFrom: 6_500 })
    const [large] = await days('id=baratang-day-trip&from=2027-02-09&to=2027-02-09&adults=30&children=10')
    expect(large).toMatchObject({ open: true, priceFrom: 32_500 })
  })

  test('on a small island hold the several cars of a large party', async () => {
    const at = async (adults: number) =>
      (await days(`id=swaraj-dweep-beaches-day&from=2027-02-09&to=2027-02-09&adults=${adults}`))[0]
    expect(await at(40)).toMatchObject({ open: true, left: 1, priceFrom: 25_200 })
    expect(await at(12)).toMatchObject({ open: true, left: 3 })
  })

  test('of several days need the car on each of them', async () => {
    await claim('south-andaman', 'sedan', '2027-04-02', '08:00', 6)
    const starts = await days('id=airport-to-airport-two-days&from=2027-03-31&to=2027-04-03')
    const morning = starts.map(({ slots }) => slots?.find(({ time }) => time === '08:00')?.left)
    expect(morning).toEqual([6, 0, 0, 6])
  })
})

describe('a party', () => {
  test.each([
    ['adults=0', 'adults', 'Please enter valid value', 'invalid'],
    ['adults=38&children=3', 'adults', 'The total pax cannot exceed 40', 'pax_limit'],
  ])('of %s is refused', async (query, field, message, code) => {
    const { status, body } = await api.get(`/availability?kind=car&id=hourly.8&from=2027-02-09&to=2027-02-09&${query}`)
    expect([status, body.code, body.errors]).toEqual([422, code, [{ field, message }]])
  })
})
