import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { tabAndEnter, tabTo } from '#tests/support/keys.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { wordsOf } from '#tests/support/site-steps.ts'
import { DAY_IN_SEASON, TWIN_DAY } from '#tests/support/water-days.ts'

const { visit, site } = browsePinnedSite()

/** The caves of Baratang are shut on Mondays. */
const MONDAY = addDays(DAY_IN_SEASON, (8 - new Date(`${DAY_IN_SEASON}T00:00:00Z`).getUTCDay()) % 7)
const TABS = ['Overview', 'Itinerary', 'Price', 'Places', 'Inclusion', 'Exclusion', 'Policy', 'Reviews']

test('a drive is told, priced for a party with every sum, and asked for', async () => {
  const page = await visit('/car-rental-details/baratang-day-trip', { ...PHONE, clock: true })
  const pictures = page.getByRole('region', { name: 'Pictures of Baratang Day Trip' })
  await pictures.getByRole('button', { name: 'Pause the pictures' }).waitFor()
  const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  expect(await tabs.allInnerTexts()).toEqual(TABS)
  const place = page.getByRole('region', { name: 'Places' }).getByRole('link').first()
  expect(await place.getAttribute('target')).toBe('_blank')
  await looksRightWide(page)

  const booking = await openBooking(page)
  const sum = (label: string) => booking.getByText(label, { exact: true }).locator('xpath=../dd')
  await eventually(() => wordsOf(sum('Amount payable'))).toBe('₹6,500')
  const adults = booking.getByRole('spinbutton', { name: 'Adults' })
  for (const nonsense of ['-1', '1.5']) {
    await adults.fill(nonsense)
    await booking.getByRole('status').getByText('Value must be a non-negative integer').waitFor()
    await adults.fill('2')
    await eventually(() => booking.getByText('Value must be a non-negative integer').count()).toBe(0)
  }
  await adults.fill('41')
  await booking.getByRole('alert').getByText('The total pax cannot exceed 40').waitFor()
  expect(await booking.getByText('Amount payable').count()).toBe(0)
  await adults.fill('2')
  await booking.getByRole('button', { name: 'More: Children' }).click()
  await booking.getByText('Choose the age of the child to see the price.').waitFor()
  const ages = await booking.getByLabel('Age of child 1').locator('option').allInnerTexts()
  expect([ages.length, ages[1], ages.at(-1)]).toEqual([12, 'Under 1', '10 years'])
  await booking.getByLabel('Age of child 1').selectOption('5')
  await booking.getByRole('checkbox', { name: /Add entry tickets/ }).check()
  await eventually(() => wordsOf(sum('Amount payable'))).toBe('₹9,050')
  for (const [label, amount] of [
    ['Your vehicles', 'Sedan'],
    ['Car price', '₹6,190'],
    ['Entry charges', '₹2,550'],
    ['Package base price', '₹8,740'],
    ['Discount', '₹0'],
    ['Taxes', '₹310'],
  ] as const)
    expect([label, await wordsOf(sum(label))]).toEqual([label, amount])

  await adults.fill('40')
  await booking.getByRole('alert').getByText('The total pax cannot exceed 40').waitFor()
  expect(await booking.getByText('Amount payable').count()).toBe(0)
  const book = booking.getByRole('button', { name: 'Book Now' })
  expect(await book.isDisabled()).toBe(true)
  const paint = await paintOf(book)
  await book.hover({ force: true })
  expect(await paintOf(book), 'what cannot be pressed does not answer to the pointer').toEqual(paint)
  await adults.fill('7')
  await eventually(() => wordsOf(sum('Your vehicles'))).toBe('Mini Van 12 seats')

  await booking.getByLabel('Date').fill(MONDAY)
  const shut = booking.getByRole('status').filter({ hasText: 'Places on this drive are shut on that day.' })
  await shut.getByRole('button').last().click()
  await shut.waitFor({ state: 'hidden' })
  const day = await booking.getByLabel('Date').inputValue()
  expect(day).not.toBe(MONDAY)
  await booking.getByText('The day starts 03:30').waitFor()
  await booking.getByLabel('Pick-up time').fill('03:30')
  await eventually(() => wordsOf(sum('Amount payable'))).toBe('₹21,300')
  await booking.getByRole('button', { name: 'Enquire Now' }).click()

  await page.getByRole('heading', { level: 1, name: 'Enquire about Baratang Day Trip' }).waitFor()
  await looksRightWide(page)
  const form = page.getByRole('main')
  expect(await form.getByLabel('Date').inputValue()).toBe(day)
  expect(await form.getByLabel('Age of child 1').inputValue()).toBe('5')
  await page.getByRole('complementary').getByText('₹21,300').first().waitFor()
  const contact = { name: 'Asha Rao', email: 'drive@example.in' }
  await form.getByLabel('Name').fill(contact.name)
  await form.getByLabel('Email').fill(contact.email)
  await form.getByLabel('Mobile number').fill('98765 43210')
  await page.clock.fastForward(20_000)
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Enquiry submitted successfully!').waitFor()
  const sent = page.getByRole('region', { name: 'Your drive' })
  for (const words of [`${formatDay(day)} at 03:30`, '7 adults, 1 child, aged 5', 'With entry tickets'])
    await sent.getByText(words).waitFor()
  await looksRightWide(page)
  const reference = new URL(page.url()).searchParams.get('sent') ?? ''
  await eventually(async () => (await mailsWith(reference)).length).toBe(2)
  const mail = (await mailsWith(reference)).join('\n').replaceAll('=\r\n', '').replaceAll('=\n', '')
  for (const words of ['Car Rental', '7 adults, 1 child, aged 5', 'with entry tickets', '21,300'])
    expect(mail).toContain(words)
})

