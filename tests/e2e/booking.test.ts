import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import type { Hold } from '#contract/v1/holds.ts'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, eventually, PHONE, untilAlive } from '#tests/support/browser.ts'
import { giveContact, nameTraveller, payThere, unfold } from '#tests/support/checkout-steps.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { SHARED_SECRET } from '#tests/support/shared-site.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, origin, site } = browseSite(() => openTestSite({ SECRET_KEY: SHARED_SECRET }, 'pinned'))
const TRIP = `tm-101.${addDays(PINNED_DAY, 30)}`

/** Seats held in the name of a page's visitor, as Book Now holds them; others where somebody has these. */
async function hold(page: Page, ...seats: string[]): Promise<Hold> {
  const ask = async (asked: string[]) => {
    const data = { lines: [{ kind: 'ferry', tripId: TRIP, seats: asked }] }
    const reply = await page.context().request.post(`${origin()}/api/v1/holds`, { data, headers: { origin: origin() } })
    return reply.json()
  }
  const first = await ask(seats)
  const { hold: held } = first.hold ? first : await ask(first.unavailable[0].free.slice(0, seats.length))
  return held
}

async function toCheckout(page: Page, ...seats: string[]): Promise<Hold> {
  const held = await hold(page, ...seats)
  await page.goto(`${origin()}/checkout/${held.id}`)
  return held
}

/** Without a finger moved: within the first screen. */
async function expectInSight(said: Locator) {
  const [box, screen] = [await said.boundingBox(), said.page().viewportSize()]
  expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) < (screen?.height ?? 0)).toBe(true)
}

/** Others are told what the trip is and when; our office the reference. Nobody is sent the address of the booking, or a name. */
async function tellsNoSecret(page: Page): Promise<void> {
  const [, reference = ''] = /\/booking\/(PDK-[\w-]+)/.exec(page.url()) ?? []
  const textOf = async (name: RegExp) => {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    return new URL(href ?? '').searchParams.get('text') ?? ''
  }
  const shared = await textOf(/^Share the trip/)
  expect(shared).toMatch(/^Haddo Wharf to .*\n.*20\d\d/)
  expect(shared.split('\n').at(-1)).toBe(`${origin()}/`)
  expect(shared).not.toMatch(/PDK-|Asha|Smith|booking/)
  const asked = page.getByRole('main').getByRole('link', { name: /^WhatsApp/ })
  expect(new URL((await asked.getAttribute('href')) ?? '').searchParams.get('text')).toBe(`My booking ${reference}: `)
}

const status = (page: Page, word: string) => page.getByRole('main').getByText(word, { exact: true })

