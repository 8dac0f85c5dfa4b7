import { expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { barriers } from '#tests/support/axe.ts'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { giveContact, nameTraveller, payThere, stands } from '#tests/support/checkout-steps.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { openBooking, wordsOf } from '#tests/support/site-steps.ts'

const { visit, site, origin } = browsePinnedSite()

const PACKAGE = '/package-details/friends-and-fins'
const LETTERS = 'ABCDEFGHIJKLMN'
const DAY = addDays(PINNED_DAY, 75)

/** The office's link out of its mail about a request. */
async function officeLink(reference: string): Promise<string> {
  const read = async () =>
    (await site().mails())
      .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(reference))
      .map((mail) => /\/write-quote\/enq-[\w-]+/.exec(mail)?.[0])
      .find((link) => link !== undefined)
  await eventually(read).toBeDefined()
  return (await read()) ?? ''
}

test.each([PHONE, DESK])(
  'at $width px a group asks in the panel, and the quote that we write is accepted',
  async (edition) => {
    const page = await visit(PACKAGE, edition)
    const panel = await openBooking(page)
    await panel.getByLabel('Travel date').fill(DAY)
    await panel.getByRole('spinbutton', { name: /Adults/ }).fill('14')
    await panel.getByText('We book groups of more than 10 for you: price as shown, answer on').waitFor()
    expect(await panel.getByRole('button', { name: 'Book Now' }).count()).toBe(0)
    await panel.getByLabel('Name').fill('Ravi Menon')
    await panel.getByLabel('Email').fill(`ravi.${edition.width}@example.in`)
    await panel.getByLabel('Mobile number').fill('9876501234')
    await panel.getByRole('button', { name: 'Ask for this group' }).click()
    await page.waitForURL(/sent=ENQ-/)
    const reference = new URL(page.url()).searchParams.get('sent') ?? ''
    await page.getByText('We email you a written quote').waitFor()

    const office = await visit(await officeLink(reference), edition)
    expect(await wordsOf(office.getByRole('main'))).toMatch(/14 adults.*Price they saw.*₹/)
    expect(await barriers(office)).toEqual([])
    await office.getByLabel('Your name').fill('Meera Das')
    await office.getByRole('button', { name: 'Write the quote and mail it' }).click()
    await office.getByText('The quote is written and on its way to').waitFor()
    const href = await office.getByRole('link', { name: /^Quote QUO-/ }).getAttribute('href')

    await page.goto(`${origin()}${href}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const words = await wordsOf(page.getByRole('main'))
    for (const said of [/Meera Das/, /Day by day/, /Not included/, /This price stands until/, /14 adults/])
      expect(words).toMatch(said)
    expect(words).not.toMatch(/Ravi/)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: /^Accept and pay ₹/ }).click()
    await page.waitForURL(/\/checkout\/[0-9a-f]{32}$/)
    await page.getByText('Only the lead traveller for now.').waitFor()
    expect(await page.getByLabel('Full name').count()).toBe(1)

    await nameTraveller(page, 1, 'Ravi Menon')
    await giveContact(page, `ravi.${edition.width}@example.in`)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await payThere(page)
    await stands(page, 'Confirmed, balance due')
    const people = page.getByRole('region', { name: 'Travellers' })
    await people.getByText(/^13 names are still to come, by/).waitFor()
    const names = Array.from(
      { length: 14 },
      (_, at) => `Guest ${LETTERS[at]} Menon, ${30 + at}, M, 1234 5678 90${10 + at}`,
    )
    const list = people.getByLabel('Names of your group')
    await list.fill([...names.slice(0, 13), 'Guest Z Menon, old, M'].join('\n'))
    await people.getByRole('button', { name: 'Send the names' }).click()
    await people.getByText('Line 14: Please enter an age').waitFor()
    expect(await list.inputValue(), 'what was typed stays').toContain('Guest B Menon')
    await people.locator('input[type=file]').setInputFiles({
      ...{ name: 'names.csv', mimeType: 'text/csv', buffer: Buffer.from(names.join('\n')) },
    })
    await eventually(() => list.inputValue()).toContain('Guest N Menon')
    expect(await barriers(page)).toEqual([])
    await people.getByRole('button', { name: 'Send the names' }).click()
    await people.getByText('We have all names.').waitFor()
    expect(await people.getByRole('listitem').allInnerTexts()).toHaveLength(14)
  },
)

test('without script a group is led to its own form, which sends the same request', async () => {
  const page = await visit(PACKAGE, { ...DESK, script: false })
  const panel = page.locator('.product-panel').first()
  await panel.getByLabel('Travel date').fill(DAY)
  await panel.getByRole('spinbutton', { name: /Adults/ }).fill('14')
  await panel.getByRole('button', { name: 'Book Now' }).click()
  await page.waitForURL(/\/enquiry\?/)
  await page.getByText('We book groups of more than 10 for you: price as shown').waitFor()
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Email').fill('asha.group@example.in')
  await page.getByLabel('Mobile number').fill('9876501235')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL(/sent=ENQ-/)
  expect(await officeLink(new URL(page.url()).searchParams.get('sent') ?? '')).toMatch(/^\/write-quote\/enq-/)
})
