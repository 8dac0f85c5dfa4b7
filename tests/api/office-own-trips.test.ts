import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Enquiry } from '#contract/office/enquiries.ts'
import type { TripKind, TripOption } from '#contract/office/trips.ts'
import type { TripPrice } from '#contract/v1/holds.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { openTestInbox, PACKAGE, type TestInbox } from '#tests/support/office-inbox.ts'
import { visitor } from '#tests/support/traveller.ts'

const DAY = '2027-02-10'
const COUPLE = { day: DAY, adults: 2, childAges: [] }

let inbox: TestInbox
beforeAll(async () => {
  inbox = await openTestInbox()
})
afterAll(() => inbox.office.close())
beforeEach(() => inbox.empty())

const things = async (kind: TripKind) =>
  (await inbox.agent.get(`/trips/things?kind=${kind}`)).body.things as { id: string; name: string }[]

async function thing(kind: TripKind, name: string): Promise<string> {
  const found = (await things(kind)).find((each) => each.name.startsWith(name))
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`)
  return found.id
}

async function options(wish: object): Promise<TripOption[]> {
  const { status, body } = await inbox.agent.post('/trips/options', wish)
  expect([status, body]).toEqual([200, expect.anything()])
  return body.options as TripOption[]
}

async function free(wish: object): Promise<TripOption> {
  const found = (await options(wish)).find(({ isFree }) => isFree)
  if (found === undefined) throw new Error(`Nothing is free: ${JSON.stringify(wish)}`)
  return found
}

const refused = async (wish: object) => {
  const { status, body } = await inbox.agent.post('/trips/options', wish)
  return [status, body.message, body.errors]
}

const priced = async (lines: readonly Line[]) =>
  (await inbox.agent.post('/trips/price', { lines })).body.trip as TripPrice

describe('what a trip can take', () => {
  test('a sailing has each class with seats together, its free seats, and what the party pays', async () => {
    const id = await thing('ferry', 'Haddo Wharf to Swaraj Dweep')
    const found = await options({ kind: 'ferry', id, ...COUPLE, childAges: [4, 0] })
    const [first] = found
    expect(first).toMatchObject({
      label: expect.stringMatching(/^\d\d:\d\d to \d\d:\d\d, .+, .+$/),
      free: expect.stringMatching(/^\d+ seats? free, ₹[\d,]+ each$/),
      // An infant sits on a lap, and has no seat.
      line: { kind: 'ferry', seats: [expect.any(String), expect.any(String), expect.any(String)], infants: 1 },
    })
    expect(first?.seats.map((seat) => seat.id)).toEqual(
      expect.arrayContaining([...(first?.line.kind === 'ferry' ? first.line.seats : [])]),
    )
    const couple = await free({ kind: 'ferry', id, ...COUPLE })
    expect((await priced([couple.line])).total.amountPayable).toBe(couple.price)
    expect(await options({ kind: 'ferry', id, ...COUPLE, day: '2026-11-01' })).toEqual([])
  })

  test('a hotel has its rooms for the nights, with the party spread over them', async () => {
    const id = await thing('hotel', 'Tern House')
    const wish = { kind: 'hotel', id, ...COUPLE, adults: 3, childAges: [5], until: '2027-02-12', rooms: 2 }
    const room = await free(wish)
    expect(room.line).toMatchObject({
      ...{ kind: 'hotel', checkIn: DAY, checkOut: '2027-02-12' },
      rooms: [
        { adults: 2, children: 0 },
        { adults: 1, children: 1 },
      ],
    })
    expect((await priced([room.line])).total.amountPayable).toBe(room.price)
    expect(await refused({ ...wish, until: DAY })).toMatchObject([422, expect.any(String), [{ field: 'until' }]])
    expect(await refused({ ...wish, id: 'nowhere' })).toMatchObject([
      422,
      'We do not know this hotel',
      [{ field: 'id' }],
    ])
  })

  test('an activity has the times of its day, and asks for ages where it has a limit', async () => {
    const id = await thing('activity', 'Shore Try-Dive')
    const wish = { kind: 'activity', id, ...COUPLE }
    const unknown = await priced([(await free(wish)).line])
    expect(unknown.problems).toMatchObject([{ line: 0, message: expect.stringMatching(/age/) }])
    const known = await free({ ...wish, guestAges: [34, 31], weightsKg: [70, 60] })
    expect((await priced([known.line])).problems).toEqual([])
  })

  test('a road has the cars that seat everybody, and more of them for more people', async () => {
    const id = await thing('car', 'Veer Savarkar')
    const wish = { kind: 'car', id, ...COUPLE, time: '10:00' }
    const car = await free(wish)
    expect((await priced([car.line])).total.amountPayable).toBe(car.price)
    const many = await free({ ...wish, adults: 14 })
    expect(many.line.kind === 'car' && many.line.vehicles.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(1)
    expect(await refused({ ...wish, time: undefined })).toMatchObject([
      ...[422, 'Please choose when the car is to come'],
      [{ field: 'time' }],
    ])
    expect(await refused({ ...wish, id: 'no-road' })).toEqual([404, 'We do not know this road', undefined])
    expect(await refused({ ...wish, day: '2026-11-01' })).toMatchObject([422, expect.any(String), [{ field: 'day' }]])
  })

  test('a car package comes with and without its entry tickets, and a package on its next days', async () => {
    const [drive] = await things('drive')
    const both = await options({ kind: 'drive', id: drive?.id, ...COUPLE, day: '2027-02-11', time: '09:00' })
    expect(both.map(({ label }) => label)).toEqual(['Without entry tickets', 'With entry tickets'])
    for (const { line, price } of both) expect((await priced([line])).total.amountPayable).toBe(price)
    const days = await options({ kind: 'package', id: PACKAGE, ...COUPLE })
    expect(days).toHaveLength(14)
    expect(days[0]).toMatchObject({ label: 'Wed 10 Feb 2027', line: { packageId: PACKAGE, startDate: DAY } })
  })
})

describe('a trip of the office', () => {
  test('of several products is one quote at the prices of the shop, with what is due first', async () => {
    const lines = [
      (await free({ kind: 'hotel', id: await thing('hotel', 'Tern House'), ...COUPLE, until: '2027-02-12' })).line,
      (await free({ kind: 'car', id: await thing('car', 'Veer Savarkar'), ...COUPLE, time: '10:00' })).line,
      (await free({ kind: 'ferry', id: await thing('ferry', 'Haddo Wharf to Swaraj Dweep'), ...COUPLE })).line,
    ]
    const basket = await priced(lines)
    const shop = (await visitor(inbox.office.api).post('/trip/price', { lines })).body.trip as TripPrice
    expect([basket.total, basket.initial]).toEqual([shop.total, shop.initial])
    expect(basket.initial?.amount).toBeLessThan(basket.total.amountPayable)
    const id = await inbox.idOf(await inbox.ask())
    const written = (await inbox.agent.post(`/enquiries/${id}/quote`, { lines })).body as {
      total: object
      enquiry: Enquiry
    }
    expect(written.total).toEqual(shop.total)
    const quoteId = written.enquiry.quotes[0]?.url.split('/').at(-1)
    const held = await visitor(inbox.office.api).post(`/quotes/${quoteId}/accept`, { version: 1 })
    expect([held.status, (held.body.hold as { lines: Line[] }).lines.map(({ kind }) => kind)]).toEqual([
      201,
      ['hotel', 'car', 'ferry'],
    ])
  })

  test('begins with what was chosen on the page of the enquiry', async () => {
    const { line } = await free({
      kind: 'hotel',
      id: await thing('hotel', 'Tern House'),
      ...COUPLE,
      until: '2027-02-12',
    })
    const { roomId, checkIn, checkOut, rooms } = line as Extract<Line, { kind: 'hotel' }>
    const about = { id: 'tern-house', stay: { roomId, checkIn, checkOut, rooms } }
    const plain = { travelpackageId: undefined, travelDate: undefined }
    const asked = await inbox.ask({ ...plain, enquiryFor: 'Hotel', about })
    expect((await inbox.open(await inbox.idOf(asked))).basket).toMatchObject({
      ...{ lines: [line], start: { kind: 'hotel', id: 'tern-house', day: checkIn, until: checkOut, rooms: 1 } },
    })
    await inbox.empty()
    const sailing = await free({
      kind: 'ferry',
      id: await thing('ferry', 'Haddo Wharf to Swaraj Dweep'),
      ...COUPLE,
    })
    const { tripId, seats } = sailing.line as Extract<Line, { kind: 'ferry' }>
    const ferry = await inbox.ask({ ...plain, enquiryFor: 'Ferry', about: { id: tripId, sailing: { seats } } })
    const { basket } = await inbox.open(await inbox.idOf(ferry))
    expect(basket.lines).toEqual([{ ...sailing.line, infants: 0 }])
    expect(basket.start).toMatchObject({ kind: 'ferry', day: DAY, adults: 2 })
    await inbox.empty()
    const road = await free({ kind: 'car', id: await thing('car', 'Veer Savarkar'), ...COUPLE, time: '10:00' })
    const { chargeId, vehicles, pickupDate, pickupTime } = road.line as Extract<Line, { kind: 'car' }>
    const hire = { vehicles, pickupDate, pickupTime }
    const car = await inbox.ask({ ...plain, enquiryFor: 'Car Rental', about: { id: chargeId, hire } })
    const cars = (await inbox.open(await inbox.idOf(car))).basket
    expect(cars.lines).toMatchObject([{ kind: 'car', chargeId, vehicles, pickupDate, pickupTime, passengers: 2 }])
    expect(cars.start).toMatchObject({ kind: 'car', day: DAY, time: '10:00' })
  })

  test('does not guess: a child without an age, or a contact about nothing, is left to the office', async () => {
    const child = await inbox.ask({ child: 1 })
    expect((await inbox.open(await inbox.idOf(child))).basket).toMatchObject({ lines: [], start: { kind: 'package' } })
    await inbox.empty()
    const plain = { enquiryFor: 'Contact', travelpackageId: undefined, travelDate: undefined }
    const contact = await inbox.ask(plain)
    expect((await inbox.open(await inbox.idOf(contact))).basket).toMatchObject({
      ...{ lines: [], start: { kind: null, id: '', day: '', adults: 2 } },
    })
  })
})
