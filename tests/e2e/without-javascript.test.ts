import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, type Edition, eventually, PHONE } from '#tests/support/browser.ts'
import { answersIt, HOME_SEARCHES, searchFromHome } from '#tests/support/home-searches.ts'
import { cards, footerLink, openTourMenu, pricesOf, wordsOf } from '#tests/support/site-steps.ts'

const { visit, site } = browseSharedSite()

const ENQUIRY = '/package-details/island-saver/enquiry'

/** The menu and the filters are other elements at a desk; everything else is one form or one link, wider or narrower. */
describe.each([PHONE, DESK] as Edition[])('without script, at $width px', ({ width }) => {
  const edition = { width, script: false }

  test('the menu opens and leads to a category', async () => {
    const page = await visit('/', edition)
    await (await openTourMenu(page)).getByRole('link', { name: 'Luxury' }).click()
    await page.waitForURL('**/tour-packages/luxury')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await cards(page).count()).toBe(4)
  })

  test('filters and order are a form, and the address holds them', async () => {
    const page = await visit('/tours', edition)
    await page.getByRole('radio', { name: '4 nights 5 days' }).check()
    await page.getByRole('textbox', { name: 'To, rupees' }).fill('30000')
    await page.getByLabel('Sort by').selectOption('Price - Low To High')
    await page.getByRole('button', { name: 'Show packages' }).click()
    await page.waitForURL('**/tours?*maxPrice=30000*')
    expect(await pricesOf(cards(page))).toEqual([18_800, 23_600, 23_900])
    expect(await page.getByRole('radio', { name: '4 nights 5 days' }).isChecked()).toBe(true)
  })
})

describe('without script, on a phone', () => {
  const edition = { ...PHONE, script: false }

  test('the footer leads to the bookings of who has some', async () => {
    const page = await visit('/', edition)
    await (await footerLink(page, 'Company', 'My Bookings')).click()
    await page.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor()
  })

  test.each(HOME_SEARCHES)('the search for $kind on the home page leads to what was chosen', async (search) => {
    const page = await visit('/', edition)
    await searchFromHome(page, search)
    await answersIt(page, search)
  })

  test('Load more is a link to the longer list, at the first new card', async () => {
    const page = await visit('/tours', edition)
    const seventh = '#page-2'
    const link = page.getByRole('link', { name: 'Load more' })
    expect(await link.getAttribute('href')).toContain(seventh)
    await link.click()
    await page.waitForURL('**/tours?page=2#page-2')
    expect(await cards(page).count()).toBe(12)
    const top = (await cards(page).nth(6).boundingBox())?.y ?? -1
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(400)
  })

  test('a package is read whole, and its days open', async () => {
    const page = await visit('/package-details/island-saver', edition)
    for (const part of ['Overview', 'Itinerary', 'Hotel', 'Places', 'Inclusion', 'Exclusion', 'Policy'])
      expect((await wordsOf(page.getByRole('region', { name: part, exact: true }))).length, part).toBeGreaterThan(40)
    const itinerary = page.getByRole('region', { name: 'Itinerary' })
    const meals = itinerary.getByText('Meals: breakfast.').first()
    expect(await meals.isVisible()).toBe(false)
    await itinerary.getByText('Ferry to Swaraj Dweep and Radhanagar sunset').click()
    await meals.waitFor()
    expect(await itinerary.getByText('Airport pick-up').isVisible(), 'one day is open at a time').toBe(false)
  })

  test('each hotel of a package stands once, with picture, stars and nights, and leads to its page', async () => {
    const page = await visit('/package-details/two-shores-honeymoon', edition)
    const hotels = page.getByRole('region', { name: 'Hotel', exact: true })
    const rows = hotels.locator('tbody tr')
    expect(await rows.count()).toBe(3)
    const first = rows.first()
    expect(await wordsOf(first)).toMatch(/^Tern House\s*Sri Vijaya Puram.*2 nightsnights 1, 5$/)
    await first.getByRole('img', { name: '3 stars' }).waitFor()
    const picture = first.locator('td img')
    await picture.scrollIntoViewIfNeeded()
    await eventually(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    await hotels.getByRole('link', { name: 'Sunset Lane' }).click()
    await page.getByRole('heading', { level: 1, name: /Sunset Lane/ }).waitFor()
  })

  test('what travellers say of a package is a page of its own', async () => {
    const page = await visit('/package-details/island-saver', edition)
    await page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: /Reviews/ }).waitFor()
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(2)
  })

  test('the booking asks for what is missing, and leads to the enquiry with the party and its exact price', async () => {
    const page = await visit('/package-details/island-saver', edition)
    const booking = page.getByRole('complementary', { name: 'Tour Booking' })
    await booking.getByRole('spinbutton', { name: 'Adults' }).fill('3')
    await booking.getByRole('button', { name: 'Book Now' }).click()
    await page.getByRole('heading', { level: 1, name: 'Book Island Saver' }).waitFor()
    await page.getByText('Please choose a date', { exact: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).click()
    await page.getByRole('heading', { level: 1, name: 'Enquire about Island Saver' }).waitFor()
    // Two adults at 18,800 and a third at 0.87 of that.
    await page.getByRole('main').getByText('₹53,956').waitFor()
    expect(await page.getByLabel('Adults').inputValue()).toBe('3')
  })

  test('Enquire Now is a link to the same form', async () => {
    const page = await visit('/package-details/island-saver', edition)
    await page.getByRole('link', { name: 'Enquire Now' }).click()
    await page.getByRole('heading', { level: 1, name: 'Enquire about Island Saver' }).waitFor()
  })
})

