// A roadside hotel at sundown, seen straight across the road: cars of the day's drive in a row, lit rooms over them, the forest behind.
import { camera, lens, path, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { folk } from '../../kit/huts/folk.ts'
import { plane, railing, site, slab, walls } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { patch } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 800,
      cam = camera({ cx: 800, horizon: hz, f: 1500, height: 1.9 })
    let s = sky({
      bands: [
        [0, p.wine],
        [150, p.coral],
        [310, p.orange],
        [470, p.gold],
      ],
      bottom: hz,
      seed: 'ars',
      drift: 20,
      slivers: 6,
    })
    s += sun({ x: 1290, y: 350, r: 96, ink: p.paper })
    // forest ridges behind the town
    s += ground({
      pts: [
        [-60, 430],
        [240, 380],
        [560, 430],
        [900, 500],
        [1260, 470],
        [1660, 520],
      ],
      ink: p.wine,
      seed: 'ar1',
      rough: 10,
      to: 820,
    })
    s += ground({
      pts: [
        [-60, 600],
        [400, 560],
        [900, 600],
        [1300, 580],
        [1660, 600],
      ],
      ink: p.plum,
      seed: 'ar2',
      rough: 8,
      to: 820,
    })
    for (const [x, y, k] of triples([30, 560, 1.3, 190, 600, 1, 1420, 610, 1.1, 1570, 590, 1.3]))
      s += canopy({ x, y, rx: 130 * k, ry: 110 * k, seed: `art${x}`, tones: [p.forest, p.teal], light: 1 })
    s += path(`M-10 ${hz + 2}H1610V1210H-10z`, p.orange)
    // the house: two floors, a stair tower higher than both, a porch for the arriving car
    const at = site({ cam, x: -0.6, z: 27 }),
      W = 10.4,
      [f] = walls(at, -W, 0, W, 8),
      [tf] = walls(at, -2.6, -0.9, 1.4, 8)
    s += path(plane(at, [-W - 0.4, 7, 8, W + 0.4, 7, 8, W + 0.4, 7, -1.7, -W - 0.4, 7, -1.7]), p.plum)
    s += path(f.panes([0, 0, 2 * W, 7]), p.gold)
    for (const y of [0, 3.5])
      for (const [i, u] of [0.7, 2.75, 5.2, 12.5, 14.8, 17, 19].entries()) {
        const lit = (i * 3 + (y ? 1 : 0)) % 4 < 2
        if (u > 18.5) continue
        s +=
          i % 2
            ? path(f.panes([u, y + 0.1, 1.05, 2.3]), p.wine)
            : path(f.panes([u, y + 0.9, 1.6, 1.3]), lit ? p.paper : p.teal) +
              path(f.panes([u + 0.76, y + 0.9, 0.08, 1.3, u - 0.1, y + 2.25, 1.8, 0.12]), p.wine)
        // a cooler on its bracket under each window
        if (i % 2 === 0) s += path(f.panes([u + 0.2, y + 0.35, 0.9, 0.42]), p.orange)
      }
    s += path(f.panes([18.9, 0.1, 1.05, 2.3, 18.9, 3.6, 1.05, 2.3]), p.wine)
    s += slab(at, [-W - 0.1, -1.4, W + 0.1, 0], 3.5, 0.34, p.coral, p.coral, p.wine)
    s += folk(
      cam,
      { x: 5.1, z: 26, y: 3.5, pose: poses.back, tall: 1.68 },
      { skin: p.ink, hair: p.ink, top: p.teal, cloth: p.ink, legs: 'skirt', longHair: true },
    )
    s += path(railing(at, [-W, -1.35, W, -1.35], 3.5, { posts: 42, bars: 1, high: 0.95, wide: 0.07 }), p.wine)
    // roof tanks, black against the sky
    for (const [u, k] of [
      [5.6, 1],
      [7.4, 0.9],
    ]) {
      const [x, y] = at(u, 7.7, 1)
      s += path(
        spline(pts([-48, 4, -48, -78, -30, -96, 30, -96, 48, -78, 48, 4].map((v) => v * k)), true, 0.06),
        p.ink,
        `transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"`,
      )
    }
    s += slab(at, [-W - 0.4, -1.7, W + 0.4, 8], 7.6, 0.6, p.coral, p.coral, p.wine)
    // stair tower
    s += path(tf.panes([0, 0, 4, 9.6]), p.coral) + path(tf.panes([2.9, 0, 1.1, 9.6]), p.wine)
    for (const y of [3.7, 5, 6.3, 7.6])
      s += path(tf.panes([0.5, y, 1.9, 0.72]), p.paper) + path(tf.panes([0.5, y + 0.32, 1.9, 0.08]), p.wine)
    s += path(tf.panes([-0.15, 9.6, 4.3, 0.35]), p.plum)
    s += path(tf.panes([0.5, 0, 1.9, 2.4]), p.paper) + path(tf.panes([1.42, 0, 0.07, 2.4]), p.wine)
    // porch
    const porch = site({ cam, x: -1.2, z: 22.6 })
    s +=
      path(plane(porch, [-3.4, 3, 4, 3.4, 3, 4, 3.4, 3, 0, -3.4, 3, 0]), p.plum) +
      slab(porch, [-3.4, 0, 3.4, 4], 3.4, 0.4, p.plum, p.plum, p.ink)
    const column = (u: number) => {
      const [a, b] = porch(u, 0, 0.3),
        [, d] = porch(u, 3, 0.3)
      return `M${(a - 9).toFixed(1)} ${b.toFixed(1)}h18V${d.toFixed(1)}h-18z`
    }
    s += path(column(-3.1) + column(3.1), p.ink)
    // forecourt, kerb, road
    s +=
      path(patch(cam, [-40, 24, 40, 24, 40, 13, -40, 13]), p.coral) +
      path(patch(cam, [-40, 26.5, 40, 26.5, 40, 24, -40, 24]), p.gold)
    s +=
      path(patch(cam, [-40, 13, 40, 13, 40, 12.5, -40, 12.5]), p.gold) +
      path(patch(cam, [-40, 12.5, 40, 12.5, 40, 4, -40, 4]), p.plum)
    for (let x = -14; x < 14; x += 4.6) s += path(patch(cam, [x, 8.8, x + 2.2, 8.8, x + 2.2, 8.55, x, 8.55]), p.gold)
    s += path(patch(cam, [-40, 6.3, 40, 6.3, 40, 4, -40, 4]), p.ink)
    s += path(slivers([300, 1010, 460, 10, 1260, 1030, 420, 9]), p.wine)
    const look = (top: string, front: string, low: string) => ({
      top,
      front,
      side: front,
      low,
      glass: p.ink,
      glare: p.teal,
      inside: p.plum,
      dark: p.ink,
      rim: p.gold,
      lamp: p.paper,
      trim: p.paper,
      shadow: p.wine,
      indicator: p.orange,
    })
    const folks = (
      x: number,
      z: number,
      top: string,
      cloth: string,
      legs: 'long' | 'skirt' | 'short',
      flip: 1 | -1,
      pose = poses.walk,
      tall = 1.7,
    ) =>
      folk(
        cam,
        { x, z, pose, tall, flip, shadow: p.wine },
        { skin: p.ink, hair: p.ink, top, cloth, legs, longHair: legs === 'skirt' },
      )
    s += vehicle({
      kind: 'mpv6',
      cam,
      x: -6.6,
      z: 20,
      turn: 46,
      cast: [0, 0.6],
      colour: look(p.paper, p.paper, p.gold),
    })
    s += vehicle({
      kind: 'hatchback',
      cam,
      x: 6,
      z: 20.4,
      turn: 66,
      cast: [0, 0.6],
      colour: look(p.teal, p.teal, p.forest),
    })
    s += folks(-3.2, 19.6, p.paper, p.ink, 'long', 1) + folks(-0.4, 20, p.teal, p.teal, 'skirt', 1)
    s += vehicle({
      kind: 'premiumSuv',
      cam,
      x: 2.6,
      z: 15.6,
      turn: 22,
      flip: -1,
      cast: [0.2, 0.6],
      colour: look(p.wine, p.wine, p.plum),
    })
    // two bags set down, the driver stretches
    const [bx, by] = cam(-2.2, 0, 15.2)
    s +=
      path(lens(bx + 30, by, 150, 10), p.wine) +
      path(`M${bx - 20} ${by}v-62h46v62zM${bx + 34} ${by}v-40h54v40z`, p.forest) +
      path(`M${bx - 20} ${by - 40}h46v10h-46z`, p.gold)
    s += folks(-1.1, 15, p.gold, p.ink, 'long', 1, poses.reachUp, 1.72)
    return (
      s +
      leaves({ x: 1640, y: 1250, size: 330, seed: 'arl', tones: [p.ink, p.forest], from: -2.9, to: -1.5, count: 16 })
    )
  }, options)
export default scene
