import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unescapeHtml } from '#contract/terms/html-text.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import { documentOf } from '#server/bookings/papers/booking-documents.ts'
import { findBookingOf } from '#server/bookings/store/load.ts'
import { voucherPdf } from '#server/documents/voucher.ts'
import { readBrand } from '#server/settings/brand.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { buyTrip, FAMILY_TRIP, MIXED_TRIP, openDays, PACKAGE_TRIP } from '#tests/support/whole-trips.ts'

/** A voucher goes out with a mail: no heavier than this with its pictures. */
const VOUCHER_BYTES_MAX = 400_000

let api: TestApi
let mixed: Booking
let packaged: Booking
let family: Booking
let mails: Mail[]
beforeAll(async () => {
  api = await openTestApi()
  await openDays(api)
  mixed = (await buyTrip(api, MIXED_TRIP, 'initial')).booking
  packaged = (await buyTrip(api, PACKAGE_TRIP, 'initial')).booking
  mails = await api.runMails()
  family = (await buyTrip(api, FAMILY_TRIP, 'full')).booking
})
afterAll(() => api.close())

async function brand() {
  const found = await readBrand(api.testDatabase.db)
  if (found === undefined) throw new Error('The demo has no brand')
  return found
}
const voucherOf = async (booking: Booking) =>
  pdfPages(await voucherPdf(booking, await brand(), api.parts.origin, { compress: false }))

