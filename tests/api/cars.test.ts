import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CarGroup } from '#contract/v1/cars.ts'
import { AIRPORT_POINT, airportFacts, hourlyFacts, pointFacts, rideFacts, vehicleFacts } from '#demo/car-facts.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow('2026-11-22T00:00:00+05:30')
})
afterAll(() => api.close())

type Found = { groups: CarGroup[]; total: number; suggestion?: { vehicleId: string; count: number }[] }

async function ask(path: string): Promise<Found> {
  const { status, body } = await api.get(path)
  expect(status, JSON.stringify(body)).toBe(200)
  const { groups, ...rest } = { ...(body as Found), groups: (body.carData ?? body.PriceData) as CarGroup[] }
  return { groups, total: rest.total, ...(rest.suggestion && { suggestion: rest.suggestion }) }
}
const airport = (query: string) => ask(`/airportCarCharges/fetch?${query}`)
const hourly = (query: string) => ask(`/hourlyCarCharges/fetch?${query}`)
const ride = (query: string) => ask(`/pickupdrop/fetch?${query}`)
const idsOf = (group: CarGroup | undefined) => group?.vehicle.map(({ vehicle }) => vehicle._id)

describe('everything the catalogue has', () => {
  test('is there: 24 airport roads, 55 pairs, 5 hires, at its prices and with the tax of 5 %', async () => {
    expect([airportFacts.length, rideFacts.length, hourlyFacts.length, vehicleFacts.length]).toEqual([24, 55, 5, 12])
    const lists = [await airport(''), await ride(''), await hourly('')]
    expect(lists.map(({ total }) => total)).toEqual([24, 55, 5])
    const facts = [...airportFacts, ...rideFacts, ...hourlyFacts]
    const groups = lists.flatMap((list) => list.groups)
    groups.forEach((group, index) => {
      for (const { vehicle, price, taxAmount, amountPayable, nightCharge } of group.vehicle) {
        expect(price, group._id).toBe(facts[index]?.prices[vehicle._id])
        expect([taxAmount, amountPayable, nightCharge]).toEqual([
          Math.round(price / 20),
          price + Math.round(price / 20),
          0,
        ])
      }
    })
    const shown = groups.flatMap(({ vehicle }) => vehicle.map((each) => each.vehicle.carType))
    expect(new Set(shown)).toEqual(new Set(['Normal Car']))
  })

  test('shows each vehicle in a picture of its own', async () => {
    const lists = await Promise.all([hourly(''), hourly('carType=Luxury%20Car')])
    const shown = lists.flatMap(({ groups }) => groups.flatMap((group) => group.vehicle.map(({ vehicle }) => vehicle)))
    expect(new Set(shown.map(({ _id }) => _id)).size).toBe(9)
    for (const { _id, carImage } of shown) {
      const key = vehicleFacts.find(({ id }) => id === _id)?.imageKey
      expect(carImage, _id).toMatch(new RegExp(`^/media/${key}-[0-9a-f]{10}-960[.]webp$`))
    }
  })

  test('of luxury cars likewise, and of no other', async () => {
    const { groups } = await airport('carType=Luxury%20Car&place=wandoor')
    expect(idsOf(groups[0])).toEqual(['premium-sedan', 'premium-mpv', 'premium-suv', 'luxury-van'])
    expect(groups[0]?.vehicle.map(({ vehicle }) => vehicle.carType)).toEqual(Array(4).fill('Luxury Car'))
  })

  test('comes in pages; one past the end is empty and knows the total', async () => {
    const all = await ride('')
    const pages = await Promise.all([1, 2, 3].map((page) => ride(`limit=20&page=${page}`)))
    expect(pages.flatMap(({ groups }) => groups)).toEqual(all.groups)
    expect(await ride('limit=20&page=9')).toEqual({ groups: [], total: 55 })
  })

  test('one charge by its id, from its own call alone', async () => {
    expect((await airport('id=airport.wandoor')).groups[0]?.to).toEqual({ _id: 'wandoor', name: 'Wandoor' })
    expect((await hourly('id=hourly.5')).groups[0]).toMatchObject({ distance: 50, kmLimit: 50, minutes: 300 })
    const { status, body } = await api.get('/hourlyCarCharges/fetch?id=airport.wandoor')
    expect([status, body.message]).toEqual([404, 'Failed to fetch hourly charges'])
    expect((await api.get('/airportCarCharges/fetch?id=hourly.5')).body.message).toBe('Failed to fetch airport charges')
    expect((await api.get('/pickupdrop/fetch?id=hourly.5')).body.message).toBe('Error fetching data')
  })
})

