// What all window views share: their options, the sky, the water, the gleam of the disc, rain.
import { lens, path, poly, rng } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { crests, sea } from '../sea/sea.ts'
import { cloud } from '../sky/clouds.ts'
import { sky } from '../sky/sky.ts'
import { stars } from '../sky/stars.ts'
import { sun } from '../sky/sun.ts'
import type { Outside } from './outside.ts'
export interface VistaOptions {
  o: Outside
  seed: string
  hz: number
  x: number
  /** Width of what can be seen, in sheet units: sizes what stands there. */
  w?: number
  /** Where the sun or moon stands, from the middle and above the horizon. */
  disc?: readonly [dx: number, up: number, r: number]
}
export const heaven = ({ o, seed, hz, x, disc }: VistaOptions, clouds = true) => {
  let a = sky({
    bands: [
      [0, o.sky[0]],
      [hz - 210, o.sky[1]],
    ],
    bottom: hz + 20,
    seed,
    drift: 14,
    slivers: 4,
  })
  if (o.night) a += stars({ count: 170, bottom: hz, seed, bright: o.white, faint: o.crest })
  if (disc) a += sun({ x: x + disc[0], y: hz - disc[1], r: disc[2], ink: o.disc })
  if (clouds && !o.night)
    a += cloud({
      x: x + (disc ? -Math.sign(disc[0] || 1) * 130 : 90),
      y: hz - 96,
      w: 260,
      h: 44,
      seed: `${seed}c`,
      ink: o.white,
    })
  return a
}
export const water = ({ o, seed, hz }: VistaOptions, bottom = 1204) =>
  sea({ horizon: hz, bottom, inks: o.sea, seed: `${seed}s`, power: 1.6, sway: 9 }) +
  crests({ horizon: hz, bottom, ink: o.crest, seed: `${seed}w`, rows: 13, density: 0.6, weight: 0.7 })
export const gleam = ({ o, x, disc, hz }: VistaOptions) =>
  disc
    ? path(
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) =>
            lens(x + disc[0] + (i % 2 ? 9 : -7), hz + 12 + i * i * 4.5 + i * 8, disc[2] * (1.1 + (i % 3) * 0.5), 4 + i),
          )
          .join(''),
        o.disc,
      )
    : ''
/** Fine slanting rain over a view. */
export const rainfall = (seed: string, ink: string, hz = 600): string => {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < 90; i++) {
    const x = r.in(0, 1600),
      y = r.in(0, hz + 500),
      k = r.in(30, 70)
    d += poly(pts([x, y, x + 2.4, y, x - k * 0.18, y + k, x - k * 0.18 - 1.6, y + k]))
  }
  return path(d, ink)
}
