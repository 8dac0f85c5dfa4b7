import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AvailableDay } from '#contract/v1/availability.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { claimSeats } from '#server/ferries/claim-seats.ts'
import { claimNights } from '#server/hotels/claim-nights.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { packageProduct } from '#server/packages/product.ts'
import type { ProductLine } from '#server/products/priced-line.ts'
import { minutesFrom, PINNED_DAY, PINNED_NOW } from '#tests/support/pinned-day.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = PINNED_DAY
const NOW = new Date(PINNED_NOW)

type Start = LineOf<'package'>
/** One night, two nights on Swaraj Dweep and one more; ferries on the second and the fourth day. */
const COUPLE: Start = {
  ...{ kind: 'package', packageId: 'radhanagar-sunset-for-two', startDate: '2027-02-10' },
  ...{ adultCount: 2, childAges: [] },
}
const FAMILY: Start = { ...COUPLE, packageId: 'first-splash-family-holiday', adultCount: 4, childAges: [8, 3, 0] }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(NOW.toISOString())
  await sql`truncate room_night`.execute(api.testDatabase.db)
  await api.testDatabase.db.transaction().execute((tx) => rollRoomNights(tx, TODAY))
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`truncate room_claim`.execute(api.testDatabase.db)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
  await sql`update room_night set sold = 0 where sold > 0`.execute(api.testDatabase.db)
})

const priced = (line: Start = COUPLE, now = NOW) =>
  packageProduct.price({ db: api.testDatabase.db, pricingPolicy: () => DEFAULT_PRICING_POLICY }, line, {
    now,
    isForGroup: false,
  })
