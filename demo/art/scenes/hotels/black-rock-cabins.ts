// Sunrise at Kalapathar: steep-roofed cabins stand over black rocks, and a guest has already chosen hers.
import { camera, lens, type Point, path, rng, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut, steps } from '../../kit/huts/hut.ts'
import { site } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { boulder } from '../../kit/shore/boulder.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.55, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 640,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 1.5 })
    let s = sky({
      bands: [
        [0, p.teal],
        [180, p.gold],
        [330, p.paper],
        [520, p.gold],
      ],
      bottom: hz,
      seed: 'brs',
      drift: 22,
      slivers: 6,
    })
    s +=
      sun({ x: 330, y: 566, r: 108, ink: p.coral }) +
      bars(
        [
          [330, 540, 340, 9],
          [270, 590, 300, 8],
        ],
        p.gold,
      )
    s += island({ x: 40, w: 400, h: 34, horizon: hz, seed: 'bri', ink: p.orange, peak: 0.5 })
    s +=
      sea({ horizon: hz, bottom: 1204, inks: [p.orange, p.coral, p.wine, p.wine], seed: 'brw', power: 1.2, sway: 10 }) +
      crests({ horizon: hz, bottom: 1000, ink: p.orange, seed: 'brc', rows: 13, density: 0.7, weight: 0.7, x1: 1000 }) +
      glitter({ x: 330, top: hz + 8, bottom: 900, width: 260, ink: p.paper, rand: rng('brg') })
    // the bank with its cabins
    s += ground({
      pts: [
        [560, 790],
        [640, 730],
        [760, 660],
        [1000, 580],
        [1300, 560],
        [1680, 520],
      ],
      ink: p.plum,
      seed: 'brb',
      rough: 7,
      step: 40,
      to: 900,
    })
    s += ground({
      pts: [
        [-60, 960],
        [420, 900],
        [800, 850],
        [1660, 850],
      ],
      ink: p.plum,
      seed: 'brf',
      rough: 8,
    })
    for (const [x, y, k] of triples([880, 540, 0.8, 1040, 500, 1, 1240, 470, 1.1, 1430, 430, 1.3, 1600, 400, 1.4]))
      s += canopy({ x, y, rx: 130 * k, ry: 90 * k, seed: `brt${x}`, tones: [p.forest, p.teal] })
    s += palm({
      x: 960,
      y: 640,
      h: 400,
      lean: -90,
      size: 180,
      seed: 'brp1',
      trunk: p.ink,
      trunkLit: p.coral,
      back: p.ink,
      mid: p.forest,
      lit: p.teal,
      light: -1,
      count: 8,
    })
    s += palm({
      x: 1350,
      y: 640,
      h: 520,
      lean: -70,
      size: 220,
      seed: 'brp2',
      trunk: p.ink,
      trunkLit: p.coral,
      back: p.ink,
      mid: p.forest,
      lit: p.teal,
      light: -1,
      count: 8,
    })
    const inks = {
      front: p.gold,
      end: p.wine,
      edge: p.ink,
      line: p.coral,
      under: p.ink,
      gable: p.orange,
      wall: p.orange,
      wallEnd: p.plum,
      dark: p.ink,
      glow: p.paper,
      post: p.ink,
      floor: p.gold,
      floorEdge: p.ink,
    }
    for (const [x, z, y, turn] of quads([3.3, 33, 1.5, -34, 5.2, 25.5, 1.3, -30, 7.5, 18.6, 1, -36])) {
      const at = site({ cam, x, z, turn, y })
      s += hut(
        at,
        {
          w: 4.2,
          d: 5.2,
          h: 1.75,
          floor: 0.9,
          porch: 1.5,
          rise: 3,
          inset: 0,
          ridge: 'v',
          over: 0.7,
          lines: 18,
          posts: 1,
          rail: true,
          gap: 1.3,
          thick: 0.22,
          dark: [1.5, 0, 1.1, 1.75],
          glow: [0.4, 0.6, 0.7, 0.8, 3, 0.6, 0.7, 0.8],
          endDark: [1.6, 0.6, 1.4, 0.8],
        },
        { ...inks, end: p.gold },
      )
      s += steps(at, 0, 1.1, 0.9, p.orange, p.ink)
    }
    // the foot of the bank, lit sand, then rocks
    s += path(
      spline(pts([560, 790, 760, 744, 1000, 730, 1300, 742, 1700, 736, 1700, 900, 1200, 900, 820, 880])),
      p.gold,
    )
    s += path(spline(pts([900, 800, 1200, 770, 1700, 780, 1700, 960, 1100, 960])), p.orange)
    s += path(slivers([700, 812, 360, 10, 560, 836, 300, 9, 900, 856, 420, 10]), p.paper)
    const rock = (x: number, y: number, w: number, h: number, lit = true) =>
      boulder({ x, y, w, h, seed: `brk${x}`, tones: lit ? [p.ink, p.forest, p.coral] : [p.ink, p.forest], light: -1 })
    for (const [x, y, w, h] of quads([
      560, 800, 120, 46, 690, 846, 150, 60, 470, 856, 110, 40, 1010, 850, 170, 66, 860, 880, 150, 52, 1380, 860, 240,
      90, 1190, 900, 190, 84,
    ]))
      s += path(lens(x, y + 3, w * 1.3, 12), p.plum) + rock(x, y, w, h)
    // she sits on the one she walked here for
    s += path(lens(640, 976, 640, 26), p.plum) + rock(650, 974, 400, 150)
    s += folk(
      cam,
      { x: -0.83, z: 8.1, y: 0.24, pose: poses.sitSand, tall: 1.62, flip: -1 },
      { skin: p.ink, hair: p.ink, top: p.paper, topLit: p.gold, light: 1, cloth: p.plum, legs: 'long', longHair: true },
    )
    for (const [x, y, w, h] of quads([
      1000, 1010, 280, 110, 300, 1030, 250, 90, 1330, 1040, 380, 190, 100, 1120, 360, 170, 830, 1110, 300, 100,
    ]))
      s += path(lens(x, y + 4, w * 1.25, 16), p.plum) + rock(x, y, w, h)
    const foam: Point[] = pts([
      -60, 1150, 180, 1130, 380, 1146, 620, 1120, 900, 1140, 1180, 1120, 1700, 1150, 1700, 1190, 1200, 1170, 900, 1186,
      600, 1166, 300, 1190, -60, 1190,
    ])
    s += path(spline(foam), p.orange)
    return s + rock(520, 1250, 520, 150) + rock(1480, 1260, 520, 210) + rock(-20, 1270, 360, 120)
  }, options)
export default scene
