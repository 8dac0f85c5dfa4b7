// Sunset Lane: steep thatched cottages either side of a sandy lane that ends in the sea, where the sun goes down.
import type { Camera, SceneOptions } from '../../kit/base/core.ts'
import { camera, circle, lens, path, place, poly, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { pitchedRoof } from '../../kit/buildings/pitched-roof.ts'
import { plot, wallOf } from '../../kit/buildings/site.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { island } from '../../kit/sea/islands.ts'
import { sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle, hammock } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.46, y: 0.5 }
const p = palettes.late
/** A cottage like a tent of thatch, its gable to the lane. */
function tent(cam: Camera, side: -1 | 1, z: number, lit: boolean): string {
  const own = plot(cam, side * 5.2, z + 3, side * 48),
    plan = side < 0 ? { x0: -6, x1: 0, z0: -2.6, z1: 2.6 } : { x0: 0, x1: 6, z0: -2.6, z1: 2.6 }
  const slope = side < 0 ? p.plum : p.wine,
    gable = side < 0 ? p.coral : p.gold,
    inks = { front: slope, left: gable, right: gable, top: p.plum, gable, rib: side < 0 ? p.ink : p.plum, edge: p.ink }
  let s = path(
    poly([own(plan.x0, 0.7, -2.4), own(plan.x1, 0.7, -2.4), own(plan.x1, 0, -2.4), own(plan.x0, 0, -2.4)]),
    p.ink,
  )
  s += pitchedRoof(own, { plan, eave: 0.6, ridge: 6.6, over: 0.4, ribs: 13, inks })
  const x = -side * 0.4,
    w = side < 0 ? wallOf(own, [x, -3], [x, 3]) : wallOf(own, [x, 3], [x, -3])
  // porch, door, a window under the peak, the barge boards
  s +=
    path(poly([w.at(1.4, 0.5), w.at(4.6, 0.5), w.at(4.1, 2.9), w.at(1.9, 2.9)]), p.plum) +
    path(w.quad(2.4, 0.5, 3.6, 2.5), lit ? p.paper : p.ink)
  s +=
    path(poly([w.at(2.4, 3.5), w.at(3.6, 3.5), w.at(3, 4.9)]), p.plum) +
    path(w.quad(0.3, 0.3, 5.7, 0.6, 0.1) + w.quad(1.5, 2.9, 4.5, 3.1, 0.1), p.wine)
  const l = poly([w.at(0, 0.5, 0.1), w.at(0.4, 0.5, 0.1), w.at(3.05, 6.4, 0.1), w.at(3, 7, 0.1)]),
    r = poly([w.at(6, 0.5, 0.1), w.at(5.6, 0.5, 0.1), w.at(2.95, 6.4, 0.1), w.at(3, 7, 0.1)])
  return s + path(l + r, p.ink)
}
export default (options?: SceneOptions) =>
  sheet(() => {
    const hz = 640,
      cam = camera({ cx: 720, horizon: hz, f: 1150, height: 1.9 }),
      g = (x: number, z: number) => cam(x, 0, z),
      r = rng('sunset-lane')
    let s = sky({
      bands: [
        [0, p.wine],
        [110, p.coral],
        [260, p.orange],
        [410, p.gold],
      ],
      bottom: hz,
      seed: 'lane-sky',
      drift: 18,
      slivers: 8,
    })
    s += circle(690, 540, 132, p.orange) + circle(690, 540, 104, p.paper)
    s += island({ x: 1010, w: 420, h: 34, horizon: hz, seed: 'lane-isle', ink: p.wine, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 700, inks: [p.coral, p.wine, p.coral], seed: 'lane-sea', power: 1.1, sway: 3 }) +
      glitter({ x: 690, top: hz + 4, bottom: 690, width: 170, ink: p.paper, rand: r })
    s +=
      path(poly([g(-60, 44), g(60, 44), g(60, 3), g(-60, 3)]), p.forest) +
      path(poly([g(-60, 46), g(60, 46), g(60, 41), g(-60, 41)]), p.gold)
    // the lane: light runs up the middle, banks in shade
    s += path(
      poly([g(-2.5, 43), g(2.3, 43), g(3, 24), g(2.7, 10), g(3, 3), g(-3.4, 3), g(-2.7, 10), g(-2.4, 24)]),
      p.coral,
    )
    s +=
      path(
        poly([g(-1.9, 43), g(1.2, 43), g(1.2, 24), g(0.6, 10), g(0.4, 3), g(-2, 3), g(-1.7, 10), g(-1.5, 24)]),
        p.orange,
      ) + path(poly([g(-1.3, 43), g(0.4, 43), g(0.2, 24), g(-0.5, 10), g(-1.3, 8.6), g(-1.2, 24)]), p.gold)
    // trees behind the cottages
    const t3 = { trunk: p.ink, back: p.ink, mid: p.forest, lit: p.plum, rings: false, count: 8 }
    for (const [x, y, k] of triples([90, 560, 1.3, 330, 600, 0.9, 1120, 610, 0.8, 1300, 580, 1.1, 1540, 520, 1.6]))
      s += canopy({ x, y, rx: 150 * k, ry: 100 * k, seed: `lane-t${x}`, tones: [p.ink, p.forest] })
    s +=
      palm({ x: 500, y: 700, h: 330, lean: 30, size: 120, seed: 'lane-p1', ...t3, light: 1 }) +
      palm({ x: 930, y: 700, h: 290, lean: -30, size: 110, seed: 'lane-p2', ...t3, light: -1 })
    for (const z of [32, 22, 13]) {
      s += tent(cam, -1, z, z > 20) + tent(cam, 1, z + 0.8, z < 30)
      for (const d of [-1, 1] as const) {
        const [x, y] = g(d * 5.4, z - 0.6)
        s += thicket({
          pts: [
            [x - 700 / z, y, 1],
            [x + 700 / z, y, 0.9],
          ],
          size: 1000 / z,
          seed: `lane-b${z}${d}`,
          tones: [p.ink, d < 0 ? p.forest : p.teal],
        })
      }
    }
    s += palm({ x: 190, y: 880, h: 790, lean: -60, size: 290, seed: 'lane-p3', ...t3, light: 1 })
    // right: two palms and the hammock between them
    s +=
      palm({ x: 1180, y: 900, h: 700, lean: 70, size: 250, seed: 'lane-p4', ...t3, light: -1 }) +
      palm({ x: 1520, y: 990, h: 860, lean: 40, size: 300, seed: 'lane-p5', ...t3, light: -1 })
    s += place(
      hammock({
        cloth: p.gold,
        clothShade: p.coral,
        cord: p.ink,
        skin: p.ink,
        top: p.paper,
        hair: p.ink,
        page: p.paper,
      }),
      1352,
      742,
      0.78,
    )
    // people go down to see it; shadows come up the lane toward us
    const who = dressed(p.ink)
    const folk = (X: number, Z: number, top: string, cloth: string, legs: 'long' | 'skirt' | 'short', tall = 1.66) => {
      const [x, y] = g(X, Z),
        k = 1150 / Z
      return (
        path(
          ribbon(pts([x, y, x + k * 0.3, y + k * 0.42, x + k * 0.7, y + k * 0.9]), (t) => k * (0.16 + 0.12 * t), 10),
          p.wine,
        ) + standing(cam, { X, Z, pose: poses.back, dress: who(top, cloth, legs), tall })
      )
    }
    s +=
      folk(-0.9, 30, p.wine, p.ink, 'skirt') +
      folk(0.2, 29, p.ink, p.plum, 'long') +
      folk(-0.75, 12.4, p.coral, p.wine, 'skirt') +
      folk(0.05, 12.2, p.paper, p.ink, 'long', 1.74) +
      folk(-0.35, 11.9, p.teal, p.plum, 'short', 1.1)
    const [bx, by] = g(-3, 8.2)
    s +=
      path(lens(bx + 8, by + 4, 250, 16), p.ink) +
      place(bicycle({ frame: p.teal, tyre: p.ink, spoke: p.plum, seat: p.ink, basket: p.gold }), bx, by, 1.2)
    s +=
      leaves({
        x: -40,
        y: 1250,
        size: 400,
        seed: 'lane-l',
        tones: [p.ink, p.forest],
        from: -1.5,
        to: -0.15,
        count: 18,
      }) +
      leaves({ x: 1650, y: 1250, size: 420, seed: 'lane-l2', tones: [p.ink, p.plum], from: -3, to: -1.6, count: 18 })
    return s
  }, options)
