import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeSeason } from '#contract/office/price-seasons.ts'
import { fetchClimate } from '#contract/v1/climate.ts'
import type { FerryTrip } from '#contract/v1/ferries.ts'
import type { Hold } from '#contract/v1/holds.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { type HotelOffice, openHotelOffice, roomOf } from '#tests/support/office-hotels.ts'
import { visitor } from '#tests/support/traveller.ts'

let desk: HotelOffice
beforeAll(async () => {
  desk = await openHotelOffice()
})
afterAll(() => desk.office.close())

describe('the year', () => {
  const year = async () => fetchClimate.response.parse((await desk.office.api.get('/climate')).body)

  test('has twelve months with their figures, from the same table as everything else', async () => {
    const { months, checkedOn } = await year()
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(months[5]).toMatchObject({
      ...{ name: 'June', rainMm: 470, rainDays: 21, seaTempC: 29, seaLevel: 4, underwaterVisibilityM: 8 },
      ...{ sunrise: '04:55', visitRating5: 1 },
    })
    expect(checkedOn).toBe('2026-11')
  })

  test('has the price seasons that packages are priced by, and they leave out no day', async () => {
    const { seasons } = await year()
    expect(seasons.map(({ _id, packagePercent, ranges }) => ({ id: _id, factor: packagePercent, ranges }))).toEqual(
      DEFAULT_PRICING_POLICY.seasons.map(({ id, factor, ranges }) => ({ id, factor, ranges })),
    )
    expect(seasons.map(({ hotelPercent, carPercent }) => [hotelPercent, carPercent])).toEqual([
      [140, 115],
      [100, 100],
      [75, 95],
    ])
  })

  test('has holidays in their order; those that follow the moon are marked', async () => {
    const { holidays, festivals } = await year()
    const dates = holidays.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort())
    expect(holidays.find(({ name }) => name === 'Holi')).toEqual({
      ...{ date: '2027-03-22', name: 'Holi', tentative: true, local: false },
    })
    expect(holidays[0]).toMatchObject({ date: '2026-11-24', name: 'Guru Nanak Jayanti', tentative: true })
    expect(festivals).toHaveLength(4)
    expect(festivals.map(({ month }) => month)).toEqual([1, 1, 4, 8])
  })
})

