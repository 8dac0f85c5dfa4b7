import type { CoastView } from '#contract/map/coast-views.ts'
import { ISLAND_NAMES } from '#contract/map/island-names.ts'
import { isOnMap, type Point, type Spot } from '#contract/map/project.ts'
import { type Frame, frameAround, wholeFrame } from './frame.ts'
import { type MapScale, mapScale } from './map-scale-view.ts'
import { type Box, boxAround, type Label, placeLabels } from './place-labels.ts'

/** `number` is what stands in the mark, the same as in the list beside the map; `named` writes the name next to it. */
export type Mark = Spot & { id: string; name: string; href?: string; number?: number; named?: boolean }
type Wish = {
  /** A whole coast, or `near`: the piece around the marks. */
  view: CoastView | 'near'
  marks: readonly Mark[]
  /** Kilometres shown across at least, when near. */
  spanKm?: number
  heightMin?: number
  heightMax?: number
  /** Shows in a corner where on the whole chain this piece lies. */
  withLocator?: boolean
}

export type MapSheet = {
  view: CoastView
  crop: string
  width: number
  height: number
  names: Label[]
  /** North, and so many kilometres, in a corner with nothing else in it. */
  scale?: MapScale
}
export type PlacedMark = {
  id: string
  name: string
  href?: string
  number?: number
  at: Point
  spot?: Point
  label?: Label
}
export type IslandMapView = MapSheet & { marks: PlacedMark[]; locator?: Locator }
/** A small chain of islands, and the spot upon it; all in the units of the sheet. */
export type Locator = { crop: string; width: number; height: number; at: Point }

/** Half of what a finger needs: the map is drawn at nine tenths on a phone. */
const MARK_RADIUS = 14
const LOCATOR_HEIGHT = 104
/** The corner where map-locator.tsx puts it. */
const LOCATOR_BOX: Box = { left: 0, top: 0, right: 80, bottom: 10 + LOCATOR_HEIGHT }
const NAME_SIZE = 13
const SOFT_SIZE = 11.5

/** Works out a map on the server, so that a page carries a few numbers and no arithmetic. Undefined without a spot to show. */
export function islandMapView({
  view,
  marks,
  spanKm,
  heightMin = 300,
  heightMax = 520,
  withLocator = false,
}: Wish): IslandMapView | undefined {
  const shown = marks.filter(isOnMap)
  if (shown.length === 0) return undefined
  const frame = view === 'near' ? frameAround(shown, { heightMin, heightMax, spanKm }) : wholeFrame(view)
  const spots = shown.map(frame.place)
  const points = spread(spots, 2 * MARK_RADIUS + 1, frame)
  const boxes = [...points.map((point) => boxAround(point, MARK_RADIUS)), ...(withLocator ? [LOCATOR_BOX] : [])]
  const named = shown.flatMap(({ name, named }, index) =>
    named ? [{ name, at: points[index] ?? { x: 0, y: 0 } }] : [],
  )
  const names = named.map(({ name }) => name)
  // On a near map the island's own name is part of what is looked for: marks leave it room.
  const soft = view === 'near' ? softNames(frame, boxes, names) : []
  const labels = placeLabels(
    named.map(({ name, at }) => ({ text: name, at, clear: MARK_RADIUS, fontSize: NAME_SIZE })),
    [...boxes, ...soft.map((label) => labelBox(label, SOFT_SIZE))],
    frame,
  )
  const placed = shown.map((mark, index) =>
    placeMark(mark, points[index], spots[index], labels[names.indexOf(mark.name)]),
  )
  const taken = [...boxes, ...labels.map((label) => labelBox(label, NAME_SIZE))]
  return {
    ...sheetOf(frame, taken, names, !withLocator),
    marks: placed,
    ...(withLocator && shown[0] ? { locator: locate(shown[0]) } : {}),
  }
}

function locate(spot: Spot): Locator {
  const whole = wholeFrame('chain')
  const scale = LOCATOR_HEIGHT / whole.height
  const at = whole.place(spot)
  return {
    crop: whole.crop,
    width: Math.round(whole.width * scale),
    height: LOCATOR_HEIGHT,
    at: { x: Math.round(at.x * scale), y: Math.round(at.y * scale) },
  }
}

/** What lies under the marks; `taken` is where nothing else may be written, `without` are names that stand there already. */
export function sheetOf(frame: Frame, taken: readonly Box[], without: readonly string[], withScale = true): MapSheet {
  const { view, crop, width, height } = frame
  const names = softNames(frame, taken, without)
  const scale = withScale && mapScale(frame, [...taken, ...names.map((label) => labelBox(label, SOFT_SIZE))])
  return { view, crop, width, height, names, ...(scale ? { scale } : {}) }
}

/** Islands and towns in this piece of coast, where there is room for their names. */
function softNames(frame: Frame, taken: readonly Box[], without: readonly string[]): Label[] {
  const near = ISLAND_NAMES.filter(({ name }) => !without.includes(name))
    .map((each) => ({ text: each.name, at: frame.place(each) }))
    .filter(({ at }) => at.x > 0 && at.y > 0 && at.x < frame.width && at.y < frame.height)
  return placeLabels(
    near.map((each) => ({ ...each, clear: 0, fontSize: SOFT_SIZE, optional: true })),
    taken,
    frame,
  ).filter((label) => label !== undefined)
}

function labelBox(label: Label | undefined, fontSize: number): Box {
  if (label === undefined) return { left: 0, top: 0, right: 0, bottom: 0 }
  const width = label.text.length * fontSize * 0.56
  const left = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2
  return { left, right: left + width, top: label.y - fontSize, bottom: label.y + 4 }
}

function placeMark(
  { id, name, href, number }: Mark,
  at: Point = { x: 0, y: 0 },
  spot: Point = at,
  label?: Label,
): PlacedMark {
  const moved = Math.hypot(at.x - spot.x, at.y - spot.y) > MARK_RADIUS / 2
  return { id, name, href, number, at, ...(moved ? { spot } : {}), ...(label ? { label } : {}) }
}

type Room = { width: number; height: number }

/** A middle between calm and speed: more rounds change nothing a reader sees. */
const ROUNDS = 80

/** Moves marks apart until none covers another: each stays as near to its own spot as the others let it. */
function spread(points: readonly Point[], distance: number, { width, height }: Room): Point[] {
  const edge = distance / 2 + 2
  // Marks on the very same spot need a direction to part in: a little fan, the same every time.
  const moved = points.map(({ x, y }, index) => ({
    x: x + Math.cos(index * 2.4) * 0.5,
    y: y + Math.sin(index * 2.4) * 0.5,
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let one = 0; one < moved.length; one += 1) {
      for (let other = one + 1; other < moved.length; other += 1) part(moved[one], moved[other], distance)
    }
    for (const point of moved) {
      point.x = Math.min(width - edge, Math.max(edge, point.x))
      point.y = Math.min(height - edge, Math.max(edge, point.y))
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

function part(one: Point | undefined, other: Point | undefined, distance: number): void {
  if (one === undefined || other === undefined) return
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const gap = Math.hypot(dx, dy)
  if (gap >= distance || gap === 0) return
  const push = (distance - gap) / 2 / gap
  one.x -= dx * push
  one.y -= dy * push
  other.x += dx * push
  other.y += dy * push
}
