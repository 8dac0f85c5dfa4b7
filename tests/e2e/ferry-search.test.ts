import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { browseSite, DESK, PHONE } from '#tests/support/browser.ts'
import { FAKE_KEY, type FakeFerryOperator, openFakeFerryOperator } from '#tests/support/fake-ferry-operator.ts'
import { isFocused, tabTo } from '#tests/support/keys.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { cards, footerLink, wordsOf } from '#tests/support/site-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

let operator: FakeFerryOperator
const { visit } = browseSite(async () => {
  operator = await openFakeFerryOperator()
  return openTestSite({
    FERRY_OPERATOR_URL: operator.url,
    FERRY_OPERATOR_USER: FAKE_KEY.userName,
    FERRY_OPERATOR_TOKEN: FAKE_KEY.token,
  })
})
afterAll(() => operator.close())
beforeEach(() => {
  operator.manners.getTripData = 'well'
})

const TODAY = dayInIndia(new Date())
/** The next day of that month in the year to come: every boat sails in January, fewer in July. */
const next = (monthAndDay: string) => {
  const own = `${TODAY.slice(0, 4)}-${monthAndDay}`
  return own > TODAY ? own : `${Number(TODAY.slice(0, 4)) + 1}-${monthAndDay}`
}
const IN_SEASON = next('01-20')
const IN_MONSOON = next('07-15')
const search = (page: Page) => page.getByRole('search')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const times = (list: Locator) => list.getByRole('heading', { level: 3 }).allTextContents()

test('a crossing is searched, turned round and moved to another day, and leads to its seats', async () => {
  const page = await visit('/', PHONE)
  await (await footerLink(page, 'Services', 'Ferry booking')).click()
  await heading(page, 'Ferries between the islands')
  expect(new URL(page.url()).pathname).toBe('/ferry')
  const form = search(page)
  await form.getByLabel('From', { exact: true }).selectOption('Swaraj Dweep (Havelock)')
  await form.getByLabel('To', { exact: true }).selectOption('Sri Vijaya Puram (Port Blair)')
  await form.getByRole('button', { name: 'Swap from and to' }).click()
  expect(await form.getByLabel('From', { exact: true }).inputValue()).toBe('south-andaman')
  await form.getByLabel('Date').fill(IN_SEASON)
  await form.getByText('2 adults').click()
  await form.getByRole('button', { name: 'More: Children' }).click()
  await form.getByRole('button', { name: 'More: Infants' }).click()
  await form.getByText('2 adults, 1 child, 1 infant').waitFor()
  // Held back until the page has said that it waits.
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(
    '**/ferry.data*',
    async (route) => {
      await seen
      await route.continue()
    },
    { times: 1 },
  )
  await form.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('status').getByText('Loading seat data...', { exact: true }).waitFor()
  letGo()
  await page
    .getByRole('status')
    .getByText(`4 ferries on ${formatDay(IN_SEASON)}`)
    .waitFor()
  await heading(page, 'Sri Vijaya Puram (Port Blair) to Swaraj Dweep (Havelock)')
  const asked = new URL(page.url()).searchParams
  expect(Object.fromEntries(asked)).toEqual({
    ...{ from: 'south-andaman', to: 'swaraj-dweep', date: IN_SEASON },
    ...{ adults: '2', children: '1', infants: '1' },
  })
  expect((await times(cards(page))).map((each) => each.slice(0, 5))).toEqual(['06:30', '07:05', '08:00', '13:45'])
  const early = cards(page).first()
  for (const words of ['1 h 40 min', 'MV Saffron Tern, Saffron Sea Lines', '₹4,211', '₹1,387 a seat', '05:45'])
    expect(await early.textContent(), words).toContain(words)
  await looksRightWide(page)
  const map = page.getByRole('group', { name: 'Map of the crossings between the islands' })
  expect([await map.locator('.sea-line').count(), await map.locator('.sea-line.asked').count()]).toEqual([6, 1])

  const week = page.getByRole('navigation', { name: 'Days around this one' })
  expect(await week.getByRole('link').count()).toBe(7)
  expect(await wordsOf(week.locator('[aria-current="date"]'))).toContain(formatDay(IN_SEASON))
  await page.getByText('on the day itself we ask every operator', { exact: false }).waitFor()
  const after = addDays(IN_SEASON, 1)
  await week.getByRole('link', { name: new RegExp(`^${formatDay(after)} ?, from ₹1,387`) }).click()
  await page
    .getByRole('status')
    .getByText(`4 ferries on ${formatDay(after)}`)
    .waitFor()
  const seats = cards(page).last().getByRole('link', { name: 'Choose seats for 13:45, MV Tideline Meridian' })
  expect(await seats.getAttribute('href')).toBe(`/ferry/tm-104.${after}?adults=2&children=1&infants=1`)
})

