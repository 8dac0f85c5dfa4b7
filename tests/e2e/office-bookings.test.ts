import { expect, test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, PHONE } from '#tests/support/browser.ts'
import { giveContact, nameTraveller, payThere, stands } from '#tests/support/checkout-steps.ts'
import { looksRight } from '#tests/support/look.ts'
import { officeOf } from '#tests/support/office-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { keepTrip, seatedOn } from '#tests/support/trip-steps.ts'
import { MIXED_TRIP } from '#tests/support/whole-trips.ts'

const { visit, site } = browseSite(() => openTestSite({}, 'pinned'))
const openOffice = officeOf({ visit, site })

/** A ferry, and the day after it. */
const FERRY = MIXED_TRIP.slice(2, 3)
const DAY_AFTER = '2027-02-11'
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

  const owner = await openOffice('holds', PHONE)
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
  await notes.getByText('Asha Menon').waitFor()
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

test('a part is moved to another day at the price that is shown first, and a trip is held for a caller who pays by the link', async () => {
  const lines = await seatedOn(site().origin, FERRY)
  const traveller = await visit('/trip', { ...DESK, first: (page) => keepTrip(page, lines) })
  await traveller.getByRole('button', { name: 'Book Now' }).and(traveller.locator(':enabled')).click()
  await nameTraveller(traveller, 1, 'Leela Nair')
  await nameTraveller(traveller, 2, 'Kiran Nair')
  await giveContact(traveller)
  await traveller.getByRole('button', { name: /^Pay ₹/ }).click()
  await payThere(traveller)
  await stands(traveller, 'Confirmed')

  const owner = await openOffice('bookings', PHONE)
  await owner.getByRole('link', { name: 'Leela Nair' }).click()
  await owner.getByRole('link', { name: 'Change the day or the seats' }).click()
  await owner.getByRole('heading', { name: 'Change a part', level: 1 }).waitFor()
  await owner.getByRole('textbox', { name: 'Day' }).fill(DAY_AFTER)
  const options = owner.getByRole('group', { name: 'What there is' })
  await options.getByRole('radio').and(owner.locator(':enabled')).first().check()
  const comes = owner.getByRole('complementary', { name: 'What it comes to' })
  await comes.getByText('From now on').waitFor()
  await comes.getByText('If it is cancelled after this').click()
  await looksRight(owner, { width: 390, theme: 'light' })
  await findsNothing(owner)
  await owner.getByText('I choose them').click()
  await owner.getByText(/^Premium: \d+ free$/).click()
  const seats = owner.getByRole('group', { name: 'Seats in Premium' })
  for (const seat of ['5A', '5B']) await seats.getByText(seat, { exact: true }).click()
  await owner.getByText('2 seats of 2 chosen').waitFor()
  await comes.getByText('Premium, seats 5A and 5B').waitFor()
  await findsNothing(owner)
  await comes.getByLabel('A sentence for the traveller').fill('As you asked on the telephone.')
  await comes.getByRole('button', { name: /^Change it/ }).click()
  await owner
    .getByText(/^Changed/)
    .first()
    .waitFor()
  await owner
    .getByRole('region', { name: 'What happened' })
    .getByText(/^A part was changed: from /)
    .waitFor()

  await owner.goto(`${site().origin}/office/bookings`)
  await owner.getByRole('link', { name: 'Book for a caller' }).click()
  const ask = owner.getByRole('main')
  await ask.getByRole('group', { name: 'Add' }).getByText('Ferry', { exact: true }).click()
  await ask.getByLabel('From and to').selectOption({ index: 1 })
  await ask.getByLabel('Day').fill('2026-12-25')
  const sailing = ask.getByRole('list', { name: 'What is free' }).getByRole('listitem').first()
  await sailing.getByText('Choose the seats').click()
  const seat = sailing.getByRole('checkbox')
  for (const index of [0, 1]) await seat.nth(index).check({ force: true })
  await sailing.getByRole('button', { name: 'Add these seats' }).click()
  await ask.getByText('Due with the booking').waitFor()
  await ask.getByLabel('Mail address of the caller').fill('caller@example.in')
  await ask.getByLabel('Mobile number').fill('98765 43210')
  await findsNothing(owner)
  await ask.getByRole('button', { name: 'Send the link to pay' }).click()
  await ask.getByText(/^Held until /).waitFor()
  await looksRight(owner, { width: 390, theme: 'light' })
  await findsNothing(owner)
  const message = await ask.getByLabel('The same for WhatsApp').inputValue()
  const link = /https?:\S+\/quote\/\S+/.exec(message)?.[0] ?? ''
  const caller = await visit(new URL(link).pathname, { ...PHONE, width: 390 })
  await caller.getByText('Held for you until').waitFor()
  await caller.getByRole('button', { name: /^Accept/ }).click()
  await caller.getByRole('heading', { level: 1 }).waitFor()
  await caller.waitForURL(/checkout/)
  const told = async () =>
    (await site().mails()).filter((mail) => mail.includes('As you asked on the telephone.')).length
  await expect.poll(told, { timeout: 10_000 }).toBe(1)
})
