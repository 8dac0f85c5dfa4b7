import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchClimate } from '#contract/v1/climate.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('twelve months with their figures, from the same table as everything else', async () => {
  const year = fetchClimate.response.parse((await api.get('/climate')).body)
  expect(year.months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(year.months[5]).toMatchObject({
    name: 'June',
    rainMm: 470,
    rainDays: 21,
    seaTempC: 29,
    seaLevel: 4,
    underwaterVisibilityM: 8,
    sunrise: '04:55',
    visitRating5: 1,
  })
  expect(year.checkedOn).toBe('2026-11')
})

test('the price seasons are those that packages are priced by, and leave out no day', async () => {
  const { seasons } = fetchClimate.response.parse((await api.get('/climate')).body)
  expect(seasons.map(({ _id, packagePercent, ranges }) => ({ id: _id, factor: packagePercent, ranges }))).toEqual(
    DEFAULT_PRICING_POLICY.seasons.map(({ id, factor, ranges }) => ({ id, factor, ranges })),
  )
  expect(seasons.map(({ hotelPercent, carPercent }) => [hotelPercent, carPercent])).toEqual([
    [140, 115],
    [100, 100],
    [75, 95],
  ])
})

test('holidays in their order; those that follow the moon are marked', async () => {
  const { holidays, festivals } = fetchClimate.response.parse((await api.get('/climate')).body)
  const dates = holidays.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort())
  expect(holidays.find(({ name }) => name === 'Holi')).toEqual({
    date: '2027-03-22',
    name: 'Holi',
    tentative: true,
    local: false,
  })
  expect(holidays[0]).toMatchObject({ date: '2026-11-24', name: 'Guru Nanak Jayanti', tentative: true })
  expect(festivals).toHaveLength(4)
  expect(festivals.map(({ month }) => month)).toEqual([1, 1, 4, 8])
})
