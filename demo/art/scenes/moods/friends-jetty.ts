// After-glow at the end of a wooden jetty: five friends sit in a row with their feet over the water.

import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, poly, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.46, y: 0.6 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.late,
      hz = 600
    let s = sky({
      bands: [
        [0, p.forest],
        [120, p.teal],
        [330, p.paper],
        [430, p.gold],
        [530, p.orange],
      ],
      bottom: hz,
      seed: 'js2',
      drift: 24,
      slivers: 8,
    })
    s +=
      cloud({ x: 360, y: 300, w: 520, h: 92, seed: 'jc', ink: p.forest, lit: p.coral }) +
      sun({ x: 1130, y: 548, r: 46, ink: p.paper })
    s +=
      island({ x: 1420, w: 620, h: 96, horizon: hz, seed: 'ji', ink: p.forest, peak: 0.62 }) +
      island({ x: 160, w: 620, h: 60, horizon: hz, seed: 'jj', ink: p.forest, peak: 0.4 })
    s += sea({ horizon: hz, inks: [p.orange, p.teal, p.forest, p.forest], seed: 'jw', power: 1.5, sway: 14 })
    s +=
      crests({ horizon: hz, ink: p.orange, seed: 'jcr', rows: 12, density: 0.5, weight: 0.6, bottom: 960 }) +
      crests({ horizon: hz, ink: p.teal, seed: 'jcs', rows: 14, density: 0.8, weight: 0.8, from: 0.15 })
    s +=
      glitter({ x: 1130, top: hz + 3, bottom: 1010, width: 170, ink: p.gold, rand: rng('jg'), lean: 20 }) +
      glitter({ x: 1130, top: hz + 3, bottom: 860, width: 80, ink: p.paper, rand: rng('jh') })
    // the jetty: vanishing point on the horizon, planks across, two rows of piles
    const vx = 560,
      x0 = (t: number): Point => [vx + (120 - vx) * t, hz + (1300 - hz) * t],
      x1 = (t: number): Point => [vx + (1420 - vx) * t, hz + (1300 - hz) * t]
    const end = 0.372
    const pile = (q: Point, k: number, up: number) =>
      poly([
        [q[0] - 15 * k, q[1] + 190 * k],
        [q[0] + 15 * k, q[1] + 190 * k],
        [q[0] + 15 * k, q[1] - up * k],
        [q[0] - 15 * k, q[1] - up * k],
      ])
    s +=
      path(
        [
          [end + 0.008, 1.06],
          [0.56, 1.5],
        ]
          .map(([t, k]) => pile(x0(t), k, 0) + pile(x1(t), k, 0))
          .join(''),
        p.ink,
      ) +
      path(
        [
          [x0(end), 1],
          [x1(end), 1],
        ]
          .map(([q]) => lens((q as Point)[0], (q as Point)[1] + 200, 120, 12))
          .join(''),
        p.teal,
      )
    s += path(poly([x0(end), x1(end), [x1(1)[0], 1300], [x0(1)[0], 1300]]), p.plum)
    let gaps = '',
      lit = '',
      t = end
    for (let i = 0; t < 1; i++) {
      const w = 0.011 * t * 3.1,
        a = t,
        b = t + w,
        g = b - w * 0.1
      gaps += poly([x0(g), x1(g), x1(b), x0(b)])
      if (i % 3 !== 1) {
        const u = [0.55, 0.3, 0.68][i % 3],
          m = (q: number): Point => {
            const A = x0(q),
              B = x1(q)
            return [A[0] + (B[0] - A[0]) * u, A[1]]
          }
        lit += poly([m(a), x1(a), x1(a + w * 0.22), m(a + w * 0.22)])
      }
      t = b
    }
    s += path(lit, p.wine) + path(gaps, p.ink)
    // the end beam, rimmed with the last light; bollards
    const a = x0(end),
      b = x1(end)
    s +=
      path(
        poly([
          [a[0] - 10, a[1] - 6],
          [b[0] + 10, b[1] - 6],
          [b[0] + 10, b[1] + 10],
          [a[0] - 10, a[1] + 10],
        ]),
        p.ink,
      ) +
      path(
        poly([
          [a[0] - 10, a[1] - 8],
          [b[0] + 10, b[1] - 8],
          [b[0] + 10, b[1] - 3],
          [a[0] - 10, a[1] - 3],
        ]),
        p.orange,
      )
    s +=
      path(
        [
          [0.62, 1.25],
          [0.86, 1.7],
        ]
          .map(([q, k]) => pile(x0(q), k, 70) + pile(x1(q), k, 70))
          .join(''),
        p.ink,
      ) +
      path(
        [
          [0.62, 1.25],
          [0.86, 1.7],
        ]
          .map(([q, k]) => {
            const [X, Y] = x0(q)
            return poly([
              [X + 7 * k, Y - 66 * k],
              [X + 15 * k, Y - 70 * k],
              [X + 15 * k, Y + 20 * k],
              [X + 9 * k, Y + 20 * k],
            ])
          })
          .join(''),
        p.coral,
      )
    // five backs; the second pair lean together, one waves at a boat
    const who = { skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink, light: 1 as const }
    const y = a[1] + 4,
      k = 3.6
    s += place(
      person(
        {
          ...poses.sitBack,
          arms: [
            [
              [-15, -19],
              [-17, -2],
            ],
            [
              [17, -22],
              [26, -30],
            ],
          ],
        },
        { ...who, top: p.forest, topLit: p.coral },
      ),
      418,
      y,
      k,
    )
    s += place(
      person({ ...poses.sitBack, head: [-3, -45] }, { ...who, top: p.wine, topLit: p.orange, longHair: true }),
      520,
      y,
      k * 0.95,
    )
    s += place(person(poses.sitLean, { ...who, top: p.teal, topLit: p.gold }), 640, y, k * 1.02)
    s += place(
      person({ ...poses.sitBack, head: [-6, -44] }, { ...who, top: p.coral, topLit: p.gold, longHair: true }),
      762,
      y,
      k * 0.94,
    )
    s += place(
      person(
        {
          ...poses.sitBack,
          arms: [
            [
              [-19, -22],
              [-27, -28],
            ],
            [
              [16, -54],
              [22, -70],
            ],
          ],
        },
        { ...who, top: p.plum, topLit: p.orange, hat: p.ink },
      ),
      866,
      y,
      k,
    )
    // their shadows run back along the planks toward us
    s += path(
      [
        [418, 26],
        [520, 24],
        [640, 30],
        [762, 24],
        [866, 26],
      ]
        .map(([X, w]) =>
          poly([
            [X - w, y + 6],
            [X + w, y + 6],
            [X - 10 + w * 0.6 - (1130 - X) * 0.1, y + 104],
            [X - 10 - w * 1.2 - (1130 - X) * 0.1, y + 104],
          ]),
        )
        .join(''),
      p.ink,
    )
    return s
  }, options)
