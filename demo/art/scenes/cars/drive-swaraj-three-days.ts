// Before sunrise on Swaraj Dweep, from straight above: a small car follows its lamps along the road between glowing surf and palms.

import { lens, lump, type Point, path, place, rect, ribbon, rng, type Scene, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { smooth } from '../../kit/base/shape.ts'
import { palmTop } from '../../kit/trees/palm-top.ts'
import { carAbove } from '../../kit/vehicles/car-above.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.58, y: 0.45 }
/** The shoreline from the top of the sheet to its foot. */
const SHORE: Point[] = pts([690, -80, 640, 60, 520, 220, 470, 400, 560, 590, 660, 760, 640, 930, 500, 1100, 440, 1290])
const ROAD: Point[] = pts([
  1130, -90, 1090, 60, 960, 210, 850, 360, 850, 500, 960, 650, 1040, 800, 1010, 970, 880, 1120, 800, 1290,
])
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      r = rng('swaraj-above')
    const off = (d: number, wave = 0, phase = 0) => {
      const line = SHORE.map(([x, y], i): Point => [x + d + Math.sin(i * 1.9 + phase) * wave, y])
      return `${spline(line, false)}L1700 1300L1700 -90z`
    }
    let s = rect(0, 0, 1600, 1200, p.ink)
    s += path(off(-330, 80, 1), p.deep) + path(off(-215, 60, 3.4), p.navy) + path(off(-130, 22, 5), p.blue)
    // swells that come in, their crests alight
    for (const [d, wave, phase, w, ink] of [
      [-300, 50, 1, 5, p.blue],
      [-190, 44, 3.6, 7, p.teal],
      [-104, 16, 6, 10, p.cyan],
    ] as const)
      s += path(
        ribbon(
          SHORE.map(([x, y], i): Point => [x + d + Math.sin(i * 1.9 + phase) * wave, y]),
          (t) => w * (0.35 + Math.abs(Math.sin(t * 7 + phase))),
          60,
        ),
        ink,
      )
    s +=
      path(off(-62, 14, 1), p.teal) +
      path(off(-40, 14, 1), p.cyan) +
      path(off(-26, 12, 1), p.glow) +
      path(off(-6, 10, 1), p.teal)
    // sand, wet then dry, and the dark of the wood
    s += path(off(12, 8, 1), p.blue) + path(off(150, 30, 2), p.deep) + path(off(196, 44, 2), p.ink)
    // the road
    s +=
      path(
        ribbon(ROAD, () => 122, 60),
        p.deep,
      ) +
      path(
        ribbon(ROAD, () => 96, 60),
        p.blue,
      )
    const at = (list: readonly Point[], t: number): Point => {
      const g = t * (list.length - 1),
        i = Math.min(list.length - 2, Math.floor(g)),
        u = g - i
      return [list[i][0] + (list[i + 1][0] - list[i][0]) * u, list[i][1] + (list[i + 1][1] - list[i][1]) * u]
    }
    let dash = ''
    for (let i = 0; i < 19; i++) {
      const a = at(ROAD, i / 19 + 0.012),
        b = at(ROAD, i / 19 + 0.03)
      dash += ribbon([a, b], () => 7, 3)
    }
    s += path(dash, p.cyan)
    // the wood: one dark mass of crowns, palms standing out of it, those by the road a little lit
    const mass = (list: readonly number[], ink: string, seed: string) => {
      const q = rng(seed)
      return path(
        triples(list)
          .map(([x, y, k]) => lump(x, y, 130 * k, 120 * k, q, 11, 0.12))
          .join(''),
        ink,
      )
    }
    s += mass(
      [
        1300, 60, 1, 1500, 200, 1.3, 1130, 330, 0.7, 1300, 380, 0.8, 1190, 600, 0.9, 1400, 620, 1.3, 1250, 860, 1, 1520,
        900, 1.3, 1130, 1080, 0.9, 1380, 1130, 1.2,
      ],
      p.deep,
      'dsm1',
    )
    s += mass(
      [1420, 90, 0.7, 1210, 200, 0.5, 1360, 480, 0.7, 1530, 560, 0.6, 1330, 790, 0.7, 1200, 960, 0.5, 1480, 1060, 0.8],
      p.navy,
      'dsm2',
    )
    for (const [i, [x, y, k]] of triples([
      1230, 60, 1, 1400, 20, 0.8, 1560, 110, 1.3, 1130, 190, 0.8, 1330, 240, 1.3, 1500, 330, 0.9, 1190, 420, 1, 1400,
      470, 0.8, 1560, 520, 1.3, 1130, 560, 0.7, 1280, 640, 1.3, 1480, 740, 1, 1190, 780, 0.7, 1340, 900, 1.1, 1560, 930,
      1.2, 1180, 1010, 0.8, 1400, 1080, 1, 1110, 1180, 1, 1270, 1170, 0.8, 1540, 1160, 1.1,
    ]).entries())
      s += palmTop({
        x,
        y,
        size: 122 * k,
        seed: `dsw${i}`,
        ink: i % 3 ? p.navy : p.ink,
        lit: x < 1200 ? p.teal : p.blue,
      })
    for (const [i, [x, y, k]] of triples([
      930, 20, 0.8, 780, 190, 0.75, 716, 320, 0.45, 810, 800, 0.8, 700, 900, 0.5, 700, 1150, 0.9,
    ]).entries())
      s += palmTop({ x, y, size: 122 * k, seed: `dss${i}`, ink: p.ink, lit: p.teal, shadow: p.deep })
    // the lamps go before the car
    const beams = (flat: readonly number[], ink: string) => place(path(smooth(flat), ink), 830, 500, 0.74, 13)
    s += beams([-28, -70, 28, -70, 78, -250, 66, -300, 0, -318, -50, -300, -66, -250], p.lamp)
    s += beams([-20, -74, 20, -74, 42, -190, 30, -226, 0, -236, -26, -226, -36, -190], p.paper)
    s += place(
      carAbove({ body: p.paper, shade: p.cyan, glass: p.ink, lamp: p.paper, tail: p.lamp, shadow: p.ink }),
      830,
      500,
      0.74,
      5,
    )
    // a boat drawn up on the sand
    s += place(
      path(smooth([0, -90, 20, -40, 20, 40, 0, 70, -20, 40, -20, -40]), p.cyan) +
        path(smooth([0, -70, 11, -30, 11, 36, 0, 54, -11, 36, -11, -30]), p.ink) +
        rect(-14, -8, 28, 8, p.cyan),
      640,
      540,
      0.58,
      64,
    )
    // sparks in the dark water
    let sparks = ''
    for (let i = 0; i < 26; i++) sparks += lens(r.in(20, 330), r.in(40, 1160), r.in(14, 60), r.in(3, 6))
    s += path(sparks, p.blue)
    return s
  }, options)
export default scene
