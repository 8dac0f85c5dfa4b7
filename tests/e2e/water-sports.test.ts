import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { isDarkNight } from '#contract/terms/moon.ts'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { cards, wordsOf } from '#tests/support/site-steps.ts'
import { DAY_IN_MONSOON, DAY_IN_SEASON } from '#tests/support/water-days.ts'

const { visit, site } = browsePinnedSite()

test('the list is narrowed by each filter, with counts, and the address holds them', async () => {
  const page = await visit('/water-sports', PHONE)
  expect(await cards(page).count()).toBe(12)
  await looksRightWide(page)
  await page.getByLabel('Where').selectOption('North Bay (7)')
  await page.waitForURL('**/water-sports?place=north-bay')
  await eventually(() => cards(page).count()).toBe(7)
  await page.getByLabel('Price', { exact: true }).selectOption({ label: 'Up to ₹1,000 (3)' })
  await page.getByLabel('Age of the guest').selectOption({ label: '5 years (1)' })
  await page.getByRole('heading', { level: 3, name: 'Glass-Bottom Boat' }).waitFor()
  await eventually(() => cards(page).count()).toBe(1)
  expect(new URL(page.url()).search).toBe('?place=north-bay&maxPrice=1000&age=5')
  await page.goBack()
  await eventually(() => cards(page).count()).toBe(3)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.getByRole('status').getByText('20 water sports').waitFor()
})

test('without script the list is pages of links and a form with all its filters', async () => {
  const page = await visit('/water-sports', { ...PHONE, script: false })
  await page.getByRole('link', { name: 'Next' }).click()
  expect(await cards(page).count()).toBe(8)
  await page.getByLabel('Where').selectOption({ label: 'Swaraj Dweep, all of it (16)' })
  await page.getByLabel('Age of the guest').selectOption({ label: '10 years (18)' })
  await page.getByLabel('Price', { exact: true }).selectOption({ label: 'Up to ₹2,500 (11)' })
  await page.getByLabel('Swimming').selectOption({ label: 'No swimming needed (17)' })
  await page.getByRole('button', { name: 'Show water sports' }).click()
  await page.waitForURL('**/water-sports?*swimming=0*')
  const asked = new URL(page.url()).searchParams
  expect(['place', 'age', 'maxPrice', 'swimming'].map((name) => asked.get(name))).toEqual([
    'swaraj-dweep',
    '10',
    '2500',
    '0',
  ])
  const found = Number.parseInt(await wordsOf(page.getByText(/^\d+ water sports?$/)), 10)
  expect(found).toBeLessThan(11)
  expect(await cards(page).count()).toBe(found)
  expect(await page.getByLabel('Age of the guest').inputValue()).toBe('10')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.getByText('20 water sports', { exact: true }).waitFor()
})

test('what an address cannot mean is left out and said; nothing found offers the way back', async () => {
  const page = await visit('/water-sports?age=old&maxPrice=1&page=0', { ...PHONE, script: false })
  await page.getByText('Part of that address made no sense to us, so we left it out.').waitFor()
  await page.getByRole('heading', { name: 'No water sport fits these filters' }).waitFor()
  await page.goto(page.url().replace(/\?.*/, '?page=9'))
  await page.getByRole('heading', { name: 'That is all of them' }).waitFor()
})

test('a party is priced, its guests are judged, and the enquiry is sent', async () => {
  const page = await visit('/water-sport-details/parasailing', { ...PHONE, clock: true })
  await page.getByRole('heading', { level: 1, name: 'Parasailing' }).waitFor()
  expect(await page.getByRole('region', { name: 'Pictures of Parasailing' }).getByText('1 / 3').count()).toBe(1)
  await looksRightWide(page)
  const booking = await openBooking(page, 'Parasailing')
  await booking.getByText('₹5,400').first().waitFor()
  await booking.getByRole('button', { name: 'More: No. of Guest' }).click()
  await booking.getByText('₹8,100').first().waitFor()
  await booking.getByLabel('Date').fill(DAY_IN_MONSOON)
  await booking.getByText('Closed on this day.').waitFor()
  await booking.getByLabel('Date').fill(DAY_IN_SEASON)
  await booking.getByRole('radio', { name: '10:00' }).check({ force: true })
  await booking.getByLabel('Age of guest 1').fill('56')
  await booking.getByText('Ages 8 to 55', { exact: true }).waitFor()
  for (const [label, value] of [
    ['Age of guest 1', '40'],
    ['Age of guest 2', '38'],
    ['Age of guest 3', '10'],
    ['Weight of guest 1, kg', '82'],
    ['Weight of guest 2, kg', '60'],
    ['Weight of guest 3, kg', '91'],
  ] as const)
    await booking.getByLabel(label, { exact: true }).fill(value)
  await booking.getByText('Up to 90 kg', { exact: true }).waitFor()
  await booking.getByLabel('Weight of guest 3, kg').fill('30')
  await booking.getByRole('checkbox', { name: /health rules/ }).check()
  await booking.getByRole('button', { name: 'Enquire Now' }).click()

  await page.getByRole('heading', { level: 1, name: 'Enquire about Parasailing' }).waitFor()
  await looksRightWide(page)
  const form = page.getByRole('main')
  expect(await form.getByLabel('Age of guest 3').inputValue()).toBe('10')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('para@example.in')
  await form.getByLabel('Mobile number').fill('98765 43210')
  await page.clock.fastForward(20_000)
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
  await page.getByText('Enquiry submitted successfully!').waitFor()
  const reference = new URL(page.url()).searchParams.get('sent') ?? ''
  await eventually(async () => (await mailsWith(reference)).length).toBe(2)
  const mail = (await mailsWith(reference)).join('\n').replaceAll('=\r\n', '').replaceAll('=\n', '')
  for (const words of ['Water Sports', 'Elephant Beach', 'ages 40, 38, 10']) expect(mail).toContain(words)
  expect(mail.match(/It is not yet a booking\./g)?.length, 'in both mails').toBeGreaterThanOrEqual(2)
  await page.getByRole('complementary', { name: 'Parasailing' }).getByText('It is not yet a booking.').waitFor()
})

