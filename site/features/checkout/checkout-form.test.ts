import { describe, expect, test } from 'vitest'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { placeBodyOf, problemsOf } from './checkout-form.ts'
import { countries } from './countries.ts'
import { peopleNeeded } from './people-needed.ts'
import { travellerTitle } from './texts.ts'

const held = (lineId: string, asked: object) => ({ lineId, title: lineId, ...asked }) as HeldLine
const FERRY = held('ferry', { kind: 'ferry', tripId: 't', seats: ['A', 'B'], infants: 1 })
const STAY = held('stay', { kind: 'hotel', rooms: [] })
const DIVE = held('dive', { kind: 'activity', ages: [31, 12] })

describe('who is asked for', () => {
  test('a ferry lists everyone on board, the infant on a lap too', () => {
    expect(peopleNeeded([FERRY])).toMatchObject({ slots: 3, infants: 1, listed: true, choices: [] })
  })

  test('the last of a ferry are the infants, and say so; ages that a package was told stand', () => {
    expect(peopleNeeded([FERRY]).ages).toEqual([undefined, undefined, 0])
    expect(travellerTitle(2, 0)).toBe('Traveller 3, infant under 1')
    expect(travellerTitle(1, 5)).toBe('Traveller 2, child, 5 years')
    expect(travellerTitle(1, undefined)).toBe('Traveller 2')
    const TOUR = held('tour', { kind: 'package', adultCount: 2, childAges: [0, 7] })
    expect(peopleNeeded([FERRY, TOUR]).ages).toEqual([undefined, undefined, 0, 7])
  })

  test('ages that a car and an outing were told are not asked for again, and of a contradiction nothing is guessed', () => {
    const car = (childAges: number[]) => held('car', { kind: 'car', passengers: 4, childAges })
    const LARGE_FERRY = held('ferry', { kind: 'ferry', tripId: 't', seats: ['A', 'B', 'C'], infants: 1 })
    const PAIR = held('dive', { kind: 'activity', ages: [34, 31] })
    expect(peopleNeeded([car([0, 7]), LARGE_FERRY, PAIR]).ages).toEqual([34, 31, 7, 0])
    expect(peopleNeeded([car([7]), LARGE_FERRY]).ages).toEqual([undefined, undefined, undefined, 0])
    expect(peopleNeeded([LARGE_FERRY, DIVE]).ages, 'which of them is twelve').toEqual([...Array(3), 0])
  })

  test('a stay goes by its lead traveller alone', () => {
    expect(peopleNeeded([STAY])).toMatchObject({ slots: 1, listed: false, choices: [], freeLineIds: ['stay'] })
  })

  test('lines for as many people are not chosen among, and ages that were said once stand', () => {
    expect(peopleNeeded([DIVE, STAY])).toMatchObject({ slots: 2, choices: [], ages: [31, 12] })
    const CHILD_FIRST = held('dive', { kind: 'activity', ages: [12, 31] })
    expect(peopleNeeded([CHILD_FIRST]).ages).toEqual([31, 12])
  })

  test('lines for different numbers are chosen by each traveller, and nobody loses the stay', () => {
    const people = peopleNeeded([FERRY, DIVE, STAY])
    expect(people.choices.map(({ lineId, count }) => [lineId, count])).toEqual([
      ['ferry', 3],
      ['dive', 2],
    ])
    const { travellers } = placeBodyOf(
      'h',
      { 'travellers.0.lineIds': ['ferry', 'dive'], 'travellers.2.lineIds': ['ferry'] },
      people,
    )
    expect(travellers.map(({ lineIds }) => lineIds)).toEqual([['ferry', 'dive', 'stay'], ['stay'], ['ferry', 'stay']])
  })
})

describe('the form', () => {
  const people = peopleNeeded([FERRY])

  test('sends a passport for travellers from abroad only', () => {
    const papers = { 'travellers.0.idNumber': ['GB1234567'], 'travellers.0.age': ['34'] }
    const from = (country: string) =>
      placeBodyOf('h', { ...papers, 'travellers.0.nationality': [country] }, people).travellers[0]
    expect(from('GB')).toMatchObject({ age: 34, idType: 'passport', idNumber: 'GB1234567' })
    expect(from('IN')).not.toHaveProperty('idNumber')
  })

  test("places the API's words beside their fields, with what the ferry's list lacks, the first of the page first", () => {
    const errors = [
      { field: 'lead.email', message: 'Please enter valid email' },
      { field: 'lead.name', message: 'Please enter valid name' },
    ]
    const { fields, first } = problemsOf({ message: '', errors }, {}, people)
    expect(first).toBe('travellers.0.name')
    expect(fields).toMatchObject({
      'lead.email': 'Please enter valid email',
      'travellers.0.name': 'Please enter valid name',
    })
    expect(Object.keys(fields).filter((name) => name.endsWith('.sex'))).toHaveLength(3)
  })
})

test('our own country comes first among all, and none is there twice or gone', () => {
  const codes = countries().map(({ code }) => code)
  expect(codes[0]).toBe('IN')
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual(expect.arrayContaining(['GB', 'TL', 'BT', 'ZW']))
  expect(codes).not.toEqual(expect.arrayContaining(['SU']))
})
