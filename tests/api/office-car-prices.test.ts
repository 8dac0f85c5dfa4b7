import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeDrive } from '#contract/office/car-packages.ts'
import type { OfficeRoad, RoadRow } from '#contract/office/car-roads.ts'
import { AIRPORT_ROAD, type CarOffice, ISLAND, openCarOffice, refused, roadOf } from '#tests/support/office-cars.ts'
import type { Reply } from '#tests/support/test-api.ts'

let desk: CarOffice
beforeAll(async () => {
  desk = await openCarOffice()
})
afterAll(() => desk.office.close())

const driveOf = ({ body }: Reply) => body.drive as OfficeDrive

describe('roads and hires', () => {
  test('a new road counts in both directions once it has a price', async () => {
    // Two points that no road joins yet.
    const { rows } = await sql<{ fromId: string; toId: string }>`
      select one.id as "fromId", other.id as "toId" from transfer_point one join transfer_point other on other.id > one.id
       where 'airport' not in (one.kind, other.kind) and not exists (
         select 1 from car_charge where one.id in (from_point, to_point) and other.id in (from_point, to_point))
       order by 1, 2 limit 1`.execute(desk.office.api.testDatabase.db)
    const ends = rows[0] ?? { fromId: '', toId: '' }
    const made = roadOf(await desk.manager.post('/car-roads', { ...ends, distanceKm: 12.5, minutes: 40 }))
    expect(made).toMatchObject({ kind: 'ride', isLive: false, rates: [], distanceKm: 12.5 })
    const early = await desk.manager.patch(`/car-roads/${made.id}`, { version: made.version, isLive: true })
    expect(refused(early)).toEqual([409, 'incomplete', 'Before it goes on the site it needs the price of a car.'])
    const again = await desk.manager.post('/car-roads', {
      fromId: ends.toId,
      toId: ends.fromId,
      distanceKm: 12,
      minutes: 40,
    })
    expect(refused(again)).toEqual([
      409,
      'exists',
      'There is one already: change that one, it counts in both directions',
    ])
    const rates = [{ vehicleId: 'sedan', price: 900, extraKm: null }]
    const live = roadOf(
      await desk.manager.patch(`/car-roads/${made.id}`, { version: made.version, isLive: true, rates }),
    )
    expect(live).toMatchObject({ isLive: true, rates })
    for (const [from, to] of [
      [ends.fromId, ends.toId],
      [ends.toId, ends.fromId],
    ]) {
      const found = await desk.office.api.get(`/pickupdrop/fetch?fromPlace=${from}&toPlace=${to}`)
      expect(found.body.carData).toMatchObject([{ distance: 12.5, minutes: 40, vehicle: [{ amountPayable: 945 }] }])
    }
  })

  test.each([
    [{ fromId: 'atlantis' }, 'fromId', 'Please choose a point from the list'],
    [{ toId: 'haddo-wharf', fromId: 'haddo-wharf' }, 'toId', 'Please choose another point from the list'],
  ])('a road with %j is refused by its field', async (change, field, message) => {
    const body = { ...{ fromId: 'haddo-wharf', toId: 'atlantis', distanceKm: 1, minutes: 5 }, ...change }
    const reply = await desk.manager.post('/car-roads', body)
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })

  test('a hire by the hour is made for an island, once', async () => {
    const hire = { islandId: 'swaraj-dweep', duration: '8 Hours', kmLimit: 60 }
    const made = roadOf(await desk.manager.post('/car-hires', hire))
    expect(made).toMatchObject({ kind: 'hourly', minutes: 480, kmLimit: 60, fromId: null, name: 'Hire for 8 hours' })
    expect((await desk.manager.post('/car-hires', hire)).status).toBe(409)
    const nowhere = await desk.manager.post('/car-hires', { ...hire, islandId: 'atlantis' })
    expect(nowhere.status).toBe(422)
  })

  test('a new price is what visitors pay; each car stands once; the second of two is shown the difference', async () => {
    const before = await desk.road(AIRPORT_ROAD)
    const rates = before.rates.map((rate) => (rate.vehicleId === 'sedan' ? { ...rate, price: 1_000 } : rate))
    await desk.manager.patch(`/car-roads/${AIRPORT_ROAD}`, { version: before.version, rates })
    expect((await desk.offers()).get('sedan')).toBe(1_050)
    const late = await desk.manager.patch(`/car-roads/${AIRPORT_ROAD}`, { version: before.version, distanceKm: 7 })
    expect(refused(late)).toEqual([
      ...[409, 'changed', 'Somebody else has saved this road since you opened it. See what differs, then save again.'],
    ])
    const { version } = await desk.road(AIRPORT_ROAD)
    const twice = await desk.manager.patch(`/car-roads/${AIRPORT_ROAD}`, { version, rates: [...rates, rates[0]] })
    expect(twice.body.errors).toEqual([
      { field: `rates.${rates.length}.vehicleId`, message: 'Please choose each car of the list once' },
    ])
    const unknown = await desk.manager.patch('/car-roads/nowhere', { version })
    expect(refused(unknown)).toEqual([404, 'not_found', 'There is no such road or hire'])
  })

  test('a preview says what a sample hire costs by day, at night and in the peak', async () => {
    const preview = async (date: string, time: string) =>
      (await desk.editor.post('/car-fares/preview', { date, time, prices: [5_300] })).body
    expect(await preview('2027-02-10', '10:00')).toMatchObject({
      seasonPercent: 100,
      isNight: false,
      fares: [{ amountPayable: 5_565 }],
    })
    expect(await preview('2027-02-10', '22:00')).toMatchObject({
      isNight: true,
      fares: [{ nightCharge: 1_060, amountPayable: 6_678 }],
    })
    expect(await preview('2026-12-25', '10:00')).toMatchObject({
      seasonPercent: 115,
      fares: [{ amountPayable: 6_400 }],
    })
  })

  test('prices are raised by percent or by the kilometre; the preview names each, and changes none', async () => {
    const raise = { kind: 'airport', vehicleId: 'hatchback', how: 'percent', by: 10, roundTo: 50, isPreview: true }
    const before = await desk.road(AIRPORT_ROAD)
    const price = (all: OfficeRoad) => all.rates.find(({ vehicleId }) => vehicleId === 'hatchback')?.price ?? 0
    const preview = await desk.manager.post('/car-fares/raise', raise)
    const changes = preview.body.changes as { roadId: string; before: number; after: number }[]
    const ours = changes.find(({ roadId }) => roadId === AIRPORT_ROAD)
    expect(ours).toMatchObject({ before: price(before), after: Math.round((price(before) * 1.1) / 50) * 50 })
    expect(changes.length).toBe(preview.body.total)
    expect(price(await desk.road(AIRPORT_ROAD))).toBe(price(before))
    await desk.manager.post('/car-fares/raise', { ...raise, isPreview: false })
    expect(price(await desk.road(AIRPORT_ROAD))).toBe(ours?.after)
    expect((await desk.manager.get('/car-fares/raise')).status).toBe(405)
    const perKm = await desk.manager.post('/car-fares/raise', { ...raise, how: 'per_km', by: 2, roundTo: 1 })
    const far = (perKm.body.changes as { roadId: string; before: number; after: number }[]).find(
      ({ roadId }) => roadId === AIRPORT_ROAD,
    )
    expect(far?.after).toBe((far?.before ?? 0) + Math.floor(2 * before.distanceKm + 0.5))
    const deep = await desk.manager.post('/car-fares/raise', { ...raise, how: 'rupees', by: -100_000 })
    expect([deep.status, deep.body.code]).toEqual([422, 'invalid'])
    expect(String(deep.body.message)).toMatch(/ to Haddo Wharf, .* would cost -₹/)
  })

  test('lists find roads by their ends, kind and island', async () => {
    const { rows } = (await desk.editor.get('/car-roads?q=haddo&kind=airport')).body as { rows: RoadRow[] }
    expect(rows).toEqual([
      expect.objectContaining({ id: AIRPORT_ROAD, kind: 'airport', isLive: true, cars: expect.any(Number) }),
    ])
  })
})

