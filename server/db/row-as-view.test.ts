import { expect, test } from 'vitest'
import { viewOf } from './row-as-view.ts'

type View = { name: string; isOpen: boolean; note?: string; hours?: string }

test('what a row has as null is not in its view, and everything else is, false and empty too', () => {
  const view = viewOf<View>({ name: '', isOpen: false, note: null, hours: '9 to 5' })
  expect(Object.entries(view)).toEqual([
    ['name', ''],
    ['isOpen', false],
    ['hours', '9 to 5'],
  ])
})
