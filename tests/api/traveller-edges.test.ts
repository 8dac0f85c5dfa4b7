import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Traveller } from '#contract/v1/bookings.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { ferrySeatsOf, freshSailings } from '#tests/support/sailings.ts'
import { NOW, TODAY } from '#tests/support/staged-booking.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { payer, person, seats, TRIP_ID, visitor } from '#tests/support/traveller.ts'

/** The borders of travellers and their names (booking rules 1.2.4, 1.2.7): the last that is in, and the first that is out. */
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.setClock(NOW)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
})

const packageFor = (adultCount: number, ...childAges: number[]): Line => ({
  ...{ kind: 'package', packageId: 'radhanagar-sunset-for-two', startDate: '2027-02-10' },
  ...{ adultCount, childAges },
})
const withLaps = (infants: number, ...names: string[]): Line => ({
  kind: 'ferry',
  tripId: TRIP_ID,
  seats: names,
  infants,
})
const aged = (...ages: number[]) => ages.map((age) => person({ age }))
const placed = async (line: Line, travellers: Traveller[]) => {
  const asha = visitor(api)
  const { id } = await asha.held(line)
  const { status, body } = await asha.place(id, { travellers })
  return [status, ...((body.errors as { field: string; message: string }[] | undefined) ?? [])]
}

describe('ages', () => {
  test.each([
    [0, 2],
    [1, 3],
    [2, 3],
  ])('a child of %i on a package with a couple: %i seats on each ferry', async (age, count) => {
    await visitor(api).held(packageFor(2, age))
    for (const sailing of ['tm-101.2027-02-11', 'tm-105.2027-02-13'])
      expect(await ferrySeatsOf(api, sailing)).toHaveLength(count)
  })

  test('up to ten seats of a ferry a package is booked online: a child of one is the eleventh, a baby is not', async () => {
    const above = async (...childAges: number[]) => {
      const party = { adultCount: 8, childCount: childAges.length, childAges }
      const { body } = await api.post('/travelPackage/pricing', { packageId: 'friends-and-fins', ...party })
      return (body.data as { group?: { above: number } }).group?.above
    }
    await sql`update room_type set allotment = 100`.execute(api.testDatabase.db)
    expect([await above(1, 1), await above(1, 1, 0)]).toEqual([undefined, undefined])
    expect(await above(1, 1, 1)).toBe(10)
  })

  test('a child on a package is up to 12 years old', async () => {
    expect(await placed(packageFor(1, 12), aged(34, 12))).toEqual([201])
    expect(await placed(packageFor(2), aged(34, 13))).toEqual([201])
    const { status, body } = await visitor(api).hold(packageFor(1, 13))
    expect([status, body.errors]).toEqual([422, [{ field: 'lines.0.childAges.0', message: 'Please choose an age' }]])
  })

  test('whoever goes alone is 18 or older', async () => {
    expect(await placed(seats('P2A'), aged(17))).toEqual([
      422,
      { field: 'travellers', message: 'Somebody of 18 or older must travel along' },
    ])
    expect(await placed(seats('P2B'), aged(18))).toEqual([201])
  })

  test('a traveller without a seat is under 1', async () => {
    const line = withLaps(1, 'P2A')
    expect(await placed(line, aged(34, 1))).toEqual([
      422,
      { field: 'travellers', message: 'A traveller without a seat must be under 1' },
    ])
    await sql`delete from ferry_seat`.execute(api.testDatabase.db)
    expect(await placed(line, aged(34, 0))).toEqual([201])
    expect(await placed(packageFor(2, 1, 0), aged(34, 36, 1, 0))).toEqual([201])
  })
})

test('an infant on a lap pays the port fee alone, without tax; as many go along as there are seats', async () => {
  const { trip } = (await api.get(`/ferry/trips/${TRIP_ID}`)).body as { trip: { infantFare: number } }
  expect(trip.infantFare).toBe(50)
  const priceOf = async (...lines: Line[]) => (await visitor(api).held(...lines)).total
  const alone = await priceOf(seats('P2A', 'P2B'))
  expect(alone).toEqual({ packageBasePrice: 2_906, discount: 0, taxAmount: 504, amountPayable: 3_410 })
  const laps = await priceOf(withLaps(2, 'P2C', 'P2D'))
  expect(laps).toEqual({ ...alone, packageBasePrice: 3_006, amountPayable: 3_510 })
  const { status, body } = await visitor(api).hold(withLaps(3, 'P3A', 'P3B'))
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        field: 'lines.0.infants',
        message: 'Each infant sits on the lap of an adult: please give no more infants than adults',
      },
    ],
  ])
})

describe('whom a carrier lists', () => {
  const PASSPORT = 'Travellers from abroad are listed with their passport: please enter its number'
  const passport = { field: 'travellers.0.idNumber', message: PASSPORT }
  const country = { field: 'travellers.0.nationality', message: 'Please choose a country' }

  test.each<[string, Partial<Traveller>, unknown[]]>([
    ['without any document', { nationality: 'GB' }, [422, passport]],
    ['with the number of none', { nationality: 'GB', idNumber: 'XK1234567' }, [422, passport]],
    ['with an Indian card', { nationality: 'GB', idType: 'aadhaar', idNumber: '123412341234' }, [422, passport]],
    ['with a passport without its number', { nationality: 'GB', idType: 'passport' }, [422, passport]],
    ['with a passport', { nationality: 'GB', idType: 'passport', idNumber: 'XK1234567' }, [201]],
  ])('a foreigner %s', async (_what, more, expected) => {
    expect(await placed(seats('P2A'), [person(more)])).toEqual(expected)
  })

  test('an Indian needs no document, and who names no country is asked for it', async () => {
    expect(await placed(seats('P2A'), [person()])).toEqual([201])
    const { nationality: _, ...stateless } = person()
    expect(await placed(seats('P2B'), [stateless])).toEqual([422, country])
    expect(await placed(packageFor(1), [person({ nationality: 'GB' })])).toEqual([422, passport])
  })
})

