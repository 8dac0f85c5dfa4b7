import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { barriers } from '#tests/support/axe.ts'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { isFocused, nameOfFocused, tabTo } from '#tests/support/keys.ts'
import { looksRight, looksRightWide } from '#tests/support/look.ts'
import { footerLink, wordsOf } from '#tests/support/site-steps.ts'

const { visit, origin } = browseSharedSite()
const DAY = addDays(dayInIndia(new Date()), 30)

test('the search suggests hotels at the airport, swaps its ends, and leads to an address with all that was asked', async () => {
  const page = await visit('/car-rental', PHONE)
  await page.getByRole('heading', { level: 1, name: 'Cars with a driver in the Andamans' }).waitFor()
  await looksRightWide(page)
  await search(page).click()
  await alert(page, 'Please fill all required fields before submitting!')
  const drop = page.getByRole('combobox', { name: 'Drop' })
  await eventually(() => isFocused(drop)).toBe(true)
  await page.getByRole('option', { name: 'Tern House 4 km from the airport' }).waitFor()
  await looksRight(page, PHONE)
  expect(await barriers(page)).toEqual([])
  await drop.fill('l')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  await drop.fill('lantern')
  expect(await page.getByRole('alert').count(), 'a change takes the words away').toBe(0)
  await page.getByRole('option', { name: 'Lantern Reef Resort No road from the airport' }).waitFor()
  await drop.fill('wandor')
  await page.getByText('No place of this name.').waitFor()
  await page.getByRole('button', { name: 'Swap pickup and drop' }).click()
  expect(await page.getByRole('radio', { name: 'To the airport' }).isChecked()).toBe(true)
  const airport = page.getByRole('textbox', { name: 'Drop' })
  expect(await airport.inputValue()).toBe('Veer Savarkar International Airport')
  await page.keyboard.press('Tab')
  expect(await airport.isEditable()).toBe(false)
  const ends = () => Promise.all([boxOf(page.getByRole('combobox', { name: 'Pickup' })), boxOf(airport)])
  const [pickup, fixed] = await ends()
  expect(pickup.y, 'the pickup stands first').toBeLessThan(fixed.y)
  await page.setViewportSize({ width: DESK.width, height: 900 })
  const [left, right] = await ends()
  expect(left.x, 'and at a desk').toBeLessThan(right.x)
  await page.setViewportSize({ width: PHONE.width, height: 844 })
  await page.getByRole('radio', { name: 'Luxury Car' }).check({ force: true })
  await page.getByLabel('Date').fill(DAY)
  await page.getByLabel('Time').fill('10:30')
  await page.getByLabel('Passengers').fill('3')
  await search(page).click()
  await page.waitForURL('**/airport-car-search?*')
  await page.getByRole('heading', { name: 'Which one?' }).waitFor()
  await page.getByRole('link', { name: 'Wandoor, on South Andaman' }).click()
  await page.waitForURL('**placeId=wandoor*')
  expect(asked(page)).toEqual({
    ...{ placeName: 'Wandoor', placeId: 'wandoor', hotelName: 'Wandoor', pickupDate: DAY, pickupTime: '10:30' },
    ...{ isSwapped: 'true', carType: 'Luxury Car', passengers: '3' },
  })
})