test('old names are understood; what cannot be is said, with the nearest search', async () => {
  const page = await visit(`/ferry?from=neil&to=PORT+BLAIR&date=${addDays(TODAY, -3)}&adults=0`, PHONE)
  await heading(page, 'Shaheed Dweep (Neil Island) to Sri Vijaya Puram (Port Blair)')
  for (const words of ['Please choose a day from today on.', 'Please enter valid value.', 'Here is the nearest search'])
    await page.getByText(words, { exact: false }).waitFor()
  await page.goto(page.url().replace(/\?.*/, '?from=atlantis&to=neil'))
  await page.getByText('We do not know this port. Please choose one from the list.').waitFor()
  expect(await search(page).getByLabel('From', { exact: true }).inputValue()).toBe('')
  await page.goto(page.url().replace(/\?.*/, `?from=Port+Blair&to=Baratang&date=${IN_SEASON}`))
  await page.getByText('No trip data found!', { exact: true }).waitFor()
  await page.getByText('We sell no boat from or to Baratang yet.', { exact: false }).waitFor()
  await page.getByRole('button', { name: /^Change your search/ }).click()
  expect(await search(page).getByLabel('To', { exact: true }).inputValue()).toBe('baratang')
  await page.goto(page.url().replace(/\?.*/, '?from=havelock&to=swaraj-dweep'))
  await page.getByText('Please choose two different ports.').waitFor()
  await page.goto(page.url().replace(/\?.*/, `?from=haddo-wharf&to=havelock&date=${IN_SEASON}&adults=12`))
  await page.getByText('Choose a ferry: there you ask for all of you.', { exact: false }).waitFor()
})

test('a party that makes no sense is said in the same words on the page of a sailing', async () => {
  const trip = `/ferry/tm-101.${IN_SEASON}`
  const page = await visit(`${trip}?adults=0&children=x`, PHONE)
  const note = page.getByRole('status').filter({ hasText: 'Please enter valid value.' })
  await note.getByText('Part of that address made no sense to us, so we left it out.').waitFor()
  await page.getByText('1 adult', { exact: false }).first().waitFor()
  const { origin } = new URL(page.url())
  for (const [path, party] of [
    [`${trip}?children=200`, '1 adult, 99 children'],
    [`${trip}/enquiry?adults=100`, '99 adults'],
  ] as const) {
    await page.goto(`${origin}${path}`)
    await page.getByRole('status').getByText('We search for at most 99 of each.').waitFor()
    await page.getByText(party, { exact: false }).first().waitFor()
  }
})

test('a day without boats ends in so many words, with the nearest days that have some', async () => {
  const page = await visit(`/ferry?from=port+blair&to=neil&date=${IN_MONSOON}`, DESK)
  await page.getByRole('status').getByText('No trip data found!', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: /No sailing$/ }).count()).toBe(7)
  await page.getByText('From mid May to September fewer boats sail', { exact: false }).waitFor()
  const [nearest] = await page.locator('.ferry-empty').getByRole('link').all()
  await nearest?.click()
  await page
    .getByRole('status')
    .getByText(/^1 ferry on /)
    .waitFor()
  expect(await times(cards(page))).toHaveLength(1)
})

test('an operator that does not answer is named, and those of the others are shown', async () => {
  operator.manners.getTripData = 'cuts'
  const page = await visit(`/ferry?from=port+blair&to=havelock&date=${IN_SEASON}`, PHONE)
  const note = page
    .getByRole('status')
    .filter({ hasText: 'did not answer in time, so its ferries are not in this list' })
  await note.waitFor()
  expect(await cards(page).count()).toBe(3)
  operator.manners.getTripData = 'well'
  await note.getByRole('link', { name: 'Retry' }).click()
  await page
    .getByRole('status')
    .getByText(/^4 ferries on /)
    .waitFor()
  expect(await note.count()).toBe(0)
})

