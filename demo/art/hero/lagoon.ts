// The lagoon from the hill, in three layers that move at their own pace: sky and sea, the ferry, the palms at our feet.
import type { Ink } from '../kit/base/core.ts'
import { lens, lenses, lerp, path, place, rng, spline } from '../kit/base/core.ts'
import { pts } from '../kit/base/points.ts'
import { quads, triples } from '../kit/base/rows.ts'
import { catamaran, wake } from '../kit/boats/catamaran.ts'
import { island } from '../kit/sea/islands.ts'
import { crests, sea } from '../kit/sea/sea.ts'
import { cloud } from '../kit/sky/clouds.ts'
import { sky } from '../kit/sky/sky.ts'
import { stars } from '../kit/sky/stars.ts'
import { glitter, sun } from '../kit/sky/sun.ts'
import { leaves, treeCrown } from '../kit/trees/forest.ts'
import { palm } from '../kit/trees/palm.ts'
import { palettes } from '../palettes.ts'

/** The inks of one edition by what they colour. */
export type LagoonInks = {
  sky: readonly [Ink, Ink, Ink]
  cloud: Ink
  far: Ink
  farLit: Ink
  strand: Ink
  sea: readonly Ink[]
  crest: Ink
  dark: Ink
  wash: Ink
  shallow: Ink
  foam: Ink
  sand: Ink
  hull: Ink
  hullShade: Ink
  window: Ink
  stripe: Ink
  leaf: Ink
  leafLit: Ink
  /** Only by night: the moon and what it lights. */
  moon?: Ink
  star?: Ink
}

const { noon, night } = palettes

export const lagoonByDay: LagoonInks = {
  sky: [noon.aqua, noon.sky, noon.paper],
  cloud: noon.paper,
  far: noon.lagoon,
  farLit: noon.aqua,
  strand: noon.sand,
  sea: [noon.deep, noon.lagoon, noon.deep, noon.deep, noon.lagoon, noon.aqua],
  crest: noon.aqua,
  dark: noon.lagoon,
  wash: noon.aqua,
  shallow: noon.sky,
  foam: noon.paper,
  sand: noon.sand,
  hull: noon.paper,
  hullShade: noon.sky,
  window: noon.forest,
  stripe: noon.coral,
  leaf: noon.forest,
  leafLit: noon.leaf,
}

export const lagoonByNight: LagoonInks = {
  sky: [night.ink, night.deep, night.navy],
  cloud: night.blue,
  far: night.deep,
  farLit: night.navy,
  strand: night.blue,
  sea: [night.blue, night.navy, night.deep, night.deep, night.navy, night.blue],
  crest: night.blue,
  dark: night.navy,
  wash: night.teal,
  shallow: night.cyan,
  foam: night.glow,
  sand: night.blue,
  hull: night.paper,
  hullShade: night.cyan,
  window: night.lamp,
  stripe: night.lamp,
  leaf: night.ink,
  leafLit: night.navy,
  moon: night.paper,
  star: night.cyan,
}

const HORIZON = 330

/** Sky, islands, sea and the cove. */
export function lagoonBack(p: LagoonInks): string {
  const bands = p.sky.map((ink, index): [number, Ink] => [[0, 90, 250][index], ink])
  let s = sky({ bands, bottom: HORIZON, seed: 'fs', drift: 14, slivers: 5 })
  if (p.moon && p.star) {
    s += stars({
      count: 130,
      bottom: 300,
      seed: 'hls',
      bright: p.moon,
      faint: p.star,
      big: triples([300, 70, 12, 690, 150, 10]),
    })
    s += sun({ x: 940, y: 150, r: 62, ink: p.moon, halo: [[1.5, p.sky[2]]] })
  }
  s += cloud({ x: 1150, y: 262, w: 420, h: 112, seed: 'fc', ink: p.cloud, lit: '' })
  s += island({
    x: 420,
    w: 760,
    h: 92,
    horizon: HORIZON,
    seed: 'fi',
    ink: p.far,
    lit: p.farLit,
    strand: p.strand,
    peak: 0.62,
  })
  s += island({
    x: 1330,
    w: 640,
    h: 128,
    horizon: HORIZON + 6,
    seed: 'fj',
    ink: p.far,
    lit: p.farLit,
    strand: p.strand,
    peak: 0.58,
  })
  s += sea({ horizon: HORIZON, inks: p.sea, seed: 'fw', power: 1.55, sway: 20 })
  s += path(lens(470, HORIZON + 10, 640, 12) + lens(1340, HORIZON + 14, 560, 14), p.dark)
  s +=
    crests({ horizon: HORIZON, ink: p.crest, seed: 'fcr', rows: 22, density: 0.8, weight: 0.7 }) +
    crests({ horizon: HORIZON, ink: p.dark, seed: 'fcd', rows: 16, density: 0.8, from: 0.2, weight: 0.8 })
  if (p.moon) s += glitter({ x: 940, top: HORIZON + 4, bottom: 900, width: 190, ink: p.moon, rand: rng('hlg') })
  return s + cove(p)
}

