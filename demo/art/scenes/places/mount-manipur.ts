// Mount Manipur National Park: from the hill, over the wood, to the lighthouse on its point across the bay.
import type { SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, poly, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { lampHouse } from '../../kit/buildings/lamp-house.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { crownAt } from '../../kit/trees/crown-at.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.46 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 300
    let s = sky({
      bands: [
        [0, p.peach],
        [90, p.butter],
        [200, p.paper],
      ],
      bottom: hz,
      seed: 'ms',
      drift: 14,
      slivers: 7,
    })
    s +=
      island({ x: 330, w: 560, h: 40, horizon: hz, seed: 'mi', ink: p.mauve, peak: 0.5 }) +
      island({ x: 1340, w: 700, h: 64, horizon: hz, seed: 'mj', ink: p.mauve, peak: 0.62 })
    s += sea({
      horizon: hz,
      bottom: 1000,
      inks: [p.jade, p.jade, p.mist, p.jade, p.mist, p.mist],
      seed: 'mw',
      power: 1.3,
      sway: 14,
    })
    s +=
      crests({ horizon: hz, bottom: 900, ink: p.paper, seed: 'mc', rows: 14, density: 0.6, weight: 0.55 }) +
      crests({ horizon: hz, bottom: 800, ink: p.leaf, seed: 'md', rows: 8, density: 0.5, weight: 0.6 })
    // the point: a long wooded back that runs in from the right and ends in the light
    s +=
      path(
        spline(
          pts([
            560, 470, 700, 476, 900, 506, 1160, 556, 1400, 610, 1700, 650, 1700, 760, 1300, 700, 960, 600, 700, 520,
            600, 500,
          ]),
        ),
        p.paper,
      ) +
      path(
        spline(
          pts([
            580, 474, 720, 486, 900, 514, 1160, 566, 1400, 622, 1700, 664, 1700, 720, 1300, 660, 960, 570, 720, 506,
          ]),
        ),
        p.butter,
      )
    const ridge = pts([
      596, 478, 640, 452, 700, 446, 780, 430, 880, 410, 980, 396, 1100, 384, 1240, 360, 1400, 350, 1560, 320, 1700, 300,
      1700, 676, 1480, 630, 1300, 596, 1100, 552, 900, 512, 720, 486,
    ])
    s += path(spline(ridge, true, 0.12), p.leaf)
    for (const [x, y, k] of [
      [690, 462, 0.3],
      [760, 456, 0.4],
      [850, 446, 0.5],
      [950, 432, 0.6],
      [1070, 424, 0.7],
      [1200, 408, 0.8],
      [1350, 394, 0.9],
      [1510, 372, 1],
      [1620, 360, 1],
      [830, 486, 0.34],
      [940, 494, 0.46],
      [1060, 506, 0.6],
      [1190, 520, 0.7],
      [1330, 530, 0.8],
      [1480, 540, 0.9],
      [1610, 560, 0.9],
    ])
      s += crownAt({
        x,
        y,
        rx: 120 * k,
        ry: 70 * k,
        seed: `mt${x}`,
        tones: [p.leaf, p.jade],
        lobes: 6,
        light: [-0.7, -0.7],
      })
    s +=
      path(lens(632, 486, 150, 22), p.ink) +
      place(
        lampHouse({ white: p.paper, shade: p.butter, band: p.rose, bandShade: p.mauve, dark: p.ink }),
        636,
        484,
        1.02,
      ) +
      path(poly(pts([656, 484, 656, 462, 700, 462, 700, 484])), p.paper) +
      path(poly(pts([650, 464, 678, 446, 708, 464])), p.rose)
    s += path(
      [
        [560, 506, 190, 8],
        [640, 520, 120, 6],
      ]
        .map(([x, y, w, h]) => lens(x, y, w, h))
        .join(''),
      p.paper,
    )
    // a small white boat draws a line over the bay
    s +=
      path(
        ribbon(pts([60, 712, 180, 676, 320, 650, 452, 636]), (t) => 12 - 9 * t, 14),
        p.paper,
      ) +
      path(spline(pts([430, 636, 470, 640, 500, 628, 486, 644, 440, 646])), p.paper) +
      path(poly(pts([446, 636, 468, 637, 466, 622, 450, 622])), p.rose)
    // hillside under us, crown over crown
    s += path(
      spline(
        pts([-80, 760, 120, 800, 360, 880, 640, 930, 900, 920, 1180, 860, 1420, 770, 1700, 690, 1700, 1260, -80, 1260]),
      ),
      p.ink,
    )
    for (const [x, y, k] of [
      [1600, 720, 1],
      [1470, 770, 0.9],
      [1340, 820, 0.85],
      [1210, 870, 0.8],
      [1070, 910, 0.75],
      [930, 940, 0.7],
      [790, 950, 0.66],
      [650, 950, 0.7],
    ])
      s += crownAt({
        x,
        y,
        rx: 130 * k,
        ry: 84 * k,
        seed: `mh${x}`,
        tones: [p.ink, p.leaf, p.jade],
        light: [-0.7, -0.7],
        rim: 0.09,
        lobes: 6,
      })
    for (const [x, y, k] of [
      [1560, 880, 1.3],
      [1380, 960, 1.2],
      [1180, 1010, 1.1],
      [980, 1050, 1],
      [800, 1070, 1],
      [1600, 1090, 1.5],
      [1400, 1130, 1.4],
      [1180, 1160, 1.2],
    ])
      s += crownAt({
        x,
        y,
        rx: 150 * k,
        ry: 96 * k,
        seed: `mn${x}`,
        tones: [p.ink, p.leaf],
        light: [-0.7, -0.7],
        lobes: 6,
      })
    // the trail on its spur, a rail, two walkers looking out
    s +=
      path(spline(pts([-80, 930, 100, 924, 300, 948, 480, 990, 640, 1060, 760, 1140, 860, 1260, -80, 1260])), p.ink) +
      path(
        spline(
          pts([
            -80, 980, 120, 968, 300, 984, 450, 1020, 560, 1080, 640, 1160, 690, 1260, 300, 1260, 260, 1150, 180, 1090,
            40, 1060, -80, 1054,
          ]),
        ),
        p.peach,
      ) +
      path(
        spline(
          pts([
            -80, 1010, 100, 1000, 280, 1014, 410, 1056, 500, 1120, 550, 1260, 470, 1260, 420, 1140, 330, 1070, 180,
            1036, -80, 1036,
          ]),
        ),
        p.butter,
      )
    const fence = pts([-60, 918, 110, 910, 300, 932, 480, 974, 640, 1046, 760, 1130])
    s += path(
      fence
        .map(([x, y]) =>
          poly([
            [x - 6, y + 50],
            [x + 6, y + 50],
            [x + 5, y - 54],
            [x - 5, y - 54],
          ]),
        )
        .join('') +
        ribbon(
          fence.map(([x, y]) => [x, y - 40]),
          () => 9,
          20,
        ) +
        ribbon(
          fence.map(([x, y]) => [x, y + 2]),
          () => 7,
          20,
        ),
      p.leaf,
    )
    const who = { skin: p.ink, top: p.paper, cloth: p.ink, hair: p.ink, light: 1 as const }
    s +=
      place(
        person(
          {
            ...poses.back,
            arms: [
              [
                [-15, -66],
                [-13, -50],
              ],
              [
                [17, -96],
                [34, -100],
              ],
            ],
          },
          { ...who, topShade: p.butter },
        ),
        352,
        1040,
        2.1,
      ) +
      place(person(poses.back, { ...who, top: p.rose, longHair: true, legs: 'skirt', cloth: p.mauve }), 262, 1026, 1.95)
    const t3 = { trunk: p.ink, trunkLit: p.leaf, back: p.ink, mid: p.ink, lit: p.leaf, light: 1 as const }
    s +=
      palm({ x: 30, y: 1240, h: 1010, lean: 60, size: 300, seed: 'mp', ...t3, count: 8 }) +
      leaves({ x: -10, y: 1240, size: 260, seed: 'ml', tones: [p.ink, p.leaf], from: -1.9, to: -0.2, count: 16 })
    return s
  }, options)
