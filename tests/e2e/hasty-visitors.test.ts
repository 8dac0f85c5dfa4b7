import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE, untilAlive } from '#tests/support/browser.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

/** Enough for a race that is lost one time of three to show. */
const ROUNDS = 12

describe('suggestions for who types faster than they come', () => {
  test('of stops: every key counts, while list and names are still on their way', async () => {
    const late = lateAnswers('**/car-stops', '**/stop-list-*.js')
    const page = await visit('/car-rental?tab=pickup-drop', { ...DESK, first: late.hold })
    const pickup = page.getByRole('combobox', { name: 'Pickup' })
    await pickup.focus()
    await press(page, 'kalapat', 'Escape', 'ArrowDown', 'Enter')
    expect(await pickup.inputValue(), 'nothing is there yet').toBe('kalapat')
    await late.release()
    await eventually(() => pickup.inputValue()).toBe('Kalapathar')
    expect(new URL(page.url()).pathname, 'Enter has not sent the form').toBe('/car-rental')
    for (let round = 0; round < ROUNDS; round += 1) {
      await pickup.fill('')
      await press(page, 'kalapat', 'Escape', 'ArrowDown', 'Enter')
      await eventually(() => pickup.inputValue(), `round ${round}`).toBe('Kalapathar')
    }
    await pickup.fill('')
    await press(page, 'jetty', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown')
    const second = page.getByRole('option', { selected: true })
    const name = (await wordsOf(second)).replace(/On .*$/, '').trim()
    await page.keyboard.press('Enter')
    await eventually(async () => name.startsWith(await pickup.inputValue())).toBe(true)
  })

  test('of stops: arrows that came too early mark the row they count to', async () => {
    const late = lateAnswers('**/car-stops')
    const page = await visit('/car-rental?tab=pickup-drop', { ...DESK, first: late.hold })
    const drop = page.getByRole('combobox', { name: 'Drop' })
    await drop.focus()
    await press(page, 'jetty', 'ArrowDown', 'ArrowDown', 'Enter', 'Tab')
    await late.release()
    await eventually(() => drop.inputValue()).not.toBe('jetty')
    const chosen = await drop.inputValue()
    await drop.fill('jetty')
    expect(await wordsOf(page.getByRole('option').nth(1))).toContain(chosen)
  })

  test('of destinations: what is typed right after the field is opened is in it, and Enter chooses', async () => {
    const late = lateAnswers('**/hotel-destinations', '**/open-suggest-field-*.js')
    const page = await visit('/hotels', { ...DESK, first: late.hold })
    const prompt = page.getByRole('search').getByRole('button', { name: /^Destination/ })
    await prompt.focus()
    await press(page, 'Enter', 'neil', 'ArrowDown', 'Enter')
    await late.release()
    await eventually(() => wordsOf(prompt)).toContain('Shaheed Dweep (Neil Island)')
    for (let round = 0; round < ROUNDS; round += 1) {
      await prompt.focus()
      await press(page, 'Enter', round % 2 === 0 ? 'havel' : 'neil', 'Enter')
      await eventually(() => wordsOf(prompt), `round ${round}`).toContain(round % 2 === 0 ? 'Havelock' : 'Neil')
    }
  })
})

describe('a finger', () => {
  test.each([
    { path: '/hotels', opener: { role: 'button', name: /^Destination/ }, typed: 'neil island', leads: '/hotel-search' },
    { path: '/car-rental', opener: { role: 'combobox', name: 'Drop' }, typed: 'wandoor', leads: '/airport-car-search' },
  ] as const)(
    'on Search counts at once on $path while suggestions are open',
    async ({ path, opener, typed, leads }) => {
      const page = await visit(path, { ...PHONE, touch: true })
      const search = page.getByRole('search')
      const button = search.getByRole('button', { name: 'Search' })
      await search.getByRole(opener.role, { name: opener.name }).tap()
      // The form may be higher than the window: a finger taps what it sees.
      await button.scrollIntoViewIfNeeded()
      const before = await button.boundingBox()
      await search.getByRole('combobox').first().fill(typed)
      await page.getByRole('option').first().waitFor()
      const box = await button.boundingBox()
      expect(box, 'the list moves nothing').toEqual(before)
      if (box === null) throw new Error('Search is not on the page')
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForURL(`**${leads}?*`)
    },
  )

  test('on Search counts while the calendar or the rooms are open', async () => {
    const page = await visit('/hotels', { ...PHONE, touch: true })
    const search = page.getByRole('search')
    for (const opener of [/^Check-In/, /^Rooms\/Guests/]) {
      await page.goto(page.url().replace(/\/hotel-search.*/, '/hotels'))
      await search.getByRole('button', { name: opener }).tap()
      await page.getByRole('dialog').getByRole('button').first().waitFor()
      await search.getByRole('button', { name: 'Search' }).tap()
      await page.waitForURL('**/hotel-search*')
    }
  })
})

describe('Book Now on a poor network', () => {
  test.each([
    '/package-details/island-saver',
    '/water-sport-details/parasailing',
    '/car-rental-details/baratang-day-trip',
  ])('shows the booking form of %s before any script is there', async (path) => {
    const late = lateAnswers('**/assets/entry.client-*.js')
    const page = await visit(path, { ...PHONE, touch: true, alive: false, first: late.hold })
    await page.getByRole('link', { name: 'Book Now' }).tap()
    await page.getByRole('complementary').getByRole('button', { name: 'Book Now' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#book')
    await late.release()
  })

  test('without one, says so in our words, and goes on when the network is back', async () => {
    const page = await visit('/package-details/island-saver', { ...PHONE, touch: true, expected: /ERR_INTERNET/ })
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Book Now' }).tap()
    const panel = page.getByRole('complementary')
    await panel.getByRole('button', { name: 'Book Now' }).waitFor()
    await panel.getByLabel('Travel Date').fill('')
    await panel.getByRole('button', { name: 'Book Now' }).tap()
    const alert = page.getByRole('alert')
    await alert.getByText('You are offline. Please try again once you are connected.').waitFor()
    await alert.getByRole('button', { name: 'Try again' }).tap()
    await alert.getByText('You are offline.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/package-details/island-saver')
    await page.context().setOffline(false)
    await alert.getByText('You are offline.').waitFor({ state: 'hidden' })
    await panel.getByRole('button', { name: 'Book Now' }).tap()
    await page.waitForURL('**/book/package?*')
  })
})

describe('the script of a page', () => {
  // What React has taken over has names of React's.
  const isAlive = () => Object.keys(document.getElementById('content') ?? {}).length > 0
  const begunAt = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !name.includes('/boot-'))
      .map(({ startTime }) => startTime)

  test('comes after everything else, and by itself', async () => {
    const page = await visit('/tours', { ...PHONE, alive: false })
    await page.waitForFunction(isAlive)
    const [loadedAt = Number.NaN] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).loadEventStart),
    )
    expect(Math.min(...(await page.evaluate(begunAt)))).toBeGreaterThanOrEqual(loadedAt)
  })

  test('comes at the first key while a picture is still on its way, and no sooner', async () => {
    const late = lateAnswers('**/media/**')
    const page = await visit('/tours', { ...DESK, alive: false, first: late.hold })
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/boot-')),
    )
    expect(await page.evaluate(begunAt)).toEqual([])
    await page.keyboard.press('Shift')
    await page.waitForFunction(isAlive)
    await late.release()
  })

  test('does what was tapped before it was there', async () => {
    const late = lateAnswers('**/assets/entry.client-*.js')
    const page = await visit('/package-details/island-saver', { ...DESK, alive: false, first: late.hold })
    const panel = page.getByRole('complementary')
    await page.waitForLoadState('load')
    for (const whom of ['Adults', 'Adults', 'Children'])
      await panel.getByRole('button', { name: `More: ${whom}` }).click()
    const adults = panel.getByRole('spinbutton', { name: /^Adults/ })
    expect(await adults.inputValue()).toBe('2')
    await late.release()
    await eventually(() => adults.inputValue()).toBe('4')
    expect(await panel.getByRole('spinbutton', { name: /^Children/ }).inputValue()).toBe('1')
  })
})

