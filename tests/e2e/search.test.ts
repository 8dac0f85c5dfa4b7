import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { openSearch, wordsOf } from '#tests/support/site-steps.ts'

const { visit } = browseSharedSite()

describe('the search box', () => {
  // Over the whole window of a phone, under its link at a desk.
  test.each([PHONE, DESK])(
    'at $width px answers as one types, is walked with the arrows, and Enter opens the choice',
    async (edition) => {
      const page = await visit('/deals', edition)
      const box = await openSearch(page)
      const field = box.getByRole('combobox', { name: 'What are you looking for?' })
      await eventually(() => focused(page)).toBe('q')
      await page.keyboard.type('celular')
      await box.getByRole('option', { name: /^Cellular Jail National Memorial/ }).waitFor()
      await box.getByText('We looked for “cellular”.').waitFor()
      await page.keyboard.press('ArrowUp')
      await box.getByRole('option', { name: /^See all \d+ results$/, selected: true }).waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await field.getAttribute('aria-activedescendant'), 'the field itself is one of the places').toBeNull()
      await page.keyboard.press('ArrowDown')
      const chosen = box.getByRole('option', { selected: true })
      expect(await wordsOf(chosen)).toMatch(/^Cellular Jail National Memorial/)
      expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/place-details/cellular-jail')
      await box.waitFor({ state: 'hidden' })
    },
  )

  test('Escape closes it and gives the focus back; a click on a choice opens it', async () => {
    const page = await visit('/deals', PHONE)
    const box = await openSearch(page)
    // The browser tells of it a task later; as if that took until after it was opened again.
    await page.evaluate(() => addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true }))
    await page.keyboard.type('radha nagar')
    const choice = box.getByRole('option', { name: /^Radhanagar Beach/ })
    await choice.waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search')
    await page.keyboard.press('Enter')
    await box.getByRole('combobox').fill('radha nagar')
    await choice.click()
    await page.waitForURL('**/place-details/radhanagar-beach')
  })

  test('Enter without a choice shows all results; they are kept as the last searches until one forgets them', async () => {
    const page = await visit('/deals', PHONE)
    const box = await openSearch(page)
    await box.getByText('Often looked for').waitFor()
    await page.keyboard.type('havlock')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=havlock')
    await page
      .getByRole('status')
      .getByText(/^\d+ results for “havlock”$/)
      .waitFor()
    await openSearch(page)
    await box.getByText('Your last searches').waitFor()
    expect(await box.getByRole('option').allInnerTexts()).toEqual(['havlock'])
    await box.getByRole('button', { name: 'Forget these' }).click()
    await box.getByText('Often looked for').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('padauk.searches'))).toBeNull()
  })
})

test('the answer to the last question wins, however late the others come', async () => {
  const page = await visit('/deals', DESK)
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/search-suggestions?q=neil', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const box = await openSearch(page)
  const asked = page.waitForRequest('**/search-suggestions?q=neil')
  await page.keyboard.type('neil')
  await asked
  await box.getByRole('combobox').fill('diglipur')
  await box
    .getByRole('option', { name: /Diglipur/ })
    .first()
    .waitFor()
  release()
  // A question later, the one held back has had its time.
  await page.evaluate(() => fetch('/search-suggestions?q=deals').then((answer) => answer.text()))
  expect(await wordsOf(box.getByRole('option').first())).toMatch(/Diglipur|North Andaman/)
})

test('when the search cannot be asked the box says so, and Enter still leads to the page', async () => {
  const page = await visit('/deals', { ...DESK, expected: /503/ })
  await page.route('**/search-suggestions?*', (route) => route.fulfill({ status: 503, json: {} }))
  const box = await openSearch(page)
  await page.keyboard.type('neil')
  await box.getByText('Error fetching data').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=neil')
})

