import { describe, expect, test } from 'vitest'
import { SAILING_REFUSED } from '#contract/terms/ferry-labels.ts'
import { type CabinView, openBoard } from './seat-board.ts'
import { type Choosing, problemOf, readSeats, sitTogether, toggleSeat, withNews, withParty } from './seat-rules.ts'

const FARES = { taxAmount: 229, portFee: 50 }
/** Three rows of two and two; 1A is the crew's, 1B and 2A are sold. Business has two seats, whose names say no row. */
const CABINS: CabinView[] = [
  {
    ...{ code: 'pClass', name: 'Premium', deck: 'main deck', fare: 1550, ...FARES, prefix: 'P', windows: 'A D' },
    rows: '1/AB|CD/front\n2/AB|CD\n3/__|CD',
    states: '2100100000',
  },
  {
    ...{ code: 'bClass', name: 'Business', deck: '', fare: 2050, ...FARES, prefix: '', windows: '' },
    rows: '1/=sofa%2C%20left,|,stool',
    states: '00',
  },
]
const { board, taken } = openBoard(CABINS)
const of = (adults: number, chosen: string[] = [], more: Partial<Choosing> = {}): Choosing => ({
  ...{ party: { adults, children: 0, infants: 0 }, taken: new Set(taken), chosen },
  ...more,
})

test('a board has every seat once, in words, with what is taken and what is never sold', () => {
  expect([...(board.cabins[0]?.seats.keys() ?? [])]).toEqual([
    ...['P1A', 'P1B', 'P1C', 'P1D', 'P2A', 'P2B', 'P2C', 'P2D', 'P3C', 'P3D'],
  ])
  expect([taken, [...board.blocked]]).toEqual([['P1B', 'P2A'], ['P1A']])
  expect(board.cabins[0]?.rows[2]?.cells).toEqual([null, null, 'aisle', 'P3C', 'P3D'])
  expect(board.cabins[0]?.seats.get('P3D')?.words.free).toBe('Row 3, seat D, window, Premium, ₹1,550, free')
  expect([...(board.cabins[1]?.seats.keys() ?? [])]).toEqual(['sofa, left', 'stool'])
})

describe('a seat', () => {
  test.each(['P1A', 'P1B', 'P9Z'])('that is not free (%s) is not chosen', (seat) => {
    expect(toggleSeat(board, of(2), seat).chosen).toEqual([])
  })

  test('is chosen and let go, as many as the party has people', () => {
    const two = toggleSeat(board, toggleSeat(board, of(2), 'P1C'), 'P1D')
    expect(two.chosen).toEqual(['P1C', 'P1D'])
    const third = toggleSeat(board, two, 'P2C')
    expect([third.chosen, third.notice?.text]).toEqual([
      ['P1C', 'P1D'],
      'You have chosen all 2 seats. Take one off first, or change who travels.',
    ])
    expect(toggleSeat(board, third, 'P1C')).toMatchObject({ chosen: ['P1D'], notice: undefined })
  })

  test('of one traveller moves', () => {
    expect(toggleSeat(board, of(1, ['P1C']), 'P2D').chosen).toEqual(['P2D'])
  })

  test('infants need none', () => {
    const party = { adults: 1, children: 0, infants: 1 }
    expect(problemOf({ party, chosen: ['P1C'] })).toBeUndefined()
    expect(problemOf({ party: { ...party, infants: 2 }, chosen: ['P1C'] })).toBe(SAILING_REFUSED.infants)
  })
})

describe('seated together', () => {
  test('in one row beside each other, in place of what was chosen', () => {
    const now = sitTogether(board, of(2, ['P3D']), 'pClass')
    expect([now.chosen, now.notice]).toEqual([
      ['P1C', 'P1D'],
      { kind: 'info', text: 'We chose Premium 1C and 1D: side by side.' },
    ])
  })

  test('in several rows where none holds them, or not at all', () => {
    expect(sitTogether(board, of(4), 'pClass').notice?.text).toMatch(/in 2 rows, as near to each other as can be\.$/)
    const none = sitTogether(board, of(3, ['P1C']), 'bClass')
    expect([none.chosen, none.notice?.text]).toEqual([['P1C'], 'Business has 2 free seats left, and you need 3.'])
  })
})

test('a smaller party lets go of the seats chosen last', () => {
  const now = withParty(board, of(3, ['P1C', 'P1D', 'P2C']), { adults: 1, children: 0, infants: 1 })
  expect([now.chosen, now.notice?.text]).toEqual([['P1C'], 'You need 1 seat now, so we took off Premium 1D and 2C.'])
})

describe('news of seats', () => {
  test('takes a chosen one away, says so, and leaves all else', () => {
    const now = withNews(board, of(2, ['P1C', 'P1D']), { taken: ['P1D', 'P2B'], freed: ['P2A'] })
    expect([now.chosen, [...now.taken].sort()]).toEqual([['P1C'], ['P1B', 'P1D', 'P2B']])
    expect(now.notice).toEqual({
      kind: 'error',
      text: 'Premium 1D has just been taken by someone else. Your other seats are kept. Please choose again for the rest.',
    })
  })

  test('about other seats says nothing, and none at all changes nothing', () => {
    const before = of(2, ['P1C'])
    const after = withNews(board, before, { taken: ['P2B'], freed: [] })
    expect([after.chosen, after.notice]).toEqual([['P1C'], undefined])
    expect(withNews(board, before, { taken: ['P1B', 'P2A'], freed: ['P1B', 'P2A', 'P1C'] })).toBe(before)
  })
})

describe('seats of an address', () => {
  const party = { adults: 2, children: 0, infants: 0 }
  const read = (...seats: string[]) => readSeats(board, { party, taken: new Set(taken) }, seats)

  test('that are gone, or no seats, are dropped and said', () => {
    const now = read('P1B', 'P1C', '<b>', 'P1C')
    expect([now.chosen, now.notice?.text]).toEqual([
      ['P1C'],
      'Premium 1B cannot be had any more. We left out what is no seat of this ferry. Please choose 1 more seat.',
    ])
  })

  test.each([
    [[], 'Please choose 2 seats.'],
    [['P1C'], 'Please choose 1 more seat.'],
    [['P1C', 'P1D'], undefined],
    [['P1C', 'P1D', 'P2C'], 'You chose 3 seats for 2 people. Take 1 off, or change who travels.'],
  ])('%j: %s', (seats, problem) => {
    expect(problemOf(read(...seats))).toBe(problem)
  })
})
