import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/v1/endpoints.ts'
import { PackageDetails, PackageSummary } from '#contract/v1/packages.ts'
import { packageFacts } from '#demo/package-facts.ts'
import { PINNED_NOW } from '#tests/support/pinned-day.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

type Summary = { slug: string; nights: number; packagebaseRate: number; categoryId: { slug: string } }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function list(query: string): Promise<{ packages: Summary[]; total: number }> {
  const { status, body } = await api.get(`/travelPackage/fetch${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return { packages: body.packageData as Summary[], total: body.total as number }
}

describe('the package list', () => {
  test('answers the envelope with six packages, the true total and what the filters would find', async () => {
    const { body } = await api.get('/travelPackage/fetch')
    expect(body).toMatchObject({ status: 1, total: 36, page: 1, limit: 6 })
    expect(body.packageData).toHaveLength(6)
    const facets = body.facets as { durations: { nights: number; count: number; duration: string }[]; price: object }
    expect(facets.durations.reduce((sum, each) => sum + each.count, 0)).toBe(36)
    expect(facets.durations[0]).toMatchObject({ duration: '3 nights 4 days', nights: 3 })
    expect(facets.price).toEqual({ min: 7_200, max: 148_000 })
  })

  test('every record has the declared shape, and no internal figure is served', async () => {
    const { body } = await api.get('/travelPackage/fetch?limit=100')
    for (const each of body.packageData as unknown[]) PackageSummary.parse(each)
    expect(JSON.stringify(body)).not.toMatch(/costModel|marginPct|list_rate|"tier"/)
  })

  test('pages hold every package once, and a page past the end is empty with the true total', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list(`?page=${page}`)))
    expect(new Set(pages.flatMap((each) => each.packages.map(({ slug }) => slug))).size).toBe(36)
    expect(await list('?page=7')).toEqual({ packages: [], total: 36 })
  })

  test('a category holds its own packages only; an unknown one is 404 with the words of the catalogue', async () => {
    const { packages, total } = await list('?categorySlug=honeymoon&limit=100')
    expect(total).toBe(packageFacts.filter((fact) => fact.categoryId === 'honeymoon').length)
    expect(new Set(packages.map((each) => each.categoryId.slug))).toEqual(new Set(['honeymoon']))
    const { status, body } = await api.get('/travelPackage/fetch?categorySlug=no-such')
    expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Failed to fetch package details'])
  })

  test('an inactive or deleted category exists but offers nothing', async () => {
    expect(await list('?categorySlug=cruise')).toEqual({ packages: [], total: 0 })
    expect(await list('?categorySlug=old-offers')).toEqual({ packages: [], total: 0 })
  })

  test('a duration is found in any case; one that cannot be matches nothing', async () => {
    const { packages } = await list('?duration=5%20NIGHTS%206%20days&limit=100')
    expect(packages.length).toBeGreaterThan(0)
    expect(new Set(packages.map((each) => each.nights))).toEqual(new Set([5]))
    expect((await list('?duration=5%20nights%209%20days')).total).toBe(0)
  })

  test('prices are asked doubled and compared with the displayed price', async () => {
    const found = async (query: string) => (await list(`${query}&limit=100`)).packages.map(({ slug }) => slug)
    expect(await found('?minPrice=37600&maxPrice=37600')).toEqual(['island-saver'])
    expect(await found('?minPrice=37602&maxPrice=37602')).not.toContain('island-saver')
    expect(await found('?minPrice=296000&maxPrice=300000')).toEqual(['signature-archipelago'])
  })

  test('the upper end of the slider is open', async () => {
    await api.testDatabase.db
      .updateTable('package')
      .set({ list_rate: 400_000 })
      .where('id', '=', 'private-shores')
      .execute()
    expect(
      (await list('?minPrice=380000&maxPrice=300000'.replace('380000', '299000'))).packages.map(({ slug }) => slug),
    ).toEqual(['private-shores'])
    expect((await list('?minPrice=299000&maxPrice=299999')).total).toBe(0)
    await api.testDatabase.db
      .updateTable('package')
      .set({ list_rate: 243_800 })
      .where('id', '=', 'private-shores')
      .execute()
  })

  test.each([
    ['price_asc', 'low-to-high', (a: Summary, b: Summary) => a.packagebaseRate - b.packagebaseRate],
    ['price_desc', 'hight-to-low', (a: Summary, b: Summary) => b.packagebaseRate - a.packagebaseRate],
    ['duration_asc', 'new', (a: Summary, b: Summary) => a.nights - b.nights],
  ])('sort %s orders the whole list, and %s is its alias', async (sort, alias, order) => {
    const { packages } = await list(`?sort=${sort}&limit=100`)
    for (let index = 1; index < packages.length; index += 1) {
      const [before, after] = [packages[index - 1], packages[index]]
      expect(before !== undefined && after !== undefined && order(before, after) <= 0).toBe(true)
    }
    expect((await list(`?sort=${alias}&limit=100`)).packages).toEqual(packages)
  })
})

describe('deals', () => {
  test('a package on a deal costs ten percent less a person, half up, and shows the list price struck', async () => {
    const { body } = await api.get('/travelPackage/fetch?packageSlug=island-saver')
    expect((body.packageData as object[])[0]).toMatchObject({
      packagebaseRate: 37_600,
      struckRate: 41_778,
      badge: '10% Off',
    })
  })

  test('exactly the three top deals carry a badge', async () => {
    const { body } = await api.get('/travelPackage/fetch?limit=100')
    const badged = (body.packageData as { slug: string; badge?: string }[]).filter((each) => each.badge !== undefined)
    expect(badged.map(({ slug }) => slug).sort()).toEqual([
      'five-day-island-hop',
      'island-saver',
      'long-weekend-swaraj',
    ])
  })

  test('a deal that has ended takes nothing off, and the struck price is the lowest of the 30 days before it began', async () => {
    const { db } = api.testDatabase
    const rateOf = async () => {
      const { body } = await api.get('/travelPackage/fetch?packageSlug=five-day-island-hop')
      return (body.packageData as { packagebaseRate: number; struckRate?: number }[])[0]
    }
    expect(await rateOf()).toMatchObject({ packagebaseRate: 47_800, struckRate: 53_112 })
    // For four days, ten days before the deal began, it was cheaper; a cheaper price of 44 days before does not count.
    const today = Date.parse(PINNED_NOW)
    const day = (ago: number) => new Date(today - ago * 86_400_000).toISOString().slice(0, 10)
    await db
      .updateTable('price_history')
      .set({ until_date: day(60), from_date: day(70), rate: 40_000 })
      .where('scope_id', '=', 'five-day-island-hop')
      .execute()
    await db
      .insertInto('price_history')
      .values([
        { kind: 'package', scope_id: 'five-day-island-hop', from_date: day(59), until_date: day(18), rate: 53_112 },
        { kind: 'package', scope_id: 'five-day-island-hop', from_date: day(17), until_date: day(14), rate: 51_000 },
        { kind: 'package', scope_id: 'five-day-island-hop', from_date: day(13), until_date: null, rate: 53_112 },
      ])
      .execute()
    expect((await rateOf())?.struckRate).toBe(51_000)
    await db
      .updateTable('deal')
      .set({ ends_at: new Date(today - 1_000) })
      .where('scope_id', '=', 'five-day-island-hop')
      .execute()
    const ended = await rateOf()
    expect(ended?.packagebaseRate).toBe(53_112)
    expect(ended).not.toHaveProperty('struckRate')
  })
})

describe('one package', () => {
  test.each(packageFacts.map(({ slug }) => slug))('%s has all its details', async (slug) => {
    const { body } = await api.get(`/travelPackage/fetch?packageSlug=${slug}`)
    const details = PackageDetails.parse((body.packageData as unknown[])[0])
    expect(details.tourIternary).toHaveLength(details.nights + 1)
    expect(details.hotelDetails.reduce((sum, row) => sum + row.duration, 0)).toBe(details.nights)
    expect(details.images).toHaveLength(6)
    for (const html of [
      details.overview,
      details.inclusive,
      details.exclusive,
      details.paymentPolicy,
      details.cancellationPolicy,
    ]) {
      expect(html.length).toBeGreaterThan(60)
    }
  })

  test('a day names the water sports that are part of it, as long as they are on offer', async () => {
    const days = async () => {
      const { body } = await api.get('/travelPackage/fetch?id=reef-rod-and-paddle')
      const [details] = body.packageData as unknown[]
      return PackageDetails.parse(details).tourIternary.map(({ activities }) => activities)
    }
    const [none, cinque] = await days()
    expect(none).toBeUndefined()
    expect(cinque).toEqual([{ _id: 'cinque-dive-charter', name: 'Cinque Two-Dive Charter' }])
    const offer = (isActive: boolean) =>
      api.testDatabase.db
        .updateTable('activity')
        .set({ is_active: isActive })
        .where('id', '=', 'cinque-dive-charter')
        .execute()
    await offer(false)
    expect((await days())[1]).toBeUndefined()
    await offer(true)
  })

  test('an id finds the same record as the slug; an unknown one is 404', async () => {
    const bySlug = await api.get('/travelPackage/fetch?packageSlug=island-saver')
    expect((await api.get('/travelPackage/fetch?id=island-saver')).body).toEqual(bySlug.body)
    expect((await api.get('/travelPackage/fetch?id=nowhere')).status).toBe(404)
    expect((await api.get('/travelPackage/fetch?packageSlug=nowhere')).status).toBe(404)
    // Named twice, it must be one and the same.
    expect((await api.get('/travelPackage/fetch?id=island-saver&packageSlug=island-saver')).status).toBe(200)
    expect((await api.get('/travelPackage/fetch?id=island-saver&packageSlug=two-ferry-saver')).status).toBe(404)
    expect((await api.get('/travelPackage/fetch?id=island-saver&categorySlug=honeymoon')).status).toBe(404)
  })

  test('similar packages are six unless more are asked for, never itself; an unknown id is 404 in its own words', async () => {
    const { body } = await api.get('/travelPackage/similarPackage/fetch?id=island-saver')
    const slugs = (body.packages as Summary[]).map(({ slug }) => slug)
    expect(slugs.length).toBeGreaterThan(0)
    expect(slugs.length).toBeLessThanOrEqual(6)
    expect(slugs).not.toContain('island-saver')
    const missing = await api.get('/travelPackage/similarPackage/fetch?id=nowhere')
    expect([missing.status, missing.body.message]).toEqual([404, 'Failed to fetch similar packages'])
    expect((await api.get('/travelPackage/similarPackage/fetch')).status).toBe(422)
  })

  test('special packages are those the operator marked', async () => {
    const { body } = await api.get('/travelPackage/specialPackage/fetch')
    const slugs = (body.packageData as Summary[]).map(({ slug }) => slug)
    expect(slugs.sort()).toEqual(
      packageFacts
        .filter((fact) => fact.special)
        .map(({ slug }) => slug)
        .sort(),
    )
    expect((await api.get('/travelPackage/specialPackage/fetch?id=dive-and-drift')).body).toMatchObject({ total: 1 })
    expect((await api.get('/travelPackage/specialPackage/fetch?id=two-ferry-saver')).status).toBe(404)
  })

  test('catalogue answers carry an ETag and answer 304 to who has it', async () => {
    const first = await api.get('/travelPackage/fetch?packageSlug=island-saver')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(
      (await api.send('/travelPackage/fetch?packageSlug=island-saver', { headers: { 'if-none-match': etag } })).status,
    ).toBe(304)
  })
})

test('every call of the contract is answered by the server', async () => {
  for (const endpoint of endpoints) {
    const reply = await api.send(endpoint.path, { method: endpoint.method })
    expect(reply.body.message, endpoint.path).not.toBe('There is no such call')
  }
})
