import { expect, test } from 'vitest'
import { changesOf } from './data-provider.ts'

test('a save sends what differs and the version that was looked at', () => {
  const before = { id: 'h1', name: 'Lantern Reef', price: 8200, days: [{ title: 'Arrival' }], version: 7 }
  const data = { ...before, price: 9400, days: [{ title: 'Arrival' }] }
  expect(changesOf(data, before)).toEqual({ price: 9400, version: 7 })
  expect(changesOf({ name: 'New' })).toEqual({ name: 'New' })
})