describe('what is typed and chosen before the script is there', () => {
  const beforeIt = async (path: string) => {
    const late = lateAnswers('**/assets/entry.client-*.js')
    const page = await visit(path, { ...DESK, alive: false, first: late.hold })
    return { page, comeAlive: () => late.release().then(() => untilAlive(page)) }
  }

  test('stays in a booking form, which reckons with it', async () => {
    const { page, comeAlive } = await beforeIt('/package-details/island-saver')
    const panel = page.getByRole('complementary')
    const date = panel.getByLabel('Travel Date')
    const day = (await date.getAttribute('max')) ?? ''
    await date.fill(day)
    const adults = panel.getByRole('spinbutton', { name: /^Adults/ })
    await adults.fill('3')
    await adults.blur()
    await comeAlive()
    await panel.getByRole('button', { name: 'More: Adults' }).click()
    await eventually(() => adults.inputValue()).toBe('4')
    expect(await date.inputValue()).toBe(day)
    const enquiry = panel.getByRole('link', { name: 'Enquire Now' })
    expect(await enquiry.getAttribute('href'), 'the form knows it').toContain(day)
  })

  test('stays in a form of many fields, one told after the other', async () => {
    const { page, comeAlive } = await beforeIt('/package-details/island-saver/enquiry')
    const form = page.getByRole('main')
    await form.getByLabel('Name').fill('Asha Rao')
    await form.getByLabel('Adults').fill('3')
    await form.getByLabel('Children').fill('1')
    await form.getByLabel('Message').fill('A cot, please')
    await comeAlive()
    // Asked for by what was typed as the number of children.
    await form.getByLabel(/^Age of child/).waitFor()
    expect(await form.getByLabel('Adults').inputValue()).toBe('3')
    expect(await form.getByLabel('Name').inputValue()).toBe('Asha Rao')
    expect(await form.getByLabel('Message').inputValue()).toBe('A cot, please')
  })

  test('of an order of a list changes the list', async () => {
    const { page, comeAlive } = await beforeIt('/deals')
    const order = page.getByLabel('Sort by')
    const other = (await order.locator('option').last().getAttribute('value')) ?? ''
    await order.selectOption(other)
    await comeAlive()
    await page.waitForURL(`**/deals?*sort=${other}*`)
    await eventually(() => order.inputValue()).toBe(other)
  })
})

/** Text is typed, a name of a key is pressed; nobody waits for anything. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await (/^[A-Z]/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key))
}

/** Answers that do not come until they are let go. */
function lateAnswers(...addresses: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    hold: (page: Page) =>
      Promise.all(
        addresses.map((address) =>
          page.route(address, async (route) => {
            await promise
            await route.continue()
          }),
        ),
      ),
    release: async () => resolve(),
  }
}
