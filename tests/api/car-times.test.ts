import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CarGroup } from '#contract/v1/cars.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.setNow('2026-11-22T00:00:00+05:30'))

type Found = { groups: CarGroup[]; suggestion?: { vehicleId: string; count: number }[] }

async function ask(path: string): Promise<Found> {
  const { status, body } = await api.get(path)
  expect(status, JSON.stringify(body)).toBe(200)
  return { ...(body as Found), groups: (body.carData ?? body.PriceData) as CarGroup[] }
}
const airport = (query: string) => ask(`/airportCarCharges/fetch?${query}`)
const hourly = (query: string) => ask(`/hourlyCarCharges/fetch?${query}`)
const ride = (query: string) => ask(`/pickupdrop/fetch?${query}`)
const idsOf = (group: CarGroup | undefined) => group?.vehicle.map(({ vehicle }) => vehicle._id)
const priceOf = (group: CarGroup | undefined, id: string) => group?.vehicle.find(({ vehicle }) => vehicle._id === id)

describe('a party', () => {
  test('sees the cars that seat everyone', async () => {
    expect(idsOf((await airport('place=wandoor&passengers=5')).groups[0])).toEqual(['mpv6', 'mpv7', 'traveller12'])
    expect((await airport('place=wandoor&passengers=12')).suggestion).toBeUndefined()
  })

  test('for whom none is large enough sees all of the type, and the cheapest set that seats it', async () => {
    const found = await airport('place=wandoor&passengers=20')
    expect(idsOf(found.groups[0])).toEqual(['hatchback', 'sedan', 'mpv6', 'mpv7', 'traveller12'])
    const offers = found.groups[0]?.vehicle ?? []
    const chosen = (found.suggestion ?? []).map(({ vehicleId, count }) => ({
      count,
      offer: offers.find(({ vehicle }) => vehicle._id === vehicleId),
    }))
    expect(
      chosen.reduce((sum, { offer, count }) => sum + count * (offer?.vehicle.maxMember ?? 0), 0),
    ).toBeGreaterThanOrEqual(20)
    expect(found.suggestion).toEqual([
      { vehicleId: 'mpv6', count: 1 },
      { vehicleId: 'mpv7', count: 2 },
    ])
  })

  test('finds a set of small cars where there are no vans, and of luxury cars when it asked for them', async () => {
    const { suggestion } = await ride('fromPlace=vijaynagar&toPlace=radhanagar&passengers=9')
    expect(suggestion?.length).toBeGreaterThan(0)
    const luxury = await hourly('duration=8%20Hours&passengers=12&carType=Luxury%20Car')
    expect(luxury.suggestion?.map(({ vehicleId }) => vehicleId)).toEqual(['premium-mpv'])
  })

  test('of more than 40 is refused with the limit', async () => {
    for (const path of ['/airportCarCharges/fetch', '/hourlyCarCharges/fetch', '/pickupdrop/fetch']) {
      for (const many of ['41', '1000', '000000041']) {
        const { status, body } = await api.get(`${path}?passengers=${many}`)
        const message = 'The total pax cannot exceed 40'
        expect([status, body.code, body.errors]).toEqual([422, 'pax_limit', [{ field: 'passengers', message }]])
      }
    }
  })
})