test('the voucher of a trip of several things says what every counter, desk and driver needs, on two pages', async () => {
  const pages = await voucherOf(mixed)
  expect(pages).toHaveLength(2)
  const text = pages.join(' ')
  for (const words of [
    // The days by the hour.
    ...['Tue 9 Feb', '12:30', 'Car to Wandoor, Sedan', 'Check in at Tern House', 'Wed 10 Feb Ferry to Swaraj Dweep'],
    ...['07:00 Report at Haddo Wharf for the ferry of 08:00', '09:30 You land at Swaraj Dweep Jetty'],
    // Each ferry.
    ...[
      'Ferry 1 of 2, Wed 10 Feb 2027',
      'Ferry 2 of 2, Fri 12 Feb 2027',
      'Tideline Ferries',
      'Haddo Wharf',
      'Sri Vijaya Puram',
    ],
    ...['Report by', '07:00', 'Counter closes', '07:30', 'Seats 2A, 2B', 'MV Tideline Meridian', 'Premium, main deck'],
    ...['25 kg and 5 kg by hand', 'Show at the counter: This voucher and a photo ID of each of you; names must match.'],
    // Each hotel.
    ...[
      'Tern House Aberdeen Bazaar',
      '+91 3192 200 041',
      'Tue 9 Feb from 12:00, Wed 10 Feb by 10:00',
      'Deluxe Room, breakfast',
    ],
    ...['Blue Shelf Beach Cottages', '+91 3192 200 055'],
    // The car and the activity.
    ...[
      'Pick-up: Veer Savarkar International Airport, to Wandoor, at 12:30.',
      'Driver ......',
      'by 18:00 the evening before',
    ],
    ...['until then: +91 3192 200 011', 'Meet at Govind Nagar Beach', 'by 07:45', 'Bring: towel, change of clothes.'],
    ...['Not with: heart or lung condition, asthma', 'No flight within 18 h after the dive'],
    // Whom to ring, what to carry, which permits.
    ...[
      'In trouble',
      '112, 1554, 1363',
      'Coast guard',
      'A photo ID of each traveller',
      'Some cash',
      'Indian guests: no permit',
    ],
    ...['Passport ending 8820', 'Aadhaar ending 4127', `The code opens ${api.parts.origin}/booking/${mixed.ref}`],
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/1\. [\u0900-\u097f ]+/)
  expect(text).not.toContain('\uFFFD')
})

test('the voucher of a package names its crossings, hotels and meals, and promises of an initial payment what comes back of it', async () => {
  const pages = await voucherOf(packaged)
  expect(pages).toHaveLength(2)
  const text = pages.join(' ')
  for (const words of [
    ...[
      'Radhanagar Sunset for Two',
      'Arrival and Cellular Jail',
      '16:00 Cellular Jail',
      "the driver's name and number come by 18:00 the evening before",
      'Breakfast box from reception',
    ],
    ...['Ferry 1 of 2, Thu 11 Feb 2027', 'Ferry 2 of 2, Sat 13 Feb 2027', '1 on a lap', 'Business, upper deck'],
    ...['Cove and Palm Resort', '+91 3192 200 046', 'Mahua Shore Resort', '+91 3192 200 051', 'breakfast, dinner'],
    ...['4 dinners', 'Not included: Air fare', 'Elephant Beach: forest entry slip with boat ticket'],
    'Due ₹37,400 by Tue 26 Jan 2027; unpaid by the end of Wed 27 Jan 2027, the booking is cancelled.',
    'Until Tue 26 Jan 2027: ₹22,440 of the ₹37,400 you have paid. After Tue 26 Jan 2027: nothing comes back.',
    ...['Once all is paid, you cancel', 'Then, and later nothing', '₹59,840 until Tue 26 Jan ₹37,400 until Wed 3 Feb'],
  ])
    expect(text).toContain(words)
})

test('the voucher of a family says whose lap the infant sits on, to which door the car drives, and who sleeps where', async () => {
  const pages = await voucherOf(family)
  expect(pages).toHaveLength(2)
  const text = pages.join(' ')
  for (const words of [
    ...['3. ', 'राव', '4. Ira Rao', 'under 1', 'Seats 4A, 4B, 4C, 1 on a lap'],
    ...['Car to Tern House, Sedan', 'Pick-up: Veer Savarkar International Airport, to Tern House, at 12:30.'],
    ...['Deluxe Room, 2 rooms, breakfast', '2 guests, ages 34, 31'],
    ...[
      '07:00 Report at Haddo Wharf for the ferry of 08:00',
      '15:00 Report at Swaraj Dweep Jetty for the ferry of 16:00',
    ],
    ...['Tue 9 Feb from 12:00, Wed 10 Feb by 10:00', 'Indian guests: no permit', '112, 1554, 1363'],
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('before you pay the balance')
  // In the order of hours, the car before the bed it leads to.
  expect(text).toMatch(
    /12:30 Car to Tern House.*12:45 Check in at Tern House.*07:00 Report at Haddo.*09:30 You land.*11:00 Check in/,
  )
  // Two rooms, and nobody is told that all of them sleep in one.
  expect(family.plan?.stays.map(({ rooms, guests }) => `${rooms}, ${guests}`)).toEqual([
    'Deluxe Room, 2 rooms, 2 adults and 2 children',
    'Garden Cottage, 2 rooms, 2 adults and 2 children',
  ])
  expect(family.plan?.cars[0]?.picture?.mediaLink, 'a picture of the car').toMatch(/^\/media\//)
})

test('a ticket names its carrier beside its number', async () => {
  const { plan } = mixed
  if (plan === undefined) throw new Error('The trip has no plan')
  const ferries = plan.ferries.map((ticket) => ({ ...ticket, pnr: 'TDL-48213' }))
  expect((await voucherOf({ ...mixed, plan: { ...plan, ferries } })).join(' ')).toContain(
    'Tideline Ferries, PNR TDL-48213',
  )
})

test('a trip of ten things goes on over pages, each thing once, and no page is empty; a single crossing is one page', async () => {
  const plan = mixed.plan
  if (plan === undefined) throw new Error('The trip has no plan')
  const twice = <Item>(items: readonly Item[]) => [...items, ...items]
  const long: Booking = {
    ...mixed,
    lines: [...mixed.lines, ...mixed.lines.slice(0, 4).map((line, index) => ({ ...line, lineId: `more-${index}` }))],
    plan: { ...plan, days: twice(twice(plan.days)), ferries: twice(plan.ferries), stays: twice(plan.stays) },
  }
  const pages = await voucherOf(long)
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.length).toBeLessThan(5)
  for (const page of pages) expect(page.length).toBeGreaterThan(200)
  expect(pages.join(' ').match(/Ferry \d of 4/g)).toHaveLength(4)
  const crossing: Line[] = [{ kind: 'ferry', tripId: 'tm-101.2027-02-10', seats: ['P6A', 'P6B'] }]
  expect(await voucherOf((await buyTrip(api, crossing, 'full')).booking)).toHaveLength(1)
})

test('with its pictures it is light enough for a mail; without a picture that cannot be had it is printed all the same', async () => {
  const noise = await sharp({
    create: {
      width: 640,
      height: 400,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp()
    .toBuffer()
  const booking = await findBookingOf(api.testDatabase.db, packaged.ref)
  if (booking === undefined) throw new Error('The booking is gone')
  const asked: string[] = []
  const parts = { ...api.parts, brand: await brand() }
  const pictureFile = async (path: string) => {
    asked.push(path)
    return noise
  }
  const withPictures = await documentOf({ ...parts, pictureFile }, booking, 'voucher')
  expect(asked).toHaveLength(4)
  for (const path of asked) expect(path).toMatch(/^\/media\/.+-640\.webp$/)
  expect(withPictures.content.length).toBeLessThan(VOUCHER_BYTES_MAX)
  const away = () => Promise.reject(new Error('No picture today'))
  const without = await documentOf({ ...parts, pictureFile: away }, booking, 'voucher')
  expect(without.content.length).toBeLessThan(withPictures.content.length)
})

test('the mail that confirms says in both of its forms what the papers say', () => {
  const mailOf = ({ ref }: Booking) => mails.find(({ subject }) => subject === `Booking ${ref} is confirmed`)
  const [trip, tour] = [mailOf(mixed), mailOf(packaged)]
  const said: [Mail | undefined, string[]][] = [
    [
      trip,
      [
        ...[
          'Wed 10 Feb: Ferry to Swaraj Dweep',
          'by 07:00; the counter closes at 07:30',
          'seats 2A, 2B',
          'Luggage: 25 kg',
        ],
        ...['Tern House, 1 night', 'telephone +91 3192 200 041', '+91 3192 200 055', 'until then: +91 3192 200 011'],
        ...['Meet at Govind Nagar Beach', 'Bring: towel, change of clothes', '12:30 Car to Wandoor, Sedan'],
      ],
    ],
    [
      tour,
      [
        ...['You are going. Radhanagar Sunset for Two, Wed 10 Feb 2027 to Sun 14 Feb 2027.', '16:00 Cellular Jail'],
        ...[
          'Thu 11 Feb, 08:00: Haddo Wharf to Swaraj Dweep Jetty',
          'Sat 13 Feb, 16:00: Swaraj Dweep Jetty to Haddo Wharf',
        ],
        ...['telephone +91 3192 200 051', '₹37,400 by Tue 26 Jan 2027'],
        ...['Until Tue 26 Jan 2027: ₹22,440 of the ₹37,400 you have paid.', 'Until Tue 26 Jan 2027: ₹59,840.'],
      ],
    ],
  ]
  for (const [mail, facts] of said) {
    for (const fact of facts) {
      expect(mail?.text).toContain(fact)
      expect(unescapeHtml(mail?.html ?? '')).toContain(fact)
    }
    expect(mail?.html).toContain('prefers-color-scheme:dark')
  }
})
