// A calendar of suns: one bay twelve times, bright and calm from December to April, under rain from May to September.
import type { Ink, Scene } from '../../kit/base/core.ts'
import { circle, clip, lens, path, place, poly, rect, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'

const p = palettes.noon
const W = 352,
  H = 340,
  hz = 196
interface Month {
  sky: Ink
  far: Ink
  sea: Ink
  near: Ink
  /** Place and size of the sun, and its ink. */
  sun?: readonly [number, number, number, Ink]
  /** Clouds: x, y, size, threes. */
  clouds?: readonly number[]
  cloudInk?: Ink
  /** Streaks of rain, and how hard the wind leans on the palm. */
  rain?: number
  wind?: number
  swell?: Ink
  extra?: string
}
const puff = (x: number, y: number, k: number): string =>
  smooth(
    [-60, 0, -52, -18, -34, -20, -24, -38, 2, -42, 20, -28, 38, -26, 56, -14, 60, 0].map(
      (v, i) => v * k + (i % 2 ? y : x),
    ),
  )
const sail = (x: number, y: number, ink: Ink): string =>
  path(poly(pts([x, y - 46, x + 26, y - 6, x, y - 6])), ink) +
  path(poly(pts([x - 18, y - 3, x + 30, y - 3, x + 22, y + 6, x - 12, y + 6])), p.forest)
function tile(m: Month, i: number): string {
  const r = rng(`month${i}`)
  let s = rect(0, 0, W, H, m.sky)
  if (m.sun) s += circle(...m.sun)
  const c = m.clouds ?? []
  let d = ''
  for (let k = 0; k + 2 < c.length; k += 3) d += puff(c[k], c[k + 1], c[k + 2])
  s += path(d, m.cloudInk ?? p.paper)
  s += path(smooth([-30, hz + 4, 10, hz - 26, 70, hz - 34, 130, hz - 12, 170, hz + 4]), m.far)
  s += rect(0, hz, W, H - hz, m.sea)
  s += path(smooth([-20, 262, 60, 250, 150, 262, 240, 244, 380, 256, 380, 380, -20, 380]), m.near)
  if (m.swell) {
    const top = (y: number, a: number) =>
      smooth([
        -40,
        y,
        30,
        y - a,
        90,
        y + 4,
        160,
        y - a,
        220,
        y + 6,
        300,
        y - a,
        380,
        y,
        380,
        y + 13,
        300,
        y - a + 9,
        220,
        y + 17,
        160,
        y - a + 8,
        90,
        y + 14,
        30,
        y - a + 9,
        -40,
        y + 12,
      ])
    s += path(top(232, 20) + top(286, 26), m.swell)
  } else
    s += path(
      slivers([70, 226, 90, 5, 210, 216, 120, 4, 130, 282, 150, 7, 40, 304, 80, 6], 2),
      m.sun ? m.sun[3] : p.paper,
    )
  s += m.extra ?? ''
  const w = m.wind ?? 0
  s += path(smooth([230, 380, 226, 322, 262, 296, 320, 286, 390, 288, 390, 380]), m.rain ? p.leaf : p.sand)
  s += path(smooth([292, 300, 310, 282, 350, 276, 390, 280, 390, 312, 330, 308]), p.forest)
  s += farPalm({
    x: 300,
    y: 304,
    h: 150,
    lean: w ? 34 : -44,
    size: 78,
    seed: 'calendar-palm',
    ink: p.forest,
    lit: m.rain ? p.deep : p.leaf,
    light: -1,
  })
  if (m.rain) {
    let q = ''
    for (let k = 0; k < m.rain; k++) {
      const x = r.in(-20, W + 60),
        y = r.in(30, H - 70),
        l = r.in(26, 52)
      q += poly([
        [x, y],
        [x + 3.4, y],
        [x - l * 0.36 + 1, y + l],
        [x - l * 0.36 - 1, y + l],
      ])
    }
    s += path(q, p.sky)
  }
  return clip(`M0 0h${W}v${H}h${-W}z`, s)
}
const wet = { sky: p.lagoon, far: p.forest, sea: p.deep, near: p.forest, cloudInk: p.deep, swell: p.aqua, wind: 1 }
const dry = { sky: p.sky, far: p.aqua, sea: p.lagoon, near: p.aqua }
const months: Month[] = [
  { ...dry, sun: [128, 112, 44, p.sand], clouds: [60, 60, 0.6], extra: sail(120, 232, p.paper) },
  { ...dry, sky: p.sky, far: p.leaf, sea: p.aqua, near: p.sky, sun: [140, 118, 56, p.coral] },
  {
    ...dry,
    sky: p.sand,
    far: p.leaf,
    sea: p.lagoon,
    near: p.sky,
    sun: [150, 112, 84, p.coral],
    extra: path(lens(90, 300, 70, 16) + lens(150, 286, 40, 9) + lens(40, 322, 60, 14), p.lagoon),
  },
  { ...dry, sky: p.coral, far: p.forest, sea: p.deep, near: p.lagoon, sun: [150, 96, 66, p.paper] },
  {
    ...dry,
    sky: p.aqua,
    far: p.deep,
    sea: p.deep,
    near: p.lagoon,
    sun: [96, 92, 46, p.sand],
    clouds: [190, 110, 1.5, 90, 126, 0.8],
    cloudInk: p.paper,
    rain: 9,
    swell: p.sky,
    wind: 1,
  },
  { ...wet, clouds: [90, 84, 2, 270, 70, 1.9, 180, 40, 1.6], rain: 46 },
  {
    ...wet,
    sky: p.deep,
    sea: p.forest,
    near: p.deep,
    swell: p.paper,
    clouds: [60, 76, 1.6, 230, 96, 2.2],
    cloudInk: p.forest,
    rain: 58,
  },
  { ...wet, clouds: [200, 104, 2.4, 40, 70, 1.4], cloudInk: p.forest, rain: 50 },
  { ...wet, sky: p.aqua, sea: p.lagoon, near: p.deep, clouds: [260, 90, 1.9, 140, 60, 1.5], rain: 30 },
  {
    ...dry,
    sky: p.sand,
    far: p.lagoon,
    sea: p.deep,
    near: p.lagoon,
    sun: [110, 100, 50, p.coral],
    clouds: [150, 130, 1.2, 270, 70, 1.1],
    cloudInk: p.paper,
    swell: p.aqua,
    wind: 1,
  },
  { ...dry, sun: [170, 90, 48, p.coral], sea: p.deep, near: p.lagoon, clouds: [90, 128, 1.1], cloudInk: p.paper },
  {
    ...dry,
    sky: p.sand,
    far: p.coral,
    sun: [120, 150, 62, p.paper],
    sea: p.deep,
    near: p.aqua,
    extra: sail(180, 240, p.coral),
  },
]
export const focus = { x: 0.55, y: 0.35 }
const scene: Scene = (options) =>
  sheet(() => {
    let s = rect(0, 0, 1600, 1200, p.paper)
    months.forEach((m, i) => {
      s += place(tile(m, i), 58 + (i % 4) * (W + 25.5), 62 + Math.floor(i / 4) * (H + 28))
    })
    return s
  }, options)
export default scene