test('without script the widget works out the price anew, and the enquiry says all that is missing', async () => {
  const page = await visit('/car-rental-details/shaheed-dweep-island-loop', { ...PHONE, script: false })
  const booking = page.getByRole('complementary', { name: 'Car Booking' })
  const show = booking.getByRole('button', { name: 'Show the price' })
  const adults = booking.getByRole('spinbutton', { name: 'Adults' })
  await adults.fill('-1')
  await show.click()
  await booking.getByText('Value must be a non-negative integer').waitFor()
  await adults.fill('41')
  await show.click()
  await booking.getByText('The total pax cannot exceed 40').waitFor()
  await booking.getByText('We book groups of more than 40 for you').waitFor()
  const asked = await booking.getByRole('link', { name: 'Ask for this group' }).getAttribute('href')
  expect(asked).toMatch(/^\/contact\?message=Shaheed.*41\+adults.*&adults=41$/)
  await adults.fill('38')
  await booking.getByRole('spinbutton', { name: 'Children' }).fill('2')
  await show.click()
  await booking.getByText('Choose the age of child 1 to see the price.').waitFor()
  for (const child of [1, 2]) await booking.getByLabel(`Age of child ${child}`).selectOption('0')
  await show.click()
  await booking.getByText('7 Family MPV').waitFor()
  await booking.getByText('₹21,000').first().waitFor()
  await booking.getByLabel('Date').fill(DAY_IN_SEASON)
  await booking.getByLabel('Pick-up time').fill('09:00')
  await booking.getByRole('button', { name: 'Enquire Now' }).click()

  const form = page.getByRole('main')
  await form.getByText('₹21,000').first().waitFor()
  await form.getByLabel('Date').fill('')
  await form.getByLabel('Age of child 2').selectOption('')
  await form.getByRole('button', { name: 'Submit' }).click()
  for (const message of [
    'Please look at the marked lines.',
    'Please choose a date',
    'Please enter valid name',
    'Please enter valid email',
    'Please enter valid mobile number',
  ])
    await form.getByText(message).first().waitFor()
  await form.locator('.error').getByText('Choose an age').waitFor()
  await form.getByLabel('Age of child 2').selectOption('3')
  await form.getByLabel('Date').fill(DAY_IN_SEASON)
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('loop@example.in')
  await form.getByLabel('Mobile number').fill('98765 43210')
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Enquiry submitted successfully!').waitFor()
})

test('the keyboard alone puts a party together and books', async () => {
  const page = await visit('/car-rental-details/swaraj-dweep-beaches-day', DESK)
  const booking = await openBooking(page)
  await booking.getByText('Amount payable').waitFor()
  await tabTo(page, 'Date')
  // A field of the browser's own, in the order of its language: day and month are the same number.
  const [year, month] = TWIN_DAY.split('-')
  await page.keyboard.type(`${month}${month}${year}`)
  await eventually(() => booking.getByLabel('Date').inputValue()).toBe(TWIN_DAY)
  await tabTo(page, 'Pick-up time')
  await page.keyboard.type('0900AM')
  await eventually(() => booking.getByLabel('Pick-up time').inputValue()).toBe('09:00')
  await tabAndEnter(page, 'More: Adults')
  await tabAndEnter(page, 'More: Children')
  await tabTo(page, 'Age of child 1')
  await page.keyboard.press('End')
  await tabAndEnter(page, 'Enquire Now')
  await page.getByRole('heading', { level: 1, name: /^Enquire about/ }).waitFor()
  const { searchParams } = new URL(page.url())
  expect(['adults', 'children', 'childAges'].map((name) => searchParams.get(name))).toEqual(['3', '1', '10'])
})

test('a drive that nobody offers is a page that is not there; its reviews stand on their own page', async () => {
  const page = await visit('/car-rental-details/sri-vijaya-puram-city-day/reviews', { ...DESK, script: false })
  await page.getByRole('heading', { level: 1, name: /Sri Vijaya Puram City Day/ }).waitFor()
  for (const path of ['/car-rental-details/nobody', '/car-rental-details/nobody/enquiry'])
    expect((await fetch(new URL(path, page.url()))).status).toBe(404)
})

async function openBooking(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) > 600) return page.getByRole('complementary', { name: 'Car Booking' })
  await page.getByRole('link', { name: 'Book Now' }).click()
  const sheet = page.getByRole('dialog', { name: 'Car Booking' })
  await sheet.waitFor()
  return sheet
}

/** Colours at the end of any change. */
function paintOf(part: Locator): Promise<string[]> {
  return part.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
    const { backgroundColor, borderColor, color } = getComputedStyle(element)
    return [backgroundColor, borderColor, color]
  })
}

async function mailsWith(reference: string): Promise<string[]> {
  return (await site().mails()).filter((mail) => mail.includes(reference))
}
