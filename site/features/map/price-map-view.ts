import { ISLAND_NAMES } from '#contract/map/island-names.ts'
import { isOnMap, type Point, type Spot } from '#contract/map/project.ts'
import { frameAround, wholeFrame } from './frame.ts'
import { type MapSheet, sheetOf } from './island-map-view.ts'
import { spreadBoxes } from './spread-boxes.ts'

/** `text` stands in the pin: a price. A faint one has nothing to sell. */
export type PricePin = Spot & { id: string; name: string; text: string; href: string; isFaint?: boolean }
export type PlacedPin = Omit<PricePin, keyof Spot> & { at: Point; spot: Point; width: number }
export type PriceMapView = MapSheet & { pins: PlacedPin[] }

export const PIN_HEIGHT = 28
const PIN_PADDING = 20
/** Figtree's figures at 13 px, semi-bold. */
const FIGURE_WIDTH = 7.8
const HEIGHT = { heightMin: 500, heightMax: 560 }

/** Prices where they are to be paid: on the whole chain, or `near`, on the piece of coast around them. */
export function priceMapView(pins: readonly PricePin[], view: 'chain' | 'near'): PriceMapView | undefined {
  const shown = pins.filter(isOnMap)
  if (shown.length === 0) return undefined
  const frame = view === 'near' ? frameAround(shown, HEIGHT) : wholeFrame('chain')
  const spots = shown.map(frame.place)
  const boxes = shown.map(({ text }, index) => ({
    at: spots[index] ?? { x: 0, y: 0 },
    width: Math.round(text.length * FIGURE_WIDTH + PIN_PADDING),
    height: PIN_HEIGHT,
  }))
  const places = spreadBoxes(boxes, frame)
  const taken = boxes.map(({ width, height }, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 }
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
  })
  return {
    ...sheetOf(frame, taken, view === 'chain' ? UNSHOWN : []),
    pins: shown.map(({ lat: _, lng: __, ...pin }, index) => ({
      ...pin,
      at: places[index] ?? { x: 0, y: 0 },
      spot: spots[index] ?? { x: 0, y: 0 },
      width: boxes[index]?.width ?? 0,
    })),
  }
}

/** Nobody sleeps there. */
const UNSHOWN = ISLAND_NAMES.filter(({ name }) => name === 'Barren Island' || name === 'Rutland').map(
  ({ name }) => name,
)
