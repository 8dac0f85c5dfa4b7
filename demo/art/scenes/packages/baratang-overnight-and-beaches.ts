// Nightfall from a lodge verandah: a lamp, a cane chair, someone with binoculars, and the parakeets coming home over the creek.

import { flock } from '../../kit/animals/parakeets.ts'
import { circle, type Ink, lens, path, place, poly, rect, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { type Pose, person } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { caneChair } from '../../kit/things/cane-chair.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { mangrove } from '../../kit/trees/mangrove.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.45, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      hz = 600
    let s =
      sky({
        bands: [
          [0, p.navy],
          [190, p.blue],
          [370, p.teal],
          [520, p.cyan],
        ],
        bottom: hz,
        seed: 'bos',
        drift: 18,
        slivers: 6,
      }) +
      stars({ count: 50, bottom: 210, seed: 'bot', bright: p.paper, faint: p.cyan }) +
      circle(420, 190, 44, p.paper) +
      circle(440, 178, 40, p.navy)
    // the far shore, the creek, and the roost
    s +=
      ground({
        pts: [
          [-60, 560],
          [300, 540],
          [700, 556],
          [1100, 530],
          [1660, 500],
        ],
        ink: p.blue,
        seed: 'bo0',
        to: hz + 2,
        rough: 9,
        step: 40,
      }) +
      sea({ horizon: hz, bottom: 940, inks: [p.cyan, p.teal, p.blue, p.navy], seed: 'bow', power: 1.3, sway: 8 }) +
      crests({ horizon: hz, bottom: 880, ink: p.navy, seed: 'boc', rows: 11, density: 0.6, weight: 0.7 }) +
      mangrove({
        x: 840,
        y: 668,
        w: 560,
        h: 230,
        seed: 'bom',
        tones: [p.ink, p.deep, p.navy],
        root: p.ink,
        reflect: p.deep,
      }) +
      path(slivers([300, 640, 200, 5, 1120, 650, 240, 5, 420, 720, 160, 5]), p.glow)
    // parakeets: a long ribbon out of the east that turns over the roost and goes down into it
    const inks: [Ink, Ink] = [p.ink, p.deep]
    s += flock({
      pts: pts([1500, 120, 1280, 170, 1080, 150, 900, 190, 760, 270, 800, 380, 740, 440]),
      count: 70,
      spread: [70, 30],
      size: [0.5, 0.26],
      seed: 'bof',
      inks,
    })
    s += flock({
      pts: pts([900, 300, 760, 230, 600, 250, 540, 340, 660, 440]),
      count: 26,
      spread: [40, 24],
      size: [0.4, 0.26],
      seed: 'bog',
      inks,
    })
    s += flock({
      pts: pts([1400, 420, 1300, 330, 1220, 250]),
      count: 2,
      spread: [30, 30],
      size: [1.15, 1],
      seed: 'boh',
      inks: [p.ink],
    })
    // forest at both sides, lodge garden below the rail
    for (const [x, y, k] of triples([1500, 560, 1.5, 1370, 660, 1, 1600, 700, 1.2, 1250, 720, 0.7]))
      s += treeCrown({ x, y, rx: 150 * k, ry: 120 * k, seed: `bo${x}`, tones: [p.ink, p.deep], light: [-0.8, -0.4] })
    s += ground({
      pts: [
        [-60, 900],
        [300, 880],
        [700, 900],
        [1100, 830],
        [1660, 760],
      ],
      ink: p.ink,
      seed: 'bo9',
      rough: 16,
      step: 36,
    })
    // fireflies, few, in the dark under the trees
    for (const [x, y, k] of triples([
      1180, 800, 5, 1290, 770, 4, 1340, 830, 6, 1450, 780, 4, 1110, 860, 4, 1480, 860, 5, 160, 860, 4, 260, 896, 4,
    ]))
      s += circle(x, y, k * 1.9, p.teal) + circle(x, y, k, p.lamp)
    // verandah: boards that catch the lamp, rail, posts, eaves
    const floor = 1010
    s += rect(-10, floor, 1620, 200, p.deep)
    s +=
      path(poly(pts([840, floor, 1240, floor, 1560, 1210, 420, 1210])), p.navy) +
      path(poly(pts([930, floor, 1150, floor, 1330, 1210, 700, 1210])), p.blue)
    let gaps = ''
    for (let i = -6; i < 16; i++)
      gaps += poly(
        pts([
          800 + (i * 130 - 650) * 0.62,
          floor,
          803 + (i * 130 - 650) * 0.62,
          floor,
          804 + (i * 130 - 650) * 1.1,
          1210,
          798 + (i * 130 - 650) * 1.1,
          1210,
        ]),
      )
    s += path(gaps, p.ink)
    let rails = rect(-10, 850, 1620, 22, p.ink) + rect(-10, 986, 1620, 16, p.ink)
    for (let i = 0; i < 21; i++) rails += rect(20 + i * 78, 866, 13, 126, p.ink)
    s += rails + rect(-10, 846, 1620, 7, p.teal) + rect(880, 846, 420, 7, p.lamp)
    s +=
      rect(150, 60, 52, 960, p.ink) +
      rect(1440, 60, 56, 960, p.ink) +
      rect(1440, 60, 12, 960, p.lamp) +
      rect(194, 60, 9, 960, p.teal)
    s += path(smooth([-80, -60, 1680, -60, 1680, 92, 1300, 84, 900, 96, 500, 84, -80, 96]), p.ink)
    let fringe = ''
    const r = rng('bofr')
    for (let i = 0; i < 46; i++)
      fringe += ribbon(
        [
          [i * 36 - 10, 70],
          [i * 36 - 8 + r.j(8), 96 + r.in(14, 46)],
        ],
        (t) => 30 * (1 - t) + 2,
        4,
      )
    s += path(fringe, p.ink)
    // the lamp on its hook
    s += path(
      ribbon(pts([1060, 90, 1062, 330]), () => 5, 4),
      p.ink,
    )
    s +=
      circle(1062, 410, 92, p.teal) +
      circle(1062, 410, 64, p.lamp) +
      path(smooth([1040, 420, 1050, 380, 1062, 356, 1074, 380, 1084, 420, 1062, 440]), p.paper)
    s += path(
      poly(pts([1018, 340, 1106, 340, 1092, 318, 1032, 318])) +
        poly(pts([1010, 470, 1114, 470, 1120, 492, 1004, 492])) +
        poly(pts([1014, 340, 1022, 340, 1018, 474, 1008, 474])) +
        poly(pts([1102, 340, 1110, 340, 1116, 474, 1106, 474])),
      p.ink,
    )
    // the guest at the rail, glasses raised, lit from the lamp's side
    const watch: Pose = {
      head: [-2, -94],
      neck: [0, -84],
      hip: [1, -51],
      girth: 10,
      face: -1,
      arms: [
        [
          [-14, -74],
          [-10, -92],
        ],
        [
          [-8, -68],
          [-13, -90],
        ],
      ],
      legs: [
        [
          [-3, -27],
          [-6, 0],
        ],
        [
          [4, -27],
          [7, 0],
        ],
      ],
    }
    s += path(lens(376, 1098, 300, 36), p.ink)
    s += place(
      person(watch, {
        skin: p.deep,
        farSkin: p.ink,
        top: p.teal,
        topLit: p.lamp,
        light: -1,
        cloth: p.blue,
        hair: p.ink,
        legs: 'long',
        longHair: true,
      }),
      390,
      1096,
      5,
      0,
      -1,
    )
    s += path(
      poly(pts([428, 628, 470, 622, 472, 650, 430, 654])) + poly(pts([466, 622, 484, 620, 486, 650, 468, 652])),
      p.ink,
    )
    // the cane chair and a table with a pot of tea under the lamp
    s +=
      path(lens(1190, 1150, 420, 50), p.deep) +
      place(caneChair({ cane: p.lamp, shade: p.deep, cushion: p.teal, cushionLit: p.cyan }), 1230, 1146, 1.25)
    s +=
      path(
        poly(pts([912, 1010, 924, 1010, 916, 1140, 904, 1140])) +
          poly(pts([1000, 1010, 1012, 1010, 1022, 1140, 1010, 1140])),
        p.ink,
      ) +
      path(lens(962, 1010, 200, 40), p.lamp) +
      path(lens(962, 1004, 176, 26), p.paper)
    s +=
      path(smooth([926, 1000, 918, 964, 940, 946, 976, 946, 998, 964, 990, 1000]), p.cyan) +
      path(
        ribbon(pts([992, 976, 1016, 960, 1024, 944]), (t) => 14 - 6 * t, 8) +
          ribbon(pts([922, 960, 904, 960, 906, 986, 924, 990]), () => 6, 10),
        p.cyan,
      ) +
      circle(958, 940, 8, p.cyan)
    return s
  }, options)
export default scene
