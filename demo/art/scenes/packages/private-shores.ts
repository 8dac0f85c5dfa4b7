// A whole white shore from straight above, and on it one parasol, two loungers and the only footprints of the day.
import { lens, type Point, path, place, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { skiffAbove } from '../../kit/boats/skiff.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { loungerPlan, parasolPlan } from '../../kit/things/lounger-plan.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palmTop } from '../../kit/trees/palm-top.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.42, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      r = rng('psh')
    // the water lies to the right; each line is the shore pushed out to sea
    const shore = (d: number, wob: number) =>
      [
        [900 + d * 1.05, -120],
        [880 + d + wob, 60],
        [960 + d, 220],
        [930 + d - wob, 400],
        [1010 + d, 560],
        [1000 + d + wob, 740],
        [1080 + d, 900],
        [1060 + d - wob, 1060],
        [1150 + d, 1320],
      ].flat()
    const sea = (d: number, wob: number) => smooth([...shore(d, wob), 1900, 1320, 1900, -120])
    let s = path('M-10 -10H1610V1210H-10z', p.paper)
    s +=
      path(sea(-60, 10), p.sand) +
      path(sea(-16, -14), p.paper) +
      path(sea(4, -14), p.sky) +
      path(sea(70, 20), p.paper) +
      path(sea(86, 18), p.sky)
    s += path(sea(200, 26), p.aqua) + path(sea(330, -30), p.lagoon) + path(sea(500, 30), p.deep)
    for (const [x, y, w] of triples([1230, 190, 240, 1300, 640, 260, 1330, 1000, 300, 1480, 820, 180]))
      s += reefPatch({ x, y, w, h: w * 0.8, count: 15, seed: `psr${x}`, inks: [p.lagoon, p.deep], squash: 0.9 })
    s += path(
      ribbon(pts([1190, -40, 1180, 120, 1240, 300, 1210, 470]), (t) => 12 * Math.sin(Math.PI * t), 20) +
        ribbon(pts([1330, 640, 1300, 800, 1370, 960, 1350, 1140]), (t) => 13 * Math.sin(Math.PI * t), 20),
      p.sky,
    )
    // a boat rides at anchor over its shadow
    s += place(path(smooth([-84, 12, -20, 34, 40, 30, 92, 4, 40, -18, -20, -24, -82, -16]), p.deep), 1360, 390, 1, 62)
    s += place(skiffAbove({ hull: p.paper, shade: p.coral, inside: p.sand, seat: p.coral }), 1322, 356, 1, 62)
    // ripples in the sand, few
    s += path(
      slivers([700, 200, 260, 8, 540, 960, 320, 10, 820, 1060, 220, 8, 420, 300, 180, 7, 790, 640, 160, 7]),
      p.sand,
    )
    // wood in the upper left corner and along the edge, throwing shade to the lower right
    const edge = [
      -120, -120, 700, -120, 640, 10, 520, 60, 470, 150, 330, 190, 300, 320, 200, 380, 170, 520, 70, 620, 90, 760, -20,
      880, -10, 1010, -120, 1100,
    ]
    s += path(smooth(edge.map((v, i) => v + (i % 2 ? 46 : 40))), p.sand) + path(smooth(edge), p.forest)
    for (const [x, y, k] of triples([
      40, 30, 1.2, 230, 10, 1.1, 420, 0, 1, 560, -20, 0.8, 60, 180, 1.1, 210, 150, 1, 370, 90, 0.8, 40, 340, 1.1, 170,
      300, 0.8, 20, 520, 1, 100, 440, 0.8, 10, 680, 0.9, 20, 840, 0.7,
    ]))
      s += canopy({ x, y, rx: 104 * k, ry: 92 * k, seed: `psc${x}${y}`, tones: [p.forest, p.leaf] })
    for (const [x, y, k] of triples([
      520, 110, 96, 330, 270, 104, 180, 470, 92, 100, 700, 98, 640, 30, 84, 60, 950, 90,
    ]))
      s += palmTop({ x, y, size: k, seed: `psp${x}`, ink: p.forest, lit: p.leaf, shadow: p.sand })
    // two sets of footprints from the trees to the shade
    const walk: Point[] = pts([250, 420, 360, 500, 420, 600, 540, 640, 610, 700])
    let steps = ''
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 15; i++) {
        const t = i / 15,
          g = t * 4,
          k = Math.min(3, Math.floor(g)),
          u = g - k
        const x = walk[k][0] + (walk[k + 1][0] - walk[k][0]) * u + j * 34,
          y = walk[k][1] + (walk[k + 1][1] - walk[k][1]) * u - j * 40
        steps += lens(x + (i % 2 ? 8 : -8) + r.j(3), y + (i % 2 ? -9 : 9), 24, 13, 2)
      }
    s += path(steps, p.sand)
    // the parasol and its two loungers
    const bed = { frame: p.forest, cushion: p.sky, towel: p.coral },
      shade = { frame: p.sand, cushion: p.sand, towel: p.sand }
    for (const [x, y, a] of [
      [690, 872, -66],
      [616, 1000, -60],
    ] as const)
      s +=
        place(loungerPlan(shade), x + 22, y + 24, 1, a) +
        place(loungerPlan(a === -66 ? bed : { ...bed, towel: p.lagoon }), x, y, 1, a)
    s += path(smooth([560, 800, 700, 760, 830, 800, 900, 900, 860, 1010, 740, 1050, 620, 1010, 560, 910]), p.sand)
    for (const [x, y, a] of [
      [690, 872, -66],
      [616, 1000, -60],
    ] as const)
      s += place(loungerPlan(a === -66 ? bed : { ...bed, towel: p.lagoon }), x, y, 1, a)
    s += place(parasolPlan(146, { a: p.coral, b: p.sky, shadeA: p.coral, shadeB: p.aqua, tip: p.forest }), 600, 800)
    return s
  }, options)
export default scene
