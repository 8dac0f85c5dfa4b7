import { describe, expect, test } from 'vitest'
import { html, openKitchen, plan, settled, textOf } from '#tests/support/cache-kitchen.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

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

describe('age', () => {
  test('a page is fresh for a minute: nobody renders', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.pass(MINUTE - 1)
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
    expect(kitchen.rendered).toHaveLength(1)
  })

  test('then the old page is served at once to everyone while one refresh runs', async () => {
    const kitchen = openKitchen()
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
  ])('while rendering %s the old page stays for a day, and no longer', async (_how, answer) => {
    const kitchen = openKitchen()
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

  test('after a day an error is an error: nobody gets an empty page', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.pass(DAY + 1)
    kitchen.serve(() => Promise.reject(new Error('broken')))
    await expect(kitchen.cache.fill(plan('/'))).rejects.toThrow('broken')
  })

  test('a refresh that fails is not tried again by every visitor', async () => {
    const kitchen = openKitchen()
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

describe('a page that is expired', () => {
  test('is made anew for whoever asks next', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.cache.expire()
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
    kitchen.serve(() => html('the new page'))
    await kitchen.cache.fill(plan('/'))
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('the new page')
  })

  test.each<[what: string, answer: () => Response | Promise<Response>]>([
    ['breaks', () => Promise.reject(new Error('broken'))],
    ['is an error', () => html('sorry', { status: 503 })],
    ['lacks what could not be had', () => html('half a page', { headers: { 'cache-control': 'no-store' } })],
  ])('is sent as it was where the new one %s, and tried again later', async (_what, answer) => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.cache.expire()
    kitchen.serve(answer)
    expect(textOf(await kitchen.cache.fill(plan('/')))).toBe('a page')
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('a page')
    kitchen.serve(() => html('mended'))
    kitchen.pass(3_000)
    kitchen.cache.peek(plan('/'))
    await settled(kitchen, '/')
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('mended')
  })

  test('does not stand in for a day and more', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.cache.expire()
    kitchen.pass(DAY + 1)
    kitchen.serve(() => html('sorry', { status: 503 }))
    expect(textOf(await kitchen.cache.fill(plan('/')))).toBeUndefined()
  })
})

describe('a purge', () => {
  test('forgets pages and missing pages', async () => {
    const kitchen = openKitchen()
    await kitchen.cache.fill(plan('/'))
    kitchen.serve(() => html('none', { status: 404 }))
    await kitchen.cache.fill(plan('/places'))
    kitchen.cache.purge()
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
    expect(kitchen.cache.peek(plan('/places'))).toBeUndefined()
  })

  test('during a rendering does not bring the old page back', async () => {
    const kitchen = openKitchen()
    const slow = slowPage()
    kitchen.serve(slow.answer)
    const asked = kitchen.cache.fill(plan('/'))
    kitchen.cache.purge()
    slow.finish('of before')
    expect(textOf(await asked)).toBe('of before')
    expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
  })

  test('during a rendering: who comes after it gets a rendering of after it', async () => {
    const kitchen = openKitchen()
    const before = slowPage()
    kitchen.serve(before.answer)
    const early = kitchen.cache.fill(plan('/'))
    kitchen.cache.purge()
    kitchen.serve(() => html('of after'))
    const late = await kitchen.cache.fill(plan('/'))
    before.finish('of before')
    await early
    expect(textOf(late)).toBe('of after')
    expect(textOf(kitchen.cache.peek(plan('/')))).toBe('of after')
  })
})
