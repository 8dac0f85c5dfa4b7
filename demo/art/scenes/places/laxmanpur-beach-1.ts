// Laxmanpur Beach 1: the white point runs out between two seas, straight at the setting sun.

import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { camera, clip, lens, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { cast, person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { depths, lobed, strip } from '../../kit/shore/beach.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.55, y: 0.42 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.late,
      hz = 470,
      cam = camera({ cx: 920, horizon: hz, f: 1200, height: 5 })
    let s = sky({
      bands: [
        [0, p.orange],
        [120, p.gold],
        [330, p.paper],
      ],
      bottom: hz,
      seed: 'ls',
      drift: 18,
      slivers: 6,
    })
    s +=
      sun({ x: 960, y: hz - 42, r: 132, ink: p.coral }) +
      path(lens(900, 396, 380, 10) + lens(1060, 424, 300, 8), p.gold)
    s +=
      cloud({ x: 330, y: 250, w: 420, h: 74, seed: 'lc', ink: p.orange }) +
      island({ x: 1440, w: 420, h: 40, horizon: hz, seed: 'li', ink: p.wine, peak: 0.5 }) +
      island({ x: 120, w: 380, h: 30, horizon: hz, seed: 'lj', ink: p.wine, peak: 0.4 })
    s +=
      path(`M-10 ${hz}H1610V1210H-10z`, p.teal) +
      path(
        spline(
          pts([
            -60, 640, 200, 620, 420, 660, 640, 640, 900, 600, 1200, 640, 1420, 628, 1680, 660, 1680, 1240, -60, 1240,
          ]),
        ),
        p.forest,
      )
    s +=
      crests({ horizon: hz, ink: p.gold, seed: 'lcr', rows: 14, density: 0.8, weight: 0.6, bottom: 900 }) +
      crests({ horizon: hz, ink: p.forest, seed: 'lcs', rows: 12, density: 0.9, weight: 0.9, bottom: 760 }) +
      crests({ horizon: hz, ink: p.teal, seed: 'lct', rows: 14, density: 0.8, weight: 0.9, from: 0.3 })
    s +=
      glitter({ x: 960, top: hz + 2, bottom: 640, width: 240, ink: p.coral, rand: rng('lg') }) +
      glitter({ x: 960, top: hz + 2, bottom: 640, width: 120, ink: p.gold, rand: rng('lh') })
    // the point in metres: tip 90 m out, a little left of the sun, bending as spits do
    const L = (z: number) => -1.2 - (90 - z) * 0.1 + 2.4 * Math.sin(z / 16),
      R = (z: number) => 1.2 + (90 - z) * 0.12 + 2.0 * Math.sin(z / 19 + 1)
    const zs = depths(7, 92, 40),
      wl = (d: number, sd: string) => lobed(L, d, 0.8, sd, 0.2),
      wr = (d: number, sd: string) => lobed(R, -d, 0.8, sd, 0.2)
    s +=
      path(strip(cam, zs, wl(5, 'a1'), wr(5, 'b1')), p.teal) +
      path(strip(cam, zs, wl(2.6, 'a2'), wr(3.4, 'b2')), p.paper) +
      path(strip(cam, zs, wl(2.35, 'a2'), wr(3.1, 'b2')), p.teal) +
      path(strip(cam, zs, wl(1.3, 'a3'), wr(1.5, 'b3')), p.paper) +
      path(strip(cam, zs, wl(1.05, 'a3'), wr(1.2, 'b3')), p.orange) +
      path(strip(cam, zs, wl(0.5, 'a5'), wr(0.6, 'b5')), p.gold)
    const dry = strip(cam, zs, wl(-0.3, 'a4'), wr(-0.4, 'b4'))
    s += path(dry, p.paper)
    // low light rakes the sand: long gold hollows, darker toward us
    const r = rng('lx')
    let hollow = ''
    for (let i = 0; i < 46; i++) {
      const z = 1 / (1 / 80 + r() * (1 / 8 - 1 / 80)),
        [x, y] = cam(L(z) + (R(z) - L(z)) * r.in(0.08, 0.92), 0, z),
        k = 1200 / z
      hollow += lens(x, y, k * r.in(0.8, 3), k * 0.09, r.j(2))
    }
    s += clip(
      dry,
      path(hollow, p.gold) +
        path(spline(pts([-100, 1010, 300, 1060, 700, 1090, 1100, 1070, 1700, 1000, 1700, 1300, -100, 1300])), p.gold),
    )
    const foot: Point[] = Array.from({ length: 24 }, (_, i) =>
      cam(0.4 + Math.sin(i / 5) * 0.7 + (i % 2 ? 0.2 : -0.2), 0, 11 + i * 1.35),
    )
    s += path(foot.map(([x, y], i) => lens(x, y, 330 / (11 + i * 1.35), 90 / (11 + i * 1.35))).join(''), p.orange)
    // two people sit and watch; a couple stands nearer the tip. Shadows come toward us
    const who = { skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink }
    s +=
      cast(poses.sitLean, p.orange, 640, 800, 2.3, -1.1, 1.4) +
      cast(poses.sitBack, p.orange, 730, 804, 2.2, -0.8, 1.4) +
      place(person(poses.sitLean, { ...who, top: p.plum }), 640, 804, 2.3) +
      place(person(poses.sitBack, { ...who, top: p.wine, longHair: true }), 730, 808, 2.2)
    for (const [x, z, sk] of [
      [0.5, 40, false],
      [1.3, 40.6, true],
    ] as const) {
      const [fx, fy] = cam(x, 0, z),
        k = (1.68 * 1200) / z / 100
      s +=
        cast(poses.back, p.orange, fx, fy, k, (fx - 960) * 0.006, 1.3, 1, sk ? 'skirt' : 'long') +
        place(person(poses.back, { ...who, top: sk ? p.wine : p.ink, legs: sk ? 'skirt' : 'long' }), fx, fy, k)
    }
    // shells at our feet
    for (const [x, y, k] of [
      [300, 1090, 1],
      [1260, 1110, 1.2],
      [980, 1150, 0.8],
      [520, 1150, 0.7],
    ])
      s +=
        path(lens(x + 10, y + 12 * k, 90 * k, 14), p.orange) +
        path(
          spline(pts([-30, 8, -20, -16, 0, -24, 20, -16, 30, 8, 0, 16]).map(([u, v]): Point => [x + u * k, y + v * k])),
          p.paper,
        ) +
        path(
          [-14, 0, 14]
            .map((u) =>
              ribbon(
                [
                  [x + u * k, y - 14 * k],
                  [x + u * 0.3 * k, y + 12 * k],
                ],
                () => 3,
                4,
              ),
            )
            .join(''),
          p.coral,
        )
    return s
  }, options)
