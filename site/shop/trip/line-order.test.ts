import { expect, test } from 'vitest'
import { inOrderOfDays } from './line-order.ts'

const line = (id: string, startsAt: string) => {
  const [kind = ''] = id.split(' ')
  return { id, kind: kind as 'hotel' | 'ferry' | 'car' | 'activity', startsAt: `2027-02-${startsAt}:00.000Z` }
}

test('a trip is told by day and by hour, and a bed after the car and the ferry of its day', () => {
  const trip = [
    line('hotel in town', '09T06:30'),
    line('hotel by the sea', '10T05:30'),
    line('ferry back', '12T10:30'),
    line('activity', '11T02:30'),
    line('ferry out', '10T02:30'),
    line('car from the airport', '09T07:00'),
    line('car from the jetty', '10T04:15'),
  ]
  expect(inOrderOfDays(trip).map(({ id }) => id)).toEqual([
    ...['car from the airport', 'hotel in town'],
    ...['ferry out', 'car from the jetty', 'hotel by the sea'],
    ...['activity', 'ferry back'],
  ])
})

test('where nothing leads to it a bed stands at its hour of check-in', () => {
  const day = [line('activity late', '09T10:30'), line('hotel', '09T06:30'), line('car of the day before', '08T18:00')]
  expect(inOrderOfDays(day).map(({ id }) => id)).toEqual(['car of the day before', 'hotel', 'activity late'])
})
