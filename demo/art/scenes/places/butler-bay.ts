// Butler Bay: a left-hander stands up over the bar with one surfer on it; the crescent bay lies behind.

import { lens, type Point, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { surfer, wave } from '../../kit/sea/wave.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.55, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 420
    let s =
      sky({
        bands: [
          [0, p.sun],
          [90, p.paper],
        ],
        bottom: hz,
        seed: 'bbs',
        drift: 16,
        slivers: 5,
      }) + cloud({ x: 360, y: 300, w: 460, h: 90, seed: 'bc', ink: p.light })
    s +=
      ground({
        pts: [
          [-60, 300],
          [120, 290],
          [300, 330],
          [480, 380],
          [640, 410],
          [760, hz],
        ],
        ink: p.lagoon,
        seed: 'bl',
        rough: 8,
        to: hz + 4,
        step: 36,
      }) +
      ground({
        pts: [
          [-60, 350],
          [140, 350],
          [320, 386],
          [480, 414],
          [540, hz],
        ],
        ink: p.deep,
        seed: 'bl2',
        rough: 9,
        to: hz + 6,
        step: 30,
      }) +
      thicket({
        pts: triples([-40, 424, 1, 300, 428, 0.7, 520, 426, 0.4]),
        size: 34,
        seed: 'bt',
        tones: [p.navy, p.deep],
      })
    s += path(lens(200, 436, 900, 22), p.sun)
    s +=
      sea({ horizon: hz, inks: [p.deep, p.lagoon, p.deep, p.navy, p.navy], seed: 'bw', power: 1.3, sway: 14 }) +
      crests({ horizon: hz + 6, bottom: 1000, ink: p.aqua, seed: 'bcr', rows: 14, density: 0.6, weight: 0.7 })
    s += path(lens(240, 452, 700, 9) + lens(420, 474, 500, 10), p.paper)
    s += place(
      wave({
        back: p.lagoon,
        face: p.deep,
        faceLit: p.aqua,
        deep: p.navy,
        lip: p.aqua,
        foam: p.paper,
        foamShade: p.light,
      }),
      870,
      980,
      1.16,
    )
    // smooth water drawn up into the face
    s +=
      ground({
        pts: pts([-60, 1000, 240, 1006, 560, 1016, 900, 1030, 1200, 1040, 1680, 1030]),
        ink: p.navy,
        seed: 'bf',
        rough: 8,
      }) + ground({ pts: pts([-60, 1120, 400, 1104, 900, 1110, 1680, 1130]), ink: p.ink, seed: 'bf2', rough: 14 })
    s +=
      crests({ horizon: 940, bottom: 1230, ink: p.deep, seed: 'bcd', rows: 12, density: 0.7, from: 0.3, weight: 0.8 }) +
      path(slivers([1340, 1046, 620, 24, 1480, 1070, 380, 16, 1120, 1056, 240, 12]), p.light)
    // the track of the board, then the surfer
    const track: Point[] = pts([640, 904, 760, 900, 900, 868, 1020, 800, 1060, 740])
    s +=
      path(`M${track[0].join(' ')}Q820 910 930 846T1076 720Q1050 820 950 872T640 904z`, p.paper) +
      path(lens(600, 920, 150, 16), p.paper)
    s += place(
      surfer({
        skin: p.ink,
        skinShade: p.ink,
        shorts: p.ink,
        vest: p.coral,
        hair: p.ink,
        board: p.sun,
        boardShade: p.coral,
      }),
      620,
      892,
      1.35,
      -12,
    )
    return s
  }, options)
export default scene
