import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CarGroup } from '#contract/v1/cars.ts'
import type { HotelDetails } from '#contract/v1/hotels.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import { carProduct } from '#server/cars/product.ts'
import { hotelProduct } from '#server/hotels/product.ts'
import { rollRoomNights } from '#server/hotels/roll-nights.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { at, lineOf, refusal } from '#tests/support/priced-lines.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
const NOW = new Date(`${TODAY}T04:30:00Z`)

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(NOW.toISOString())
  await sql`truncate room_night`.execute(api.testDatabase.db)
  await api.testDatabase.db.transaction().execute((tx) => rollRoomNights(tx, TODAY))
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`truncate room_claim, car_claim, activity_claim`.execute(api.testDatabase.db)
  await sql`update room_night set sold = 0 where sold > 0`.execute(api.testDatabase.db)
})

const parts = () => ({ db: api.testDatabase.db, pricingPolicy: () => DEFAULT_PRICING_POLICY })
describe('a stay', () => {
  type Stay = LineOf<'hotel'>
  const STAY: Stay = {
    ...{ kind: 'hotel', roomId: 'mahua-shore-gc', checkIn: '2027-02-10', checkOut: '2027-02-13' },
    rooms: [
      { adults: 2, children: 0 },
      { adults: 2, children: 1 },
    ],
  }
  const priced = (more: Partial<Stay> = {}, now = NOW) =>
    hotelProduct.price(parts(), { ...STAY, ...more }, { now, isForGroup: false })

  test('costs and takes what the page of its hotel shows', async () => {
    const { body } = await api.get(
      '/hotels/hotelDetails?hotelId=mahua-shore&checkIn=2027-02-10&checkOut=2027-02-13&rooms=2-0,2-1',
    )
    const hotel = body.hotelData as HotelDetails
    const room = hotel.rooms.find(({ _id }) => _id === STAY.roomId)
    const line = lineOf(await priced())
    expect(line.price).toEqual(room?.stay?.price)
    expect(line.priceVersion).toBe(room?.stay?.priceVersion)
    const rooms = room?.stay?.roomsNeeded
    expect(line.stock.nights).toEqual(
      ['2027-02-10', '2027-02-11', '2027-02-12'].map((night) => ({ roomTypeId: STAY.roomId, night, rooms })),
    )
    expect(line.title).toBe(`${hotel.hotelName}, ${room?.name}, ${rooms} rooms, 3 nights`)
    expect([line.startsAt, line.endsAt, line.salesCloseAt]).toEqual([
      at(`2027-02-10T${hotel.checkinTime}`),
      at(`2027-02-13T${hotel.checkoutTime}`),
      at('2027-02-10T12:00'),
    ])
    expect([line.nonRefundable, line.terms[0]]).toEqual([0, { until: at('2027-01-26T23:59:59.999'), percent: 80 }])
    expect(line.details).toContainEqual({ label: 'Address', text: hotel.address })
  })

  test('of more guests than a room holds takes and charges as many rooms as house them', async () => {
    const line = lineOf(await priced({ rooms: [{ adults: 6, children: 0 }] }))
    expect(line.stock.nights[0]?.rooms).toBeGreaterThan(1)
    const one = lineOf(await priced({ rooms: [{ adults: 2, children: 0 }] }))
    expect(line.price.packageBasePrice).toBe(one.price.packageBasePrice * (line.stock.nights[0]?.rooms ?? 0))
  })

  test.each<[string, Partial<Stay>, unknown[]]>([
    ['of a room nobody knows', { roomId: 'nowhere' }, [404, 'not_found']],
    ['that begins in the past', { checkIn: '2026-11-21', checkOut: '2026-11-23' }, [422, 'checkIn']],
    ['that ends before it begins', { checkOut: '2027-02-10' }, [422, 'checkOut']],
    ['of 31 nights', { checkOut: '2027-03-13' }, [422, 'checkOut']],
    ['beyond the stock', { checkIn: '2027-12-28', checkOut: '2027-12-29' }, [422, 'checkIn']],
    [
      'of children alone',
      {
        rooms: [
          { adults: 2, children: 0 },
          { adults: 1, children: 6 },
        ],
      },
      [422, 'rooms.1.adults'],
    ],
    ['of ten adults in a room', { rooms: [{ adults: 10, children: 0 }] }, [422, 'rooms.0.adults']],
    ['of nine rooms', { rooms: Array.from({ length: 5 }, () => ({ adults: 6, children: 0 })) }, [422, 'rooms']],
  ])('%s is refused', async (_, more, expected) => {
    expect(refusal(await priced(more))).toEqual(expected)
  })

  test('is sold until noon of the day it begins, and while there are rooms', async () => {
    const today = { checkIn: TODAY, checkOut: '2026-11-23' }
    lineOf(await priced(today, at(`${TODAY}T12:00:00`)))
    expect(refusal(await priced(today, at(`${TODAY}T12:00:00.001`)))).toEqual([422, 'checkIn'])
    await sql`update room_night set sold = allotment - 1 where room_type_id = ${STAY.roomId} and night = '2027-02-11'`.execute(
      api.testDatabase.db,
    )
    expect(refusal(await priced())).toEqual([409, 'unavailable'])
  })
})

