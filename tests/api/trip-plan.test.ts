import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Booking } from '#contract/v1/bookings.ts'
import type { Hold, TripPrice } from '#contract/v1/holds.ts'
import { SavedQuote } from '#contract/v1/quotes.ts'
import type { PlanDay, TripPlan } from '#contract/v1/trip-plan.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { visitor } from '#tests/support/traveller.ts'
import { buyTrip, MIXED_TRIP, openDays, PACKAGE_TRIP } from '#tests/support/whole-trips.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await openDays(api)
})
afterAll(() => api.close())

const planOf = (answer: { plan?: TripPlan | undefined }): TripPlan => {
  if (answer.plan === undefined) throw new Error('There is no plan')
  return answer.plan
}
const hours = ({ entries }: PlanDay) => entries.map(({ time = '', text }) => `${time} ${text}`.trim())

test('a trip of several things is told day by day and hour by hour, with all that is shown at its counters', async () => {
  const { booking } = await buyTrip(api, MIXED_TRIP, 'initial')
  const plan = planOf(Booking.parse(booking))
  expect(plan).toMatchObject({
    title: '3 nights: Sri Vijaya Puram and Swaraj Dweep',
    ...{ firstDate: '2027-02-09', lastDate: '2027-02-12' },
    islands: ['Sri Vijaya Puram (Port Blair)', 'Swaraj Dweep (Havelock)'],
  })
  expect(plan.pictures).toHaveLength(4)
  expect(plan.days.map(hours)).toEqual([
    ['12:30 Car to Wandoor, Sedan', '13:20 Check in at Tern House'],
    [
      'Check out of Tern House before you leave',
      '07:00 Report at Haddo Wharf for the ferry of 08:00 to Swaraj Dweep',
      '09:30 You land at Swaraj Dweep Jetty',
      '11:00 Check in at Blue Shelf Beach Cottages',
    ],
    ['08:00 Shore Try-Dive, 2 guests, ages 34, 31'],
    [
      '08:30 Check out of Blue Shelf Beach Cottages',
      '15:00 Report at Swaraj Dweep Jetty for the ferry of 16:00 to Sri Vijaya Puram',
      '17:30 You land at Haddo Wharf, Sri Vijaya Puram',
    ],
  ])
  expect(plan.days.flatMap(({ entries }) => entries.filter(({ isFixed }) => isFixed).map(({ kind }) => kind))).toEqual([
    ...['car', 'ferry', 'activity', 'ferry'],
  ])
  expect(plan.ferries[0]).toMatchObject({
    ...{ reportTime: '07:00', counterClosesTime: '07:30', departTime: '08:00', seats: ['2A', '2B'], deck: 'main deck' },
    ...{ from: { name: 'Haddo Wharf', town: 'Sri Vijaya Puram' }, carrier: 'Tideline Ferries' },
    luggage: '25 kg and 5 kg by hand, each; more: ₹50 a kg',
    show: 'This voucher and a photo ID of each of you; names must match',
  })
  // Our own reference is no number of the carrier's.
  expect(plan.ferries[0]?.pnr).toBeUndefined()
  expect(
    plan.stays.map(({ hotelName, phone, checkInTime, included }) => [hotelName, phone, checkInTime, included]),
  ).toEqual([
    ['Tern House', '+91 3192 200 041', '12:00', ['breakfast']],
    ['Blue Shelf Beach Cottages', '+91 3192 200 055', '11:00', ['breakfast']],
  ])
  expect(plan.cars[0]).toMatchObject({
    pickupPlace: 'Veer Savarkar International Airport',
    driverNote: "We send the driver's name and number by 18:00 the evening before; until then: +91 3192 200 011",
  })
  expect(plan.activities[0]).toMatchObject({
    ...{ time: '08:00', meetTime: '07:45', bring: ['towel', 'change of clothes'] },
    healthRules: [
      expect.stringMatching(/^Not with: heart or lung condition, asthma/),
      'No flight within 18 h after the dive',
    ],
  })
  expect(plan.emergency.map(({ number }) => number)).toEqual(['112', '1554', '1363'])
  expect(plan.included).toEqual([
    '1 night at Tern House: Deluxe Room, breakfast',
    '2 nights at Blue Shelf Beach Cottages: Garden Cottage, breakfast',
    '2 ferries, seats chosen, Premium',
    'Sedan, Veer Savarkar International Airport to Wandoor: driver, fuel, parking',
    'Shore Try-Dive, 2 guests: instructor one to one, full kit, pool-depth practice, photos',
    'All taxes and fees',
  ])
  expect(plan.notIncluded).toEqual([
    'Flights to and from Sri Vijaya Puram',
    'Lunch and dinner',
    'Cars other than those named',
    'Entry tickets, camera fees and tips',
    'Room service and laundry',
    'Extra costs that follow from a weather delay or a cancelled ferry',
  ])
})

