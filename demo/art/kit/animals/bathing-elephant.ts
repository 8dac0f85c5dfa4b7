// An elephant standing belly deep, facing left with the trunk raised, about 300 units long; the water cuts it at y = 0.
import type { Ink } from '../base/core.ts'
import { circle, clip, curve, lens, path, place, ribbon, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface BatherInks {
  shade: Ink
  body: Ink
  lit: Ink
  tusk: Ink
  water: Ink
}
export function bathingElephant(c: BatherInks): string {
  const back = pts([
    -64, -176, -44, -194, 10, -208, 70, -202, 116, -176, 138, -130, 142, -70, 138, 14, 86, 14, 80, -40, 44, -54, -20,
    -56, -34, -36, -36, 14, -90, 14, -96, -60, -100, -110,
  ])
  const head = pts([
    -58, -184, -82, -206, -104, -214, -124, -204, -138, -180, -150, -150, -160, -122, -142, -96, -112, -86, -82, -92,
    -56, -128,
  ])
  const ear = pts([-84, -176, -58, -188, -32, -172, -26, -138, -40, -104, -66, -84, -80, -104, -92, -140])
  const trunk = pts([-140, -136, -168, -106, -202, -104, -228, -136, -232, -182, -214, -220, -190, -232])
  const hide = spline(back)
  const face = spline(head)
  const body =
    path(
      spline(pts([54, -80, 92, -60, 88, 14, 44, 14, 40, -50]), true, 0.12) +
        spline(pts([-90, -60, -60, -60, -62, 14, -104, 14, -106, -40]), true, 0.12),
      c.shade,
    ) +
    path(ribbon(pts([136, -146, 156, -110, 152, -66, 146, -50]), curve(pts([0, 9, 0.7, 4, 1, 10])), 10), c.shade) +
    path(hide, c.body) +
    clip(
      hide,
      path(spline(pts([-70, -80, 0, -96, 70, -88, 120, -110, 150, -150, 170, 20, -110, 20])), c.shade) +
        path(
          spline(pts([-70, -160, -40, -184, 10, -197, 66, -192, 110, -168, 150, -130, 140, -200, 60, -240, -80, -220])),
          c.lit,
        ),
    ) +
    path(ribbon(trunk, curve(pts([0, 46, 0.3, 33, 0.7, 20, 1, 13])), 22), c.body) +
    path(
      ribbon(pts([-152, -104, -178, -92, -206, -94, -236, -128, -243, -180]), curve(pts([0, 8, 0.5, 12, 1, 2])), 18),
      c.shade,
    ) +
    path(face, c.body) +
    clip(
      face,
      path(
        spline(pts([-60, -180, -84, -199, -104, -207, -120, -199, -136, -172, -190, -180, -110, -240, -50, -220])),
        c.lit,
      ) + path(spline(pts([-170, -104, -130, -112, -96, -110, -50, -140, -50, -70, -160, -70])), c.shade),
    ) +
    path(ribbon(pts([-142, -104, -164, -78, -192, -82]), curve(pts([0, 10, 0.6, 8, 1, 2])), 10), c.tusk) +
    path(spline(ear), c.shade) +
    path(spline(pts([-82, -173, -58, -186, -33, -171, -40, -176, -58, -181])), c.lit) +
    circle(-122, -156, 4, c.shade)
  return (
    clip('M-300 -400h640v400h-640z', place(body, 0, 46)) + path(lens(24, 1, 330, 17) + lens(-110, 8, 130, 9), c.water)
  )
}
/** Water thrown from the raised trunk: drops on arcs from (0, 0) over the back to the right. */
export function spray(seed: string, ink: Ink, reach = 170): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < 70; i++) {
    const t = r(),
      up = r.in(0.5, 1.1),
      x = reach * t * r.in(0.75, 1.1),
      y = -up * reach * 0.5 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.06)) + t * t * reach * 0.3
    const k = r.in(2, 6) * (1.1 - 0.5 * t)
    d += `M${(x - k).toFixed(1)} ${y.toFixed(1)}a${k.toFixed(1)} ${k.toFixed(1)} 0 1 0 ${(2 * k).toFixed(1)} 0a${k.toFixed(1)} ${k.toFixed(1)} 0 1 0 ${(-2 * k).toFixed(1)} 0z`
  }
  return path(d, ink)
}
