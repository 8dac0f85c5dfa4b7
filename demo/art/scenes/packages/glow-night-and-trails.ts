// The trail comes out of the forest at night: walkers with lamps in single file, and before them a surf that glows.
import { lens, type Point, path, place, poly, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { type Pose, person, poses } from '../../kit/people/person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { leaves, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.52, y: 0.58 }
const pair = (flat: readonly number[]) => pts(flat) as [Point, Point]
const pole: Pose = { ...poses.walk, arms: [pair([8, -68, 18, -60]), pair([6, -68, 20, -64])] }
const showing: Pose = { ...poses.walk, arms: [pair([14, -80, 34, -88]), pair([-8, -67, -10, -51])] }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      hz = 520
    let s = sky({
      bands: [
        [0, p.deep],
        [260, p.navy],
      ],
      bottom: hz,
      seed: 'gn-sky',
      drift: 18,
      slivers: 3,
    })
    s += stars({
      count: 110,
      bottom: 480,
      seed: 'gn-st',
      bright: p.paper,
      faint: p.cyan,
      big: [
        [900, 250, 16],
        [640, 350, 11],
      ],
    })
    s +=
      path(angular([-10, hz, 1610, hz, 1610, 900, -10, 900]), p.deep) +
      path(slivers([700, hz + 20, 420, 6, 1100, hz + 34, 300, 6, 520, hz + 50, 360, 7]), p.blue)
    // three lines of surf, each brighter
    s += path(limb([-20, 600, 400, 590, 800, 604, 1200, 588, 1640, 600], 8, 12, 9, 12, 8), p.teal)
    s +=
      path(
        smooth([
          -90, 650, 240, 636, 560, 652, 900, 634, 1260, 650, 1700, 630, 1700, 700, 1300, 706, 900, 690, 560, 712, 200,
          694, -90, 706,
        ]),
        p.teal,
      ) +
      path(
        smooth([
          -90, 664, 240, 650, 560, 668, 900, 648, 1260, 666, 1700, 646, 1700, 672, 1280, 690, 900, 674, 560, 696, 220,
          676, -90, 684,
        ]),
        p.cyan,
      ) +
      path(limb([-40, 668, 260, 656, 560, 674, 900, 652, 1260, 670, 1660, 650], 5, 13, 8, 14, 8, 5), p.glow)
    s +=
      path(
        smooth([
          -90, 742, 300, 728, 620, 748, 980, 724, 1340, 744, 1700, 722, 1700, 800, 1300, 806, 900, 790, 500, 808, -90,
          796,
        ]),
        p.blue,
      ) +
      path(limb([-40, 776, 300, 762, 620, 784, 980, 756, 1340, 778, 1660, 752], 6, 18, 10, 20, 10, 6), p.glow) +
      path(limb([-40, 800, 300, 786, 620, 806, 980, 780, 1340, 802, 1660, 778], 4, 9, 5, 10, 5, 4), p.cyan)
    // the beach, then the lip of the trail
    s += path(smooth([-90, 812, 400, 800, 900, 806, 1700, 792, 1700, 1300, -90, 1300]), p.navy)
    s += ground({
      pts: pts([-60, 1090, 200, 1076, 460, 1046, 760, 1000, 1060, 946, 1340, 900, 1680, 860]),
      ink: p.ink,
      seed: 'gn-g',
      rough: 7,
    })
    s += path(
      smooth([
        -90, 1150, 140, 1100, 340, 1070, 560, 1030, 860, 1010, 1150, 960, 1420, 900, 1700, 862, 1700, 940, 1420, 990,
        1180, 1050, 900, 1120, 640, 1170, 340, 1200, -90, 1240,
      ]),
      p.deep,
    )
    // four walkers, their lamps throwing cones ahead
    const walkers: [number, number, number, Pose, string, string][] = [
      [1120, 968, 2.7, showing, p.teal, p.cyan],
      [890, 1014, 3, pole, p.blue, p.teal],
      [640, 1050, 3.2, poses.walk, p.teal, p.cyan],
      [390, 1106, 3.5, pole, p.blue, p.cyan],
    ]
    for (const [x, y, k] of walkers) {
      const hx = x + 10 * k,
        hy = y - 97 * k
      s +=
        path(
          poly([
            [hx, hy - 4],
            [hx + 96 * k, hy + 78 * k],
            [hx + 52 * k, hy + 96 * k],
          ]),
          p.blue,
        ) + path(lens(hx + 74 * k, hy + 90 * k, 74 * k, 10 * k), p.lamp)
    }
    walkers.forEach(([x, y, k, pose, top, lit], i) => {
      s += path(lens(x - 14 * k, y + 2, 90 * k, 9 * k), p.ink)
      if (pose === pole)
        s += path(limb([x + 20 * k, y - 74 * k, x + 25 * k, y - 30 * k, x + 29 * k, y + 4], 5, 5, 4), p.ink)
      s += place(
        person(pose, {
          skin: p.navy,
          farSkin: p.ink,
          hair: p.ink,
          top,
          topLit: lit,
          light: 1,
          cloth: p.ink,
          legs: 'long',
          longHair: i % 2 === 0,
        }),
        x,
        y,
        k,
      )
      // the pack rides behind the shoulders, the lamp on the brow
      s +=
        place(
          path(smooth([-4, -88, -18, -90, -26, -80, -28, -58, -20, -50, -4, -52]), i % 2 ? p.lamp : p.navy) +
            path(smooth([-4, -62, -27, -66, -28, -56, -20, -50, -4, -52]), p.ink),
          x,
          y,
          k,
        ) + path(lens(x + 9 * k, y - 97 * k, 10 * k, 7 * k), p.paper)
    })
    // the forest they leave: boles and a black roof
    const r = rng('gn-b')
    let boles = '',
      rims = ''
    for (const [x, w] of [
      [60, 120],
      [230, 58],
      [1340, 46],
      [1500, 110],
      [470, 30],
    ]) {
      const d = r.j(30)
      boles += limb([x - 4, 1260, x + d * 0.2, 900, x + d, 500, x + d * 1.6, -40], w * 1.3, w, w * 0.86, w * 0.8)
      rims += limb([x + w * 0.36 + d * 0.2, 900, x + w * 0.33 + d, 520, x + w * 0.3 + d * 1.5, 60], 2, w * 0.1 + 3, 2)
    }
    s += path(boles, p.ink) + path(rims, p.blue)
    s += canopy({
      pts: pts([-60, 420, 120, 330, 330, 250, 560, 150, 800, 110, 1040, 150, 1260, 230, 1440, 320, 1680, 430]),
      ink: p.ink,
      seed: 'gn-c',
      rough: 40,
      step: 40,
    })
    for (const [x, y, k] of [
      [180, 210, 1],
      [420, 120, 1],
      [690, 50, 1],
      [980, 70, 1],
      [1240, 150, 1],
      [1450, 230, 1],
    ])
      s += treeCrown({ x, y, rx: 170 * k, ry: 80 * k, seed: `gn-t${x}`, tones: [p.ink, p.deep], light: [0, 0.9] })
    s += path(limb([980, 130, 950, 260, 990, 380], 5, 5, 2) + limb([300, 240, 330, 400, 310, 520], 6, 5, 2), p.ink)
    s += leaves({ x: 1620, y: 1260, size: 360, seed: 'gn-v', tones: [p.ink, p.deep], from: -3, to: -1.6, count: 18 })
    return s
  }, options)
export default scene
