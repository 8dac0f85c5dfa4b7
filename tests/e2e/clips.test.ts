import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { barriers, colourBarriers } from '#tests/support/axe.ts'
import { browseSite, DESK, type Edition, eventually, PHONE } from '#tests/support/browser.ts'
import { type FakeProvider, openFakeProvider } from '#tests/support/fake-provider.ts'
import { foreignAnswers } from '#tests/support/foreign-answers.ts'
import { makeSound, recordClip } from '#tests/support/recordings.ts'
import { openTestSite } from '#tests/support/test-site.ts'

/** Those of another provider, served by the test from our origin; the demo's own are water sports' (water-sport-clips.test.ts). */
const PLACE = {
  id: 'L1',
  name: 'Lagoon',
  description:
    '<p>Hear <a href="/clips/lagoon.mp3">the lagoon at dusk</a>, see <a href="/clips/lagoon.mp4">the lagoon in motion</a>, read <a href="/faq">more</a>.</p>',
}
const WORDS = 'WEBVTT\n\n00:00.000 --> 00:10.000\nA turtle passes under the ladder.\n'
/** Posters and pictures of the provider are nowhere. */
const expected = /404|Failed to load|ERR_FAILED/

let provider: FakeProvider
const { visit } = browseSite(async () => {
  provider = await openFakeProvider((path, query, body) =>
    path === '/places/fetch' && query.has('id')
      ? { body: { status: 1, placesData: [PLACE] } }
      : foreignAnswers(path, query, body),
  )
  return openTestSite({ API_BASE_URL: provider.url })
})
afterAll(() => provider.close())

test.each([PHONE, { width: 1280, theme: 'dark' }] as Edition[])(
  'a clip of a text plays over the page with its controls, at $width px, $theme',
  async (edition) => {
    const page = await visit('/place-details/L1', { ...edition, expected })
    await serveClips(page)
    const link = page.getByRole('link', { name: 'the lagoon in motion' })
    await link.click()
    const modal = page.getByRole('dialog', { name: 'the lagoon in motion' })
    const clip = modal.locator('video')
    await eventually(() => clip.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0.1)
    expect(await clip.evaluate(({ controls, loop }: HTMLVideoElement) => ({ controls, loop }))).toEqual({
      controls: true,
      loop: true,
    })
    expect(page.url(), 'the page stays').toMatch(/\/place-details\/L1$/)
    const box = await modal.boundingBox()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= edition.width, 'it fits the window').toBe(true)
    expect([...(await barriers(page)), ...(await colourBarriers(page))]).toEqual([])
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'hidden' })
    expect(await page.locator('video').count(), 'it does not play on unseen').toBe(0)
    await eventually(() => link.evaluate((each) => each === document.activeElement)).toBe(true)
  },
)

test('a sound plays likewise, is stopped by a click beside it, and another link of the text is a page', async () => {
  const page = await visit('/place-details/L1', { ...DESK, expected })
  await serveClips(page)
  await page.getByRole('link', { name: 'the lagoon at dusk' }).press('Enter')
  const modal = page.getByRole('dialog', { name: 'the lagoon at dusk' })
  const sound = modal.locator('audio')
  await eventually(() => sound.evaluate((each: HTMLAudioElement) => each.currentTime)).toBeGreaterThan(0.1)
  expect(await sound.evaluate((each: HTMLAudioElement) => each.controls)).toBe(true)
  expect(await barriers(page)).toEqual([])
  await page.mouse.click(3, 3)
  await modal.waitFor({ state: 'hidden' })
  expect(await page.locator('audio').count()).toBe(0)
  await page.getByRole('link', { name: 'more', exact: true }).click()
  await page.waitForURL('**/faq')
})

test.each([
  { link: 'the lagoon in motion', says: 'This clip failed to load' },
  { link: 'the lagoon at dusk', says: 'This recording failed to load' },
])('what does not come says so: $says', async ({ link, says }) => {
  const page = await visit('/place-details/L1', { ...PHONE, expected })
  await page.route('**/clips/**', (route) => route.abort())
  await page.getByRole('link', { name: link }).click()
  const modal = page.getByRole('dialog', { name: link })
  await modal.getByRole('alert').getByText(says).waitFor()
  expect(await barriers(page)).toEqual([])
  await modal.getByRole('button', { name: 'Close' }).click()
  await modal.waitFor({ state: 'hidden' })
})

test('without script a clip is a link to its file', async () => {
  const page = await visit('/place-details/L1', { ...PHONE, script: false, expected })
  expect(await page.getByRole('link', { name: 'the lagoon in motion' }).getAttribute('href')).toBe('/clips/lagoon.mp4')
})

test('a clip of a water sport is fetched when it is played, goes round, and shows its captions', async () => {
  const asked: string[] = []
  const page = await visit('/water-sport-details/W1', {
    ...PHONE,
    expected,
    first: async (tab) => {
      await serveClips(tab)
      tab.on('request', (request) => asked.push(new URL(request.url()).pathname))
    },
  })
  const clip = page.locator('video').first()
  expect(asked, 'with a poster nothing is fetched before').not.toContain('/clips/dive-1.mp4')
  expect(await clip.evaluate(({ controls, loop }: HTMLVideoElement) => ({ controls, loop }))).toEqual({
    controls: true,
    loop: true,
  })
  await play(clip)
  await eventually(() => clip.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0.1)
  await eventually(() => captionOf(clip)).toBe('A turtle passes under the ladder.')
})

/** What a press of the play button of the browser's own controls does. */
function play(clip: Locator): Promise<void> {
  return clip.evaluate((each: HTMLVideoElement) => {
    each.muted = true
    return each.play()
  })
}

function captionOf(clip: Locator): Promise<string | undefined> {
  return clip.evaluate((each: HTMLVideoElement) => {
    const [track] = each.textTracks
    const [cue] = track?.mode === 'showing' ? (track.activeCues ?? []) : []
    return cue instanceof VTTCue ? cue.text : undefined
  })
}

async function serveClips(page: Page): Promise<void> {
  const clip = await recordClip(page)
  await page.route('**/clips/*.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: clip }))
  await page.route('**/clips/*.mp3', (route) => route.fulfill({ contentType: 'audio/wav', body: makeSound() }))
  await page.route('**/clips/*.vtt', (route) => route.fulfill({ contentType: 'text/vtt', body: WORDS }))
}
