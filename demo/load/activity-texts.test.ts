import { describe, expect, test } from 'vitest'
import { activityFacts } from '#demo/activity-facts.ts'
import { practicalLines } from './activity-texts.ts'

const linesOf = (id: string) => practicalLines(activityFacts.filter((fact) => fact.id === id)[0] ?? fail(id))

function fail(id: string): never {
  throw new Error(`No activity ${id}`)
}

describe('what a page says of the hours', () => {
  test.each([
    ['night-kayak', 'Starts at 18:30 or 03:00.'],
    ['sea-walk', 'Starts at 08:00, 10:00 or 12:00.'],
    ['ferry-snorkel-combo', 'Starts at 08:00.'],
    ['day-kayak', 'Starts at 06:00 or 15:30.'],
  ])('%s: %s', (id, said) => {
    expect(linesOf(id)).toContain(said)
  })
})

test('who flies is in the air, who swims in the water, and a course counts its days alone', () => {
  expect(linesOf('parasailing')).toContain('Takes 30 minutes in all, about 8 minutes of it in the air.')
  expect(linesOf('guided-snorkelling').join(' ')).toContain(
    'about 30 minutes of it on or in the water, down to 2 metres',
  )
})
