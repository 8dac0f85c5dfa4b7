// What a window looks at, drawn across the whole sheet behind the wall; x is the middle of what can be seen, hz the level of the eye.
import { circle, lens, path, place, poly, rect, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { villageBoat } from '../boats/village-boat.ts'
import { clockTower } from '../buildings/clock-tower.ts'
import { lighthouse } from '../buildings/lighthouse.ts'
import { stiltTree } from '../buildings/stilts.ts'
import { house } from '../buildings/town.ts'
import { island } from '../sea/islands.ts'
import { crests, sea } from '../sea/sea.ts'
import { naturalArch } from '../shore/natural-arch.ts'
import { cloud } from '../sky/clouds.ts'
import { sky } from '../sky/sky.ts'
import { stars } from '../sky/stars.ts'
import { sun } from '../sky/sun.ts'
import { canopy } from '../trees/canopy.ts'
import { farPalm } from '../trees/far-palm.ts'
import { leaves } from '../trees/forest.ts'
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
const heaven = ({ o, seed, hz, x, disc }: VistaOptions, clouds = true) => {
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
const water = ({ o, seed, hz }: VistaOptions, bottom = 1204) =>
  sea({ horizon: hz, bottom, inks: o.sea, seed: `${seed}s`, power: 1.6, sway: 9 }) +
  crests({ horizon: hz, bottom, ink: o.crest, seed: `${seed}w`, rows: 13, density: 0.6, weight: 0.7 })
const gleam = ({ o, x, disc, hz }: VistaOptions) =>
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
/** A wooded mountain over fields. */
export const hillView = (v: VistaOptions): string => {
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
/** An airfield at the foot of hills, one aeroplane climbing away. */
export const airfieldView = (v: VistaOptions): string => {
  const { o, hz, x, w = 500, seed } = v,
    c = x + w * 0.06,
    y = hz - w * 0.2,
    k = w / 500,
    q = (n: readonly number[]) => pts(n.map((t, i) => (i % 2 ? y + t * k : c + t * k)))
  let a =
    heaven(v) +
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
export const moonAt = (x: number, y: number, r: number, ink: string, dark: string): string =>
  circle(x, y, r, ink) + circle(x + r * 0.42, y - r * 0.25, r * 0.86, dark)
