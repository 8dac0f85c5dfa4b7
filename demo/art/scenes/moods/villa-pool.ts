// A villa's pool in the forenoon: the water runs level with the sea, loungers wait under yellow shade.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { clip, lens, path, place, poly, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { lounger, parasol } from '../../kit/buildings/terrace.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.55 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 400,
      r = rng('villa')
    let s = sky({
      bands: [
        [0, p.light],
        [220, p.paper],
      ],
      bottom: hz,
      seed: 'ps',
      drift: 16,
      slivers: 6,
    })
    s += island({ x: 470, w: 640, h: 62, horizon: hz, seed: 'pi', ink: p.lagoon, lit: p.aqua, peak: 0.6 })
    s +=
      sea({ horizon: hz, bottom: 700, inks: [p.navy, p.deep, p.deep, p.lagoon], seed: 'pw', power: 1.2, sway: 8 }) +
      crests({ horizon: hz, bottom: 700, ink: p.lagoon, seed: 'pc', rows: 11, density: 0.8, weight: 0.7 })
    s +=
      path(poly(pts([880, 470, 912, 470, 904, 482, 886, 482])), p.navy) +
      path(poly(pts([894, 466, 894, 410, 932, 464])), p.paper)
    // pool: a sheet of water that runs to an edge without a rim
    const edge: Point[] = pts([-60, 640, 1010, 640, 690, 1260, -60, 1260])
    s += path(poly(pts([-10, 634, 1022, 634, 1022, 654, -10, 654])), p.navy)
    s +=
      path(poly(edge), p.aqua) +
      clip(
        poly(edge),
        path(
          spline(pts([-600, 820, 0, 800, 300, 790, 620, 806, 900, 800, 1100, 790, 1100, 600, -600, 600])),
          p.lagoon,
        ) + path(poly(pts([-60, 640, 1010, 640, 1000, 660, -60, 660])), p.deep),
      )
    let net = ''
    for (let i = 0; i < 30; i++) {
      const y = 830 + 360 * (i / 30),
        x = r.in(-60, 800),
        w = 60 + (y - 700) * 0.42
      net += ribbon(
        [
          [x, y],
          [x + w * 0.35, y + r.j(9)],
          [x + w * 0.7, y + r.j(9)],
          [x + w, y + r.j(7)],
        ],
        (t) => (3 + (y - 800) * 0.016) * Math.sin(Math.PI * t),
        10,
      )
    }
    s += clip(
      poly(edge),
      path(net, p.light) + path(lens(470, 690, 330, 8) + lens(640, 720, 260, 8) + lens(380, 744, 240, 7), p.aqua),
    )
    // someone leans on the far edge and looks out
    s +=
      clip(
        poly(edge),
        path([0, 1, 2, 3, 4].map((i) => lens(560 + (i % 2 ? 6 : -6), 700 + i * 16, 130 - i * 20, 9)).join(''), p.deep),
      ) +
      place(
        person(
          {
            ...poses.back,
            head: [0, -45],
            neck: [0, -36],
            hip: [0, -6],
            legs: [],
            arms: [
              [
                [-20, -30],
                [-33, -31],
              ],
              [
                [20, -30],
                [33, -31],
              ],
            ],
          },
          { skin: p.navy, top: p.coral, cloth: p.coral, hair: p.ink, longHair: true },
        ),
        560,
        706,
        2.3,
      ) +
      path(lens(560, 704, 190, 14), p.light)
    // terrace, its tile joints run to the same point as the pool's side
    const floor: Point[] = pts([1010, 640, 1700, 640, 1700, 1260, 690, 1260])
    s += path(poly(floor), p.paper)
    const vx = 1330,
      vy = 20
    let joints = ''
    for (let i = 0; i < 12; i++) {
      const x = 640 + i * 190,
        t = (640 - vy) / (1260 - vy),
        tx = vx + (x - vx) * t
      joints += poly([
        [tx - 1, 640],
        [tx + 1, 640],
        [x + 3, 1260],
        [x - 3, 1260],
      ])
    }
    for (const y of [668, 706, 758, 830, 930, 1070])
      joints += poly(pts([-100, y, 1700, y, 1700, y + 2 + (y - 640) * 0.008, -100, y + 2 + (y - 640) * 0.008]))
    s +=
      clip(poly(floor), path(joints, p.light)) +
      path(poly(pts([1010, 640, 1034, 640, 730, 1260, 690, 1260])), p.light) +
      path(poly(pts([1010, 640, 1016, 640, 702, 1260, 690, 1260])), p.deep)
    // a low hedge and palms shut the terrace on the right
    s +=
      path(poly(pts([1010, 640, 1700, 640, 1700, 600, 1010, 606])), p.light) +
      path(poly(pts([1010, 606, 1700, 600, 1700, 588, 1010, 596])), p.paper)
    for (const [x, y, k] of [
      [1120, 590, 0.36],
      [1230, 570, 0.5],
      [1360, 560, 0.6],
      [1500, 530, 0.8],
      [1620, 500, 1],
    ])
      s += treeCrown({
        x,
        y,
        rx: 130 * k,
        ry: 90 * k,
        seed: `pt${x}`,
        tones: [p.ink, p.navy, p.deep],
        light: [-0.6, -0.7],
      })
    const t3 = { trunk: p.ink, trunkLit: p.deep, back: p.ink, mid: p.navy, lit: p.deep, light: -1 as const }
    s +=
      palm({ x: 1500, y: 600, h: 420, lean: -60, size: 190, seed: 'pp1', ...t3, count: 8 }) +
      palm({ x: 1590, y: 620, h: 540, lean: -110, size: 230, seed: 'pp2', ...t3, count: 8 })
    // parasols and loungers, shade straight below
    const bed = { frame: p.navy, cushion: p.lagoon, cushionShade: p.deep }
    s +=
      path(lens(1240, 742, 300, 40), p.aqua) +
      place(lounger({ ...bed, towel: p.coral }), 1230, 744, 0.78) +
      place(parasol({ pole: p.ink, lit: p.sun, body: p.coral, shade: p.navy }), 1330, 740, 0.9)
    s +=
      path(lens(1250, 1008, 560, 84), p.aqua) +
      path(lens(1190, 1006, 300, 22), p.lagoon) +
      place(lounger({ ...bed, towel: p.sun }), 1180, 1002, 1.55) +
      place(parasol({ pole: p.ink, lit: p.paper, body: p.sun, shade: p.navy }), 1340, 1012, 1.6)
    s +=
      path(lens(972, 1114, 150, 22), p.aqua) +
      path(
        poly(pts([958, 1046, 970, 1046, 966, 1112, 956, 1112])) +
          poly(pts([938, 1046, 948, 1046, 936, 1114, 928, 1114])) +
          poly(pts([980, 1046, 990, 1046, 1004, 1114, 996, 1114])),
        p.navy,
      ) +
      path(
        spline(pts([900, 1044, 930, 1034, 964, 1031, 1000, 1034, 1030, 1044, 1000, 1055, 964, 1058, 928, 1055])),
        p.sun,
      ) +
      path(poly(pts([946, 1040, 968, 1040, 974, 998, 940, 998])), p.light) +
      path(poly(pts([943, 1016, 971, 1016, 968, 1040, 946, 1040])), p.coral) +
      path(spline(pts([986, 1042, 1000, 1024, 1016, 1042, 1000, 1046])), p.coral)
    s += leaves({ x: -20, y: 1240, size: 330, seed: 'pl', tones: [p.ink, p.navy], from: -1.7, to: -0.15, count: 18 })
    return s
  }, options)
