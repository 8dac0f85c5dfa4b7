import { afterAll, expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { browseSite, PHONE } from '#tests/support/browser.ts'
import { type FakeProvider, openFakeProvider } from '#tests/support/fake-provider.ts'
import { hotelAnswers } from '#tests/support/foreign-hotels.ts'
import { cards, wordsOf } from '#tests/support/site-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

let provider: FakeProvider
const { visit, origin } = browseSite(async () => {
  provider = await openFakeProvider(hotelAnswers)
  return openTestSite({ API_BASE_URL: provider.url })
})
afterAll(() => provider.close())

/** The slowest that a page waits for a provider, and what drawing and sending it may take on a busy machine. */
const ANSWER_MS = 4_000
const DRAWN_MS = 2_500
const NEVER_MS = 60_000
const FROM = addDays(dayInIndia(new Date()), 20)
const search = (extra: string) =>
  `/hotel-search?destination=swaraj-dweep&checkIn=${FROM}&checkOut=${addDays(FROM, 2)}&rooms=2-0&${extra}`

async function millisecondsOf(path: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${origin()}${path}`)
  await answer.text()
  expect(answer.status).toBe(200)
  return performance.now() - start
}

/** A provider that never answers the calls of `silent`, and the others at once. */
function withoutAnswerTo(silent: RegExp): void {
  provider.answerWith((path, query) => {
    const answer = hotelAnswers(path, query)
    return answer && silent.test(path) ? { ...answer, delayMs: NEVER_MS } : answer
  })
}

test('a hotel search answers within four seconds, its form in place, when the provider answers nothing at all', async () => {
  withoutAnswerTo(/./)
  expect(await millisecondsOf(search('page=2'))).toBeLessThan(ANSWER_MS + DRAWN_MS)
  const page = await visit(search('page=3'), { ...PHONE, script: false })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('search').getByRole('button', { name: 'Search' }).first().waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Retry' }).waitFor()
})

test('a list of names that does not come takes nothing from the hotels, nor another four seconds', async () => {
  withoutAnswerTo(/places|Category/)
  expect(await millisecondsOf(search('sort=price_asc'))).toBeLessThan(ANSWER_MS + DRAWN_MS)
  const page = await visit(search('sort=price_desc'), { ...PHONE, script: false, expected: /404|Failed to load/ })
  expect(await cards(page).count()).toBe(2)
  expect(await wordsOf(page.getByRole('main'))).toContain('Stilt House')
})

test('hotels that do not come are said to have failed, in the same time', async () => {
  withoutAnswerTo(/hotels|Hotel/)
  expect(await millisecondsOf(search('page=4'))).toBeLessThan(ANSWER_MS + DRAWN_MS)
  const page = await visit(search('page=5'), { ...PHONE, script: false })
  await page.getByRole('alert').getByRole('link', { name: 'Retry' }).waitFor()
})
