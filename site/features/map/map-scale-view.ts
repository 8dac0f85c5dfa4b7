import type { Point } from '#contract/map/project.ts'
import type { Frame } from './frame.ts'
import { type Box, overlap } from './place-labels.ts'

/** `at` is the upper left corner; `width` is how long so many kilometres are on the drawing. */
export type MapScale = { at: Point; km: number; width: number }

export const SCALE_HEIGHT = 62
const MOST_WIDTH = 96
const EDGE = 14
const KILOMETRES = [50, 20, 10, 5, 2, 1]

/** A rose and a bar in the first corner where they cover nothing; none where every corner is taken. */
export function mapScale({ width, height, perKm }: Frame, taken: readonly Box[]): MapScale | undefined {
  const km = KILOMETRES.find((each) => each * perKm <= MOST_WIDTH)
  if (km === undefined) return undefined
  const bar = Math.round(km * perKm)
  const [right, bottom] = [width - EDGE - bar, height - EDGE - SCALE_HEIGHT]
  // The lower right corner belongs to those who drew the coast.
  const corners: Point[] = [
    { x: EDGE, y: bottom },
    { x: right, y: EDGE },
    { x: EDGE, y: EDGE },
  ]
  const at = corners.find(({ x, y }) => {
    const box = { left: x - EDGE, top: y - EDGE, right: x + bar + EDGE, bottom: y + SCALE_HEIGHT + EDGE }
    return taken.every((each) => overlap(each, box) === 0)
  })
  return at && { at, km, width: bar }
}
