import { describe, expect, test } from 'vitest'
import { html, openKitchen, plan, settled, textOf } from '#tests/support/cache-kitchen.ts'
import { RETRY_MS } from './page-cache.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FOREIGN = { freshMs: MINUTE }

/** A rendering that ends when told. */
function slowPage() {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  return { answer: () => promise, finish: (text: string) => resolve(html(text)), fail: reject }
}

describe('filling', () => {
  test('of fifty who ask at once, one has the page rendered and all get it', async () => {
    const kitchen = openKitchen()
    const slow = slowPage()
    kitchen.serve(slow.answer)
    const asked = Array.from({ length: 50 }, () => kitchen.cache.fill(plan('/')))
    slow.finish('the page')
    const answers = await Promise.all(asked)
    expect(kitchen.rendered).toEqual(['/'])
    expect(new Set(answers).size).toBe(1)
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('the page')
  })

  test('two pages are rendered side by side', async () => {
    const kitchen = openKitchen()
    await Promise.all([kitchen.cache.fill(plan('/tours')), kitchen.cache.fill(plan('/deals'))])
    expect(kitchen.rendered).toEqual(['/tours', '/deals'])
  })

  test('nothing is kept before it is whole', () => {
    const kitchen = openKitchen()
    kitchen.serve(slowPage().answer)
    void kitchen.cache.fill(plan('/'))
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
  })

  test('a rendering that breaks is told to everyone who waited, and the next visitor tries again', async () => {
    const kitchen = openKitchen()
    kitchen.serve(() => Promise.reject(new Error('broken')))
    const asked = [kitchen.cache.fill(plan('/')), kitchen.cache.fill(plan('/'))]
    await expect(Promise.allSettled(asked)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    kitchen.serve(() => html('mended'))
    expect(textOf(await kitchen.cache.fill(plan('/')))).toBe('mended')
  })
})

describe('a page of a foreign catalogue', () => {
  test('is fresh for a minute: nobody renders', async () => {
    const kitchen = openKitchen(FOREIGN)
    await kitchen.cache.fill(plan('/'))
    kitchen.pass(MINUTE - 1)
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
    expect(kitchen.rendered).toHaveLength(1)
  })

  test('is then served as it was to everyone while one refresh runs', async () => {
    const kitchen = openKitchen(FOREIGN)
    await kitchen.cache.fill(plan('/'))
    kitchen.pass(MINUTE)
    const slow = slowPage()
    kitchen.serve(slow.answer)
    for (let visitor = 0; visitor < 50; visitor += 1) expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
    expect(kitchen.rendered).toHaveLength(2)
    slow.finish('a new page')
    await settled(kitchen, '/')
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a new page')
    expect(kitchen.rendered).toHaveLength(2)
  })

  test.each([
    ['breaks', () => Promise.reject(new Error('broken'))],
    ['answers 500', () => html('sorry', { status: 500 })],
    ['answers 503', () => html('later', { status: 503 })],
    ['is not whole', () => html('a page with a hole', { headers: { 'cache-control': 'no-store' } })],
  ])('stays for a day where rendering %s, and no longer', async (_how, answer) => {
    const kitchen = openKitchen(FOREIGN)
    await kitchen.cache.fill(plan('/'))
    kitchen.serve(answer)
    kitchen.pass(MINUTE)
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
    await settled(kitchen, '/')
    kitchen.pass(DAY - MINUTE)
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
    await settled(kitchen, '/')
    kitchen.pass(1)
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
  })

  test('is no page after a day: an error is an error', async () => {
    const kitchen = openKitchen(FOREIGN)
    await kitchen.cache.fill(plan('/'))
    kitchen.pass(DAY + 1)
    kitchen.serve(() => Promise.reject(new Error('broken')))
    await expect(kitchen.cache.fill(plan('/'))).rejects.toThrow('broken')
  })

  test('whose refresh fails is not tried again by every visitor', async () => {
    const kitchen = openKitchen(FOREIGN)
    await kitchen.cache.fill(plan('/'))
    kitchen.pass(MINUTE)
    kitchen.serve(() => html('sorry', { status: 500 }))
    kitchen.cache.peek(plan('/'))
    await settled(kitchen, '/')
    const tries = kitchen.rendered.length
    for (let visitor = 0; visitor < 50; visitor += 1) kitchen.cache.peek(plan('/'))
    expect(kitchen.rendered).toHaveLength(tries)
    kitchen.pass(2_000)
    kitchen.cache.peek(plan('/'))
    expect(kitchen.rendered).toHaveLength(tries + 1)
  })
})

describe('a page of our own catalogue', () => {
  test('is sent however old it is, as long as nothing has changed', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.pass(30 * DAY)
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
    expect(kitchen.rendered).toHaveLength(1)
  })

  test('that has been purged is made anew for whoever asks next, and never sent again', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.cache.expire()
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
    kitchen.serve(() => html('the new page'))
    await kitchen.cache.fill(plan('/'))
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('the new page')
  })

  const FAILURES: [what: string, answer: () => Response | Promise<Response>][] = [
    ['breaks', () => Promise.reject(new Error('broken'))],
    ['is an error', () => html('sorry', { status: 503 })],
    ['lacks what could not be had', () => html('half a page', { headers: { 'cache-control': 'no-store' } })],
  ]

  test.each(FAILURES)(
    'stands in where the new one %s, and that is tried again 2 seconds later',
    async (_what, answer) => {
      const kitchen = openKitchen()
      await kitchen.cache.fill(plan('/'))
      kitchen.cache.expire()
      kitchen.serve(answer)
      expect(textOf(await kitchen.cache.fill(plan('/')))).toBe('a page')
      kitchen.pass(RETRY_MS - 1)
      expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
      kitchen.pass(1)
      expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
      kitchen.serve(() => html('mended'))
      expect(textOf(await kitchen.cache.fill(plan('/')))).toBe('mended')
      expect(textOf(kitchen.cache.peek(plan('/')))).toBe('mended')
    },
  )

  test('stands in at once while the database is away, and not any more when it is back', async () => {
    let isAway = false
    const kitchen = openKitchen({ isAway: () => isAway })
    await kitchen.cache.fill(plan('/'))
    kitchen.cache.expire()
    isAway = true
    for (const _visit of [1, 2]) expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
    expect(kitchen.rendered).toHaveLength(1)
    isAway = false
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
  })

  test('does not stand in for a day and more after its purge', async () => {
    const kitchen = openKitchen({ isAway: () => true })
    await kitchen.cache.fill(plan('/'))
    kitchen.pass(3 * DAY)
    kitchen.cache.expire()
    kitchen.serve(() => html('sorry', { status: 503 }))
    kitchen.pass(DAY)
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
    kitchen.pass(1)
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
    expect(textOf(await kitchen.cache.fill(plan('/')))).toBeUndefined()
  })
})

describe.each(['expire', 'purge'] as const)('a cache that is told to %s', (how) => {
  test('forgets pages and missing pages', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.serve(() => html('none', { status: 404 }))
    await kitchen.cache.fill(plan('/places'))
    kitchen.cache[how]()
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
    expect(kitchen.cache.peek(plan('/places'))).toBeUndefined()
  })

  test('during a rendering does not bring the old page back', async () => {
    const kitchen = openKitchen()
    const slow = slowPage()
    kitchen.serve(slow.answer)
    const asked = kitchen.cache.fill(plan('/'))
    kitchen.cache[how]()
    slow.finish('of before')
    expect(textOf(await asked)).toBe('of before')
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
  })

  test('during a rendering: who comes after it gets a rendering of after it', async () => {
    const kitchen = openKitchen()
    const before = slowPage()
    kitchen.serve(before.answer)
    const early = kitchen.cache.fill(plan('/'))
    kitchen.cache[how]()
    kitchen.serve(() => html('of after'))
    const late = await kitchen.cache.fill(plan('/'))
    before.finish('of before')
    await early
    expect(textOf(late)).toBe('of after')
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('of after')
  })
})
