import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeDrive } from '#contract/office/car-packages.ts'
import type { OfficeRoad, RoadRow } from '#contract/office/car-roads.ts'
import type { CarRow, OfficeCar } from '#contract/office/cars.ts'
import type { StockLine } from '#contract/office/stock-days.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { checkInvariants } from '#server/bookings/checks/invariants.ts'
import { type HotelOffice, openHotelOffice } from '#tests/support/office-hotels.ts'
import type { Reply } from '#tests/support/test-api.ts'
import { visitor } from '#tests/support/traveller.ts'

let desk: HotelOffice
beforeAll(async () => {
  desk = await openHotelOffice()
})
afterAll(() => desk.office.close())

const DAY = '2026-12-08'
const AIRPORT_ROAD = 'airport.haddo-wharf'
const ISLAND = 'south-andaman'

const carOf = ({ body }: Reply) => body.car as OfficeCar
const roadOf = ({ body }: Reply) => body.road as OfficeRoad
const driveOf = ({ body }: Reply) => body.drive as OfficeDrive
const car = async (id: string) => carOf(await desk.editor.get(`/cars/${id}`))
const road = async (id: string) => roadOf(await desk.editor.get(`/car-roads/${id}`))
const said = ({ status, body }: Reply) => [status, body.code, body.message]

/** What visitors find for the road to the wharf at ten. */
async function offers(date = DAY) {
  const reply = await desk.office.api.get(
    `/airportCarCharges/fetch?id=${AIRPORT_ROAD}&pickupDate=${date}&pickupTime=10:00`,
  )
  const [group] = (reply.body.carData ?? []) as { vehicle: { amountPayable: number; vehicle: { _id: string } }[] }[]
  return new Map(group?.vehicle.map((each) => [each.vehicle._id, each.amountPayable]))
}

const hold = (vehicleId: string, count = 1, pickupDate = DAY) =>
  visitor(desk.office.api).post('/holds', {
    lines: [
      {
        ...{ kind: 'car', hire: 'airport', chargeId: AIRPORT_ROAD, vehicles: [{ vehicleId, count }], passengers: 1 },
        ...{ pickupDate, pickupTime: '10:00', fromAirport: true },
      },
    ],
  })

async function newCar(name: string): Promise<OfficeCar> {
  return carOf(await desk.manager.post('/cars', { name, carType: 'Normal Car', seats: 4, largeBags: 2 }))
}

/** On the site with a picture, two at work and a price for the road to the wharf. */
async function liveCar(name: string, units = 2): Promise<OfficeCar> {
  const made = await newCar(name)
  await desk.editor.post(`/pictures/vehicle/${made.id}`, { pictureIds: [await desk.words(`${name} on the pier`)] })
  await desk.manager.post(`/cars/${made.id}/fleet`, { islandId: ISLAND, units })
  const { version } = await car(made.id)
  const live = await desk.editor.patch(`/cars/${made.id}`, { version, isLive: true })
  expect(live.body).toMatchObject({ status: 1 })
  const wharf = await road(AIRPORT_ROAD)
  const rates = [...wharf.rates, { vehicleId: made.id, price: 800, extraKm: null }]
  const priced = await desk.manager.patch(`/car-roads/${AIRPORT_ROAD}`, { version: wharf.version, rates })
  expect(priced.body).toMatchObject({ status: 1 })
  return carOf(live)
}

async function aboveStock(): Promise<string[]> {
  const findings = await checkInvariants(desk.office.api.testDatabase.db)
  return findings.find(({ name }) => name === 'I2')?.violations ?? ['not checked']
}

