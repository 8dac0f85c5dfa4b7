// Window views of the town: the harbour hill, a street, an airfield.
import { lens, path, place, poly, rect, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { clockTower } from '../buildings/clock-tower.ts'
import { lighthouse } from '../buildings/lighthouse.ts'
import { house } from '../buildings/town.ts'
import { island } from '../sea/islands.ts'
import { gleam, heaven, type VistaOptions, water } from './vista-base.ts'
/** Harbour: a wooded hill of houses across the water, a lighthouse or a ship. */
export const harbourView = (v: VistaOptions & { ship?: boolean; light?: boolean }): string => {
  const { o, hz, x, w = 500, seed } = v,
    c = x + w * 0.22
  let a =
    heaven(v) +
    island({
      x: c,
      w: w * 1.25,
      h: w * 0.27,
      horizon: hz + 2,
      seed: `${seed}i`,
      ink: o.green[0],
      lit: o.green[1],
      peak: 0.55,
    })
  for (const [u, q, k] of [
    [-0.28, 12, 0.32],
    [-0.14, 26, 0.36],
    [0.02, 14, 0.4],
    [0.04, 58, 0.3],
    [0.2, 34, 0.36],
    [0.33, 12, 0.32],
    [-0.06, 80, 0.26],
  ])
    a += place(
      house(120, 60, { wall: o.wall, side: o.wallShade, roof: o.warm, roofShade: o.trunk, dark: o.trunk }),
      c + u * w,
      hz - q * (w / 500),
      k * (w / 500),
    )
  a += water(v)
  if (v.light)
    a +=
      lighthouse({
        x: x - w * 0.3,
        y: hz + 6,
        h: w * 0.34,
        w: w * 0.06,
        bands: 5,
        white: o.white,
        whiteShade: o.wallShade,
        red: o.warm,
        redShade: o.trunk,
        dark: o.trunk,
        glass: o.disc,
      }) + path(lens(x - w * 0.3, hz + 8, w * 0.26, 22), o.trunk)
  if (v.ship) {
    const b = x - w * 0.24,
      y = hz + 46,
      q = (n: readonly number[]) => poly(pts(n.map((t, i) => (i % 2 ? y + t * (w / 500) : b + t * (w / 500)))))
    a +=
      path(q([-120, -26, 130, -26, 104, 10, -110, 10]), o.trunk) +
      path(q([-122, -32, 136, -34, 130, -24, -121, -24]), o.warm) +
      path(q([-100, -32, 84, -32, 70, -58, -100, -58]) + q([-84, -58, 50, -58, 40, -78, -84, -78]), o.white) +
      path(q([-60, -78, -30, -78, -34, -104, -62, -104]), o.warm) +
      path(q([-92, -50, 66, -50, 64, -43, -92, -43]), o.far) +
      path(lens(b, y + 14, w * 0.5, 7), o.crest)
  }
  return a + gleam(v)
}
/** Across a street: house fronts with shuttered windows and awnings, a clock tower beyond. */
export const streetView = (v: VistaOptions & { tower?: boolean }): string => {
  const { o, hz, x, w = 500, seed } = v,
    r = rng(`${seed}st`)
  let a = heaven(v, !v.tower)
  if (v.tower)
    a += place(
      clockTower({
        lit: o.wall,
        shade: o.wallShade,
        trim: o.white,
        trimShade: o.wallShade,
        dark: o.trunk,
        face: o.white,
        hand: o.trunk,
        roof: o.warm,
        roofShade: o.trunk,
      }),
      x + w * 0.12,
      hz + 130,
      (w / 500) * 0.62,
    )
  let u = x - w * 0.9
  for (let i = 0; i < 6; i++) {
    const bw = w * r.in(0.26, 0.36),
      gap = v.tower && i === 3,
      top = gap ? hz + 30 : hz - w * r.in(0.16, 0.36),
      body = [o.wallShade, o.wall, o.farLit][i % 3]
    a +=
      rect(u, top, bw, 1200 - top, body) +
      rect(u + bw * 0.84, top, bw * 0.16, 1200 - top, o.far) +
      rect(u - 4, top - 12, bw + 8, 14, o.warm)
    for (let j = 0; j < 4; j++)
      for (let k = 0; k < 2; k++) {
        const wx = u + bw * (0.12 + k * 0.37),
          wy = top + 30 + j * w * 0.19
        a +=
          rect(wx, wy, bw * 0.24, w * 0.11, o.night && (i + j + k) % 3 === 0 ? o.warm : o.trunk) +
          rect(wx - 3, wy + w * 0.11, bw * 0.3, 5, o.white)
      }
    a += path(
      poly(pts([u + 4, hz + w * 0.28, u + bw - 4, hz + w * 0.28, u + bw + 6, hz + w * 0.36, u - 6, hz + w * 0.36])),
      i % 2 ? o.warm : o.white,
    )
    u += bw + 2
  }
  return (
    a +
    path(
      poly(
        pts([
          0,
          hz - w * 0.3,
          x,
          hz - w * 0.25,
          1600,
          hz - w * 0.34,
          1600,
          hz - w * 0.332,
          x,
          hz - w * 0.243,
          0,
          hz - w * 0.292,
        ]),
      ),
      o.trunk,
    )
  )
}
/** An airfield at the foot of hills, one aeroplane climbing away. */
export const airfieldView = (v: VistaOptions & { up?: number }): string => {
  const { o, hz, x, w = 500, seed } = v,
    c = x + w * 0.06,
    y = hz - w * (v.up ?? 0.2),
    k = w / 500,
    q = (n: readonly number[]) => pts(n.map((t, i) => (i % 2 ? y + t * k : c + t * k)))
  let a =
    heaven(v, false) +
    island({ x: x - w * 0.2, w: w * 1.8, h: w * 0.16, horizon: hz + 6, seed: `${seed}i`, ink: o.far, lit: o.farLit })
  a +=
    rect(0, hz + 4, 1600, 1200, o.green[1]) +
    path(poly(pts([x - w, hz + 40, x + w, hz + 28, x + w, hz + 74, x - w, hz + 100])), o.farLit) +
    path([-0.6, -0.3, 0, 0.3, 0.6].map((u) => lens(x + u * w, hz + 64 - u * 14, w * 0.16, 6)).join(''), o.white)
  return (
    a +
    path(spline(q([-110, 26, -40, 0, 70, -40, 96, -42, 90, -28, 40, 2, -40, 30, -104, 40]), true, 1 / 8), o.white) +
    path(poly(q([-6, 2, 30, -12, 0, 60, -26, 66])) + poly(q([-106, 28, -86, 20, -112, -22, -128, -22])), o.warm) +
    path(poly(q([6, -14, 30, -24, -8, -52, -20, -50])), o.wallShade)
  )
}
