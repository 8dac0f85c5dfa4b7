import { expect, test } from 'vitest'
import { browseSharedSite, DESK, type Edition, eventually, PHONE } from '#tests/support/browser.ts'

const { visit } = browseSharedSite()

test('a clip alone has the whole width of a phone, where its captions can be read, and runs on until it is stopped', async () => {
  const page = await visit('/water-sport-details/parasailing', PHONE)
  const clip = page.locator('.video-grid video')
  expect(await clip.count()).toBe(1)
  expect((await clip.boundingBox())?.width).toBeGreaterThan(PHONE.width * 0.9)
  expect(await clip.evaluate(({ controls, loop, autoplay }: HTMLVideoElement) => [controls, loop, autoplay])).toEqual([
    true,
    true,
    false,
  ])
})

test.each<{ path: string; link: string; name: string; day?: RegExp } & Edition>([
  {
    path: '/water-sport-details/parasailing',
    link: 'Watch large: Parasailing, clip 1',
    name: 'Parasailing, clip 1',
    ...DESK,
  },
  { path: '/place-details/corbyns-cove', link: 'Clip: Parasailing', name: 'Parasailing', ...PHONE },
  {
    path: '/package-details/four-day-sampler',
    day: /^Day 2/,
    link: 'Clip: Night Kayak, Glowing Plankton',
    name: 'Night Kayak, Glowing Plankton',
    ...PHONE,
  },
])('$path plays a clip over the page', async ({ path, link, name, day, ...edition }) => {
  const page = await visit(path, edition)
  if (day) await page.getByRole('main').locator('summary').filter({ hasText: day }).click()
  await page.getByRole('link', { name: link }).click()
  const clip = page.getByRole('dialog', { name, exact: true }).locator('video')
  await eventually(() => clip.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0.1)
  await page.keyboard.press('Escape')
  await clip.waitFor({ state: 'detached' })
})
