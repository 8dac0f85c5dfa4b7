// Mahatma Gandhi Marine National Park from the air: a labyrinth of green islets, one boat threading the channel between them.

import type { Focus, Ink, Point, SceneOptions } from '../../kit/base/core.ts'
import { lenses, lump, noise, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { launchPlan } from '../../kit/boats/launch-plan.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.55 }
const draw = () => {
  const p = palettes.noon,
    hz = 170
  let s = sky({
    bands: [
      [0, p.sky],
      [70, p.paper],
    ],
    bottom: hz,
    seed: 'mgs',
    drift: 10,
    slivers: 3,
  })
  s +=
    cloud({ x: 430, y: 150, w: 420, h: 60, seed: 'mgc', ink: p.paper }) +
    island({ x: 1240, w: 800, h: 56, horizon: hz, seed: 'mg1', ink: p.lagoon, lit: p.aqua, peak: 0.4 }) +
    island({ x: 300, w: 620, h: 36, horizon: hz, seed: 'mg2', ink: p.lagoon, peak: 0.6 })
  s += sea({
    horizon: hz,
    inks: [p.aqua, p.lagoon, p.deep, p.deep, p.deep, p.deep, p.deep, p.deep],
    seed: 'mgw',
    power: 1.1,
    sway: 26,
  })
  // one pale reach where the channel runs over sand, from our feet to the far water
  s += path(
    spline(
      pts([
        560, 1260, 520, 1080, 560, 940, 700, 820, 880, 720, 900, 620, 760, 540, 640, 470, 700, 400, 820, 350, 760, 310,
        900, 330, 860, 400, 770, 470, 880, 540, 1040, 640, 1000, 780, 900, 900, 860, 1040, 980, 1260,
      ]),
    ),
    p.lagoon,
  )
  s += crests({ horizon: hz, ink: p.lagoon, seed: 'mgr', rows: 22, density: 0.6, weight: 0.7, from: 0.2 })
  // an islet lies in rings: shoal, shallows, strand, then forest that stands up and throws its shade to the right
  const ring = (x: number, y: number, w: number, h: number, seed: string, k: number, lift = 0) => {
    const q = noise(rng(seed)),
      out: Point[] = []
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.283,
        m = 1 + 0.24 * q(i * 0.55) * (i < 13 ? 1 : (16 - i) / 3) + 0.07 * q(60 + i * 1.7)
      out.push([x + Math.cos(a) * (w * 0.5 * m + k), y - lift + Math.sin(a) * (h * 0.5 * m + k * (h / w) * 1.15)])
    }
    return spline(out)
  }
  // the labyrinth, back to front; neighbours share their shoals, so the pale water itself draws the channels
  const far: [number, number, number, number][] = quads([
    210, 232, 260, 20, 420, 238, 120, 14, 940, 228, 150, 14, 1120, 240, 280, 24, 1440, 250, 330, 30, 640, 268, 240, 26,
    80, 300, 300, 36, 880, 306, 130, 20, 1300, 326, 220, 34, 1480, 340, 200, 30, 380, 350, 270, 46, 560, 366, 160, 30,
    980, 392, 260, 48, 760, 420, 110, 24, 120, 450, 260, 60, 1560, 470, 330, 84, 1380, 500, 220, 60, 1220, 470, 110, 34,
  ])
  const near: [number, number, number, number][] = quads([
    500, 520, 300, 86, 330, 560, 240, 80, 1120, 610, 330, 110, 1300, 650, 260, 100, 960, 560, 110, 44, -10, 690, 360,
    150, 190, 740, 280, 130, 1600, 760, 300, 150, 1060, 850, 130, 70, 60, 980, 420, 190, 1290, 940, 260, 130, 1480,
    1010, 420, 220,
  ])
  const last: [number, number, number, number][] = quads([
    330, 1190, 420, 150, 1180, 1190, 190, 90, 1560, 1200, 460, 210,
  ])
  const water = (all: typeof far, k: number, ink: Ink, tag: string, dx = 0) =>
    path(
      all
        .map(([x, y, w, h], i) =>
          ring(x + dx * Math.sqrt(w), y + dx * Math.sqrt(w) * 0.6, w, h, `${tag}${i}`, Math.sqrt(w) * k),
        )
        .join(''),
      ink,
    )
  const land = ([x, y, w, h]: readonly [number, number, number, number], seed: string) => {
    const lift = h * 0.28,
      d = Math.sqrt(w),
      r = rng(`${seed}t`),
      count = Math.round(5 + w / 34),
      trees: [number, number, number][] = []
    for (let i = 0; i < count; i++) {
      const a = i * 2.4 + 0.4,
        k = Math.sqrt((i + 0.5) / count) * 0.98
      trees.push([x + Math.cos(a) * w * 0.45 * k, y - lift * 0.75 + Math.sin(a) * h * 0.38 * k, r.in(0.7, 1.25)])
    }
    trees.sort((a, b) => a[1] - b[1])
    const size = Math.sqrt(w * h) * 0.135 + 2
    let dark = '',
      leaf = ''
    const rows = trees
      .map(([tx, ty, k], i) => {
        const shade = lump(tx, ty, size * k * 1.2, size * k * 0.86, r, w > 240 && h > 90 ? 8 : 6, 0.13)
        const lit = lump(
          tx - size * 0.22,
          ty - size * 0.26 * k,
          size * k * 0.84,
          size * k * 0.5,
          r,
          w > 240 && h > 90 ? 9 : 6,
          0.16,
          1 / 4.4,
        )
        if (i % 5 === 4 && w > 100) {
          leaf += lit
          dark += shade
          return ''
        }
        return path(shade, p.forest) + path(lit, p.leaf)
      })
      .join('')
    return (
      path(ring(x, y - h * 0.02, w, h, seed, -d * 0.3), p.forest) +
      path(ring(x, y, w * 0.98, h * 0.9, seed, -d * 0.3, lift * 0.7), p.forest) +
      path(dark, p.forest) +
      path(leaf, p.forest) +
      rows
    )
  }
  const group = (all: typeof far, tag: string) =>
    water(all, 3.1, p.lagoon, tag) +
    water(all, 1.9, p.aqua, tag, 0.3) +
    water(all, 1.0, p.sky, tag, 0.24) +
    water(all, 0.34, p.sand, tag) +
    all.map((q, i) => land(q, `${tag}${i}`)).join('')
  s += group(far, 'fa') + group(near, 'ne')
  // the channel: the boat and the white S it has drawn behind it
  const wake = pts([770, 796, 680, 870, 660, 980, 760, 1090, 860, 1260])
  s +=
    path(
      ribbon(wake, (t) => 30 + 110 * t, 26),
      p.deep,
    ) +
    path(
      ribbon(wake, (t) => 22 + 60 * t * (1 - t * 0.4), 26),
      p.aqua,
    ) +
    path(
      ribbon(wake, (t) => 20 * (1 - t) ** 0.8 + 3, 26),
      p.paper,
    )
  const arm = (side: 1 | -1) =>
    ribbon(
      wake.map(([x, y], i): Point => [x + side * (18 + i * 26), y + side * i * 4 + 10]),
      (t) => 9 * (1 - t) + 2,
      22,
    )
  s += path(arm(1) + arm(-1), p.paper)
  const inks = {
    hull: p.paper,
    deck: p.sand,
    stripe: p.coral,
    awning: p.coral,
    awningLit: p.coral,
    glass: p.aqua,
    heads: [p.forest, p.deep] as Ink[],
    skin: p.forest,
  }
  s += path(lenses([[846, 764, 150, 24]]), p.forest) + place(launchPlan(inks), 812, 744, 0.42, -48)
  s += group(last, 'la')
  // terns below us, between the eye and the water
  let birds = ''
  for (const [x, y, k] of triples([560, 720, 1.1, 500, 780, 0.8, 640, 660, 0.7, 960, 960, 1.2]))
    birds += spline(
      pts([
        x - 36 * k,
        y - 4 * k,
        x - 14 * k,
        y - 9 * k,
        x,
        y - 2 * k,
        x + 14 * k,
        y - 10 * k,
        x + 36 * k,
        y - 8 * k,
        x + 14 * k,
        y - 1 * k,
        x + 4 * k,
        y + 9 * k,
        x - 4 * k,
        y + 9 * k,
        x - 12 * k,
        y,
      ]),
      true,
      0.12,
    )
  return s + path(birds, p.paper)
}
export default (options?: SceneOptions): string => sheet(draw, options)
