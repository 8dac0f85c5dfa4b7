import { describe, expect, test } from 'vitest'
import type { PackageDay, PackageFields, PackageStay } from '#contract/office/packages.ts'
import {
  changedNames,
  enter,
  fieldsEntered,
  freshKey,
  nightsOfStay,
  nightsSaid,
  putOver,
  textOf,
} from './package-fields.ts'
import { differencesOf } from './package-words.ts'

const DAY: PackageDay = {
  ...{ title: 'A day', descriptionHtml: '<p>Rest.</p>', breakfast: true, lunch: false, dinner: false },
  ...{ ferry: null, activityIds: [], pictureIds: [] },
}
const STAY: PackageStay = {
  ...{ place: 'Swaraj Dweep', hotelName: 'Tern House', roomType: 'Standard room' },
  ...{ nights: 2, capacityPerRoom: 2, starRating: 3 },
}
const FIELDS: PackageFields = {
  ...{ name: 'Two shores', categoryId: 'honeymoon', listRate: 54_400, upperLimit: 4, special: false, isLive: true },
  ...{ descriptionHtml: '<p>Short.</p>', overviewHtml: '', inclusiveHtml: '', exclusiveHtml: '' },
  ...{
    paymentPolicyHtml: '',
    cancellationPolicyHtml: '',
    days: [DAY, DAY, DAY],
    stays: [STAY],
    placeIds: [],
    pictureIds: [],
  },
}

test('what is entered and not touched is what was read', () => {
  expect(fieldsEntered(enter(FIELDS))).toEqual(FIELDS)
})

test('a new day has a key of its own, whichever were taken away', () => {
  expect(freshKey(enter(FIELDS).days.slice(1))).toBe('4')
  expect(freshKey([])).toBe('1')
})

test('values are the same in whatever order their names come', () => {
  expect(textOf({ a: 1, b: { d: 2, c: [3, 1] } })).toBe(textOf({ b: { c: [3, 1], d: 2 }, a: 1 }))
  expect(textOf({ a: [3, 1] })).not.toBe(textOf({ a: [1, 3] }))
})

test('only what one has changed goes over what somebody else has published', () => {
  const mine = { ...FIELDS, name: 'Mine', upperLimit: 6 }
  const theirs = { ...FIELDS, name: 'Theirs', listRate: 60_000 }
  expect(changedNames(mine, FIELDS)).toEqual(['name', 'upperLimit'])
  expect(putOver(theirs, FIELDS, mine)).toEqual({ ...FIELDS, name: 'Mine', upperLimit: 6, listRate: 60_000 })
})

describe('the nights in hotels', () => {
  test.each([
    [2, true, 'Every one of the 2 nights has a hotel.'],
    [1, false, '3 days have 2 nights, the hotels 1: 1 night without a hotel.'],
    [4, false, '3 days have 2 nights, the hotels 4: 2 nights too many.'],
  ])('%i against two', (nights, fits, words) => {
    expect(nightsSaid({ ...FIELDS, stays: [{ ...STAY, nights }] })).toEqual({ fits, words })
  })

  test('follow each other', () => {
    const stays = [{ ...STAY, nights: 1 }, STAY, { ...STAY, nights: 3 }]
    expect(stays.map((_, place) => nightsOfStay(stays, place))).toEqual(['Night 1', 'Nights 2 and 3', 'Nights 4 to 6'])
  })
})

test('two versions are compared in words, a day that only one of them has among them', () => {
  const after = { ...FIELDS, listRate: 60_000, days: [DAY, DAY, DAY, { ...DAY, title: 'Home' }] }
  expect(differencesOf(FIELDS, after, undefined)).toEqual({
    before: { 'Rate for two': '₹54,400', 'Day 4': '' },
    after: { 'Rate for two': '₹60,000', 'Day 4': 'Home; Rest.; Meals: breakfast' },
  })
})
