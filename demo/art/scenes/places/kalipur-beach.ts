// Kalipur at dawn: hatchlings cross the dark sand, every track pointing at the bright line of the sea.

import { crawl, hatchling } from '../../kit/animals/turtle-ashore.ts'
import { lens, lerp, type Point, path, place, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 320,
      sx = 640
    let s = sky({
      bands: [
        [0, p.rose],
        [80, p.peach],
        [170, p.butter],
      ],
      bottom: hz,
      seed: 'kas',
      drift: 14,
      slivers: 6,
    })
    s +=
      sun({ x: sx, y: hz - 14, r: 92, ink: p.paper }) +
      bars(
        [
          [760, 268, 300, 9],
          [540, 288, 260, 8],
          [1180, 160, 480, 14],
          [1300, 182, 300, 10],
        ],
        p.rose,
      )
    s +=
      island({ x: 1380, w: 760, h: 150, horizon: hz, seed: 'ka1', ink: p.mauve, lit: p.rose, light: -1, peak: 0.7 }) +
      island({ x: 1040, w: 500, h: 44, horizon: hz, seed: 'ka2', ink: p.rose, peak: 0.5 })
    s += sea({ horizon: hz, bottom: 640, inks: [p.peach, p.rose, p.mauve, p.rose], seed: 'kaw', power: 1.4, sway: 10 })
    s +=
      crests({ horizon: hz, bottom: 620, ink: p.butter, seed: 'kac', rows: 11, density: 0.8, weight: 0.8 }) +
      glitter({ x: sx, top: hz + 2, bottom: 600, width: 300, ink: p.paper, rand: rng('kag') })
    const shore = (d: number): Point[] => [
      [-60, 520 + d],
      [240, 552 + d],
      [520, 570 + d],
      [800, 560 + d],
      [1100, 584 + d],
      [1400, 562 + d],
      [1680, 540 + d],
    ]
    s +=
      ground({ pts: shore(-34), ink: p.paper, seed: 'kf1', rough: 12 }) +
      ground({ pts: shore(-14), ink: p.peach, seed: 'kf2', rough: 10 }) +
      ground({ pts: shore(22), ink: p.paper, seed: 'kf3', rough: 14 }) +
      ground({ pts: shore(34), ink: p.rose, seed: 'kf3', rough: 14 }) +
      ground({ pts: shore(86), ink: p.mauve, seed: 'kf4', rough: 16 })
    s += path(
      [
        [sx, 600, 260, 12],
        [sx + 16, 622, 200, 10],
        [sx - 10, 640, 140, 8],
      ]
        .map(([x, y, w, h]) => lens(x, y, w, h))
        .join(''),
      p.paper,
    )
    // grey sand, darker as it comes to us; ripples hold the light
    s += ground({ pts: pts([-60, 830, 300, 800, 700, 820, 1100, 806, 1680, 840]), ink: p.ink, seed: 'kg1', rough: 16 })
    const r = rng('kar')
    let rip = '',
      dim = ''
    for (let i = 0; i < 60; i++) {
      const t = r() ** 0.8,
        y = lerp(690, 1180, t)
      const d = lens(r.in(-40, 1640), y, lerp(60, 240, t) * r.in(0.5, 1), lerp(4, 11, t))
      if (y > 840) rip += d
      else dim += d
    }
    s += path(rip, p.mauve) + path(dim, p.ink)
    // each one and the track it has made
    const young: [number, number, number, number, number][] = [
      [820, 960, 1.8, -10, 1],
      [520, 850, 1.15, 6, -1],
      [1080, 820, 1.02, -16, 1],
      [700, 748, 0.7, -2, -1],
      [340, 1020, 1.7, 14, 1],
      [1290, 960, 1.5, -20, -1],
      [900, 706, 0.52, -8, 1],
      [560, 690, 0.46, 4, 1],
      [1160, 720, 0.56, -14, -1],
    ]
    const start: Point = [820, 1700]
    for (const [x, y, k] of young) {
      const q: Point[] = [
        [x, y + 60 * k],
        [lerp(x, start[0], 0.12) + 20 * k, y + 180 * k],
        [lerp(x, start[0], 0.25) - 16 * k, y + 320 * k],
        [lerp(x, start[0], 0.4), y + 520 * k],
      ]
      s += path(
        crawl(q.reverse(), (t) => lerp(112 * k, 88 * k, t), Math.round(18)),
        y > 800 ? p.mauve : p.ink,
      )
    }
    for (const [x, y, k, turn, st] of young.sort((a, b) => a[1] - b[1]))
      s +=
        path(lens(x + 6 * k, y + 26 * k, 130 * k, 46 * k), p.ink) +
        place(
          hatchling({ shell: p.leaf, ridge: p.mist, skin: y > 800 ? p.jade : p.leaf, shade: p.ink }, st),
          x,
          y,
          k * 0.98,
          turn,
        )
    const t3 = { trunk: p.ink, trunkLit: p.mauve, back: p.ink, mid: p.ink, lit: p.mauve }
    s += palm({ x: 1640, y: 800, h: 640, lean: -130, size: 330, seed: 'kap', ...t3, light: -1, count: 8 })
    return s
  }, options)
export default scene
