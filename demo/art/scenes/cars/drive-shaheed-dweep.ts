// A small car on a village lane of Shaheed Dweep, early: coconut palms, a thatched house, the sea at the lane's end.
import { camera, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { triples } from '../../kit/base/rows.ts'
import { house } from '../../kit/buildings/town.ts'
import { island } from '../../kit/sea/islands.ts'
import { sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { patch } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.66 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 540,
      cam = camera({ cx: 880, horizon: hz, f: 1700, height: 2 })
    let s = sky({
      bands: [
        [0, p.peach],
        [150, p.butter],
        [360, p.paper],
      ],
      bottom: hz,
      seed: 'dhs',
      drift: 18,
      slivers: 7,
    })
    s += sun({ x: 880, y: 420, r: 120, ink: p.rose }) + path(slivers([940, 430, 420, 10, 1080, 470, 300, 9]), p.butter)
    s += island({ x: 1220, w: 360, h: 34, horizon: hz, seed: 'dhi', ink: p.mauve, peak: 0.5 })
    s +=
      sea({ horizon: hz, bottom: 640, inks: [p.mist, p.jade, p.jade], seed: 'dhw', power: 1.1, sway: 4 }) +
      path(slivers([1000, 556, 180, 5, 1010, 572, 120, 5, 990, 590, 150, 6]), p.paper)
    s += path('M-10 590H1610V1210H-10z', p.jade)
    s +=
      path(patch(cam, [-40, 30, -3.4, 30, -3.4, 14, -40, 14]), p.leaf) +
      path(patch(cam, [3.6, 36, 40, 36, 40, 16, 3.6, 16]), p.leaf)
    // lane of coral sand straight to the sea
    s +=
      path(patch(cam, [-3, 60, 3, 60, 3, 2, -3, 2]), p.butter) +
      path(patch(cam, [-1.7, 60, -0.7, 60, -0.7, 2, -1.7, 2]) + patch(cam, [0.7, 60, 1.7, 60, 1.7, 2, 0.7, 2]), p.peach)
    // grove at both sides, smaller to the sea
    for (const [i, [X, z, h]] of triples([
      -5, 46, 10, 5.4, 48, 11, -8, 38, 11, 7, 36, 10, -5.2, 30, 10, 9.4, 30, 12, 5.6, 26, 9.5, -8.8, 27, 11,
    ]).entries()) {
      const [x, y] = cam(X, 0, z),
        k = 1700 / z
      s += farPalm({
        x,
        y,
        h: h * k,
        lean: (i % 2 ? 0.8 : -0.9) * k,
        size: 4.4 * k,
        seed: `dhp${i}`,
        ink: p.leaf,
        lit: p.jade,
        trunk: p.mauve,
        light: 1,
      })
    }
    s +=
      thicket({
        pts: triples([-40, 690, 1, 260, 676, 0.8, 520, 650, 0.5, 760, 620, 0.3]),
        size: 56,
        seed: 'dht',
        tones: [p.leaf, p.jade],
      }) +
      thicket({
        pts: triples([1150, 624, 0.3, 1360, 664, 0.7, 1660, 700, 1.2]),
        size: 56,
        seed: 'dhu',
        tones: [p.leaf, p.jade],
      })
    s += place(
      house(330, 110, { wall: p.paper, side: p.peach, roof: p.mauve, roofShade: p.ink, dark: p.ink }),
      240,
      760,
      1.15,
    )
    s += thicket({
      pts: triples([-40, 800, 0.6, 160, 790, 0.5, 420, 776, 0.5]),
      size: 50,
      seed: 'dhv',
      tones: [p.ink, p.leaf],
    })
    const t3 = {
      trunk: p.ink,
      trunkLit: p.peach,
      back: p.ink,
      mid: p.leaf,
      lit: p.jade,
      light: 1 as const,
      nut: p.rose,
    }
    s += palm({ x: 560, y: 800, h: 620, lean: -60, size: 240, seed: 'dhq', ...t3, count: 8 })
    s += palm({ x: 1430, y: 860, h: 700, lean: 60, size: 280, seed: 'dhr', ...t3, count: 8 })
    s += vehicle({
      kind: 'hatchback',
      cam,
      x: 0.35,
      z: 7.6,
      turn: 58,
      flip: 1,
      cast: [-0.2, 0.5],
      colour: {
        top: p.mist,
        front: p.jade,
        side: p.leaf,
        low: p.ink,
        glass: p.ink,
        glare: p.jade,
        inside: p.leaf,
        dark: p.ink,
        rim: p.paper,
        lamp: p.butter,
        trim: p.paper,
        shadow: p.mauve,
        indicator: p.rose,
      },
    })
    s += palm({ x: 60, y: 1180, h: 980, lean: 70, size: 350, seed: 'dhz', ...t3, count: 9 })
    s +=
      thicket({
        pts: triples([1420, 1230, 0.8, 1560, 1210, 1.2, 1680, 1200, 1.3]),
        size: 80,
        seed: 'dhx',
        tones: [p.ink, p.leaf],
      }) +
      thicket({
        pts: triples([-40, 1200, 1.3, 160, 1220, 1, 330, 1250, 0.7]),
        size: 80,
        seed: 'dhy',
        tones: [p.ink, p.leaf],
      })
    return s
  }, options)
export default scene
