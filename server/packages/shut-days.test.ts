import { expect, test } from 'vitest'
import { shutNote, shutNotes } from './shut-days.ts'

const JAIL = { place: 'Cellular Jail', weekday: 'Monday' }
const SAW_MILL = { place: 'Chatham Saw Mill', weekday: 'Sunday' }
const MUSEUM = { place: 'Samudrika Museum', weekday: 'Monday' }
const PLAN = [{ day: 1, shut: [JAIL, MUSEUM] }, { day: 2, shut: [SAW_MILL, JAIL] }, { day: 3 }]

test('a plan that comes to a place on the day on which it is shut says so', () => {
  expect(shutNotes(PLAN, '2027-02-07')).toEqual([
    { date: '2027-02-08', text: expect.stringMatching(/^Cellular Jail is usually shut on Mondays\. .*this visit/) },
  ])
  expect(shutNote(PLAN, '2027-02-08')).toMatch(
    /^Mon 8 Feb 2027: Cellular Jail and Samudrika Museum are usually shut on Mondays\. .*these visits/,
  )
})

test('on other days there is nothing to say', () => {
  expect(shutNotes(PLAN, '2027-02-09')).toEqual([])
  expect(shutNote(PLAN, '2027-02-09')).toBeUndefined()
})