test('night kayaking offers dark nights alone', async () => {
  const page = await visit('/water-sport-details/night-kayak', DESK)
  const booking = await openBooking(page, 'Night Kayak')
  const nights = await booking
    .getByLabel('Date')
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value).filter((value) => value !== ''),
    )
  expect(nights.length).toBeGreaterThan(10)
  expect(nights.filter((night) => !isDarkNight(night))).toEqual([])
  await booking.getByLabel('Date').selectOption(nights[2] ?? '')
  await booking.getByRole('radio', { name: '18:30' }).check({ force: true })
})

test('a bright night that an address asks for is refused with the nearest dark ones', async () => {
  const bright =
    Array.from({ length: 20 }, (_, index) => addDays(DAY_IN_SEASON, index)).find((day) => !isDarkNight(day)) ?? ''
  const page = await visit(`/water-sport-details/night-kayak/enquiry?date=${bright}&time=18:30`, DESK)
  const notice = page.getByRole('status').filter({ hasText: 'This night is too bright' })
  await notice.getByRole('button').first().click()
  await notice.getByRole('button').first().waitFor({ state: 'hidden' })
  expect(isDarkNight(await page.getByLabel('Date').inputValue())).toBe(true)
})

test('the keyboard alone chooses a time and more guests', async () => {
  const page = await visit('/water-sport-details/guided-snorkelling', DESK)
  const booking = await openBooking(page, 'Guided Snorkelling')
  await booking.getByRole('radio', { name: '08:00' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  expect(await booking.getByRole('radio', { name: '10:00' }).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await booking.getByText('₹2,400').first().waitFor()
  await booking.getByLabel('Age of guest 3').waitFor()
})

test('without script the booking leads to a form that says all that is missing, and is sent once it is whole', async () => {
  const page = await visit('/water-sport-details/sea-walk', { ...PHONE, script: false })
  const booking = page.getByRole('complementary', { name: 'Sea Walk Booking' })
  await booking.getByLabel('Date').fill(DAY_IN_MONSOON)
  await booking.getByRole('radio', { name: '08:00' }).check({ force: true })
  await booking.getByRole('spinbutton', { name: 'No. of Guest' }).fill('3')
  await booking.getByRole('checkbox').check()
  await booking.getByRole('button', { name: 'Enquire Now' }).click()
  const form = page.getByRole('main')
  await form.getByText('₹12,300').first().waitFor()
  await form.getByRole('checkbox').uncheck()
  await form.getByLabel('Age of guest 1').fill('6')
  await form.getByRole('button', { name: 'Submit' }).click()
  for (const message of [
    'Closed on this day',
    'Ages 7 to 65',
    'Please enter an age',
    'Please confirm the health rules',
    'Please enter valid name',
    'Please enter valid email',
    'Please enter valid mobile number',
  ])
    await form.getByText(message).first().waitFor()
  await form.getByLabel('Date').fill(DAY_IN_SEASON)
  for (const [index, age] of ['30', '31', '12'].entries()) await form.getByLabel(`Age of guest ${index + 1}`).fill(age)
  await form.getByRole('checkbox').check()
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('walk@example.in')
  await form.getByLabel('Mobile number').fill('98765 43210')
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Enquiry submitted successfully!').waitFor()
})

test('a booking without a day is told what it lacks; a day gone by and one too far off are told as such', async () => {
  const page = await visit('/water-sport-details/parasailing/enquiry', { ...PHONE, script: false })
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Submit' }).click()
  for (const message of [
    'Please look at the marked lines.',
    'Please choose a date',
    'Please choose a time',
    'Please enter an age',
    'Please enter a weight',
    'Please confirm the health rules',
    'Please enter valid name',
  ])
    await form.getByText(message).first().waitFor()
  for (const [date, says] of [
    ['2020-02-29', 'Too late for this day.'],
    ['2039-01-01', 'Not on sale yet.'],
  ] as const) {
    await page.goto(new URL(`/water-sport-details/parasailing/enquiry?date=${date}`, page.url()).href)
    await form.getByText(says).waitFor()
    await form.getByText('Nearest open days:').waitFor()
  }
})

test('a place says how to get there, what to do and where to sleep', async () => {
  const page = await visit('/place-details/elephant-beach', { ...PHONE, script: false })
  await page.getByText('7 km from Swaraj Dweep jetty').waitFor()
  await page.getByText('Boat, about 25 minutes').waitFor()
  await page.getByText('Checked November 2026').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Hotels near by' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Water sports here' }).waitFor()
  await page.getByRole('link', { name: 'Sea Walk', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Sea Walk' }).waitFor()
})

async function openBooking(page: Page, name: string): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) > 600)
    return page.getByRole('complementary', { name: new RegExp(`^${name}.* Booking$`) })
  await page.getByRole('link', { name: 'Book Now' }).click()
  const sheet = page.getByRole('dialog', { name: new RegExp(`^${name}.* Booking$`) })
  await sheet.waitFor()
  return sheet
}

async function mailsWith(reference: string): Promise<string[]> {
  return (await site().mails()).filter((mail) => mail.includes(reference))
}
