import { expect, test } from 'vitest'
import { wholeFrame } from './frame.ts'
import { mapScale, SCALE_HEIGHT } from './map-scale-view.ts'

const chain = wholeFrame('chain')
const corner = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 60 })

test('the bar is as long as its kilometres are on the drawing', () => {
  const scale = mapScale(chain, [])
  // One degree of latitude is 111.2 km anywhere.
  const degree = chain.place({ lat: 12, lng: 92.7 }).y - chain.place({ lat: 13, lng: 92.7 }).y
  expect(scale?.km).toBe(50)
  expect(scale?.width).toBeGreaterThan((degree * 50) / 111.2 - 2)
  expect(scale?.width).toBeLessThan((degree * 50) / 111.2 + 2)
})

test('it stands in the first corner where nothing else is, and nowhere when all are taken', () => {
  const [left, bottom] = [10, chain.height - 60]
  const lower = mapScale(chain, [])
  expect(lower?.at).toEqual({ x: 14, y: chain.height - 14 - SCALE_HEIGHT })
  const upper = mapScale(chain, [corner(left, bottom)])
  expect(upper?.at).toEqual({ x: chain.width - 14 - (upper?.width ?? 0), y: 14 })
  expect(mapScale(chain, [corner(left, bottom), corner(chain.width - 70, 10)])?.at).toEqual({ x: 14, y: 14 })
  expect(mapScale(chain, [corner(left, bottom), corner(chain.width - 70, 10), corner(0, 0)])).toBeUndefined()
})