const list = async () => (await desk.editor.get('/price-seasons')).body.seasons as OfficeSeason[]
const season = async (id: string) => {
  const found = (await list()).find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no season ${id}`)
  return found
}
const change = async (id: string, fields: object) =>
  desk.manager.patch(`/price-seasons/${id}`, { version: (await season(id)).version, ...fields })
/** What a couple pays for a package whose rate is 37,600, from a day on. */
const couple = async (travelDate: string) => {
  const asked = { packageId: 'island-saver', adultCount: 2, travelDate }
  const { body } = await desk.office.api.post('/travelPackage/pricing', asked)
  return (body.data as { amountPayable: number }).amountPayable
}
const fareOn = async (day: string) => {
  const { body } = await desk.office.api.get(`/ferry/trips/tm-101.${day}`)
  return (body.trip as FerryTrip).classes[0]?.fare
}
const DIWALI = {
  ...{ name: 'Diwali', meaning: 'Lamps on every veranda.', ranges: [{ from: '10-20', to: '11-02' }] },
  ...{ packagePercent: 110, hotelPercent: 120, carPercent: 100, ferryPercent: 100 },
}

describe('the seasons in the office', () => {
  test('are told with their days, and the base has those of no other', async () => {
    const seasons = await list()
    expect(seasons.map(({ name, isBase, ranges, ferryPercent }) => ({ name, isBase, ranges, ferryPercent }))).toEqual([
      { name: 'Peak', isBase: false, ranges: [{ from: '12-15', to: '01-15' }], ferryPercent: 100 },
      {
        ...{ name: 'Regular', isBase: true, ferryPercent: 95 },
        ranges: [
          { from: '01-16', to: '05-15' },
          { from: '10-01', to: '12-14' },
        ],
      },
      { name: 'Monsoon', isBase: false, ranges: [{ from: '05-16', to: '09-30' }], ferryPercent: 90 },
    ])
  })

  test('are told with the days of ferries alone, which count over them', async () => {
    expect((await desk.editor.get('/price-seasons')).body.ferryDays).toEqual([
      { from: '12-20', to: '12-31', percent: 110 },
      { from: '01-01', to: '01-05', percent: 110 },
    ])
  })

  test('move packages, rooms, ferries and the page of the year; what was set by hand or is held stays', async () => {
    const hotel = await desk.liveHotel('Of seasons')
    const room = roomOf(hotel)
    await desk.manager.patch(`/rooms/${room}/prices`, { seasonPrices: [{ seasonId: 'peak', price: 6000 }] })
    const byHand = { roomTypeIds: [room], from: '2026-12-11', until: '2026-12-11', price: 5000 }
    await desk.manager.post(`/hotels/${hotel.id}/nights`, byHand)
    const asha = visitor(desk.office.api)
    const rooms = [{ adults: 2, children: 0 }]
    const line = { kind: 'hotel' as const, roomId: room, checkIn: '2026-12-12', checkOut: '2026-12-13', rooms }
    const held = (await asha.hold(line)).body.hold as Hold
    expect([await couple('2026-12-12'), await fareOn('2026-12-12')]).toEqual([37_600, 1_473])

    const saved = await change('peak', { ranges: [{ from: '12-10', to: '01-15' }], name: 'High' })
    expect(saved.body.season).toMatchObject({ name: 'High', ranges: [{ from: '12-10', to: '01-15' }] })
    expect((await season('shoulder')).ranges[1]).toEqual({ from: '10-01', to: '12-09' })
    expect(await Promise.all(['2026-12-09', '2026-12-12', '2027-01-15'].map(couple))).toEqual([37_600, 47_000, 47_000])
    const nights = await desk.nightsOf(hotel, '2026-12-09', 4)
    expect(nights.map(({ price }) => price)).toEqual([3200, 6000, 5000, 6000])
    // The days of Christmas keep their own percentage.
    expect(await Promise.all(['2026-12-09', '2026-12-12', '2026-12-25'].map(fareOn))).toEqual([1_473, 1_550, 1_705])
    const { seasons } = (await desk.office.api.get('/climate')).body as { seasons: { name: string }[] }
    expect(seasons.map(({ name }) => name)).toEqual(['High', 'Regular', 'Monsoon'])
    expect((await asha.get(`/holds/${held.id}`)).body.hold).toMatchObject({ total: held.total })

    const { rows } = (await desk.office.owner.get('/audit?page=1&perPage=1')).body as { rows: object[] }
    expect(rows[0]).toMatchObject({
      sentence: 'The manager changed days and name of the season High',
      before: { name: 'Peak', days: '15 Dec to 15 Jan' },
      after: { name: 'High', days: '10 Dec to 15 Jan' },
    })
    await change('peak', { ranges: [{ from: '12-15', to: '01-15' }], name: 'Peak' })
    expect([await couple('2026-12-12'), await fareOn('2026-12-12')]).toEqual([37_600, 1_473])
    expect((await desk.nightsOf(hotel, '2026-12-09', 4)).map(({ price }) => price)).toEqual([3200, 3200, 5000, 3200])
  })

  test('say before they are saved what they change', async () => {
    const before = await list()
    const { body } = await desk.editor.post('/price-seasons/preview', { ...DIWALI, packageId: 'island-saver' })
    expect(body).toMatchObject({
      changes: [
        {
          ...{ from: '10-20', to: '11-02', before: 'Regular', after: 'Diwali', day: '2027-10-20' },
          ...{ coupleBefore: 37_600, coupleAfter: 41_360 },
        },
      ],
      package: { id: 'island-saver' },
      nights: 0,
    })
    expect(body.sailings).toBeGreaterThan(50)
    expect(await list()).toEqual(before)
    const moved = { ...before[0], ranges: [{ from: '12-20', to: '01-15' }] }
    const { version: _, isBase: __, rooms: ___, ...asked } = moved
    const later = (await desk.editor.post('/price-seasons/preview', asked)).body
    expect(later.changes).toMatchObject([{ from: '12-15', to: '12-19', before: 'Peak', after: 'Regular' }])
    expect(later.nights).toBeGreaterThan(50)
  })

  test('a new one takes its days from the base, and gives them back when it is removed', async () => {
    const made = await desk.manager.post('/price-seasons', DIWALI)
    expect([made.status, made.body.season]).toMatchObject([201, { id: 'diwali', name: 'Diwali', rooms: 0 }])
    expect(await couple('2027-10-20')).toBe(41_360)
    expect((await season('shoulder')).ranges).toEqual([
      { from: '01-16', to: '05-15' },
      { from: '10-01', to: '10-19' },
      { from: '11-03', to: '12-14' },
    ])
    expect((await desk.manager.remove('/price-seasons/diwali')).status).toBe(200)
    expect([await couple('2027-10-20'), await fareOn('2027-10-20')]).toEqual([37_600, 1_473])
    expect((await desk.manager.remove('/price-seasons/diwali')).body.message).toBe('There is no such season')
  })

  test.each([
    [{ name: 'monsoon' }, 'name', 'Another season has this name'],
    [{ name: ' ' }, 'name', 'Please enter a name'],
    [{ ranges: [] }, 'ranges', 'Please give the season its days'],
    [{ ranges: [{ from: '02-30', to: '03-02' }] }, 'ranges.0.from', 'Please choose a day that a year has'],
    [
      { ranges: [{ from: '12-01', to: '12-20' }] },
      'ranges',
      'Peak has 15 Dec to 20 Dec already, and a day has one season: move Peak first',
    ],
    [
      { ranges: [DIWALI.ranges[0], { from: '11-01', to: '11-05' }] },
      'ranges',
      'These days stand in it twice: 1 Nov to 2 Nov',
    ],
    [
      {
        ranges: [
          { from: '01-16', to: '05-15' },
          { from: '10-01', to: '12-14' },
        ],
      },
      'ranges',
      'Please leave Regular a day of the year: the catalogue shows its prices',
    ],
    [
      { ranges: Array.from({ length: 7 }, (_, day) => ({ from: `11-1${day}`, to: `11-1${day}` })) },
      'ranges',
      'A season has 6 parts of the year at most',
    ],
    [{ packagePercent: 9 }, 'packagePercent', 'A season costs 10% of the regular price at least'],
    [{ carPercent: 401 }, 'carPercent', 'A season costs 400% of the regular price at most'],
    [{ hotelPercent: 99.5 }, 'hotelPercent', 'Please enter a whole percentage'],
  ])('%j is refused by its field', async (fields, field, message) => {
    for (const path of ['/price-seasons', '/price-seasons/preview']) {
      const reply = await desk.manager.post(path, { ...DIWALI, ...fields })
      expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
    }
  })

  test('the base keeps its days and its prices; its name can be changed', async () => {
    const days = await change('shoulder', { ranges: [{ from: '02-01', to: '02-28' }] })
    expect(days.body.message).toBe('Regular has the days that no other season has: change the days of the others')
    const price = await change('shoulder', { packagePercent: 110 })
    expect(price.body.errors).toEqual([
      { field: 'packagePercent', message: 'The prices of the catalogue are those of Regular' },
    ])
    expect((await change('shoulder', { name: 'Fair' })).body.season).toMatchObject({ name: 'Fair' })
    await change('shoulder', { name: 'Regular' })
    expect((await desk.manager.remove('/price-seasons/shoulder')).body).toMatchObject({
      ...{ code: 'conflict' },
      message: 'Regular has the days that no other season has, and cannot be removed. Its name can be changed.',
    })
  })

  test('one in which rooms have prices is not removed, and the refusal names one of them', async () => {
    const reply = await desk.manager.remove('/price-seasons/monsoon')
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict'])
    expect(reply.body.message).toMatch(
      /^.+ of .+ and \d+ other kinds of rooms have a price in Monsoon\. Empty it under Hotels first, or move the days of Monsoon\.$/,
    )
    expect(await couple('2027-07-01')).toBe(31_960)
  })

  test('of two who change one, the second is shown what the first has saved', async () => {
    const { version } = await season('monsoon')
    expect((await change('monsoon', { packagePercent: 84 })).status).toBe(200)
    const late = await desk.manager.patch('/price-seasons/monsoon', { version, packagePercent: 80 })
    expect(late.body).toMatchObject({ code: 'changed', current: { packagePercent: 84 } })
    expect(late.body.message).toBe(
      'Somebody else has saved this season since you opened it. See what differs, then save again.',
    )
  })
})
