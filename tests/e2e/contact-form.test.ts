import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browseSharedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit, site } = browseSharedSite()

describe('the contact form', () => {
  test('says under each field what is wrong, starts at the first, and keeps what was typed', async () => {
    const page = await visit('/contact', PHONE)
    const form = page.getByRole('main')
    await form.getByLabel('Adults').fill('0')
    await form.getByLabel('Children').fill('x')
    await form.getByRole('button', { name: 'Send' }).click()
    for (const [label, message] of [
      ['Name', 'Please enter valid name'],
      ['Email', 'Please enter valid email'],
      ['Mobile number', 'Please enter valid mobile number'],
      ['Your question', 'Please write your question'],
      ['Adults', 'Please enter valid value'],
      ['Children', 'Value must be a non-negative integer'],
    ] as const)
      await saysUnder(form, label, message)
    await eventually(() => isFocused(form.getByLabel('Name'))).toBe(true)
    await form.getByLabel('Name').fill('Asha Rao')
    await form.getByRole('button', { name: 'Send' }).click()
    await eventually(() => isFocused(form.getByLabel('Email'))).toBe(true)
    expect(await form.getByLabel('Name').inputValue()).toBe('Asha Rao')
  })

  test('without script comes back with the same messages, then sends, and the office has the question', async () => {
    const page = await visit('/contact', { ...DESK, script: false })
    const form = page.getByRole('main')
    await fill(form, { Name: 'Asha Rao', Email: 'asha.contact@example.in', 'Mobile number': '+91 98765 43210' })
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByText('Please write your question', { exact: true }).waitFor()
    expect(await isFocused(form.getByLabel('Your question'))).toBe(true)
    expect(await form.getByLabel('Email').inputValue()).toBe('asha.contact@example.in')
    await fill(form, { 'Your question': 'Is the jail open on Monday?\nWe are two.' })
    await form.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL('**/contact/sent?reference=ENQ-*')
    const reference = new URL(page.url()).searchParams.get('reference') ?? ''
    await page.getByRole('status').getByText(`Your reference is ${reference}.`).waitFor()
    await page.getByText('Enquiry submitted successfully!').waitFor()
    await eventually(async () => (await mailsWith(reference)).length).toBe(2)
    const mails = (await mailsWith(reference)).join()
    expect(mails).toContain('Is the jail open on Monday?')
    // One clock: what the page says, what the traveller's copy says, and what the office is told.
    const told = await wordsOf(page.getByText(/We answer on/))
    const [, when = ''] = /We answer on (.+? by 18:00)/.exec(told) ?? []
    for (const words of [`We answer on ${when} IST`, `Answer promised: ${when} IST`]) expect(mails).toContain(words)
  })

  test.each(['/contact', '/about'])('%s shows who answers, and where we are registered', async (path) => {
    const page = await visit(path, { ...PHONE, script: false })
    const people = page.getByRole('region', { name: 'Who answers you' })
    await page.getByText('Written until 14:00, answered by 18:00 the same day', { exact: false }).waitFor()
    for (const name of ['Meera Nair (sample)', 'Joseph Toppo (sample)', 'Farida Khan (sample)'])
      await people.getByText(name).waitFor()
    expect(await people.locator('img').count()).toBe(3)
    await page.getByRole('region', { name: 'Registrations' }).getByText('AN/TO/0000 (SAMPLE)').waitFor()
  })

  test('is sent by keyboard alone; too quick is asked for once more, a filled trap is told so', async () => {
    const page = await visit('/contact', { ...DESK, clock: true })
    const opened = await page.evaluate(() => Math.round(performance.timeOrigin))
    await page.clock.setFixedTime(opened + 500)
    await page.getByLabel('Name').focus()
    for (const words of ['Ravi Das', 'ravi.contact@example.in', '9876543210', 'Do you have cots?']) {
      await page.keyboard.type(words)
      await page.keyboard.press('Tab')
    }
    await page.getByRole('button', { name: 'Send' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('That was very quick.').waitFor()
    await page.clock.setFixedTime(opened + 60_000)
    await page.getByLabel('Leave this empty').fill('https://example.com', { force: true })
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('alert').getByText('A field that should stay empty was filled in.').waitFor()
    await page.getByLabel('Leave this empty').fill('', { force: true })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { level: 1, name: 'We have your question' }).waitFor()
    await page.getByText(/Your reference is ENQ-[0-9A-Z]{6}\./).waitFor()
  })

  test('stands beside both lines, both hours, the addresses and the map; a reference of nobody is not repeated', async () => {
    const page = await visit('/contact', DESK)
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: /^Bookings/ }).getAttribute('href')).toBe('tel:+913192200011')
    expect(await main.getByRole('link', { name: /^Office/ }).getAttribute('href')).toBe('tel:+913192200012')
    expect(await main.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/913192200013')
    expect(await main.getByRole('link', { name: /^Support for bookings/ }).getAttribute('href')).toMatch(
      /^mailto:support@/,
    )
    const hours = await wordsOf(main.locator('dl').first())
    expect(hours).toContain('OfficeMon - Sat, 08am - 05pm')
    expect(hours).toContain('Customer supportMon - Sat, 10 AM - 6 PM IST')
    await main.getByRole('group', { name: 'Map of South Andaman with our office' }).waitFor()
    const other = await visit('/contact/sent?reference=%3Cb%3Eyou+have+won', { ...DESK, script: false })
    await other.getByRole('heading', { level: 1, name: 'Nothing was sent' }).waitFor()
    expect(await other.getByText('you have won').count()).toBe(0)
  })
})

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement)
}

async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}

async function saysUnder(form: Locator, label: string, message: string): Promise<void> {
  await form.getByText(message, { exact: true }).waitFor()
  const words = await form.getByLabel(label).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent ?? '')
  })
  expect(words, label).toContain(message)
}

async function mailsWith(reference: string): Promise<string[]> {
  return (await site().mails()).filter((mail) => mail.includes(reference))
}
