// Trees the sea has stripped: a pale trunk lying on the sand, lit along its back, with its root plate at one end.
import type { Ink, Point } from '../base/core.ts'
import { along, clip, lerp, noise, path, ribbon, rng, spline } from '../base/core.ts'
export interface DriftwoodOptions {
  /** The trunk's line from root to tip. */
  line: readonly Point[]
  w0: number
  w1: number
  seed: string
  lit: Ink
  body: Ink
  shade: Ink
  dark: Ink
  /** Reach of the roots; 0 for a trunk broken off. */
  root?: number
  /** Broken limbs along it: place 0..1, angle, length. */
  stubs?: readonly (readonly [t: number, angle: number, length: number])[]
}
export function driftwood({
  line,
  w0,
  w1,
  seed,
  lit,
  body,
  shade,
  dark,
  root = 0,
  stubs = [],
}: DriftwoodOptions): string {
  const r = rng(seed),
    wave = noise(r),
    steps = along(line, 40),
    width = (t: number) =>
      lerp(w0, w1, t ** 0.85) * (1 + 0.06 * wave(t * 9)) + (root ? w0 * 0.5 * Math.max(0, 1 - t * 7) ** 2 : 0)
  const up = (t: number, k: number): Point => {
    const [x, y, tx, ty] = steps[Math.round(t * 40)],
      s = tx >= 0 ? 1 : -1,
      w = width(t) / 2
    return [x + ty * w * k * s, y - tx * w * k * s]
  }
  const strip = (a: number, b: number, seedShift: number) => {
    const L: Point[] = [],
      R: Point[] = []
    for (let i = 0; i <= 20; i++) {
      const t = i / 20
      L.push(up(t, a))
      R.push(up(t, b + 0.16 * wave(seedShift + t * 14)))
    }
    return spline([...L, ...R.reverse()])
  }
  const outline = ribbon(line, width, 30)
  let back = '',
    front = ''
  for (const [t, a, L] of stubs) {
    const [x, y] = up(t, 0),
      w = width(t) * 0.5,
      q: Point[] = [
        [x, y],
        [x + Math.cos(a) * L * 0.5 + r.j(L * 0.05), y + Math.sin(a) * L * 0.5],
        [x + Math.cos(a + 0.15) * L, y + Math.sin(a + 0.15) * L],
      ]
    back +=
      path(
        ribbon(q, (u) => w * lerp(1, 0.34, u), 10),
        body,
      ) +
      path(
        ribbon(
          q.map(([u, v]): Point => [u - w * 0.2, v - w * 0.06]),
          (u) => w * lerp(0.44, 0.12, u),
          10,
        ),
        lit,
      )
    const m: Point = [lerp(q[1][0], q[2][0], 0.2), lerp(q[1][1], q[2][1], 0.2)]
    back += path(
      ribbon(
        [
          m,
          [m[0] + Math.cos(a - 0.9) * L * 0.2, m[1] + Math.sin(a - 0.9) * L * 0.24],
          [m[0] + Math.cos(a - 0.7) * L * 0.42, m[1] + Math.sin(a - 0.7) * L * 0.42],
        ],
        (u) => w * lerp(0.44, 0.14, u),
        8,
      ),
      body,
    )
  }
  if (root) {
    const [cx, cy, tx] = steps[0],
      away = tx >= 0 ? -1 : 1
    let far = '',
      near = '',
      rim = ''
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * 6.283 + r.j(0.26),
        L = root * r.in(0.5, 1.05) * (Math.sin(a) > 0.5 ? 0.7 : 1),
        ux = Math.cos(a) * 0.74 + away * 0.34,
        uy = Math.sin(a),
        k = r.j(0.9),
        fat = r.in(0.3, 0.52)
      const q: Point[] = [
          [cx, cy],
          [cx + ux * L * 0.38, cy + uy * L * 0.46],
          [cx + ux * L * 0.7 + k * uy * L * 0.2, cy + uy * L * 0.76 - k * ux * L * 0.2],
          [cx + ux * L * 0.9 + k * uy * L * 0.55, cy + uy * L * 0.9 - k * ux * L * 0.5],
        ],
        wd = (u: number) => w0 * fat * (1 - u) ** 0.55 + 4
      if (uy > 0.1) near += ribbon(q, wd, 12)
      else far += ribbon(q, wd, 12)
      if (uy < 0.35)
        rim += ribbon(
          q.map(([x, y]): Point => [x - w0 * 0.05, y - w0 * 0.05]),
          (u) => wd(u) * 0.42 * (1 - u) ** 0.6,
          12,
        )
    }
    front +=
      path(near, shade) +
      path(far, body) +
      path(rim, lit) +
      path(
        spline(
          Array.from(
            { length: 12 },
            (_, i): Point => [
              cx + away * w0 * 0.1 + Math.cos(i * 0.524) * w0 * r.in(0.3, 0.4),
              cy + Math.sin(i * 0.524) * w0 * r.in(0.52, 0.62),
            ],
          ),
        ),
        shade,
      ) +
      path(
        spline(
          Array.from(
            { length: 9 },
            (_, i): Point => [
              cx + away * w0 * 0.12 + Math.cos(i * 0.698) * w0 * r.in(0.14, 0.2),
              cy + Math.sin(i * 0.698) * w0 * r.in(0.24, 0.34),
            ],
          ),
        ),
        dark,
      )
  }
  let cracks = ''
  for (let i = 0; i < 16; i++) {
    const t = r.in(0.06, 0.9),
      k = r.in(-0.7, 0.5),
      m = r.in(0.05, 0.14),
      q = [0, 0.5, 1].map((u): Point => up(Math.min(1, t + m * u), k))
    cracks += ribbon(q, (u) => 1.5 + w0 * 0.035 * Math.sin(Math.PI * u), 6)
  }
  return (
    back +
    path(outline, body) +
    clip(outline, path(strip(1.1, 0.34, 3), lit) + path(strip(-1.1, -0.38, 40), shade) + path(cracks, shade)) +
    front
  )
}
