// Laxmanpur Beach 1 after the sun has gone: the colour has come late, the cycles wait against a stranded trunk.

import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { driftwood } from '../../kit/shore/driftwood.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter } from '../../kit/sky/sun.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.62 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.late,
      hz = 520
    let s = sky({
      bands: [
        [0, p.plum],
        [110, p.wine],
        [230, p.coral],
        [340, p.orange],
        [440, p.gold],
      ],
      bottom: hz,
      seed: 'lcy',
      drift: 22,
      slivers: 7,
    })
    // what the sun has left: one bright bar where it went, clouds lit from below
    s +=
      path(lens(640, hz - 10, 620, 36), p.paper) +
      bars(
        [
          [520, 452, 420, 9],
          [760, 482, 360, 7],
        ],
        p.coral,
      ) +
      cloud({ x: 300, y: 190, w: 640, h: 92, seed: 'lcd', ink: p.plum, lit: p.coral }) +
      cloud({ x: 1240, y: 130, w: 520, h: 74, seed: 'lce', ink: p.plum }) +
      island({ x: 1330, w: 560, h: 46, horizon: hz, seed: 'lcf', ink: p.wine, peak: 0.4 })
    s += sea({ horizon: hz, bottom: 860, inks: [p.wine, p.plum, p.wine, p.coral], seed: 'lcg', power: 1.5, sway: 10 })
    s +=
      crests({ horizon: hz, bottom: 840, ink: p.orange, seed: 'lch', rows: 14, density: 0.9, weight: 0.7 }) +
      glitter({ x: 640, top: hz + 3, bottom: 800, width: 420, ink: p.gold, rand: rng('lci') }) +
      glitter({ x: 640, top: hz + 3, bottom: 720, width: 200, ink: p.paper, rand: rng('lcj') })
    // the shore comes in from the right: pale shallows, foam, sand that keeps the last light
    const shore = (dx: number, dy: number): string =>
      spline(
        pts([
          ...[1700, 640 + dy, 1360, 668 + dy, 1040 - dx * 0.5, 716 + dy, 700 - dx, 780 + dy],
          ...[330 - dx * 1.3, 850 + dy, -80, 900 + dy, -80, 1260, 1700, 1260],
        ]),
      )
    s +=
      path(shore(150, -34), p.orange) +
      path(shore(66, -12), p.gold) +
      path(shore(40, -4), p.paper) +
      path(shore(22, 8), p.orange) +
      path(shore(-10, 24), p.gold)
    const r = rng('lck')
    let ripples = ''
    for (let i = 0; i < 34; i++) {
      const y = r.in(830, 1160)
      ripples += lens(r.in(300, 1600), y, r.in(90, 300) * (y / 900), 7, r.j(4))
    }
    s += path(ripples, p.orange)
    // people stay where they sat, dark against the shallows
    const who = { skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink }
    for (const [x, y, k, pose, top] of [
      [880, 800, 1.02, poses.sitLean, p.plum],
      [944, 802, 1, poses.sitBack, p.ink],
      [1120, 764, 0.84, poses.sitBack, p.plum],
      [1172, 764, 0.82, poses.sitLean, p.ink],
      [1226, 766, 0.7, poses.sitBack, p.wine],
      [560, 846, 1.16, poses.back, p.ink],
    ] as const)
      s +=
        path(lens(x + 16 * k, y + 3, 74 * k, 9 * k), p.wine) +
        place(person(pose, { ...who, top, longHair: top === p.plum }), x, y, k)
    // the trunk and the two cycles, their shadow one dark bar on the sand
    s +=
      path(lens(980, 1088, 1180, 44), p.wine) +
      path(lens(1100, 1106, 760, 26), p.plum) +
      driftwood({
        line: pts([1560, 1010, 1380, 1034, 1160, 1052, 900, 1060, 660, 1078]),
        w0: 84,
        w1: 34,
        seed: 'lcl',
        lit: p.orange,
        body: p.plum,
        shade: p.forest,
        dark: p.ink,
        root: 120,
        stubs: [
          [0.42, -2.1, 110],
          [0.7, -2.5, 70],
        ],
      })
    const cycle = (frame: string) => bicycle({ frame, tyre: p.ink, spoke: p.plum, seat: p.ink, basket: frame })
    s +=
      place(cycle(p.forest), 1010, 1090, 2.5, 4, -1) +
      place(cycle(p.coral), 1230, 1108, 2.7, -5) +
      path(
        ribbon(pts([1010, 1092, 1120, 1100, 1240, 1108]), () => 6),
        p.plum,
      )
    // sandals set down beside them
    for (const [x, y] of [
      [800, 1128],
      [842, 1134],
      [700, 1150],
      [738, 1146],
    ])
      s += path(lens(x, y, 34, 11, 3), p.ink)
    const bough: Point[] = pts([-60, -40, 320, -40, 240, 30, 120, 66, -60, 120])
    return (
      s +
      path(spline(bough), p.ink) +
      leaves({ x: 30, y: 20, size: 360, seed: 'lcm', tones: [p.ink, p.forest], from: 0.1, to: 1.5, count: 22 }) +
      leaves({ x: 1640, y: 1240, size: 260, seed: 'lcn', tones: [p.ink, p.forest], from: -3, to: -1.5, count: 18 })
    )
  }, options)