describe('a kind of car', () => {
  test('is made hidden, goes on the site with a picture, and is offered where it has a price', async () => {
    const made = await newCar('Beach buggy')
    expect(made).toMatchObject({ id: 'beach-buggy', isLive: false, pictures: [], extraHour: null })
    expect(made.fleet.find(({ islandId }) => islandId === ISLAND)).toMatchObject({ units: 0 })
    const early = await desk.editor.patch(`/cars/${made.id}`, { version: made.version, isLive: true })
    expect(said(early)).toEqual([409, 'incomplete', 'Before it goes on the site it needs a picture.'])
    const live = await liveCar('Beach buggy')
    expect(live.id).toBe('beach-buggy-2')
    expect((await offers()).get(live.id)).toBe(840)
    await desk.editor.patch(`/cars/${live.id}`, { version: (await car(live.id)).version, isLive: false })
    expect((await offers()).has(live.id)).toBe(false)
  })

  test('has one picture', async () => {
    const made = await newCar('Pictured')
    const pictureIds = [await desk.words('From the left'), await desk.words('From the right')]
    const two = await desk.editor.post(`/pictures/vehicle/${made.id}`, { pictureIds })
    expect(two.body.errors).toEqual([{ field: 'pictureIds', message: 'A car is shown by one picture' }])
    await desk.editor.post(`/pictures/vehicle/${made.id}`, { pictureIds: pictureIds.slice(1) })
    expect((await car(made.id)).pictures).toMatchObject([{ alt: 'From the right' }])
  })

  test('two who save at once: the second is shown what the first has saved, and the audit tells who', async () => {
    const made = await newCar('Twice')
    await desk.editor.patch(`/cars/${made.id}`, { version: made.version, seats: 6 })
    const second = await desk.manager.patch(`/cars/${made.id}`, { version: made.version, seats: 5 })
    expect(said(second)).toEqual([
      ...[409, 'changed', 'Somebody else has saved this car since you opened it. See what differs, then save again.'],
    ])
    expect(second.body.current).toMatchObject({ seats: 6 })
    const { rows } = (await desk.manager.get(`/audit?subject=vehicle&subjectId=${made.id}`)).body as {
      rows: AuditEntry[]
    }
    expect(rows[0]).toMatchObject({ by: 'The editor', before: { seats: 4 }, after: { seats: 6 } })
  })

  test('lists find it, and unknown ones are said to be so', async () => {
    await newCar('Findable van')
    const { rows } = (await desk.editor.get('/cars?q=findable&isLive=0')).body as { rows: CarRow[] }
    expect(rows).toEqual([expect.objectContaining({ name: 'Findable van', units: 0, prices: 0, thumbUrl: null })])
    expect(said(await desk.editor.patch('/cars/nowhere', { version: 'x' }))).toEqual([
      404,
      'not_found',
      'There is no such car',
    ])
    const island = await desk.manager.post(`/cars/sedan/fleet`, { islandId: 'atlantis', units: 1 })
    expect(island.body.errors).toEqual([
      { field: 'islandId', message: 'Please choose an island where cars can be met' },
    ])
    const { body } = await desk.editor.get('/cars/options')
    expect(body).toMatchObject({
      taxPercent: 5,
      islands: expect.arrayContaining([{ id: ISLAND, name: expect.any(String) }]),
    })
  })
})

