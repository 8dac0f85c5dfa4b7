// A seated guest from behind, head and shoulders, about 190 wide; the shoulders run down from y = 0. Lit from ahead and above.
import type { Ink } from '../base/core.ts'
import { path, place, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface GuestBackInks {
  skin: Ink
  hair: Ink
  top: Ink
  shade: Ink
  /** The rim where the light catches hair and shoulders. */
  rim: Ink
  hair2?: 'long' | 'bun' | 'cap'
  /** How far the head turns and leans, in degrees. */
  lean?: number
}
export function guestBack(c: GuestBackInks): string {
  const head =
    path(spline(pts([-15, -22, 15, -22, 19, 26, -19, 26])), c.skin) +
    path(
      spline(pts([-41, -66, -47, -62, -46, -48, -39, -46])) + spline(pts([41, -66, 47, -62, 46, -48, 39, -46])),
      c.skin,
    ) +
    path(
      spline(
        pts([-41, -58, -38, -92, -20, -112, 0, -116, 20, -112, 38, -92, 41, -58, 34, -28, 14, -14, -14, -14, -34, -28]),
      ),
      c.hair,
    ) +
    path(
      ribbon(pts([-38, -82, -28, -104, -2, -114, 24, -107, 37, -84]), (t) => 7 * Math.sin(Math.PI * t), 16),
      c.rim,
    ) +
    (c.hair2 === 'long' ? path(spline(pts([-40, -60, 40, -60, 46, 0, 34, 74, 0, 84, -34, 74, -46, 0])), c.hair) : '') +
    (c.hair2 === 'bun'
      ? path(spline(pts([-24, -40, 0, -60, 24, -40, 20, -12, 0, -4, -20, -12])), c.rim) +
        path(spline(pts([-22, -38, 0, -55, 22, -38, 18, -12, 0, -5, -18, -12])), c.hair)
      : '')
  return (
    path(
      spline(
        pts([-22, 10, 0, 16, 22, 10, 62, 26, 90, 60, 104, 160, 104, 420, -104, 420, -104, 160, -90, 60, -62, 26]),
        true,
        0.14,
      ),
      c.top,
    ) +
    path(spline(pts([62, 30, 90, 62, 105, 160, 105, 420, 66, 420, 80, 190, 78, 90]), true, 0.14), c.shade) +
    path(
      ribbon(pts([-94, 66, -66, 30, -26, 14]), (t) => 8 * Math.sin(Math.PI * (0.1 + 0.85 * t)), 12),
      c.rim,
    ) +
    place(head, 0, 22, 1, c.lean ?? 0)
  )
}
