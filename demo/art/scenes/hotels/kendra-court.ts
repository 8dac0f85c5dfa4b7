// Kendra Court from the village bazaar: two storeys of arched galleries behind a great rain tree, vegetables sold in its shade.
import type { SceneOptions } from '../../kit/base/core.ts'
import { camera, lens, lenses, lump, path, place, poly, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { leanTo } from '../../kit/buildings/awning.ts'
import { galleries } from '../../kit/buildings/galleries.ts'
import { bars } from '../../kit/buildings/hotel-front.ts'
import { block, pitchedRoof } from '../../kit/buildings/pitched-roof.ts'
import { wallOf } from '../../kit/buildings/site.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { person, poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.5 }
const p = palettes.shade
export default (options?: SceneOptions) =>
  sheet(() => {
    const hz = 720,
      cam = camera({ cx: 760, horizon: hz, f: 1200, height: 1.8 }),
      r = rng('kendra')
    let s = sky({
      bands: [
        [0, p.light],
        [420, p.paper],
      ],
      bottom: hz,
      seed: 'kendra-sky',
      drift: 24,
      slivers: 5,
    })
    for (const [x, y, k] of triples([560, 560, 1.2, 800, 520, 1.1, 1060, 480, 1.2, 1330, 430, 1.4, 1560, 470, 1.4]))
      s += canopy({ x, y, rx: 160 * k, ry: 100 * k, seed: `kendra-b${x}`, tones: [p.lime, p.lime] })
    for (const [x, h, l] of triples([640, 240, -20, 980, 330, 30, 1480, 420, -30]))
      s += palm({
        x,
        y: 660,
        h,
        lean: l,
        size: h * 0.5,
        seed: `kendra-p${x}`,
        trunk: p.leaf,
        back: p.fern,
        mid: p.leaf,
        lit: p.lime,
        count: 8,
        rings: false,
      })
    s += path(poly(pts([-10, 700, 1610, 700, 1610, 1210, -10, 1210])), p.light)
    // the long wing across, the short wing toward us at the right
    const A = wallOf(cam, [-13, 25], [9, 25]),
      B = wallOf(cam, [9, 25], [12.6, 13.5])
    s += pitchedRoof(cam, {
      plan: { x0: -13, x1: 16, z0: 25, z1: 32 },
      eave: 7.1,
      ridge: 10.6,
      over: 0.9,
      hip: 0,
      ribs: 40,
      inks: { front: p.clay, left: p.clay, right: p.clay, rib: p.light, edge: p.deep },
    })
    s += galleries(A, 7, { wall: p.paper, trim: p.lime, deep: p.fern, door: p.clay })
    s += galleries(B, 4, { wall: p.leaf, trim: p.light, deep: p.forest, door: p.clay })
    s += leanTo(B, {
      from: -1,
      to: B.len + 0.6,
      eave: 7.15,
      out: 0.9,
      ridge: 10.4,
      back: 3.4,
      ribs: 19,
      inks: { sheet: p.fern, rib: p.forest, edge: p.deep },
    })
    s += path(poly([cam(12.6, 0, 13.5), cam(22, 0, 13.5), cam(22, 7.1, 13.5), cam(12.6, 7.1, 13.5)]), p.lime)
    // a guest at the gallery rail, washing of light on the court
    const who = dressed(p.ink)
    for (const [u, top] of [
      [9.6, p.clay],
      [10.4, p.deep],
      [16.2, p.paper],
    ] as const) {
      const [x, y] = A.at(u, 3.6, -0.1)
      s += place(person(poses.back, who(top, p.deep)), x, y, 0.8)
    }
    s += path(bars(A, 8, 18, 3.6, 0.1, 0.5), p.lime)
    // garden hedge and gate piers before the court
    for (const [x0, x1] of pts([-13, -1.4, 2.6, 8.4]))
      s +=
        path(poly([cam(x0, 0.9, 19.5), cam(x1, 0.9, 19.5), cam(x1, 0, 19.5), cam(x0, 0, 19.5)]), p.forest) +
        path(poly([cam(x0, 0.9, 19.5), cam(x1, 0.9, 19.5), cam(x1, 0.9, 20.6), cam(x0, 0.9, 20.6)]), p.leaf)
    for (const x of [-1.4, 2.2])
      s +=
        block(cam, { x0: x, x1: x + 0.6, z0: 19.4, z1: 20 }, 0, 2, { front: p.paper, left: p.lime, right: p.lime }) +
        path(
          poly([cam(x - 0.12, 2.2, 19.3), cam(x + 0.72, 2.2, 19.3), cam(x + 0.72, 2, 19.3), cam(x - 0.12, 2, 19.3)]),
          p.clay,
        )
    s += path(spline(pts([640, 800, 940, 800, 1000, 900, 1180, 1260, 420, 1260, 560, 940]), true, 0.08), p.paper)
    s +=
      standing(cam, { X: 0.3, Z: 18, pose: poses.walk, dress: who(p.clay, p.fern, 'skirt'), shade: p.lime }) +
      standing(cam, { X: 1.3, Z: 17.6, pose: poses.walk, dress: who(p.paper, p.deep), shade: p.lime })
    // the shade of the tree on the ground
    s += path(
      spline(
        pts([
          -60, 880, 200, 840, 480, 850, 640, 900, 820, 940, 960, 1010, 900, 1090, 1120, 1140, 1240, 1260, -60, 1260,
        ]),
        true,
        0.13,
      ),
      p.leaf,
    )
    // sellers: a cloth sheet, baskets, people sitting and buying
    const heap = (x: number, y: number, k: number, a: string, b: string) => {
      const d = [0, 1, 2, 3, 4, 5].map((i) =>
        lump(x + (-30 + (i % 3) * 30) * k + r.j(4), y - (i > 2 ? 44 : 26) * k, 18 * k, 17 * k, r, 6, 0.06),
      )
      return (
        path(lens(x, y + 2, 150 * k, 16 * k), p.forest) +
        path(d.slice(0, 3).join(''), a) +
        path(d.slice(3).join(''), b) +
        path(
          spline(
            pts([-56, -24, 0, -14, 56, -24, 44, 2, 0, 8, -44, 2]).map(([u, v]): [number, number] => [
              x + u * k,
              y + v * k,
            ]),
            true,
            0.1,
          ),
          p.fern,
        ) +
        path(lens(x, y - 22 * k, 112 * k, 9 * k), p.deep)
      )
    }
    const stall = (x: number, y: number, k: number, cloth: string) =>
      path(
        ribbon(pts([x - 120 * k, y, x - 120 * k, y - 250 * k]), () => 7 * k, 2) +
          ribbon(pts([x + 120 * k, y, x + 120 * k, y - 250 * k]), () => 7 * k, 2),
        p.ink,
      ) +
      path(
        poly(
          pts([x - 150 * k, y - 236 * k, x + 150 * k, y - 236 * k, x + 104 * k, y - 290 * k, x - 104 * k, y - 290 * k]),
        ),
        cloth,
      ) +
      path(
        [-1, 0, 1]
          .map((i) =>
            poly(
              pts([
                x + (i * 86 - 24) * k,
                y - 236 * k,
                x + (i * 86 + 24) * k,
                y - 236 * k,
                x + (i * 60 + 16) * k,
                y - 290 * k,
                x + (i * 60 - 16) * k,
                y - 290 * k,
              ]),
            ),
          )
          .join(''),
        p.paper,
      )
    s +=
      stall(1230, 948, 1, p.clay) +
      path(poly(pts([1110, 892, 1350, 892, 1340, 946, 1120, 946])), p.forest) +
      heap(1160, 892, 0.74, p.clay, p.lime) +
      heap(1236, 892, 0.74, p.light, p.paper) +
      heap(1308, 892, 0.74, p.lime, p.clay)
    s +=
      standing(cam, { X: 3.1, Z: 9.3, pose: poses.hold, dress: who(p.clay, p.deep, 'skirt'), shade: p.lime }) +
      standing(cam, { X: 5.9, Z: 9, pose: poses.hold, dress: who(p.paper, p.fern), flip: -1, shade: p.lime })
    s +=
      place(person(poses.sitSand, who(p.light, p.clay, 'skirt')), 640, 1012, 1.7) +
      heap(770, 1034, 1, p.lime, p.light) +
      heap(900, 1060, 1.05, p.clay, p.clay) +
      heap(806, 1106, 1.15, p.paper, p.lime) +
      heap(660, 1090, 1.1, p.light, p.clay)
    s += standing(cam, {
      X: 1.85,
      Z: 6.4,
      pose: poses.hold,
      dress: who(p.paper, p.deep, 'skirt'),
      flip: -1,
      tall: 1.62,
      shade: p.lime,
    })
    s +=
      place(bicycle({ frame: p.clay, tyre: p.ink, spoke: p.lime, seat: p.ink, basket: p.light }), 1440, 1090, 1.3) +
      path(lenses([[1440, 1096, 280, 14]]), p.lime)
    // the rain tree: a bole at the left, boughs and crown over the top
    s += path(
      spline(
        pts([
          90, 1120, 170, 1040, 206, 860, 190, 640, 150, 430, 60, 240, 130, 210, 250, 400, 330, 300, 520, 190, 760, 110,
          780, 150, 560, 240, 400, 350, 330, 500, 330, 700, 340, 880, 380, 1030, 470, 1110, 400, 1120, 330, 1080, 300,
          1130, 240, 1090, 180, 1130,
        ]),
        true,
        0.13,
      ),
      p.ink,
    )
    s += path(
      spline(
        pts([300, 1060, 296, 880, 288, 640, 300, 480, 330, 500, 330, 700, 340, 880, 370, 1030, 430, 1096]),
        true,
        0.13,
      ),
      p.fern,
    )
    for (const [x, y, rx, ry] of quads([1180, 20, 260, 110, 900, 40, 300, 150, 560, 60, 340, 170, 180, 90, 340, 210]))
      s += treeCrown({
        x,
        y,
        rx,
        ry,
        seed: `kendra-c${x}`,
        tones: [p.ink, p.forest, p.fern],
        light: [0.7, -0.5],
        lobes: 7,
      })
    return s
  }, options)
