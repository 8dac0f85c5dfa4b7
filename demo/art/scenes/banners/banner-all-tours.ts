// One long horizon at noon and everything along it: lighthouse, huts under palms, a hill, a ferry, sails and a village boat.
import type { Scene } from '../../kit/base/core.ts'
import { path, place, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { farFerry } from '../../kit/boats/far-ferry.ts'
import { kayak } from '../../kit/boats/kayak.ts'
import { cottage } from '../../kit/buildings/cottage.ts'
import { lampHouse } from '../../kit/buildings/lamp-house.ts'
import { church, house } from '../../kit/buildings/town.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { farPalm } from '../../kit/trees/far-palm.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.72, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 590,
      r = rng('bat')
    let s = sky({
      bands: [
        [0, p.aqua],
        [130, p.sky],
        [400, p.paper],
      ],
      bottom: hz,
      seed: 'bat-sky',
      drift: 16,
      slivers: 5,
    })
    s += cloud({ x: 1040, y: 430, w: 620, h: 120, seed: 'bat-c', ink: p.paper })
    s +=
      island({ x: 700, w: 900, h: 66, horizon: hz, seed: 'bat-a', ink: p.lagoon, lit: p.aqua, peak: 0.4 }) +
      island({ x: 1240, w: 900, h: 190, horizon: hz, seed: 'bat-b', ink: p.deep, lit: p.leaf, peak: 0.55 })
    s +=
      sea({ horizon: hz, inks: [p.deep, p.lagoon, p.lagoon, p.aqua], seed: 'bat-sea', power: 1.1, sway: 18 }) +
      crests({ horizon: hz, ink: p.sky, seed: 'bat-cr', rows: 14, density: 0.4, weight: 0.8 })
    // the near shore of the row: three low islands, wooded, each with its own small life
    const isle = (x: number, w: number, y: number) =>
      path(
        smooth([
          x - w / 2,
          y,
          x - w * 0.3,
          y - 14,
          x,
          y - 20,
          x + w * 0.34,
          y - 12,
          x + w / 2,
          y,
          x + w * 0.2,
          y + 10,
          x - w * 0.25,
          y + 10,
        ]),
        p.sand,
      ) + path(slivers([x, y + 16, w * 1.1, 9, x - 30, y + 28, w * 0.7, 6]), p.sky)
    s +=
      isle(690, 200, 618) +
      canopy({ x: 668, y: 590, rx: 62, ry: 34, seed: 'bat-k1', tones: [p.forest, p.leaf] }) +
      place(
        lampHouse({ white: p.paper, shade: p.sky, band: p.coral, bandShade: p.coral, dark: p.forest }),
        726,
        604,
        0.86,
      )
    s += isle(1010, 300, 640)
    for (const [x, y, k] of [
      [900, 620, 46],
      [1100, 622, 50],
    ] as const)
      s += canopy({ x, y: y - 12, rx: k * 1.3, ry: k * 0.7, seed: `bat-k${x}`, tones: [p.forest, p.leaf] })
    for (const [x, h, l] of [
      [930, 170, -26],
      [1084, 190, 22],
      [1052, 140, -14],
    ] as const)
      s += farPalm({ x, y: 626, h, lean: l, seed: `bat${x}`, ink: p.forest, lit: p.leaf })
    s += place(
      cottage({
        thatch: p.sand,
        thatchLit: p.paper,
        wall: p.coral,
        wallShade: p.forest,
        dark: p.forest,
        post: p.forest,
      }),
      1006,
      630,
      0.5,
    )
    s +=
      place(person(poses.walk, { skin: p.forest, top: p.coral, cloth: p.deep, hair: p.forest }), 1124, 634, 0.34) +
      place(person(poses.back, { skin: p.forest, top: p.paper, cloth: p.forest, hair: p.forest }), 1140, 634, 0.34)
    // the town on its hill at the right
    s +=
      path(smooth([1220, 640, 1300, 560, 1420, 500, 1540, 470, 1700, 480, 1700, 680, 1240, 676]), p.forest) +
      path(
        smooth([1240, 650, 1310, 574, 1420, 514, 1540, 484, 1700, 494, 1700, 540, 1560, 536, 1430, 570, 1330, 640]),
        p.leaf,
      )
    const tin = (i: number) => ({
      wall: i % 2 ? p.paper : p.sand,
      side: p.sky,
      roof: i % 3 ? p.coral : p.deep,
      roofShade: i % 3 ? p.coral : p.forest,
      dark: p.forest,
    })
    ;(
      [
        [1490, 520, 46],
        [1556, 528, 52],
        [1400, 568, 50],
        [1470, 574, 56],
        [1546, 582, 58],
        [1340, 622, 54],
        [1420, 630, 60],
        [1508, 638, 62],
        [1590, 634, 60],
      ] as const
    ).forEach(([x, y, w], i) => {
      s +=
        place(house(w, w * 0.62, tin(i)), x, y) +
        canopy({ x: x - 34, y: y + 4, rx: 22, ry: 15, seed: `bat-h${i}`, tones: [p.forest, p.leaf] })
    })
    s += place(
      church({ wall: p.paper, side: p.sky, roof: p.coral, roofShade: p.coral, dark: p.forest }),
      1552,
      484,
      0.34,
    )
    s +=
      path(angular([1220, 660, 1700, 656, 1700, 676, 1220, 676]), p.sand) + path(slivers([1430, 690, 420, 10]), p.sky)
    // boats between: the ferry, two sails, a kayak
    s += place(
      farFerry({ hull: p.forest, house: p.paper, glass: p.deep, funnel: p.coral, foam: p.paper }),
      1150,
      742,
      1.05,
    )
    for (const [x, y, k, f] of [
      [846, 668, 1.1, 1],
      [776, 640, 0.7, -1],
      [1330, 736, 0.9, -1],
    ] as const)
      s += place(
        path(angular([-30, -6, 34, -8, 22, 8, -22, 8]), p.coral) +
          path(angular([-2, -12, -2, -86, 36, -14]), p.paper) +
          path(angular([-8, -14, -8, -70, -30, -14]), p.sand) +
          path(slivers([0, 12, 90, 6]), p.paper),
        x,
        y,
        k,
        0,
        f,
      )
    s += place(
      kayak({
        hull: p.coral,
        deck: p.sand,
        rim: p.forest,
        body: p.forest,
        vest: p.sand,
        skin: p.forest,
        hair: p.forest,
        shaft: p.forest,
        blade: p.paper,
      }),
      790,
      790,
      0.42,
    )
    s += path(
      slivers([790, 800, 240, 8, 1150, 770, 260, 8, 460, 700, 260, 8, 300, 880, 380, 12, 1200, 960, 420, 14], 2),
      p.sky,
    )
    // our own shore, only its edge
    s +=
      path(smooth([-80, 1120, 300, 1080, 700, 1130, 1100, 1150, 1700, 1090, 1700, 1300, -80, 1300]), p.paper) +
      path(smooth([-80, 1146, 300, 1106, 700, 1154, 1100, 1172, 1700, 1114, 1700, 1300, -80, 1300]), p.sand)
    s +=
      leaves({
        x: -30,
        y: 1240,
        size: 330,
        seed: 'bat-l',
        tones: [p.forest, p.leaf],
        from: -1.6,
        to: -0.2,
        count: 14,
      }) +
      leaves({ x: 1630, y: 1250, size: 250, seed: 'bat-m', tones: [p.forest, p.leaf], from: -2.9, to: -1.6, count: 11 })
    // gulls over the row
    for (const [x, y, k] of [
      [980, 380, 1],
      [1046, 350, 0.7],
      [900, 420, 0.6],
    ] as const)
      s += place(
        path(smooth([-40, -10, -18, -16, 0, 0, 18, -18, 42, -12, 18, -8, 2, 10, -16, -6]), p.forest),
        x + r.j(8),
        y,
        k,
      )
    return s
  }, options)
export default scene
