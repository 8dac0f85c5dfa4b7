import { describe, expect, test } from 'vitest'
import { URL_BYTES_MAX } from './limits.ts'
import { LIST_NAME_MAX, listName, readSharedItems, SHARED_ITEMS_MAX, sharedListPath } from './saved-list.ts'

const readPath = (path: string) => readSharedItems(new URL(path, 'http://localhost').searchParams)

describe('the address of a list', () => {
  test('carries the list: what is read from it is what it was made of, in that order', () => {
    const items = [
      { kind: 'hotel' as const, id: 'lantern-reef' },
      { kind: 'package' as const, id: 'island-saver' },
      { kind: 'place' as const, id: 'cellular-jail' },
      { kind: 'activity' as const, id: 'parasailing' },
    ]
    const path = sharedListPath('Honeymoon ideas', items)
    expect(path).toBe('/saved?name=Honeymoon+ideas&h=lantern-reef&p=island-saver&at=cellular-jail&w=parasailing')
    expect(readPath(path)).toEqual(items)
  })

  test('names each thing once, no more than a list holds, and nothing that is no id', () => {
    expect(readPath('/saved?p=a&p=a&h=a')).toEqual([
      { kind: 'package', id: 'a' },
      { kind: 'hotel', id: 'a' },
    ])
    expect(readPath('/saved?p=%3Cscript%3E&p=..%2Fx&h=&x=a&__proto__=a&toString=a&p=A')).toEqual([])
    expect(readPath(`/saved?p=${'a'.repeat(65)}`)).toEqual([])
    const many = Array.from({ length: 40 }, (_, index) => `p=no-${index}`).join('&')
    expect(readPath(`/saved?${many}`)).toHaveLength(SHARED_ITEMS_MAX)
  })

  test('is short enough to be read, whatever is on the list and however it is named', () => {
    const items = Array.from({ length: 99 }, (_, index) => ({ kind: 'place' as const, id: `${index}`.padEnd(64, 'x') }))
    const path = sharedListPath(listName('अ'.repeat(99)), items)
    expect(path.length).toBeLessThan(URL_BYTES_MAX)
    expect(readPath(path)).toHaveLength(SHARED_ITEMS_MAX)
  })
})

test.each([
  ['Honeymoon ideas', 'Honeymoon ideas'],
  ['हनीमून 2027', 'हनीमून 2027'],
  ['  two \n lines\t', 'two lines'],
  ['<b>loud</b>', 'bloudb'],
  ['see http://evil.example/now', 'see httpevil.examplenow'],
  ['\u202Eturned\u0000', 'turned'],
  ['///', ''],
  ['x'.repeat(200), 'x'.repeat(LIST_NAME_MAX)],
])('%j is a list called %j', (typed, name) => {
  expect(listName(typed)).toBe(name)
})
