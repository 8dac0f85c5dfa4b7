// An arm, a leg, a rope of hair: a bent, tapered length with round ends through the points of one flat list, widths evenly spaced along it.
import { curve, n, type Point, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'

const cap = ([x, y]: Point, w: number): string =>
  w < 4
    ? ''
    : `M${n(x - w / 2)} ${n(y)}a${n(w / 2)} ${n(w / 2)} 0 1 0 ${n(w)} 0a${n(w / 2)} ${n(w / 2)} 0 1 0 ${n(-w)} 0z`
export const limb = (flat: readonly number[], ...widths: number[]): string => {
  const w = curve(widths.map((v, i): Point => [i / Math.max(1, widths.length - 1), v])),
    line = pts(flat),
    capped = widths[0] >= 4
  // the corners of the ribbon are tucked inside the round caps
  return (
    ribbon(line, (t) => w(t) * (capped && (t < 0.01 || t > 0.99) ? 0.86 : 1), 14) +
    cap(line[0], widths[0]) +
    cap(line[line.length - 1], widths[widths.length - 1])
  )
}
