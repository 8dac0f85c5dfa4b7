// A twenty-six-seat coach outside Cellular Jail in the morning: the arcaded wing runs behind it to the tower, a class lines up.

import { camera, path, place, ribbon, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { tower } from '../../kit/buildings/jail-tower.ts'
import { wing } from '../../kit/buildings/jail-wing.ts'
import { person, poses } from '../../kit/people/person.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { lane, patch } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.52 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 640,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2 }),
      stand = { cam, x: 0.7, z: 15.6, turn: 29, flip: -1 as const }
    let s = sky({
      bands: [
        [0, p.butter],
        [190, p.paper],
        [450, p.mist],
      ],
      bottom: hz + 10,
      seed: 'cjs',
      drift: 18,
      slivers: 6,
    })
    s +=
      sun({ x: 330, y: 220, r: 120, ink: p.peach }) +
      cloud({ x: 760, y: 180, w: 380, h: 70, seed: 'cjc', ink: p.paper })
    for (const [x, y, k] of triples([60, 600, 1.1, 250, 610, 0.9]))
      s += treeCrown({ x, y, rx: 150 * k, ry: 100 * k, seed: `cjt${x}`, tones: [p.leaf, p.jade] })
    s += path(`M-10 ${hz - 4}H1610V1210H-10z`, p.jade)
    const shaded = { wall: p.rose, reveal: p.mauve, dark: p.ink, trim: p.peach, roof: p.mauve, roofLit: p.rose }
    s += wing(cam, { from: [-6, 74], to: [26, 44], bays: 15, height: 13, ...shaded, back: 1, sun: -1 })
    const tz = 76,
      [bx, by] = cam(-10, 0, tz)
    s += tower({
      x: bx,
      y: by,
      s: 1900 / tz,
      floors: 4,
      fh: 4.2,
      r: 4.6,
      lit: p.paper,
      mid: p.butter,
      shade: p.rose,
      trim: p.paper,
      trimShade: p.peach,
      dark: p.mauve,
      roof: p.mauve,
      roofLeft: p.peach,
      roofRight: p.ink,
      lightFrom: -1,
      horizon: hz,
    })
    s +=
      path(patch(cam, [-60, 60, 60, 60, 60, 40, -60, 40]), p.leaf) +
      path(patch(cam, [-60, 40, 60, 40, 60, 24, -60, 24]), p.jade)
    // forecourt and kerb
    s +=
      path(patch(cam, [-60, 27, 60, 27, 60, 1.4, -60, 1.4]), p.butter) +
      path(patch(cam, [-60, 27, 60, 27, 60, 26.4, -60, 26.4]), p.paper)
    s +=
      path(lane(stand, -2.6, 60), p.peach) + path(lane(stand, 4.6, 60), p.rose) + path(lane(stand, -2.6, -2.4), p.paper)
    const t3 = { trunk: p.ink, trunkLit: p.leaf, back: p.ink, mid: p.ink, lit: p.leaf, light: -1 as const }
    s +=
      palm({ x: 1370, y: 780, h: 560, lean: 60, size: 240, seed: 'cjp1', ...t3, count: 8 }) +
      palm({ x: 1500, y: 800, h: 430, lean: 40, size: 210, seed: 'cjp2', ...t3, count: 8 })
    s += treeCrown({ x: 1440, y: 790, rx: 130, ry: 46, seed: 'cjb', tones: [p.ink, p.leaf] })
    s += vehicle({
      ...stand,
      kind: 'coach26',
      cast: [-0.9, 0.9],
      stripes: [
        [[4, 1.0, 2, 1.02, -1, 1.2, -4, 1.32, -4, 0.9, -1, 0.86, 2, 0.8, 4, 0.78], p.rose],
        [[4, 0.74, 2, 0.76, -1, 0.8, -4, 0.84, -4, 0.72, -1, 0.7, 4, 0.66], p.mauve],
      ],
      colour: {
        top: p.paper,
        front: p.paper,
        side: p.paper,
        low: p.butter,
        glass: p.ink,
        glare: p.leaf,
        inside: p.leaf,
        dark: p.ink,
        rim: p.mist,
        lamp: p.mist,
        trim: p.butter,
        shadow: p.mauve,
        indicator: p.rose,
      },
    })
    // a class and its teacher at the door, shadows to the right
    const folk = (
      X: number,
      Z: number,
      top: string,
      cloth: string,
      legs: 'long' | 'skirt' | 'short',
      tall: number,
      flip: 1 | -1 = 1,
      pose = poses.walk,
    ) => {
      const [x, y] = cam(X, 0, Z),
        k = (tall * 1900) / Z / 100
      return (
        path(
          ribbon(pts([x, y, x + 40 * k, y + 8 * k, x + 96 * k, y + 15 * k]), (t) => k * (11 - 4 * t), 8),
          p.rose,
        ) +
        place(
          person(pose, { skin: p.ink, hair: p.ink, top, cloth, legs, longHair: legs === 'skirt' }),
          x,
          y,
          k,
          0,
          flip,
        )
      )
    }
    for (const [i, x] of [-4.5, -4.05, -3.6, -3.15].entries())
      s += folk(x + 1.1, 11 - i * 0.1, p.paper, p.leaf, i % 2 ? 'skirt' : 'short', 1.28 + (i % 3) * 0.06)
    s += folk(-3.98, 10.9, p.leaf, p.leaf, 'skirt', 1.62, 1, poses.hold)
    return s
  }, options)
export default scene
