import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'

const { visit } = browseSharedSite()
const PLACE = '/place-details/cellular-jail'

test.each([PHONE, DESK])('a picture opens over the page and closes three ways, at $width px', async (edition) => {
  const page = await visit(PLACE, edition)
  const link = pictureLink(page)
  const modal = page.getByRole('dialog')

  await link.click()
  await modal.getByRole('img').waitFor()
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'hidden' })
  await eventually(() => link.evaluate((each) => each === document.activeElement)).toBe(true)

  await link.click()
  await modal.getByRole('button', { name: 'Close' }).click()
  await modal.waitFor({ state: 'hidden' })

  await link.click()
  await modal.getByRole('img').waitFor()
  await page.mouse.click(3, 3)
  await modal.waitFor({ state: 'hidden' })
  expect(page.url()).toMatch(/cellular-jail$/)
})

test('it comes and goes in 300 ms', async () => {
  const page = await visit(PLACE, { ...DESK, motion: true })
  await pictureLink(page).click()
  const modal = page.getByRole('dialog')
  await modal.waitFor()
  expect(await modal.evaluate((each) => getComputedStyle(each).transitionDuration)).toContain('0.3s')
})

test('Tab stays inside it', async () => {
  const page = await visit(PLACE, DESK)
  await pictureLink(page).click()
  await page.getByRole('dialog').waitFor()
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused === document.body || focused?.closest('dialog') !== null
    })
    expect(inside, `after ${presses + 1} presses`).toBe(true)
  }
})

test('a picture that does not come says so', async () => {
  const page = await visit(PLACE, { ...DESK, expected: /ERR_FAILED/ })
  await page.route('**/media/**', (route) => route.abort())
  await pictureLink(page).click()
  await page.getByRole('dialog').getByText('This image failed to load').waitFor()
})

test('without script the picture is an ordinary link to itself', async () => {
  const page = await visit(PLACE, { ...PHONE, script: false })
  expect(await pictureLink(page).getAttribute('href')).toMatch(/^\/media\/.*\.webp$/)
})

function pictureLink(page: Page) {
  return page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first()
}
