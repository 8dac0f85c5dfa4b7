import { expect, test } from 'vitest'
import { tellingPlaces } from './telling-places.ts'

test('names found on the fewest cards come first, then the order of the itinerary', () => {
  const lines = tellingPlaces([
    ['Jail', 'Beach', 'Museum', 'Cave'],
    ['Jail', 'Beach', 'Reef'],
    ['Jail', 'Market', 'Cave', 'Volcano', 'Beach'],
  ])
  expect(lines).toEqual(['Museum, Cave, Jail and 1 more', 'Reef, Jail, Beach', 'Market, Volcano, Cave and 2 more'])
})

test('what the title of a card speaks of comes first, however common', () => {
  const lists = [['Jail', 'Radhanagar Beach', 'Reef', 'Cave'], ['Jail', 'Radhanagar Beach'], ['Cave']]
  const titles = ['Radhanagar Sunset for Two', 'Two Days', 'Cave and Sea']
  expect(tellingPlaces(lists, titles)).toEqual([
    'Radhanagar Beach, Reef, Jail and 1 more',
    'Jail, Radhanagar Beach',
    'Cave',
  ])
})

test('a card alone in its list keeps its order', () => {
  expect(tellingPlaces([['Jail', 'Beach', 'Cave', 'Reef']])).toEqual(['Jail, Beach, Cave and 1 more'])
})

test('names too long for two lines are fewer, at least one', () => {
  const long = 'Cellular Jail National Memorial and Museum'
  expect(tellingPlaces([[long, 'Radhanagar Beach', 'Chidiya Tapu Biological Park']])).toEqual([
    `${long}, Radhanagar Beach and 1 more`,
  ])
  expect(tellingPlaces([['A'.repeat(90), 'Reef']])).toEqual([`${'A'.repeat(90)} and 1 more`])
})

test('no names, no words; empty ones and repeated ones do not count', () => {
  expect(tellingPlaces([[], ['', 'Reef', 'Reef']])).toEqual(['', 'Reef'])
  expect(tellingPlaces([])).toEqual([])
})