describe('the search page without script', () => {
  const edition = { ...PHONE, script: false }

  test('the header leads to it; its form, kinds and pages are plain links', async () => {
    const page = await visit('/deals', edition)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.waitForURL('**/search')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('havlock')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/search?q=havlock')
    const results = page.getByRole('region', { name: 'Results' })
    expect(await wordsOf(results.getByRole('heading', { level: 3 }).first())).toBe('Swaraj Dweep (Havelock Island)')
    const kinds = page.getByRole('navigation', { name: 'Kinds of result' })
    await kinds.getByRole('link', { name: /^Tour packages/ }).click()
    await page.waitForURL('**/search?q=havlock&kind=package')
    const count = Number((await wordsOf(kinds.getByRole('link', { name: /^Tour packages/ }))).replace(/\D/g, ''))
    expect(await results.getByText(/^from ₹[\d,]+ per person$/).count()).toBe(10)
    await page.getByText(`Page 1 of ${Math.ceil(count / 10)}`).waitFor()
    await results.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/search?q=havlock&kind=package&page=2')
    await results.getByRole('link', { name: 'Previous' }).waitFor()
  })

  test('what we have written is called information', async () => {
    const page = await visit('/search?q=refund', edition)
    await page
      .getByRole('navigation', { name: 'Kinds of result' })
      .getByRole('link', { name: /^Information/ })
      .click()
    await page.waitForURL('**/search?q=refund&kind=page')
    await page.goto(new URL('/search?q=refund', page.url()).href)
    const first = page
      .getByRole('region', { name: 'Results' })
      .getByRole('listitem')
      .filter({ hasText: /Refund/ })
    await first.first().getByText('Information', { exact: true }).waitFor()
  })

  test('a crossing leads to its search and to the seats of its next sailings; what nobody knows, to a person', async () => {
    const page = await visit('/search?q=hevlok%20ferri', edition)
    const results = page.getByRole('region', { name: 'Results' })
    await page.getByText('We looked for “havelock ferry”.').waitFor()
    const boat = results.getByRole('listitem').first().locator('img')
    expect(await boat.first().getAttribute('src'), 'its boat is seen').toMatch(/\/media\/vessel-/)
    const sailing = results.getByRole('list', { name: 'Next sailings' }).first().getByRole('link').first()
    expect(await wordsOf(sailing)).toMatch(/^(today|tomorrow|\w{3} \d{1,2} \w{3}) \d\d:\d\d ₹[\d,]+$/)
    await sailing.click()
    await page.waitForURL(/\/ferry\/[a-z0-9-]+\.\d{4}-\d\d-\d\d/)
    await page.goBack()
    await results.getByRole('link', { name: 'Sri Vijaya Puram (Port Blair) to Swaraj Dweep (Havelock)' }).click()
    await page.waitForURL(/\/ferry\?from=haddo-wharf&to=swaraj-dweep-jetty/)
    await page.goto(new URL('/search?q=helicopter', page.url()).href)
    await page.getByRole('link', { name: 'Ask us about it' }).click()
    await page.waitForURL('**/contact?message=**')
    expect(await page.getByRole('textbox', { name: 'Your question' }).inputValue()).toBe(
      'I was looking for: helicopter',
    )
  })

  test('nothing found, nothing asked, too much asked: words and a way on', async () => {
    const page = await visit('/search?q=xyzzyq', edition)
    await page.getByText('Nothing found for “xyzzyq”').waitFor()
    await page.getByRole('heading', { name: 'Popular places' }).waitFor()
    await page.getByRole('link', { name: 'Cellular Jail', exact: true }).click()
    await page.waitForURL('**/search?q=Cellular+Jail')

    await page.goto(new URL('/search?q=%20', page.url()).href)
    await page.getByText('Please type what you are looking for').waitFor()
    await page.goto(new URL('/search?q=%25%25', page.url()).href)
    await page.getByText('Please type a word or a number').waitFor()
    await page.goto(new URL(`/search?q=${'beach+'.repeat(20)}`, page.url()).href)
    await page.getByText('Please search with at most 80 characters').waitFor()
    await page.getByRole('link', { name: /^Search for “beach/ }).click()
    await page.getByText(/^\d+ results for “beach/).waitFor()
  })
})

test('rubbish in the address is left out: an unknown kind, a page after the last', async () => {
  const page = await visit('/search?q=cellular+jail&kind=boat&page=900', DESK)
  await page.getByText(/^\d+ results for “cellular jail”$/).waitFor()
  const last = await wordsOf(page.getByText(/^Page \d+ of \d+$/))
  expect(new Set(last.match(/\d+/g)).size, 'the last page').toBe(1)
  expect(await page.getAttribute('meta[name="robots"]', 'content')).toBe('noindex')
  await page.goto(new URL('/search?q=honeymoon&kind=car', page.url()).href)
  await page.getByText('No cars found for “honeymoon”').waitFor()
  await page.getByRole('link', { name: /^All \d/ }).click()
  await page.getByText(/results for “honeymoon”$/).waitFor()
})

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}
