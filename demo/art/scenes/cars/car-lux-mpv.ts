// A wine-red people carrier on the west shore at sunset: the sun as wide as the car, palms as black as the road.
import { camera, path, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { triples } from '../../kit/base/rows.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { dashes, lane } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.58 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 560,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 1.9 }),
      stand = { cam, x: -0.1, z: 10, turn: 33, flip: -1 as const }
    let s = sky({
      bands: [
        [0, p.coral],
        [130, p.orange],
        [330, p.gold],
        [500, p.paper],
      ],
      bottom: hz,
      seed: 'wes',
      drift: 16,
      slivers: 7,
    })
    s +=
      sun({ x: 930, y: 400, r: 250, ink: p.paper, halo: [[1.28, p.gold]] }) +
      bars(
        [
          [700, 330, 620, 14],
          [1180, 420, 480, 12],
          [760, 470, 420, 9],
        ],
        p.orange,
      )
    s +=
      island({ x: 150, w: 780, h: 90, horizon: hz, seed: 'wei', ink: p.coral, peak: 0.6 }) +
      island({ x: 1520, w: 620, h: 60, horizon: hz, seed: 'wej', ink: p.coral, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 900, inks: [p.orange, p.coral, p.wine, p.wine], seed: 'wew', power: 1.2, sway: 9 }) +
      crests({ horizon: hz, bottom: 820, ink: p.gold, seed: 'wer', rows: 12, density: 0.7, weight: 0.7 })
    s += glitter({ x: 930, top: hz + 4, bottom: 800, width: 360, ink: p.paper, rand: rng('weg') })
    for (const [x, h, l] of triples([170, 250, 30, 250, 190, 40, 330, 220, -20]))
      s += farPalm({ x, y: 690, h, lean: l, size: h * 0.46, seed: `wef${x}`, ink: p.plum })
    s += thicket({
      pts: triples([-40, 700, 1.2, 200, 700, 0.9, 420, 690, 0.5]),
      size: 48,
      seed: 'wet',
      tones: [p.plum],
    })
    s +=
      path(lane(stand, -6.6, 30), p.plum) +
      path(lane(stand, -6.6, -6.3), p.orange) +
      path(lane(stand, -5.6, 30), p.forest) +
      path(lane(stand, -5.6, -5.44), p.coral) +
      path(lane(stand, 2.8, 30), p.plum) +
      path(lane(stand, 2.6, 2.8), p.coral)
    s += path(dashes(stand, -2.3, 0.15, 2.4, 2.6), p.gold)
    s += path(slivers([420, 1100, 460, 10, 1180, 1060, 420, 9]), p.teal)
    const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.plum, light: -1 as const, rings: false }
    s +=
      palm({ x: 1390, y: 752, h: 700, lean: -70, size: 310, seed: 'wep1', ...t3, count: 8 }) +
      palm({ x: 1500, y: 762, h: 540, lean: 60, size: 270, seed: 'wep2', ...t3, count: 8 })
    s += vehicle({
      ...stand,
      kind: 'premiumMpv',
      cast: [0.3, 0.9],
      colour: {
        top: p.gold,
        front: p.coral,
        side: p.wine,
        low: p.plum,
        glass: p.ink,
        glare: p.coral,
        inside: p.forest,
        dark: p.ink,
        rim: p.gold,
        lamp: p.paper,
        trim: p.gold,
        shadow: p.ink,
        indicator: p.orange,
      },
    })
    s += leaves({ x: -40, y: 1250, size: 360, seed: 'wel', tones: [p.forest, p.plum], from: -1.8, to: -0.2, count: 20 })
    return s
  }, options)
export default scene
