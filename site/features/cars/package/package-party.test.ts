import { describe, expect, test } from 'vitest'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { USUAL_FIGURES } from '#contract/terms/office-figures.ts'
import { judgeDrive, sentFacts } from '../enquiry/package-enquiry.ts'
import { readCarParty, standingProblems, whyNoPrice, withCarParty } from './package-party.ts'
import { planStart } from './package-view.ts'

const read = (query: string) => readCarParty(new URLSearchParams(query))

test('a party comes out of an address as it went in', () => {
  const address = '/x?adults=3&children=2&childAges=0%2C10&entryFee=yes&date=2027-02-10&time=07%3A30'
  const { party, problems } = read(address.slice(3))
  expect(party).toEqual({ adults: 3, children: 2, ages: [0, 10], entryFee: true, date: '2027-02-10', time: '07:30' })
  expect(withCarParty('/x', party)).toBe(address)
  expect(problems).toEqual({})
})

test.each([
  ['adults=-1', { adults: VALIDATION.count }],
  ['adults=1.5&children=x', { adults: VALIDATION.count, children: VALIDATION.count }],
  ['adults=', { adults: VALIDATION.count }],
  ['childAges=11', {}],
])('%s is said to be no count', (query, problems) => {
  expect(read(query).problems).toEqual(problems)
})

test('an age over ten is none, for eleven and over is an adult', () => {
  expect(read('children=2&childAges=10,11').party.ages).toEqual([10, undefined])
})

describe('there is no price', () => {
  test.each([
    ['above forty, infants too', 'adults=38&children=3&childAges=0,0,0', 'limit', paxLimitMessage(40)],
    ['without an adult', 'adults=0', 'hint', 'Add at least one adult to see the price.'],
    ['until every child has an age', 'children=2&childAges=4', 'hint', 'Choose the age of child 2 to see the price.'],
  ])('%s', (_, query, kind, message) => {
    expect(whyNoPrice(read(query).party)).toEqual({ kind, message })
  })

  test('but with forty there is', () => {
    expect(whyNoPrice(read('adults=40').party)).toBeUndefined()
  })
})

test('the page that thanks says what was sent, where the address has it', () => {
  const sent = (query: string) => sentFacts(read(query).party)
  expect(sent('adults=2&children=2&childAges=0,7&entryFee=yes&date=2026-12-25&time=08:00')).toEqual([
    { label: 'Pick-up', text: 'Fri 25 Dec 2026 at 08:00' },
    { label: 'Party', text: '2 adults, 2 children, aged under 1, 7' },
    { label: 'Entry tickets', text: 'With entry tickets' },
  ])
  expect(sent('adults=2')).toEqual([])
})

test.each([
  ['<p>An early one.</p><ul><li>03:30 pick-up from your hotel</li><li>06:00 convoy</li></ul>', '03:30'],
  ['<ul><li>09:30 Museum</li><li>12:00 pick-up</li></ul>', undefined],
  ['<p>At the airport.</p>', undefined],
])('the start of a plan is the hour of its first pick-up: %s', (description, time) => {
  expect(planStart([{ title: 'One', description }])).toBe(time)
})

test('what stands against a drive is said field by field, and goes with the field', () => {
  const now = new Date('2026-11-22T04:30:00Z')
  const judge = (query: string) => {
    const { party, problems } = read(query)
    return judgeDrive(
      { now, brand: { phones: [{ text: '+91 3192 200 011' }] } as never, figures: USUAL_FIGURES },
      party,
      problems,
    )
  }
  expect(judge('adults=0&children=1')).toEqual({
    adults: VALIDATION.adult,
    ages: 'Choose an age',
    date: 'Please choose a date',
    time: 'Please choose a time',
  })
  expect(judge('date=2026-11-22&time=15:29').time).toContain('+91 3192 200 011')
  expect(judge('date=2026-11-22&time=15:30')).toEqual({})
  expect(judge('date=2026-11-21&time=15:30').date).toBe('Please choose a day from today on')
  const [posted, changed] = [read('date=2026-11-21').party, read('date=2026-12-21').party]
  expect(standingProblems({ date: 'x', time: 'y' }, posted, changed)).toEqual({ time: 'y' })
})
