// A wave about to break: a dark hollow face under a ragged lip of foam, and the spill in front of it.
import type { Ink, Point } from '../base/core.ts'
import { along, lens, noise, path, ribbon, rng, spline } from '../base/core.ts'
export interface Breaker {
  /** The foot of the wave from left to right. */
  pts: readonly Point[]
  height: number
  seed: string
  face: Ink
  foam: Ink
  back: Ink
}
export function breaker({ pts, height, seed, face, foam, back }: Breaker): string {
  const r = rng(seed),
    w = noise(r),
    line = along(pts, 30),
    rise = (t: number) => height * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.03)) ** 0.8 * (0.86 + 0.14 * w(t * 6))
  const top = line.map(([x, y], i): Point => [x, y - rise(i / 30)]),
    foot = line.map(([x, y]): Point => [x, y])
  let out = path(
    spline(
      [...top.map(([x, y]): Point => [x - height * 0.1, y - height * 0.06]), ...foot.slice().reverse()],
      true,
      0.14,
    ),
    face,
  )
  out += path(
    spline([...top.map(([x, y], i): Point => [x, y + rise(i / 30) * 0.34]), ...foot.slice().reverse()], true, 0.14),
    back,
  )
  out += path(
    ribbon(top, (t) => height * 0.26 * (0.5 + Math.sin(Math.PI * t) * 0.8) * (1 + 0.5 * w(t * 22 + 9)), 46),
    foam,
  )
  let d = ''
  for (let i = 1; i < 30; i++) {
    const [x, y] = top[i],
      k = rise(i / 30)
    if (w(i * 0.8 + 70) > -0.1)
      d += ribbon(
        [
          [x, y],
          [x + height * 0.08, y + k * 0.3],
          [x + height * 0.05 + r.j(6), y + k * r.in(0.3, 0.55)],
        ],
        (t) => height * 0.17 * (1 - t) + 0.6,
        6,
      )
  }
  for (let i = 0; i < 16; i++) {
    const t = r(),
      q = line[Math.floor(t * 30)]
    d += lens(q[0] + r.j(30), q[1] + height * r.in(0.05, 0.4), height * r.in(0.8, 2.4), height * 0.08, r.j(3))
  }
  return (
    out +
    path(d, foam) +
    path(
      ribbon(foot, (t) => height * 0.16 * (1 + 0.6 * w(t * 20 + 40)), 40),
      foam,
    )
  )
}