async function lineOf(line: Start = COUPLE, now = NOW): Promise<ProductLine> {
  const result = await priced(line, now)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
async function refusal(line: Start, now = NOW): Promise<unknown[]> {
  const result = await priced(line, now)
  if (result.ok) throw new Error('It was not refused')
  return [result.error.status, result.error.errors?.[0]?.field ?? result.error.code]
}
async function startDay({ packageId, startDate, adultCount, childAges }: Start): Promise<AvailableDay | undefined> {
  const party = `adults=${adultCount}&children=${childAges.length}`
  const { body } = await api.get(
    `/availability?kind=package&id=${packageId}&from=${startDate}&to=${startDate}&${party}`,
  )
  return (body.days as AvailableDay[])[0]
}
const at = (clock: string) => new Date(`${clock}+05:30`)

test('a package costs what its page says', async () => {
  const { packageId, adultCount, childAges, startDate } = FAMILY
  const question = { packageId, adultCount, childCount: 3, childAges, travelDate: startDate }
  const { data } = (await api.post('/travelPackage/pricing', question)).body as {
    data: ProductLine['price'] & { priceVersion: string }
  }
  const line = await lineOf(FAMILY)
  expect(data).toMatchObject({ ...line.price, priceVersion: line.priceVersion })
})

test('a place that is shut on the day of the plan is told of with the price and in the plan', async () => {
  const noteOf = async (travelDate: string) => {
    const question = { packageId: FAMILY.packageId, adultCount: 2, travelDate }
    return ((await api.post('/travelPackage/pricing', question)).body.data as { note?: string }).note
  }
  expect(await noteOf('2027-02-08')).toMatch(/^Mon 8 Feb 2027: Cellular Jail.* is usually shut on Mondays/)
  expect(await noteOf('2027-02-11')).toBeUndefined()
  const { facts } = await lineOf({ ...FAMILY, startDate: '2027-02-08' })
  expect(facts.days.map(({ shut }) => shut?.slice(0, 13))).toEqual([
    'Cellular Jail',
    ...facts.days.slice(1).map(() => undefined),
  ])
})

test('the details of a package name seats as the boat does, like its tickets', async () => {
  const { details, facts } = await lineOf(FAMILY)
  const told = details.flatMap(({ label, text }) => (/ferry at/.test(label) ? [text.replace(/^.*seats /, '')] : []))
  expect(told).toEqual(facts.crossings.map(({ seats }) => seats.join(', ')))
})

test('a package takes a room for every two with a bed in each night, and a seat for everybody of a year and over', async () => {
  const line = await lineOf(FAMILY)
  const nights = line.stock.nights.map(({ night, rooms }) => [night, rooms])
  expect(nights).toEqual(['10', '11', '12', '13', '14'].map((day) => [`2027-02-${day}`, 3]))
  const seats = Map.groupBy(line.stock.seats, ({ tripId }) => tripId)
  expect([...seats].map(([trip, each]) => [trip, each.length])).toEqual([
    ['tm-101.2027-02-12', 6],
    ['tm-105.2027-02-14', 6],
  ])
})

test('a couple sits together in the class its plan names, beside those who have seats already', async () => {
  const [first, second] = (await lineOf()).stock.seats
  expect([first?.tripId, first?.seat, second?.seat]).toEqual([
    'tm-101.2027-02-11',
    expect.any(String),
    expect.any(String),
  ])
  const { trip } = (await api.get('/ferry/trips/tm-101.2027-02-11')).body as {
    trip: { bClass: Record<string, unknown> }
  }
  expect(Object.keys(trip.bClass)).toContain(first?.seat)
  const claim = { key: 'others', expiresAt: minutesFrom(PINNED_NOW, 10) }
  const asked = [first, second].flatMap((each) => (each === undefined ? [] : { ...each, ...claim }))
  await inTransaction(api.testDatabase.db, (tx) => claimSeats(tx, asked))
  const after = (await lineOf()).stock.seats.map(({ seat }) => seat).slice(0, 2)
  expect(after).not.toContain(first?.seat)
  expect(after).toHaveLength(2)
})

test('what a package needs can be claimed as it is', async () => {
  const { stock } = await lineOf(FAMILY)
  const claim = { key: 'family', expiresAt: minutesFrom(PINNED_NOW, 10) }
  const lost = await inTransaction(api.testDatabase.db, async (tx) => [
    ...(await claimNights(tx, stock.nights, claim)),
    ...(await claimSeats(
      tx,
      stock.seats.map((seat) => ({ ...seat, ...claim })),
    )),
  ])
  expect(lost).toEqual([])
})

test('it says when it starts, ends and closes, and what a voucher needs', async () => {
  const line = await lineOf()
  expect([line.startsAt, line.endsAt, line.salesCloseAt]).toEqual([
    at('2027-02-10T00:00'),
    at('2027-02-14T23:59:59.999'),
    at('2027-02-09T18:00'),
  ])
  expect([line.nonRefundable, line.terms[0]?.until]).toEqual([0, at('2027-01-26T23:59:59.999')])
  expect(line.whereabouts).toEqual({ from: 'south-andaman', to: 'south-andaman' })
  const labels = line.details.map(({ label }) => label)
  expect(labels).toEqual(
    expect.arrayContaining(['Wed 10 Feb 2027, 1 night', 'Thu 11 Feb 2027, ferry at 08:00', 'Included']),
  )
  await sql`update package set non_refundable = 10000000 where id = ${COUPLE.packageId}`.execute(api.testDatabase.db)
  expect((await lineOf()).nonRefundable).toBe(line.price.amountPayable)
  await sql`update package set non_refundable = 0`.execute(api.testDatabase.db)
})

test.each<[string, Partial<Start>, unknown[]]>([
  ['nobody knows', { packageId: 'nowhere' }, [404, 'not_found']],
  ['for children alone', { adultCount: 0, childAges: [8] }, [422, 'adultCount']],
  ['for more than may go together', { adultCount: 5 }, [422, 'adultCount']],
  ['that began yesterday', { startDate: '2026-11-21' }, [422, 'startDate']],
  ['that begins today', { startDate: TODAY }, [422, 'startDate']],
  ['beyond the stock', { startDate: '2027-12-25' }, [422, 'startDate']],
])('a package %s is refused', async (_, more, expected) => {
  expect(await refusal({ ...COUPLE, ...more })).toEqual(expected)
})

test('sales end at six in the evening of the day before', async () => {
  const line = { ...COUPLE, startDate: '2026-11-23' }
  await lineOf(line, at(`${TODAY}T18:00:00`))
  expect(await refusal(line, at(`${TODAY}T18:00:00.001`))).toEqual([422, 'startDate'])
})

test('a start on which a room or a ferry of the plan is missing is not offered, and refused', async () => {
  const { db } = api.testDatabase
  const shut = async () => {
    expect(await startDay(COUPLE)).toMatchObject({ open: false, reason: 'sold_out' })
    expect(await refusal(COUPLE)).toEqual([409, 'unavailable'])
  }
  expect(await startDay(COUPLE)).toMatchObject({ open: true })
  await sql`update room_night set sold = allotment where night = '2027-02-12' and room_type_id = 'mahua-shore-gc'`.execute(
    db,
  )
  await shut()
  await sql`update room_night set sold = 0 where sold > 0`.execute(db)
  await sql`insert into ferry_seat (sailing_id, seat, state)
            select sailing.id, seat, 'booked' from ferry_sailing sailing join ferry_trip trip on trip.id = sailing.trip_id
              join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id and cabin.code = 'bClass', unnest(cabin.seats) seat
             where sailing.id = 'tm-105.2027-02-13' and seat <> all(cabin.blocked) order by seat offset 1`.execute(db)
  expect(await startDay(COUPLE)).toMatchObject({ open: false, reason: 'sold_out', left: 1 })
  await shut()
  await sql`delete from ferry_seat`.execute(db)
  await lineOf()
  await sql`update ferry_sailing set is_active = false where id = 'tm-105.2027-02-13'`.execute(db)
  await shut()
  await sql`update ferry_sailing set is_active = true where not is_active`.execute(db)
})

test('the page of a package says nothing of how its ferries are claimed', async () => {
  const { body } = await api.get(`/travelPackage/fetch?id=${COUPLE.packageId}`)
  const [{ tourIternary }] = body.packageData as [{ tourIternary: { ferry: object | null }[] }]
  expect(tourIternary.flatMap(({ ferry }) => (ferry === null ? [] : [Object.keys(ferry)]))).toEqual([
    ['name', 'image'],
    ['name', 'image'],
  ])
})
