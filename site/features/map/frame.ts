import { COAST_VIEWS, type CoastView } from '#contract/map/coast-views.ts'
import { isInside, type Point, project, type Spot } from '#contract/map/project.ts'

/** The drawing that a page shows, in units near to CSS pixels, and the piece of coast behind it. */
export type Frame = {
  view: CoastView
  width: number
  height: number
  /** The piece of the sprite, as `viewBox` wants it. */
  crop: string
  place: (spot: Spot) => Point
  /** Units of the drawing to a kilometre. */
  perKm: number
}

const MAP_WIDTH = 400
/** Room for a mark and its name at the edge. */
const EDGE = 46
/** Less than this is never shown across, kilometres: the shore is drawn too roughly for more. */
const SPAN_MIN_KM = 16

type Crop = { x: number; y: number; width: number; height: number }
type Wish = { width?: number; heightMin: number; heightMax: number; spanKm?: number }

/** All of a coast. */
export function wholeFrame(view: CoastView): Frame {
  const { width, height } = COAST_VIEWS[view]
  return frameOf(view, { x: 0, y: 0, width, height })
}

/** The piece of coast around the spots, on the finest sprite that holds it. */
export function frameAround(spots: readonly Spot[], wish: Wish): Frame {
  const south = spots.map((spot) => project('south', spot))
  if (south.every((point) => isInside('south', point))) {
    const crop = cropAround('south', south, wish)
    const { width, height } = COAST_VIEWS.south
    if (crop.width <= width && crop.height <= height) return frameOf('south', keepInside('south', crop), wish.width)
  }
  const crop = cropAround(
    'chain',
    spots.map((spot) => project('chain', spot)),
    wish,
  )
  return frameOf('chain', keepInside('chain', crop), wish.width)
}

function cropAround(
  view: CoastView,
  points: readonly Point[],
  { width = MAP_WIDTH, heightMin, heightMax, spanKm = SPAN_MIN_KM }: Wish,
): Crop {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const across = Math.max(right - left, spanKm * unitsPerKm(view))
  const down = bottom - top
  const inner = width - 2 * EDGE
  const height = Math.min(heightMax, Math.max(heightMin, (down * inner) / across + 2 * EDGE))
  const unit = Math.max(across / inner, down / (height - 2 * EDGE))
  const size = { width: unit * width, height: unit * height }
  return { ...size, x: (left + right - size.width) / 2, y: (top + bottom - size.height) / 2 }
}

/** Moves a piece that hangs over the sprite's edge, where land would end in a straight cut. */
function keepInside(view: CoastView, crop: Crop): Crop {
  const { width, height } = COAST_VIEWS[view]
  return { ...crop, x: within(crop.x, width - crop.width), y: within(crop.y, height - crop.height) }
}

function within(start: number, room: number): number {
  // Wider than the sprite: the sea goes on at both sides.
  return room < 0 ? room / 2 : Math.min(Math.max(start, 0), room)
}

function frameOf(view: CoastView, crop: Crop, width = MAP_WIDTH): Frame {
  const scale = width / crop.width
  const height = Math.round(crop.height * scale)
  return {
    view,
    width,
    height,
    perKm: unitsPerKm(view) * scale,
    crop: [crop.x, crop.y, crop.width, crop.height].map(Math.round).join(' '),
    place: (spot) => {
      const { x, y } = project(view, spot)
      return { x: Math.round((x - crop.x) * scale), y: Math.round((y - crop.y) * scale) }
    },
  }
}

function unitsPerKm(view: CoastView): number {
  const [one, other] = [project(view, { lat: 12, lng: 92.7 }), project(view, { lat: 12.1, lng: 92.7 })]
  return (one.y - other.y) / 11.12
}
