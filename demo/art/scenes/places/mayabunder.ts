// Mayabunder: the town climbs from its harbour to the steeple; a Karen boat poles across the bay at first light.

import { lens, type Point, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { karenBoat } from '../../kit/boats/karen-boat.ts'
import { church, house } from '../../kit/buildings/town.ts'
import { walker } from '../../kit/people/figure.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.47 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 650,
      r = rng('may')
    let s =
      sky({
        bands: [
          [0, p.peach],
          [120, p.butter],
          [330, p.paper],
        ],
        bottom: hz,
        seed: 'mys',
        drift: 22,
        slivers: 6,
      }) +
      cloud({ x: 380, y: 300, w: 420, h: 80, seed: 'myc', ink: p.paper }) +
      cloud({ x: 620, y: 180, w: 300, h: 50, seed: 'myd', ink: p.paper })
    s +=
      island({ x: 240, w: 760, h: 110, horizon: hz, seed: 'mi', ink: p.jade, lit: p.mist, light: 1, peak: 0.4 }) +
      island({ x: -20, w: 500, h: 70, horizon: hz, seed: 'mj', ink: p.leaf, lit: p.jade, light: 1, peak: 0.3 })
    s += sea({ horizon: hz, inks: [p.mist, p.jade, p.jade, p.leaf, p.leaf], seed: 'mw', power: 1.5, sway: 12 })
    // the hill, in steps, with houses on each
    s += ground({
      pts: [
        [560, hz],
        [700, 560],
        [860, 420],
        [1040, 330],
        [1240, 300],
        [1440, 330],
        [1680, 420],
      ],
      ink: p.jade,
      seed: 'mh0',
      rough: 8,
      to: hz + 10,
      step: 44,
    })
    for (const [x, y, k] of triples([900, 430, 0.8, 1420, 340, 1, 1560, 390, 1.1, 1320, 320, 0.8, 800, 500, 0.7]))
      s += treeCrown({
        x,
        y,
        rx: 110 * k,
        ry: 64 * k,
        seed: `m1${x}`,
        tones: [p.leaf, p.jade],
        light: [-0.6, -0.7],
        lobes: 5,
      })
    const warm = { wall: p.paper, side: p.peach, roof: p.rose, roofShade: p.mauve, dark: p.mauve },
      cool = { wall: p.butter, side: p.rose, roof: p.mist, roofShade: p.jade, dark: p.mauve },
      clay = { wall: p.peach, side: p.rose, roof: p.mauve, roofShade: p.ink, dark: p.ink }
    s += place(
      church({ wall: p.paper, side: p.peach, roof: p.rose, roofShade: p.mauve, dark: p.mauve }),
      1120,
      356,
      1.08,
    )
    s += ground({
      pts: [
        [600, hz],
        [760, 560],
        [940, 430],
        [1120, 366],
        [1300, 380],
        [1680, 440],
      ],
      ink: p.leaf,
      seed: 'mh1',
      rough: 8,
      to: hz + 10,
      step: 44,
    })
    s +=
      place(house(130, 50, warm), 1330, 440, 1) +
      place(house(120, 46, cool), 1490, 452, 1) +
      place(house(110, 44, clay), 980, 470, 1)
    for (const [x, y, k] of triples([1230, 430, 0.7, 1590, 450, 0.9, 1410, 470, 0.6, 880, 500, 0.7, 1080, 470, 0.6]))
      s += treeCrown({
        x,
        y,
        rx: 90 * k,
        ry: 60 * k,
        seed: `m2${x}`,
        tones: [p.ink, p.leaf, p.butter],
        light: [-0.6, -0.7],
        lobes: 5,
      })
    s += ground({
      pts: [
        [640, hz],
        [800, 580],
        [1000, 510],
        [1250, 490],
        [1680, 520],
      ],
      ink: p.leaf,
      seed: 'mh2',
      rough: 8,
      to: hz + 10,
      step: 44,
    })
    s +=
      place(house(150, 56, cool), 1150, 566, 1) +
      place(house(150, 58, warm), 940, 590, 0.9) +
      place(house(140, 54, clay), 1340, 570, 1) +
      place(house(150, 60, warm), 1530, 575, 1.05)
    for (const [x, y, k] of triples([1050, 560, 0.6, 1240, 560, 0.6, 1440, 560, 0.7, 840, 600, 0.6, 1610, 570, 0.8]))
      s += treeCrown({
        x,
        y,
        rx: 84 * k,
        ry: 56 * k,
        seed: `m3${x}`,
        tones: [p.ink, p.leaf, p.butter],
        light: [-0.6, -0.7],
        lobes: 5,
      })
    s += thicket({
      pts: triples([760, 640, 0.7, 1000, 632, 1, 1300, 628, 1, 1640, 628, 1.1]),
      size: 40,
      seed: 'mth',
      tones: [p.ink, p.leaf],
    })
    s +=
      place(house(170, 60, clay), 1050, 664, 1.05) +
      place(house(180, 64, warm), 1280, 668, 1.05) +
      place(house(190, 66, cool), 1520, 672, 1.05)
    const t3 = { trunk: p.ink, trunkLit: p.leaf, back: p.ink, mid: p.ink, lit: p.leaf }
    s +=
      palm({ x: 1170, y: 660, h: 210, lean: -30, size: 96, seed: 'mp1', ...t3, count: 7 }) +
      palm({ x: 1400, y: 664, h: 260, lean: 26, size: 110, seed: 'mp2', ...t3, count: 7 })
    // sea wall and its reflection
    s +=
      path(poly(pts([690, 668, 1640, 664, 1640, 704, 720, 704])), p.butter) +
      path(poly(pts([720, 692, 1640, 690, 1640, 712, 730, 710])), p.mauve)
    let mir = ''
    for (let i = 0; i < 16; i++) mir += lens(1240 + r.j(140), 722 + i * 9, 900 * (1 - i * 0.035) * r.in(0.5, 1), 8)
    s +=
      path(mir, p.leaf) +
      path(
        slivers([1280, 738, 130, 8, 1110, 752, 90, 8, 1500, 744, 140, 8, 1130, 776, 60, 7, 1290, 766, 90, 7]),
        p.peach,
      )
    s +=
      crests({
        horizon: hz,
        ink: p.paper,
        seed: 'mcr',
        rows: 14,
        density: 0.6,
        weight: 0.7,
        skip: (x, y) => x > 660 && y < 730,
      }) + crests({ horizon: hz, ink: p.ink, seed: 'mcd', rows: 8, density: 0.5, from: 0.45, weight: 0.8 })
    // the Karen boat
    s += path(lens(560, 960, 800, 64), p.ink)
    const dark = { skin: p.ink, hair: p.ink },
      pole: Point[] = pts([690, 560, 760, 760, 850, 1010])
    s += place(
      karenBoat({
        hull: p.mauve,
        hullShade: p.ink,
        rim: p.butter,
        inside: p.ink,
        hood: p.butter,
        hoodShade: p.rose,
        cargo: p.rose,
      }),
      540,
      930,
      1.36,
    )
    s +=
      path(
        ribbon(pole, () => 8, 8),
        p.ink,
      ) +
      place(walker({ ...dark, top: p.paper, cloth: p.rose, stride: 0.8 }), 720, 880, 2.05) +
      path(
        ribbon(pts([734, 716, 762, 730, 752, 746]), (t) => 13 - 4 * t, 8),
        p.ink,
      ) +
      path(`${lens(720, 684, 66, 14)}M704 682Q720 650 736 682z`, p.butter)
    s += path(slivers([520, 956, 620, 10, 400, 974, 360, 8, 640, 990, 260, 8]), p.mist)
    return s
  }, options)
export default scene
