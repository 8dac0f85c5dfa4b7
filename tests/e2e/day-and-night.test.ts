import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'

const { visit } = browseSharedSite()

/** The edition of each picture of the slide that is shown: one, or its layers. */
const editions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('.hero [data-slide="active"] img')].map(
      ({ currentSrc }) => /-(day|night)-/.exec(currentSrc)?.[1] ?? currentSrc,
    ),
  )

test.each([
  { device: 'light', edition: 'day' },
  { device: 'dark', edition: 'night' },
] as const)('a $device device shows the islands by $edition, with and without script', async ({ device, edition }) => {
  for (const script of [true, false]) {
    const page = await visit('/', { ...PHONE, theme: device, script })
    await eventually(() => editions(page)).toEqual([edition])
  }
})

test('its layers come on a wide window, of the theme that was chosen; not on a phone, nor where movement is unwelcome', async () => {
  const wide = await visit('/', { ...DESK, motion: true })
  await eventually(() => editions(wide)).toEqual(['day', 'day', 'day'])
  const dark = await visit('/', {
    ...DESK,
    motion: true,
    first: (tab) => tab.addInitScript(() => localStorage.setItem('padauk.theme', 'dark')),
  })
  const asked: string[] = []
  dark.on('request', (request) => asked.push(request.url()))
  await dark.reload()
  await eventually(() => editions(dark)).toEqual(['night', 'night', 'night'])
  expect(asked.filter((url) => /-day-(?:back|middle|near)-/.test(url))).toEqual([])
  for (const options of [{ ...PHONE, motion: true }, DESK]) {
    const page = await visit('/', options)
    expect(await editions(page)).toEqual(['day'])
    expect(
      await page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /-near-/.test(name)).length,
      ),
    ).toBe(0)
  }
})

test('who chooses the night sees it fall, finds it on the next visit, and on a page drawn by the script', async () => {
  const page = await visit('/', { ...DESK, motion: true })
  await eventually(() => editions(page)).toContain('day')
  await page.getByRole('button', { name: 'Saved, theme and contact' }).click()
  await page.getByText('Night', { exact: true }).click()
  await eventually(() => editions(page)).not.toContain('day')
  await page.reload()
  await eventually(() => editions(page)).toContain('night')
  expect(await editions(page)).not.toContain('day')
  await page.getByRole('link', { name: 'Places' }).first().click()
  await page.waitForURL('**/places')
  await page.getByRole('link', { name: 'Padauk' }).first().click()
  await eventually(() => editions(page)).toContain('night')
  expect(await editions(page)).not.toContain('day')
})
