// Prothra Green through its gate of bougainvillea: a small green house with a verandah, the hostess at the step, guests on the path.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { camera, lens, path, place, poly, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { leanTo } from '../../kit/buildings/awning.ts'
import { flight } from '../../kit/buildings/flight.ts'
import { bars } from '../../kit/buildings/hotel-front.ts'
import { block, pitchedRoof } from '../../kit/buildings/pitched-roof.ts'
import { plot, wallOf } from '../../kit/buildings/site.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { blossom } from '../../kit/trees/blossom.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.52 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 660,
      cam = camera({ cx: 800, horizon: hz, f: 1200, height: 1.6 }),
      own = plot(cam, 1.2, 15.5, 14)
    let s = sky({
      bands: [
        [0, p.light],
        [330, p.paper],
      ],
      bottom: hz + 60,
      seed: 'green-sky',
      drift: 24,
      slivers: 6,
    })
    for (const [i, [x, y, k]] of triples([
      300, 470, 1.6, 560, 430, 1.2, 1050, 400, 1.3, 1330, 440, 1.7, 800, 470, 1,
    ]).entries())
      s += treeCrown({ x, y, rx: 170 * k, ry: 130 * k, seed: `green-b${i}`, tones: [p.leaf, p.lime], lobes: 6 })
    s += path(poly(pts([-10, 560, 1610, 560, 1610, 1210, -10, 1210])), p.leaf)
    const t3 = { trunk: p.forest, trunkLit: p.fern, back: p.forest, mid: p.forest, lit: p.fern, light: -1 as const }
    s +=
      palm({ x: 1180, y: 700, h: 470, lean: 40, size: 180, seed: 'green-palm', ...t3, count: 8 }) +
      palm({ x: 430, y: 700, h: 380, lean: -26, size: 150, seed: 'green-palm2', ...t3, count: 8 })
    for (const [i, [x, y, k]] of triples([330, 690, 1, 1230, 700, 1.1, 1400, 720, 1.2, 200, 720, 1.2]).entries())
      s += canopy({ x, y, rx: 120 * k, ry: 70 * k, seed: `green-h${i}`, tones: [p.forest, p.fern] })
    // the house: upper storey set back, verandah across the front
    const F = 0.5,
      plan = { x0: -4.6, x1: 4.4, z0: 0, z1: 7 }
    s += block(own, plan, 0, F + 3, { front: p.lime, left: p.light, right: p.leaf })
    s += block(own, { x0: -3, x1: 4.2, z0: 1.4, z1: 6.6 }, F + 3, F + 6, {
      front: p.lime,
      left: p.light,
      right: p.leaf,
    })
    const up = wallOf(own, [-3, 1.38], [4.2, 1.38], F + 3),
      face = wallOf(own, [-4.6, -0.02], [4.4, -0.02], F)
    s +=
      path([1, 3.2, 5.3].map((u) => up.quad(u, 1.1, u + 1.2, 2.4)).join(''), p.forest) +
      path(
        [1, 3.2, 5.3].map((u) => up.quad(u - 0.5, 1.1, u, 2.4) + up.quad(u + 1.2, 1.1, u + 1.7, 2.4)).join(''),
        p.fern,
      ) +
      path([1, 3.2, 5.3].map((u) => up.quad(u - 0.55, 2.4, u + 1.75, 2.55)).join(''), p.paper)
    s += pitchedRoof(own, {
      plan: { x0: -3, x1: 4.2, z0: 1.4, z1: 6.6 },
      eave: F + 5.9,
      ridge: F + 8.1,
      over: 0.8,
      ribs: 22,
      inks: { front: p.fern, left: p.forest, right: p.forest, rib: p.forest, gable: p.light, edge: p.deep },
    })
    s +=
      path(face.quad(0.8, 0, 8.2, 2.8), p.leaf) +
      path(face.quad(3.7, 0, 5.1, 2.4) + face.quad(1.2, 0.8, 2.8, 2.2) + face.quad(6.2, 0.8, 7.8, 2.2), p.deep) +
      path(face.quad(3.7, 0, 4.3, 2.4), p.clay)
    s += path(
      face.quad(1.2, 0.7, 2.8, 0.8) +
        face.quad(6.2, 0.7, 7.8, 0.8) +
        face.quad(1.95, 0.8, 2.03, 2.2) +
        face.quad(6.95, 0.8, 7.03, 2.2),
      p.paper,
    )
    s +=
      path(poly([own(-4.9, F, -2.4), own(4.7, F, -2.4), own(4.7, F, 0), own(-4.9, F, 0)]), p.light) +
      path(poly([own(-4.9, F, -2.4), own(4.7, F, -2.4), own(4.7, 0, -2.4), own(-4.9, 0, -2.4)]), p.fern)
    const who = dressed(p.ink)
    s += standing(own, { X: -0.2, Z: -1.7, Y: F, pose: poses.reachUp, dress: who(p.clay, p.clay, 'skirt'), tall: 1.5 })
    s += standing(own, {
      X: 2.6,
      Z: -1,
      Y: F + 0.1,
      pose: poses.sit,
      dress: who(p.paper, p.forest),
      tall: 2.1,
      flip: -1,
    })
    const rail = wallOf(own, [-4.8, -2.35], [4.6, -2.35], F)
    s += path(bars(rail, 0, 3.5, 0, 0, 0.28) + bars(rail, 5.9, 9.4, 0, 0, 0.28), p.paper)
    let posts = ''
    for (const x of [-4.8, -1.5, 0.9, 4.4])
      posts += poly([own(x, F + 2.9, -2.35), own(x + 0.2, F + 2.9, -2.35), own(x + 0.2, F, -2.35), own(x, F, -2.35)])
    s += path(posts, p.paper)
    s += leanTo(face, {
      from: -0.8,
      to: 9.8,
      eave: 2.75,
      out: 3,
      ridge: 3.5,
      ribs: 18,
      inks: { sheet: p.fern, rib: p.forest, edge: p.deep },
    })
    s += flight(own, {
      x: -0.2,
      half: 1.1,
      top: F,
      z: -2.4,
      count: 3,
      rise: 0.17,
      going: 0.35,
      inks: { tread: p.paper, riser: p.lime },
    })
    // garden: path, beds, shade of a tree over the lawn
    const [dx, dy] = own(-0.2, 0, -3.5)
    s += path(spline(pts([-20, 900, 300, 840, 560, 820, 700, 860, 560, 940, 240, 1010, -20, 1040]), true), p.fern)
    s += path(
      spline(
        [
          [dx - 84, dy],
          [dx + 84, dy],
          [dx + 70, dy + 46],
          [910, 910],
          [880, 1020],
          [990, 1260],
          [400, 1260],
          [500, 1060],
          [580, 930],
          [740, 860],
          [dx - 110, dy + 40],
        ],
        true,
        0.13,
      ),
      p.paper,
    )
    for (const [i, [x, y, k]] of triples([
      420, 800, 0.7, 540, 806, 0.6, 1090, 812, 0.7, 1230, 826, 0.9, 1010, 870, 0.5,
    ]).entries())
      s += thicket({
        pts: [
          [x - 60 * k, y, 1],
          [x + 60 * k, y, 0.8],
        ],
        size: 62 * k,
        seed: `green-s${i}`,
        tones: [p.forest, i % 2 ? p.clay : p.light],
      })
    s +=
      path(lens(1130, 962, 240, 18), p.fern) +
      place(bicycle({ frame: p.clay, tyre: p.ink, spoke: p.light, seat: p.ink, basket: p.paper }), 1130, 960, 1.15)
    s +=
      standing(cam, { X: -0.75, Z: 8.4, pose: poses.back, dress: who(p.paper, p.forest), shade: p.light }) +
      standing(cam, {
        X: 0.0,
        Z: 8.1,
        pose: poses.back,
        dress: who(p.clay, p.deep, 'skirt'),
        tall: 1.58,
        shade: p.light,
      }) +
      standing(cam, {
        X: -0.35,
        Z: 7.8,
        pose: poses.back,
        dress: who(p.light, p.fern, 'short'),
        tall: 1.1,
        shade: p.light,
      })
    // the arch: two posts, one mass of leaf, flowers where the light comes through
    const arch: Point[] = pts([
      60, 1260, 96, 1000, 100, 760, 130, 520, 230, 300, 420, 140, 660, 62, 920, 50, 1160, 110, 1350, 240, 1470, 430,
      1510, 660, 1510, 940, 1540, 1260,
    ])
    s += path(
      ribbon(pts([200, 1260, 214, 900, 226, 420]), () => 34, 10) +
        ribbon(pts([1392, 1260, 1384, 900, 1372, 420]), () => 34, 10),
      p.ink,
    )
    s += path(
      spline(
        pts([
          -60, -60, 1660, -60, 1660, 1260, 1440, 1260, 1410, 900, 1400, 640, 1350, 460, 1240, 300, 1060, 190, 840, 150,
          620, 160, 430, 240, 290, 380, 210, 560, 190, 800, 180, 1000, 150, 1260, -60, 1260,
        ]),
        true,
        0.13,
      ),
      p.deep,
    )
    s += thicket({
      pts: arch.map(([x, y]): [number, number, number] => [x < 800 ? x + 70 : x - 70, y + 50, 1]),
      size: 104,
      seed: 'green-arch',
      tones: [p.deep, p.forest],
    })
    s += blossom({
      pts: arch.slice(1, -1).map(([x, y]): Point => [x < 800 ? x + 66 : x - 66, y + 40]),
      spread: 72,
      size: 21,
      seed: 'green-flowers',
      ink: p.clay,
      eye: p.paper,
    })
    s +=
      leaves({
        x: 90,
        y: 1260,
        size: 260,
        seed: 'green-l',
        tones: [p.ink, p.forest],
        from: -2.2,
        to: -0.4,
        count: 12,
      }) +
      leaves({
        x: 1520,
        y: 1260,
        size: 260,
        seed: 'green-l2',
        tones: [p.ink, p.forest],
        from: -2.7,
        to: -0.9,
        count: 12,
      })
    return s
  }, options)
