import { isOnMap, type Point, type Spot } from '#contract/map/project.ts'
import { toldPlaces } from '#site/shop/told-places.ts'
import { numberRuns } from '#site/ui/number-runs.ts'
import { frameAround } from './frame.ts'
import { type Base, baseNamed, baseNames, baseNear } from './gazetteer.ts'
import { type MapSheet, sheetOf } from './island-map-view.ts'
import { boxAround, type Label, placeLabels } from './place-labels.ts'

export type RouteDay = { day: number; title: string; text: string; overnight?: string }
export type RoutePlace = Spot & { name: string }

/** `on`: the numbers of the days one is there. */
export type RouteStop = { name: string; days: string; on: number[]; at: Point; label: Label }
export type RouteMapView = MapSheet & { line: string; stops: RouteStop[] }

type Stop = Spot & { name: string; days: number[]; sights: RoutePlace[] }

/** The islands have one airport: a trip that tells of arriving or leaving does so there. */
const AIRPORT_TOWN = 'Sri Vijaya Puram'
/** It stands beside the days: as narrow as a column of theirs allows. */
const SIZE = { width: 300, heightMin: 300, heightMax: 480 }
/** The corner where map-sheet.tsx says who drew the coast. */
const CREDIT = { width: 182, height: 28 }
const STOP_RADIUS = 9
const NAME_SIZE = 13

/**
 * The way of a package over the islands, worked out on the server: where one stays or goes on each day, in order.
 * Undefined when the trip has no two stops that we know.
 */
export function routeMapView(days: readonly RouteDay[], places: readonly RoutePlace[]): RouteMapView | undefined {
  const known = places.filter(isOnMap)
  const { stops, way } = walk(days, known)
  if (stops.length < 2) return undefined
  const frame = frameAround(
    [...stops, ...known.filter((place) => stops.some(({ sights }) => sights.includes(place)))],
    { ...SIZE, spanKm: 40 },
  )
  const points = stops.map(frame.place)
  const legs = legsThrough(way.map((index) => points[index] ?? { x: 0, y: 0 }))
  const boxes = [
    ...points.map((point) => boxAround(point, STOP_RADIUS)),
    ...legs.flatMap((leg) => alongLeg(leg).map((point) => boxAround(point, 2))),
    { left: frame.width - CREDIT.width, right: frame.width, top: frame.height - CREDIT.height, bottom: frame.height },
  ]
  const labels = placeLabels(
    stops.map((stop, index) => ({
      text: `${stop.name}\n${daysText(stop.days)}`,
      at: points[index] ?? { x: 0, y: 0 },
      clear: STOP_RADIUS,
      fontSize: NAME_SIZE,
      lines: 2,
    })),
    boxes,
    frame,
  )
  const taken = [...boxes, ...labels.flatMap((label) => (label ? [twoLineBox(label)] : []))]
  return {
    // Small islands that the way does not touch would only take its place.
    ...sheetOf(frame, taken, [...baseNames(), ...stops.map(({ name }) => name)]),
    line: lineOf(legs),
    stops: stops.flatMap((stop, index) => {
      const [at, label] = [points[index], labels[index]]
      return at && label ? [{ name: stop.name, days: daysText(stop.days), on: stop.days, at, label }] : []
    }),
  }
}

/** The stops in the order they are first reached, and the way between them as their indexes. */
function walk(days: readonly RouteDay[], places: readonly RoutePlace[]): { stops: Stop[]; way: number[] } {
  const stops: Stop[] = []
  const way: number[] = []
  const told = toldPlaces(days, places)
  const visit = (spot: Spot & { name: string }, day: number): Stop => {
    let at = stops.findIndex(({ name }) => name === spot.name)
    if (at < 0) at = stops.push({ name: spot.name, lat: spot.lat, lng: spot.lng, days: [], sights: [] }) - 1
    if (way.at(-1) !== at) way.push(at)
    // biome-ignore lint/style/noNonNullAssertion: the index was found or made on the lines above
    const stop = stops[at]!
    if (!stop.days.includes(day)) stop.days.push(day)
    return stop
  }
  const passAirport = (day: RouteDay | undefined) => {
    const town = baseNamed(AIRPORT_TOWN)
    if (town && day && /airport|flight|arrival|departure/i.test(`${day.title} ${day.text}`)) visit(town, day.day)
  }
  passAirport(days[0])
  for (const [index, day] of days.entries()) {
    const seen = told[index] ?? []
    for (const place of seen) visit(baseNear(place) ?? place, day.day).sights.push(place)
    const night: Base | undefined = day.overnight === undefined ? undefined : baseNamed(day.overnight)
    if (night) visit(night, day.day)
    const last = stops[way.at(-1) ?? -1]
    // A day that names nothing we know is spent where one woke up.
    if (seen.length === 0 && !night && last) visit(last, day.day)
  }
  passAirport(days.at(-1))
  return { stops, way }
}

type Leg = { from: Point; bend: Point; to: Point }

/** Each leg leans to the left of its direction, so that there and back are two lines. */
function legsThrough(points: readonly Point[]): Leg[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const bend = { x: Math.round((from.x + to.x) / 2 + dy * 0.16), y: Math.round((from.y + to.y) / 2 - dx * 0.16) }
    return { from, bend, to }
  })
}

function lineOf(legs: readonly Leg[]): string {
  const start = legs[0]?.from ?? { x: 0, y: 0 }
  return `M${start.x} ${start.y}${legs.map(({ bend, to }) => `Q${bend.x} ${bend.y} ${to.x} ${to.y}`).join('')}`
}

/** Points on a leg, close enough together that no name slips between them. */
function alongLeg({ from, bend, to }: Leg): Point[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 7)
  return Array.from({ length: Math.max(0, steps - 1) }, (_, index) => {
    const t = (index + 1) / steps
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    return { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) }
  })
}

function daysText(days: readonly number[]): string {
  return `${days.length === 1 ? 'Day' : 'Days'} ${numberRuns(days)}`
}

function twoLineBox({ text, x, y, anchor }: Label) {
  const width = Math.max(...text.split('\n').map((line) => line.length)) * NAME_SIZE * 0.56
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - NAME_SIZE, bottom: y + NAME_SIZE * 1.6 }
}
