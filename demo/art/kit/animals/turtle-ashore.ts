// A nesting turtle on the sand, seen from the side, heading left; and a hatchling seen from above, heading up. Ground at y = 0.

import { circle, curve, type Ink, lerp, type Point, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

interface AshoreInks {
  shell: Ink
  scute: Ink
  /** Scutes and skin that face the light, which comes from the right. */
  lit: Ink
  rim: Ink
  skin: Ink
  skinLit: Ink
  shade: Ink
}
const domeTop = curve(pts([0, -34, 0.08, -72, 0.24, -112, 0.44, -128, 0.66, -116, 0.86, -74, 1, -18])),
  domeFoot = curve(pts([0, -22, 0.3, -10, 0.7, -8, 1, -6]))
const onShell = (u: number, v: number): Point => [
  lerp(-136, 168, u),
  lerp(domeFoot(u), domeTop(u), Math.sin((v * Math.PI) / 2)),
]
function cell(u0: number, u1: number, v0: number, v1: number): string {
  const g = 0.011,
    e = 0.045,
    q: Point[] = []
  for (let i = 0; i <= 4; i++) q.push(onShell(lerp(u0 + g, u1 - g, i / 4), v0 + e))
  for (let i = 4; i >= 0; i--) q.push(onShell(lerp(u0 + g, u1 - g, i / 4) + 0.012, v1 - e))
  return spline(q, true, 0.1)
}
export function turtleAshore({ shell, scute, lit, rim, skin, skinLit, shade }: AshoreInks): string {
  const outline: Point[] = [],
    edge: Point[] = []
  for (let i = 0; i <= 20; i++) outline.push(onShell(i / 20, 1))
  for (let i = 20; i >= 0; i--) outline.push(onShell(i / 20, 0))
  for (let i = 0; i <= 12; i++) {
    const [x, y] = onShell(lerp(0.3, 0.985, i / 12), 1)
    edge.push([x - 1, y + 2])
  }
  let plain = '',
    bright = ''
  for (let i = 0; i < 5; i++) {
    const d = cell(0.05 + i * 0.182, 0.05 + (i + 1) * 0.182, 0.58, 0.98)
    if (i > 2) bright += d
    else plain += d
  }
  for (let i = 0; i < 4; i++) {
    const d = cell(0.1 + i * 0.2, 0.1 + (i + 1) * 0.2, 0.2, 0.58)
    if (i > 2) bright += d
    else plain += d
  }
  for (let i = 0; i < 11; i++) plain += cell(0.02 + i * 0.088, 0.02 + (i + 1) * 0.088, 0, 0.2)
  const flipper: Point[] = pts([
    -100, -30, -74, -10, -84, 14, -128, 40, -190, 56, -222, 52, -196, 32, -160, 4, -128, -24,
  ])
  return (
    path(
      ribbon(pts([126, -16, 172, -6, 214, 12]), (t) => 36 * (1 - t) ** 0.6 + 4, 10),
      skin,
    ) +
    path(spline(pts([-130, -40, -176, -16, -226, 2, -268, 8, -240, -20, -196, -46, -150, -60]), true, 0.12), shade) +
    path(spline(pts([40, -12, 70, 4, 84, 26, 62, 32, 30, 16, 12, -2]), true, 0.15), shade) +
    path(
      spline(
        pts([
          -104, -66, -140, -84, -166, -104, -194, -110, -218, -100, -230, -82, -222, -68, -194, -62, -160, -44, -108,
          -16,
        ]),
      ),
      skin,
    ) +
    path(
      spline(pts([-108, -66, -140, -85, -166, -105, -194, -111, -216, -101, -190, -98, -164, -88, -132, -66])),
      skinLit,
    ) +
    circle(-206, -88, 5, shade) +
    path(
      ribbon(pts([-228, -78, -210, -76, -194, -72]), (t) => 4 * (1 - t) + 1, 6),
      shade,
    ) +
    path(spline(outline, true, 0.14), shell) +
    path(plain, scute) +
    path(bright, lit) +
    path(
      ribbon(edge, (t) => 2 + 7 * Math.sin(Math.PI * t ** 0.8), 24),
      rim,
    ) +
    path(spline(flipper), skin) +
    path(
      spline(pts([-100, -30, -82, -14, -100, 8, -150, 30, -214, 50, -180, 26, -148, -4, -124, -24]), true, 0.12),
      skinLit,
    )
  )
}
/** Crawling away from us, nose up the sheet; about 100 units nose to tail. */
export function hatchling(
  { shell, ridge, skin, shade }: { shell: Ink; ridge: Ink; skin: Ink; shade: Ink },
  stride = 1,
): string {
  const arm = (s: number, k: number) =>
      ribbon(
        [
          [s * 18, -16],
          [s * 46, -26 - 16 * k],
          [s * 66, -8 - 34 * k],
        ],
        (t) => 17 * Math.sin(Math.PI * lerp(0.25, 0.98, t)) + 1,
        10,
      ),
    leg = (s: number, k: number) =>
      ribbon(
        [
          [s * 18, 28],
          [s * 32, 40 + 6 * k],
          [s * 38, 54 + 8 * k],
        ],
        (t) => 14 * (1 - t) + 4,
        6,
      )
  return (
    path(spline(pts([-36, 14, 0, 40, 40, 14, 44, 34, 6, 62, -34, 40])), shade) +
    path(arm(-1, stride) + arm(1, -stride) + leg(-1, -stride) + leg(1, stride), skin) +
    path(
      ribbon(
        [
          [0, -30],
          [stride * 2, -46],
          [stride * 3, -62],
        ],
        (t) => 17 + 7 * Math.sin(Math.PI * t),
        8,
      ),
      skin,
    ) +
    path(spline(pts([0, -42, 22, -32, 32, -4, 24, 26, 0, 46, -24, 26, -32, -4, -22, -32])), shell) +
    path(
      ribbon(pts([0, -38, 0, 0, 0, 42]), (t) => 7 * Math.sin(Math.PI * t), 8) +
        ribbon(pts([-15, -28, -19, 0, -12, 30]), (t) => 4 * Math.sin(Math.PI * t), 8),
      ridge,
    )
  )
}
/** The print she leaves: two rows of flipper strokes either side of the drag of the shell. */
export function crawl(pts: Point[], width: (t: number) => number, count: number): string {
  let d = ''
  const at = (t: number): Point => {
    const g = Math.min(t * (pts.length - 1), pts.length - 1.001),
      i = Math.floor(g),
      u = g - i
    return [lerp(pts[i][0], pts[i + 1][0], u), lerp(pts[i][1], pts[i + 1][1], u)]
  }
  for (let i = 0; i < count; i++) {
    const t = ((i + 0.5) / count) ** 0.9,
      [x, y] = at(t),
      [x2, y2] = at(Math.min(1, t + 0.02)),
      L = Math.hypot(x2 - x, y2 - y) || 1,
      nx = -(y2 - y) / L,
      ny = (x2 - x) / L,
      w = width(t)
    for (const s of [-1, 1])
      d += ribbon(
        [
          [x + nx * s * w * 0.28, y + ny * s * w * 0.28],
          [x + nx * s * w * 0.4 + (x2 - x) * 0.6, y + ny * s * w * 0.4],
          [x + nx * s * w * 0.56, y + ny * s * w * 0.56 + w * 0.05],
        ],
        (q) => w * 0.11 * Math.sin(Math.PI * q) + 1,
        6,
      )
  }
  return d
}
