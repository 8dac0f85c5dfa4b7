import { expect, test } from 'vitest'
import { seaMapView } from './sea-map-view.ts'

const HADDO = { name: 'Sri Vijaya Puram', lat: 11.6795, lng: 92.72 }
const SWARAJ = { name: 'Swaraj Dweep', lat: 12.0368, lng: 92.9835 }
const line = (isAsked: boolean, lng: number) => ({
  path: [HADDO, { lat: 11.9, lng }, SWARAJ],
  isAsked,
})

test('ports stand where their lines begin and end, and the line asked about is drawn last', () => {
  const map = seaMapView([HADDO, SWARAJ], [line(true, 92.85), line(false, 92.9)])
  expect(map?.lines.map(({ isAsked }) => isAsked)).toEqual([false, true])
  const [haddo, swaraj] = map?.ports ?? []
  expect(map?.lines[1]?.d).toMatch(new RegExp(`^M${haddo?.at.x} ${haddo?.at.y}L.*L${swaraj?.at.x} ${swaraj?.at.y}$`))
  for (const { at } of map?.ports ?? []) {
    expect(at.x > 0 && at.x < (map?.width ?? 0) && at.y > 0 && at.y < (map?.height ?? 0)).toBe(true)
  }
  // North is up.
  expect(haddo?.at.y).toBeGreaterThan(swaraj?.at.y ?? 0)
})

test('without two ports, or with lines that lead nowhere, nothing is made up', () => {
  expect(seaMapView([HADDO], [])).toBeUndefined()
  expect(seaMapView([HADDO, { name: 'Null Island', lat: 0, lng: 0 }], [])).toBeUndefined()
  expect(seaMapView([HADDO, SWARAJ], [{ path: [HADDO], isAsked: true }])?.lines).toEqual([])
})
