import { expect, test } from 'vitest'
import { toldPlaces } from './told-places.ts'

test('each place belongs to the first day that tells of it; one that is never told of to none, and what is only looked ahead to waits', () => {
  const [jail, radhanagar, viper] = [
    { name: 'Cellular Jail National Memorial' },
    { name: 'Radhanagar Beach' },
    { name: 'Viper Island' },
  ]
  const days = [
    { title: 'Arrival and Cellular Jail', text: '<p>Radhanagar waits until tomorrow</p>' },
    { title: 'Ferry', text: '<p>The Viper comes last.</p><ul><li>Radhanagar to sunset</li></ul>' },
    { title: 'Free day', text: 'Radhanagar once more, past the Cellular Jail' },
  ]
  expect(toldPlaces(days, [viper, radhanagar, jail])).toEqual([[jail], [radhanagar], []])
})
