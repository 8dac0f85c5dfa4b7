import { describe, expect, test } from 'vitest'
import { writeHandoff } from './write-handoff.ts'

const written = (answer: unknown) => writeHandoff({ loaderData: { root: answer }, actionData: null, errors: null })

describe('the data of a page', () => {
  test('is written as JSON; a property without a value is left out', () => {
    const answer = { name: 'Havelock', price: 18800, stay: undefined, days: [1, 'two', null, { deal: false }] }
    expect(JSON.parse(written(answer) ?? '')).toEqual({
      loaderData: { root: { name: 'Havelock', price: 18800, days: [1, 'two', null, { deal: false }] } },
      actionData: null,
      errors: null,
    })
  })

  test.each([
    ['no answer of a route', undefined],
    ['a date', { at: new Date(0) }],
    ['a promise', { later: Promise.resolve(1) }],
    ['a map', { by: new Map() }],
    ['a number without an end', { share: Number.POSITIVE_INFINITY }],
    ['a gap in a list', { days: [1, undefined] }],
    ['a large number', { id: 1n }],
  ])('%s is left to the framework', (_name, answer) => {
    expect(written(answer)).toBeUndefined()
  })

  test('an error is left to the framework', () => {
    expect(writeHandoff({ loaderData: {}, actionData: null, errors: { root: new Error('down') } })).toBeUndefined()
  })
})
