import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { FORM_SECONDS_MIN } from '#contract/terms/limits.ts'
import { browseSharedSite, DESK, eventually, PHONE, type VisitOptions } from '#tests/support/browser.ts'
import { openBooking, wordsOf } from '#tests/support/site-steps.ts'

const { visit, site } = browseSharedSite()

const PACKAGE = '/package-details/island-saver'
const ASHA = { Name: 'Asha Rao', 'Mobile number': '+91 98765 43210', Email: 'asha@example.in' }
/** The time a person takes to fill in a form passes at once. */
const A_WHILE_MS = 1_000 * (FORM_SECONDS_MIN + 20)

describe('the Quick Enquiry', () => {
  test('says under each field what is missing, then what is wrong, and goes to the first', async () => {
    const page = await visit(PACKAGE, PHONE)
    const dialog = await openEnquiry(page)
    await dialog.getByLabel('Adults').fill('')
    await submit(dialog)
    for (const [label, message] of [
      ['Name', 'Please enter your name'],
      ['Mobile number', 'Please enter your mobile number'],
      ['Email', 'Please enter your email'],
      ['Adults', 'Please enter no. of adults'],
    ] as const)
      await saysUnder(dialog, label, message)
    await eventually(() => isFocused(dialog.getByLabel('Name'))).toBe(true)

    await fill(dialog, { Name: 'A', 'Mobile number': '12345', Email: 'asha@home', Adults: '0', Children: 'x' })
    await submit(dialog)
    for (const [label, message] of [
      ['Name', 'Please enter a valid name'],
      ['Mobile number', 'Please enter a valid mobile number'],
      ['Email', 'Please enter a valid email'],
      ['Adults', 'Please enter valid value'],
      ['Children', 'Value must be a non-negative integer'],
    ] as const)
      await saysUnder(dialog, label, message)
  })

  test('is stored, says so with a reference, and reaches the operator and the traveller', async () => {
    const page = await visit(PACKAGE, { ...PHONE, clock: true })
    const dialog = await openEnquiry(page)
    await fill(dialog, { ...ASHA, Email: 'asha.quick@example.in', Children: '1' })
    await page.clock.fastForward(A_WHILE_MS)
    await submit(dialog)
    const said = page.getByRole('status').filter({ hasText: 'Enquiry submitted successfully!' })
    const reference = /ENQ-[0-9A-Z]+/.exec(await wordsOf(said))?.[0] ?? 'no reference'
    expect(await wordsOf(said)).toMatch(/We answer on [A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2} by 18:00\./)
    await dialog.waitFor({ state: 'hidden' })
    // Nothing lies over the answer: not the sheet of a phone from which the enquiry was opened either.
    await eventually(() => said.evaluate(isOnTop)).toBe(true)
    await eventually(() => mailsWith(reference)).toHaveLength(2)
    const mails = await mailsWith(reference)
    expect(mails.filter((mail) => mail.includes('To: asha.quick@example.in'))).toHaveLength(1)
    expect(mails.filter((mail) => mail.includes('Mobile number: +91 98765 43210'))).toHaveLength(1)
  })

  // On a phone it lies over a sheet, at a desk over the page.
  test.each([PHONE, DESK])(
    'at $width px is empty again after Cancel, Escape and the close control, and the focus goes back',
    async (edition) => {
      const page = await visit(PACKAGE, edition)
      for (const close of [
        (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel' }).click(),
        (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        const dialog = await openEnquiry(page)
        expect(await dialog.getByLabel('Name').inputValue()).toBe('')
        await fill(dialog, ASHA)
        await close(dialog)
        await dialog.waitFor({ state: 'hidden' })
        await eventually(() => isFocused(page.getByRole('link', { name: 'Enquire Now' }))).toBe(true)
      }
    },
  )
})

test('an enquiry that fails keeps what was typed, and says why', async () => {
  const page = await visit(PACKAGE, { ...DESK, clock: true, expected: /429/ })
  const statuses = await sendThree(page, 'often@example.in')
  expect(statuses).toEqual([201, 201, 201])
  const dialog = await openEnquiry(page)
  await fill(dialog, { ...ASHA, Email: 'often@example.in' })
  await page.clock.fastForward(A_WHILE_MS)
  await submit(dialog)
  const alert = dialog.getByRole('alert')
  await alert.getByText('We have had several messages with this email address in a short time.').waitFor()
  await alert.getByText(/You can send again in \d+ minutes\./).waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Asha Rao')
  expect(await dialog.getByLabel('Mobile number').inputValue()).toBe('+91 98765 43210')
  expect(await dialog.getByLabel('Email').inputValue()).toBe('often@example.in')
})

test('sent too fast, with a field filled in that people do not see, or without a network, it says why, keeps what was typed, and goes out at the next try', async () => {
  const page = await visit(PACKAGE, { ...DESK, clock: true, expected: /ERR_/ })
  const opened = await page.evaluate(() => Math.round(performance.timeOrigin))
  await page.clock.setFixedTime(opened + 500)
  const dialog = await openEnquiry(page)
  await fill(dialog, { ...ASHA, Email: 'thrice@example.in' })
  const alert = dialog.getByRole('alert')
  const isKept = async () => expect(await dialog.getByLabel('Email').inputValue()).toBe('thrice@example.in')
  await submit(dialog)
  await alert.getByText('That was very quick.').waitFor()
  await isKept()

  await page.clock.setFixedTime(opened + A_WHILE_MS)
  await dialog.getByLabel('Leave this empty').fill('https://example.com', { force: true })
  await submit(dialog)
  await alert.getByText('A field that should stay empty was filled in.').waitFor()
  await isKept()
  await dialog.getByLabel('Leave this empty').fill('', { force: true })

  await page.context().setOffline(true)
  await submit(dialog)
  await alert.getByText('Error fetching data').waitFor()
  await isKept()
  expect(await mailsWith('thrice@example.in'), 'nothing is stored').toHaveLength(0)
  await page.context().setOffline(false)
  await submit(dialog)
  await page.getByRole('status').filter({ hasText: 'Enquiry submitted successfully!' }).waitFor()
})

describe("the enquiry's own page", () => {
  test('says under each field what is wrong, in its own words', async () => {
    const page = await visit(`${PACKAGE}/enquiry`, PHONE)
    const form = page.getByRole('main')
    await form.getByLabel('Adults').fill('')
    await submit(form)
    for (const [label, message] of [
      ['Name', 'Please enter valid name'],
      ['Email', 'Please enter valid email'],
      ['Mobile number', 'Please enter valid mobile number'],
      ['Adults', 'Please enter valid value'],
    ] as const)
      await saysUnder(form, label, message)
    await eventually(() => isFocused(form.getByLabel('Name'))).toBe(true)
  })

  test('is reached from the panel with the party and its exact price, and sends it', async () => {
    const page = await visit(PACKAGE, { ...DESK, clock: true } satisfies VisitOptions)
    const booking = await openBooking(page)
    await booking.getByRole('button', { name: 'More: Children' }).click()
    await booking.getByLabel('Age of child 1').selectOption('8 years, own bed')
    await booking.getByText('₹48,880').waitFor()
    // A click opens the dialog; opened as a page of its own, the link has the party too.
    const enquiry = await booking.getByRole('link', { name: 'Enquire Now' }).getAttribute('href')
    await page.goto(new URL(enquiry ?? '', page.url()).href)
    const heading = page.getByRole('heading', { level: 1, name: 'Enquire about Island Saver' })
    await heading.waitFor()
    // Who comes back finds the party as it was.
    await page.goBack()
    await booking.getByText('₹48,880').waitFor()
    await page.goForward()
    await heading.waitFor()
    const form = page.getByRole('main')
    await form.getByText('₹48,880').waitFor()
    expect(await form.getByLabel('Adults').inputValue()).toBe('2')
    expect(await form.getByLabel('Children').inputValue()).toBe('1')
    expect(await form.getByLabel('Age of child 1').inputValue()).toBe('8')
    await form.getByLabel('Children').fill('0')
    await form.getByText('₹37,600').first().waitFor()
    await fill(form, { ...ASHA, Email: 'book@example.in' })
    await page.clock.fastForward(A_WHILE_MS)
    await submit(form)
    await page.getByRole('heading', { level: 1, name: 'We have your enquiry' }).waitFor()
    const reference = new URL(page.url()).searchParams.get('sent') ?? ''
    await page.getByRole('status').getByText(`Your reference is ${reference}.`).waitFor()
    const sum = page.getByRole('complementary', { name: 'Island Saver' })
    await sum.getByText('₹37,600').first().waitFor()
    await sum.getByText(/It is not yet a booking\.$/).waitFor()
    await eventually(() => mailsWith(reference)).toHaveLength(2)
    const mails = (await mailsWith(reference)).map((mail) => mail.replaceAll(/=\r?\n/g, ''))
    for (const mail of mails) expect(mail).toContain('It is not yet a booking.')
  })
})

async function openEnquiry(page: Page): Promise<Locator> {
  const opener = page.getByRole('link', { name: 'Enquire Now' })
  // On a phone it stands in the bar at the bottom.
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Quick Enquiry' })
  await dialog.waitFor()
  return dialog
}

async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}

function submit(form: Locator): Promise<void> {
  return form.getByRole('button', { name: 'Submit' }).click()
}

async function saysUnder(form: Locator, label: string, message: string): Promise<void> {
  await form.getByText(message, { exact: true }).waitFor()
  const words = await form.getByLabel(label).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent ?? '')
  })
  expect(words, label).toContain(message)
  expect(await form.getByLabel(label).getAttribute('aria-invalid'), label).toBe('true')
}

/** Three different enquiries that name one mailbox, past the forms. */
function sendThree(page: Page, email: string): Promise<number[]> {
  return page.evaluate(async (address) => {
    const statuses: number[] = []
    for (let adult = 3; adult <= 5; adult += 1) {
      const body = { name: 'Asha Rao', email: address, contactNumber: `900000000${adult}`, adult, child: 0 }
      const answer = await fetch('/api/v1/enquiry/submit', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, enquiryFor: 'Travel Package', travelpackageId: 'island-saver' }),
      })
      statuses.push(answer.status)
    }
    return statuses
  }, email)
}

async function mailsWith(reference: string): Promise<string[]> {
  return (await site().mails()).filter((mail) => mail.includes(reference))
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement)
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
