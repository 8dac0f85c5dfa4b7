// A parasail seen from behind and a little above: a dome of gores with a scalloped rim, its lines gathered at (0, 0); radius 400.
import type { Ink, Point } from '../base/core.ts'
import { path, poly, ribbon, spline } from '../base/core.ts'
export interface ParasailInks {
  /** The gores' inks in turn. */
  gores: readonly Ink[]
  /** The same inks on the side away from the light. */
  shaded: readonly Ink[]
  vent: Ink
  line: Ink
}
const GORES = 18,
  RADIUS = 400,
  SQUAT = 0.74,
  TILT = 0.5,
  RIM = 1.5
/** A place on the dome: round it by `a`, down from the top by `b`, in the units of the sheet. */
function onDome(a: number, b: number, lift: number): Point {
  const x = Math.sin(b) * Math.sin(a),
    y = Math.cos(b) * SQUAT,
    z = Math.sin(b) * Math.cos(a)
  return [RADIUS * x, RADIUS * (z * Math.sin(TILT) - y * Math.cos(TILT)) - lift]
}
/** `puff` is the breath of the cloth, -1..1; `lift` is how high the dome stands over the riders. */
export function parasail(c: ParasailInks, lift = 560, puff = 0): string {
  const order = Array.from({ length: GORES }, (_, i) => i)
    .filter((i) => Math.cos(((i + 0.5) / GORES) * Math.PI * 2) > -0.5)
    .sort((i, j) => Math.cos(((i + 0.5) / GORES) * Math.PI * 2) - Math.cos(((j + 0.5) / GORES) * Math.PI * 2))
  let out = '',
    lines = ''
  for (const i of order) {
    const a = (i / GORES) * Math.PI * 2,
      z = ((i + 1) / GORES) * Math.PI * 2,
      mid = (a + z) / 2,
      rim = RIM + 0.02 * puff * Math.cos(mid * 3)
    const down = [0.04, 0.4, 0.75, 1.1, 1.35].map((k) => onDome(a, Math.min(k, rim), lift)),
      up = [1.35, 1.1, 0.75, 0.4, 0.04].map((k) => onDome(z, Math.min(k, rim), lift))
    const edge: Point[] = [onDome(a, rim, lift), onDome(mid, rim - 0.1, lift), onDome(z, rim, lift)]
    const shade = Math.sin(mid) > 0.42
    out += path(spline([...down, ...edge, ...up], true, 0.13), (shade ? c.shaded : c.gores)[i % c.gores.length])
    if (Math.cos(mid) > 0.1)
      for (const [from, to] of [
        [0.62, 0.7],
        [0.98, 1.06],
      ])
        out += path(
          poly([
            onDome(a + 0.09, from, lift),
            onDome(z - 0.09, from, lift),
            onDome(z - 0.09, to, lift),
            onDome(a + 0.09, to, lift),
          ]),
          c.vent,
        )
    const foot = onDome(a, rim, lift)
    lines += ribbon(
      [
        [foot[0], foot[1] - 4],
        [foot[0] * 0.5, foot[1] * 0.5 - 8],
        [Math.sin(a) * 20, -6],
      ],
      () => 2.4,
      6,
    )
  }
  return path(lines, c.line) + out
}
