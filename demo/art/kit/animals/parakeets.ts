// Long-tailed parakeets on the wing, and the ribbon they fly in.
import { along, type Ink, lerp, P, type Point, path, rng } from '../base/core.ts'

type Place = (u: number, v: number) => string
const BODY = (q: Place) =>
  `M${q(24, 1)}Q${q(20, -8)} ${q(6, -7)}Q${q(-16, -5)} ${q(-62, 5)}Q${q(-20, 7)} ${q(0, 7)}Q${q(20, 8)} ${q(24, 1)}z`
const WINGS: ((q: Place) => string)[] = [
  (q) =>
    `M${q(10, -4)}Q${q(8, -26)} ${q(-18, -50)}Q${q(-16, -24)} ${q(-10, -4)}zM${q(12, -3)}Q${q(22, -22)} ${q(10, -44)}Q${q(0, -24)} ${q(0, -4)}z`,
  (q) =>
    `M${q(10, 0)}Q${q(2, 24)} ${q(-24, 42)}Q${q(-20, 18)} ${q(-10, 2)}zM${q(12, -3)}Q${q(18, -18)} ${q(4, -34)}Q${q(-4, -18)} ${q(-2, -3)}z`,
  (q) => `M${q(10, -2)}Q${q(-4, -18)} ${q(-34, -26)}Q${q(-22, -10)} ${q(-10, -1)}z`,
]
interface FlockOptions {
  /** The path of the flock, in the order it is flown. */
  pts: Point[]
  count: number
  spread: [number, number]
  size: [number, number]
  seed: string
  inks: Ink[]
}
export function flock({ pts, count, spread, size, seed, inks }: FlockOptions): string {
  const r = rng(seed),
    d = inks.map(() => '')
  along(pts, count).forEach(([x, y, tx, ty], i) => {
    const t = i / count,
      w = lerp(spread[0], spread[1], t),
      k = lerp(size[0], size[1], t) * r.in(0.75, 1.2),
      turn = r.j(0.22)
    const cx = x + r.j(w),
      cy = y + r.j(w * 0.8),
      a = Math.atan2(ty, tx) + turn,
      flip = tx < 0 ? -1 : 1
    const q: Place = (u, v) => {
      const b = flip < 0 ? a + Math.PI : a,
        uu = u * flip
      return P(cx + (Math.cos(b) * uu - Math.sin(b) * v) * k, cy + (Math.sin(b) * uu + Math.cos(b) * v) * k)
    }
    d[i % inks.length] += BODY(q) + WINGS[Math.floor(r() * 3)](q)
  })
  return d.map((s, i) => path(s, inks[i])).join('')
}
/** One bird near enough to see its wings, flying right; about 110 units from beak to tail tip. */
export function parakeet({ body, wing, light, beak }: { body: Ink; wing: Ink; light: Ink; beak: Ink }): string {
  return (
    path('M8 -3Q26 -22 20 -50Q4 -30 -6 -6z', wing) +
    path('M30 0Q27 -11 14 -10Q-8 -9 -26 -2Q-52 4 -82 12Q-46 12 -24 9Q0 12 16 8Q28 6 30 0z', body) +
    path('M16 7Q0 11 -24 8Q-46 11 -82 12Q-46 8 -22 4Q0 8 16 7z', light) +
    path('M12 -2Q-2 -22 -40 -44Q-36 -30 -30 -26Q-32 -20 -24 -16Q-24 -9 -8 2z', wing) +
    path('M8 -4Q-6 -20 -34 -38Q-20 -18 -4 -4z', light) +
    path('M26 -6Q35 -7 34 2Q30 4 27 1z', beak)
  )
}
