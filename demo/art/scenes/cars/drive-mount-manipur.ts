// The road up Mount Manipur from above: two bends over the forest, one white car, the lighthouse point and the blue strait below.

import { camera, curve, lens, path, poly, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { strip } from '../../kit/shore/beach.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves, treeCrown } from '../../kit/trees/forest.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.68 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 250,
      cam = camera({ cx: 800, horizon: hz, f: 1700, height: 7 })
    let s = sky({
      bands: [
        [0, p.sky],
        [140, p.paper],
      ],
      bottom: hz,
      seed: 'dms',
      drift: 12,
      slivers: 5,
    })
    s += cloud({ x: 1240, y: 190, w: 480, h: 100, seed: 'dmc', ink: p.paper })
    s +=
      island({ x: 300, w: 700, h: 70, horizon: hz, seed: 'dmi', ink: p.lagoon, lit: p.aqua, peak: 0.6 }) +
      island({ x: 1320, w: 620, h: 44, horizon: hz, seed: 'dmj', ink: p.lagoon, peak: 0.4 })
    s +=
      sea({
        horizon: hz,
        bottom: 620,
        inks: [p.deep, p.lagoon, p.deep, p.lagoon, p.aqua],
        seed: 'dmw',
        power: 1.3,
        sway: 10,
      }) + crests({ horizon: hz, bottom: 600, ink: p.aqua, seed: 'dmr', rows: 13, density: 0.7, weight: 0.6 })
    // the point with its light
    s += path(
      spline(
        pts([
          860, 470, 1000, 430, 1120, 400, 1240, 392, 1300, 404, 1330, 430, 1460, 470, 1640, 500, 1640, 560, 900, 560,
        ]),
      ),
      p.forest,
    )
    s += path(spline(pts([1180, 440, 1260, 428, 1330, 434, 1370, 452, 1300, 462, 1220, 456])), p.sand)
    s +=
      path(poly(pts([1226, 410, 1250, 410, 1246, 316, 1230, 316])), p.paper) +
      path(
        poly(pts([1227, 390, 1249, 390, 1248, 370, 1228, 370])) +
          poly(pts([1229, 350, 1247, 350, 1246.6, 332, 1229.6, 332])) +
          poly(pts([1226, 304, 1250, 304, 1238, 290])),
        p.coral,
      ) +
      path(poly(pts([1231, 316, 1245, 316, 1245, 304, 1231, 304])), p.forest)
    // the hill
    s += path(
      spline(pts([-80, 380, 160, 400, 420, 470, 700, 520, 1000, 540, 1300, 530, 1700, 480, 1700, 1260, -80, 1260])),
      p.forest,
    )
    const crowns = (list: readonly number[], rows: string) =>
      triples(list)
        .map(([x, y, k], i) =>
          canopy({ x, y, rx: 130 * k, ry: 74 * k, seed: `${rows}${i}`, tones: [p.forest, p.leaf] }),
        )
        .join('')
    s += crowns(
      [
        40, 400, 1, 220, 430, 0.9, 390, 470, 0.8, 560, 510, 0.7, 720, 530, 0.6, 900, 540, 0.6, 1080, 540, 0.6, 1250,
        530, 0.7, 1420, 510, 0.8, 1580, 490, 1, 120, 500, 1, 320, 540, 0.9,
      ],
      'dmA',
    )
    // the road climbs in two bends: its middle by distance
    const bend = curve(pts([10, 470, 12, 640, 14.4, 900, 17.4, 1060, 21, 900, 26, 640, 31, 560, 39, 700, 50, 900])),
      middle = (z: number) => ((bend(z) - 800) * z) / 1700,
      slant = (z: number) => Math.hypot(1, (middle(z + 0.2) - middle(z - 0.2)) / 0.4)
    const road = (from: number, to: number, half: number) => {
      const zs = Array.from({ length: 60 }, (_, i) => from + (to - from) * (i / 59) ** 1.4)
      return strip(
        cam,
        zs,
        (z) => middle(z) - half * slant(z),
        (z) => middle(z) + half * slant(z),
      )
    }
    s += path(road(10, 48, 3.3), p.leaf) + path(road(10, 48, 2.8), p.sand) + path(road(10, 48, 2.5), p.paper)
    let middleLine = ''
    for (let z = 11; z < 44; z *= 1.11)
      middleLine += strip(
        cam,
        [z, z * 1.02, z * 1.045],
        (q) => middle(q) - 0.08 * slant(q),
        (q) => middle(q) + 0.08 * slant(q),
      )
    s += path(middleLine, p.aqua)
    s += crowns([735, 512, 0.34, 830, 506, 0.4, 930, 510, 0.42, 1020, 516, 0.4], 'dmE')
    s += crowns(
      [
        150, 640, 1.1, 380, 660, 0.9, 60, 760, 1.3, 300, 790, 1.1, 1130, 640, 0.8, 1300, 660, 1, 1480, 640, 1.1, 1600,
        720, 1.2, 1250, 760, 0.9,
      ],
      'dmB',
    )
    s += vehicle({
      kind: 'mpv7',
      cam,
      x: middle(15.2) + 0.9,
      z: 15.2,
      turn: 50,
      flip: -1,
      cast: [0.4, 0.8],
      colour: {
        top: p.sand,
        front: p.coral,
        side: p.coral,
        low: p.forest,
        glass: p.forest,
        glare: p.lagoon,
        inside: p.deep,
        dark: p.forest,
        rim: p.sky,
        lamp: p.paper,
        trim: p.paper,
        shadow: p.lagoon,
        indicator: p.sand,
      },
    })
    s += crowns([1500, 880, 1.3, 1370, 1000, 1, 90, 940, 1.3, 330, 960, 1], 'dmC')
    for (const [x, y, k] of triples([60, 1090, 1.2, 1560, 1080, 1.3]))
      s += treeCrown({
        x,
        y,
        rx: 190 * k,
        ry: 110 * k,
        seed: `dmt${x}`,
        tones: [p.forest, p.leaf],
        light: [-0.5, -0.8],
      })
    s += path(slivers([760, 300, 200, 5, 1010, 340, 260, 6]), p.aqua) + path(lens(640, 330, 44, 8), p.paper)
    s +=
      leaves({ x: -40, y: 1250, size: 380, seed: 'dml', tones: [p.forest, p.leaf], from: -1.8, to: -0.1, count: 22 }) +
      leaves({ x: 1650, y: 1250, size: 360, seed: 'dmm', tones: [p.leaf, p.forest], from: -3, to: -1.3, count: 22 })
    return s
  }, options)
export default scene
