import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Line } from '#contract/v1/trip-lines.ts'
import { browsePinnedSite, DESK, PHONE } from '#tests/support/browser.ts'
import { giveContact, nameTraveller, payThere, stands } from '#tests/support/checkout-steps.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { roomTroubles } from '#tests/support/room.ts'
import { wordsOf } from '#tests/support/site-steps.ts'
import { keepTrip, seatedOn, sheetsOf } from '#tests/support/trip-steps.ts'
import { FIVE_DAY_TRIP, PACKAGE_TRIP } from '#tests/support/whole-trips.ts'

const { visit, origin } = browsePinnedSite()

const LEAD = 'आशा राव'

/** Buys a trip out of My trip, its first payment, and stays on the page of the booking. */
async function buys(lines: readonly Line[], names: readonly string[], email: string): Promise<Page> {
  const page = await visit('/trip', { ...DESK, first: (tab) => keepTrip(tab, lines) })
  await page.getByRole('button', { name: 'Book Now' }).and(page.locator(':enabled')).click()
  await page.getByRole('heading', { level: 1, name: 'Complete your booking' }).waitFor()
  for (const [index, name] of names.entries()) await nameTraveller(page, index + 1, name)
  await giveContact(page, email)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payThere(page)
  await stands(page, 'Confirmed, balance due')
  return page
}

/** A call of the API out of the page, as its scripts make them. */
function posts(page: Page, path: string, body: object): Promise<{ quote: { id: string; number: string } }> {
  return page.evaluate(
    async ([url, json]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body: json })
      return await answer.json()
    },
    [`/api/v1${path}`, JSON.stringify(body)] as const,
  )
}

/** The text of each page of what the link brings, and the file. */
async function downloads(page: Page, name: RegExp | string): Promise<{ pages: string[]; file: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name }).last().click(),
  ])
  const file = await readFile(await download.path())
  return { pages: pdfPages(file), file }
}

/** Logo and titles in the colours of the brand, and pictures of what is bought. */
function isDressed({ file }: { file: Buffer }, pictures: number): void {
  const words = file.toString('latin1')
  expect(words.match(/\/Subtype \/Image/g), 'pictures').toHaveLength(pictures)
}

const seatsOf = (line: Line | undefined) =>
  line?.kind === 'ferry' ? line.seats.map((seat) => seat.slice(1)).join(', ') : ''

test('the voucher of a trip of ferries, hotels, a car and a dive says in the browser what every counter, desk and driver needs', async () => {
  const lines = await seatedOn(origin(), FIVE_DAY_TRIP)
  const page = await buys(lines, [LEAD, 'Vikram Rao'], 'asha.five@example.in')
  const voucher = await downloads(page, /^Voucher/)
  isDressed(voucher, 4)
  const text = voucher.pages.join(' ')
  expect(voucher.pages).toHaveLength(2)
  const ref = new URL(page.url()).pathname.split('/').at(-1)
  for (const said of [
    // Whose it is, in the letters of its own script.
    new RegExp(`Padauk 4 nights: Sri Vijaya Puram and Swaraj Dweep Tue 9 Feb 2027 to Sat 13 Feb 2027.*${ref}`),
    /1\. आशा राव .*leads the party.*2\. Vikram Rao/,
    // The days, in the order of their hours.
    /Tue 9 Feb.*12:30 Car to Wandoor, Sedan.*13:20 Check in at Tern House.*Wed 10 Feb.*07:00 Report at Haddo Wharf/,
    /09:30 You land at Swaraj Dweep Jetty.*11:00 Check in at Blue Shelf.*Thu 11 Feb.*08:00 Shore Try-Dive, 2 guests/,
    /Fri 12 Feb A free day: Swaraj Dweep Sat 13 Feb.*08:30 Check out of Blue Shelf.*15:00 Report at Swaraj Dweep Jetty.*17:30 You land at Haddo Wharf/,
    // Each ferry: from, to, when to be there, seats, luggage, and what its counter wants to see.
    ticket('1 of 2, Wed 10 Feb 2027', '08:00 Haddo Wharf', '09:30 Swaraj Dweep Jetty', '07:00', '07:30', lines[2]),
    ticket('2 of 2, Sat 13 Feb 2027', '16:00 Swaraj Dweep Jetty', '17:30 Haddo Wharf', '15:00', '15:30', lines[5]),
    // Each hotel.
    /Tern House Aberdeen Bazaar, Sri Vijaya Puram.* \+91 3192 200 041 Tue 9 Feb from 12:00, Wed 10 Feb by 10:00 Deluxe Room, breakfast/,
    /Blue Shelf Beach Cottages Vijaynagar, Swaraj Dweep.* \+91 3192 200 055 Wed 10 Feb from 11:00, Sat 13 Feb by 08:30 Garden Cottage, breakfast/,
    // The car, and whom to ring until its driver is known.
    /Sedan\. Pick-up: Veer Savarkar International Airport, to Wandoor, at 12:30\. Included: driver, fuel, parking\. Driver \.+ Phone \.+/,
    /We send the driver's name and number by 18:00 the evening before; until then: \+91 3192 200 011/,
    // The dive.
    /Shore Try-Dive, Thu 11 Feb, 08:00 Meet at Govind Nagar Beach, Swaraj Dweep \(Havelock\) by 07:45\..*Lasts 120 minutes/,
    /Bring: towel, change of clothes\. Not with: heart or lung condition, asthma.*No flight within 18 h after the dive/,
    // Whom to ring in trouble, what to carry, which permits.
    /In trouble.*\+91 3192 200 011.*112: Police, fire, ambulance\. 1554: Coast guard, at sea\. 1363: Tourist helpline/,
    /Carry with you A photo ID of each traveller.*Permits for this trip Indian guests: no permit for the Andaman Islands/,
  ])
    expect(text).toMatch(said)
  expect(text).not.toMatch(/\uFFFD|undefined|NaN/)
  expect(await sheetsOf(page), 'sheets of the page itself').toBe(2)
})

