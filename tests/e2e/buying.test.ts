import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, eventually, PHONE, untilAlive } from '#tests/support/browser.ts'
import {
  BUYER,
  giveContact,
  nameTraveller,
  payThere,
  seesWhatIsBought,
  stands,
  unfold,
} from '#tests/support/checkout-steps.ts'
import { looksRight } from '#tests/support/look.ts'
import { codeFor } from '#tests/support/mailed-code.ts'
import { machineNow, PINNED_DAY } from '#tests/support/pinned-day.ts'
import { SHARED_SECRET } from '#tests/support/shared-site.ts'
import { openBooking, rupees, wordsOf } from '#tests/support/site-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { DAY_IN_SEASON } from '#tests/support/water-days.ts'
import { startFakeGateway } from '#tools/fake-gateway/start-fake-gateway.ts'

const { visit, site, origin } = browseSite(() => openTestSite({ SECRET_KEY: SHARED_SECRET }, 'pinned'))

const STAY = `checkIn=${DAY_IN_SEASON}&checkOut=${addDays(DAY_IN_SEASON, 2)}`
const TRANSFER = `placeId=wandoor&placeName=Wandoor&hotelName=Wandoor&pickupDate=${DAY_IN_SEASON}&pickupTime=10:00`
const PLAIN = { script: false } as const

test('on a phone a ferry, a hotel and a water sport are bought as one trip: part now, the balance from My Bookings, one of them cancelled', async () => {
  const page = await visit(`/ferry/tm-101.${DAY_IN_SEASON}?adults=2`, PHONE)
  await page.getByRole('button', { name: 'Seat us together in Premium' }).click()
  await page.getByText(/^We chose Premium/).waitFor()
  await page.getByRole('button', { name: 'Add to my trip' }).click()
  await page.getByText(/^Added to your trip: MV Tideline Meridian/).waitFor()
  await page.goto(adding(stay(DAY_IN_SEASON, 2)))
  await page.getByText('Added to your trip: Garden Cottage').waitFor()
  await page.goto(`${origin()}/water-sport-details/guided-snorkelling`)
  await untilAlive(page)
  await page.getByRole('link', { name: 'Book Now' }).click()
  const panel = page.getByRole('dialog', { name: /Booking$/ })
  await panel.getByLabel('Date').fill(addDays(DAY_IN_SEASON, 1))
  await panel.getByRole('radio', { name: '10:00' }).check({ force: true })
  for (const guest of [1, 2]) await panel.getByLabel(`Age of guest ${guest}`).fill('34')
  await panel.getByRole('checkbox', { name: /health rules/ }).check()
  await panel.getByRole('button', { name: 'Add to my trip' }).click()
  await page.getByText(/^Added to your trip: Guided Snorkelling/).waitFor()
  await page.getByText(/^Or pay ₹[\d,]+ now and the rest by/).waitFor()
  expect(await page.getByText('Look at this before you book').count(), 'they go together').toBe(0)
  await page.getByRole('button', { name: 'Book Now' }).click()

  await page.getByRole('heading', { level: 1, name: 'Complete your booking' }).waitFor()
  await nameTraveller(page, 1, BUYER.name)
  await nameTraveller(page, 2, 'Ravi Rao')
  await giveContact(page, 'asha.mixed@example.in')
  const [part = '', whole = ''] = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.querySelector('b')?.textContent ?? ''))
  await seesWhatIsBought(page, part, whole)
  await page.getByRole('button', { name: `Pay ${part}` }).click()
  await page.getByText('No money moves here').waitFor()
  // Meanwhile another tab puts something on the trip that is not bought.
  const other = await page.context().newPage()
  await other.goto(adding(stay(addDays(DAY_IN_SEASON, 2), 1)))
  await eventually(() => other.getByRole('heading', { level: 3 }).count()).toBe(4)
  await payThere(page)
  await stands(page, 'Confirmed, balance due')
  await eventually(() => other.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Lantern Reef Resort, Garden Cottage, 1 night',
  ])
  await other.close()
  const rest = formatRupees(rupees(whole) - rupees(part))
  await page.getByRole('button', { name: `Pay balance: ${rest}` }).waitFor()
  await looksRight(page, PHONE)

  await page.goto(`${origin()}/my-bookings`)
  await page.getByLabel('Email', { exact: true }).fill('asha.mixed@example.in')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code of 6 digits').fill(await codeFor(site(), 'asha.mixed@example.in'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: `Pay ${rest}` }).click()
  await page.getByRole('button', { name: `Pay balance: ${rest}` }).click()
  await payThere(page)
  await stands(page, 'Confirmed')

  await untilAlive(page)
  await page.getByRole('link', { name: /^Cancel a part or all/ }).click()
  await page.waitForURL('**?change=cancel#cancel')
  await page.getByRole('checkbox', { name: /^Guided Snorkelling/ }).check()
  await page.getByRole('button', { name: 'Show what comes back' }).click()
  await page.getByRole('heading', { name: 'This is what comes back' }).waitFor()
  const back = page.getByRole('term').filter({ hasText: 'You get back' }).locator('xpath=../dd')
  const snorkelling = page.getByRole('region', { name: 'Payment' }).getByRole('term').filter({ hasText: 'Snorkelling' })
  const price = rupees(await wordsOf(snorkelling.locator('xpath=../dd')))
  const refund = await wordsOf(back)
  expect(rupees(refund)).toBe(Math.round(price * 0.8))
  await page.getByRole('button', { name: 'Yes, cancel and refund' }).click()
  await page.getByText('It is cancelled. What comes back to you stands under Refunds.').waitFor()
  await page.getByRole('region', { name: 'Refunds' }).getByText(refund).waitFor()
  await stands(page, 'Confirmed')
  expect(await page.getByText('Cancelled', { exact: true }).count(), 'one of three').toBe(1)
  await unfold(page, 'What happened so far')
  await page.getByText('A part cancelled by you').last().waitFor()
  await findsNothing(page)
  await looksRight(page, PHONE)
})

