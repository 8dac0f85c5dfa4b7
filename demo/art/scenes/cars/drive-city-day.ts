// From the driver's seat at noon: two hands on the wheel, marigolds under the mirror, the bazaar and its clock tower ahead.

import { camera, circle, clip, lens, path, place, poly, rect, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { smooth } from '../../kit/base/shape.ts'
import { clockTower } from '../../kit/buildings/clock-tower.ts'
import { shopRow } from '../../kit/buildings/shop-row.ts'
import { fistOnWheel } from '../../kit/people/fist-on-wheel.ts'
import { limb } from '../../kit/people/limb.ts'
import { person, poses } from '../../kit/people/person.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { hoop } from '../../kit/still-life/round.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.4, y: 0.42 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 520,
      cam = camera({ cx: 640, horizon: hz, f: 1000, height: 1.5 }),
      g = (X: number, Z: number) => cam(X, 0, Z)
    let s = sky({
      bands: [
        [0, p.aqua],
        [150, p.sky],
        [380, p.paper],
      ],
      bottom: hz,
      seed: 'dcs',
      drift: 16,
      slivers: 5,
    })
    s += cloud({ x: 900, y: 360, w: 420, h: 110, seed: 'dcc', ink: p.paper })
    for (const [i, [x, y, k]] of triples([430, 500, 0.8, 560, 510, 0.6, 760, 506, 0.7, 880, 496, 0.8]).entries())
      s += canopy({ x, y, rx: 110 * k, ry: 74 * k, seed: `dct${i}`, tones: [p.forest, p.leaf] })
    // the street: road in the sun, its left side in the shade of the shops
    s += path(`M-10 ${hz}H1610V1210H-10z`, p.sand)
    s += path(poly([g(-4.6, 60), g(4.6, 60), g(4.6, 2), g(-4.6, 2)]), p.paper)
    s += path(poly([g(-9, 60), g(-2.7, 60), g(-2.7, 2), g(-9, 2)]), p.lagoon)
    for (const [a, b] of pts([3.2, 4.2, 5.4, 6.6, 8.2, 9.8, 12, 14]))
      s += path(poly([g(0.9, b), g(1.06, b), g(1.06, a), g(0.9, a)]), p.aqua)
    const rand = rng('city-day'),
      goods = [p.coral, p.sand, p.leaf, p.aqua]
    s += shopRow(cam, {
      X: 6.6,
      street: -1,
      trim: p.paper,
      window: p.deep,
      shutter: p.leaf,
      inside: p.forest,
      goods,
      flank: p.lagoon,
      rand,
      shops: [
        { from: 4, to: 8, height: 7, wall: p.sand, awning: p.coral, stripe: p.paper },
        { from: 8, to: 12.5, height: 9.6, wall: p.sky, awning: p.leaf, stripe: p.paper, storeys: 3 },
        { from: 12.5, to: 18, height: 7, wall: p.paper, awning: p.lagoon, stripe: p.paper },
        { from: 18, to: 26, height: 9, wall: p.sand, awning: p.coral, stripe: p.paper, storeys: 3 },
      ],
    })
    s += shopRow(cam, {
      X: -6.6,
      street: 1,
      trim: p.aqua,
      window: p.forest,
      shutter: p.leaf,
      inside: p.forest,
      goods,
      flank: p.forest,
      rand,
      shops: [
        { from: 4, to: 7.6, height: 9.4, wall: p.lagoon, awning: p.coral, stripe: p.sand, storeys: 3 },
        { from: 7.6, to: 12, height: 7.2, wall: p.deep, awning: p.leaf, stripe: p.sky },
        { from: 12, to: 18, height: 9.4, wall: p.lagoon, awning: p.sand, stripe: p.deep, storeys: 3 },
        { from: 18, to: 26, height: 7.4, wall: p.deep, awning: p.coral, stripe: p.sand },
      ],
    })
    // the tower on its island, shadow toward us
    s += path(lens(640, 584, 330, 36), p.deep) + path(lens(640, 577, 300, 28), p.sand)
    s += place(
      clockTower({
        lit: p.paper,
        shade: p.aqua,
        trim: p.sand,
        trimShade: p.lagoon,
        dark: p.deep,
        face: p.sky,
        hand: p.forest,
        roof: p.coral,
        roofShade: p.deep,
      }),
      650,
      578,
      0.66,
    )
    for (const [X, Z, top, cloth, legs, pose, flip] of [
      [-3.4, 15, p.coral, p.sand, 'skirt', poses.walk, 1],
      [-4.2, 11, p.paper, p.forest, 'long', poses.back, 1],
      [3.3, 13, p.leaf, p.forest, 'long', poses.walk, -1],
      [5, 9.4, p.coral, p.coral, 'skirt', poses.back, 1],
    ] as const) {
      const [x, y] = g(X, Z),
        k = 16.4 / Z
      s +=
        path(lens(x + 26 * k, y, 110 * k, 12 * k), p.deep) +
        place(
          person(pose, { skin: p.forest, hair: p.forest, top, cloth, legs, longHair: legs === 'skirt' }),
          x,
          y,
          k,
          0,
          flip,
        )
    }
    // the car round us: header, pillars and dash cut one wide pane out of the dark
    const pane = smooth([
      150, 150, 260, 96, 800, 66, 1360, 96, 1452, 150, 1530, 440, 1580, 740, 1530, 812, 1100, 770, 800, 762, 460, 772,
      60, 822, 22, 750, 76, 440,
    ])
    s += path(`M-10 -10H1610V1210H-10z${pane}`, p.forest, 'fill-rule="evenodd"')
    // side windows beyond the pillars
    s +=
      path(smooth([-20, 250, 30, 250, 12, 420, -20, 640]), p.aqua) +
      path(smooth([1620, 250, 1570, 250, 1590, 420, 1620, 640]), p.sky)
    // bonnet low in the pane, then the dash with light along its edge
    s += clip(
      pane,
      path(smooth([-60, 900, 60, 760, 420, 712, 900, 704, 1340, 724, 1660, 800, 1660, 940]), p.coral) +
        path(smooth([-60, 900, 80, 792, 430, 744, 900, 736, 1330, 756, 1660, 850, 1660, 960]), p.sand),
    )
    s += path(smooth([-80, 850, 200, 790, 500, 768, 900, 760, 1300, 776, 1680, 850, 1680, 1260, -80, 1260]), p.lagoon)
    s += path(
      smooth([
        -80, 850, 200, 790, 500, 768, 900, 760, 1300, 776, 1680, 850, 1680, 874, 1300, 798, 900, 780, 500, 788, 200,
        814, -80, 878,
      ]),
      p.aqua,
    )
    s += path(smooth([-80, 1010, 260, 950, 600, 930, 800, 940, 1200, 940, 1680, 1020, 1680, 1280, -80, 1280]), p.deep)
    // a louvre at the left, one half-moon dial under its hood behind the wheel
    for (let i = 0; i < 4; i++)
      s += path(smooth([150, 884 + i * 24, 360, 862 + i * 24, 364, 872 + i * 24, 152, 896 + i * 24]), p.deep)
    s += path(smooth([770, 950, 800, 850, 900, 800, 1000, 788, 1100, 800, 1200, 850, 1230, 950, 1000, 970]), p.deep)
    s +=
      path('M864 950A136 122 0 0 1 1136 950z', p.sky) +
      path(
        ribbon(pts([1000, 946, 930, 872]), (u) => 12 - 8 * u, 4),
        p.coral,
      )
    s += path(
      [0.5, 1, 1.57, 2.14, 2.64]
        .map((u) =>
          ribbon(
            [
              [1000 - Math.cos(u) * 118, 950 - Math.sin(u) * 104],
              [1000 - Math.cos(u) * 104, 950 - Math.sin(u) * 91],
            ],
            () => 7,
            3,
          ),
        )
        .join(''),
      p.deep,
    )
    // mirror with the road behind in it
    const glass = smooth([1010, 116, 1050, 100, 1320, 106, 1352, 128, 1344, 186, 1306, 206, 1050, 198, 1016, 178])
    s +=
      rect(1170, 60, 20, 60, p.deep) +
      path(smooth([990, 110, 1040, 84, 1330, 90, 1372, 122, 1360, 196, 1316, 224, 1042, 214, 996, 186]), p.deep)
    s +=
      path(glass, p.sky) +
      clip(
        glass,
        path(smooth([980, 172, 1180, 160, 1380, 176, 1380, 240, 980, 240]), p.lagoon) +
          path(poly(pts([1180, 164, 1200, 164, 1270, 230, 1120, 230])), p.sand) +
          farPalm({ x: 1284, y: 190, h: 76, lean: -8, seed: 'dcp', ink: p.forest }) +
          path(slivers([1090, 130, 90, 8]), p.paper),
      )
    // marigolds hung from it
    const string = (q: readonly number[]) => {
      const at = pts(q)
      return at.map(([x, y], i) => circle(x, y, 15, i % 3 === 1 ? p.sand : p.coral)).join('')
    }
    s +=
      string([
        1150, 226, 1146, 250, 1144, 275, 1144, 300, 1147, 325, 1152, 350, 1160, 373, 1174, 390, 1190, 373, 1198, 350,
        1203, 325, 1206, 300, 1206, 275, 1204, 250, 1200, 226,
      ]) + path(smooth([1160, 402, 1188, 402, 1184, 446, 1164, 446]), p.leaf)
    // the wheel, sleeves and hands
    const wx = 1000,
      wy = 1170
    s +=
      path(poly(pts([wx - 330, wy - 40, wx + 330, wy - 40, wx + 100, wy + 60, wx - 100, wy + 60])), p.sky) +
      path(smooth([wx - 140, wy - 30, wx, wy - 110, wx + 140, wy - 30, wx + 120, wy + 90, wx - 120, wy + 90]), p.aqua)
    s += path(hoop(wx, wy, 380, 350, 46), p.paper) + path(hoop(wx, wy + 12, 356, 326, 18), p.sky)
    for (const f of [-1, 1] as const) {
      const hx = wx + f * 300,
        hy = wy - 216
      s += path(limb([hx + f * 24, hy + 40, hx + f * 90, hy + 150, hx + f * 140, hy + 330], 84, 108, 140), p.forest)
      s +=
        path(limb([hx + f * 84, hy + 150, hx + f * 140, hy + 330], 150, 190), p.paper) +
        path(limb([hx + f * 84 + 44, hy + 150, hx + f * 140 + 60, hy + 330], 56, 76), p.sky)
      if (f < 0) s += path(limb([hx - 98, hy + 92, hx - 18, hy + 132], 26, 26), p.coral)
      s += place(fistOnWheel({ skin: p.forest, lit: p.forest, seam: p.aqua }), hx, hy, 1.12, f * 18, -f as -1 | 1)
    }
    return s
  }, options)
export default scene
