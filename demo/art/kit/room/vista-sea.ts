// Window views of the sea: open water, a beach below, the coral arch.
import { lens, path, place, poly, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { villageBoat } from '../boats/village-boat.ts'
import { island } from '../sea/islands.ts'
import { naturalArch } from '../shore/natural-arch.ts'
import { farPalm } from '../trees/far-palm.ts'
import { gleam, heaven, type VistaOptions, water } from './vista-base.ts'
/** Open sea, an island, and a sail or a fishing boat. */
export const seaView = (v: VistaOptions & { boat?: 'sail' | 'boat' | 'none'; isle?: number }): string => {
  const { o, hz, x, w = 500, seed } = v
  let a =
    heaven(v) +
    island({
      x: x + (v.isle ?? w * 0.3),
      w: w * 0.9,
      h: w * 0.11,
      horizon: hz,
      seed: `${seed}i`,
      ink: o.far,
      lit: o.farLit,
      peak: 0.6,
    }) +
    water(v) +
    gleam(v)
  const bx = x - w * 0.18
  if (v.boat === 'sail')
    a +=
      path(poly(pts([bx - 30, hz + 22, bx + 34, hz + 22, bx + 24, hz + 34, bx - 22, hz + 34])), o.warm) +
      path(
        poly(pts([bx - 2, hz + 18, bx - 2, hz - 62, bx + 34, hz + 14])) +
          poly(pts([bx - 8, hz + 16, bx - 8, hz - 44, bx - 30, hz + 12])),
        o.white,
      )
  if (v.boat === 'boat')
    a += place(
      villageBoat({
        hull: o.warm,
        hullShade: o.trunk,
        rim: o.white,
        inside: o.trunk,
        roof: o.white,
        roofShade: o.farLit,
        post: o.trunk,
      }),
      bx,
      hz + 54,
      0.42,
    )
  return a
}
/** A beach below: palms, a strip of sand, then the sea. */
export const beachView = (v: VistaOptions & { palms?: number }): string => {
  const { o, hz, x, w = 500, seed } = v,
    y = hz + w * 0.18,
    r = rng(`${seed}b`)
  let a =
    heaven(v) +
    island({
      x: x - w * 0.35,
      w: w * 0.8,
      h: w * 0.1,
      horizon: hz,
      seed: `${seed}i`,
      ink: o.far,
      lit: o.farLit,
      peak: 0.4,
    }) +
    water(v, y + 80) +
    gleam(v)
  a +=
    path(
      spline(
        pts([
          -100,
          y + 16,
          x - w,
          y + 4,
          x - w * 0.3,
          y + 12,
          x + w * 0.2,
          y - 8,
          x + w,
          y - 26,
          1700,
          y - 30,
          1700,
          1260,
          -100,
          1260,
        ]),
        true,
        1 / 9,
      ),
      o.white,
    ) +
    path(
      spline(
        pts([
          -100,
          y + 28,
          x - w,
          y + 16,
          x - w * 0.3,
          y + 26,
          x + w * 0.2,
          y + 6,
          x + w,
          y - 8,
          1700,
          y - 12,
          1700,
          1260,
          -100,
          1260,
        ]),
        true,
        1 / 9,
      ),
      o.sand,
    )
  const n = v.palms ?? 3
  for (let i = 0; i < n; i++) {
    const k = 0.75 + (0.4 * ((i * 7) % 3)) / 2,
      px = x + (i - (n - 1) / 2) * w * 0.42 + r.j(w * 0.1)
    a += farPalm({
      x: px,
      y: y + 40 + i * 12,
      h: w * 0.78 * k,
      lean: (i % 2 ? -1 : 1) * w * 0.14,
      size: w * 0.3 * k,
      seed: `${seed}p${i}`,
      ink: o.green[0],
      lit: o.green[1],
      trunk: o.trunk,
    })
  }
  return a
}
/** The coral arch standing in the shallows. */
export const archView = (v: VistaOptions): string => {
  const { o, hz, x, w = 500, seed } = v
  return (
    heaven(v) +
    water(v) +
    gleam(v) +
    place(
      naturalArch({ body: o.far, facet: o.farLit, dark: o.trunk, edge: o.trunk, glow: o.sand }, rng(`${seed}na`)),
      x - w * 0.42,
      hz - w * 0.4,
      w * 0.00062,
    ) +
    path(lens(x - w * 0.1, hz + w * 0.14, w * 0.8, 14), o.crest)
  )
}