test('each rule of the rides and the hours is said as a message on the page', async () => {
  const page = await visit('/car-rental', { ...DESK, clock: true })
  await page.clock.setFixedTime(new Date(`${DAY}T18:30:00+05:30`))
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('tab', { name: 'Pickup/Drop', exact: true }).click()
  expect(new URL(page.url()).search, 'for a reload').toBe('?tab=pickup-drop')
  expect(await page.evaluate(() => history.length), 'for Back').toBe(steps)
  const [pickup, drop] = [page.getByRole('combobox', { name: 'Pickup' }), page.getByRole('combobox', { name: 'Drop' })]
  await pickup.fill('neil')
  await page.getByRole('option', { name: /^Shaheed Dweep Jetty/ }).click()
  await search(page).click()
  await alert(page, 'Please enter both Pickup and Drop locations!')
  await drop.fill('My grandma house')
  await search(page).click()
  await alert(page, 'We do not know a place called "My grandma house". Try a hotel, a jetty or a beach.')
  await eventually(() => isFocused(drop)).toBe(true)
  expect(await drop.getAttribute('aria-invalid')).toBe('true')
  await drop.fill('SHAHEED DWEEP jetty')
  await search(page).click()
  await alert(page, 'Pickup and Drop locations cannot be the same.')
  await drop.fill('natural bridge')
  await page.getByLabel('Date').fill(DAY)
  await search(page).click()
  await alert(page, 'Please choose a time for this date')
  await page.getByLabel('Time').fill('23:59')
  await search(page).click()
  await alert(page, 'A car needs 5 hours 30 minutes of notice. For an earlier pick-up, please call +91 3192 200 011.')
  expect(await page.getByRole('alert').getByRole('link').getAttribute('href')).toBe('tel:+913192200011')
  await page.getByLabel('Passengers').fill('41')
  await page.getByLabel('Date').fill(addDays(DAY, 1))
  await page.getByLabel('Time').fill('00:00')
  await search(page).click()
  await alert(page, 'The total pax cannot exceed 40')

  await page.getByRole('tab', { name: 'Hourly Basis' }).click()
  expect(await page.getByLabel('Date').inputValue(), 'day, time and party go along').toBe(addDays(DAY, 1))
  await page.getByLabel('Passengers').fill('')
  await search(page).click()
  await alert(page, 'Please fill all fields!')
  expect(await wordsOf(page.getByLabel('Duration'))).toBe('Choose4 Hours5 Hours8 Hours10 Hours12 Hours')
  await page.getByRole('tab', { name: 'Pickup/Drop', exact: true }).click()
  await search(page).click()
  await page.waitForURL('**/pickup-drop?*')
  expect(asked(page)).toEqual({
    ...{ fromPlace: 'Shaheed Dweep Jetty', toPlace: 'Natural Bridge' },
    ...{ fromPlaceId: 'shaheed-dweep-jetty', toPlaceId: 'natural-bridge' },
    ...{ pickupDate: addDays(DAY, 1), pickupTime: '00:00', carType: 'Normal Car' },
  })
  await page.goBack()
  await page.waitForURL('**/car-rental?tab=pickup-drop')
  const chosen = page.getByRole('tab', { selected: true })
  await eventually(() => wordsOf(chosen)).toBe('Pickup/Drop')
})

