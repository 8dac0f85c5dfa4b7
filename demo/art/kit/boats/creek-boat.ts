// A speedboat going away from us, seen over the stern: about 220 units wide, waterline at y = 0; and the wake it opens.

import {
  along,
  type Curve,
  circle,
  type Ink,
  lens,
  lerp,
  P,
  type Point,
  path,
  poly,
  ribbon,
  rng,
  spline,
} from '../base/core.ts'
import { pts } from '../base/points.ts'

interface CreekBoatInks {
  hull: Ink
  hullShade: Ink
  stripe: Ink
  inside: Ink
  roof: Ink
  roofShade: Ink
  post: Ink
  vest: Ink
  skin: Ink
  motor: Ink
}
const back = (x: number, y: number, k: number, vest: Ink, skin: Ink) =>
  path(
    spline([
      [x - 15 * k, y],
      [x - 17 * k, y - 24 * k],
      [x - 9 * k, y - 34 * k],
      [x + 9 * k, y - 34 * k],
      [x + 17 * k, y - 24 * k],
      [x + 15 * k, y],
    ]),
    vest,
  ) + circle(x, y - 44 * k, 10 * k, skin)
export function creekBoat({
  hull,
  hullShade,
  stripe,
  inside,
  roof,
  roofShade,
  post,
  vest,
  skin,
  motor,
}: CreekBoatInks): string {
  const posts = (x: number, y0: number, y1: number, w: number) =>
    poly([
      [x - w, y0],
      [x + w, y0],
      [x + w, y1],
      [x - w, y1],
    ])
  return (
    path(spline(pts([-70, -58, -30, -84, 0, -92, 30, -84, 70, -58])), inside) +
    path(posts(-58, -60, -164, 2.5) + posts(58, -60, -164, 2.5), post) +
    back(-24, -66, 0.72, vest, skin) +
    back(24, -66, 0.72, vest, skin) +
    back(0, -60, 0.8, vest, skin) +
    path(spline(pts([-104, -60, -60, -66, 60, -66, 104, -60, 96, -44, -96, -44]), true, 0.1), inside) +
    back(-48, -48, 0.95, vest, skin) +
    back(46, -48, 0.95, vest, skin) +
    path(
      `M${P(-110, -62)}Q${P(-104, -20)} ${P(-84, 8)}L${P(84, 8)}Q${P(104, -20)} ${P(110, -62)}L${P(98, -46)}L${P(-98, -46)}z`,
      hull,
    ) +
    path(`M${P(0, -46)}L${P(98, -46)}L${P(110, -62)}Q${P(104, -20)} ${P(84, 8)}L${P(20, 8)}z`, hullShade) +
    path(poly(pts([-105, -42, 105, -42, 102, -30, -102, -30])), stripe) +
    path(posts(-96, -50, -172, 3.4) + posts(96, -50, -172, 3.4), post) +
    path(
      spline(pts([-120, -168, -90, -186, 0, -196, 90, -186, 120, -168, 60, -172, 0, -174, -60, -172]), true, 0.1),
      roof,
    ) +
    path(
      spline(pts([-120, -168, -60, -172, 0, -174, 60, -172, 120, -168, 60, -164, 0, -165, -60, -164]), true, 0.1),
      roofShade,
    ) +
    path(
      spline(pts([-16, -64, -14, -78, 0, -84, 14, -78, 16, -64, 12, -44, -12, -44]), true, 0.14) +
        poly(pts([-7, -46, 7, -46, 6, 16, -6, 16])),
      motor,
    )
  )
}
/** The wake of a boat that has turned: its middle line from stern to the foot of the sheet, opening as it comes. */
export function sternWake({
  line,
  spread,
  seed,
  foam,
  wash,
  shade,
}: {
  line: Point[]
  spread: Curve
  seed: string
  foam: Ink
  wash: Ink
  shade: Ink
}): string {
  const r = rng(seed),
    steps = along(line, 20),
    at = (t: number, o: number): Point => {
      const [x, y] = steps[Math.min(20, Math.round(t * 20))]
      return [x + o * spread(t), y + Math.abs(o) * 14 * t]
    }
  const arm = (o: number): Point[] => steps.map((_, i): Point => at(i / 20, o))
  let churn = '',
    dark = ''
  for (let i = 0; i < 40; i++) {
    const t = r() ** 1.1,
      [x, y] = at(t, r.j(0.62)),
      d = lens(x, y + r.j(8), lerp(40, 190, t) * r.in(0.5, 1.1), lerp(5, 14, t))
    if (i % 3) churn += d
    else dark += d
  }
  const crest = (o: number, k: number, ph: number) =>
    ribbon(arm(o), (t) => (7 + 30 * t) * k * (1 + 0.3 * Math.sin(t * 40 + ph)), 44)
  return (
    path(spline([...arm(-0.9), ...arm(0.9).reverse()], true, 0.1), wash) +
    path(crest(-1.06, 1.5, 0) + crest(1.06, 1.5, 1), shade) +
    path(crest(-1, 1, 0) + crest(1, 1, 2), foam) +
    path(dark, shade) +
    path(churn, foam) +
    path(lens(line[0][0], line[0][1] + 6, 250, 30), foam)
  )
}
