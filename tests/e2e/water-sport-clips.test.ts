import { expect, test } from 'vitest'
import { browseSharedSite, PHONE } from '#tests/support/browser.ts'

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
