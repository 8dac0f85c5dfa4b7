import { expect, test } from 'vitest'
import ferries from '../facts/ferries.json' with { type: 'json' }
import places from '../facts/places.json' with { type: 'json' }
import { ferryOperators, ferryRules } from '../ferry-facts.ts'
import { hotelFacts } from '../hotel-facts.ts'
import { faq } from './faq.ts'

const answers = new Map(faq.flatMap(({ questions }) => questions.map(({ question, answer }) => [question, answer])))
const answerTo = (question: string) => answers.get(question) ?? ''

test('the answers on ferries have the minutes, kilos and fees of the carriers', () => {
  const of = (key: 'reportBeforeMin' | 'luggageKg' | 'excessInrPerKg' | 'boardingClosesMin') =>
    ferries.operators.map((each) => each[key]).sort((one, other) => one - other)
  const jetty = answerTo('How early must I be at the jetty?')
  expect(jetty).toContain(
    `be there ${of('reportBeforeMin').at(-1)} minutes before a sailing; ${of('reportBeforeMin')[0]} is the least`,
  )
  expect(jetty).toContain(`boarding ${of('boardingClosesMin').join(' to ')} minutes before`)
  for (const { checkInClosesMin } of ferryOperators)
    expect(jetty).toContain(`closes ${checkInClosesMin} minutes before`)
  const luggage = answerTo('How much luggage may I carry?')
  expect(luggage).toContain(`${of('luggageKg').join(' or ')} kg a person`)
  expect(luggage).toContain(`₹${of('excessInrPerKg').join(' to ₹')} a kilo`)
  expect(answerTo('Do children need a ferry ticket?')).toContain(`port fee of ₹${ferryRules.portFeeInr}`)
})

test('the answer on check-out has the hours that hotels keep', () => {
  const answer = answerTo('Why is check-out on the islands at 08:30?')
  for (const { island, checkinTime, checkoutTime } of hotelFacts) {
    const isCapital = island === 'south-andaman'
    expect([checkoutTime, checkinTime], island).toEqual(isCapital ? ['10:00', '12:00'] : ['08:30', '11:00'])
  }
  expect(answer).toContain('rooms open again at 11:00. Hotels in the capital keep 10:00 and 12:00')
})

test('where an answer says that Wi-Fi is missing, no hotel has it', () => {
  expect(answerTo('Do all hotels have air conditioning and Wi-Fi?')).toContain(
    'on Long Island, Little Andaman and at Baratang Wi-Fi is missing altogether',
  )
  const far = hotelFacts.filter(({ island }) => ['long-island', 'little-andaman', 'baratang'].includes(island))
  expect(far.length).toBeGreaterThan(2)
  for (const { id, amenities } of far)
    expect(
      amenities.map(({ key }) => key),
      id,
    ).not.toContain('wifi')
})

test('the answer on closing days has the days of the places', () => {
  const answer = answerTo('Which days are places closed?')
  const closedOn = (id: string) => places.places.find((each) => each.id === id)?.closed.weekday
  const monday = [
    'cellular-jail',
    'samudrika-museum',
    'anthropological-museum',
    'jolly-buoy',
    'baratang-limestone-caves',
  ]
  expect(monday.map(closedOn)).toEqual(monday.map(() => 'Monday'))
  expect(answer).toContain(
    `usually rests on ${closedOn('nscb-dweep')}, the saw mill on ${closedOn('chatham-saw-mill')}`,
  )
})
