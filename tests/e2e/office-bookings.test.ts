import { expect, test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, PHONE } from '#tests/support/browser.ts'
import { giveContact, nameTraveller, payThere, stands } from '#tests/support/checkout-steps.ts'
import { looksRight } from '#tests/support/look.ts'
import { ownerAt } from '#tests/support/office-browser.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { keepTrip, seatedOn } from '#tests/support/trip-steps.ts'
import { MIXED_TRIP } from '#tests/support/whole-trips.ts'

const { visit, site } = browseSite(() => openTestSite({}, 'pinned'))

/** A car and a ferry. */
const LINES = MIXED_TRIP.filter(({ kind }, index) => kind === 'car' || index === 2)

test('a booking is found by its phone, read, and cancelled for the weather; the traveller sees it', async () => {
  const lines = await seatedOn(site().origin, LINES)
  const traveller = await visit('/trip', { ...DESK, first: (page) => keepTrip(page, lines) })
  await traveller.getByRole('button', { name: 'Book Now' }).and(traveller.locator(':enabled')).click()
  await nameTraveller(traveller, 1, 'Asha Rao')
  await nameTraveller(traveller, 2, 'Vikram Rao')
  await giveContact(traveller)
  await traveller.getByRole('button', { name: /^Pay ₹/ }).click()

  const owner = await ownerAt('/holds', { visit, site }, { ...PHONE, width: 390 })
  await owner.getByText('Being paid').first().waitFor()
  await findsNothing(owner)
  await payThere(traveller)
  await stands(traveller, 'Confirmed, balance due')

  await owner.goto(`${site().origin}/office/bookings`)
  await owner.getByRole('searchbox').fill('543210')
  await owner.waitForURL(/543210/)
  // Rows are pale while others are on their way.
  await owner.getByRole('table').and(owner.locator(':not([aria-busy])')).waitFor()
  await looksRight(owner, { width: 390, theme: 'light' })
  await findsNothing(owner)
  await owner.getByRole('link', { name: 'Asha Rao' }).click()

  await owner.getByRole('heading', { name: 'Asha Rao', level: 1 }).waitFor()
  const happened = owner.getByRole('region', { name: 'What happened' })
  await happened.getByText(/^Payment of ₹[\d,]+ received\. From then on confirmed, the balance is due$/).waitFor()
  await owner.getByRole('region', { name: 'Travellers' }).getByText('Vikram Rao').waitFor()
  await looksRight(owner, { width: 390, theme: 'light' })
  await findsNothing(owner)
  const notes = owner.getByRole('region', { name: 'Notes of the team' })
  await notes.getByLabel('Note').fill('Wants a window seat')
  await notes.getByRole('button', { name: 'Add the note' }).click()
  await notes.getByText('Meera Nair').waitFor()
  const [file] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('link', { name: 'Voucher' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^voucher-PDK-/)

  await owner.getByRole('button', { name: 'Cancel for us' }).click()
  const ask = owner.getByRole('dialog')
  await ask.getByText(/^₹[\d,]+ goes back$/).waitFor()
  await findsNothing(owner)
  await ask.getByRole('button', { name: /^Cancel and pay back/ }).click()
  await ask.getByText('Please say why: the traveller reads it').waitFor()
  await ask.getByLabel('Why, for the traveller').fill('The sea is too rough for the boat today')
  const deed = ask.getByRole('button', { name: /^Cancel and pay back/ })
  const sum = /₹[\d,]+/.exec((await deed.textContent()) ?? '')?.[0] ?? ''
  await deed.click()
  await owner.getByText(`Cancelled: ${sum} goes back`).waitFor()
  await happened.getByText(`Cancelled by us: 2 lines, ${sum} goes back`).waitFor()
  await owner.getByRole('button', { name: 'Cancel for us' }).waitFor({ state: 'hidden' })
  await owner.setViewportSize({ width: 1280, height: 900 })
  await owner.reload()
  await owner.getByText(/Paid back at the gateway/).waitFor()
  await findsNothing(owner)

  await traveller.reload()
  await traveller.getByRole('main').getByText('Cancelled', { exact: true }).first().waitFor()
  const mails = await site().mails()
  expect(mails.filter((mail) => mail.includes('The sea is too rough for the boat today.'))).toHaveLength(1)
})