test('names are corrected until exactly a day before the first of the trip leaves', async () => {
  const asha = visitor(api)
  const lines = [seats('P2A'), { ...seats('P2A'), tripId: TRIP_ID.replace('-25', '-26') } as Line]
  const { ref } = await asha.booked(lines)
  const pay = payer(api)
  await pay.tell(pay.pay(await pay.orderOf(asha, ref)).id)
  const rename = async (at: string) => {
    await api.setClock(at)
    // The browser that booked has been here since.
    await sql`update session set seen_at = app_now(), created_at = app_now()`.execute(api.testDatabase.db)
    const { status, body } = await asha.send('PATCH', `/bookings/${ref}/travellers`, {
      travellers: [{ index: 0, name: 'Asha Devi Rao' }],
    })
    return [status, body.code, body.message]
  }
  const late = [409, 'too_late', 'Names can be corrected until a day before travel. Please call us.']
  expect(await rename('2026-12-24T02:28:00Z')).toEqual([200, undefined, undefined])
  expect(await rename('2026-12-24T02:30:01Z')).toEqual(late)
})

describe('eight rooms are the most of one stay', () => {
  const stay = (...adults: number[]): Line => ({
    ...{ kind: 'hotel', roomId: 'tern-house-s', checkIn: '2027-02-10', checkOut: '2027-02-12' },
    rooms: adults.map((each) => ({ adults: each, children: 0 })),
  })
  const GROUP = 'We book groups of more than 8 rooms for you: please send an enquiry'
  beforeAll(async () => {
    const { db } = api.testDatabase
    await sql`update room_night set allotment = 50, sold = 0 where room_type_id = 'tern-house-s'`.execute(db)
    await sql`insert into setting (key, value) values ('holding_limits', '{"networkRooms": 50}')`.execute(db)
  })
  const held = async (line: Line) => {
    const { status, body } = await visitor(api).hold(line)
    return [status, body.code, body.errors]
  }

  test('a ninth is refused, named one by one or needed for all the guests', async () => {
    expect(await held(stay(2, 2, 2, 2, 2, 2, 2, 2))).toEqual([201, undefined, undefined])
    expect(await held(stay(2, 2, 2, 2, 2, 2, 2, 2, 2))).toEqual([
      422,
      'invalid',
      [{ field: 'lines.0.rooms', message: GROUP }],
    ])
    expect(await held(stay(4, 4, 4, 4))).toEqual([201, undefined, undefined])
    expect(await held(stay(4, 4, 4, 4, 2))).toEqual([422, 'invalid', [{ field: 'lines.0.rooms', message: GROUP }]])
  })

  const NIGHTS = { checkIn: '2027-02-10', checkOut: '2027-02-12' }
  const asked = (call: string, rooms: readonly string[]) =>
    api.get(`/hotels/${call}&${new URLSearchParams({ ...NIGHTS, rooms: rooms.join() })}`)

  test('a search takes eight, with a price for them, and not nine', async () => {
    const search = (rooms: number) => asked('hotelDetails?hotelId=tern-house', Array(rooms).fill('2-0'))
    const { status, body } = await search(8)
    const { rooms } = body.hotelData as { rooms: { _id: string; stay?: object }[] }
    const stayed = rooms.find(({ _id }) => _id === 'tern-house-s')?.stay
    expect([status, stayed]).toMatchObject([200, { roomsNeeded: 8, roomsMost: 8 }])
    expect((await search(9)).body.errors).toEqual([
      { field: 'rooms', message: 'At most 8 rooms can be searched. Please send an enquiry for more' },
    ])
  })

  test('a list prices a party that needs eight of a hotel, and not one that needs nine', async () => {
    await sql`delete from room_night where room_type_id in (
      select id from room_type where hotel_id = 'tern-house' and id <> 'tern-house-s')`.execute(api.testDatabase.db)
    const roomsOf = async (rooms: string[]) => {
      const { body } = await asked('fetch?id=tern-house', rooms)
      return (body.hotelData as { stay?: { rooms?: number } }[])[0]?.stay?.rooms
    }
    expect(await roomsOf(['4-0', '4-0', '4-0', '4-0'])).toBe(8)
    expect(await roomsOf(['4-0', '4-0', '4-0', '4-0', '2-0'])).toBeUndefined()
  })

  test('an enquiry keeps the price of eight, and none of nine', async () => {
    const priceOf = async (rooms: number) => {
      const party = { adult: 2 * rooms, enquiryFor: 'Hotel' }
      const about = {
        id: 'tern-house',
        stay: { ...NIGHTS, roomId: 'tern-house-s', rooms: Array(rooms).fill({ adults: 2, children: 0 }) },
      }
      await api.post('/enquiry/submit', {
        name: 'Asha Rao',
        email: 'asha@example.in',
        contactNumber: '9876543210',
        ...party,
        about,
      })
      const { rows } = await sql<{
        price: object | null
      }>`select price from enquiry where adult_count = ${2 * rooms}`.execute(api.testDatabase.db)
      return rows
    }
    expect(await priceOf(8)).toEqual([{ price: expect.objectContaining({ amountPayable: expect.any(Number) }) }])
    expect(await priceOf(9)).toEqual([{ price: null }])
  })
})
