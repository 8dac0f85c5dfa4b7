import { expect, test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, eventually, PHONE } from '#tests/support/browser.ts'
import { looksRight } from '#tests/support/look.ts'
import { ownerAt } from '#tests/support/office-browser.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, site } = browseSite(() => openTestSite({}, 'pinned'))

const ENQUIRY = {
  ...{ name: 'Ravi Menon', email: 'ravi@example.in', contactNumber: '9876501234', adult: 2, child: 0 },
  ...{ enquiryFor: 'Travel Package', travelpackageId: 'radhanagar-sunset-for-two', travelDate: '2027-02-10' },
  message: 'Is there a room with a view?',
}

test('an enquiry is answered from a template, quoted and moved on, on a phone', async () => {
  const { origin, mails } = site()
  const sent = await fetch(`${origin}/api/v1/enquiry/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(ENQUIRY),
  })
  expect(sent.status).toBe(201)

  const owner = await ownerAt('/enquiries', { visit, site }, PHONE)
  await owner.getByRole('link', { name: 'Ravi Menon' }).waitFor()
  await looksRight(owner, PHONE)
  await findsNothing(owner)
  await owner.getByRole('link', { name: 'Ravi Menon' }).click()
  await owner.getByText('Is there a room with a view?').waitFor()
  await looksRight(owner, PHONE)
  await findsNothing(owner)

  await owner.getByLabel('Template').selectOption('We are looking into it')
  const reply = owner.getByRole('textbox', { name: 'Reply', exact: true })
  await eventually(() => reply.inputValue()).toContain('Dear Ravi Menon')
  await owner.getByRole('button', { name: 'Send the reply' }).click()
  await owner.getByText('On its way to ravi@example.in').waitFor()
  await owner.getByRole('article').filter({ hasText: 'Meera Nair replied' }).waitFor()
  // The notice lies over the foot of the screen.
  await owner.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await eventually(
    async () => (await mails()).filter((mail) => /^Subject: Your enquiry ENQ-.*$/m.test(mail)).length,
  ).toBeGreaterThan(1)

  await owner.getByRole('tab', { name: 'Quote' }).click()
  const basket = owner.getByRole('region', { name: 'The trip' })
  await basket.getByText('From Wed 10 Feb 2027').waitFor()
  await owner.getByRole('group', { name: 'Add' }).getByText('Hotel', { exact: true }).click()
  await owner.getByLabel('Part of the name').fill('tern')
  await owner.getByRole('combobox', { name: 'Hotel', exact: true }).selectOption({ label: 'Tern House, Port Blair' })
  const free = owner.getByRole('list', { name: 'What is free' })
  await free.getByRole('button', { name: /^Add / }).first().click()
  await basket.getByText('Wed 10 Feb 2027 to Thu 11 Feb 2027').waitFor()
  await basket.getByText('Together, taxes inside').waitFor()
  await looksRight(owner, PHONE)
  // From the top: half a tab under the head of the window is too small to press, until one scrolls.
  await owner.evaluate(() => scrollTo(0, 0))
  await findsNothing(owner)
  await owner.getByRole('button', { name: 'Write and mail the quote' }).click()
  await owner.getByRole('link', { name: /^Quote QUO-/ }).waitFor()

  await owner.getByLabel('State').selectOption('Lost')
  await owner.getByText('Moved to lost').waitFor()
  await owner.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => owner.getByLabel('State').inputValue()).toBe('quoted')

  await owner.goto(`${origin}/office/reply-templates`)
  await owner.getByRole('button', { name: 'Nothing is free on that day' }).click()
  const form = owner.getByRole('dialog', { name: 'Nothing is free on that day' })
  await form.getByLabel('Text').fill('Dear ')
  await form.getByRole('button', { name: '{name}' }).click()
  await eventually(() => form.getByLabel('Text').inputValue()).toBe('Dear {name}')
  await form
    .getByRole('region', { name: 'As it would be sent' })
    .getByText(/^Dear [^{]/)
    .waitFor()
  await findsNothing(owner)
})
