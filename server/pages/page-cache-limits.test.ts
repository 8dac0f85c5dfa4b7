import { describe, expect, test } from 'vitest'
import { html, openKitchen, plan } from '#tests/support/cache-kitchen.ts'
import { cacheBriefly } from './cache-briefly.ts'

describe('missing pages', () => {
  const missing = () => html('none', { status: 404 })

  test('are kept for ten seconds', async () => {
    const kitchen = openKitchen()
    kitchen.serve(missing)
    await kitchen.cache.fill(plan('/package-details/x'))
    kitchen.pass(10_000)
    expect(kitchen.cache.peek(plan('/package-details/x'))?.status).toBe(404)
    kitchen.pass(1)
    expect(kitchen.cache.peek(plan('/package-details/x'))).toBeUndefined()
  })

  test('are at most 500, and push no real page out', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.serve(missing)
    for (let index = 0; index < 501; index += 1) await kitchen.cache.fill(plan(`/package-details/${index}`))
    expect(kitchen.cache.peek(plan('/package-details/0'))).toBeUndefined()
    expect(kitchen.cache.peek(plan('/package-details/1'))?.status).toBe(404)
    expect(kitchen.cache.peek(plan('/'))?.status).toBe(200)
    expect(kitchen.cache.stats().entries).toBe(1)
  })

  test('take the place of the page that was there', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/package-details/x'))
    kitchen.cache.expire()
    kitchen.serve(missing)
    await kitchen.cache.fill(plan('/package-details/x'))
    expect(kitchen.cache.peek(plan('/package-details/x'))?.status).toBe(404)
    kitchen.pass(10_001)
    expect(kitchen.cache.peek(plan('/package-details/x'))).toBeUndefined()
  })

  test('give their place to a page that is there again', async () => {
    const kitchen = openKitchen()
    kitchen.serve(missing)
    await kitchen.cache.fill(plan('/places'))
    kitchen.serve(() => html('here'))
    await kitchen.cache.fill(plan('/places'))
    expect(kitchen.cache.peek(plan('/places'))?.status).toBe(200)
  })
})

describe('what is never kept', () => {
  test.each([
    ['an answer with a cookie', () => html('yours', { headers: { 'set-cookie': 'sid=1' } })],
    ['an answer that says no-store', () => html('x', { headers: { 'cache-control': 'no-store' } })],
    ['a private answer', () => html('x', { headers: { 'cache-control': 'private, max-age=60' } })],
    ['an error of ours', () => html('x', { status: 500 })],
    ['a refusal for now', () => html('x', { status: 503 })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/tours' } })],
    ['a permanent redirect', () => new Response(null, { status: 301, headers: { location: '/tours' } })],
    ['a refusal', () => html('x', { status: 422 })],
    ['a part of an answer', () => html('x', { status: 206 })],
    ['a missing page with a cookie', () => html('x', { status: 404, headers: { 'set-cookie': 'a=1' } })],
  ])('%s', async (_what, answer) => {
    const kitchen = openKitchen()
    kitchen.serve(answer)
    expect(await kitchen.cache.fill(plan('/'))).toBeInstanceOf(Response)
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
    await kitchen.cache.fill(plan('/'))
    expect(kitchen.rendered).toHaveLength(2)
  })

  test('a page that became a redirect is forgotten', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.cache.expire()
    kitchen.serve(() => new Response(null, { status: 301, headers: { location: '/tours' } }))
    await kitchen.cache.fill(plan('/'))
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
  })
})

describe('room', () => {
  test.each([
    ['200 pages with a query of one route', 200, (index: number) => `/tours?page=${index}`],
    ['800 without one', 800, (index: number) => `/package-details/${index}`],
  ])('there is room for %s; the one that nobody asked for longest goes', async (_what, most, keyAt) => {
    const kitchen = openKitchen()
    for (let index = 0; index < most; index += 1) await kitchen.cache.fill(plan(keyAt(index)))
    kitchen.cache.peek(plan(keyAt(0)))
    await kitchen.cache.fill(plan(keyAt(most)))
    expect(kitchen.cache.stats().entries).toBe(most)
    expect(kitchen.cache.peek(plan(keyAt(0)))).toBeDefined()
    expect(kitchen.cache.peek(plan(keyAt(1)))).toBeUndefined()
  })

  test('whoever asks for ever other filters pushes out no page without a query, and none of another route', async () => {
    const kitchen = openKitchen()
    for (const path of ['/', '/deals?page=2']) await kitchen.cache.fill(plan(path))
    for (let price = 1; price <= 1_001; price += 1) await kitchen.cache.fill(plan(`/tours?minPrice=${price}`))
    for (const path of ['/', '/deals?page=2']) expect(kitchen.cache.peek(plan(path))).toBeDefined()
    expect(kitchen.cache.stats().entries).toBe(202)
  })

  test('a page is packed as small as it gets once it has been sent twice from the cache', async () => {
    const kitchen = openKitchen()
    kitchen.serve(() =>
      html(
        Array.from({ length: 900 }, (_, turn) => `Swaraj Dweep ${turn * 7919} rupees, ${turn % 13} nights; `).join(''),
      ),
    )
    await kitchen.cache.fill(plan('/'))
    const first = kitchen.cache.peek(plan('/'))
    // Sent as it is: packing takes its time.
    expect(kitchen.cache.peek(plan('/'))).toBe(first)
    await expect.poll(() => kitchen.cache.peek(plan('/'))?.bodies.br.length).toBeLessThan(first?.bodies.br.length ?? 0)
  })

  test('an address that asks for what nobody knows makes no entry: it is kept for ten seconds, among 500', async () => {
    const kitchen = openKitchen()
    const odd = { ...plan('/tours?sort=-'), isOdd: true }
    await kitchen.cache.fill(odd)
    kitchen.serve(() => cacheBriefly(html('no such island')))
    await kitchen.cache.fill(plan('/places?island=atlantis'))
    expect(kitchen.cache.stats().entries).toBe(0)
    for (const each of [odd, plan('/places?island=atlantis')]) expect(kitchen.cache.peek(each)).toBeDefined()
    kitchen.pass(10_001)
    for (const each of [odd, plan('/places?island=atlantis')]) expect(kitchen.cache.peek(each)).toBeUndefined()
  })

  test('hits and misses are counted', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.cache.peek(plan('/'))
    kitchen.cache.peek(plan('/'))
    kitchen.cache.peek(plan('/tours'))
    expect(kitchen.cache.stats()).toEqual({ entries: 1, hits: 2, misses: 1 })
  })
})
