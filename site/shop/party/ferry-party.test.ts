import { expect, test } from 'vitest'
import { readFerryParty } from './ferry-party.ts'

const USUAL = { adults: 2, children: 0, infants: 0 }
const LEFT_OUT = 'Part of that address made no sense to us, so we left it out.'
const LAPS = 'Each infant sits on the lap of an adult: please give no more infants than adults'
const TOO_MANY = 'We search for at most 99 of each'

test.each([
  ['', [2, 0, 0], []],
  ['adults=3&children=1&infants=2', [3, 1, 2], []],
  ['adults=100', [99, 0, 0], [TOO_MANY]],
  ['adults=0&children=x', [1, 0, 0], ['Please enter valid value', LEFT_OUT]],
  ['children=200&infants=100', [2, 99, 2], [TOO_MANY, LAPS]],
  ['infants=3', [2, 0, 2], [LAPS]],
  ['infants=abc&adults=-1', [2, 0, 0], [LEFT_OUT]],
])('"%s" is read as %j, and says %j', (query, [adults, children, infants], problems) => {
  expect(readFerryParty(new URLSearchParams(query), USUAL)).toEqual({ party: { adults, children, infants }, problems })
})
