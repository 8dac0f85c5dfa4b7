import { expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { isFocused, nameOfFocused, tabAndEnter, tabTo } from '#tests/support/keys.ts'
import { cards, wordsOf } from '#tests/support/site-steps.ts'

const { visit, site } = browseSharedSite()
const TODAY = dayInIndia(new Date())
const STAY = `checkIn=${addDays(TODAY, 7)}&checkOut=${addDays(TODAY, 9)}`

test('where, when and who are chosen without a mouse, and the search is sent', async () => {
  const page = await visit('/hotels', DESK)
  const { keyboard } = page
  await tabAndEnter(page, /^Destination/)
  await page.getByRole('combobox', { name: 'Destination' }).waitFor()
  await keyboard.type('havelock')
  await page.getByRole('option', { name: /Swaraj Dweep \(Havelock\)/ }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await eventually(() => nameOfFocused(page)).toMatch(/^DestinationSwaraj Dweep/)

  await tabAndEnter(page, /^Check-In/)
  // A week on, two nights: the calendar takes the focus by itself and gives it back.
  await page.getByRole('dialog', { name: 'Choose your check-in' }).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.closest('table')?.getAttribute('role'))).toBe(
    'grid',
  )
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Choose your check-out/ }).waitFor()
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await eventually(() => nameOfFocused(page)).toMatch(/^Check-Out/)

  await tabAndEnter(page, /^Rooms\/Guests/)
  await page.getByRole('group', { name: 'Room 1' }).waitFor()
  await tabAndEnter(page, 'Add a room')
  await tabAndEnter(page, 'Done')
  await eventually(() => nameOfFocused(page)).toBe('Rooms/Guests2 rooms, 4 guests')
  await tabAndEnter(page, 'Search')
  await page.waitForURL(`**/hotel-search?destination=swaraj-dweep&${STAY}&rooms=2-0%2C2-0`)
  await page.getByRole('heading', { level: 1, name: '9 hotels in Swaraj Dweep (Havelock)' }).waitFor()
})

test('hotels are filtered, a room is chosen from the table, and the enquiry is sent, without a mouse', async () => {
  const page = await visit(`/hotel-search?destination=swaraj-dweep&${STAY}`, { ...DESK, clock: true })
  const { keyboard } = page
  await tabAndEnter(page, /^Star rating/)
  await tabTo(page, /^5 stars/)
  await keyboard.press('Space')
  await page.getByRole('heading', { level: 1, name: '1 hotel in Swaraj Dweep (Havelock)' }).waitFor()
  // The choice stays under the finger: the list behind it was drawn anew.
  expect(await nameOfFocused(page)).toMatch(/^5 stars/)
  await keyboard.press('Escape')
  await eventually(() => nameOfFocused(page)).toMatch(/^Star rating/)
  const hotel = await wordsOf(cards(page).first().getByRole('heading'))
  await tabAndEnter(page, hotel)
  await page.waitForURL(`**/hotel-details/*?${STAY}`)
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

  await tabAndEnter(page, 'Select Rooms')
  await eventually(() => new URL(page.url()).hash).toBe('#rooms')
  await tabAndEnter(page, 'Enquire Now')
  const form = page.getByRole('main')
  await page.getByRole('heading', { level: 1, name: /^Enquire about / }).waitFor()
  await tabTo(page, 'Name')
  await page.clock.fastForward(20_000)
  await keyboard.press('Enter')
  await form.getByText('Please enter valid name', { exact: true }).waitFor()
  await eventually(() => isFocused(form.getByLabel('Name'))).toBe(true)
  await keyboard.type('Asha Rao')
  await tabTo(page, 'Mobile number')
  await keyboard.type('98765 43210')
  await tabTo(page, 'Email')
  await keyboard.type('keys@example.in')
  await tabAndEnter(page, 'Submit')
  await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
  const reference = new URL(page.url()).searchParams.get('sent') ?? 'none'
  await eventually(async () => (await site().mails()).filter((mail) => mail.includes(reference)).length).toBe(2)
})

test('on a phone with a keyboard the sheet of filters is opened, used and left', async () => {
  const page = await visit('/hotel-search', PHONE)
  await tabAndEnter(page, 'Filters')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.waitFor()
  await tabTo(page, /^Bungalow/)
  await page.keyboard.press('Space')
  await tabAndEnter(page, 'Show 9 hotels')
  await sheet.waitFor({ state: 'hidden' })
  await eventually(() => nameOfFocused(page)).toMatch(/^Filters/)
  await eventually(() => cards(page).count()).toBe(9)
  await tabAndEnter(page, 'Map')
  await page.getByRole('dialog', { name: 'Map' }).getByRole('link').first().waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => nameOfFocused(page)).toBe('Map')
})

test('the pictures are opened, turned, enlarged and closed by keys that Tab comes to', async () => {
  const page = await visit('/hotel-details/lantern-reef', DESK)
  await tabAndEnter(page, /^Open picture 1 of 8/)
  const box = page.getByRole('dialog', { name: 'Lantern Reef Resort' })
  const told = box.getByRole('status')
  await told.getByText('1 of 8, 100%').waitFor()
  await tabAndEnter(page, 'Previous picture')
  await told.getByText('8 of 8, 100%').waitFor()
  await tabAndEnter(page, 'Next picture')
  await told.getByText('1 of 8, 100%').waitFor()
  await tabTo(page, 'Zoom in')
  for (const zoom of ['150%', '200%', '250%', '300%']) {
    await page.keyboard.press('Enter')
    await told.getByText(`1 of 8, ${zoom}`).waitFor()
  }
  await tabAndEnter(page, 'Zoom out')
  await told.getByText('1 of 8, 250%').waitFor()
  await tabAndEnter(page, 'Close')
  await box.waitFor({ state: 'hidden' })
  await eventually(() => nameOfFocused(page)).toMatch(/^Open picture 1 of 8/)
})
