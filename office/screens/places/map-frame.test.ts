import { expect, test } from 'vitest'
import { COAST_VIEWS } from '#contract/map/coast-views.ts'
import { kmBetween, unproject } from '#contract/map/project.ts'
import { CHAIN_MIDDLE, degreesText, isOnSheet, MAP_SIZE, mapFrame, movedBy, SPANS_KM } from './map-frame.ts'

const RADHANAGAR = { lat: 11.9843, lng: 92.9514 }
const SHORE_NORTH = { lat: 13.3, lng: 93.02 }
const MIDDLE = { x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 }

test.each(SPANS_KM)('at %i km a click where a place is drawn brings that place', (spanKm) => {
  const frame = mapFrame(RADHANAGAR, spanKm)
  const spot = frame.spotAt(frame.place(RADHANAGAR))
  expect([degreesText(spot.lat), degreesText(spot.lng)]).toEqual(['11.9843', '92.9514'])
})

test('the middle of the drawing is the spot it was asked round, and its width the kilometres', () => {
  const frame = mapFrame(RADHANAGAR, 48)
  expect(kmBetween(frame.spotAt(MIDDLE), RADHANAGAR)).toBeLessThan(0.01)
  const [west, east] = [frame.spotAt({ ...MIDDLE, x: 0 }), frame.spotAt({ ...MIDDLE, x: MAP_SIZE.width })]
  expect(kmBetween(west, east)).toBeCloseTo(48, 0)
})

test('the finer coast is taken where it reaches, the coarse one elsewhere', () => {
  expect(mapFrame(RADHANAGAR, 16).view).toBe('south')
  expect(mapFrame(SHORE_NORTH, 16).view).toBe('chain')
  expect(mapFrame(CHAIN_MIDDLE, SPANS_KM[0]).view).toBe('chain')
})

test('the widest map holds the whole coast, and writes no name over another', () => {
  const { names } = mapFrame(CHAIN_MIDDLE, SPANS_KM[0])
  expect(names.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['North Andaman', 'South Andaman', 'Little Andaman']),
  )
  expect(names.map(({ text }) => text)).not.toContain('Shaheed Dweep')
  const { place } = mapFrame(CHAIN_MIDDLE, SPANS_KM[0])
  const corners = [
    { x: 0, y: 0 },
    { x: COAST_VIEWS.chain.width, y: COAST_VIEWS.chain.height },
  ]
  expect(corners.map((corner) => isOnSheet(place(unproject('chain', corner))))).toEqual([true, true])
})

test('an arrow moves a hundredth of what is shown, with Shift a tenth; other keys move nothing', () => {
  const north = movedBy('ArrowUp', RADHANAGAR, 16, false)
  const east = movedBy('ArrowRight', RADHANAGAR, 16, true)
  expect(north && kmBetween(north, RADHANAGAR)).toBeCloseTo(0.16, 2)
  expect(east && kmBetween(east, RADHANAGAR)).toBeCloseTo(1.6, 2)
  expect([north && north.lat > RADHANAGAR.lat, east && east.lng > RADHANAGAR.lng]).toEqual([true, true])
  expect(movedBy('a', RADHANAGAR, 16, false)).toBeUndefined()
})
