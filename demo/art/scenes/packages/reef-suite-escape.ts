// A suite cut open like a cake: two at the rim of a plunge pool above, the rock under it, and beside the rock the reef.

import { brain, fan, staghorn, table, tubes } from '../../kit/animals/coral.ts'
import { fish, shoal } from '../../kit/animals/fish.ts'
import { turtle } from '../../kit/animals/turtle.ts'
import { clip, path, place, poly, rect, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { cottage } from '../../kit/buildings/cottage.ts'
import { parasol } from '../../kit/buildings/terrace.ts'
import { type Pose, person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { cragPath } from '../../kit/shore/rock.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.58, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 452,
      deck = 424
    let s =
      sky({
        bands: [
          [0, p.aqua],
          [120, p.light],
        ],
        bottom: hz,
        seed: 'rss',
        drift: 14,
        slivers: 5,
      }) +
      cloud({ x: 330, y: 300, w: 420, h: 90, seed: 'rsc', ink: p.paper }) +
      island({ x: 200, w: 620, h: 56, horizon: hz, seed: 'rsi', ink: p.lagoon, lit: p.aqua, peak: 0.6 })
    // the sea in section
    s +=
      rect(-10, hz, 1620, 80, p.deep) +
      path(
        smooth([-90, 494, 120, 480, 300, 500, 520, 482, 760, 498, 1000, 488, 1700, 484, 1700, 1300, -90, 1300]),
        p.paper,
      )
    s += path(
      smooth([-90, 500, 120, 486, 300, 506, 520, 488, 760, 504, 1000, 494, 1700, 490, 1700, 1300, -90, 1300]),
      p.aqua,
    )
    s += path(smooth([-90, 640, 200, 610, 520, 650, 900, 620, 1700, 640, 1700, 1300, -90, 1300]), p.lagoon)
    s += path(smooth([-90, 850, 200, 880, 520, 820, 900, 850, 1700, 850, 1700, 1300, -90, 1300]), p.deep)
    for (const [x, w, l] of triples([120, 70, 420, 300, 110, 560, 520, 60, 480]))
      s += path(poly(pts([x, 510, x + w, 510, x + w * 1.4 - l * 0.42, 520 + l, x - l * 0.5, 520 + l])), p.aqua)
    s += path(slivers([110, 540, 160, 6, 420, 560, 220, 7, 250, 590, 120, 6]), p.paper)
    // far reef, then the undercut rock that carries the suite
    s += path(
      smooth([
        -90, 1010, 120, 960, 300, 1000, 460, 950, 640, 980, 860, 900, 1100, 960, 1350, 900, 1700, 940, 1700, 1300, -90,
        1300,
      ]),
      p.navy,
    )
    s +=
      table({ x: 180, y: 990, w: 170, h: 90, seed: 'rs0', ink: p.navy, lit: p.lagoon }) +
      fan({ x: 880, y: 930, h: 150, seed: 'rs9', ink: p.navy, lit: p.navy }) +
      table({ x: 1120, y: 970, w: 210, h: 110, seed: 'rs8', ink: p.navy, lit: p.lagoon })
    const rr = rng('rsk'),
      rock = cragPath(
        pts([
          742,
          deck + 30,
          716,
          520,
          752,
          600,
          728,
          690,
          800,
          770,
          900,
          800,
          1040,
          812,
          1160,
          850,
          1290,
          850,
          1400,
          920,
          1640,
          950,
          1640,
          deck + 30,
        ]),
        rr,
        0.09,
        2,
      )
    s += path(rock, p.ink)
    s += clip(
      rock,
      path(
        cragPath(
          pts([
            700, 540, 760, 610, 740, 680, 830, 752, 960, 776, 1160, 800, 1300, 806, 1430, 870, 1700, 890, 1700, 830,
            1400, 790, 1200, 752, 940, 740, 830, 690, 790, 600, 750, 480,
          ]),
          rr,
          0.1,
          2,
        ),
        p.navy,
      ) + path(slivers([1480, 560, 260, 12, 1400, 640, 180, 10, 1520, 720, 220, 12]), p.navy),
    )
    // the deck slab and the pool sunk into it, both cut
    s += rect(740, deck, 870, 34, p.paper) + rect(740, deck + 34, 870, 14, p.aqua)
    const pool = poly(pts([790, deck - 4, 1296, deck - 4, 1296, 660, 1180, 690, 880, 690, 790, 660]))
    s +=
      path(poly(pts([764, deck - 16, 1322, deck - 16, 1322, 676, 1190, 716, 868, 716, 764, 676])), p.paper) +
      path(pool, p.aqua)
    s += clip(
      pool,
      path(smooth([700, 560, 900, 540, 1100, 566, 1400, 548, 1400, 760, 700, 760]), p.lagoon) +
        path(slivers([900, 650, 200, 8, 1120, 620, 220, 8, 1010, 676, 160, 7, 1200, 520, 130, 7]), p.light),
    )
    // she sits on the seaward rim, he stands in the cool up to his chest
    const perch: Pose = {
      head: [1, -58],
      neck: [0, -49],
      hip: [-2, -9],
      girth: 8,
      face: 1,
      arms: [
        [
          [-9, -31],
          [-13, -7],
        ],
        [
          [9, -30],
          [20, -14],
        ],
      ],
      legs: [
        [
          [24, -12],
          [29, 14],
        ],
        [
          [22, -9],
          [22, 17],
        ],
      ],
    }
    const skin = { skin: p.navy, farSkin: p.navy, hair: p.ink }
    s += place(
      person(perch, { ...skin, top: p.coral, cloth: p.coral, longHair: true, legs: 'skirt', hat: p.sun }),
      784,
      deck - 12,
      3.2,
    )
    s += place(person(poses.hold, { ...skin, top: p.paper, cloth: p.sun, legs: 'short' }), 1060, 686, 3.05, 0, -1)
    s += path(slivers([1060, 508, 190, 9, 930, deck + 10, 90, 6, 1180, deck + 8, 150, 7]), p.paper)
    // suite, parasol and palms on the deck
    s += place(
      cottage({
        thatch: p.navy,
        thatchLit: p.sun,
        wall: p.paper,
        wallShade: p.aqua,
        dark: p.ink,
        post: p.navy,
        glow: p.light,
      }),
      1450,
      deck + 4,
      1.75,
    )
    const t3 = { trunk: p.ink, trunkLit: p.deep, back: p.ink, mid: p.navy, lit: p.deep, light: -1 as const }
    s +=
      palm({ x: 1590, y: deck + 6, h: 400, lean: -150, size: 210, seed: 'rsp', ...t3, count: 9 }) +
      place(parasol({ pole: p.ink, lit: p.paper, body: p.coral, shade: p.navy }), 1240, deck, 0.86)
    s += leaves({
      x: 1640,
      y: deck + 30,
      size: 170,
      seed: 'rsl',
      tones: [p.ink, p.navy],
      from: -2.7,
      to: -1.2,
      count: 12,
    })
    // life under the ledge, from the far left to the far right
    s +=
      staghorn({ x: 600, y: 1040, h: 210, seed: 'rs2', ink: p.coral, lit: p.sun }) +
      fan({ x: 1330, y: 1080, h: 190, seed: 'rs1', ink: p.coral, lit: p.coral }) +
      path(
        smooth([
          -90, 1110, 120, 1080, 300, 1100, 460, 1040, 620, 1030, 800, 1070, 1000, 1050, 1200, 1080, 1400, 1040, 1700,
          1060, 1700, 1300, -90, 1300,
        ]),
        p.ink,
      ) +
      tubes({ x: 280, y: 1120, h: 130, seed: 'rs4', ink: p.sun, lit: p.paper, hole: p.ink }) +
      staghorn({ x: 90, y: 1120, h: 190, seed: 'rs5', ink: p.lagoon, lit: p.aqua }) +
      brain({ x: 850, y: 1100, w: 190, h: 90, seed: 'rs3', ink: p.lagoon, lit: p.navy }) +
      staghorn({ x: 1060, y: 1110, h: 130, seed: 'rs6', ink: p.sun, lit: p.paper }) +
      staghorn({ x: 1500, y: 1110, h: 190, seed: 'rs7', ink: p.lagoon, lit: p.aqua }) +
      path(
        smooth([-90, 1130, 300, 1102, 640, 1120, 860, 1088, 1060, 1092, 1400, 1110, 1700, 1096, 1700, 1300, -90, 1300]),
        p.ink,
      )
    s += place(
      turtle({
        shell: p.ink,
        scute: p.deep,
        scuteLit: p.lagoon,
        skin: p.navy,
        skinLit: p.aqua,
        belly: p.paper,
        far: p.deep,
        eye: p.ink,
        rand: rng('rst'),
      }),
      430,
      760,
      0.86,
      -10,
      -1,
    )
    const clown = fish({ body: p.sun, stripe: p.paper, fin: p.coral, eye: p.ink })
    s +=
      place(clown, 720, 930, 0.56) +
      place(clown, 650, 884, 0.42, 8) +
      shoal({
        pts: pts([60, 900, 180, 860, 300, 890, 400, 860]),
        count: 22,
        spread: 26,
        size: 1.2,
        rand: rng('rso'),
        ink: p.light,
        lit: p.paper,
      })
    return s
  }, options)
export default scene
