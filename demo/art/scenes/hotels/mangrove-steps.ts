// Mangrove Steps from the creek in the last gold light: a bungalow on stilts, a hammock on its verandah, steps down to a moored canoe.
import type { SceneOptions } from '../../kit/base/core.ts'
import { camera, clip, lens, lenses, path, place, poly, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { flight } from '../../kit/buildings/flight.ts'
import { bars } from '../../kit/buildings/hotel-front.ts'
import { block, pitchedRoof } from '../../kit/buildings/pitched-roof.ts'
import { plot, wallOf } from '../../kit/buildings/site.ts'
import { stiltTree } from '../../kit/buildings/stilts.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle, hammock } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.5 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.late,
      hz = 760,
      r = rng('mangrove-steps'),
      cam = camera({ cx: 700, horizon: hz, f: 1150, height: 1.5 }),
      own = plot(cam, 3.2, 17, -16, 0)
    let s = sky({
      bands: [
        [0, p.gold],
        [170, p.paper],
        [520, p.gold],
        [650, p.orange],
      ],
      bottom: hz + 10,
      seed: 'steps-sky',
      drift: 30,
      slivers: 7,
    })
    // wood behind: two planes
    for (const [i, [x, y, k]] of triples([
      60, 620, 1.4, 290, 650, 1.2, 520, 640, 1.2, 1150, 560, 1.6, 1400, 500, 1.9, 1600, 540, 1.8,
    ]).entries())
      s += treeCrown({
        x,
        y,
        rx: 170 * k,
        ry: 120 * k,
        seed: `steps-b${i}`,
        tones: i < 3 ? [p.coral, p.orange] : [p.teal, p.teal],
        light: [-0.8, -0.4],
        lobes: 6,
      })
    s += path(poly(pts([-10, 690, 620, 700, 1610, 600, 1610, 800, -10, 800])), p.teal)
    for (const [i, [x, y, k]] of triples([-20, 690, 1, 150, 716, 0.8, 330, 730, 0.7, 480, 738, 0.6]).entries())
      s += treeCrown({
        x,
        y,
        rx: 150 * k,
        ry: 90 * k,
        seed: `steps-m${i}`,
        tones: [p.forest, p.teal],
        light: [0.8, -0.4],
        lobes: 6,
      })
    const t3 = { trunk: p.forest, trunkLit: p.teal, back: p.forest, mid: p.forest, lit: p.teal, light: -1 as const }
    s +=
      palm({ x: 1440, y: 800, h: 590, lean: 60, size: 210, seed: 'steps-p1', ...t3, count: 8 }) +
      palm({ x: 640, y: 780, h: 400, lean: -40, size: 150, seed: 'steps-p2', ...t3, count: 8 })
    // bank and water
    s += path(poly(pts([-10, 760, 1610, 760, 1610, 1210, -10, 1210])), p.orange)
    s += path(
      spline(pts([380, 800, 620, 788, 900, 806, 1200, 830, 1700, 860, 1700, 700, 380, 740]), true, 0.1),
      p.forest,
    )
    s += path(
      spline(pts([-60, 764, 300, 776, 620, 806, 900, 826, 1200, 850, 1700, 886, 1700, 1260, -60, 1260]), true, 0.08),
      p.orange,
    )
    s += path(
      spline(pts([-60, 790, 200, 800, 480, 850, 700, 930, 760, 1040, 700, 1260, -60, 1260]), true, 0.12),
      p.gold,
    )
    s += path(spline(pts([-60, 980, 120, 1000, 300, 1080, 360, 1260, -60, 1260]), true, 0.12), p.paper)
    // the house in its own metres: floor 2.1 above the bank
    const F = 2.1,
      plan = { x0: -5.2, x1: 5.4, z0: 0, z1: 7 },
      posts = [-5.2, -2.6, 0, 2.7, 5.4]
    let stilts = ''
    for (const x of posts)
      for (const z of [7, 3.5, -2.4])
        stilts += poly([own(x - 0.13, F, z), own(x + 0.13, F, z), own(x + 0.13, -0.5, z), own(x - 0.13, -0.5, z)])
    s += path(poly([own(-5.4, F, 3), own(5.6, F, 3), own(5.6, 0, 3), own(-5.4, 0, 3)]), p.ink) + path(stilts, p.plum)
    s += block(own, plan, F, F + 3, { front: p.coral, left: p.gold, right: p.plum })
    const face = wallOf(own, [-5.2, -0.02], [5.4, -0.02], F)
    s += path(face.quad(0.7, 0, 2.2, 2.3) + face.quad(4, 0, 5.5, 2.3) + face.quad(7.6, 0.7, 9.8, 2.2), p.plum)
    s +=
      path(face.quad(4, 0, 4.8, 2.3) + face.quad(7.7, 0.8, 8.6, 2.1), p.gold) +
      path(face.quad(1.4, 0, 1.5, 2.3) + face.quad(3.9, 2.3, 5.6, 2.45) + face.quad(7.5, 2.2, 9.9, 2.35), p.paper)
    const wall2 = wallOf(own, [-5.22, 7], [-5.22, 0], F)
    s += path(wall2.quad(2, 0.8, 4.4, 2.2), p.wine)
    // verandah: deck, rail, posts; then the roof sweeps over all
    s +=
      path(poly([own(-5.6, F, -2.6), own(5.8, F, -2.6), own(5.8, F, 0), own(-5.6, F, 0)]), p.gold) +
      path(poly([own(-5.6, F, -2.6), own(5.8, F, -2.6), own(5.8, F - 0.28, -2.6), own(-5.6, F - 0.28, -2.6)]), p.plum)
    s += path(poly([own(-5.6, F, 0), own(-5.6, F, -2.6), own(-5.6, F - 0.28, -2.6), own(-5.6, F - 0.28, 0)]), p.orange)
    const who = dressed(p.ink)
    s += standing(own, { X: 1.9, Z: -1.2, Y: F, pose: poses.hold, dress: who(p.teal, p.ink) })
    const [h0x, h0y] = own(-5.1, F + 1.7, -2.2),
      [h1x] = own(-2.6, F + 1.7, -2.2)
    s += place(
      hammock({
        cloth: p.paper,
        clothShade: p.orange,
        cord: p.ink,
        skin: p.ink,
        top: p.teal,
        hair: p.ink,
        page: p.gold,
      }),
      (h0x + h1x) / 2,
      h0y,
      (h1x - h0x) / 420,
    )
    const [bx, by] = own(4.1, F, -1.3)
    s += place(bicycle({ frame: p.teal, tyre: p.ink, spoke: p.wine, seat: p.ink, basket: p.gold }), bx, by, 0.56)
    const rail = wallOf(own, [-5.2, -2.5], [5.4, -2.5], F)
    s += path(bars(rail, 2.6, 4.2, 0, 0, 0.3) + bars(rail, 6.3, 10.6, 0, 0, 0.3), p.plum)
    let front = ''
    for (const x of posts)
      front += poly([
        own(x - 0.12, F + 3, -2.5),
        own(x + 0.12, F + 3, -2.5),
        own(x + 0.12, F, -2.5),
        own(x - 0.12, F, -2.5),
      ])
    s += path(front, p.plum)
    s += path(
      poly([own(-5.6, F + 3.05, 0), own(5.8, F + 3.05, 0), own(6.2, F + 2.75, -3.2), own(-6, F + 2.75, -3.2)]),
      p.ink,
    )
    s += pitchedRoof(own, {
      plan: { x0: -5.2, x1: 5.4, z0: -2.4, z1: 7 },
      eave: F + 2.75,
      ridge: F + 6.2,
      over: 0.9,
      hip: 3,
      ribs: 26,
      inks: { front: p.wine, left: p.orange, right: p.plum, rib: p.plum, edge: p.ink },
    })
    s += path(
      ribbon([own(-3.1, F + 6.2, 2.3), own(3.3, F + 6.2, 2.3)], () => 12, 2) +
        ribbon([own(-6.1, F + 2.75, -3.3), own(-3.1, F + 6.2, 2.3)], () => 9, 2),
      p.coral,
    )
    // the steps, broad at the foot, to a landing at the water
    s += flight(own, {
      x: -0.15,
      half: 0.95,
      grow: 0.05,
      top: F,
      z: -2.6,
      count: 8,
      rise: 0.27,
      going: 0.42,
      inks: { tread: p.paper, other: p.gold, riser: p.wine },
    })
    s +=
      path(poly([own(-2, -0.05, -6), own(1.8, -0.05, -6), own(1.8, -0.05, -7.4), own(-2, -0.05, -7.4)]), p.paper) +
      path(poly([own(-2, -0.05, -7.4), own(1.8, -0.05, -7.4), own(1.8, -0.4, -7.4), own(-2, -0.4, -7.4)]), p.plum)
    s += standing(own, { X: 0.3, Z: -4.6, Y: 0.85, pose: poses.walk, dress: who(p.paper, p.teal, 'skirt'), flip: -1 })
    s += standing(own, { X: 1.1, Z: -6.6, pose: poses.hold, dress: who(p.forest, p.ink), flip: -1 })
    // dark reflections, a canoe
    s += path(
      lenses(
        Array.from({ length: 13 }, (_, i) => [1010 + r.j(30), 960 + i * 19, 900 - i * 50 + r.j(60), 10 + i] as const),
      ),
      p.wine,
    )
    s += path(
      lenses(Array.from({ length: 5 }, (_, i) => [720 + r.j(14), 1010 + i * 32, 190 - i * 20, 9 + i] as const)),
      p.paper,
    )
    s +=
      path(lens(470, 1078, 560, 40), p.wine) +
      path(
        spline(
          pts([200, 1030, 300, 1048, 470, 1054, 640, 1046, 760, 1018, 720, 1064, 600, 1084, 400, 1086, 260, 1070]),
          true,
          0.1,
        ),
        p.ink,
      ) +
      path(
        spline(
          pts([216, 1034, 320, 1050, 470, 1056, 640, 1048, 744, 1026, 640, 1060, 470, 1068, 320, 1062]),
          true,
          0.1,
        ),
        p.orange,
      ) +
      path(
        poly(pts([380, 1056, 404, 1056, 404, 1066, 380, 1066])) +
          poly(pts([560, 1052, 584, 1051, 584, 1063, 560, 1064])) +
          ribbon(pts([736, 1026, 780, 1004, 838, 990]), () => 4, 8),
        p.plum,
      )
    // mangrove at the left, near enough to count its roots
    s += stiltTree({
      x: 120,
      y: 1130,
      h: 900,
      w: 430,
      seed: 'steps-root',
      ink: p.ink,
      lit: p.plum,
      stems: 2,
      roots: 9,
      light: 1,
    })
    s += treeCrown({
      x: 70,
      y: 130,
      rx: 330,
      ry: 190,
      seed: 'steps-near',
      tones: [p.ink, p.forest],
      light: [0.7, -0.5],
    })
    s += clip(
      'M0 0H1600V1200H0z',
      leaves({ x: 1640, y: 1240, size: 300, seed: 'steps-l', tones: [p.ink, p.forest], from: -3, to: -1.6, count: 14 }),
    )
    return s
  }, options)
