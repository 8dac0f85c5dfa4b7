// Chidiya Tapu at the end of the drive: a car under a great bare tree, two people at the edge of the water, the sun between islets.
import { camera, lens, path, place, ribbon, rng, type Scene, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.58 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 560,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2.4 })
    let s = sky({
      bands: [
        [0, p.wine],
        [150, p.coral],
        [330, p.orange],
        [460, p.gold],
      ],
      bottom: hz,
      seed: 'dcs',
      drift: 18,
      slivers: 8,
    })
    s +=
      sun({ x: 1060, y: 488, r: 86, ink: p.paper, halo: [[1.4, p.gold]] }) +
      bars(
        [
          [1000, 470, 360, 8],
          [1160, 510, 280, 8],
          [600, 300, 700, 10],
        ],
        p.orange,
      )
    s += island({ x: 1400, w: 620, h: 170, horizon: hz, seed: 'dci', ink: p.wine, lit: p.coral, light: -1, peak: 0.6 })
    s += island({ x: 700, w: 460, h: 96, horizon: hz, seed: 'dcj', ink: p.wine, lit: p.coral, light: 1, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 900, inks: [p.gold, p.orange, p.coral, p.wine], seed: 'dcw', power: 1.2, sway: 10 }) +
      crests({ horizon: hz, bottom: 860, ink: p.gold, seed: 'dcr', rows: 13, density: 0.7, weight: 0.7 })
    s += glitter({ x: 1060, top: hz + 4, bottom: 840, width: 240, ink: p.paper, rand: rng('dcg') })
    // shore in two steps, then the bank the road ends on
    s += path(
      spline(pts([-80, 740, 200, 752, 520, 790, 800, 846, 1100, 872, 1400, 860, 1700, 840, 1700, 1260, -80, 1260])),
      p.gold,
    )
    s += path(
      spline(pts([-80, 752, 200, 766, 500, 806, 780, 864, 1080, 894, 1400, 884, 1700, 866, 1700, 1260, -80, 1260])),
      p.wine,
    )
    s += ground({
      pts: pts([-60, 800, 300, 820, 620, 870, 900, 936, 1200, 980, 1680, 990]),
      ink: p.plum,
      seed: 'dcb',
      rough: 6,
      step: 40,
    })
    s += path(spline(pts([-80, 930, 260, 930, 560, 980, 820, 1060, 960, 1240, -80, 1240])), p.wine)
    s += vehicle({
      kind: 'premiumMpv',
      cam,
      x: -1.25,
      z: 13.2,
      turn: 34,
      cast: [-0.8, 0.8],
      colour: {
        top: p.paper,
        front: p.paper,
        side: p.gold,
        low: p.coral,
        glass: p.ink,
        glare: p.orange,
        inside: p.plum,
        dark: p.ink,
        rim: p.paper,
        lamp: p.orange,
        trim: p.paper,
        shadow: p.ink,
        indicator: p.coral,
      },
    })
    // the tree: trunk at the left, boughs over the whole sheet
    const bough = (flat: readonly number[], a: number, b: number) => ribbon(pts(flat), (t) => a + (b - a) * t, 18)
    s += path(
      bough([150, 1010, 170, 800, 140, 560, 210, 300, 190, -20], 150, 70) +
        bough([160, 620, 300, 440, 520, 330, 760, 250, 1010, 150], 66, 6) +
        bough([190, 420, 330, 230, 520, 130, 700, 20], 50, 8) +
        bough([520, 330, 640, 210, 820, 120], 20, 4) +
        bough([420, 380, 560, 390, 700, 360, 800, 380], 20, 3) +
        bough([760, 250, 880, 250, 960, 290], 12, 2) +
        bough([330, 230, 340, 120, 420, 10], 22, 6) +
        bough([150, 560, 60, 430, -40, 380], 46, 16) +
        bough([120, 960, 30, 1010, -60, 1030], 60, 20) +
        bough([180, 960, 270, 1010, 360, 1024], 60, 8),
      p.ink,
    )
    s += path(
      bough([196, 990, 214, 800, 186, 580, 250, 320, 232, -20], 16, 8) +
        bough([230, 600, 330, 452, 540, 348, 760, 264], 9, 2),
      p.coral,
    )
    for (const [x, y, k, top, legs] of [
      [1090, 934, 1.62, p.teal, 'skirt'],
      [1158, 940, 1.76, p.paper, 'long'],
    ] as const)
      s +=
        path(lens(x - 20, y + 16, 60 * k, 26 * k, 10) + lens(x - 40, y + 30, 70 * k, 22 * k, 10), p.ink) +
        place(
          person(poses.back, { skin: p.ink, hair: p.ink, top, cloth: p.ink, legs, longHair: legs === 'skirt' }),
          x,
          y,
          k,
        )
    return s
  }, options)
export default scene
