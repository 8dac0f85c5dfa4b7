// Noon at the stern rail of a ferry: a big rucksack, a traveller with both arms on the rail, and the wake back to the last island.
import { circle, clip, lens, path, place, poly, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { type Pose, person } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { dayPack } from '../../kit/things/day-pack.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 410,
      r = rng('bpk')
    let s =
      sky({
        bands: [
          [0, p.aqua],
          [120, p.sky],
          [300, p.paper],
        ],
        bottom: hz,
        seed: 'bps',
        drift: 14,
        slivers: 5,
      }) +
      cloud({ x: 330, y: 320, w: 620, h: 150, seed: 'bpc', ink: p.paper }) +
      island({
        x: 790,
        w: 620,
        h: 120,
        horizon: hz,
        seed: 'bpi',
        ink: p.forest,
        lit: p.leaf,
        strand: p.sand,
        peak: 0.42,
      }) +
      island({ x: 1500, w: 600, h: 50, horizon: hz, seed: 'bpj', ink: p.lagoon, peak: 0.5 }) +
      sea({
        horizon: hz,
        bottom: 1000,
        inks: [p.deep, p.lagoon, p.deep, p.lagoon, p.deep],
        seed: 'bpw',
        power: 1.5,
        sway: 12,
      }) +
      crests({ horizon: hz, bottom: 1000, ink: p.aqua, seed: 'bpr', rows: 16, density: 0.7, weight: 0.8 })
    // the wake: a road of foam that starts under the rail and ends at the island
    const wake = (a: number, b: number) =>
      smooth([
        772,
        hz + 4,
        780,
        hz + 4,
        800 + a * 0.1,
        500,
        820 + a * 0.34,
        640,
        850 + a * 0.7,
        800,
        880 + a,
        1010,
        880 - b,
        1010,
        850 - b * 0.7,
        800,
        810 - b * 0.34,
        640,
        780 - b * 0.1,
        500,
      ])
    s +=
      path(wake(500, 480), p.lagoon) +
      path(wake(360, 350), p.aqua) +
      path(wake(230, 220), p.sky) +
      path(wake(120, 110), p.paper)
    let foam = ''
    for (let i = 0; i < 34; i++) {
      const t = r() ** 0.8,
        y = 440 + t * 540,
        mid = 776 + t * 90
      foam += lens(mid + r.j(30 + t * 420), y, 20 + t * 130, 3 + t * 11, r.j(4))
    }
    s += path(foam, p.paper)
    // deck, and the rail across the whole sheet
    const top = 690
    s +=
      path(poly(pts([-20, 980, 1620, 980, 1620, 1220, -20, 1220])), p.sand) +
      path(poly(pts([-20, 980, 1620, 980, 1620, 1004, -20, 1004])), p.forest) +
      path(slivers([300, 1060, 520, 12, 1300, 1080, 460, 12, 760, 1150, 620, 14]), p.paper)
    let posts = ''
    for (const x of [90, 500, 910, 1320]) posts += poly(pts([x - 11, top, x + 11, top, x + 13, 990, x - 13, 990]))
    const bar = (y: number, h: number) => poly(pts([-20, y, 1620, y, 1620, y + h, -20, y + h]))
    // the traveller leans over it
    const look = {
      head: [0, -99],
      neck: [0, -88],
      hip: [1, -50],
      girth: 12,
      arms: [
        [
          [-24, -64.5],
          [-7, -66],
        ],
        [
          [24, -64.5],
          [9, -66],
        ],
      ],
      legs: [
        [
          [-5, -26],
          [-7, 0],
        ],
        [
          [7, -27],
          [5, -1],
        ],
      ],
    } satisfies Pose
    s += path(smooth([980, 1110, 1110, 1080, 1230, 1070, 1350, 1090, 1320, 1120, 1130, 1140]), p.deep)
    s += path(bar(top, 26), p.forest) + path(bar(top, 9), p.sky)
    s += path(posts + bar(790, 12) + bar(880, 12), p.paper)
    s += place(
      person(look, { skin: p.forest, top: p.coral, cloth: p.paper, hair: p.forest, hat: p.sand, legs: 'long' }),
      1130,
      1112,
      6.5,
    )
    // the rucksack, a towel and a bottle beside it
    s +=
      path(smooth([160, 1130, 420, 1090, 760, 1082, 800, 1120, 560, 1160, 250, 1166]), p.leaf) +
      place(
        dayPack({
          body: p.leaf,
          shade: p.forest,
          lit: p.sky,
          lid: p.leaf,
          lidShade: p.forest,
          strap: p.coral,
          sling: p.forest,
          buckle: p.paper,
          mat: p.sand,
          matShade: p.coral,
        }),
        400,
        1140,
        0.72,
      )
    const pocket = smooth([222, 884, 400, 896, 580, 884, 590, 1000, 566, 1096, 400, 1106, 236, 1096, 212, 1000])
    s +=
      path(pocket, p.forest) +
      clip(pocket, path(smooth([190, 870, 500, 876, 520, 1130, 190, 1130]), p.leaf)) +
      path(
        ribbon(pts([226, 902, 400, 914, 576, 902]), () => 12, 10),
        p.sand,
      )
    s +=
      path(smooth([636, 1110, 634, 980, 646, 950, 680, 950, 692, 980, 690, 1110, 662, 1116]), p.aqua) +
      path(poly(pts([648, 952, 678, 952, 676, 926, 650, 926])), p.coral) +
      path(poly(pts([635, 1000, 691, 1000, 691, 1050, 635, 1050])), p.paper)
    // a lifebuoy on the rail and the ensign's corner overhead
    s += circle(1450, 806, 86, p.coral) + circle(1450, 806, 46, p.deep)
    s +=
      clip(
        'M1364 720h172v172h-172z',
        [0, 1, 2, 3]
          .map((i) =>
            path(
              ribbon(
                [
                  [1450, 806],
                  [1450 + Math.cos(i * 1.571 + 0.8) * 92, 806 + Math.sin(i * 1.571 + 0.8) * 92],
                ],
                () => 36,
                3,
              ),
              p.paper,
            ),
          )
          .join(''),
      ) + circle(1450, 806, 46, p.aqua)
    return s
  }, options)
export default scene
