import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Review, ReviewSummary, Voice } from '#contract/v1/reviews.ts'
import { loadDemoReviews } from '#demo/load/reviews.ts'
import { packageReviews } from '#demo/prose/reviews/packages.ts'
import { loadRealReviews } from '#site/features/reviews/reviews-loader.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** A package with samples of several ratings. */
const SUBJECT = 'friends-and-fins'

async function ask(query: string) {
  const { status, body } = await api.get(`/reviews?${query}`)
  expect(status).toBe(200)
  return {
    reviews: (body.reviews as unknown[]).map((each) => Review.parse(each)),
    summary: ReviewSummary.parse(body.summary),
    paged: { total: body.total, page: body.page, limit: body.limit },
  }
}

function addReview(id: string, changes: object = {}) {
  const review = { id, kind: 'package', subject_id: SUBJECT, name: 'Asha R.', rating: 1, text: 'Rain.', ...changes }
  return api.testDatabase.db
    .insertInto('review')
    .values({ travel_month: '2026-06', ...review } as never)
    .execute()
}

const removeReview = (id: string) => api.testDatabase.db.deleteFrom('review').where('id', '=', id).execute()

describe('the reviews of one package', () => {
  test('are those of the demo, newest first, each marked as sample data, with their own counts', async () => {
    const { reviews, summary, paged } = await ask(`kind=package&id=${SUBJECT}`)
    expect(reviews.map(({ title }) => title).sort()).toEqual(packageReviews[SUBJECT]?.map(({ title }) => title).sort())
    expect(reviews.every(({ sample }) => sample)).toBe(true)
    expect(reviews.map(({ travelMonth }) => travelMonth)).toEqual(['2026-03', '2026-02', '2025-12', '2025-11'])
    expect(summary).toEqual({ average: 4.3, count: 4, stars: [0, 0, 1, 1, 2] })
    expect(paged).toEqual({ total: 4, page: 1, limit: 10 })
  })

  test('come in pages; a page past the end is empty and knows the total', async () => {
    const first = await ask(`kind=package&id=${SUBJECT}&limit=3`)
    const second = await ask(`kind=package&id=${SUBJECT}&limit=3&page=2`)
    expect([first.reviews.length, second.reviews.length]).toEqual([3, 1])
    expect(new Set([...first.reviews, ...second.reviews].map(({ _id }) => _id)).size).toBe(4)
    const past = await ask(`kind=package&id=${SUBJECT}&limit=3&page=3`)
    expect([past.reviews.length, past.paged.total, past.summary.count]).toEqual([0, 4, 4])
  })

  test('may be none: that is an empty list, not an error', async () => {
    const { rows } = await noReviews()
    const { reviews, summary } = await ask(`kind=package&id=${rows[0]?.id}`)
    expect([reviews, summary]).toEqual([[], { average: 0, count: 0, stars: [0, 0, 0, 0, 0] }])
  })

  test('of a real traveller stand before the samples, and alone when asked for', async () => {
    expect((await ask(`kind=package&id=${SUBJECT}&sample=0`)).summary.count).toBe(0)
    await addReview('real')
    const all = await ask(`kind=package&id=${SUBJECT}`)
    expect([all.reviews[0], all.summary.count]).toMatchObject([{ _id: 'real', sample: false, rating: 1 }, 5])
    const real = await ask(`kind=package&id=${SUBJECT}&sample=0`)
    expect(real.reviews.map(({ _id }) => _id)).toEqual(['real'])
    expect(real.summary).toEqual({ average: 1, count: 1, stars: [1, 0, 0, 0, 0] })
    await removeReview('real')
  })

  test('that wait for a reader or were taken back are neither shown nor counted', async () => {
    await addReview('waits', { status: 'waiting' })
    await addReview('hidden', { status: 'hidden' })
    const { reviews, summary } = await ask(`kind=package&id=${SUBJECT}`)
    expect([reviews.length, summary.count, await ratingOf(SUBJECT)]).toEqual([4, 4, { average: 4.3, count: 4 }])
    await removeReview('waits')
    await removeReview('hidden')
  })
})

describe('the rating on a card', () => {
  test.each([
    { kind: 'hotel', path: '/hotels/fetch', list: 'hotelData', reviewed: 30 },
    { kind: 'activity', path: '/waterSports/fetch?limit=100', list: 'WaterSportsData', reviewed: 10 },
  ])('of each $kind is that of its reviews', async ({ kind, path, list, reviewed }) => {
    const records = (await api.get(path)).body[list] as { _id: string; rating?: { average: number; count: number } }[]
    const rated = records.filter(({ rating }) => rating !== undefined)
    expect(rated).toHaveLength(reviewed)
    for (const { _id, rating } of rated) {
      const { summary } = await ask(`kind=${kind}&id=${_id}`)
      expect(rating, _id).toEqual({ average: summary.average, count: summary.count })
    }
  })

  test('is that of the stored reviews, for every package; without reviews there is none', async () => {
    const { body } = await api.get('/travelPackage/fetch?limit=100')
    const packages = body.packageData as { _id: string; rating?: { average: number; count: number } }[]
    expect(packages.filter(({ rating }) => rating !== undefined)).toHaveLength(Object.keys(packageReviews).length)
    for (const { _id, rating } of packages) {
      const { summary } = await ask(`kind=package&id=${_id}`)
      expect(rating, _id).toEqual(summary.count === 0 ? undefined : { average: summary.average, count: summary.count })
    }
  })

  test('halves go up in the table as in the rules', async () => {
    const { rows } = await noReviews()
    const subject_id = rows[0]?.id
    for (const [index, rating] of [5, 4, 4, 4].entries()) await addReview(`half-${index}`, { subject_id, rating })
    expect(await ratingOf(subject_id ?? '')).toEqual({ average: 4.3, count: 4 })
    expect((await ask(`kind=package&id=${subject_id}`)).summary.average).toBe(4.3)
    for (const index of [0, 1, 2, 3]) await removeReview(`half-${index}`)
  })
})

