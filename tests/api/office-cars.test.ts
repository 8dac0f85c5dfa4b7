import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CarNightRecord } from '#contract/office/car-surcharges.ts'
import type { CarRow } from '#contract/office/cars.ts'
import type { StockLine } from '#contract/office/stock-days.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import type { CarGroup } from '#contract/v1/cars.ts'
import type { Hold } from '#contract/v1/holds.ts'
import { checkInvariants } from '#server/bookings/checks/invariants.ts'
import { type CarOffice, DAY, ISLAND, openCarOffice, refused } from '#tests/support/office-cars.ts'

let desk: CarOffice
beforeAll(async () => {
  desk = await openCarOffice()
})
afterAll(() => desk.office.close())

async function aboveStock(): Promise<string[]> {
  const findings = await checkInvariants(desk.office.api.testDatabase.db)
  return findings.find(({ name }) => name === 'I2')?.violations ?? ['not checked']
}

describe('a kind of car', () => {
  test('is made hidden, goes on the site with a picture, and is offered where it has a price', async () => {
    const made = await desk.newCar('Beach buggy')
    expect(made).toMatchObject({ id: 'beach-buggy', isLive: false, pictures: [], extraHour: null })
    expect(made.fleet.find(({ islandId }) => islandId === ISLAND)).toMatchObject({ units: 0 })
    const early = await desk.editor.patch(`/cars/${made.id}`, { version: made.version, isLive: true })
    expect(refused(early)).toEqual([409, 'incomplete', 'Before it goes on the site it needs a picture.'])
    const live = await desk.liveCar('Beach buggy')
    expect(live.id).toBe('beach-buggy-2')
    expect((await desk.offers()).get(live.id)).toBe(840)
    await desk.editor.patch(`/cars/${live.id}`, { version: (await desk.car(live.id)).version, isLive: false })
    expect((await desk.offers()).has(live.id)).toBe(false)
  })

  test('has one picture', async () => {
    const made = await desk.newCar('Pictured')
    const pictureIds = [await desk.words('From the left'), await desk.words('From the right')]
    const two = await desk.editor.post(`/pictures/vehicle/${made.id}`, { pictureIds })
    expect(two.body.errors).toEqual([{ field: 'pictureIds', message: 'A car is shown by one picture' }])
    await desk.editor.post(`/pictures/vehicle/${made.id}`, { pictureIds: pictureIds.slice(1) })
    expect((await desk.car(made.id)).pictures).toMatchObject([{ alt: 'From the right' }])
  })

  test('two who save at once: the second is shown what the first has saved, and the audit tells who', async () => {
    const made = await desk.newCar('Twice')
    await desk.editor.patch(`/cars/${made.id}`, { version: made.version, seats: 6 })
    const second = await desk.manager.patch(`/cars/${made.id}`, { version: made.version, seats: 5 })
    expect(refused(second)).toEqual([
      ...[409, 'changed', 'Somebody else has saved this car since you opened it. See what differs, then save again.'],
    ])
    expect(second.body.current).toMatchObject({ seats: 6 })
    const { rows } = (await desk.manager.get(`/audit?subject=vehicle&subjectId=${made.id}`)).body as {
      rows: AuditEntry[]
    }
    expect(rows[0]).toMatchObject({ by: 'The editor', before: { seats: 4 }, after: { seats: 6 } })
  })

  test('lists find it, and unknown ones are said to be so', async () => {
    await desk.newCar('Findable van')
    const { rows } = (await desk.editor.get('/cars?q=findable&isLive=0')).body as { rows: CarRow[] }
    expect(rows).toEqual([expect.objectContaining({ name: 'Findable van', units: 0, prices: 0, thumbUrl: null })])
    expect(refused(await desk.editor.patch('/cars/nowhere', { version: 'x' }))).toEqual([
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
    const live = await desk.liveCar('By the day', 3)
    const changed = await set(live.id, { units: 1 })
    expect(changed.body).toMatchObject({
      changed: 1,
      before: [{ lineId: ISLAND, day: DAY, units: null, isClosed: false }],
    })
    expect((await desk.hold(live.id)).status).toBe(201)
    expect((await desk.hold(live.id)).status).toBe(409)
    expect((await desk.hold(live.id, '2026-12-09')).status).toBe(201)
    expect((await lineOf(live.id))?.days).toEqual([
      { day: DAY, units: 1, usual: 3, sold: 1, isClosed: false, runs: true },
      { day: '2026-12-09', units: 3, usual: 3, sold: 1, isClosed: false, runs: true },
    ])
    const undone = await desk.manager.post(`/stock/car/${live.id}/restore`, { days: changed.body.before })
    expect(undone.body).toEqual({ status: 1, changed: 1 })
    expect((await desk.hold(live.id)).status).toBe(201)
    expect((await set(live.id, { isUsual: true })).body).toMatchObject({ changed: 0, before: [] })
  })

  test('a closed day takes nobody; what is sold stays sold', async () => {
    const live = await desk.liveCar('Closed', 2)
    expect((await desk.hold(live.id)).status).toBe(201)
    await set(live.id, { isClosed: true })
    expect((await desk.offers()).has(live.id)).toBe(false)
    expect((await desk.hold(live.id)).status).toBe(409)
    expect((await lineOf(live.id))?.days[0]).toMatchObject({ isClosed: true, sold: 1, units: 2 })
    await set(live.id, { isClosed: false })
    expect((await desk.offers()).has(live.id)).toBe(true)
  })

  test('fewer than are sold are refused with the number, on a day and altogether', async () => {
    const live = await desk.liveCar('Sold out soon', 3)
    await Promise.all([desk.hold(live.id), desk.hold(live.id)])
    const { name } = (await lineOf(live.id)) ?? { name: '' }
    const message = `2 of ${name} are sold on Tue 8 Dec 2026. Set 2 or more.`
    const fewer = await set(live.id, { units: 1 })
    expect([...refused(fewer), fewer.body.sold]).toEqual([409, 'sold', message, 2])
    const fleet = await desk.manager.post(`/cars/${live.id}/fleet`, { islandId: ISLAND, units: 1 })
    expect([...refused(fleet), fleet.body.errors]).toEqual([409, 'sold', message, [{ field: 'units', message }]])
    expect((await lineOf(live.id))?.units).toBe(3)
  })

  test('after units were given back in between, a lower number is still as many as can be sold', async () => {
    const live = await desk.liveCar('With a gap', 4)
    for (let turn = 0; turn < 4; turn += 1) expect((await desk.hold(live.id)).status).toBe(201)
    const { db } = desk.office.api.testDatabase
    await sql`delete from car_claim where vehicle_id = ${live.id} and unit <= 3`.execute(db)
    await set(live.id, { units: 2 })
    const { rows } = await sql<{ unit: number }>`
      select distinct unit from car_claim where vehicle_id = ${live.id} and day = ${DAY}::date`.execute(db)
    expect(rows).toEqual([{ unit: 1 }])
    expect((await desk.hold(live.id)).status).toBe(201)
    expect((await desk.hold(live.id)).status).toBe(409)
    expect(await aboveStock()).toEqual([])
  })

  test('days that are over keep the number they had', async () => {
    const live = await desk.liveCar('Of the past', 3)
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
    expect(refused(await set('nowhere', { units: 1 }))).toEqual([404, 'not_found', 'There is nothing with this number'])
  })
})

describe('the night of cars', () => {
  const night = async () => (await desk.editor.get('/car-surcharges')).body.carNight as CarNightRecord
  const save = async (change: object) =>
    desk.manager.patch('/car-surcharges/night', { version: (await night()).version, ...change })
  /** Of the sedan from the airport to Wandoor at 21:30, which is no night where nothing is set. */
  const lateFare = async () => {
    const { body } = await desk.office.api.get(
      '/airportCarCharges/fetch?place=wandoor&pickupDate=2027-02-10&pickupTime=21:30',
    )
    const [{ vehicle } = { vehicle: [] }] = body.carData as CarGroup[]
    return vehicle.find((offer) => offer.vehicle._id === 'sedan')
  }

  test('is set in hours, percent and rupees; searches follow, and what is held keeps its price', async () => {
    expect(await night()).toMatchObject({ from: '22:00', to: '05:00', percent: 20, leastRupees: 150 })
    const before = await lateFare()
    expect(before?.nightCharge).toBe(0)
    const live = await desk.liveCar('Held by day')
    const held = (await desk.hold(live.id)).body.hold as Hold
    const saved = await save({ from: '09:00', to: '23:00', percent: 25, leastRupees: 400 })
    expect(saved.body.carNight).toMatchObject({ from: '09:00', to: '23:00', percent: 25, leastRupees: 400 })
    const after = await lateFare()
    expect(after?.nightCharge).toBe(Math.max(400, Math.round((before?.price ?? 0) * 0.25)))
    expect(after?.priceVersion).not.toBe(before?.priceVersion)
    const { rows } = await sql<{ price: number }>`
      select amount_payable as price from booking_line where booking_id = ${held.id}`.execute(
      desk.office.api.testDatabase.db,
    )
    expect(rows).toEqual([{ price: held.total.amountPayable }])
    const told = (await desk.office.owner.get('/audit?page=1&perPage=1')).body.rows as AuditEntry[]
    expect(told[0]).toMatchObject({
      sentence: 'The manager changed ends, begins and 2 more of the charge for cars at night',
      before: { begins: '22:00', percent: 20 },
      after: { begins: '09:00', percent: 25 },
    })
    await save({ from: '22:00', to: '05:00', percent: 20, leastRupees: 150 })
    expect((await lateFare())?.amountPayable).toBe(before?.amountPayable)
  })

  test.each([
    [{ to: '22:00' }, 'to', 'The night ends when it begins'],
    [{ percent: -1 }, 'percent', 'A night cannot cost less than the day'],
    [{ leastRupees: -1 }, 'leastRupees', 'A night cannot cost less than the day'],
    [{ percent: 101 }, 'percent', 'A night costs 100% more at most'],
    [{ percent: 1.5 }, 'percent', 'Please enter a whole percentage'],
    [{ leastRupees: 10_001 }, 'leastRupees', 'Please enter fewer rupees'],
    [{ leastRupees: 0.5 }, 'leastRupees', 'Please enter whole rupees'],
  ])('%j is refused by its field', async (change, field, message) => {
    const reply = await save(change)
    expect([reply.status, reply.body.errors]).toEqual([422, [{ field, message }]])
  })

  test('of two who change it, the second is shown what the first has saved', async () => {
    const { version } = await night()
    await save({ percent: 30 })
    const late = await desk.manager.patch('/car-surcharges/night', { version, percent: 10 })
    expect(late.body).toMatchObject({ code: 'changed', current: { percent: 30 } })
    const unknown = await desk.manager.patch('/car-surcharges/noon', { version, percent: 10 })
    expect(refused(unknown)).toEqual([404, 'not_found', 'There is no such surcharge'])
  })
})
