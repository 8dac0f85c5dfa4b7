// Night over a villa in the forest: its rooms lit, its pool alight, a path of lamps going down to the long beach.
import { circle, type Ink, lens, type Point, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { oblique, pavilion } from '../../kit/buildings/villa-above.ts'
import { swimmerPlan } from '../../kit/people/swimmer-plan.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      hz = 190,
      at = oblique(330, 760, 31)
    let s =
      sky({
        bands: [
          [0, p.deep],
          [110, p.navy],
        ],
        bottom: hz,
        seed: 'vs',
        drift: 8,
        slivers: 3,
      }) +
      stars({ count: 60, bottom: 170, seed: 'vst', bright: p.paper, faint: p.teal }) +
      path('M-10 186H1610V1210H-10z', p.blue) +
      path(smooth([-90, 250, 400, 236, 900, 262, 1700, 240, 1700, 1300, -90, 1300]), p.navy) +
      path(smooth([-90, 330, 400, 350, 900, 330, 1700, 346, 1700, 1300, -90, 1300]), p.blue) +
      circle(1230, 96, 54, p.paper) +
      glitter({ x: 1230, top: hz + 6, bottom: 520, width: 210, ink: p.paper, rand: rng('vg'), gap: 0.8 })
    // the beach: a long curve of surf and pale sand that runs off to the right
    const shore = (d: number) => [
      -120,
      470 + d * 0.3,
      200,
      440 + d * 0.4,
      560,
      452 + d * 0.6,
      900,
      520 + d,
      1220,
      660 + d * 1.4,
      1480,
      860 + d * 1.9,
      1700,
      1100 + d * 2.2,
      1700,
      1300,
      -120,
      1300,
    ]
    s +=
      path(smooth(shore(-40)), p.teal) +
      path(smooth(shore(-26)), p.navy) +
      path(smooth(shore(-14)), p.cyan) +
      path(smooth(shore(-2)), p.paper) +
      path(smooth(shore(10)), p.teal) +
      path(smooth(shore(46)), p.blue)
    s += path(
      ribbon(pts([300, 330, 700, 372, 1100, 480, 1400, 640, 1620, 830]), (t) => 10 * Math.sin(Math.PI * t), 40) +
        ribbon(pts([620, 420, 960, 470, 1240, 590, 1500, 790]), (t) => 13 * Math.sin(Math.PI * t), 40),
      p.cyan,
    )
    // forest floor, and the clearing
    s += path(
      smooth([-120, 520, 160, 500, 480, 530, 800, 610, 1080, 740, 1290, 900, 1440, 1060, 1560, 1300, -120, 1300]),
      p.ink,
    )
    const tones: [Ink, Ink, Ink] = [p.ink, p.deep, p.navy]
    for (const [x, y, k] of triples([
      60, 560, 1, 220, 540, 0.9, 380, 560, 0.9, 540, 590, 0.9, 690, 630, 0.8, 830, 690, 0.8, 960, 740, 0.75, 1090, 810,
      0.8, 40, 680, 1.2, 180, 640, 1, 1110, 870, 0.5, 1330, 1010, 1,
    ]))
      s += canopy({ x, y, rx: 118 * k, ry: 84 * k, seed: `vt${x}`, tones, light: 1 })
    s += path(poly([at(-4, -10, 0), at(24, -10, 0), at(24, 9, 0), at(-4, 9, 0)]), p.deep)
    // the deck and the pool
    s += path(poly([at(-1, -7.4, 0), at(22, -7.4, 0), at(22, -0.2, 0), at(-1, -0.2, 0)]), p.blue)
    let planks = ''
    for (let i = 1; i < 9; i++)
      planks += poly([
        at(-1, -7.4 + i * 0.8, 0),
        at(22, -7.4 + i * 0.8, 0),
        at(22, -7.32 + i * 0.8, 0),
        at(-1, -7.32 + i * 0.8, 0),
      ])
    s += path(planks, p.navy)
    s += path(poly([at(-1, -7.4, 0), at(22, -7.4, 0), at(22, -7.4, -0.9), at(-1, -7.4, -0.9)]), p.navy)
    s += path(poly([at(3.4, -6.4, 0), at(17.6, -6.4, 0), at(17.6, -2.2, 0), at(3.4, -2.2, 0)]), p.teal)
    s += path(poly([at(3.8, -6.1, 0), at(17.2, -6.1, 0), at(17.2, -2.5, 0), at(3.8, -2.5, 0)]), p.cyan)
    s += path(poly([at(5.4, -5.4, 0), at(15.4, -5.6, 0), at(14.6, -3.4, 0), at(6, -3.2, 0)]), p.glow)
    let net = ''
    for (const [x, y, w] of triples([
      4.4, -5.8, 3, 9, -5.9, 3.4, 13.4, -5, 2.6, 4.6, -3, 2.4, 10, -2.9, 3, 14.6, -3.2, 2,
    ]))
      net += ribbon([at(x, y, 0), at(x + w * 0.5, y + 0.2, 0), at(x + w, y, 0)], (t) => 9 * Math.sin(Math.PI * t), 8)
    s +=
      path(net, p.paper) +
      place(swimmerPlan({ skin: p.deep, suit: p.lamp, fin: p.deep }), ...at(10.6, -4.4, 0), 0.62, 14)
    // rooms: the long hall behind the pool, the bedroom wing beyond it
    const c = {
      wall: p.deep,
      wallShade: p.ink,
      glow: p.lamp,
      glowPale: p.paper,
      post: p.ink,
      thatch: p.navy,
      thatchLit: p.teal,
      thatchEnd: p.deep,
    }
    s += pavilion(at, { x: 17.5, y: 4, l: 7, d: 6, bays: 2, eaves: 2.8, ridge: 5.6 }, c)
    s += path(poly([at(0, -1.7, 0), at(13, -1.7, 0), at(13, 0, 0), at(0, 0, 0)]), p.lamp)
    s += pavilion(at, { x: 0, y: 0, l: 14, d: 7, bays: 4, eaves: 3, ridge: 6.6 }, c)
    // two loungers and a lamp on the deck
    for (const x of [18.6, 20.2])
      s +=
        path(poly([at(x, -6, 0.3), at(x + 0.8, -6, 0.3), at(x + 0.8, -3.4, 0.3), at(x, -3.4, 0.3)]), p.paper) +
        path(poly([at(x, -3.9, 0.3), at(x + 0.8, -3.9, 0.3), at(x + 0.8, -3.2, 0.9), at(x, -3.2, 0.9)]), p.lamp)
    // lamps down the path to the sand
    const walk: Point[] = pts([1150, 990, 1216, 930, 1226, 866, 1292, 810])
    s += path(
      ribbon(walk, (t) => 40 - 24 * t, 20),
      p.blue,
    )
    for (const [x, y, k] of triples([1126, 1006, 1, 1214, 980, 0.95, 1184, 908, 0.8, 1268, 880, 0.7, 1240, 826, 0.6]))
      s +=
        path(lens(x, y, 90 * k, 26 * k), p.teal) +
        path(poly(pts([x - 3, y, x + 3, y, x + 3, y - 34 * k, x - 3, y - 34 * k])), p.ink) +
        circle(x, y - 40 * k, 13 * k, p.lamp)
    // palms against the surf, and the near forest that shuts the picture below
    const dark = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.blue, light: 1, rings: false, count: 8 }
    s +=
      palm({ x: 120, y: 700, h: 330, lean: 50, size: 150, seed: 'vp1', ...dark }) +
      palm({ x: 1380, y: 1060, h: 380, lean: 60, size: 160, seed: 'vp2', ...dark })
    for (const [x, y, k] of triples([
      60, 1090, 1.4, 250, 1150, 1.2, 450, 1190, 1.1, 640, 1210, 1, 1320, 1160, 1.3, 1500, 1190, 1.4, 1110, 1190, 1, 880,
      1240, 1,
    ]))
      s += canopy({ x, y, rx: 150 * k, ry: 104 * k, seed: `vn${x}`, tones: [p.ink, p.deep], light: 1 })
    return s + path(slivers([300, 300, 300, 5, 700, 290, 240, 5, 420, 395, 240, 6]), p.teal)
  }, options)
export default scene
