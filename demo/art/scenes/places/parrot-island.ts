// Parrot Island at dusk: parakeets pour across a low sun into one mangrove islet while a boat waits below.

import { flock, parakeet } from '../../kit/animals/parakeets.ts'
import { circle, lens, path, place, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { villageBoat } from '../../kit/boats/village-boat.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter } from '../../kit/sky/sun.ts'
import { mangrove } from '../../kit/trees/mangrove.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 880
    let s = sky({
      bands: [
        [0, p.orange],
        [150, p.gold],
        [470, p.paper],
      ],
      bottom: hz,
      seed: 'ps',
      drift: 20,
      slivers: 6,
    })
    s +=
      circle(1040, 760, 250, p.orange) +
      bars(
        [
          [900, 690, 420, 14],
          [1180, 640, 300, 12],
          [1010, 800, 700, 16],
        ],
        p.gold,
      )
    s +=
      island({ x: 180, w: 900, h: 70, horizon: hz, seed: 'pi', ink: p.coral, peak: 0.3 }) +
      island({ x: 1520, w: 520, h: 56, horizon: hz, seed: 'pj', ink: p.coral, peak: 0.6 })
    s += sea({ horizon: hz, inks: [p.gold, p.orange, p.orange, p.coral, p.wine], seed: 'pw', power: 1.5, sway: 12 })
    s +=
      crests({ horizon: hz, ink: p.paper, seed: 'pc', rows: 10, density: 0.6, weight: 0.6 }) +
      crests({ horizon: hz, ink: p.wine, seed: 'pd', rows: 10, density: 0.7, from: 0.25, weight: 0.8 })
    s += glitter({ x: 1040, top: hz + 40, bottom: 1190, width: 360, ink: p.gold, rand: rng('pg') })
    s += mangrove({
      x: 1130,
      y: 918,
      w: 560,
      h: 250,
      seed: 'pm',
      tones: [p.ink, p.forest, p.teal],
      root: p.ink,
      reflect: p.plum,
    })
    // the flock: small and far at the upper left, turning over the boat, large where it nears the islet
    s += flock({
      pts: pts([90, 170, 300, 120, 560, 170, 760, 310, 660, 470, 730, 590, 900, 640, 1080, 640]),
      count: 96,
      spread: [96, 60],
      size: [0.62, 0.95],
      seed: 'pf1',
      inks: [p.forest, p.teal, p.forest],
    })
    s += flock({
      pts: pts([1540, 210, 1420, 330, 1290, 440, 1220, 560]),
      count: 20,
      spread: [70, 60],
      size: [0.6, 0.8],
      seed: 'pf2',
      inks: [p.teal, p.forest],
    })
    const bird = parakeet({ body: p.forest, wing: p.ink, light: p.teal, beak: p.coral })
    s +=
      place(bird, 250, 520, 2.2, -6) +
      place(bird, 380, 420, 1.7, 10) +
      place(bird, 400, 640, 1.5, -14) +
      place(bird, 580, 560, 1.25, 8)
    s += path(lens(430, 1046, 520, 40) + lens(420, 1072, 420, 26), p.plum)
    const dark = { skin: p.ink, hair: p.ink }
    s += place(
      villageBoat({ hull: p.ink, hullShade: p.plum, rim: p.gold, inside: p.plum, motor: p.ink }, [
        { x: -118, top: p.ink, ...dark },
        { x: -40, top: p.coral, ...dark, arm: 1 },
        { x: 14, top: p.ink, ...dark, hat: p.gold },
        { x: 64, top: p.ink, ...dark, arm: 1 },
      ]),
      430,
      1030,
      1.35,
    )
    s += path(lens(470, 1048, 420, 8) + lens(380, 1062, 240, 6), p.gold)
    return s
  }, options)
export default scene
