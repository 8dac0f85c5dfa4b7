import { expect, test } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import { barriers } from '#tests/support/axe.ts'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { wordsOf } from '#tests/support/site-steps.ts'

const { visit, site, origin } = browsePinnedSite()

const DAY = addDays(PINNED_DAY, 40)
type Written = { id: string; number: string; url: string }

/** Somebody has so many free seats put in writing; the demo has sold some of each sailing. */
async function write(count: number, more: object = {}): Promise<Written & { seats: string[] }> {
  const { seats: known } = (await (await fetch(`${origin()}/api/v1/ferry/trips/tm-101.${DAY}/seats`)).json()) as {
    seats: { taken: string[] }
  }
  const rows = ['P2', 'P3', 'P4', 'P5', 'P6'].flatMap((row) => ['A', 'B', 'C', 'D'].map((letter) => `${row}${letter}`))
  const seats = rows.filter((seat) => !known.taken.includes(seat)).slice(0, count)
  const answer = await fetch(`${origin()}/api/v1/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines: [{ kind: 'ferry', tripId: `tm-101.${DAY}`, seats }], ...more }),
  })
  return { ...((await answer.json()) as { quote: Written }).quote, seats }
}

test('a quote is read, printed without what is pressed, mailed, and accepted', async () => {
  const { id, number, url, seats } = await write(2, { name: 'Asha Rao' })
  const page = await visit(`/quote/${id}`, PHONE)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const main = page.getByRole('main')
  expect(await wordsOf(main)).not.toMatch(/Asha/)
  for (const words of [
    new RegExp(`Quote ${number}`),
    /This price stands until .*, 18:00 IST/,
    /Day by day/,
    /When you accept/,
    new RegExp(`Premium, seats ${seats.map((seat) => seat.slice(1)).join(' and ')}`),
    /Once all ₹[\d,]+ is paid ?Until .*₹[\d,]+ back.*After that/,
    /Included.*Ferry to Swaraj Dweep, seats chosen, Premium.*Not included/,
    /Total ?₹[\d,]+/,
  ])
    expect(await wordsOf(main)).toMatch(words)
  const parts = page.getByRole('region', { name: 'Day by day' }).getByRole('listitem')
  expect(await parts.allInnerTexts(), 'a day part by part').toContainEqual(
    expect.stringMatching(/^07:00\s+Report at Haddo Wharf/),
  )
  expect(await barriers(page)).toEqual([])
  const head = (await fetch(`${origin()}/quote/${id}`)).headers
  expect([head.get('cache-control'), head.get('referrer-policy')]).toEqual(['no-store', 'same-origin'])
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  expect(await page.getByLabel('Link to this quote').inputValue()).toBe(url)
  const href = new URL((await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) ?? '')
  expect([href.origin, href.searchParams.get('text')]).toEqual(['https://wa.me', expect.stringContaining(url)])
  // Our office is told the number; the address that opens the quote is the visitor's to give away.
  const asked = new URL((await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')) ?? '')
  expect(asked.pathname).toBe('/913192200013')
  expect(asked.searchParams.get('text')).toBe(`Hello, I have a question about quote ${number}.`)

  const accept = page.getByRole('button', { name: /^Accept and pay ₹/ })
  await page.emulateMedia({ media: 'print' })
  expect([await accept.isVisible(), await page.getByLabel('Email address').isVisible()]).toEqual([false, false])
  const sheets = await page.pdf({ format: 'A4' })
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  await page.getByLabel('Email address').fill('ravi@')
  await page.getByRole('button', { name: 'Send by email' }).click()
  await page.getByText('Please enter valid email').waitFor()
  await page.getByLabel('Email address').fill('ravi.quote@example.in')
  await page.getByRole('button', { name: 'Send by email' }).click()
  await page.getByText('The quote is on its way.').waitFor()
  const mails = async () => (await site().mails()).filter((mail) => mail.includes('To: ravi.quote@example.in'))
  await eventually(async () => (await mails()).length).toBe(1)
  expect((await mails())[0]).toContain(number)

  await page.getByRole('link', { name: 'Change it in My trip' }).click()
  await page.waitForURL('**/trip')
  await page.getByText(/^Added to your trip: Haddo Wharf/).waitFor()
  await page.goto(`${origin()}/quote/${id}`)
  await accept.click()
  await page.waitForURL(/\/checkout\/[0-9a-f]{32}$/)
})

test('without script it is accepted too; somebody else then reads what is still free', async () => {
  const { id } = await write(1)
  const plain = { ...DESK, script: false, expected: /409/ }
  const page = await visit(`/quote/${id}`, plain)
  const accept = () => page.getByRole('button', { name: /^Accept and pay ₹/ }).click()
  await accept()
  await page.waitForURL(/\/checkout\/[0-9a-f]{32}$/)
  const address = page.url()
  // Accepted twice in the same browser: the same hold.
  await page.goto(`${origin()}/quote/${id}`)
  await page.getByText('This quote has been accepted.').waitFor()
  await page.getByRole('button', { name: 'Go on with the booking' }).click()
  await page.waitForURL(address)
  const other = await visit(`/quote/${id}`, plain)
  await other.getByRole('button', { name: 'Go on with the booking' }).click()
  const alert = other.getByRole('alert')
  await alert.waitFor()
  expect(await wordsOf(alert)).toMatch(/Somebody was faster: .* Nothing was booked\. Still free: .*Ask us/)
  const draft = await write(1, { draft: true })
  await other.goto(`${origin()}/quote/${draft.id}`)
  await other.getByRole('heading', { level: 1, name: 'A shared trip' }).waitFor()
  expect(await wordsOf(other.getByRole('main'))).toContain('Its prices are those of today, and nothing is held.')
})
