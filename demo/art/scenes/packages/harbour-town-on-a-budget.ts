// A wet dawn at the harbour, seen from inside a tea stall: kettle and glasses steaming, two on the bench, the town beyond.
import { circle, clip, lens, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { villageBoat } from '../../kit/boats/village-boat.ts'
import { house } from '../../kit/buildings/town.ts'
import { person, poses } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { biscuitJar, kettle, steam, teaGlass } from '../../kit/things/tea-things.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.58 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 560,
      r = rng('tea')
    let s = sky({
      bands: [
        [0, p.haze],
        [250, p.mist],
        [430, p.paper],
      ],
      bottom: hz,
      seed: 'tks',
      drift: 14,
      slivers: 6,
    })
    // the town on its hill, roofs in tiers, and the harbour at its foot
    s +=
      ground({
        pts: [
          [-60, 520],
          [300, 500],
          [700, 516],
          [1000, 470],
          [1660, 430],
        ],
        ink: p.haze,
        seed: 'tk0',
        to: hz + 2,
        rough: 8,
      }) +
      ground({
        pts: [
          [700, 566],
          [880, 470],
          [1080, 380],
          [1320, 330],
          [1660, 320],
        ],
        ink: p.slate,
        seed: 'tk1',
        to: hz + 6,
        rough: 10,
        step: 40,
      })
    const tin = { wall: p.paper, side: p.haze, roof: p.sea, roofShade: p.forest, dark: p.forest }
    for (const [x, y, k] of triples([
      1230, 372, 0.5, 1310, 384, 0.54, 1420, 376, 0.5, 1140, 440, 0.55, 1220, 446, 0.66, 1390, 452, 0.66, 1050, 510,
      0.6, 1120, 518, 0.74, 1300, 520, 0.8, 1440, 526, 0.74,
    ]))
      s +=
        treeCrown({ x: x + 60, y: y - 14, rx: 66 * k, ry: 44 * k, seed: `tkt${x}`, tones: [p.sea, p.leaf], lobes: 4 }) +
        place(house(92, 60, tin), x, y + 24, k)
    s +=
      sea({
        horizon: hz,
        bottom: 860,
        inks: [p.haze, p.mist, p.haze, p.mist, p.haze],
        seed: 'tkw',
        power: 1.3,
        sway: 8,
      }) + crests({ horizon: hz, bottom: 840, ink: p.slate, seed: 'tkc', rows: 10, density: 0.6, weight: 0.7 })
    const skin = { skin: p.ink, hair: p.ink },
      hull = { hull: p.forest, hullShade: p.ink, rim: p.paper, inside: p.ink, motor: p.ink }
    s +=
      path(lens(1010, 640, 300, 20) + lens(390, 688, 420, 26), p.slate) +
      place(villageBoat({ ...hull, roof: p.sea, roofShade: p.ink, post: p.ink }, []), 1010, 636, 0.8, 0, -1) +
      place(
        villageBoat({ ...hull, hull: p.sea, roof: p.paper, roofShade: p.slate, post: p.ink }, [
          { x: -60, top: p.lamp, ...skin },
        ]),
        390,
        682,
        1.15,
      )
    // the quay, wet, with the lamp's warm light on it
    s +=
      path(poly(pts([-20, 800, 1620, 800, 1620, 1220, -20, 1220])), p.slate) +
      path(poly(pts([-20, 800, 1620, 800, 1620, 826, -20, 826])), p.sea) +
      path(slivers([420, 868, 420, 14, 1130, 900, 500, 16, 760, 940, 360, 16]), p.mist) +
      path(slivers([800, 880, 330, 14, 820, 916, 260, 14, 780, 952, 300, 16]), p.lamp)
    // two early customers on the bench, backs to us
    const bench = (x: number) => poly(pts([x - 8, 850, x + 8, 850, x + 8, 960, x - 8, 960]))
    const wear = (top: string, cloth: string) => ({ skin: p.ink, hair: p.ink, top, cloth, legs: 'long' as const })
    s +=
      place(person(poses.sitBack, { ...wear(p.paper, p.forest), topShade: p.haze, light: 1 }), 640, 852, 4) +
      place(person(poses.sitLean, { ...wear(p.lamp, p.ink), longHair: true }), 850, 852, 3.9) +
      path(poly(pts([500, 846, 1010, 846, 1010, 870, 500, 870])) + bench(540) + bench(970), p.ink)
    // rain between us and the quay
    let rain = ''
    for (let i = 0; i < 46; i++) {
      const x = r.in(-40, 1640),
        y = r.in(180, 760),
        h = r.in(34, 90)
      rain += ribbon(
        [
          [x, y],
          [x - h * 0.14, y + h],
        ],
        () => 3,
        2,
      )
    }
    s += path(rain, p.paper)
    // our side: counter, kettle on its stove, glasses, jars
    s +=
      path(poly(pts([-20, 1056, 1620, 1056, 1620, 1220, -20, 1220])), p.ink) +
      path(poly(pts([-20, 1056, 1620, 1056, 1620, 1100, -20, 1100])), p.forest) +
      path(smooth([330, 1064, 560, 1050, 860, 1062, 900, 1074, 600, 1092, 340, 1080]), p.leaf)
    s +=
      path(poly(pts([1120, 1070, 1146, 1004, 1460, 1004, 1486, 1070])), p.ink) +
      path(slivers([1302, 1010, 200, 16]), p.lamp) +
      place(steam(560, 96, p.paper), 1022, 766) +
      place(kettle({ body: p.haze, shade: p.sea, lit: p.paper, dark: p.ink }), 1300, 1002, 1.06, 0, -1)
    for (const [x, h] of [
      [428, 250],
      [520, 330],
      [612, 210],
      [786, 0],
    ])
      s +=
        (h ? place(steam(h, 24, p.paper), x, 950) : '') +
        place(teaGlass({ glass: p.mist, tea: h ? p.lamp : p.mist, froth: p.paper }), x, 1074, 1.1)
    // the awning overhead with its scalloped hem, a lamp hung from it, and two posts
    s += path(
      poly(pts([-20, 0, 34, 0, 34, 1060, -20, 1060])) + poly(pts([1546, 0, 1620, 0, 1620, 1060, 1546, 1060])),
      p.ink,
    )
    s += place(biscuitJar({ glass: p.paper, fill: p.lamp, fillShade: p.leaf, lid: p.sea }), 196, 1076, 1.2)
    let hem = ''
    let pale = ''
    for (let i = 0; i < 9; i++) {
      const x = -60 + i * 196,
        d = smooth([x, 60, x, 150, x + 50, 196, x + 98, 206, x + 146, 196, x + 196, 150, x + 196, 60, x + 98, 40])
      if (i % 2) pale += d
      else hem += d
    }
    s += path(hem, p.forest) + path(pale, p.leaf) + path(poly(pts([-20, -20, 1620, -20, 1620, 74, -20, 74])), p.ink)
    const drop = [190, 420, 640, 1010, 1180, 1400].map((x, i) => lens(x, 226 + (i % 3) * 40, 9, 30)).join('')
    s += path(drop, p.paper)
    s +=
      path(
        ribbon(pts([760, 90, 762, 210]), () => 5, 4),
        p.ink,
      ) +
      circle(762, 262, 62, p.lamp) +
      clip(`M700 200h124v124h-124z`, circle(762, 262, 38, p.paper)) +
      path(smooth([700, 226, 730, 196, 762, 188, 794, 196, 824, 226, 762, 236]), p.ink) +
      path(poly(pts([728, 318, 796, 318, 788, 336, 736, 336])), p.ink)
    return s
  }, options)
export default scene
