import { describe, expect, test } from 'vitest'
import { ageOf, newOuting, outingKey, readOuting, weightOf, withGuests, withOuting } from './outing.ts'

const PLACES = ['bharatpur-beach', 'north-bay']
const read = (search: string) => readOuting(new URLSearchParams(search), PLACES)

describe('an address', () => {
  test('without a query is two guests at the first place', () => {
    expect(read('')).toEqual(newOuting('bharatpur-beach'))
  })

  test('is read back as it was written', () => {
    const outing = {
      ...withGuests(newOuting('north-bay'), 3),
      date: '2026-12-25',
      time: '08:00',
      ages: ['30', '', '8'],
      weights: ['70.5', '60', '30'],
      agreed: true,
    }
    expect(read(withOuting('/x', outing).split('?')[1] ?? '')).toEqual(outing)
  })

  test.each(['date=2027-02-29', 'time=8', 'guests=x', 'guests=', 'place=atlantis', 'agreed=no', 'ages=&weights='])(
    '%s counts as not given',
    (search) => {
      expect(read(search)).toEqual(newOuting('bharatpur-beach'))
    },
  )

  test('a group is not cut to what can be booked online, only to what an enquiry takes; none is one', () => {
    expect(read('guests=45').guests).toBe(45)
    expect(read('guests=500').guests).toBe(99)
    expect(read('guests=0').guests).toBe(1)
  })
})

test('what a guest typed stays when another joins or leaves', () => {
  const three = { ...withGuests(newOuting('x'), 3), ages: ['30', '31', '8'] }
  expect(withGuests(withGuests(three, 2), 3).ages).toEqual(['30', '31', ''])
})

test('the question is another for another day, not for another age', () => {
  const outing = newOuting('north-bay')
  expect(outingKey({ ...outing, ages: ['3', '4'] })).toBe(outingKey(outing))
  expect(outingKey({ ...outing, date: '2026-12-25' })).not.toBe(outingKey(outing))
})

test.each([
  ['30', 30, 30],
  ['0', 0, undefined],
  ['70.5', undefined, 70.5],
  ['121', undefined, 121],
  ['301', undefined, undefined],
  ['-1', undefined, undefined],
  ['', undefined, undefined],
])('"%s" is the age %s and the weight %s', (text, age, weight) => {
  expect([ageOf(text), weightOf(text)]).toEqual([age, weight])
})
