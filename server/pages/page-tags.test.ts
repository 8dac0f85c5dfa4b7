import { expect, test } from 'vitest'
import { html, openKitchen, plan, textOf } from '#tests/support/cache-kitchen.ts'
import { changesOf, HALF_HOUR, withTags } from './page-tags.ts'

const fillTagged = async (kitchen: ReturnType<typeof openKitchen>) => {
  const made: [path: string, tags: readonly string[] | undefined][] = [
    ['/package-details/a', ['package:a', 'deal']],
    ['/package-details/b', ['package:b', 'deal']],
    ['/tours?page=2', ['package', 'deal']],
    ['/faq', ['faq']],
    ['/currency', []],
    ['/unknown', undefined],
  ]
  for (const [path, tags] of made) {
    kitchen.serve(() => withTags(html(path), tags))
    await kitchen.cache.fill(plan(path))
  }
  return () => made.map(([path]) => path).filter((path) => kitchen.cache.peek(plan(path)) === undefined)
}

test.each<[change: string, tags: string[], gone: string[]]>([
  ['one package', ['package', 'package:a'], ['/package-details/a', '/tours?page=2', '/unknown']],
  ['a deal', ['deal'], ['/package-details/a', '/package-details/b', '/tours?page=2', '/unknown']],
  ['a question', ['faq'], ['/faq', '/unknown']],
  [
    'what has a noun that we do not know',
    ['faq', 'weather'],
    ['/package-details/a', '/package-details/b', '/tours?page=2', '/faq', '/currency', '/unknown'],
  ],
])('after a change of %s only pages made of it are made anew', async (_what, tags, gone) => {
  const kitchen = openKitchen()
  const listGone = await fillTagged(kitchen)
  kitchen.cache.expire(changesOf(tags))
  expect(listGone()).toEqual(gone)
})

test('a page that tells of the time of day is made anew at the next half hour', async () => {
  const kitchen = openKitchen()
  kitchen.serve(() => withTags(html('a page'), ['car']))
  const ofNow = { ...plan('/car-rental'), halfHourly: true }
  for (const each of [ofNow, plan('/faq')]) await kitchen.cache.fill(each)
  kitchen.cache.expire(changesOf([HALF_HOUR]))
  expect([ofNow, plan('/faq')].map((each) => kitchen.cache.peek(each) === undefined)).toEqual([true, false])
})

test('a page that is made while anything changes is not kept: nobody knows yet what it is made of', async () => {
  const kitchen = openKitchen()
  const { promise, resolve } = Promise.withResolvers<Response>()
  kitchen.serve(() => promise)
  const asked = kitchen.cache.fill(plan('/'))
  kitchen.cache.expire(changesOf(['faq']))
  resolve(withTags(html('of before'), ['deal']))
  expect(textOf(await asked)).toBe('of before')
  expect(kitchen.cache.peek(plan('/'))).toBeUndefined()
})