test('what a trip leaves out follows from what is in it', async () => {
  const price = async (lines: typeof MIXED_TRIP) =>
    planOf((await visitor(api).post('/trip/price', { lines })).body.trip as TripPrice)
  const [crossing, drive] = [MIXED_TRIP.slice(2, 3), MIXED_TRIP.slice(0, 1)].map(price)
  expect(await crossing).toMatchObject({
    included: ['Ferry to Swaraj Dweep, seats chosen, Premium', 'All taxes and fees'],
    notIncluded: ['Cars and transfers', expect.stringMatching(/^Extra costs .* cancelled ferry$/)],
  })
  expect((await drive)?.notIncluded).toEqual(['Entry tickets, camera fees and tips'])
  const both = await price([...PACKAGE_TRIP, ...MIXED_TRIP.slice(0, 1)])
  expect(both.included.filter((each) => each.includes('taxes'))).toEqual(['All taxes (GST 5%)'])
  expect(both.included).toContain('Sedan, Veer Savarkar International Airport to Wandoor: driver, fuel, parking')
  expect(both.notIncluded).toEqual((await price(PACKAGE_TRIP)).notIncluded)
})

test('a package is told with the crossings, hotels and meals of its days', async () => {
  const { booking } = await buyTrip(api, PACKAGE_TRIP, 'initial')
  const plan = planOf(booking)
  expect(plan.title).toBe('Radhanagar Sunset for Two')
  expect(plan.days.map(({ title }) => title)).toEqual([
    'Arrival and Cellular Jail',
    'Ferry to Swaraj Dweep and Radhanagar sunset',
    'Elephant Beach and Kalapathar',
    'Return ferry to Sri Vijaya Puram',
    'Departure',
  ])
  expect(plan.days[1] && hours(plan.days[1])).toEqual([
    'Breakfast box from reception, to take along',
    'Check out of Cove and Palm Resort',
    '06:45 Car from the hotel to Haddo Wharf',
    '07:00 Report at Haddo Wharf for the ferry of 08:00 to Swaraj Dweep',
    '09:30 You land at Swaraj Dweep Jetty',
    '11:00 Check in at Mahua Shore Resort',
    '15:30 Radhanagar Beach, until sunset',
    '20:00 Dinner at the hotel',
  ])
  expect(plan.days[3] && hours(plan.days[3]).slice(-3)).toEqual([
    '17:30 You land at Haddo Wharf, Sri Vijaya Puram',
    'Check in at Cove and Palm Resort',
    'Dinner at the hotel',
  ])
  expect(plan.ferries.map(({ date, seats, infants }) => [date, seats.length, infants])).toEqual([
    ['2027-02-11', 2, 1],
    ['2027-02-13', 2, 1],
  ])
  expect(plan.permits).toContain('Elephant Beach: forest entry slip with boat ticket')
  expect(plan.included).toContain('4 dinners')
  expect(plan.stays.map(({ phone }) => phone)).toEqual(['+91 3192 200 046', '+91 3192 200 051', '+91 3192 200 046'])
})

