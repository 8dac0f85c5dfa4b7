// A burst of thrown water: tongues that fan up from (0, 0) and the drops they let go.
import type { Ink } from '../base/core.ts'
import { circle, path, ribbon, rng } from '../base/core.ts'
export function splash({
  w,
  h,
  seed,
  ink,
  shade,
  tongues = 11,
}: {
  w: number
  h: number
  seed: string
  ink: Ink
  shade: Ink
  tongues?: number
}): string {
  const r = rng(seed)
  let back = '',
    front = '',
    drops = ''
  for (let i = 0; i < tongues; i++) {
    const u = -1 + (2 * i) / (tongues - 1) + r.j(0.06),
      up = h * (1 - 0.45 * u * u) * r.in(0.6, 1.05),
      x = u * w * 0.5
    const d = ribbon(
      [
        [x * 0.4, 8],
        [x * 0.8, -up * 0.55],
        [x * 1.25, -up],
      ],
      (t) => w * 0.13 * (1 - t) ** 0.8 + 2,
      10,
    )
    if (i % 3 === 1) back += d
    else front += d
    drops +=
      circle(x * 1.35 + r.j(12), -up - r.in(10, 40), r.in(3, 8), ink) +
      circle(x * 1.5 + r.j(16), -up * r.in(0.4, 0.9), r.in(2, 6), ink)
  }
  return path(back, shade) + path(front, ink) + drops
}
