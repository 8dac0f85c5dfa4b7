import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const page = async (path: string) => (await fetch(`${site.origin}${path}`)).text()

/** Each is asked for once only: what the page cache keeps may be two minutes old. */
test('pages say how long a hold lives as the office has set it', async () => {
  await site.set('holding_limits', { holdMinutes: 25 })
  expect(await page('/package-details/five-day-island-hop')).toContain('Held for 25 minutes while you pay.')
  expect(await page('/payment-policy')).toContain('are kept for 25 minutes.')
  expect(await page('/faq')).toContain('We keep everything for 25 minutes while')
  expect(await page('/api/docs')).toContain('Keeps everything asked for, or nothing, for 25 minutes')
})