test('of an initial payment the steps say what the preview of a cancellation says, and what comes once all is paid', async () => {
  const { asha, ref, booking } = await buyTrip(
    api,
    PACKAGE_TRIP.map((line) => ({ ...line, startDate: '2027-02-20' }) as typeof line),
    'initial',
  )
  const { body } = await asha.post(`/bookings/${ref}/cancel/preview`, {})
  const { refund } = body.cancel as { refund: number }
  const total = booking.total.amountPayable
  expect(booking.refundSteps?.slice(0, 3).map((step) => [step.paid, step.refund, step.isPaidInFull])).toEqual([
    [booking.paid, refund, false],
    [booking.paid, 0, false],
    [total, Math.round(total * 0.8), true],
  ])
  expect(refund).toBe(booking.paid - Math.round(total * 0.2))
})

test('a price, a hold and a quote say the same as the booking will, and name the nights without a bed', async () => {
  const lines = MIXED_TRIP.filter((line) => line.kind !== 'hotel' || line.roomId !== 'blue-shelf-gc').map((line) =>
    line.kind === 'ferry' ? { ...line, seats: ['P4A', 'P4B'] } : line,
  )
  const asha = visitor(api)
  const trip = (await asha.post('/trip/price', { lines })).body.trip as TripPrice
  const quote = SavedQuote.parse((await asha.post('/quotes', { lines })).body.quote)
  const read = SavedQuote.parse((await asha.get(`/quotes/${quote.id}`)).body.quote)
  const hold: Hold = await asha.held(...lines)
  expect(planOf(trip).days[1]?.gaps).toEqual(['No bed for the nights of Wed 10 Feb 2027 to Thu 11 Feb 2027.'])
  expect(planOf(trip).days[1]?.missingStay).toEqual({
    ...{ checkIn: '2027-02-10', checkOut: '2027-02-12', islandId: 'swaraj-dweep' },
  })
  for (const other of [quote, read, hold]) expect(planOf(other)).toEqual(planOf(trip))
  expect(trip.missingFerries).toEqual([])
  const steps = (answer: { refundSteps?: { refund: number }[] | undefined }) =>
    answer.refundSteps?.map(({ refund }) => refund)
  for (const other of [quote, read, hold]) expect(steps(other)).toEqual(steps(trip))
  expect(JSON.stringify(read.lines)).not.toContain('crossings')
})

test('what stands on two islands without a ferry between them says which ferry to look for', async () => {
  const lines = MIXED_TRIP.filter(({ kind }) => kind === 'hotel')
  const trip = (await visitor(api).post('/trip/price', { lines })).body.trip as TripPrice
  expect(trip.missingFerries).toEqual([
    { text: trip.warnings[0], from: 'south-andaman', to: 'swaraj-dweep', date: '2027-02-10' },
  ])
})

test('lines from before there were facts are still told by their day and name', async () => {
  const { asha, ref } = await buyTrip(
    api,
    [{ kind: 'ferry', tripId: 'tm-101.2027-02-10', seats: ['P6A', 'P6B'] }],
    'full',
  )
  await sql`update booking_line set facts = null where booking_id = (select id from booking where reference = ${ref})`.execute(
    api.testDatabase.db,
  )
  const plan = planOf(await asha.read(ref))
  expect(plan.ferries).toEqual([])
  expect(plan.days.map(hours)).toEqual([['08:00 Haddo Wharf to Swaraj Dweep Jetty, MV Tideline Meridian']])
})

test('the name and number that the office fills in are those of the driver', async () => {
  const { asha, ref } = await buyTrip(api, MIXED_TRIP.slice(0, 1), 'full')
  await sql`update booking_line set driver = ${JSON.stringify({ name: 'Suresh Kumar', phone: '+91 94340 11223' })}
             where booking_id = (select id from booking where reference = ${ref})`.execute(api.testDatabase.db)
  expect(planOf(await asha.read(ref)).cars[0]).toMatchObject({ driver: 'Suresh Kumar', driverPhone: '+91 94340 11223' })
})