describe('a road from the airport', () => {
  test('begins there, and ends there when swapped, at the same price', async () => {
    const [out] = (await airport('place=haddo-wharf')).groups
    const [back] = (await airport('place=haddo-wharf&isSwapped=true')).groups
    expect(out).toMatchObject({ distance: 6.5, minutes: 20, from: { _id: AIRPORT_POINT }, to: { _id: 'haddo-wharf' } })
    expect(back).toEqual({ ...out, from: out?.to, to: out?.from })
    expect((await airport('place=haddo-wharf&isSwapped=0')).groups[0]).toEqual(out)
  })

  test('goes to no other island: an empty list', async () => {
    expect(await airport('place=vijaynagar')).toEqual({ groups: [], total: 0 })
  })
})

describe('a ride', () => {
  test('goes either way', async () => {
    const [there] = (await ride('fromPlace=aberdeen-bazaar&toPlace=chidiya-tapu')).groups
    const [back] = (await ride('fromPlace=chidiya-tapu&toPlace=aberdeen-bazaar')).groups
    expect(there).toMatchObject({ distance: 25, from: { name: 'Aberdeen Bazaar' }, to: { name: 'Chidiya Tapu' } })
    expect(back).toEqual({ ...there, from: there?.to, to: there?.from })
  })

  test.each([
    ['Radhanagar Beach', 'Swaraj Dweep Jetty'],
    ['beach no. 7', 'swaraj dweep jetty'],
    ['Radhanagar (Beach 7)', 'swaraj-dweep-jetty'],
    ['RADHANAGAR', 'Swaraj Dweep Jetty '],
  ])('knows names, old and new, in any case: %s to %s', async (from, to) => {
    const { groups } = await ride(`fromPlace=${encodeURIComponent(from)}&toPlace=${encodeURIComponent(to)}`)
    expect(groups.map(({ _id, from: start }) => [_id, start?._id])).toEqual([
      ['ride.swaraj-dweep-jetty.radhanagar', 'radhanagar'],
    ])
  })

  test('knows a hotel by its transfer point', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from hotel where point_id = 'vijaynagar' limit 1`.execute(api.testDatabase.db)
    const { groups } = await ride(`fromPlace=${encodeURIComponent(rows[0]?.name ?? '')}&toPlace=kalapathar`)
    expect(groups[0]?._id).toBe('ride.vijaynagar.kalapathar')
  })

  test('from one end lists what begins there, whichever way it is stored', async () => {
    const { groups } = await ride('fromPlace=corbyns-cove')
    expect(groups.length).toBeGreaterThan(3)
    for (const { from } of groups) expect(from?._id).toBe('corbyns-cove')
    for (const { to } of (await ride('toPlace=corbyns-cove')).groups) expect(to?._id).toBe('corbyns-cove')
  })

  test('to or from the airport is the airport’s own road', async () => {
    const [found] = (await ride('fromPlace=wandoor&toPlace=ixz-airport')).groups
    expect((await ride('fromPlace=wandoor&toPlace=port%20blair%20airport')).groups).toEqual([found])
    expect(found).toMatchObject({ _id: 'airport.wandoor', from: { _id: 'wandoor' }, to: { _id: AIRPORT_POINT } })
  })

  test.each([
    ['fromPlace', 'Resort', /Corbyn's Cove/],
    ['fromPlace', 'a', /Haddo Wharf/],
    ['toPlace', 'Port Blair', /Haddo Wharf/],
    ['toPlace', 'sri vijaya puram', /Aberdeen Jetty/],
    ['fromPlace', 'Havelock', /Swaraj Dweep Jetty.*Radhanagar/],
    ['fromPlace', 'Swaraj Dweep', /Swaraj Dweep Jetty.*Radhanagar/],
    ['toPlace', 'Neil', /Shaheed Dweep Jetty.*Neil Kendra/],
    ['toPlace', 'neil island', /Shaheed Dweep Jetty.*Laxmanpur/],
  ])('is never guessed: %s "%s" is asked about', async (field, text, offers) => {
    const other = field === 'fromPlace' ? 'toPlace' : 'fromPlace'
    const { status, body } = await api.get(
      `/pickupdrop/fetch?${field}=${encodeURIComponent(text)}&${other}=wandoor&limit=5`,
    )
    const message = `"${text}" is not the whole name of a place or a hotel. Please say which one you mean.`
    expect([status, body.code, body.errors]).toEqual([422, 'which_place', [{ field, message }]])
    expect((body.choices as { name: string }[]).map(({ name }) => name).join()).toMatch(offers)
  })

  test('between islands, or of a name nobody knows, is an empty list', async () => {
    expect(await ride('fromPlace=wandoor&toPlace=radhanagar')).toEqual({ groups: [], total: 0 })
    expect(await ride('fromPlace=atlantis&toPlace=wandoor')).toEqual({ groups: [], total: 0 })
  })

  test.each([
    ['wandoor', 'wandoor'],
    ['Wandoor', 'wandoor'],
    ['Radhanagar Beach', 'radhanagar'],
    ['atlantis', 'Atlantis'],
  ])('from %s to %s is the same place', async (from, to) => {
    const { status, body } = await api.get(`/pickupdrop/fetch?fromPlace=${from}&toPlace=${to}`)
    const message = 'Pickup and Drop locations cannot be the same.'
    expect([status, body.code, body.message, body.errors]).toEqual([
      422,
      'same_place',
      message,
      [{ field: 'toPlace', message }],
    ])
  })
})

describe('a hire by the hour', () => {
  test.each(hourlyFacts.map((fact) => [fact.label, fact] as const))(
    'of %s says its limit and what a km above it costs',
    async (label, fact) => {
      const { groups, total } = await hourly(`duration=${encodeURIComponent(label)}`)
      expect([total, groups[0]?.distance, groups[0]?.kmLimit]).toEqual([1, fact.kmLimit, fact.kmLimit])
      for (const { vehicle, extraKm } of groups[0]?.vehicle ?? []) expect(extraKm).toBe(fact.extraKmInr[vehicle._id])
    },
  )

  test('is understood in any case', async () => {
    expect((await hourly('duration=8%20hours')).groups[0]?._id).toBe('hourly.8')
  })
})

test('transfer points are all there, with their island, the road from the airport and the hotels beside them', async () => {
  const { status, body } = await api.get('/transfer-points')
  const points = body.points as { _id: string; airportKm: number | null; hotels: object[]; names: string[] }[]
  expect([status, points.map(({ _id }) => _id)]).toEqual([200, pointFacts.map(({ id }) => id)])
  expect(points.filter(({ airportKm }) => airportKm !== null)).toHaveLength(25)
  expect(points.find(({ _id }) => _id === 'radhanagar')).toMatchObject({
    kind: 'hotel area',
    island: { _id: 'swaraj-dweep', name: 'Swaraj Dweep', oldName: 'Havelock Island' },
    names: ['Radhanagar Beach', 'Beach No. 7'],
    airportKm: null,
  })
  expect(points.find(({ _id }) => _id === 'haddo-wharf')?.names).toEqual(['Sri Vijaya Puram jetty', 'Port Blair jetty'])
  expect(points.find(({ _id }) => _id === 'swaraj-dweep-jetty')?.names).toEqual([])
  expect(points.flatMap(({ hotels }) => hotels).length).toBeGreaterThan(20)
  expect(body.hotelsWithoutPoint).toEqual([
    { _id: 'hut-bay-surf', name: 'Butler Surf Rooms', island: { _id: 'little-andaman', name: 'Little Andaman' } },
    { _id: 'lalaji-quiet', name: 'Lalaji Quiet Huts', island: { _id: 'long-island', name: 'Long Island' } },
  ])
})