test('where the gateway does not answer that is said, everything is kept, and the next try leads to it', async () => {
  const gateway = await startFakeGateway({ keyId: 'rzp_test_away', keySecret: 'secret', webhookSecret: 'hook' })
  const keys = { RAZORPAY_KEY_ID: 'rzp_test_away', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'hook' }
  const shop = await openTestSite({ ...keys, PAYMENT_BASE_URL: gateway.url }, 'pinned')
  try {
    gateway.follow({ faults: [{ on: 'order', fault: 'reset' }] })
    const page = await visit('/contact', PHONE)
    await page.goto(`${shop.origin}/hotel-details/lantern-reef?${STAY}`)
    await page.getByRole('button', { name: 'Book Now: Garden Cottage' }).click()
    await page.getByText('Held for you until').waitFor()
    await nameTraveller(page, 1, BUYER.name, false)
    await giveContact(page)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText('The payment page does not answer at the moment. Nothing was charged.').waitFor()
    await page.getByText('Held for you until').waitFor()
    await untilAlive(page)
    await findsNothing(page)
    await looksRight(page, PHONE)
    gateway.follow({})
    await page.getByRole('button', { name: /^Pay|payment page again/ }).click()
    await page.waitForURL(`${gateway.url}/**`).then(() => page.close())
  } finally {
    await Promise.all([shop.close(), gateway.close()])
  }
})