describe('the price of a time', () => {
  const at = async (date: string, time: string) =>
    priceOf((await airport(`place=nilambur-jetty&pickupDate=${date}&pickupTime=${time}`)).groups[0], 'sedan')

  test('has the night charge inside from 22:00 and before 05:00, and says how much of it', async () => {
    expect(await at('2027-02-10', '21:59')).toMatchObject({ price: 5_300, nightCharge: 0 })
    const night = { price: 6_360, nightCharge: 1_060, taxAmount: 318, amountPayable: 6_678 }
    expect(await at('2027-02-10', '22:00')).toMatchObject(night)
    expect(await at('2027-02-10', '04:59')).toMatchObject(night)
    expect(await at('2027-02-10', '05:00')).toMatchObject({ price: 5_300, nightCharge: 0 })
  })

  test('of a short road costs 150 more at least', async () => {
    const { groups } = await airport('place=lamba-line&pickupDate=2027-02-10&pickupTime=23:00')
    expect(priceOf(groups[0], 'hatchback')).toMatchObject({
      price: 650,
      nightCharge: 150,
      taxAmount: 33,
      amountPayable: 683,
    })
  })

  test('from 15 December to 15 January is 15% higher, the night on top of that', async () => {
    expect(await at('2026-12-14', '10:00')).toMatchObject({ price: 5_300 })
    for (const day of ['2026-12-15', '2026-12-31', '2027-01-01', '2027-01-15'])
      expect(await at(day, '10:00')).toMatchObject({ price: 6_095, nightCharge: 0 })
    expect(await at('2027-01-16', '10:00')).toMatchObject({ price: 5_300 })
    expect(await at('2026-12-25', '22:00')).toMatchObject({ price: 7_314, nightCharge: 1_219, taxAmount: 366 })
  })

  test('does not change the version, which changes with the rate', async () => {
    const [day, night] = [await at('2027-02-10', '10:00'), await at('2027-02-10', '23:00')]
    expect(day?.priceVersion).toBe(night?.priceVersion)
    const change = (price: number) =>
      sql`update car_rate set price = ${price} where charge_id = 'airport.nilambur-jetty' and vehicle_id = 'sedan'`.execute(
        api.testDatabase.db,
      )
    await change(5_301)
    expect((await at('2027-02-10', '10:00'))?.priceVersion).not.toBe(day?.priceVersion)
    await change(5_300)
  })

  test('leaves out cars that are all taken in those hours', async () => {
    const { db } = api.testDatabase
    const claim = (expires: string | null) =>
      sql`insert into car_claim (island_id, vehicle_id, day, start_time, unit, expires_at) select 'south-andaman', 'sedan', '2027-02-11', '08:00', unit, ${expires}::timestamptz
            from generate_series(1, 6) unit on conflict (island_id, vehicle_id, day, start_time, unit) do update set expires_at = excluded.expires_at`.execute(
        db,
      )
    const sedans = async (time: string) =>
      idsOf((await airport(`place=wandoor&pickupDate=2027-02-11&pickupTime=${time}`)).groups[0])?.includes('sedan')
    await claim(null)
    expect([await sedans('07:00'), await sedans('07:30'), await sedans('11:59'), await sedans('12:00')]).toEqual([
      true,
      false,
      false,
      true,
    ])
    await claim('2020-01-01T00:00:00Z')
    expect(await sedans('08:00')).toBe(true)
  })
})

describe('the notice that a pick-up needs', () => {
  const machineZone = process.env.TZ
  afterEach(() => {
    if (machineZone === undefined) delete process.env.TZ
    else process.env.TZ = machineZone
  })

  const asked = async (date: string, time: string) => {
    const { status, body } = await api.get(
      `/airportCarCharges/fetch?place=wandoor&pickupDate=${date}&pickupTime=${time}`,
    )
    return status === 200 ? 'taken' : [status, body.code, (body.errors as { field: string }[])[0]?.field]
  }
  const tooSoon = [422, 'too_soon', 'pickupTime']

  describe.each([
    ['Asia/Kolkata', -330],
    ['UTC', 0],
    ['America/Los_Angeles', 480],
    ['Pacific/Kiritimati', -840],
  ])('on a server in %s', (zone, offset) => {
    beforeEach(() => {
      process.env.TZ = zone
      expect(new Date('2026-11-22T00:00:00Z').getTimezoneOffset()).toBe(offset)
    })

    test('is five hours and a half to the minute', async () => {
      api.setNow('2026-11-22T10:00:00+05:30')
      expect(await asked('2026-11-22', '15:29')).toEqual(tooSoon)
      expect(await asked('2026-11-22', '15:30')).toBe('taken')
      api.setNow('2026-11-22T10:00:00.001+05:30')
      expect(await asked('2026-11-22', '15:30')).toEqual(tooSoon)
    })

    test('reaches over midnight in India', async () => {
      api.setNow('2026-11-22T18:30:00+05:30')
      expect(await asked('2026-11-22', '23:59')).toEqual(tooSoon)
      expect(await asked('2026-11-23', '00:00')).toBe('taken')
      api.setNow('2026-11-22T18:31:00+05:30')
      expect(await asked('2026-11-23', '00:00')).toEqual(tooSoon)
      expect(await asked('2026-11-23', '00:01')).toBe('taken')
    })

    test('begins its day at midnight in India', async () => {
      api.setNow('2026-11-22T23:59:59+05:30')
      expect(await asked('2026-11-22', '23:59')).toEqual(tooSoon)
      api.setNow('2026-11-23T00:00:00+05:30')
      expect(await asked('2026-11-22', '23:59')).toEqual([422, 'too_soon', 'pickupDate'])
      expect(await asked('2027-12-28', '10:00')).toBe('taken')
      expect(await asked('2027-12-29', '10:00')).toEqual([422, 'invalid', 'pickupDate'])
    })

    test('of a drive by its day alone ends with the day', async () => {
      const price = async (pickupDate: string) => {
        const asked = { packageId: 'chidiya-tapu-sunset', adultCount: 2, pickupDate }
        return (await api.post('/carrentalPackage/pricing', asked)).body.code ?? 'taken'
      }
      api.setNow('2026-11-22T18:29:00+05:30')
      expect(await price('2026-11-22')).toBe('taken')
      api.setNow('2026-11-22T18:29:01+05:30')
      expect(await price('2026-11-22')).toBe('too_soon')
      expect(await price('2026-11-23')).toBe('taken')
      expect(await price('2026-11-21')).toBe('too_soon')
    })
  })

  test('is told with the telephone number, in every call', async () => {
    api.setNow('2026-11-22T10:00:00+05:30')
    const message = 'A car needs 5 hours 30 minutes of notice. For an earlier pick-up, please call +91 3192 200 011.'
    for (const [path, field] of [
      ['/airportCarCharges/fetch?pickupDate=2026-11-22&pickupTime=12:00', 'pickupTime'],
      ['/pickupdrop/fetch?pickupDate=2026-11-22&pickupTime=12:00', 'pickupTime'],
      ['/hourlyCarCharges/fetch?date=2026-11-22&time=12:00', 'time'],
    ] as const) {
      const { status, body } = await api.get(path)
      expect([status, body.code, body.errors]).toEqual([422, 'too_soon', [{ field, message }]])
    }
  })
})

