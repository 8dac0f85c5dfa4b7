import { COAST_VIEWS, type CoastView } from '#contract/map/coast-views.ts'
import { ISLAND_NAMES } from '#contract/map/island-names.ts'
import { isInside, type Point, project, type Spot, unproject } from '#contract/map/project.ts'

/** The drawing in units near to CSS pixels. */
export const MAP_SIZE = { width: 400, height: 340 } as const
/** Kilometres that the map shows across, the widest first; the shore is drawn too roughly for less than the last. */
export const SPANS_KM = [460, 160, 48, 16] as const
const KM_A_DEGREE = 111.2
/** Digits of a degree that are kept: a step of some 10 metres. */
const DIGITS = 4

export type MapFrame = {
  view: CoastView
  /** The piece of the coast, as `viewBox` wants it. */
  crop: string
  spanKm: number
  place: (spot: Spot) => Point
  spotAt: (point: Point) => Spot
  names: (Point & { text: string })[]
}

/** The piece of coast round a spot, so many kilometres across, on the finest sprite that holds it. */
export function mapFrame(middle: Spot, spanKm: number): MapFrame {
  const south = cropAround('south', middle, spanKm)
  const view = holds('south', south) ? 'south' : 'chain'
  const crop = view === 'south' ? south : cropAround('chain', middle, spanKm)
  const unit = MAP_SIZE.width / crop.width
  const place = (spot: Spot) => {
    const { x, y } = project(view, spot)
    return { x: (x - crop.x) * unit, y: (y - crop.y) * unit }
  }
  return {
    ...{ view, spanKm, place },
    crop: [crop.x, crop.y, crop.width, crop.height].map(Math.round).join(' '),
    spotAt: ({ x, y }) => unproject(view, { x: crop.x + x / unit, y: crop.y + y / unit }),
    names: apart(ISLAND_NAMES.map(({ name, ...spot }) => ({ text: name, ...place(spot) })).filter(isOnSheet)),
  }
}

/** Whether a point lies on the drawing. */
export function isOnSheet({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= MAP_SIZE.width && y <= MAP_SIZE.height
}

/** A name needs so much room, in units of the drawing. */
const LETTER = { width: 6, height: 14 } as const

/** Names that stand over no other, the first of the list before the others. */
function apart(names: MapFrame['names']): MapFrame['names'] {
  const kept: MapFrame['names'] = []
  for (const name of names) {
    const isClear = kept.every(
      (other) =>
        Math.abs(name.y - other.y) > LETTER.height ||
        Math.abs(name.x - other.x) > ((name.text.length + other.text.length) * LETTER.width) / 2,
    )
    if (isClear) kept.push(name)
  }
  return kept
}

type Crop = Point & { width: number; height: number }

function cropAround(view: CoastView, middle: Spot, spanKm: number): Crop {
  const { x, y } = project(view, middle)
  const north = project(view, { lat: middle.lat + 1, lng: middle.lng })
  const width = (spanKm * (y - north.y)) / KM_A_DEGREE
  const height = (width * MAP_SIZE.height) / MAP_SIZE.width
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function holds(view: CoastView, { x, y, width, height }: Crop): boolean {
  return isInside(view, { x, y }) && isInside(view, { x: x + width, y: y + height })
}

/** The whole chain is shown round its own middle, whatever spot is looked at. */
export const CHAIN_MIDDLE: Spot = unproject('chain', {
  x: COAST_VIEWS.chain.width / 2,
  y: COAST_VIEWS.chain.height / 2,
})

/** Degrees as the fields have them. */
export function degreesText(degrees: number): string {
  return degrees.toFixed(DIGITS)
}

const STEPS: Record<string, readonly [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
/** An arrow moves the point by a hundredth of what the map shows; with Shift by a tenth. */
const STEP = { small: 0.01, large: 0.1 } as const

/** Where an arrow key brings a point; undefined for other keys. */
export function movedBy(key: string, spot: Spot, spanKm: number, isLarge: boolean): Spot | undefined {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const km = spanKm * (isLarge ? STEP.large : STEP.small)
  return {
    lat: spot.lat + (step[1] * km) / KM_A_DEGREE,
    lng: spot.lng + (step[0] * km) / (KM_A_DEGREE * Math.cos((spot.lat * Math.PI) / 180)),
  }
}