describe('stock by day', () => {
  const lineOf = async (id: string, from = DAY, days = 2) => {
    const { lines } = (await desk.manager.get(`/stock/car/${id}?from=${from}&days=${days}`)).body as {
      lines: StockLine[]
    }
    return lines.find((line) => line.id === ISLAND)
  }
  const set = (id: string, change: object, until = DAY) =>
    desk.manager.post(`/stock/car/${id}`, { lineIds: [ISLAND], from: DAY, until, ...change })

  test('another number counts on its day alone, in searches and in holds, and is undone', async () => {
    const live = await liveCar('By the day', 3)
    const changed = await set(live.id, { units: 1 })
    expect(changed.body).toMatchObject({
      changed: 1,
      before: [{ lineId: ISLAND, day: DAY, units: null, isClosed: false }],
    })
    expect((await hold(live.id)).status).toBe(201)
    expect((await hold(live.id)).status).toBe(409)
    expect((await hold(live.id, 1, '2026-12-09')).status).toBe(201)
    expect((await lineOf(live.id))?.days).toEqual([
      { day: DAY, units: 1, usual: 3, sold: 1, isClosed: false, runs: true },
      { day: '2026-12-09', units: 3, usual: 3, sold: 1, isClosed: false, runs: true },
    ])
    const undone = await desk.manager.post(`/stock/car/${live.id}/restore`, { days: changed.body.before })
    expect(undone.body).toEqual({ status: 1, changed: 1 })
    expect((await hold(live.id)).status).toBe(201)
    expect((await set(live.id, { isUsual: true })).body).toMatchObject({ changed: 0, before: [] })
  })

  test('a closed day takes nobody; what is sold stays sold', async () => {
    const live = await liveCar('Closed', 2)
    expect((await hold(live.id)).status).toBe(201)
    await set(live.id, { isClosed: true })
    expect((await offers()).has(live.id)).toBe(false)
    expect((await hold(live.id)).status).toBe(409)
    expect((await lineOf(live.id))?.days[0]).toMatchObject({ isClosed: true, sold: 1, units: 2 })
    await set(live.id, { isClosed: false })
    expect((await offers()).has(live.id)).toBe(true)
  })

  test('fewer than are sold are refused with the number, on a day and altogether', async () => {
    const live = await liveCar('Sold out soon', 3)
    await Promise.all([hold(live.id), hold(live.id)])
    const { name } = (await lineOf(live.id)) ?? { name: '' }
    const message = `2 of ${name} are sold on Tue 8 Dec 2026. Set 2 or more.`
    const fewer = await set(live.id, { units: 1 })
    expect([...said(fewer), fewer.body.sold]).toEqual([409, 'sold', message, 2])
    const fleet = await desk.manager.post(`/cars/${live.id}/fleet`, { islandId: ISLAND, units: 1 })
    expect([...said(fleet), fleet.body.errors]).toEqual([409, 'sold', message, [{ field: 'units', message }]])
    expect((await lineOf(live.id))?.units).toBe(3)
  })

  test('after units were given back in between, a lower number is still as many as can be sold', async () => {
    const live = await liveCar('With a gap', 4)
    for (let turn = 0; turn < 4; turn += 1) expect((await hold(live.id)).status).toBe(201)
    const { db } = desk.office.api.testDatabase
    await sql`delete from car_claim where vehicle_id = ${live.id} and unit <= 3`.execute(db)
    await set(live.id, { units: 2 })
    const { rows } = await sql<{ unit: number }>`
      select distinct unit from car_claim where vehicle_id = ${live.id} and day = ${DAY}::date`.execute(db)
    expect(rows).toEqual([{ unit: 1 }])
    expect((await hold(live.id)).status).toBe(201)
    expect((await hold(live.id)).status).toBe(409)
    expect(await aboveStock()).toEqual([])
  })

  test('days that are over keep the number they had', async () => {
    const live = await liveCar('Of the past', 3)
    const { db } = desk.office.api.testDatabase
    for (const unit of [1, 2, 3])
      await sql`insert into car_claim (island_id, vehicle_id, day, start_time, unit, claim)
                values (${ISLAND}, ${live.id}, '2026-11-02', '08:00', ${unit}, 'of-the-past')`.execute(db)
    const fleet = await desk.manager.post(`/cars/${live.id}/fleet`, { islandId: ISLAND, units: 1 })
    expect(fleet.body).toMatchObject({ status: 1 })
    expect((await lineOf(live.id, '2026-11-02', 1))?.days[0]).toMatchObject({ units: 3, usual: 1, sold: 3 })
    expect(await aboveStock()).toEqual([])
  })

  test.each([
    [{ from: '2026-11-01' }, 'from', 'Days that are over cannot be changed'],
    [{ until: '2026-12-07' }, 'until', 'The last day lies before the first'],
    [{ until: '2028-12-08' }, 'until', 'These are too many days for one change'],
    [{ lineIds: ['atlantis'] }, 'lineIds', 'Please choose lines of this record'],
  ])('%j is refused by its field', async (change, field, message) => {
    const reply = await set('sedan', { units: 1, ...change })
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
    expect(said(await set('nowhere', { units: 1 }))).toEqual([404, 'not_found', 'There is nothing with this number'])
  })
})

