import { expect, test } from 'vitest'
import type { FerryCabinMap, FerryTrip, SeatMap } from '#contract/v1/ferries.ts'
import { packCabins } from './pack-cabins.ts'
import { openBoard } from './seat-board.ts'

const seats = (booked: string[], ...numbers: string[]): SeatMap =>
  Object.fromEntries(
    numbers.map((number) => [number, { number, isBooked: booked.includes(number) ? 1 : 0, isBlocked: 0 }]),
  )
const fare = { fare: 1000, taxAmount: 0, portFee: 0, seatsLeft: 3 }

function trip(parts: Partial<FerryTrip & { maps: FerryCabinMap[] }>): FerryTrip & { maps: FerryCabinMap[] } {
  const classes = [{ code: 'pClass' as const, name: 'Premium', ...fare }]
  // What the packing of seats does not read is left out.
  return { classes, pClass: {}, bClass: {}, maps: [], ...parts } as FerryTrip & { maps: FerryCabinMap[] }
}

test('seats without a plan, and such as the plan has forgotten, can be chosen all the same', () => {
  const map: FerryCabinMap = {
    ...{ code: 'pClass', deck: 'main deck', windowLetters: ['A'] },
    grid: [{ row: 1, cells: ['P1A', 'aisle', 'P1B', 'P1A'], tag: 'door / stairs' }],
  }
  const pClass = seats(['P1B'], 'P1A', 'P1B', 'suite "9"', '_')
  const { board, taken } = openBoard(packCabins(trip({ pClass, maps: [map] })))
  expect(board.cabins[0]?.rows).toEqual([
    { row: 1, cells: ['P1A', 'aisle', 'P1B', null], tag: 'door / stairs' },
    { row: 2, cells: ['suite "9"', '_'] },
  ])
  expect([[...(board.cabins[0]?.seats.keys() ?? [])], taken]).toEqual([['P1A', 'P1B', 'suite "9"', '_'], ['P1B']])
  const bare = openBoard(packCabins(trip({ pClass: seats([], '1A', '1B') }))).board
  expect([...(bare.cabins[0]?.seats.keys() ?? [])]).toEqual(['1A', '1B'])
})

test('a class without a fare is not on sale', () => {
  expect(packCabins(trip({ pClass: seats([], '1A'), bClass: seats([], 'B1A') })).map(({ code }) => code)).toEqual([
    'pClass',
  ])
})

test('what is known of this moment stands over what the plan said', () => {
  const asked = trip({ pClass: seats(['1A'], '1A', '1B') })
  expect(packCabins(asked).map(({ states }) => states)).toEqual(['10'])
  expect(packCabins(asked, ['1B']).map(({ states }) => states)).toEqual(['01'])
})
