// Late light under the palms: a grandmother holds a conch to a boy's ear while his grandfather and sister wade by the sun.
import { circle, path, place, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { person, poses } from '../../kit/people/person.ts'
import { shellAtTheEar } from '../../kit/people/shell-at-the-ear.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.42, y: 0.56 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 640
    let s = sky({
      bands: [
        [0, p.orange],
        [170, p.gold],
        [590, p.paper],
      ],
      bottom: hz,
      seed: 'ga-sky',
      drift: 18,
      slivers: 7,
    })
    s += circle(1230, 520, 104, p.coral) + path(slivers([1230, 566, 420, 11, 1130, 540, 240, 8]), p.gold)
    s += island({ x: 330, w: 900, h: 66, horizon: hz, seed: 'ga-i', ink: p.orange, peak: 0.3 })
    s += sea({
      horizon: hz,
      bottom: 960,
      inks: [p.forest, p.teal, p.teal, p.forest, p.teal],
      seed: 'ga-w',
      power: 1.3,
      sway: 8,
    })
    s +=
      glitter({ x: 1230, top: hz + 6, bottom: 900, width: 300, ink: p.gold, rand: rng('ga-g'), gap: 1.2 }) +
      crests({ horizon: hz, bottom: 880, ink: p.paper, seed: 'ga-c', rows: 9, density: 0.4, weight: 0.5 })
    s +=
      path(smooth([-90, 880, 300, 862, 700, 886, 1100, 908, 1700, 956, 1700, 1300, -90, 1300]), p.paper) +
      path(smooth([-90, 900, 300, 884, 700, 910, 1100, 934, 1700, 986, 1700, 1300, -90, 1300]), p.orange) +
      path(smooth([-90, 980, 300, 966, 760, 1000, 1200, 1040, 1700, 1110, 1700, 1300, -90, 1300]), p.gold)
    // those two wade off with trousers rolled
    const who = { skin: p.plum, farSkin: p.ink, hair: p.ink, light: 1 as const }
    s +=
      place(
        person(poses.walk, { ...who, top: p.paper, topLit: p.gold, cloth: p.plum, legs: 'long', hair: p.paper }),
        1196,
        892,
        2.5,
      ) +
      place(
        person(poses.walk, { ...who, top: p.coral, topLit: p.orange, cloth: p.coral, legs: 'skirt', longHair: true }),
        1284,
        892,
        1.7,
      )
    s += path(limb([1232, 752, 1256, 772, 1270, 790], 9, 8, 8), p.plum)
    s += path(slivers([1200, 898, 130, 10, 1290, 896, 90, 8, 1200, 918, 90, 7]), p.ink)
    // shade of the palm on the sand, the chair in it
    s +=
      path(
        smooth([-90, 1080, 240, 1050, 560, 1062, 880, 1090, 960, 1120, 820, 1150, 520, 1180, 300, 1300, -90, 1300]),
        p.orange,
      ) + path(slivers([1080, 1130, 300, 12, 1340, 1170, 260, 12]), p.orange)
    s += path(slivers([560, 1120, 560, 30]), p.coral)
    s += place(
      shellAtTheEar({
        skin: p.plum,
        hair: p.ink,
        grey: p.paper,
        sari: p.wine,
        sariLit: p.coral,
        border: p.gold,
        blouse: p.forest,
        shirt: p.teal,
        shirtLit: p.paper,
        shorts: p.ink,
        cane: p.ink,
        shell: p.paper,
        shellShade: p.orange,
      }),
      540,
      1118,
      1.5,
    )
    const dark = { trunk: p.ink, trunkLit: p.plum, back: p.ink, mid: p.forest, lit: p.teal, light: 1 as const }
    s += palm({ x: 110, y: 1250, h: 1040, lean: 40, size: 360, seed: 'ga-p', ...dark, count: 10 })
    return s
  }, options)
export default scene
