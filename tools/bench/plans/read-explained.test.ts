import { expect, test } from 'vitest'
import { readExplained } from './read-explained.ts'

const entry = (ms: string, plan: object) =>
  `LOG:  duration: ${ms} ms  plan:\n${JSON.stringify(plan, null, 2)
    .split('\n')
    .map((line) => `\t${line}\n`)
    .join('')}`
const nested = {
  'Query Text': 'select 1\n  from booking',
  Plan: {
    'Node Type': 'Aggregate',
    Plans: [
      { 'Node Type': 'Index Scan', 'Relation Name': 'room_night' },
      { 'Node Type': 'Hash', Plans: [{ 'Node Type': 'Seq Scan', 'Relation Name': 'booking' }] },
    ],
  },
}

test('a table that is read whole is found however deep it stands in the plan', () => {
  expect(readExplained(`LOG:  something else\n${entry('12.345', nested)}LOG:  and more\n`)).toEqual([
    { text: 'select 1 from booking', ms: 12.345, scanned: ['booking'] },
  ])
})

test('a plan into which another process has written is left out, and the next is read', () => {
  const broken = entry('1.000', nested).replace('"Aggregate"', '"Aggre')
  expect(readExplained(broken + entry('2.000', nested)).map(({ ms }) => ms)).toEqual([2])
})