/** The cove below: shallows in two steps, foam, a blade of sand. */
function cove(p: LagoonInks): string {
  const step = (lift: number, ink: Ink) =>
    path(
      spline(
        pts([300, 1240, 420, 1080, 600, 1010, 800, 1000, 980, 960, 1160, 920, 1400, 930, 1680, 900, 1700, 1240]).map(
          ([x, y]) => [x + lift * 1.4, y + lift],
        ),
      ),
      ink,
    )
  return step(0, p.wash) + step(52, p.shallow) + step(96, p.foam) + step(114, p.sand)
}

/** The ferry with its wake. */
export function lagoonMiddle(p: LagoonInks): string {
  const r = rng('ferry')
  let s = wake({
    pts: pts([800, 654, 650, 652, 480, 640, 310, 620]),
    rand: rng('wk'),
    foam: p.foam,
    wash: p.wash,
    w0: 66,
    w1: 26,
  })
  let tail = ''
  for (let i = 0; i < 26; i++) {
    const t = r()
    tail += lens(lerp(520, 40, t) + r.j(60), lerp(648, 590, t) + r.j(18), r.in(50, 150), r.in(4, 9))
  }
  s += path(tail, p.wash)
  s += path(
    lenses([
      [1040, 694, 440, 30],
      [950, 710, 420, 20],
    ]),
    p.dark,
  )
  s += place(
    catamaran({
      white: p.hull,
      shade: p.hullShade,
      window: p.window,
      hull: p.hullShade,
      stripe: p.stripe,
      deck: p.sand,
      trim: p.stripe,
    }),
    985,
    640,
    1.06,
    1,
  )
  return s + path(lenses(quads([1010, 688, 360, 13, 1212, 646, 120, 9, 1262, 610, 110, 8, 1150, 664, 170, 9])), p.foam)
}

/** The hill at our feet and its palms, drawn wider than the sheet so that it may move. */
export function lagoonNear(p: LagoonInks): string {
  let s = path(
    spline(
      pts([
        -180, 1010, 120, 1030, 330, 1090, 520, 1150, 760, 1186, 1000, 1180, 1240, 1130, 1420, 1080, 1780, 1030, 1790,
        1400, -190, 1400,
      ]),
    ),
    p.leaf,
  )
  for (const [x, y, k] of triples([
    1480, 1060, 1, 1330, 1100, 0.8, 1600, 1040, 1.2, 330, 1090, 0.9, 170, 1050, 1.1, 20, 1020, 1.3, 480, 1150, 0.8, 640,
    1180, 0.7, 830, 1200, 0.6, 1010, 1196, 0.6, 1190, 1160, 0.75, 1400, 1160, 1.2, 1580, 1150, 1.3, 80, 1150, 1.4, 300,
    1180, 1.1,
  ]))
    s += treeCrown({ x, y, rx: 150 * k, ry: 84 * k, seed: `fp${x}`, tones: [p.leaf, p.leafLit], light: [-0.5, -0.8] })
  const tones = { back: p.leaf, mid: p.leaf, lit: p.leafLit, trunk: p.leaf, trunkLit: p.leafLit }
  s += palm({ x: 1500, y: 1230, h: 560, lean: 70, size: 270, seed: 'pb', ...tones, light: -1 })
  s += palm({
    x: 1370,
    y: 1240,
    h: 930,
    lean: 120,
    size: 400,
    seed: 'pa7',
    ...tones,
    nut: p.leafLit,
    light: -1,
    count: 8,
  })
  s += palm({
    x: 210,
    y: 1240,
    h: 690,
    lean: -150,
    size: 350,
    seed: 'pc',
    ...tones,
    nut: p.leafLit,
    light: 1,
    count: 8,
  })
  return (
    s +
    leaves({ x: -20, y: 1240, size: 330, seed: 'fl1', tones: [p.leaf, p.leafLit], from: -1.9, to: -0.15, count: 20 }) +
    leaves({ x: 1630, y: 1240, size: 330, seed: 'fl2', tones: [p.leafLit, p.leaf], from: -3.0, to: -1.2, count: 20 })
  )
}