test('without a mouse Enter searches and does not swap, and the passengers close by Escape', async () => {
  const page = await visit('/ferry', DESK)
  const { keyboard } = page
  await tabTo(page, 'From')
  await keyboard.type('Shaheed')
  await tabTo(page, /^Passengers/)
  await keyboard.press('Enter')
  await tabTo(page, /^Adults/)
  await keyboard.type('3')
  await keyboard.press('Escape')
  const opener = search(page).locator('summary')
  expect(await isFocused(opener)).toBe(true)
  expect(await wordsOf(opener)).toContain('3 adults')
  await keyboard.press('Enter')
  await tabTo(page, /^Adults/)
  await keyboard.press('Enter')
  await page.waitForURL('**/ferry?*from=shaheed-dweep*')
  await page
    .getByRole('status')
    .getByText(/ ferr(?:y|ies) on /)
    .waitFor()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ to: 'swaraj-dweep', adults: '3' })
})

describe('an island hop, without script', () => {
  test('begins with the usual one, gets and loses legs, and each leg leads to its seats', async () => {
    const page = await visit('/ferry', { ...PHONE, script: false })
    await page.getByRole('link', { name: 'Island hop' }).click()
    await heading(
      page,
      'Sri Vijaya Puram (Port Blair) - Swaraj Dweep (Havelock) - Shaheed Dweep (Neil Island) - Sri Vijaya Puram',
    )
    const form = search(page)
    const legs = () => form.getByRole('listitem').count()
    expect(await legs()).toBe(3)
    await form.getByRole('button', { name: 'Add a leg' }).click()
    expect(await legs()).toBe(4)
    expect(await form.getByRole('button', { name: 'Add a leg' }).count()).toBe(0)
    for (const leg of [4, 3]) await form.getByRole('button', { name: `Remove leg ${leg}` }).click()
    expect(await legs()).toBe(2)
    expect(await form.getByRole('button', { name: /^Remove leg/ }).count()).toBe(0)
    for (const leg of [0, 1]) await form.getByLabel('Date').nth(leg).fill(IN_SEASON)
    await form.getByText('Passengers').click()
    await form.getByRole('spinbutton', { name: /^Children/ }).fill('1')
    await form.getByText('Passengers').click()
    await form.getByRole('button', { name: 'Search plans' }).click()
    const plans = page.getByRole('region', { name: 'Plans' }).getByRole('article')
    // The other operator's boats are among them.
    expect(await page.getByRole('region', { name: 'Plans' }).textContent()).toContain('07:05 to 08:20')
    const first = plans.first()
    expect(await first.getByRole('link').count()).toBe(2)
    expect(await first.getByRole('link').first().getAttribute('href')).toMatch(
      new RegExp(`^/ferry/[a-z0-9-]+\\.${IN_SEASON}\\?adults=2&children=1&infants=0$`),
    )
    expect(await first.textContent()).toContain('to change boats')
  })

  test('that cannot be made says why, and the nearest day makes it', async () => {
    const day = `date=${IN_SEASON}`
    const path = `/ferry?plan=hop&from=port+blair&to=neil&${day}&to=havelock&${day}&adults=2`
    const page = await visit(path, { ...PHONE, script: false })
    await page.getByText('This hop cannot be made', { exact: true }).waitFor()
    await page
      .getByText(
        'you reach Shaheed Dweep at 15:15 at the earliest, and the last boat on to Swaraj Dweep leaves at 10:15',
        {
          exact: false,
        },
      )
      .waitFor()
    const after = formatDay(addDays(IN_SEASON, 1))
    await page.getByRole('link', { name: after, exact: true }).click()
    await page.getByText(/^\d+ plans?$/).waitFor()
    await page.getByText('1 night on Shaheed Dweep').first().waitFor()
    await page.getByText(`${after}, 10:15 to 11:10`).first().waitFor()
    await page.goto(page.url().replace('to=shaheed-dweep', 'to=south-andaman'))
    await page.getByText('Please choose two different ports.').waitFor()
  })
})
