// A beach from straight above in the morning: a long row of umbrellas, mats, buckets and small bathers with their rings.
import type { Ink, Scene } from '../../kit/base/core.ts'
import { circle, path, place, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { swimmerPlan } from '../../kit/people/swimmer-plan.ts'
import { hoop } from '../../kit/still-life/round.ts'
import { palmTop } from '../../kit/trees/palm-top.ts'
import { palettes } from '../../palettes.ts'

const p = palettes.dawn
/** An umbrella from above: ten gores in two inks, its shade thrown down and right; radius 100. */
function brolly(a: Ink, b: Ink, turn: number): string {
  let even = '',
    odd = ''
  for (let i = 0; i < 10; i++) {
    const t = turn + i * 0.6283,
      q = (u: number, k: number) => `${(Math.cos(u) * k).toFixed(1)} ${(Math.sin(u) * k).toFixed(1)}`
    const d = `M0 0L${q(t, 100)}Q${q(t + 0.314, 92)} ${q(t + 0.6283, 100)}z`
    if (i % 2) odd += d
    else even += d
  }
  return circle(46, 58, 98, p.peach) + path(even, a) + path(odd, b) + circle(0, 0, 9, p.ink)
}
const mat = (a: Ink, b: Ink): string =>
  path(angular([8, 8, 84, 8, 84, 176, 8, 176]), p.peach) +
  path(angular([0, 0, 76, 0, 76, 168, 0, 168]), a) +
  path(angular([0, 30, 76, 30, 76, 46, 0, 46]) + angular([0, 122, 76, 122, 76, 138, 0, 138]), b)
/** Somebody small seen from above: shoulders, head, legs; 60 long. */
const tot = (top: Ink, hat: Ink): string =>
  path(smooth([10, 16, 34, 20, 34, 40, 10, 32]), p.peach) +
  path(smooth([-20, 0, -12, -12, 12, -12, 20, 0, 12, 12, -12, 12]), top) +
  path(smooth([-30, 6, -16, -6, -14, 6, -26, 22]) + smooth([30, 6, 16, -6, 14, 6, 26, 22]), p.mauve) +
  circle(0, 0, 12, hat) +
  circle(0, 0, 6, p.ink)
export const focus = { x: 0.72, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const r = rng('bf')
    let s = path(angular([0, 0, 1600, 0, 1600, 1200, 0, 1200]), p.butter)
    // the water lies along the top, three shallows and two lines of foam
    const edge = (y: number, a: number): number[] => [
      -80,
      y,
      140,
      y + a,
      380,
      y - a * 0.4,
      640,
      y + a * 0.9,
      920,
      y - a,
      1180,
      y + a * 0.6,
      1420,
      y - a * 0.7,
      1700,
      y + a * 0.3,
      1700,
      -60,
      -80,
      -60,
    ]
    s +=
      path(smooth(edge(500, 30)), p.peach) +
      path(smooth(edge(466, 34)), p.paper) +
      path(smooth(edge(444, 34)), p.mist) +
      path(smooth(edge(350, 30)), p.paper) +
      path(smooth(edge(338, 30)), p.jade) +
      path(smooth(edge(150, 40)), p.leaf)
    s += path(
      slivers(
        [
          260, 250, 300, 9, 520, 220, 200, 7, 900, 240, 260, 9, 1380, 210, 300, 9, 120, 60, 260, 9, 760, 60, 300, 9,
          1240, 70, 220, 8,
        ],
        4,
      ),
      p.mist,
    )
    // bathers, rings and a mattress
    s +=
      place(swimmerPlan({ skin: p.mauve, suit: p.rose, fin: p.butter }), 720, 300, 1.1, -20) +
      place(swimmerPlan({ skin: p.mauve, suit: p.paper, fin: p.peach }), 1500, 270, 1, 200)
    for (const [x, y, a, b] of [
      [900, 392, p.rose, p.paper],
      [1130, 370, p.paper, p.mauve],
      [1320, 400, p.peach, p.rose],
    ] as const)
      s += place(
        circle(10, 12, 44, p.jade) +
          path(hoop(0, 0, 40, 40, 22), a) +
          path(slivers([-40, 0, 30, 20, 40, 0, 30, 20]), b) +
          place(tot(b, p.butter), 0, 0, 0.9),
        x,
        y,
      )
    s += place(
      path(angular([-30, -70, 30, -70, 30, 70, -30, 70]), p.paper) +
        path(
          angular([-30, -70, -18, -70, -18, 70, -30, 70]) +
            angular([-6, -70, 6, -70, 6, 70, -6, 70]) +
            angular([18, -70, 30, -70, 30, 70, 18, 70]),
          p.rose,
        ) +
        place(tot(p.leaf, p.ink), 0, -16),
      1030,
      250,
      1,
      64,
    )
    // the row of umbrellas, no two turned alike, with what lies under each
    const rows = [
      [690, 640, 0.8, p.rose, p.paper],
      [900, 602, 1, p.leaf, p.paper],
      [1150, 650, 1.12, p.rose, p.butter],
      [1390, 600, 0.98, p.mauve, p.paper],
      [1560, 690, 0.86, p.jade, p.paper],
    ] as const
    rows.forEach(([x, y, k, a, b], i) => {
      s +=
        place(mat(i % 2 ? p.jade : p.paper, i % 2 ? p.paper : p.rose), x - 20 + r.j(16), y + 42, k * 0.9, r.j(14) - 8) +
        place(mat(i % 2 ? p.rose : p.mist, i % 2 ? p.butter : p.leaf), x + 66, y + 54, k * 0.9, r.j(16) + 6)
      if (i !== 3) s += place(tot(p.leaf, p.paper), x + 84, y + 150, k * 1.05, r.j(60))
      s += place(brolly(a, b, r.in(0, 0.6)), x, y, k)
    })
    // a ring of children round a castle, and a ball on its way
    s +=
      circle(1276, 520, 30, p.peach) +
      circle(1270, 512, 26, p.paper) +
      circle(1270, 512, 15, p.butter) +
      circle(1270, 512, 6, p.rose)
    for (const [dx, dy, t] of [
      [-54, 6, p.rose],
      [10, 58, p.leaf],
      [52, -24, p.paper],
    ] as const)
      s += place(tot(t, p.ink), 1270 + dx, 512 + dy, 0.9, dx)
    s +=
      circle(812, 520, 15, p.peach) +
      circle(804, 512, 16, p.rose) +
      path(smooth([790, 504, 804, 512, 818, 504, 804, 497]), p.paper)
    s += place(tot(p.paper, p.mauve), 744, 520, 0.95, 80) + place(tot(p.leaf, p.ink), 1010, 520, 0.9, -60)
    // footprints down to the water and the palms that keep the back of the beach
    for (let i = 0; i < 12; i++) s += circle(560 - i * 9 + (i % 2) * 14, 900 - i * 34, 5, p.peach)
    for (const [x, y, k] of [
      [80, 1120, 200],
      [330, 1190, 170],
      [620, 1150, 150],
      [860, 1210, 190],
      [1120, 1120, 160],
      [1360, 1180, 200],
      [1570, 1080, 170],
    ] as const)
      s += palmTop({ x, y, size: k, seed: `bf${x}`, ink: p.ink, lit: p.leaf, shadow: p.peach })
    return s
  }, options)
export default scene
