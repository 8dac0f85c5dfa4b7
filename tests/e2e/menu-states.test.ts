import { afterAll, expect, test } from 'vitest'
import { browseSite, DESK, PHONE } from '#tests/support/browser.ts'
import { type FakeProvider, junkAnswers, openFakeProvider } from '#tests/support/fake-provider.ts'
import { foreignAnswers } from '#tests/support/foreign-answers.ts'
import { openTourMenu } from '#tests/support/site-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

let provider: FakeProvider

const { visit, origin } = browseSite(async () => {
  provider = await openFakeProvider()
  return openTestSite({ API_BASE_URL: provider.url })
})

afterAll(() => provider.close())

// In this order: an answer that came is remembered for a minute, a failure is not.
test.each([PHONE, DESK])('the menu says why its categories could not be read, at $width px', async (edition) => {
  provider.answerWith((path, query, body) =>
    path === '/travelCategory/fetch' ? junkAnswers(path, query, body) : foreignAnswers(path, query, body),
  )
  const page = await visit('/nowhere-failed', { ...edition, expected: /404/ })
  const menu = await openTourMenu(page)
  await menu.getByRole('status').getByText('Error fetching data').waitFor()
  await menu.getByRole('link', { name: 'Retry' }).waitFor()
  expect(await menu.getByText('No tour packages available').count()).toBe(0)
})

test("the menu is settled before the page is sent: nobody is left at 'Loading...'", async () => {
  const html = await (await fetch(`${origin()}/tours`)).text()
  expect(html).toContain('Tour Packages')
  expect(html).not.toContain('Loading...<')
})

test.each([PHONE, DESK])('the menu says that there are no categories, at $width px', async (edition) => {
  provider.answerWith((path, query, body) =>
    path === '/travelCategory/fetch' ? { body: { status: 1, categoryData: [] } } : foreignAnswers(path, query, body),
  )
  const page = await visit('/nowhere-empty', { ...edition, expected: /404/ })
  await (await openTourMenu(page)).getByText('No tour packages available').waitFor()
})