describe('the demo', () => {
  test('has 2 to 5 reviews for about half of the packages, 3 to 8 a hotel, all of them samples', async () => {
    const rows = await api.testDatabase.db.selectFrom('review_summary').selectAll().execute()
    const counts = (kind: string) => rows.filter((each) => each.kind === kind).map(({ count }) => count)
    expect(counts('package').length).toBeGreaterThan(14)
    expect(counts('package').every((count) => count >= 2 && count <= 5)).toBe(true)
    expect(counts('hotel')).toHaveLength(30)
    expect(counts('hotel').every((count) => count >= 3 && count <= 8)).toBe(true)
    expect(counts('activity')).toHaveLength(10)
  })

  test('loaded again, changes nothing: a review that the office hid stays hidden', async () => {
    const { db } = api.testDatabase
    const hide = (status: 'hidden' | 'shown') =>
      db.updateTable('review').set({ status }).where('id', '=', `package.${SUBJECT}.1`).execute()
    await hide('hidden')
    await db.transaction().execute((tx) => loadDemoReviews(tx, PINNED_DAY))
    expect((await ask(`kind=package&id=${SUBJECT}`)).summary.count).toBe(3)
    await hide('shown')
  })
})

describe('voices', () => {
  test('are one good review a record, newest first, with what they are about', async () => {
    const { status, body } = await api.get('/reviews/voices?limit=100')
    const voices = (body.voices as unknown[]).map((each) => Voice.parse(each))
    expect(status).toBe(200)
    expect(voices.length).toBeGreaterThan(8)
    expect(new Set(voices.map(({ about }) => `${about.kind} ${about.id}`)).size).toBe(voices.length)
    expect(voices.every(({ rating, sample }) => rating >= 4 && sample)).toBe(true)
    const months = voices.map(({ travelMonth }) => travelMonth)
    expect(months).toEqual(months.toSorted().reverse())
  })

  test('can be of one kind, and as many as wanted', async () => {
    const { body } = await api.get('/reviews/voices?kind=package&limit=3')
    expect((body.voices as Voice[]).map(({ about }) => about.kind)).toEqual(['package', 'package', 'package'])
  })
})

describe('search engines', () => {
  const subject = { kind: 'package', id: SUBJECT } as const
  const client = () => api.clientOf({ clientAddress: '' })

  test('are told nothing of samples', async () => {
    expect(await loadRealReviews({ api: client() }, subject)).toBeUndefined()
  })

  test('are told what real travellers say, and their average alone', async () => {
    await addReview('told', { title: 'Wet', rating: 2 })
    const told = await loadRealReviews({ api: client() }, subject)
    await removeReview('told')
    expect(told?.aggregateRating).toMatchObject({ ratingValue: 2, reviewCount: 1 })
    expect(told?.review).toMatchObject([
      { author: { name: 'Asha R.' }, reviewRating: { ratingValue: 2 }, name: 'Wet', reviewBody: 'Rain.' },
    ])
  })
})

describe('a question that cannot be', () => {
  test.each([
    ['id=island-saver', 'kind'],
    ['kind=package', 'id'],
    ['kind=ferry&id=island-saver', 'kind'],
    ['kind=package&id=A B', 'id'],
    ['kind=package&id=island-saver&page=0', 'page'],
    ['kind=package&id=island-saver&page=10001', 'page'],
    ['kind=package&id=island-saver&limit=101', 'limit'],
    ['kind=package&id=island-saver&sample=yes', 'sample'],
    ['kind=package&id=island-saver&stars=5', 'stars'],
  ])('%s is 422 and names %s', async (query, field) => {
    const { status, body } = await api.get(`/reviews?${query}`)
    expect([status, (body.errors as { field: string }[]).map((each) => each.field)]).toEqual([422, [field]])
  })

  test('a package that is not there is 404, also under the id of something else', async () => {
    for (const id of ['no-such-package', 'cellular-jail']) {
      const { status, body } = await api.get(`/reviews?kind=package&id=${id}`)
      expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Error fetching data'])
    }
  })
})

async function ratingOf(id: string): Promise<unknown> {
  const { body } = await api.get(`/travelPackage/fetch?id=${id}`)
  return (body.packageData as { rating?: unknown }[])[0]?.rating
}

/** A package that nobody has reviewed. */
async function noReviews() {
  const reviewed = Object.keys(packageReviews)
  return {
    rows: await api.testDatabase.db.selectFrom('package').select('id').where('id', 'not in', reviewed).execute(),
  }
}
