// One wall of a wake from inside its furrow: a dark face laced with foam that slides toward us, a torn white crest.
import type { Ink, Point } from '../base/core.ts'
import { along, lerp, path, ribbon, rng, spline } from '../base/core.ts'
import { cycle, inAndOut, swell } from '../base/motion.ts'
export interface WakeWall {
  crest: readonly Point[]
  foot: readonly Point[]
  seed: string
}
export interface WakeWallInks {
  face: Ink
  foot: Ink
  top: Ink
  lace: Ink
  foamShade: Ink
  foam: Ink
}
export function wakeWall({ crest, foot, seed }: WakeWall, c: WakeWallInks, time: number): string {
  const r = rng(seed),
    m = 48,
    top = along(crest, m).map(([x, y], i): Point => [x, y + (i / m) * 16 * swell(i / m, time, 0.42, 1, 0.2)]),
    low = along(foot, m).map(([x, y]): Point => [x, y])
  const between = (k: number): Point[] => top.map(([x, y], i): Point => [lerp(x, low[i][0], k), lerp(y, low[i][1], k)])
  const area = (a: readonly Point[], b: readonly Point[]) => spline([...a, ...b.slice().reverse()], true, 0.12)
  let lace = ''
  for (let i = 0; i < 26; i++) {
    const t = cycle(time, 1, (i + r()) / 26),
      long = r.in(0.3, 0.95),
      f = t * m - Math.floor(t * m),
      j = Math.floor(t * m),
      mix = (q: readonly Point[]): Point => [
        lerp(q[j][0], q[Math.min(m, j + 1)][0], f),
        lerp(q[j][1], q[Math.min(m, j + 1)][1], f),
      ]
    const a = mix(top),
      b = mix(low)
    lace += ribbon(
      [
        a,
        [lerp(a[0], b[0], long * 0.5) + r.j(1), lerp(a[1], b[1], long * 0.62)],
        [lerp(a[0], b[0], long), lerp(a[1], b[1], long)],
      ],
      (u) => (6 + t * m * 0.8) * (1 - u) * inAndOut(t, 0.1) + 0.4,
      8,
    )
  }
  const bumps = (u: number, k: number, ph: number) =>
    (10 + 96 * u) * k * (1 + 0.26 * swell(u, time, 0.16, 1, ph) + 0.14 * swell(u, time, 0.07, 1, ph))
  return (
    path(area(top, low), c.face) +
    path(area(between(0.62), low), c.foot) +
    path(area(top, between(0.34)), c.top) +
    path(lace, c.lace) +
    path(
      ribbon(
        top.map(([x, y], i): Point => [x, y + i * 0.7]),
        (u) => bumps(u, 1.25, 0.3),
        80,
      ),
      c.foamShade,
    ) +
    path(
      ribbon(top, (u) => bumps(u, 1, 0), 80),
      c.foam,
    )
  )
}
