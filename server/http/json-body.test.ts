import { describe, expect, test } from 'vitest'
import { extended, jsonBody, withJson } from './json-body.ts'

const FACTS = { name: 'Lantern “Reef”', price: 4_500, pictures: [{ alt: 'Sea ₹' }], gone: undefined }
const SEATS = withJson({ '1A': { free: 1 }, '“2': { free: 0 } }, '{"1A":{"free":1},"“2":{"free":0}}')

describe('the body of an answer', () => {
  test.each<[string, object]>([
    ['of plain fields', { status: 1, total: 3, split: undefined, at: null, page: { title: 'Ferries – when' } }],
    ['of nothing', {}],
    [
      'with lists of texts, numbers and nothing',
      { names: ['a', 'b'], prices: [1, 2], none: [], holes: [undefined, null] },
    ],
    ['with records', { status: 1, list: [{ a: 1 }, { b: undefined }, {}] }],
    [
      'with extended records',
      { status: 1, list: [extended(FACTS, { left: 2 }), extended(FACTS, { left: 0, stay: undefined })], total: 2 },
    ],
    ['with records extended by nothing', { list: [extended(FACTS, {}), extended(FACTS, { stay: undefined })] }],
    ['with nothing extended', { list: [extended({}, { left: 1 }), extended({}, {})] }],
    [
      'with fields that have their JSON',
      {
        list: [{ id: 1, gone: undefined, seats: SEATS }, { seats: SEATS, at: null }, extended(FACTS, { seats: SEATS })],
      },
    ],
    ['with extended records inside of others', { hotel: extended(FACTS, { left: 2 }) }],
  ])('is what JSON makes of it: %s', (_what, answer) => {
    expect(jsonBody(answer).toString()).toBe(JSON.stringify(answer))
  })

  test('an extended record has the fields of both', () => {
    expect(extended(FACTS, { left: 2 })).toEqual({ ...FACTS, left: 2 })
  })
})
