import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, PHONE } from '#tests/support/browser.ts'
import { bookAtCounter } from '#tests/support/disruption-steps.ts'
import { looksRight } from '#tests/support/look.ts'
import { ownerAt } from '#tests/support/office-browser.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { seatedOn } from '#tests/support/trip-steps.ts'
import { MIXED_TRIP } from '#tests/support/whole-trips.ts'

const { visit, site } = browseSite(() => openTestSite({}, 'pinned'))

const DAY = '2027-02-10'
/** A ferry, and the hotel on the other side. */
const LINES = MIXED_TRIP.filter((_, index) => index === 2 || index === 3)

/** From the notice down to the row of parts of the day. */
async function gapUnderNotice(page: Page): Promise<number> {
  const notice = await page.locator('.note', { hasText: 'is off' }).boundingBox()
  const parts = await page.getByRole('navigation', { name: 'Parts of the day' }).boundingBox()
  if (notice === null || parts === null) throw new Error('Today has no notice, or no parts')
  return parts.y - notice.y - notice.height
}

test('a ferry is off: everybody is listed, written to and settled, and a traveller chooses by the link', async () => {
  const owner = await ownerAt('/disruption', { visit, site }, { ...PHONE, width: 390 })
  await owner.getByText('Nothing is off').waitFor()
  await findsNothing(owner)
  for (const name of ['Asha Rao', 'Nila Menon', 'Ravi Kumar'])
    await bookAtCounter(owner, await seatedOn(site().origin, LINES), name)

  await owner.goto(`${site().origin}/office/today?day=${DAY}`)
  await owner.getByRole('link', { name: /^The 08:00 of .* is off$/ }).click()
  await owner.getByRole('heading', { name: 'Something is off' }).waitFor()
  const boat = owner.getByRole('checkbox', { name: /3 bookings$/ })
  await boat.waitFor()
  expect(await boat.isChecked()).toBe(true)
  await owner.getByLabel('Why, for travellers').fill('The sea is too rough for the boat')
  await looksRight(owner, { width: 390, theme: 'light' })
  await findsNothing(owner)
  await owner.getByRole('button', { name: 'Stop the sale and list everybody' }).click()

  const parties = owner.getByRole('list', { name: 'Parties' })
  await parties.getByText('Nila Menon').waitFor()
  expect(await parties.getByText('Not asked').count()).toBe(3)
  expect(await parties.getByText(/^At risk: /).count()).toBe(3)
  await looksRight(owner, { width: 390, theme: 'light' })
  await findsNothing(owner)

  await owner.getByRole('button', { name: 'Write to all 3' }).click()
  await owner.getByRole('dialog').getByLabel('Message').waitFor()
  await findsNothing(owner)
  await owner.getByRole('button', { name: 'See each message' }).click()
  const mails = owner.getByRole('dialog').getByRole('list', { name: 'Messages' })
  await mails
    .getByText(/^Dear (Asha Rao|Nila Menon|Ravi Kumar),/)
    .first()
    .waitFor()
  expect(
    await mails
      .getByRole('link', { name: /by WhatsApp$/ })
      .first()
      .getAttribute('href'),
  ).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Dear/)
  await findsNothing(owner)
  await owner.getByRole('button', { name: 'Send 3 mails' }).click()
  await owner.getByText('3 mails on the way').waitFor()
  await parties.getByText('Asked', { exact: true }).first().waitFor()

  const linkOf = async () => {
    // Long lines of a mail are broken.
    const sent = (await site().mails()).map((mail) => mail.replaceAll(/=\r?\n/g, ''))
    return sent.flatMap((mail) => /Dear Asha Rao[\s\S]*?(\/choice\/[\w-]+)/.exec(mail)?.[1] ?? [])[0]
  }
  await expect.poll(linkOf, { timeout: 15_000 }).toBeDefined()
  const link = (await linkOf()) ?? ''
  const traveller = await visit(link, { ...PHONE, width: 390 })
  await traveller.getByText('does not take place. The sea is too rough for the boat.').waitFor()
  await looksRight(traveller, { width: 390, theme: 'light' })
  await findsNothing(traveller)
  const plain = await visit(link, { ...PHONE, width: 390, script: false })
  await plain.getByRole('button', { name: 'Keep these seats while I think' }).first().click()
  await plain.getByText(/^These seats are kept for you until \d\d:\d\d\.$/).waitFor()
  await plain.getByRole('button', { name: 'Take it' }).first().click()
  await plain.getByText(/^You are rebooked/).waitFor()
  await traveller.reload()
  await traveller.getByText(/^You are rebooked/).waitFor()
  await findsNothing(traveller)

  await owner.reload()
  await parties.getByText(/chosen by the traveller/).waitFor()
  await owner.getByRole('button', { name: 'Settle all 2' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('list', { name: 'What becomes of each' }).getByText('Ravi Kumar').waitFor()
  await findsNothing(owner)
  await dialog.getByRole('button', { name: 'Rebook 2 parties' }).click()
  await dialog.getByText('2 parties are settled.').waitFor()
  await findsNothing(owner)
  await dialog.getByRole('button', { name: 'Back to the desk' }).click()
  await owner.getByText('3 of 3').waitFor()

  await owner.goto(`${site().origin}/office/today`)
  await owner.getByRole('link', { name: /is off$/ }).waitFor()
  expect(await gapUnderNotice(owner), 'at 390').toBeGreaterThan(0)
  await owner.setViewportSize({ width: 1280, height: 900 })
  expect(await gapUnderNotice(owner), 'at 1280').toBeGreaterThan(0)
  await owner.getByRole('link', { name: /is off$/ }).click()
  await parties.getByText('Asha Rao').waitFor()
  await looksRight(owner, { width: 1280, theme: 'light' })
  await findsNothing(owner)
  await owner.getByRole('button', { name: 'Close the desk' }).click()
  await owner.getByRole('button', { name: 'Close it' }).click()
  await owner.getByText('Closed', { exact: true }).waitFor()
})
