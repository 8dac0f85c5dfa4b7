import { COAST_VIEWS, type CoastView } from './coast-views.ts'

export type Spot = { lat: number; lng: number }
export type Point = { x: number; y: number }

const RADIANS = Math.PI / 180

/** Where a spot lies on a coast sprite, in the sprite's own units (Mercator, as tools/make-map.ts drew it). */
export function project(view: CoastView, { lat, lng }: Spot): Point {
  const { scale, left, top } = COAST_VIEWS[view]
  return {
    x: scale * lng * RADIANS - left,
    y: -scale * Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)) - top,
  }
}

/** The spot of a point on a coast sprite. */
export function unproject(view: CoastView, { x, y }: Point): Spot {
  const { scale, left, top } = COAST_VIEWS[view]
  return {
    lat: (2 * Math.atan(Math.exp(-(y + top) / scale)) - Math.PI / 2) / RADIANS,
    lng: (x + left) / scale / RADIANS,
  }
}

/** False for a spot outside the islands, such as the 0, 0 of a provider that knows no place's position. */
export function isOnMap(spot: Spot): boolean {
  return isInside('chain', project('chain', spot))
}

export function isInside(view: CoastView, { x, y }: Point): boolean {
  const { width, height } = COAST_VIEWS[view]
  return x >= 0 && x <= width && y >= 0 && y <= height
}

/** Kilometres between two spots; the islands are small enough for a flat sum. */
export function kmBetween(one: Spot, other: Spot): number {
  const north = (other.lat - one.lat) * 111.2
  const east = (other.lng - one.lng) * 111.2 * Math.cos(one.lat * RADIANS)
  return Math.hypot(north, east)
}