describe('roads and hires', () => {
  test('a new road counts in both directions once it has a price', async () => {
    const { points } = (await desk.editor.get('/cars/options')).body as {
      points: { id: string; islandId: string; isAirport: boolean }[]
    }
    const { rows: taken } = await sql<{
      ends: string
    }>`select from_point || ' ' || to_point as ends from car_charge where from_point is not null`.execute(
      desk.office.api.testDatabase.db,
    )
    const known = new Set(taken.map(({ ends }) => ends))
    const pairs = points.flatMap((from) => points.map((to) => ({ from, to })))
    const free = pairs.find(
      ({ from, to }) =>
        from.id !== to.id &&
        !from.isAirport &&
        !to.isAirport &&
        !known.has(`${from.id} ${to.id}`) &&
        !known.has(`${to.id} ${from.id}`),
    )
    const ends = { fromId: free?.from.id, toId: free?.to.id }
    const made = roadOf(await desk.manager.post('/car-roads', { ...ends, distanceKm: 12.5, minutes: 40 }))
    expect(made).toMatchObject({ kind: 'ride', isLive: false, rates: [], distanceKm: 12.5 })
    const early = await desk.manager.patch(`/car-roads/${made.id}`, { version: made.version, isLive: true })
    expect(said(early)).toEqual([409, 'incomplete', 'Before it goes on the site it needs the price of a car.'])
    const again = await desk.manager.post('/car-roads', {
      fromId: ends.toId,
      toId: ends.fromId,
      distanceKm: 12,
      minutes: 40,
    })
    expect(said(again)).toEqual([409, 'exists', 'There is one already: change that one, it counts in both directions'])
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
    const before = await road(AIRPORT_ROAD)
    const rates = before.rates.map((rate) => (rate.vehicleId === 'sedan' ? { ...rate, price: 1_000 } : rate))
    await desk.manager.patch(`/car-roads/${AIRPORT_ROAD}`, { version: before.version, rates })
    expect((await offers()).get('sedan')).toBe(1_050)
    const late = await desk.manager.patch(`/car-roads/${AIRPORT_ROAD}`, { version: before.version, distanceKm: 7 })
    expect(said(late)).toEqual([
      ...[409, 'changed', 'Somebody else has saved this road since you opened it. See what differs, then save again.'],
    ])
    const { version } = await road(AIRPORT_ROAD)
    const twice = await desk.manager.patch(`/car-roads/${AIRPORT_ROAD}`, { version, rates: [...rates, rates[0]] })
    expect(twice.body.errors).toEqual([
      { field: `rates.${rates.length}.vehicleId`, message: 'Please choose each car of the list once' },
    ])
    const unknown = await desk.manager.patch('/car-roads/nowhere', { version })
    expect(said(unknown)).toEqual([404, 'not_found', 'There is no such road or hire'])
  })

  test('a preview says what a sample hire costs by day, at night and in the peak', async () => {
    const preview = async (date: string, time: string) =>
      (await desk.editor.post('/car-fares/preview', { date, time, prices: [5_300] })).body
    expect(await preview('2027-02-10', '10:00')).toMatchObject({
      isPeak: false,
      isNight: false,
      fares: [{ amountPayable: 5_565 }],
    })
    expect(await preview('2027-02-10', '22:00')).toMatchObject({
      isNight: true,
      fares: [{ nightCharge: 1_060, amountPayable: 6_678 }],
    })
    expect(await preview('2026-12-25', '10:00')).toMatchObject({ isPeak: true, fares: [{ amountPayable: 6_400 }] })
  })

  test('prices are raised by percent or by the kilometre; the preview names each, and changes none', async () => {
    const raise = { kind: 'airport', vehicleId: 'hatchback', how: 'percent', by: 10, roundTo: 50, isPreview: true }
    const before = await road(AIRPORT_ROAD)
    const price = (all: OfficeRoad) => all.rates.find(({ vehicleId }) => vehicleId === 'hatchback')?.price ?? 0
    const preview = await desk.manager.post('/car-fares/raise', raise)
    const changes = preview.body.changes as { roadId: string; before: number; after: number }[]
    const ours = changes.find(({ roadId }) => roadId === AIRPORT_ROAD)
    expect(ours).toMatchObject({ before: price(before), after: Math.round((price(before) * 1.1) / 50) * 50 })
    expect(changes.length).toBe(preview.body.total)
    expect(price(await road(AIRPORT_ROAD))).toBe(price(before))
    await desk.manager.post('/car-fares/raise', { ...raise, isPreview: false })
    expect(price(await road(AIRPORT_ROAD))).toBe(ours?.after)
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
    expect(said(early)).toEqual([
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
    expect([...said(byEditor), byEditor.body.errors]).toEqual([
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
    expect(said(second)).toEqual([
      ...[
        409,
        'changed',
        'Somebody else has saved this car package since you opened it. See what differs, then save again.',
      ],
    ])
    expect(said(await desk.editor.get('/car-packages/nowhere'))).toEqual([
      404,
      'not_found',
      'There is no such car package',
    ])
    expect(
      (await desk.editor.post('/car-packages', { name: 'A', islandId: 'atlantis', hours: 1, kmLimit: 1 })).status,
    ).toBe(422)
  })
})
