// Runway Rest in the forenoon: three plain storeys with a roof terrace where a family waves, and a jet coming in low beside them.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { camera, lens, path, place, poly, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { bars, hotelFront } from '../../kit/buildings/hotel-front.ts'
import { wallOf } from '../../kit/buildings/site.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { person, poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { suitcase } from '../../kit/people/suitcase.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { airliner } from '../../kit/vehicles/airliner.ts'
import { autorickshaw } from '../../kit/vehicles/autorickshaw.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.4 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 900,
      cam = camera({ cx: 900, horizon: hz, f: 1150, height: 1.9 }),
      g = (x: number, z: number) => cam(x, 0, z)
    let s = sky({
      bands: [
        [0, p.deep],
        [150, p.lagoon],
        [470, p.aqua],
        [690, p.light],
      ],
      bottom: hz,
      seed: 'rest-sky',
      drift: 26,
      slivers: 6,
    })
    s += cloud({ x: 1370, y: 760, w: 620, h: 140, seed: 'rest-cloud', ink: p.paper })
    s += cloud({ x: 110, y: 330, w: 420, h: 90, seed: 'rest-cloud2', ink: p.aqua })
    for (const [i, [x, y, k]] of triples([
      980, 876, 0.8, 1110, 868, 1, 1260, 874, 0.8, 1400, 862, 1.1, 1560, 866, 1.2, 40, 850, 1.3,
    ]).entries())
      s += canopy({ x, y, rx: 130 * k, ry: 62 * k, seed: `rest-t${i}`, tones: [p.navy, p.deep] })
    // airfield: grass, the runway and its marks
    s += path(poly(pts([-10, 896, 1610, 896, 1610, 1210, -10, 1210])), p.lagoon)
    s += path(poly([g(20, 160), g(36, 160), g(40, 26), g(9, 26)]), p.light)
    s += path(
      [0, 1, 2, 3]
        .map((i) =>
          poly([
            g(27.2 - i, 120 - i * 26),
            g(28.2 - i, 120 - i * 26),
            g(27.6 - i, 108 - i * 26),
            g(25.8 - i, 108 - i * 26),
          ]),
        )
        .join(''),
      p.deep,
    )
    // the jet, low enough to read the wheels
    s += place(airliner({ body: p.paper, shade: p.light, dark: p.ink, trim: p.coral }), 1125, 300, 1.1, -5)
    // the house: sunlit front to the left, its end in shade
    const A: Point = [-13.6, 24],
      B: Point = [-4.6, 19],
      C: Point = [0.2, 29],
      front = wallOf(cam, A, B),
      end = wallOf(cam, B, C),
      floors = [3.6, 3.1, 3.1]
    s += hotelFront(end, {
      floors,
      bays: 2,
      parapet: 0.5,
      hood: 0.6,
      open: [0.3, 0.7],
      inks: { wall: p.navy, trim: p.deep, glass: p.ink, shade: p.ink, frame: p.deep },
    })
    s += hotelFront(front, {
      floors,
      bays: 4,
      parapet: 0.5,
      hood: 0.8,
      open: [0.18, 0.82],
      rise: [0.28, 0.78],
      inks: { wall: p.coral, trim: p.paper, glass: p.navy, shade: p.deep, frame: p.coral },
      skip: (_, f) => f === 0,
    })
    // a sun-yellow stair strip up the corner; ground-floor restaurant and porch
    s +=
      path(front.quad(front.len - 0.9, 0, front.len, 10.3, 0.06), p.sun) + path(end.quad(0, 0, 0.8, 10.3, 0.06), p.deep)
    s +=
      path(front.quad(0.4, 0, front.len - 1.3, 2.9, 0.03), p.navy) +
      path([0, 1, 2, 3, 4, 5].map((i) => front.quad(0.3 + i * 1.72, 0, 0.62 + i * 1.72, 2.9, 0.05)).join(''), p.paper)
    s += path([0, 1, 3, 4].map((i) => front.quad(0.9 + i * 1.72, 0, 1.8 + i * 1.72, 1, 0.06)).join(''), p.sun)
    s +=
      path(front.shelf(-0.3, front.len + 0.3, 3.2, 0, 2.4), p.ink) +
      path(front.quad(-0.3, 3.1, front.len + 0.3, 3.5, 2.4), p.sun)
    for (const u of [0, 3.2, 6.6, 9.8]) s += path(front.quad(u, 0, u + 0.2, 3.1, 2.3), p.paper)
    // roof terrace: awning, tank, rail, and the family
    s += path(front.quad(0.9, 10.3, 1.05, 12.6, -1.5) + front.quad(4.2, 10.3, 4.35, 12.6, -1.5), p.ink)
    s +=
      path(
        poly([front.at(0.4, 12.9, -3), front.at(4.9, 12.9, -3), front.at(4.9, 12.4, -0.6), front.at(0.4, 12.4, -0.6)]),
        p.sun,
      ) + path(front.quad(0.4, 12.1, 4.9, 12.4, -0.6), p.coral)
    s += path(end.quad(3.4, 10.2, 5.4, 12.1, -1) + end.quad(3.7, 12.1, 5.1, 12.35, -1), p.ink)
    const dress = dressed(p.ink)
    for (const [u, pose, d, k] of [
      [5.9, poses.back, dress(p.sun, p.navy, 'skirt'), 1],
      [6.9, poses.reachUp, dress(p.paper, p.navy), 1.04],
      [7.7, poses.reachUp, dress(p.sun, p.deep, 'short'), 0.72],
      [8.6, poses.back, dress(p.light, p.ink), 1],
    ] as const) {
      const [x, y] = front.at(u, 10.2, -0.5)
      s += place(person(pose, d), x, y, k * (1.66 * 0.58))
    }
    s += path(bars(front, 0, front.len, 10.3, 0, 0.5), p.paper) + path(bars(end, 0, end.len, 10.3, 0, 0.8), p.deep)
    // forecourt, its shade, the fence along the field
    s += path(
      poly([g(-60, 24.4), g(-13.6, 24), g(-4.6, 18.9), g(-1.2, 16.4), g(6, 12), g(60, 12), g(60, 3), g(-60, 3)]),
      p.paper,
    )
    s += path(poly([g(-4.6, 19), g(0.2, 29), g(5.4, 22), g(1.4, 14.6)]), p.deep)
    s += path(poly([g(-13, 21.6), g(-5.2, 17.4), g(-4.6, 19), g(-13.6, 24)]), p.light)
    const fence = wallOf(cam, [3.4, 15.4], [13.5, 11])
    s += path(bars(fence, 0, fence.len, 0.9, 0, 0.5) + bars(fence, 0, fence.len, 0.1, 0, 0.5), p.navy)
    // windsock
    const [wx, wy] = g(8.4, 21)
    s += path(poly(pts([wx - 4, wy, wx + 4, wy, wx + 3, wy - 300, wx - 3, wy - 300])), p.ink)
    for (let i = 0; i < 5; i++)
      s += path(
        poly(
          pts([
            wx + 2 + i * 28,
            wy - 300 + i * 8,
            wx + 30 + i * 28,
            wy - 292 + i * 8,
            wx + 30 + i * 28,
            wy - 258 + i * 2,
            wx + 2 + i * 28,
            wy - 256 + i * 2,
          ]),
        ),
        i % 2 ? p.paper : p.coral,
      )
    // arrivals: an autorickshaw, two people with a case
    const [ax, ay] = g(-5.6, 10.2)
    s +=
      path(lens(ax + 16, ay - 2, 300, 40), p.aqua) +
      place(
        autorickshaw({
          body: p.navy,
          bodyLit: p.deep,
          hood: p.sun,
          hoodShade: p.coral,
          inside: p.ink,
          glass: p.light,
          tyre: p.ink,
          hub: p.paper,
          lamp: p.paper,
          driver: p.paper,
          skin: p.ink,
        }),
        ax,
        ay,
        1.06,
      )
    s +=
      standing(cam, {
        X: -1.7,
        Z: 10.4,
        pose: poses.walk,
        dress: dress(p.coral, p.navy, 'skirt'),
        flip: -1,
        shade: p.aqua,
      }) + standing(cam, { X: -0.4, Z: 10, pose: poses.walk, dress: dress(p.deep, p.ink), flip: -1, shade: p.aqua })
    const [cx, cy] = g(0.15, 10)
    s += place(suitcase(p.sun, p.ink), cx, cy, 1.85)
    // near frame
    s += palm({
      x: 60,
      y: 1250,
      h: 760,
      lean: -70,
      size: 270,
      seed: 'rest-palm',
      trunk: p.ink,
      trunkLit: p.navy,
      back: p.ink,
      mid: p.ink,
      lit: p.navy,
      light: 1,
      count: 8,
    })
    s +=
      path(spline(pts([1180, 1220, 1260, 1150, 1400, 1120, 1640, 1090, 1640, 1240])), p.navy) +
      leaves({ x: 1650, y: 1240, size: 360, seed: 'rest-l', tones: [p.ink, p.navy], from: -3, to: -1.5, count: 18 })
    return s
  }, options)
