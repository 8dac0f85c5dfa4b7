import { expect, test } from 'vitest'
import { islandMapView } from './island-map-view.ts'
import { routeMapView } from './route-map-view.ts'

const RADHANAGAR = { name: 'Radhanagar Beach', lat: 11.9843, lng: 92.9506 }
const JAIL = { name: 'Cellular Jail National Memorial', lat: 11.6741, lng: 92.7481 }
const CHIDIYA_TAPU = { name: 'Chidiya Tapu', lat: 11.4925, lng: 92.708 }
const DAYS = [
  { day: 1, title: 'Arrival', text: '16:00 Cellular Jail', overnight: 'Sri Vijaya Puram' },
  { day: 2, title: 'Ferry and Radhanagar sunset', text: '', overnight: 'Swaraj Dweep' },
  { day: 3, title: 'A day of your own', text: '', overnight: 'Swaraj Dweep' },
  { day: 4, title: 'Back, and Chidiya Tapu', text: '', overnight: 'Sri Vijaya Puram' },
  { day: 5, title: 'Departure', text: 'Airport drop' },
]

test('a trip is drawn through its stops in order, each with its days', () => {
  const route = routeMapView(DAYS, [JAIL, RADHANAGAR, CHIDIYA_TAPU])
  expect(route?.stops.map(({ name, days, on }) => [name, days, on])).toEqual([
    ['Sri Vijaya Puram', 'Days 1, 4, 5', [1, 4, 5]],
    ['Swaraj Dweep', 'Days 2, 3', [2, 3]],
    ['Chidiya Tapu', 'Day 4', [4]],
  ])
  expect(route?.line.match(/Q/g)).toHaveLength(3)
})

test('a trip with fewer than two stops that we know has no map', () => {
  expect(routeMapView([{ day: 1, title: 'Rest', text: '', overnight: 'Sri Vijaya Puram' }], [])).toBeUndefined()
  expect(routeMapView([], [JAIL, RADHANAGAR])).toBeUndefined()
})

test('all marks and names of a route lie on the sheet', () => {
  const route = routeMapView(DAYS, [JAIL, RADHANAGAR, CHIDIYA_TAPU])
  for (const { at, label } of route?.stops ?? []) {
    for (const { x, y } of [at, label]) {
      expect(x > 0 && x < (route?.width ?? 0) && y > 0 && y < (route?.height ?? 0)).toBe(true)
    }
  }
})

test('places side by side get marks that a finger can tell apart', () => {
  const crowd = Array.from({ length: 10 }, (_, index) => ({
    id: `${index}`,
    name: `Place ${index}`,
    lat: 11.67,
    lng: 92.74,
    number: index + 1,
  }))
  const marks = islandMapView({ view: 'near', marks: crowd })?.marks ?? []
  for (const one of marks) {
    for (const other of marks.filter((each) => each !== one)) {
      expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(24)
    }
  }
  expect(marks).toHaveLength(10)
})

test('a place without a position is left out', () => {
  expect(islandMapView({ view: 'chain', marks: [{ id: 'x', name: 'Nowhere', lat: 0, lng: 0 }] })).toBeUndefined()
})
