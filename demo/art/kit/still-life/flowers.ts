// Garden flowers, drawn flat to the eye about the origin, petals 100 units long; squash lays them on a table or on water.
import { circle, group, type Ink, n, P, type Point, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
/** Lays a flat drawing down: y is pressed to k of itself after the turn. */
export const squash = (body: string, x: number, y: number, s: number, k: number, turn = 0) =>
  group(body, `transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(3)} ${(s * k).toFixed(3)}) rotate(${n(turn)})"`)
const spin = (flat: readonly number[], turn: number): Point[] =>
  pts(flat).map(([x, y]) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)])
/** Frangipani: five petals laid over one another like a fan, a warm throat. */
export function frangipani({ petal, shade, heart }: { petal: Ink; shade: Ink; heart: Ink }): string {
  let out = '',
    core = ''
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283
    out += path(spline(spin([0, 6, -30, -30, -44, -70, -22, -102, 14, -100, 32, -70, 22, -30], a)), petal)
    out += path(spline(spin([0, 4, 22, -30, 32, -70, 14, -100, 18, -66, 8, -32], a), true, 0.14), shade)
    core += spline(spin([0, 4, -15, -22, -13, -44, -2, -30, 8, -42, 10, -20], a))
  }
  return out + path(core, heart)
}
/** Hibiscus seen from the front and a little below: five ruffled petals, a dark eye, the long column with its dots. */
export function hibiscus({
  petal,
  shade,
  eye,
  column,
  tip,
}: {
  petal: Ink
  shade: Ink
  eye: Ink
  column: Ink
  tip: Ink
}): string {
  let back = '',
    fold = '',
    heart = ''
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283 + 0.3
    back += spline(
      spin([0, 0, -24, -30, -54, -62, -52, -88, -26, -92, -8, -104, 18, -96, 42, -92, 52, -66, 24, -28], a),
    )
    fold += spline(spin([12, -30, 27, -60, 44, -88, 38, -58, 24, -36], a), true, 0.1)
    heart += spline(spin([0, 4, -13, -20, -8, -40, 0, -26, 9, -38, 12, -18], a))
  }
  const stem = pts([0, 0, 26, 20, 58, 30, 88, 22])
  return (
    path(back, petal) +
    path(fold, shade) +
    path(heart, eye) +
    path(
      ribbon(stem, (t) => 11 - 4 * t, 10),
      column,
    ) +
    pts([70, 18, 80, 34, 92, 12, 96, 28, 102, 20, 84, 14]).reduce((s, [x, y]) => s + circle(x, y, 6, tip), '')
  )
}
/** One pointed leaf with a shaded half, from the origin up to y = -100. */
export const leafBlade = ({ lit, shade }: { lit: Ink; shade: Ink }, wide = 30) =>
  path(`M0 0C${P(-wide, -20)} ${P(-wide, -70)} 0 -100C${P(wide, -70)} ${P(wide, -20)} 0 0z`, lit) +
  path(`M0 0C${P(4, -30)} ${P(4, -70)} 0 -100C${P(wide, -70)} ${P(wide, -20)} 0 0z`, shade)
