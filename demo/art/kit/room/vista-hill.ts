// Window views of a mountain over fields and of a pool terrace.
import { lens, path, poly, rect, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { island } from '../sea/islands.ts'
import { canopy } from '../trees/canopy.ts'
import { farPalm } from '../trees/far-palm.ts'
import { heaven, type VistaOptions } from './vista-base.ts'
/** A wooded mountain over fields. */
export const hillView = (v: VistaOptions & { palm?: boolean }): string => {
  const { o, hz, x, w = 500, seed } = v
  let a =
    heaven(v) +
    path(
      spline(
        pts([
          x - w * 1.2,
          hz + 10,
          x - w * 0.7,
          hz - w * 0.2,
          x - w * 0.34,
          hz - w * 0.34,
          x - w * 0.16,
          hz - w * 0.31,
          x + w * 0.06,
          hz - w * 0.43,
          x + w * 0.2,
          hz - w * 0.36,
          x + w * 0.6,
          hz - w * 0.12,
          x + w * 1.2,
          hz + 10,
        ]),
        true,
        1 / 9,
      ),
      o.far,
    )
  a += path(
    spline(
      pts([
        x + w * 0.06,
        hz - w * 0.43,
        x + w * 0.2,
        hz - w * 0.36,
        x + w * 0.6,
        hz - w * 0.12,
        x + w * 1.2,
        hz + 10,
        x + w * 0.2,
        hz + 10,
        x + w * 0.16,
        hz - w * 0.2,
      ]),
      true,
      1 / 12,
    ),
    o.farLit,
  )
  for (let i = 0; i < 7; i++)
    a += canopy({
      x: x + (i - 3) * w * 0.24,
      y: hz + 4 + (i % 2) * 8,
      rx: w * 0.16,
      ry: w * 0.08,
      seed: `${seed}h${i}`,
      tones: [o.green[0], o.green[1]],
    })
  a +=
    rect(0, hz + 26, 1600, 1200, o.green[1]) +
    path(
      [0, 1, 2, 3, 4].map((i) => lens(x + (i % 2 ? 90 : -70), hz + 44 + i * i * 9, w * 1.3, 6 + i * 4)).join(''),
      o.sand,
    )
  if (v.palm === false) return a
  return (
    a +
    farPalm({
      x: x - w * 0.3,
      y: hz + 110,
      h: w * 0.7,
      lean: 30,
      size: w * 0.28,
      seed: `${seed}p`,
      ink: o.green[0],
      lit: o.green[1],
      trunk: o.trunk,
    })
  )
}
/** A pool terrace seen from a room: tiles, water, hedge, palms. */
export const poolView = (v: VistaOptions): string => {
  const { o, hz, x, w = 500, seed } = v,
    y = hz + w * 0.1
  let a =
    heaven(v) +
    island({ x: x + w * 0.2, w: w, h: w * 0.08, horizon: hz, seed: `${seed}i`, ink: o.far, lit: o.farLit }) +
    rect(0, hz, 1600, 1200, o.sea[0]) +
    rect(0, y, 1600, 1200, o.sand)
  a +=
    path(
      poly(pts([x - w * 0.62, y + 30, x + w * 0.44, y + 30, x + w * 0.7, y + w * 0.34, x - w * 0.8, y + w * 0.34])),
      o.sea[o.sea.length - 1],
    ) +
    path(poly(pts([x - w * 0.62, y + 30, x + w * 0.44, y + 30, x + w * 0.46, y + 44, x - w * 0.63, y + 44])), o.sea[0])
  a += path(
    [0, 1, 2, 3].map((i) => lens(x - w * 0.1 + (i % 2 ? 60 : -50), y + 62 + i * 26, w * 0.4, 6 + i * 2)).join(''),
    o.white,
  )
  for (let i = 0; i < 5; i++)
    a += canopy({
      x: x + (i - 2) * w * 0.36,
      y: y + 4,
      rx: w * 0.15,
      ry: w * 0.055,
      seed: `${seed}q${i}`,
      tones: [o.green[0], o.green[1]],
    })
  const px = x + w * 0.3
  a +=
    path(spline(pts([px - w * 0.17, y + 4, px, y - w * 0.13, px + w * 0.17, y + 4]), true, 1 / 12), o.warm) +
    rect(px - 3, y - 6, 6, w * 0.12, o.trunk)
  return (
    a +
    farPalm({
      x: x - w * 0.36,
      y: y + 36,
      h: w * 0.62,
      lean: 40,
      size: w * 0.27,
      seed: `${seed}p`,
      ink: o.green[0],
      lit: o.green[1],
      trunk: o.trunk,
    })
  )
}
