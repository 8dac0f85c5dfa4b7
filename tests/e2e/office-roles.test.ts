import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK } from '#tests/support/browser.ts'
import { codeFor } from '#tests/support/mailed-code.ts'
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

test('a member sets up a passkey under their account, signs out, and comes in by it', async () => {
  const page = await openOffice('account', { ...DESK, expected: /401|422/ })
  const asked = await page.context().newCDPSession(page)
  await asked.send('WebAuthn.enable')
  const { authenticatorId } = await asked.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Code of your authenticator').fill(await openOffice.code())
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('What you call it').fill('Laptop of Asha')
  await findsNothing(page)
  await asked.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await readsOptions(page, false)
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await page.getByText('Nothing was signed').waitFor()
  await asked.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await readsOptions(page, true)
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Laptop of Asha' }).getByText('not used yet').waitFor()
  await findsNothing(page)

  await page.getByRole('button', { name: 'End all sessions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click()
  await page.getByLabel('Your mail address').fill('owner@example.in')
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  await page.getByLabel('The 6 digits of the code').fill(await codeFor(site(), 'owner@example.in'))
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your passkey' }).waitFor()
  await findsNothing(page)
  // Without finger, face or PIN nothing is signed, and other ways stay open.
  await asked.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await readsOptions(page, false)
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await page.getByText('Nothing was signed').waitFor()
  await readsOptions(page, true)
  await page.getByRole('button', { name: 'Use a recovery code' }).waitFor()
  await page.getByRole('button', { name: 'Use my authenticator' }).waitFor()
  await asked.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Laptop of Asha' }).getByText('last used just now').waitFor()
})

/** Whether the browser itself reads what a passkey is asked; older ones do not. */
async function readsOptions(page: Page, itself: boolean): Promise<void> {
  await page.evaluate((does) => {
    for (const name of ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON']) {
      const [from, to] = does ? [`kept ${name}`, name] : [name, `kept ${name}`]
      const source = does ? window : PublicKeyCredential
      Reflect.set(does ? PublicKeyCredential : window, to, Reflect.get(source, from))
      if (!does) Reflect.set(PublicKeyCredential, name, undefined)
    }
  }, itself)
}