describe('car packages', () => {
  const newDrive = async (name: string) =>
    driveOf(await desk.editor.post('/car-packages', { name, islandId: ISLAND, hours: 6, kmLimit: 80 }))
  const RATES = [{ vehicleId: 'sedan', vehicleCount: 1, minPax: 1, maxPax: 4, listPrice: 3_000 }]

  test('one is made hidden, priced, and put on the site', async () => {
    const made = await newDrive('Mangrove morning')
    expect(made).toMatchObject({ id: 'mangrove-morning', isLive: false, path: '/car-rental-details/mangrove-morning' })
    const early = await desk.editor.patch(`/car-packages/${made.id}`, { version: made.version, isLive: true })
    expect(refused(early)).toEqual([
      ...[
        409,
        'incomplete',
        'Before it goes on the site it needs a picture, a description, a stop, the price of a car.',
      ],
    ])
    await desk.editor.post(`/pictures/car_package/${made.id}`, { pictureIds: [await desk.words('Mangroves at dawn')] })
    const words = {
      ...{
        descriptionHtml: '<p onclick="x()">Roots</p><script>1</script>',
        stops: [{ title: 'The creek', description: '<p>Quiet.</p>' }],
      },
      ...{ rates: RATES, isLive: true, entryTickets: [{ placeId: 'cellular-jail', rupees: 30 }] },
    }
    const byEditor = await desk.editor.patch(`/car-packages/${made.id}`, { version: made.version, ...words })
    expect([...refused(byEditor), byEditor.body.errors]).toEqual([
      ...[403, 'not_allowed', 'Prices are set by an owner or a manager; everything else can be saved'],
      [{ field: 'rates', message: 'Prices are set by an owner or a manager' }],
    ])
    const live = driveOf(await desk.manager.patch(`/car-packages/${made.id}`, { version: made.version, ...words }))
    expect(live).toMatchObject({ descriptionHtml: '<p>Roots</p>', entryFee: 30, isLive: true })
    const priced = await desk.office.api.post('/carrentalPackage/pricing', {
      packageId: made.id,
      adultCount: 2,
      entryFee: true,
    })
    expect(priced.body.data).toMatchObject({ amountPayable: 3_060 })
    const { rows } = await sql<{ rate: number }>`
      select rate from price_history where kind = 'car' and scope_id = ${made.id} and until_date is null`.execute(
      desk.office.api.testDatabase.db,
    )
    expect(rows).toEqual([{ rate: 3_000 }])
  })

  test('saving words of one from the demo leaves its price and tickets as they were', async () => {
    const { rows } = (await desk.editor.get('/car-packages?isLive=1')).body as { rows: { id: string }[] }
    for (const { id } of rows.slice(0, 12)) {
      const before = driveOf(await desk.editor.get(`/car-packages/${id}`))
      const saved = await desk.editor.patch(`/car-packages/${id}`, {
        version: before.version,
        name: `${before.name} again`,
      })
      const after = driveOf(saved)
      expect({ ...after, name: before.name, version: '' }).toEqual({ ...before, version: '' })
    }
  })

  test('the preview says what parties pay and where they sit', async () => {
    const body = {
      rates: RATES,
      entryTickets: [{ placeId: 'cellular-jail', rupees: 30 }],
      parties: [
        { adults: 2, childAges: [8] },
        { adults: 5, childAges: [] },
      ],
    }
    const { prices } = (await desk.editor.post('/car-packages/preview', body)).body
    expect(prices).toEqual([
      { cars: 'Sedan', amountPayable: 3_000, withTickets: 3_075 },
      { cars: '2 Sedan', amountPayable: 6_000, withTickets: 6_150 },
    ])
    expect((await desk.editor.post('/car-packages/preview', { ...body, rates: [] })).body.prices).toEqual([null, null])
  })

  test.each([
    [{ islandId: 'atlantis' }, 'islandId', 'Please choose an island where cars can be met'],
    [{ placeIds: ['atlantis'] }, 'placeIds', 'Please choose places from the list'],
    [
      { entryTickets: [{ placeId: 'atlantis', rupees: 1 }] },
      'entryTickets.0.placeId',
      'Please choose a place from the list',
    ],
    [{ rates: [{ ...RATES[0], vehicleId: 'carriage' }] }, 'rates.0.vehicleId', 'Please choose a car from the list'],
    [{ rates: [{ ...RATES[0], minPax: 5 }] }, 'rates.0.maxPax', 'The most people are fewer than the least'],
  ])('%j is refused by its field', async (change, field, message) => {
    const made = await newDrive('Refused')
    const reply = await desk.manager.patch(`/car-packages/${made.id}`, { version: made.version, ...change })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })

  test('the second of two is shown the difference, and unknown ones are said to be so', async () => {
    const made = await newDrive('Two at once')
    await desk.editor.patch(`/car-packages/${made.id}`, { version: made.version, kmLimit: 90 })
    const second = await desk.editor.patch(`/car-packages/${made.id}`, { version: made.version, kmLimit: 95 })
    expect(refused(second)).toEqual([
      ...[
        409,
        'changed',
        'Somebody else has saved this car package since you opened it. See what differs, then save again.',
      ],
    ])
    expect(refused(await desk.editor.get('/car-packages/nowhere'))).toEqual([
      404,
      'not_found',
      'There is no such car package',
    ])
    expect(
      (await desk.editor.post('/car-packages', { name: 'A', islandId: 'atlantis', hours: 1, kmLimit: 1 })).status,
    ).toBe(422)
  })
})