function ticket(
  head: string,
  from: string,
  to: string,
  report: string,
  closes: string,
  line: Line | undefined,
): RegExp {
  return new RegExp(
    [
      `Ferry ${head} Tideline Ferries ${from} .* ${to} .*`,
      `Report by ${report} Counter closes ${closes} Seats ${seatsOf(line)} Boat MV Tideline Meridian Class Premium, main deck`,
      ' Luggage 25 kg and 5 kg by hand, each; more: ₹50 a kg',
      ' Show at the counter: This voucher and a photo ID of each of you; names must match\\.',
    ].join(''),
  )
}

test('the voucher of a package says the same of its crossings, hotels, days and permits', async () => {
  const page = await buys(PACKAGE_TRIP, [LEAD, 'Vikram Rao', 'Ira Rao'], 'asha.package@example.in')
  const voucher = await downloads(page, /^Voucher/)
  isDressed(voucher, 4)
  expect(voucher.pages).toHaveLength(2)
  const text = voucher.pages.join(' ')
  const crossing = (head: string, from: string, to: string, report: string) =>
    new RegExp(
      `Ferry ${head} Tideline Ferries ${from} .* ${to} .*Report by ${report} Counter closes .* Seats \\w+, \\w+, 1 on a lap Boat MV Tideline Meridian Class Business, upper deck Luggage 25 kg.*Show at the counter: This voucher`,
    )
  for (const said of [
    /Radhanagar Sunset for Two Wed 10 Feb 2027 to Sun 14 Feb 2027, 4 nights/,
    /1\. आशा राव .*3\. Ira Rao under 1/,
    /Wed 10 Feb.*driver's name and number come by 18:00 the evening before.*16:00 Cellular Jail.*Thu 11 Feb.*Breakfast box/,
    /06:45 Car from the hotel to Haddo Wharf 07:00 Report at Haddo Wharf.*Fri 12 Feb.*08:30 Boat to Elephant Beach.*Sun 14 Feb/,
    crossing('1 of 2, Thu 11 Feb 2027', '08:00 Haddo Wharf', '09:30 Swaraj Dweep Jetty', '07:00'),
    crossing('2 of 2, Sat 13 Feb 2027', '16:00 Swaraj Dweep Jetty', '17:30 Haddo Wharf', '15:00'),
    /Cove and Palm Resort Corbyn's Cove.* \+91 3192 200 046 Wed 10 Feb from 12:00, Thu 11 Feb by 10:00 Garden Cottage, breakfast, dinner/,
    /Mahua Shore Resort Radhanagar.* \+91 3192 200 051 Thu 11 Feb from 11:00, Sat 13 Feb by 08:30/,
    /Included 4 nights' stay.*4 dinners.*Not included: Air fare.*Some cash: there are few machines on Swaraj Dweep/,
    /In trouble.*112: Police.*Permits for this trip.*Elephant Beach: forest entry slip with boat ticket/,
  ])
    expect(text).toMatch(said)
  expect(await sheetsOf(page), 'sheets of the page itself').toBe(2)
})

test.each([
  {
    what: 'a trip of several things',
    lines: FIVE_DAY_TRIP,
    included: /2 ferries, seats chosen, Premium.*Shore Try-Dive/,
  },
  { what: 'a package', lines: PACKAGE_TRIP, included: /4 dinners/ },
])(
  'the quote of $what tells its days, what is in the price and what is not, as a page, on two sheets and as a file',
  async ({ lines, included }) => {
    const page = await visit('/faq', PHONE)
    // Whoever has held something is known, and reads their own name in what they saved.
    await posts(page, '/holds', { lines: FIVE_DAY_TRIP.filter(({ kind }) => kind === 'hotel') })
    const { quote } = await posts(page, '/quotes', { lines: await seatedOn(origin(), lines), name: LEAD })
    await page.goto(`${origin()}/quote/${quote.id}`)
    const words = (await wordsOf(page.getByRole('main'))).replaceAll('\u00a0', ' ')
    const file = await downloads(page, 'PDF')
    for (const text of [words, file.pages.join(' ')]) {
      expect(text).toMatch(new RegExp(`Quote ${quote.number}, Sun 22 Nov 2026`))
      expect(text).toMatch(/5 days for आशा राव.*Dear आशा राव,/)
      expect(text).toMatch(/This price stands until ?Sun 29 Nov 2026, 18:00 IST/)
      expect(text).toMatch(/Day by day.*Report at Haddo Wharf.*Included.*Not included.*Paying.*If you cancel/)
      expect(text).toMatch(included)
      expect(text).toMatch(/Until (?:Mon 25|Tue 26) Jan 2027 ?₹[\d,]+/)
    }
    expect(file.pages).toHaveLength(2)
    expect(file.pages[0], 'all days are on the first').toMatch(/(?:Departure|Ferry to Sri Vijaya Puram).* Page 1 of 2/)
    isDressed(file, 8)
    expect(await sheetsOf(page)).toBe(2)
    expect(await roomTroubles(page)).toEqual([])
  },
)
