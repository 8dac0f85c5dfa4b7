import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { browseSite, DESK } from '#tests/support/browser.ts'
import { officeOf } from '#tests/support/office-steps.ts'
import { machineNow } from '#tests/support/pinned-day.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, site, origin } = browseSite(() => openTestSite())
const openOffice = officeOf({ visit, site })

const SELLING = ['Today', 'Enquiries', 'Bookings', 'Disruption']
const CATALOGUE = ['Catalogue', 'Ferries', 'Texts']
/** What stands in the bar of each role, and an address that is not theirs. */
const ROLES: [role: string, sections: string[], closed: string][] = [
  ['manager', [...SELLING, ...CATALOGUE, 'Money', 'Numbers'], 'first-day/restart'],
  ['agent', [...SELLING, ...CATALOGUE], 'settings'],
  ['editor', CATALOGUE, 'bookings'],
  ['accountant', ['Today', 'Bookings', ...CATALOGUE, 'Money', 'Numbers'], 'enquiries'],
  ['viewer', ['Today', 'Enquiries', 'Bookings', ...CATALOGUE], 'gst'],
]

test.each(ROLES)(
  '%s comes in by a link, finds the parts of the office that are theirs and opens them, and is told what is not for them',
  async (role, sections, closed) => {
    const owner = await openOffice('team', DESK)
    const url = await owner.evaluate(async (name) => {
      const body = JSON.stringify({ email: `${name}@example.in`, name: `The ${name}`, role: name })
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
      return ((await (await fetch('/api/office/team', init)).json()) as { setupUrl: string }).setupUrl
    }, role)
    const { pathname, hash } = new URL(url)
    const page = await visit(`${pathname}${hash}`, { ...DESK, alive: false, expected: /401/ })
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('On the same phone').click()
    const secret = Secret.fromBase32(((await page.getByRole('code').textContent()) ?? '').trim())
    await page.getByLabel('6 digits').fill(new TOTP({ secret }).generate({ timestamp: machineNow() + site().aheadMs }))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    const bar = page.getByRole('navigation', { name: 'Sections' }).first()
    await bar.waitFor()
    expect([role, await bar.getByRole('link').allInnerTexts()]).toEqual([role, sections])
    for (const section of sections) {
      await bar.getByRole('link', { name: section, exact: true }).click()
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect([role, section, await page.getByRole('main').getByRole('alert').allInnerTexts()]).toEqual([
        role,
        section,
        [],
      ])
    }
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').fill('two shores')
    await page.getByRole('option', { name: /^Two Shores Honeymoon\s*Package$/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Two Shores Honeymoon' }).waitFor()
    await page.goto(`${origin()}/office/${closed}`)
    await page.getByText('This is not for your role').waitFor()
  },
)
