import { expect, test } from 'vitest'
import ferries from '../facts/ferries.json' with { type: 'json' }
import places from '../facts/places.json' with { type: 'json' }
import rules from '../facts/rules.json' with { type: 'json' }
import sports from '../facts/water-sports.json' with { type: 'json' }
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

test('the answer on getting here has the cities, the code and the hours of the airport', () => {
  const answer = answerTo('How do we get to the Andaman Islands?')
  const { iata, name, directCities, lastLanding } = rules.airport
  for (const { city } of directCities) expect(answer).toContain(city)
  expect(answer).toContain(`${name} (${iata})`)
  expect(lastLanding).toBe('mostly before 15:00-16:00')
  const minutes = directCities.map((each) => each.minutes).sort((one, other) => one - other)
  expect([minutes[0], minutes.at(-1)]).toEqual([120, 215])
})

test('the answer on the way to the islands has the minutes and the last boats of the timetable', () => {
  const answer = answerTo('How do we get from the airport to the islands?')
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const of = (route: string) => ferries.trips.filter(({ routeId }) => routeId === route)
  const least = (route: string) =>
    Math.min(...of(route).map(({ depart, arrive }) => minutesOf(arrive) - minutesOf(depart)))
  const inTheAfternoon = (route: string) =>
    of(route)
      .map(({ depart }) => depart)
      .filter((time) => time >= '12:00')
  expect([least('svp-swaraj'), least('svp-shaheed')]).toEqual([90, 75])
  expect(answer).toContain('an hour and a half to Swaraj Dweep (Havelock), an hour and a quarter to Shaheed Dweep')
  expect(inTheAfternoon('svp-swaraj')).toEqual(['13:45'])
  expect(inTheAfternoon('svp-shaheed')).toEqual(['14:00'])
  expect(answer).toContain('at 13:45 for Swaraj Dweep and at 14:00 for Shaheed Dweep')
})

test('the answers on food and drink say what the lists of facilities say', () => {
  const having = (key: string) => hotelFacts.filter(({ amenities }) => amenities.some((each) => each.key === key))
  expect(having('restaurant').length).toBeGreaterThan(hotelFacts.length / 2)
  expect([...new Set(having('bar').map(({ island }) => island))].sort()).toEqual([
    'shaheed-dweep',
    'south-andaman',
    'swaraj-dweep',
  ])
  expect(sports.meta.alcohol).toBe('none within 12 h before')
  expect(answerTo('Where may we drink alcohol?')).toContain('Leave half a day between the last drink and a dive')
})

test('the answers on money, plugs and signal have the practical facts', () => {
  const { languages, power, mobile } = rules.practical
  const answer = answerTo('Which money, language and plugs are used?')
  for (const language of languages) expect(answer).toContain(language)
  expect(power).toBe('230 V, type C, D, M')
  expect(answer).toContain('230 V, with plugs of type C, D and M')
  expect(mobile).toBe('Jio, Airtel, BSNL in town; weak on small islands')
  expect(answerTo('Is there a doctor, an ATM and a phone signal?')).toContain('signal of Jio, Airtel and BSNL')
})
