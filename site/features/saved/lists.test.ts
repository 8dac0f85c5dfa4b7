import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SAVED_MAX, saved, toggleSaved } from '#site/shop/saved/saved-items.ts'
import { keepShared, listsOf, moveItem, notePrices, removeItem, removeList, renameList, unpriced } from './lists.ts'
import { changeText } from './saved-texts.ts'
import type { Today } from './today-view.ts'

const DAY = '2027-02-11'
const saver = {
  kind: 'package' as const,
  id: 'island-saver',
  title: 'Island Saver',
  href: '/package-details/island-saver',
}
const reef = { kind: 'hotel' as const, id: 'lantern-reef', title: 'Lantern Reef', href: '/hotel-details/lantern-reef' }
const jail = { kind: 'place' as const, id: 'jail', title: 'Jail', href: '/place-details/jail' }
const sold = (item: typeof saver | typeof reef, price: number): Today => ({
  ...item,
  state: 'sold',
  what: '',
  price,
  unit: '',
})

/** Lists as a visitor reads them: their names, with the ids on each. */
const read = () => Object.fromEntries(listsOf(saved.read()).map(({ name, items }) => [name, items.map(({ id }) => id)]))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('lists of saved things', () => {
  test('what browsers kept before there were lists is on the unnamed one', () => {
    localStorage.setItem('padauk.saved', JSON.stringify([saver, reef]))
    expect(read()).toEqual({ '': ['island-saver', 'lantern-reef'] })
  })

  test('a thing is moved, its list takes a name and another, and is there while something is on it', () => {
    saved.keep([saver, reef])
    moveItem(saver, 'Honeymoon')
    expect(read()).toEqual({ '': ['lantern-reef'], Honeymoon: ['island-saver'] })
    renameList('Honeymoon', 'Ideas')
    renameList('', 'Ideas')
    expect(read()).toEqual({ Ideas: ['island-saver', 'lantern-reef'] })
    removeItem({ ...saver, list: 'Ideas' })
    expect(read()).toEqual({ Ideas: ['lantern-reef'] })
    removeList('Ideas')
    expect(read()).toEqual({})
  })

  test('a heart leaves lists and prices of others alone, and takes its own thing off all of them', () => {
    saved.keep([saver])
    keepShared('Shared', [sold(saver, 100), sold(reef, 200)], DAY)
    expect(read()).toEqual({ '': ['island-saver'], Shared: ['island-saver', 'lantern-reef'] })
    toggleSaved(saver)
    expect(listsOf(saved.read())).toEqual([
      { name: 'Shared', items: [{ ...reef, list: 'Shared', was: { price: 200, day: DAY } }] },
    ])
  })

  test('a list that came by a link takes nothing of what was kept: what there is no room for is left out', () => {
    saved.keep(Array.from({ length: SAVED_MAX - 1 }, (_, index) => ({ ...saver, id: `kept-${index}` })))
    expect(keepShared('Shared', [sold(saver, 1), sold(reef, 2)], DAY)).toBe(1)
    expect(saved.read()).toHaveLength(SAVED_MAX)
    expect(read()['']).toHaveLength(SAVED_MAX - 1)
    expect(read().Shared).toEqual(['island-saver'])
  })

  test('a price is noted once, and what has none is asked for again', () => {
    saved.keep([saver, reef, jail])
    expect(unpriced(saved.read()).map(({ id }) => id)).toEqual(['island-saver', 'lantern-reef'])
    notePrices([sold(saver, 29_000), { kind: 'hotel', id: 'lantern-reef', state: 'unread' }], DAY, () => false)
    notePrices([sold(saver, 27_200), sold(reef, 5_000)], '2027-03-01', ({ id }) => id === 'lantern-reef')
    const [list] = listsOf(saved.read())
    expect(list?.items.map(({ was }) => was)).toEqual([
      { price: 29_000, day: DAY },
      { price: 5_000, day: '2027-03-01', isLate: true },
      undefined,
    ])
    expect(unpriced(saved.read())).toEqual([])
  })

  test('what another program wrote under our key is not shown as ours', () => {
    const odd = { ...saver, list: '<img src=x>', was: { price: '1', day: 'today' } }
    localStorage.setItem('padauk.saved', JSON.stringify([odd, { ...reef, href: '//elsewhere' }, 7]))
    expect(listsOf(saved.read())).toEqual([{ name: 'img srcx', items: [{ ...saver, list: 'img srcx' }] }])
  })
})

test('a change of price names both prices and when the first was', () => {
  expect(changeText({ price: 29_000, day: DAY }, 27_200)).toBe('Now ₹27,200, was ₹29,000 when you saved it')
  expect(changeText({ price: 29_000, day: DAY, isLate: true }, 31_000)).toBe(
    'Now ₹31,000, was ₹29,000 on Thu 11 Feb 2027',
  )
  expect(changeText({ price: 29_000, day: DAY }, 29_000)).toBeUndefined()
})
