// Window views of the land: garden and mangrove creek.
import { lens, path, place, rect, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { villageBoat } from '../boats/village-boat.ts'
import { stiltTree } from '../buildings/stilts.ts'
import { canopy } from '../trees/canopy.ts'
import { farPalm } from '../trees/far-palm.ts'
import { leaves } from '../trees/forest.ts'
import { heaven, type VistaOptions } from './vista-base.ts'
/** A garden: lawn, a hedge of crowns, palms or areca, a red note of flowers. */
export const gardenView = (v: VistaOptions & { palms?: number; flowers?: boolean }): string => {
  const { o, hz, x, w = 500, seed } = v,
    r = rng(`${seed}g`)
  let a = heaven(v, false) + rect(0, hz + 40, 1600, 1200, o.green[1])
  a += path(
    spline(
      pts([
        -100,
        hz - 40,
        x - w,
        hz - 90,
        x - w * 0.5,
        hz - 60,
        x,
        hz - 130,
        x + w * 0.5,
        hz - 70,
        x + w,
        hz - 110,
        1700,
        hz - 60,
        1700,
        hz + 120,
        -100,
        hz + 120,
      ]),
    ),
    o.farLit,
  )
  for (let i = 0; i < 7; i++)
    a += canopy({
      x: x + (i - 3) * w * 0.26 + r.j(20),
      y: hz - 10 + r.j(26),
      rx: w * 0.2,
      ry: w * 0.17,
      seed: `${seed}t${i}`,
      tones: [o.green[0], o.green[1], o.green[2]],
    })
  a += path(
    spline(
      pts([
        -100,
        hz + 84,
        x - w * 0.6,
        hz + 66,
        x,
        hz + 84,
        x + w * 0.5,
        hz + 70,
        1700,
        hz + 80,
        1700,
        1300,
        -100,
        1300,
      ]),
    ),
    o.green[2] === o.green[1] ? o.sand : o.green[2],
  )
  const n = v.palms ?? 2
  for (let i = 0; i < n; i++)
    a += farPalm({
      x: x + (i - (n - 1) / 2) * w * 0.5 + r.j(w * 0.08),
      y: hz + 96 + (i % 2) * 30,
      h: w * (0.72 + 0.2 * (i % 2)),
      lean: (i % 2 ? -1 : 1) * w * 0.08,
      size: w * 0.3,
      seed: `${seed}p${i}`,
      ink: o.green[0],
      lit: o.green[1],
      trunk: o.trunk,
    })
  for (let i = 0; i < 5; i++)
    a += leaves({
      x: x + (i - 2) * w * 0.34,
      y: hz + 150 + r.j(14),
      size: w * 0.17,
      seed: `${seed}l${i}`,
      tones: [o.green[0], o.green[0] === o.trunk ? o.green[1] : o.trunk],
      from: -2.7,
      to: -0.4,
      count: 9,
    })
  if (v.flowers)
    a += path(
      [
        [-0.42, 96],
        [-0.36, 104],
        [0.3, 92],
        [0.36, 100],
        [0.26, 106],
      ]
        .map(([u, q]) => lens(x + u * w, hz + q, 20, 16))
        .join(''),
      o.warm,
    )
  return a
}
/** Mangrove creek: stilts over still water, one boat moored. */
export const mangroveView = (v: VistaOptions & { boat?: boolean }): string => {
  const { o, hz, x, w = 500, seed } = v
  let a = heaven(v, false) + rect(0, hz - 10, 1600, 1200, o.sea[0])
  a += path(
    spline(
      pts([
        -100,
        hz - 120,
        x - w * 0.5,
        hz - 190,
        x - w * 0.1,
        hz - 110,
        x + w * 0.3,
        hz - 200,
        1700,
        hz - 150,
        1700,
        hz + 30,
        -100,
        hz + 30,
      ]),
    ),
    o.green[1],
  )
  for (let i = 0; i < 6; i++)
    a += canopy({
      x: x + (i - 2.5) * w * 0.27,
      y: hz - 86 + (i % 2) * 24,
      rx: w * 0.19,
      ry: w * 0.14,
      seed: `${seed}m${i}`,
      tones: [o.green[0], o.green[1], o.green[2]],
    })
  for (let i = 0; i < 5; i++)
    a += stiltTree({
      x: x + (i - 2) * w * 0.3,
      y: hz + 34 + (i % 2) * 22,
      h: w * 0.3,
      w: w * 0.26,
      seed: `${seed}r${i}`,
      ink: o.trunk,
    })
  a += path(
    [0, 1, 2, 3, 4, 5]
      .map((i) => lens(x + (i % 2 ? 60 : -80), hz + 66 + i * 26, w * (0.5 + (i % 3) * 0.2), 8 + i))
      .join(''),
    o.crest,
  )
  if (v.boat)
    a += place(
      villageBoat({ hull: o.warm, hullShade: o.trunk, rim: o.white, inside: o.trunk }),
      x - w * 0.06,
      hz + 116,
      0.62,
    )
  return a
}