describe('booking and paying', () => {
  test('two seats are bought on a phone: what is wrong is said beside its field, a payment fails, the next is confirmed', async () => {
    const page = await visit('/contact', PHONE)
    const { total } = await toCheckout(page, 'P4A', 'P4B')
    await untilAlive(page)
    await findsNothing(page)
    await page.getByText(/^1[45]:\d\d left$/).waitFor()
    await page.getByLabel('Email').fill('asha@example.in')
    const pay = page.getByRole('button', { name: `Pay ₹${total.amountPayable.toLocaleString('en-IN')}` })
    await pay.click()
    await page.getByText('Please check the fields marked below.').waitFor()
    await untilAlive(page)
    await findsNothing(page)
    const first = page.getByRole('group', { name: 'Traveller 1' })
    await eventually(() => first.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    expect(await first.getByText('Please enter valid name').count()).toBe(1)
    expect(await first.getByText('Please say who is on the ferry list').count()).toBe(1)
    expect(await page.getByText('The lead traveller must be 18 or older').count()).toBe(1)
    expect(await page.getByLabel('Email').inputValue()).toBe('asha@example.in')
    await nameTraveller(page, 1, 'Asha Rao')
    await nameTraveller(page, 2, 'John Smith')
    const second = page.getByRole('group', { name: 'Traveller 2' })
    expect(await second.getByLabel('Passport number').isVisible()).toBe(false)
    await second.getByLabel('Nationality').selectOption('United Kingdom')
    await second.getByLabel('Passport number').fill('GB1234567')
    await giveContact(page)
    await pay.click()
    await payThere(page, 'Fail')
    const failed = page.getByText('The payment did not go through')
    await failed.waitFor()
    await expectInSight(failed)
    await findsNothing(page)
    const typed = () => page.evaluate(() => sessionStorage.getItem('padauk.checkout'))
    expect(await typed()).toContain('Asha Rao')
    await page.getByRole('button', { name: /^Pay again: / }).click()
    await payThere(page, 'Pay')
    await status(page, 'Confirmed').waitFor()
    const thanks = page.getByText('Thank you. Your booking is confirmed')
    await thanks.waitFor()
    await expectInSight(thanks)
    await untilAlive(page)
    // What was typed for it is in the booking, and no more in the tab.
    await eventually(typed).toBe(null)
    await findsNothing(page)
    await page.getByText('age 34, female, United Kingdom, document …4567').waitFor()
    await page.getByText('Correct a name').click()
    await page.getByLabel('John Smith').fill('Jon Smith')
    await page.getByRole('button', { name: 'Save the names' }).click()
    await page.getByText('The names are corrected.').waitFor()
    await page.getByText('Jon Smith').first().waitFor()
    await tellsNoSecret(page)
    await unfold(page, 'Ask a question')
    await page.getByLabel('Your question').fill('May we bring a bicycle?')
    await page.getByRole('button', { name: 'Send the question' }).click()
    await page.getByText(/Its reference is MSG-/).waitFor()
  })

  test('a seat is bought by the keyboard alone', async () => {
    const page = await visit('/contact', DESK)
    const { id } = await toCheckout(page, 'P6A')
    await untilAlive(page)
    await page.getByLabel('Full name').focus()
    await page.keyboard.type('Asha Rao')
    for (const typed of ['34', 'Female', 'India', '9876543210', 'asha@example.in']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(typed)
    }
    const isAt = (role: string) =>
      page.evaluate((label) => document.activeElement?.closest('label, button')?.textContent?.includes(label), role)
    for (const stop of ['18 or older', 'Pay']) {
      while (!(await isAt(stop))) await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
    }
    await payThere(page, 'Pay')
    await status(page, 'Confirmed').waitFor()
    // Whoever goes back finds the booking, not a hold that ran out.
    await page.goto(`${origin()}/checkout/${id}`)
    await page.waitForURL('**/booking/PDK-*')
  })

  test('without script a seat is bought and cancelled, with the refund in rupees before it is done', async () => {
    const page = await visit('/contact', { ...DESK, script: false })
    const { total } = await toCheckout(page, 'P8A')
    await page.getByText('Held for you until').waitFor()
    await nameTraveller(page, 1, 'Asha Rao')
    await giveContact(page)
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await payThere(page, 'Pay')
    const [confirmed, again] = [status(page, 'Confirmed'), page.getByRole('link', { name: 'Check again' })]
    await confirmed.or(again).waitFor()
    if (await again.isVisible()) await again.click()
    await confirmed.waitFor()
    await unfold(page, 'Cancel')
    await page.getByRole('button', { name: 'Show what comes back' }).click()
    const back = `₹${Math.round(total.amountPayable * 0.8).toLocaleString('en-IN')}`
    await page.getByRole('heading', { name: 'This is what comes back' }).waitFor()
    await page.getByRole('definition').filter({ hasText: back }).waitFor()
    expect(await confirmed.count()).toBe(1)
    await page.getByRole('button', { name: 'Yes, cancel and refund' }).click()
    await page.getByText(/On your account by|Your bank has it/).waitFor()
    expect(await status(page, 'Cancelled').count()).toBeGreaterThan(0)
    const reference = new URL(page.url()).pathname
    const other = await visit(reference, { ...PHONE, expected: /404/ })
    await other.getByRole('heading', { name: 'We cannot show you this booking' }).waitFor()
    await findsNothing(other)
  })

  test('the time that is left is said at five minutes and at one, and its end is told with a way to ask again', async () => {
    const page = await visit('/contact', { ...PHONE, clock: true, expected: /410/ })
    const { id } = await toCheckout(page, 'P9A')
    await untilAlive(page)
    const said = page.locator('[aria-live=polite]', { hasText: 'left to pay' })
    await page.clock.fastForward('10:05')
    await said.filter({ hasText: 'Less than 5 minutes' }).waitFor({ state: 'attached' })
    await page.clock.fastForward('04:00')
    await said.filter({ hasText: 'Less than 1 minute' }).waitFor({ state: 'attached' })
    await page.clock.fastForward('01:00')
    const over = page.getByRole('heading', { name: 'Your time to book has run out' })
    await over.waitFor()
    await page.getByRole('button', { name: 'Ask for the same again' }).waitFor()
    await findsNothing(page)
    await site().moveClock(16)
    await page.goto(`${origin()}/checkout/${id}`)
    await over.waitFor()
    await page.getByRole('button', { name: 'Ask for the same again' }).click()
    await page.getByText('Held for you until').waitFor()
    const other = new URL(page.url()).pathname.split('/').at(-1)
    expect(other).not.toBe(id)
    await page.getByRole('button', { name: 'Cancel this hold' }).click()
    const given = page.getByRole('heading', { name: 'This hold is cancelled' })
    await given.waitFor()
    await page.getByRole('link', { name: 'Go to my trip' }).click()
    await page.waitForURL('**/trip')
    await page.goBack()
    await given.waitFor()
    expect((await page.context().request.get(`${origin()}/api/v1/holds/${other}`)).status()).toBe(410)
  })
})
