import { afterAll, expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { FAILURE, PICTURE_FAILED } from '#contract/terms/messages.ts'
import { browseSite, DESK, PHONE } from '#tests/support/browser.ts'
import { type FakeProvider, noAnswers, openFakeProvider } from '#tests/support/fake-provider.ts'
import { hotelAnswers } from '#tests/support/foreign-hotels.ts'
import { cards, wordsOf } from '#tests/support/site-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

let provider: FakeProvider
const { visit } = browseSite(async () => {
  provider = await openFakeProvider(hotelAnswers)
  return openTestSite({ API_BASE_URL: provider.url })
})
afterAll(() => provider.close())

const FROM = addDays(dayInIndia(new Date()), 20)
const STAY = `checkIn=${FROM}&checkOut=${addDays(FROM, 2)}`
/** The provider's pictures are nowhere. */
const expected = /404|Failed to load resource/

test('a hotel without a room for all nights comes last and says so; few rooms are counted; the other pages are links', async () => {
  const page = await visit(`/hotel-search?${STAY}`, { ...PHONE, script: false, expected })
  const list = cards(page)
  expect(await list.count()).toBe(2)
  expect(await wordsOf(list.nth(0))).toContain('3 left')
  expect(await wordsOf(list.nth(0))).toContain('₹10,500for 2 nights; ₹5,250 Per Night₹10,000 + ₹500 taxes & fees')
  expect(await wordsOf(list.nth(1))).toContain('Sold out for these dates')
  expect(await list.nth(1).getByText('₹').count()).toBe(0)
  const next = page.getByRole('link', { name: 'Next page' })
  expect(await next.getAttribute('href')).toContain('page=2')
  await next.click()
  await page.getByRole('link', { name: 'Previous page' }).waitFor()
})

test('when nothing is free for all nights, two halves are offered, each with its own dates', async () => {
  const page = await visit(`/hotel-search?${STAY}`, { ...DESK, expected })
  const split = page.getByRole('region', { name: 'Nothing is free for all your nights, but this is' })
  const halves = split.getByRole('link')
  expect(await halves.allInnerTexts()).toEqual(['Stilt House', 'Full House'])
  expect(await halves.nth(0).getAttribute('href')).toBe(
    '/hotel-details/stilt-house?checkIn=2030-01-10&checkOut=2030-01-11',
  )
})

test('the rooms of a hotel say what is left, and what is gone cannot be booked', async () => {
  const page = await visit(`/hotel-details/stilt-house?${STAY}`, { ...PHONE, script: false, expected })
  const rooms = page.getByRole('region', { name: 'Rooms', exact: true })
  const [plank, loft] = [rooms.getByRole('row').nth(1), rooms.getByRole('row').nth(2)]
  expect(await wordsOf(plank)).toContain('3 left')
  expect(await plank.getByRole('button', { name: 'Book Now: Plank Room' }).getAttribute('value')).toMatch(/^plank~\d+$/)
  expect(await wordsOf(loft)).toContain('Sold out for these dates')
  expect(await loft.getByRole('button').count()).toBe(0)
})

test('a picture that does not come says so, in the page and in the lightbox', async () => {
  const page = await visit('/hotel-details/stilt-house', { ...DESK, expected })
  const picture = page.getByRole('link', { name: /^Open picture 1 of 1/ })
  await picture.getByText(PICTURE_FAILED).waitFor()
  await picture.click()
  await page.getByRole('dialog', { name: 'Stilt House' }).getByRole('alert').getByText(PICTURE_FAILED).waitFor()
})

test.each([
  { path: '/hotel-search?sort=rating', message: FAILURE.hotels, words: 'Failed to fetch hotels.' },
  { path: '/hotel-details/other-house', message: FAILURE.hotelDetails, words: 'Failed to fetch hotel details.' },
  {
    path: '/hotel-details/other-house/enquiry',
    message: FAILURE.hotelDetails,
    words: 'Failed to fetch hotel details.',
  },
])('$path of a provider that is away says $words, with Retry', async ({ path, message, words }) => {
  provider.answerWith(noAnswers)
  const page = await visit(path, { ...PHONE, script: false, expected })
  expect(message).toBe(words)
  const alert = page.getByRole('alert').filter({ hasText: words })
  await alert.getByRole('link', { name: 'Retry' }).waitFor()
  expect(await page.getByText('No hotel fits').count()).toBe(0)
  provider.answerWith()
})