describe('the enquiry without script', () => {
  test('sent wrong comes back with its messages, what was typed, and the first error in focus', async () => {
    const page = await visit(`${ENQUIRY}?adults=2`, { ...PHONE, script: false })
    const form = page.getByRole('main')
    await fill(form, {
      Name: 'Asha Rao',
      Email: 'asha@home',
      'Mobile number': '12345',
      Message: 'We come with a tent.',
    })
    await form.getByLabel('Adults').fill('0')
    await form.getByRole('button', { name: 'Submit' }).click()
    await form.getByText('Please enter valid email', { exact: true }).waitFor()
    await form.getByText('Please enter valid mobile number', { exact: true }).waitFor()
    await form.getByText('Please enter valid value', { exact: true }).waitFor()
    expect(await typed(form, 'Name')).toBe('Asha Rao')
    expect(await typed(form, 'Email')).toBe('asha@home')
    expect(await typed(form, 'Mobile number')).toBe('12345')
    expect(await typed(form, 'Adults')).toBe('0')
    expect(await typed(form, 'Message')).toBe('We come with a tent.')
    expect(await form.getByLabel('Email').evaluate((each) => each === document.activeElement)).toBe(true)
  })

  test('sent right is stored, and a reload does not send it again', async () => {
    const page = await visit(`${ENQUIRY}?adults=2&children=1&childAges=4`, { ...PHONE, script: false })
    const form = page.getByRole('main')
    await form.getByText('₹45,120').waitFor()
    const answers = statusesOf(page)
    await fill(form, { Name: 'Asha Rao', Email: 'plain@example.in', 'Mobile number': '098765 43210' })
    await form.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
    expect(answers[0]).toBe('POST 303')
    const reference = new URL(page.url()).searchParams.get('sent') ?? ''
    expect(reference).toMatch(/^ENQ-[0-9A-Z]{6}$/)
    await page.getByRole('status').getByText(`Your reference is ${reference}.`).waitFor()
    await page.reload()
    await page.getByText(reference).waitFor()
    await page.getByText('₹45,120').waitFor()
    await page.getByText(/^This is the price of today, .*\. It is not yet a booking\.$/).waitFor()
    expect(answers.filter((answer) => answer.startsWith('POST'))).toHaveLength(1)
    await eventually(async () => (await mailsWith(reference)).length).toBe(2)
  })

  test('an address that names a reference of nobody shows only what looks like one', async () => {
    const page = await visit(`${ENQUIRY}?sent=%3Cb%3Eyou+have+won%3C/b%3E`, { ...PHONE, script: false })
    await page.getByRole('heading', { level: 1, name: 'Enquire about Island Saver' }).waitFor()
    expect(await page.getByText('you have won').count()).toBe(0)
  })
})

async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}

function typed(form: Locator, label: string): Promise<string> {
  return form.getByLabel(label).inputValue()
}

/** Of the page itself, not of what belongs to it. */
function statusesOf(page: Page): string[] {
  const seen: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest()) seen.push(`${request.method()} ${response.status()}`)
  })
  return seen
}

async function mailsWith(reference: string): Promise<string[]> {
  return (await site().mails()).filter((mail) => mail.includes(reference))
}
