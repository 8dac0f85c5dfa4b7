import { expect, test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, PHONE } from '#tests/support/browser.ts'
import { giveContact, nameTraveller, payThere, stands } from '#tests/support/checkout-steps.ts'
import { looksRight, looksRightWide } from '#tests/support/look.ts'
import { ownerAt } from '#tests/support/office-browser.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { keepTrip, seatedOn } from '#tests/support/trip-steps.ts'
import { MIXED_TRIP } from '#tests/support/whole-trips.ts'

const { visit, site } = browseSite(() => openTestSite({}, 'pinned'))

const NOVEMBER = 'from=2026-11-01&until=2026-11-30'

test('what is sold is counted, stands in the papers, and is compared with the bank', async () => {
  const lines = await seatedOn(
    site().origin,
    [MIXED_TRIP[2]].flatMap((line) => line ?? []),
  )
  const traveller = await visit('/trip', { ...DESK, first: (page) => keepTrip(page, lines) })
  await traveller.getByRole('button', { name: 'Book Now' }).and(traveller.locator(':enabled')).click()
  await nameTraveller(traveller, 1, 'Asha Rao')
  await nameTraveller(traveller, 2, 'Vikram Rao')
  await giveContact(traveller)
  await traveller.getByRole('button', { name: /^Pay ₹/ }).click()
  await payThere(traveller)
  await stands(traveller, 'Confirmed')

  const owner = await ownerAt(`/numbers?${NOVEMBER}`, { visit, site }, PHONE)
  const chart = owner.getByRole('region', { name: 'Sales by day and product' })
  const table = chart.getByRole('table')
  // Who listens has the table before anybody asks for it.
  await table.getByRole('rowheader', { name: 'Sun 22 Nov 2026' }).waitFor()
  const day = table.getByRole('row', { name: /^Sun 22 Nov 2026/ })
  expect(await day.getByRole('cell').allTextContents()).toEqual([
    expect.stringMatching(/^[\d,]{5,}$/),
    expect.stringMatching(/^[\d,]{5,}$/),
  ])
  await chart.getByRole('button', { name: /^As a table/ }).click()
  await chart.getByRole('button', { name: /^Without the table/ }).waitFor()
  await owner.getByText('In the ledger').waitFor()
  await looksRightWide(owner)
  await findsNothing(owner)

  await owner.goto(`${site().origin}/office/gst?month=2026-11`)
  await owner.getByText('These are papers of practised payments').waitFor()
  await owner
    .getByRole('table', { name: 'Tax by service and rate, rupees' })
    .getByText('Coastal water transport of passengers by ferry')
    .first()
    .waitFor()
  const [file] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'b2cs', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toBe('gstr1-b2cs-2026-11-01-2026-11-30-practice.csv')
  await looksRight(owner, PHONE)
  await findsNothing(owner)

  await owner.goto(`${site().origin}/office/settlement`)
  await owner.getByRole('button', { name: 'Bring a statement' }).click()
  await owner.getByLabel('Or its lines, pasted').fill('Date,Narration,Debit,Credit\n23/11/2026,BANK CHARGES,59.00,')
  await owner.getByRole('button', { name: 'Compare the pasted lines' }).click()
  await owner.getByText('1 to look at').waitFor()
  await findsNothing(owner)
  await owner.getByRole('button', { name: 'Note', exact: true }).click()
  const note = owner.getByRole('dialog')
  await note.getByLabel('Note').fill('Charges of the bank')
  await note.getByRole('switch', { name: 'It is settled' }).check()
  await note.getByRole('button', { name: 'Keep the note' }).click()
  await owner.getByText('Agrees or settled').waitFor()
  await looksRight(owner, PHONE)

  await owner.goto(`${site().origin}/office/payments`)
  await owner.getByText('at the gateway', { exact: true }).waitFor()
  await looksRight(owner, PHONE)
  await findsNothing(owner)
})