describe('without script', () => {
  test('a car and a water sport are bought from their own pages; what the search did not say is asked for', async () => {
    const page = await visit(`/airport-car-search?${TRANSFER}`, { ...DESK, ...PLAIN, expected: /422/ })
    await page.getByRole('button', { name: 'Book Now Sedan' }).click()
    await page.getByRole('heading', { level: 1, name: /^Book Sedan/ }).waitFor()
    await looksRight(page, DESK)
    await page.getByLabel('Passengers').fill('3')
    await page.getByRole('button', { name: 'Book Now' }).click()
    await buy(page, 'Confirmed, balance due')
    await page.getByRole('region', { name: 'Cars and drivers' }).getByText('Sedan').first().waitFor()

    await page.goto(`${origin()}/water-sport-details/sea-walk`)
    const panel = page.getByRole('complementary', { name: 'Sea Walk Booking' })
    await panel.getByLabel('Date').fill(DAY_IN_SEASON)
    await panel.getByRole('radio', { name: '10:00' }).check({ force: true })
    await panel.getByRole('checkbox').check()
    await panel.getByRole('button', { name: 'Book Now' }).click()
    for (const guest of [1, 2]) await page.getByLabel(`Age of guest ${guest}`).fill('34')
    await page.getByRole('button', { name: 'Book Now' }).click()
    await nameTraveller(page, 2, 'Ravi Rao', false)
    await buy(page, 'Confirmed, balance due')
    await page.getByRole('heading', { level: 3, name: /^Sea Walk/ }).waitFor()
  })

  test('by night a package is bought at a desk, with a wrong GSTIN mended on the way', async () => {
    const night = { width: 1280, theme: 'dark' } as const
    const page = await visit('/package-details/island-saver', { ...night, ...PLAIN, expected: /422/ })
    const panel = await openBooking(page)
    await panel.getByLabel('Travel date').fill(addDays(PINNED_DAY, 24))
    await panel.getByRole('button', { name: 'Book Now' }).click()
    await page.getByText('Held for you until').waitFor()
    await looksRight(page, night)
    for (const [place, name] of [BUYER.name, 'Ravi Rao'].entries()) await nameTraveller(page, place + 1, name)
    await giveContact(page)
    await page.getByText('I need a GST invoice for my company').click()
    await page.getByRole('textbox', { name: 'GSTIN' }).fill('35AAAA')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText('Please enter a valid GSTIN').waitFor()
    expect(await page.getByRole('textbox', { name: 'GSTIN' }).inputValue()).toBe('35AAAA')
    await page.getByRole('textbox', { name: 'GSTIN' }).fill('35aaaca1234b1z5')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await payThere(page)
    await stands(page, 'Confirmed')
    await page.getByRole('link', { name: 'GST invoice (PDF)' }).waitFor()
    await looksRight(page, night)
  })

  test('a payment that begins too late is not taken: the same trip is there at the prices of today', async () => {
    const page = await visit(`/hotel-details/lantern-reef?${STAY}`, { ...PHONE, ...PLAIN, expected: /410/ })
    await page.getByRole('button', { name: 'Book Now: Garden Cottage' }).click()
    await placeAndGo(page)
    await page.getByRole('link', { name: 'Cancel and go back to Padauk' }).click()
    const again = page.getByRole('button', { name: 'Go to the payment page again' })
    await again.waitFor()
    await site().moveClock(40)
    await again.click()
    await page.getByRole('alert').getByRole('link', { name: 'See it at the prices of today' }).click()
    await page.getByRole('heading', { level: 1, name: 'A shared trip' }).waitFor()
    await page.getByText('Lantern Reef Resort, Garden Cottage, 2 nights').first().waitFor()
  })

  test('on a phone by night a hotel is bought; what comes back shrinks at midnight, and is shown again before it is cancelled', async () => {
    const night = { width: 390, theme: 'dark' } as const
    const today = PINNED_DAY
    const toMidnight = (Date.parse(`${addDays(today, 1)}T00:00:00+05:30`) - machineNow() - site().aheadMs) / 60_000
    await site().moveClock(Math.max(0, Math.floor(toMidnight) - 5))
    const page = await visit(`/hotel-details/tern-house?checkIn=${addDays(today, 15)}&checkOut=${addDays(today, 16)}`, {
      ...{ ...night, ...PLAIN, expected: /409/ },
    })
    await page
      .getByRole('button', { name: /^Book Now: / })
      .first()
      .click()
    await buy(page, 'Confirmed')
    const back = page.getByRole('term').filter({ hasText: 'You get back' }).locator('xpath=../dd')
    await unfold(page, 'Cancel')
    await page.getByRole('button', { name: 'Show what comes back' }).click()
    const before = rupees(await wordsOf(back))
    await site().moveClock(Math.ceil(toMidnight) + 1)
    await page.getByRole('button', { name: 'Yes, cancel and refund' }).click()
    await page.getByText(/^What comes back has changed since you saw it/).waitFor()
    expect(rupees(await wordsOf(back)) / before).toBeCloseTo(5 / 8, 3)
    await stands(page, 'Confirmed')
    await looksRight(page, night)
    await page.getByRole('button', { name: 'Yes, cancel and refund' }).click()
    await page.getByText(/^On your account by|^Your bank has it/).waitFor()
    await stands(page, 'Cancelled')
  })
})

/** Without script, from the checkout on: one lead traveller, what is asked now, paid. */
async function buy(page: Page, word: string): Promise<void> {
  await placeAndGo(page)
  await payThere(page)
  await stands(page, word)
}

/** As far as the page of the gateway. */
async function placeAndGo(page: Page): Promise<void> {
  await nameTraveller(page, 1, BUYER.name, false)
  await giveContact(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

function stay(checkIn: string, nights: number): object {
  const when = { checkIn, checkOut: addDays(checkIn, nights) }
  return { kind: 'hotel', roomId: 'lantern-reef-gc', ...when, rooms: [{ adults: 2, children: 0 }] }
}

/** My trip with the stay put onto it, as the button beside a room leads there. */
function adding(line: object): string {
  const item = { line, title: 'Garden Cottage', href: '/hotel-details/lantern-reef', enquiry: '/contact' }
  return `${origin()}/trip?${new URLSearchParams({ add: JSON.stringify(item) })}`
}
