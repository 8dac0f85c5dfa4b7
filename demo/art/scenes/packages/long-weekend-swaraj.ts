// Friday left at the water's edge: office shoes, a satchel with the boarding card still in it, and someone running into the sea.
import { lens, type Point, path, place, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { type Pose, person } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { splash } from '../../kit/sea/splash.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { officeShoe } from '../../kit/things/office-shoe.ts'
import { satchel } from '../../kit/things/satchel.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 380,
      r = rng('lws')
    let s =
      sky({
        bands: [
          [0, p.aqua],
          [110, p.sky],
          [270, p.paper],
        ],
        bottom: hz,
        seed: 'lws',
        drift: 14,
        slivers: 5,
      }) +
      cloud({ x: 560, y: 320, w: 700, h: 170, seed: 'lwc', ink: p.paper, lit: p.paper }) +
      island({
        x: 1420,
        w: 760,
        h: 96,
        horizon: hz,
        seed: 'lwi',
        ink: p.forest,
        lit: p.leaf,
        strand: p.sand,
        peak: 0.6,
      }) +
      island({ x: 130, w: 420, h: 40, horizon: hz, seed: 'lwj', ink: p.lagoon, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 1060, inks: [p.deep, p.lagoon, p.aqua, p.sky], seed: 'lww', power: 1.55, sway: 12 }) +
      crests({ horizon: hz, bottom: 780, ink: p.paper, seed: 'lwr', rows: 14, density: 0.5, weight: 0.8 })
    // the strand runs up to the left; foam in two lobes
    const edge = (d: number) => [
      -90,
      690 + d,
      160,
      720 + d,
      420,
      700 + d * 1.02,
      700,
      770 + d * 1.06,
      940,
      850 + d * 1.1,
      1200,
      880 + d * 1.1,
      1440,
      960 + d * 1.14,
      1700,
      990 + d * 1.2,
      1700,
      1320,
      -90,
      1320,
    ]
    s +=
      path(smooth(edge(-22)), p.paper) +
      path(smooth(edge(6)), p.sky) +
      path(smooth(edge(30)), p.paper) +
      path(smooth(edge(52)), p.leaf) +
      path(smooth(edge(52)), p.sand) +
      path(smooth(edge(112)), p.paper)
    s += path(slivers([240, 880, 280, 9, 620, 1150, 420, 14, 1180, 1110, 300, 12, 120, 1010, 160, 9]), p.sand)
    // footprints, left and right, from the shoes to the foam
    const walk: Point[] = pts([760, 1120, 900, 1040, 990, 960, 1050, 890])
    let steps = ''
    for (let i = 0; i < 9; i++) {
      const g = (i / 9) * 3,
        k = Math.min(2, Math.floor(g)),
        u = g - k,
        w = 1 - i * 0.055
      const x = walk[k][0] + (walk[k + 1][0] - walk[k][0]) * u,
        y = walk[k][1] + (walk[k + 1][1] - walk[k][1]) * u
      steps += lens(x + 40 + (i % 2 ? 24 : -20) * w, y + (i % 2 ? 10 : -8) * w, 60 * w, 26 * w, 4)
    }
    s += path(steps, p.sand)
    // the runner: shirt out, trousers rolled, arms up, water flying
    const run: Pose = {
      head: [2, -94],
      neck: [1, -84],
      hip: [0, -51],
      girth: 11,
      face: 0,
      arms: [
        [
          [-20, -98],
          [-28, -120],
        ],
        [
          [20, -97],
          [31, -116],
        ],
      ],
      legs: [
        [
          [-6, -27],
          [-8, 0],
        ],
        [
          [10, -31],
          [17, -14],
        ],
      ],
    }
    const fx = 1110,
      fy = 800
    s += path(lens(fx + 6, fy + 6, 300, 36), p.aqua)
    s += place(splash({ w: 200, h: 90, seed: 'lwp', ink: p.paper, shade: p.sky, tongues: 9 }), fx - 10, fy - 4)
    s += place(
      person(run, {
        skin: p.forest,
        top: p.paper,
        topShade: p.sky,
        light: -1,
        cloth: p.deep,
        hair: p.forest,
        legs: 'short',
      }),
      fx,
      fy,
      3.3,
    )
    s +=
      place(splash({ w: 230, h: 54, seed: 'lwq', ink: p.paper, shade: p.sky, tongues: 11 }), fx + 4, fy + 8) +
      path(slivers([fx - 90, fy + 22, 160, 8, fx + 110, fy + 26, 180, 8, fx, fy + 50, 120, 8]), p.paper)
    for (const [x, y, k] of triples([fx - 120, fy - 90, 7, fx + 116, fy - 70, 6, fx + 90, fy - 130, 5]))
      s += path(lens(x, y, k * 2, k * 2), p.paper)
    // what was left behind
    s += path(smooth([130, 1110, 400, 1060, 660, 1050, 720, 1090, 560, 1140, 260, 1150]), p.sand)
    s += place(
      satchel({
        body: p.coral,
        shade: p.forest,
        lit: p.sand,
        strap: p.forest,
        buckle: p.sand,
        card: p.paper,
        cardStripe: p.lagoon,
      }),
      370,
      1090,
      1,
    )
    const shoe = {
      upper: p.forest,
      shade: p.deep,
      lit: p.leaf,
      sole: p.deep,
      lace: p.sand,
      sock: p.coral,
      sockShade: p.forest,
    }
    s += path(smooth([470, 1160, 700, 1110, 960, 1110, 1000, 1150, 760, 1180, 540, 1190]), p.sand)
    s +=
      place(officeShoe({ ...shoe, sock: p.aqua, sockShade: p.lagoon }), 756, 1106, 0.8, -7) +
      place(officeShoe({ ...shoe, sock: p.aqua, sockShade: p.lagoon }), 690, 1160, 0.94, 5)
    // a tern, as free as the runner
    s += place(
      path(
        ribbon(pts([-60, -26, -34, -30, -8, -4, 0, 0]), (t) => 2 + 9 * t, 12) +
          ribbon(pts([0, 0, 14, -12, 40, -34, 70, -30]), (t) => 11 - 9 * t, 12) +
          lens(2, 2, 44, 12),
        p.deep,
      ),
      860 + r.j(2),
      210,
      1,
      -8,
    )
    return s
  }, options)
export default scene
