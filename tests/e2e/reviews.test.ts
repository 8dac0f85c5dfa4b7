import { describe, expect, test } from 'vitest'
import { barriers, colourBarriers, findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { photoOf } from '#tests/support/photos.ts'
import { bringIntoView, wordsOf } from '#tests/support/site-steps.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, site, origin } = browseSite(openTestSite)

/** Four sample reviews: two of five stars, one of four, one of three. */
const REVIEWED = '/package-details/friends-and-fins'
const UNREVIEWED = '/package-details/harbour-town-on-a-budget'

test('the reviews of a package come when one gets to them', async () => {
  const page = await visit(REVIEWED, PHONE)
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
  await reviews.getByRole('link', { name: 'All 4 reviews' }).waitFor()
  expect(await reviews.getByRole('article').count()).toBe(0)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Reviews' }).click()
  await eventually(() => reviews.getByRole('article').count()).toBe(4)
  await reviews.getByText('4.3', { exact: true }).waitFor()
  expect(await reviews.getByRole('definition').allInnerTexts()).toEqual(['2', '1', '1', '0', '0'])
  expect(await reviews.getByText('Sample data', { exact: true }).count()).toBe(4)
  await reviews.getByRole('article').first().getByRole('img', { name: '5 of 5 stars' }).waitFor()
  await findsNothing(page)
  await page.setViewportSize({ width: DESK.width, height: 900 })
  expect(await colourBarriers(page, '#reviews'), 'at a desk').toEqual([])
})

test('the reviews of a hotel come likewise, and have a page of their own', async () => {
  const page = await visit('/hotel-details/lagoon-gate', PHONE)
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
  await bringIntoView(reviews)
  await eventually(() => reviews.getByRole('article').count()).toBe(6)
  expect(await reviews.getByText('Sample data', { exact: true }).count()).toBe(6)
  expect(await page.content()).not.toContain('AggregateRating')
  await page.goto(`${origin()}/hotel-details/lagoon-gate/reviews`)
  await page.getByRole('heading', { level: 1, name: 'Reviews of Lagoon Gate Resort' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(6)
})

test('of a package that nobody has reviewed there is no word of reviews: no block, no tab, no stars', async () => {
  const page = await visit(UNREVIEWED, DESK)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Policy' }).waitFor()
  expect(await wordsOf(page.getByRole('main'))).not.toMatch(/review|0\.0/i)
  await page.goto(`${origin()}${UNREVIEWED}/reviews`)
  await page.getByRole('heading', { name: 'No reviews yet' }).waitFor()
})

test('reviews that cannot be fetched are told of, and Retry asks for them alone', async () => {
  let isAway = true
  const page = await visit(REVIEWED, {
    ...DESK,
    first: (tab) => tab.route('**/reviews-of?*', (route) => (isAway ? route.abort() : route.continue())),
    expected: /ERR_FAILED/,
  })
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
  await bringIntoView(reviews)
  const alert = reviews.getByRole('alert').filter({ hasText: 'Error fetching data' })
  await alert.waitFor()
  isAway = false
  const began = await page.evaluate(() => performance.timeOrigin)
  await alert.getByRole('link', { name: 'Retry' }).click()
  await reviews.getByRole('article').first().waitFor()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(began)
  await page.getByRole('heading', { level: 1, name: 'Friends and Fins' }).waitFor()
})

describe('without script', () => {
  test('a link leads to the reviews, and back', async () => {
    const page = await visit(REVIEWED, { ...PHONE, script: false })
    await page.getByRole('link', { name: 'All 4 reviews' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reviews of Friends and Fins' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(4)
    expect(await wordsOf(page.getByRole('main'))).toContain('They are not from travellers.')
    await page.getByRole('link', { name: 'Back to Friends and Fins' }).click()
    await page.getByRole('heading', { level: 1, name: 'Friends and Fins' }).waitFor()
  })

  test('what is no page number is the first page', async () => {
    for (const number of ['0', '-1', 'x', '1e3']) {
      const html = await (await fetch(`${origin()}${REVIEWED}/reviews?page=${number}`)).text()
      expect(html.match(/<article/g), number).toHaveLength(4)
    }
  })

  test('a page past the end says so and leads back', async () => {
    const page = await visit(`${REVIEWED}/reviews?page=9`, { ...PHONE, script: false })
    await page.getByText('There are no reviews on this page of the list.').waitFor()
    await page.getByRole('link', { name: 'Back to the first page' }).click()
    await eventually(() => page.getByRole('article').count()).toBe(4)
  })
})

test('reviews of a package that is not there are not there either', async () => {
  for (const path of ['package-details/no-such-package', 'hotel-details/no-such-hotel', 'place-details/cellular-jail'])
    expect((await fetch(`${origin()}/${path}/reviews`)).status, path).toBe(404)
  for (const query of ['kind=package&id=no-such-package', 'kind=ferry&id=x', ''])
    expect((await fetch(`${origin()}/reviews-of?${query}`)).status, query).toBe(404)
})

test('no sample review reaches a search engine', async () => {
  const html = await (await fetch(`${origin()}${REVIEWED}`)).text()
  expect(html).not.toMatch(/AggregateRating|"@type":"Review"/)
  expect(await (await fetch(`${origin()}${REVIEWED}/reviews`)).text()).toMatch(/<meta name="robots" content="noindex"/)
})

test('the stars of a card are those of its reviews; a package without reviews has none', async () => {
  const page = await visit('/tour-packages/adventure', { ...DESK, script: false })
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Friends and Fins', exact: true }) })
  await page.goto(`${origin()}/tour-packages/group`)
  await eventually(() => card.count()).toBe(1)
  expect(await wordsOf(card)).toContain('4.3 from 4 reviews')
  await page.goto(`${origin()}/tour-packages/budget`)
  const bare = page.getByRole('article').filter({ hasText: 'Harbour Town on a Budget' })
  expect(await wordsOf(bare)).not.toMatch(/from \d+ review/)
})

test('the home page shows top hotels with their stars, and the latest stories', async () => {
  const page = await visit('/', { ...DESK, script: false })
  const hotels = page.getByRole('region', { name: 'Discover the Top Hotel' })
  const words = await hotels.getByRole('article').allTextContents()
  expect(words.length).toBeGreaterThan(4)
  for (const each of words) expect(each).toMatch(/4\.\d from \d reviews.*Per Night₹[\d,]+ \+ ₹[\d,]+ taxes & fees/)
  const stories = page.getByRole('region', { name: 'Latest Blog' })
  expect(await stories.getByRole('article').count()).toBe(3)
  await stories.getByRole('link', { name: 'All stories' }).click()
  await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor()
})

describe.each([
  { what: 'the home page', path: '/' },
  { what: 'the hotels', path: '/hotels' },
])('What People Say on $what', ({ path }) => {
  test('marks every voice as sample data and leads to its trip', async () => {
    const page = await visit(path, PHONE)
    const voices = page.getByRole('region', { name: 'What People Say' })
    await bringIntoView(voices)
    const figures = voices.getByRole('figure')
    expect(await figures.count()).toBeGreaterThan(5)
    for (const words of await figures.allTextContents()) expect(words).toContain('Sample data')
    await voices.getByRole('button', { name: 'Next' }).waitFor()
    const link = figures.first().getByRole('link')
    const name = await wordsOf(link)
    await link.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  test('is there without script', async () => {
    const page = await visit(path, { ...PHONE, script: false })
    expect(await page.getByRole('region', { name: 'What People Say' }).getByRole('figure').count()).toBeGreaterThan(5)
  })
})

// The last one: what it writes is not sample data.
test('an invited traveller writes a review once, without script too, and it stands on the page of the trip', async () => {
  const token = await site().finishTrip('harbour-town-on-a-budget', 'Meera Nair')
  const page = await visit(`/review/${token}`, { ...PHONE, script: false })
  await page.getByRole('heading', { level: 1, name: 'Review Harbour Town on a Budget' }).waitFor()
  expect(await wordsOf(page.getByRole('main'))).toContain('from Meera, who travelled in October 2026')
  await page.getByLabel('Title').fill('Close to everything')
  await page.getByLabel('Your review').fill('Too short')
  await page.getByRole('button', { name: 'Publish the review' }).click()
  await page.getByText('Please choose one to five stars').waitFor()
  await page.getByText('Please write 20 to 2,000 characters').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Close to everything')
  expect(await barriers(await visit(`/review/${token}`, { width: 1280, theme: 'dark' }))).toEqual([])
  await page.getByLabel('4 stars: good').check()
  await page.getByLabel('Your review').fill('Plain rooms, but the jetty and the market are a short walk away.')
  await page.getByRole('button', { name: 'Publish the review' }).click()
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
  await page.goto(`${origin()}/review/${token}`)
  await page.getByText('Your review of Harbour Town on a Budget is on its page.').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  const { reviews } = (await (
    await fetch(`${origin()}/api/v1/reviews?kind=package&id=harbour-town-on-a-budget&limit=5`)
  ).json()) as { reviews: object[] }
  const send = async (...files: Buffer[]) => {
    const chosen = files.map((buffer) => ({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }))
    await page.getByLabel('Photographs').setInputFiles(chosen)
    await page.getByRole('button', { name: 'Send photographs' }).click()
  }
  await send(Buffer.from('%PDF-1.7'))
  await page.getByText('This is no photograph that we can read. Please send JPEG, PNG or WebP').waitFor()
  await send(await photoOf(), await photoOf())
  await page.getByText('They are shown with your review once we have looked at them.').waitFor()
  await page.getByRole('heading', { name: 'Add one more photograph' }).waitFor()
  expect(reviews).toMatchObject([{ name: 'Meera', rating: 4, title: 'Close to everything', sample: false }])
  expect((await fetch(`${origin()}/review/${'0'.repeat(40)}`)).status).toBe(404)
})