describe('what makes no sense', () => {
  test.each([
    ['/airportCarCharges/fetch?pickupDate=2027-02-10', 'pickupTime', 'Please choose a time for this date'],
    ['/airportCarCharges/fetch?pickupTime=10:00', 'pickupDate', 'Please choose a date for this time'],
    ['/hourlyCarCharges/fetch?date=2027-02-10', 'time', 'Please choose a time for this date'],
    ['/hourlyCarCharges/fetch?time=10:00', 'date', 'Please choose a date for this time'],
    ['/pickupdrop/fetch?pickupDate=2027-02-10', 'pickupTime', 'Please choose a time for this date'],
    ['/pickupdrop/fetch?pickupDate=2027-02-31&pickupTime=10:00', 'pickupDate', 'Please enter a date as yyyy-mm-dd'],
    ['/pickupdrop/fetch?pickupDate=2027-02-10&pickupTime=24:00', 'pickupTime', 'Please enter a time as HH:mm'],
    ['/pickupdrop/fetch?fromPlace=', 'fromPlace', 'Please name a place'],
    ['/pickupdrop/fetch?passengers=0', 'passengers', 'Please enter valid value'],
    ['/hourlyCarCharges/fetch?passengers=two', 'passengers', 'Please enter valid value'],
    [
      '/hourlyCarCharges/fetch?duration=6%20Hours',
      'duration',
      'Please give one of: 4 Hours, 5 Hours, 8 Hours, 10 Hours, 12 Hours',
    ],
    ['/hourlyCarCharges/fetch?carType=Bus', 'carType', 'Please give Normal Car or Luxury Car'],
    ['/airportCarCharges/fetch?isSwapped=perhaps', 'isSwapped', 'Please give true or false'],
    ['/airportCarCharges/fetch?page=0', 'page', 'Pages start at 1'],
    ['/airportCarCharges/fetch?limit=101', 'limit', 'The limit is at most 100'],
    ['/airportCarCharges/fetch?date=2027-02-10', 'date', 'Unknown field'],
    ['/carrentalPackage/fetch?duration=soon', 'duration', 'Please enter a duration such as 8 hours or 2 days'],
    ['/carrentalPackage/fetch?minPrice=9&maxPrice=8', 'maxPrice', 'The highest price must not be below the lowest'],
  ])('%s names %s: %s', async (path, field, message) => {
    const { status, body } = await api.get(path)
    expect([status, body.message, body.errors]).toEqual([422, message, [{ field, message }]])
  })
})