describe('a car', () => {
  type Hire = LineOf<'car'>
  const RIDE: Hire = {
    ...{ kind: 'car', hire: 'airport', chargeId: 'airport.wandoor', pickupDate: '2026-12-25', pickupTime: '22:30' },
    ...{ vehicles: [{ vehicleId: 'sedan', count: 2 }], passengers: 6 },
  }
  const priced = (more: Partial<Hire> = {}, now = NOW) =>
    carProduct.price(parts(), { ...RIDE, ...more }, { now, isForGroup: false })

  test('costs what the results show for that day and hour, and takes the hours it is away', async () => {
    const { body } = await api.get('/airportCarCharges/fetch?id=airport.wandoor&pickupDate=2026-12-25&pickupTime=22:30')
    const [road] = body.carData as CarGroup[]
    const sedan = road?.vehicle.find(({ vehicle }) => vehicle._id === 'sedan')
    const line = lineOf(await priced())
    expect(line.price).toEqual({
      packageBasePrice: 2 * (sedan?.price ?? 0),
      discount: 0,
      taxAmount: 2 * (sedan?.taxAmount ?? 0),
      amountPayable: 2 * (sedan?.amountPayable ?? 0),
    })
    expect(line.priceVersion).toBe(sedan?.priceVersion)
    expect(line.title).toBe(`${road?.from?.name} to ${road?.to?.name}, 2 ${sedan?.vehicle.carName}`)
    expect(lineOf(await priced({ fromAirport: false })).title).toContain(`${road?.to?.name} to ${road?.from?.name}`)
    for (const [point, from, to] of [
      [road?.from, road?.from, road?.to],
      [road?.to, road?.to, road?.from],
    ])
      expect(lineOf(await priced({ hire: 'pickup-drop', fromPoint: point?._id ?? '' })).title).toContain(
        `${from?.name} to ${to?.name}`,
      )
    expect(line.stock.cars).toEqual([
      { islandId: 'south-andaman', vehicleId: 'sedan', day: '2026-12-25', time: '20:00', units: 2 },
    ])
    expect(line.terms).toEqual([{ until: at('2026-12-25T21:30'), percent: 100 }])
    expect(line.salesCloseAt).toEqual(at('2026-12-25T21:30'))
  })

  test.each<[string, Partial<Hire>, unknown[]]>([
    ['for a road nobody knows', { chargeId: 'nowhere' }, [404, 'not_found']],
    ['of another kind of hire', { hire: 'hourly' }, [422, 'hire']],
    ['from a point that is no end of it', { fromPoint: 'chidiya-tapu' }, [422, 'fromPoint']],
    ['that does not drive there', { vehicles: [{ vehicleId: 'nowhere', count: 1 }] }, [422, 'vehicles.0.vehicleId']],
    ['too small for the passengers', { passengers: 20 }, [422, 'passengers']],
    ['for more than one hire holds', { passengers: 41 }, [422, 'passengers']],
    ['of which there are not so many', { vehicles: [{ vehicleId: 'sedan', count: 40 }] }, [409, 'unavailable']],
    ['for a drive nobody knows', { hire: 'package', chargeId: 'nowhere' }, [404, 'not_found']],
  ])('%s is refused', async (_, more, expected) => {
    expect(refusal(await priced(more))).toEqual(expected)
  })

  test('needs five and a half hours of notice, exactly that is in time', async () => {
    lineOf(await priced({}, at('2026-12-25T17:00:00')))
    expect(refusal(await priced({}, at('2026-12-25T17:00:01')))).toEqual([422, 'pickupTime'])
  })

  test('needs the notice that the office sets, on the days it is offered too; nonsense counts for nothing', async () => {
    const set = (value: unknown) =>
      sql`insert into setting (key, value) values ('pickup_lead_minutes', ${JSON.stringify(value)})
          on conflict (key) do update set value = excluded.value`.execute(api.testDatabase.db)
    const openSlots = async () => {
      const { body } = await api.get(`/availability?kind=car&id=airport.wandoor&from=${TODAY}&to=${TODAY}`)
      return (body.days as { slots?: unknown[] }[])[0]?.slots?.length ?? 0
    }
    const usual = await openSlots()
    await set(600)
    lineOf(await priced({}, at('2026-12-25T12:30:00')))
    const late = await priced({}, at('2026-12-25T12:30:01'))
    expect(refusal(late)).toEqual([422, 'pickupTime'])
    expect(late.ok ? '' : late.error.message).toMatch(/^A car needs 10 hours of notice\./)
    expect(await openSlots()).toBeLessThan(usual)
    await set('soon')
    lineOf(await priced({}, at('2026-12-25T17:00:00')))
    expect(await openSlots()).toBe(usual)
  })

  test('for a drive costs what its page says for the party, with the vehicles that page chooses', async () => {
    const found = await api.get('/carrentalPackage/fetch')
    const [drive] = found.body.packageData as { _id: string; packageName: string; closedWeekdays: string[] }[]
    const packageId = drive?._id ?? ''
    const question = {
      packageId,
      adultCount: 5,
      childCount: 1,
      childAges: [4],
      entryFee: true,
      pickupDate: '2027-02-11',
    }
    const { data } = (await api.post('/carrentalPackage/pricing', question)).body as {
      data: { amountPayable: number; priceVersion: string; vehicles: { vehicleId: string; count: number }[] }
    }
    const vehicles = data.vehicles.map(({ vehicleId, count }) => ({ vehicleId, count }))
    const more: Partial<Hire> = {
      ...{ hire: 'package', chargeId: packageId, vehicles, passengers: 6, childAges: [4], entryFee: true },
      ...{ pickupDate: '2027-02-11', pickupTime: '08:00' },
    }
    const line = lineOf(await priced(more))
    expect([line.price.amountPayable, line.priceVersion]).toEqual([data.amountPayable, data.priceVersion])
    expect(line.title.startsWith(`${drive?.packageName}, `)).toBe(true)
    expect(line.stock.cars[0]).toMatchObject({ vehicleId: vehicles[0]?.vehicleId, day: '2027-02-11', time: '08:00' })
    const other = vehicles.map((each) => ({ ...each, count: each.count + 1 }))
    expect(refusal(await priced({ ...more, vehicles: other }))).toEqual([422, 'vehicles'])
    for (const { vehicleId } of vehicles)
      await sql`insert into car_claim select island_id, vehicle_id, '2027-02-11', '08:00', unit
                  from car_fleet, generate_series(1, units) unit where vehicle_id = ${vehicleId}`.execute(
        api.testDatabase.db,
      )
    expect(refusal(await priced(more))).toEqual([409, 'unavailable'])
  })
})
