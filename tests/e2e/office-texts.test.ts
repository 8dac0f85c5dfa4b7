import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { policyVersionPath } from '#contract/terms/paths.ts'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { looksRight } from '#tests/support/look.ts'
import { officeOf } from '#tests/support/office-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, origin, site } = browseSite(() => openTestSite())
const openOffice = officeOf({ visit, site })

const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).first().waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const openPart = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const pageOf = async (path: string) => (await fetch(`${origin()}${path}`)).text()
const heads = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
/** In a window as high as the page: what stays in sight at its foot lies over nothing. */
async function findsNothingAnywhere(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (size === null) return findsNothing(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: size.width, height: 2 * height })
  await findsNothing(page)
  await page.setViewportSize(size)
}

test('a place is changed and found on the site; places are put in order by key', async () => {
  const page = await openOffice('places', { ...PHONE, expected: /422/ })
  await page.getByRole('link', { name: /Cellular Jail/ }).waitFor()
  await findsNothing(page)
  await looksRight(page, PHONE)
  await press(page, 'Put in order')
  const order = page.getByRole('dialog', { name: 'Order of the places' })
  const second = (await order.getByRole('listitem').nth(1).textContent()) ?? ''
  await order
    .getByRole('button', { name: /^Earlier: / })
    .nth(1)
    .press('Enter')
  await eventually(() => order.getByRole('listitem').first().textContent()).toBe(second)
  await findsNothing(page)
  await press(page, 'Save the order')
  await said(page, 'Order saved')
  await page.getByRole('link', { name: /Cellular Jail/ }).click()
  await heads(page, 'Cellular Jail')
  await page.getByLabel('Latitude').fill('51.5')
  await press(page, 'Save')
  await page.getByText('This lies outside the Andaman and Nicobar islands').first().waitFor()
  await page.getByLabel('Latitude').fill('11.6735')
  await page.getByLabel('Open').fill('09:30 to 16:15')
  await findsNothingAnywhere(page)
  await looksRight(page, PHONE)
  await press(page, 'Save')
  await said(page, 'Saved')
  await eventually(() => pageOf('/place-details/cellular-jail')).toContain('09:30 to 16:15')
})

test('a question is added to its group and stands on the page; the search finds it', async () => {
  const page = await openOffice('faq', PHONE)
  await page
    .getByRole('button', { name: /^New question in / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'New question' })
  await dialog.getByLabel('Question').fill('May I bring my own fins?')
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Of course.')
  await findsNothing(page)
  await press(page, 'Put it on the page')
  await said(page, 'The question is on the page')
  await page.getByRole('searchbox').fill('own fins')
  await page.getByText('May I bring my own fins?').waitFor()
  expect(await page.getByRole('button', { name: /^Earlier: / }).count()).toBe(0)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Earlier: May I bring my own fins?' }).click()
  await said(page, 'Order saved')
  await findsNothingAnywhere(page)
  await looksRight(page, PHONE)
  await eventually(() => pageOf('/faq')).toContain('May I bring my own fins?')
})

test('a story is begun, kept as a draft, looked at and published', async () => {
  const page = await openOffice('posts', { ...PHONE, expected: /409/ })
  await press(page, 'New story')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Low water at Natural Bridge')
  await press(page, 'Begin the story')
  await heads(page, 'Low water at Natural Bridge')
  await press(page, 'Add a part')
  await page.getByRole('textbox', { name: 'Heading' }).fill('When to go')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Two hours around low water.')
  await press(page, 'Keep as a draft')
  await said(page, 'Draft kept')
  await findsNothingAnywhere(page)
  await press(page, 'Preview')
  const preview = page.getByRole('dialog', { name: 'As visitors read it: Low water at Natural Bridge' })
  await preview.getByRole('heading', { name: 'When to go' }).waitFor()
  await findsNothing(page)
  await press(page, 'Close')
  await openPart(page, 'Title and picture')
  await page.getByLabel('In one line').fill('Walk where the reef dries.')
  await page.getByRole('switch', { name: 'On the site' }).click()
  await press(page, 'Publish')
  await page.getByText('Before it goes live it needs a picture.').waitFor()
  await press(page, 'Choose a picture')
  const chooser = page.getByRole('dialog', { name: 'Picture of the story' })
  await chooser.getByRole('list', { name: 'Pictures' }).getByRole('button').first().click()
  await press(page, 'Take this picture')
  await findsNothingAnywhere(page)
  await looksRight(page, PHONE)
  await press(page, 'Publish')
  await said(page, 'Low water at Natural Bridge is on the site')
  await eventually(() => pageOf('/blog/low-water-at-natural-bridge')).toMatch(
    /By Asha Menon[\s\S]*Two hours around low water\./,
  )
})

test('a policy is published as a new version; the one before stays at its address', async () => {
  const page = await openOffice('policies', PHONE)
  await page.getByRole('link', { name: 'Terms and conditions' }).waitFor()
  await findsNothing(page)
  await page.getByRole('link', { name: 'Terms and conditions' }).click()
  await openPart(page, 'Versions')
  const before =
    (
      await page
        .getByText(/^Version \d/)
        .nth(1)
        .textContent()
    )?.replace('Version ', '') ?? ''
  await openPart(page, 'Text')
  await press(page, 'Add a part')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Low tide')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Walks depend on the tide.')
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog', { name: 'Publish a new version?' })
  await dialog
    .getByText(/Walks depend on the tide/)
    .first()
    .waitFor()
  await findsNothing(page)
  await looksRight(page, PHONE)
  await press(page, 'Publish this version')
  await said(page, 'Terms and conditions: the new version is published')
  await openPart(page, 'Versions')
  await page.getByText('Holds', { exact: true }).waitFor()
  await findsNothingAnywhere(page)
  await eventually(() => pageOf('/terms-and-conditions')).toContain('Walks depend on the tide.')
  const old = await pageOf(policyVersionPath('terms-and-conditions', before))
  expect(old).toContain('This version held until')
  expect(old).not.toContain('Walks depend on the tide.')
})

test('a deal is made with what a couple pays in sight, and ended', async () => {
  const page = await openOffice('deals', PHONE)
  await press(page, 'New deal')
  const dialog = page.getByRole('dialog', { name: 'New deal' })
  await dialog.getByLabel('Add a product').selectOption({ label: 'Slow Days Honeymoon' })
  await dialog.getByLabel('Off').fill('25')
  await dialog.getByLabel('Badge').fill('Quarter off')
  await dialog.getByText(/^A couple pays ₹/).waitFor()
  await findsNothing(page)
  await looksRight(page, PHONE)
  await press(page, 'Make the deal')
  await said(page, 'The deal is made')
  await eventually(() => pageOf('/package-details/slow-days-honeymoon')).toContain('Quarter off')
  await page
    .getByRole('button', { name: /Slow Days Honeymoon/ })
    .first()
    .click()
  await press(page, 'End it now')
  await press(page, 'End the deal')
  await said(page, 'The deal is over')
  await findsNothingAnywhere(page)
  await eventually(() => pageOf('/package-details/slow-days-honeymoon')).not.toContain('Quarter off')
})

test('the audit tells in sentences what was done, at a desk', async () => {
  const page = await openOffice('audit', DESK)
  await page
    .getByText(/ended the deal Quarter off$/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: /put the story Low water at Natural Bridge on the site/ }).click()
  await page.getByRole('dialog', { name: 'What has changed' }).getByText('Walk where the reef dries.').waitFor()
  await findsNothing(page)
  await looksRight(page, DESK)
})