test('the keyboard alone goes through the tabs, chooses a stop and a duration, and searches', async () => {
  const page = await visit('/car-rental', DESK)
  await page.getByRole('tab', { name: 'Airport Pickup/Drop' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await nameOfFocused(page)).toBe('Pickup/Drop')
  await tabTo(page, 'Pickup')
  await page.keyboard.type('kalapat')
  await page.getByRole('option', { name: /^Kalapathar/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: /^Kalapathar/ }).waitFor()
  await page.keyboard.press('Enter')
  await eventually(() => page.getByRole('combobox', { name: 'Pickup' }).inputValue()).toBe('Kalapathar')
  await page.getByRole('tab', { name: 'Pickup/Drop', exact: true }).focus()
  await page.keyboard.press('End')
  expect(await nameOfFocused(page)).toBe('Hourly Basis')
  await tabTo(page, /^Duration/)
  await page.keyboard.type('10')
  await tabTo(page, 'Search')
  await page.keyboard.press('Enter')
  await alert(page, 'Please fill all fields!')
  await eventually(() => isFocused(page.getByLabel('Date'))).toBe(true)
})

describe('without script', () => {
  test('each tab is a form whose answers are in the address, texts as typed', async () => {
    const page = await visit('/car-rental', { ...PHONE, script: false })
    await page.getByRole('radio', { name: 'To the airport' }).check({ force: true })
    await page.getByRole('combobox', { name: 'Pickup' }).fill('cove and plam')
    await search(page).click()
    expect(asked(page)).toEqual({
      ...{ carType: 'Normal Car', isSwapped: 'true', hotelName: 'cove and plam' },
      ...{ pickupDate: '', pickupTime: '', passengers: '2' },
    })
    await page.goto(`${origin()}/car-rental`)
    await page.getByRole('tab', { name: 'Pickup/Drop', exact: true }).click()
    await page.getByRole('combobox', { name: 'Pickup' }).fill('haddo wharf')
    await page.getByRole('combobox', { name: 'Drop' }).fill('cellular jail')
    await page.getByLabel('Date').fill(DAY)
    await page.getByLabel('Time').fill('09:00')
    await search(page).click()
    expect(new URL(page.url()).pathname).toBe('/pickup-drop')
    // What is named exactly goes on under the address that the form with script makes.
    expect(asked(page)).toEqual({
      ...{ fromPlace: 'Haddo Wharf', toPlace: 'Cellular Jail', fromPlaceId: 'haddo-wharf', toPlaceId: 'cellular-jail' },
      ...{ pickupDate: DAY, pickupTime: '09:00', carType: 'Normal Car', passengers: '2' },
    })
    await page.goto(`${origin()}/car-rental?tab=hourly`)
    await page.getByLabel('Duration').selectOption('8 Hours')
    await page.getByRole('radio', { name: 'Luxury Car' }).check({ force: true })
    await search(page).click()
    expect(new URL(page.url()).pathname).toBe('/hourly-car-search')
    expect(asked(page)).toEqual({ carType: 'Luxury Car', duration: '8 Hours', date: '', time: '', passengers: '2' })
  })

  test('the page says what is in a price before anything is asked, and leads on to packages, places and answers', async () => {
    const page = await visit('/', { ...PHONE, script: false })
    const packages = page.getByRole('heading', { level: 2, name: 'Car Rental Packages' })
    await packages.waitFor()
    await (await footerLink(page, 'Services', 'Car rental')).click()
    const content = page.getByRole('main')
    for (const words of [
      'Free cancellation until 1 hour before pickup',
      'Pick-ups from 22:00 to 05:00 cost 20% more, at least ₹150.',
      'From 15 Dec to 15 Jan fares by road and by the hour are 15% higher.',
      'What 8 hours and 80 km on South Andaman cost, on a usual day.',
      '₹18 for each km above, before tax',
    ])
      await content.getByText(words).first().waitFor()
    const sunset = content.getByRole('article').filter({ hasText: 'Chidiya Tapu Sunset' })
    for (const words of ['6 hours, up to 65 km', '₹3,000', 'for up to 4 travellers', 'includes ₹143 taxes'])
      expect(await wordsOf(sunset)).toContain(words)
    expect(await sunset.getByRole('link').first().getAttribute('href')).toBe('/car-rental-details/chidiya-tapu-sunset')
    await content.getByRole('heading', { level: 2, name: 'What People Say' }).waitFor()
    await content.getByText('How late can I book a car?').click()
    await content.getByText('Up to 5 hours 30 minutes before pick-up').waitFor()
    expect(await content.getByRole('link', { name: 'Radhanagar Beach' }).getAttribute('href')).toBe(
      '/pickup-drop?fromPlace=Swaraj+Dweep+Jetty&toPlace=Radhanagar+%28Beach+7%29&fromPlaceId=swaraj-dweep-jetty&toPlaceId=radhanagar&carType=Normal+Car&passengers=2',
    )
    await content.getByRole('link', { name: 'Explore More Packages' }).click()
    await page.getByRole('heading', { level: 1, name: 'Deals on car packages' }).waitFor()
  })
})

function search(page: Page): Locator {
  return page.getByRole('search', { name: 'Search for a car' }).getByRole('button', { name: 'Search' })
}

async function alert(page: Page, words: string): Promise<void> {
  await page.getByRole('alert').getByText(words).waitFor()
}

function asked(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}

async function boxOf(part: Locator): Promise<{ x: number; y: number }> {
  return (await part.boundingBox()) ?? { x: 0, y: 0 }
}
