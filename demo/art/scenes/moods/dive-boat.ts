// Half in, half under: a diver has just rolled off the boat, another is on his way down to the reef.

import { brain, fan, staghorn, table } from '../../kit/animals/coral.ts'
import { shoal } from '../../kit/animals/fish.ts'
import type { SceneOptions } from '../../kit/base/core.ts'
import { clip, lens, lerp, path, place, poly, rect, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { longboat } from '../../kit/boats/longboat.ts'
import { bubbles, diver } from '../../kit/people/diver.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { splash } from '../../kit/sea/splash.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.46, y: 0.42 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.reef,
      wl = 430,
      r = rng('dive')
    let s =
      rect(0, 0, 1600, wl + 10, p.light) +
      path(spline(pts([-80, -20, -80, 120, 300, 134, 700, 108, 1100, 130, 1700, 96, 1700, -20])), p.paper) +
      path(lens(500, 158, 620, 12) + lens(1240, 150, 500, 10), p.paper) +
      cloud({ x: 1340, y: 330, w: 480, h: 110, seed: 'vc', ink: p.aqua, lit: p.paper }) +
      island({ x: 1240, w: 900, h: 60, horizon: wl - 40, seed: 'vi', ink: p.aqua, peak: 0.6 }) +
      island({ x: 160, w: 520, h: 44, horizon: wl - 40, seed: 'vj', ink: p.aqua, peak: 0.4 })
    s +=
      rect(0, wl - 40, 1600, 60, p.lagoon) +
      path(
        [
          [300, wl - 28, 500, 8],
          [1200, wl - 24, 620, 9],
          [760, wl - 34, 300, 5],
        ]
          .map(([x, y, w, h]) => lens(x, y, w, h))
          .join(''),
        p.aqua,
      )
    const inks = {
      hull: p.paper,
      hullShade: p.aqua,
      stripe: p.coral,
      rim: p.navy,
      inside: p.ink,
      canopy: p.sun,
      canopyShade: p.navy,
      post: p.ink,
    }
    const suit = { skin: p.navy, top: p.ink, cloth: p.ink, hair: p.ink, legs: 'long' as const }
    const crew =
      place(person({ ...poses.sitBack, face: -1 }, { ...suit, topShade: p.deep }), -70, -44, 1.1) +
      place(person(poses.back, { ...suit, top: p.sun, topShade: p.coral, cloth: p.navy }), 150, -50, 1.05)
    const bx = 500,
      by = 496,
      k = 2.05
    const boat = place(longboat(inks, crew), bx, by, k, -2, -1)
    s += clip(`M-10 -400h1620v${400 + wl}h-1620z`, boat)
    // under water: bands, light shafts, the hull's belly
    const band = (y: number, ink: string, amp: number) => {
      const q = []
      for (let x = -80; x <= 1680; x += 80) q.push(x, y + Math.sin(x / 130 + y) * amp + r.j(amp * 0.4))
      return path(`${spline(pts(q), false)}L1700 1260L-80 1260z`, ink)
    }
    s += band(wl, p.aqua, 7) + band(560, p.lagoon, 18) + band(860, p.deep, 26)
    const shaft = (a: number, w: number, c: number, e: number, y: number) =>
      poly(pts([a, wl + 6, a + w, wl + 6, c + e, y, c, y]))
    s += path(
      [
        [980, 60, 760, 130, 1100],
        [1120, 50, 1000, 120, 1160],
        [1260, 90, 1300, 200, 1080],
        [1440, 50, 1560, 130, 960],
      ]
        .map(([a, b, c, d, e]) => shaft(a, b, c, d, e))
        .join(''),
      p.aqua,
      'opacity=".4"',
    )
    s +=
      clip(
        `M-10 ${wl + 2}h1620v900h-1620z`,
        path(
          spline(
            pts([120, wl - 10, 190, wl + 40, 330, wl + 64, 560, wl + 72, 760, wl + 70, 880, wl + 56, 920, wl - 10]),
          ),
          p.navy,
        ) + path(spline(pts([170, wl - 10, 300, wl + 30, 560, wl + 40, 800, wl + 34, 900, wl - 10])), p.deep),
      ) + path(poly(pts([884, wl - 30, 906, wl - 30, 900, wl + 96, 888, wl + 96])) + lens(898, wl + 98, 54, 18), p.ink)
    // the surface line, seen edge on
    let edge = ''
    for (let i = 0; i < 30; i++) edge += lens(i * 56 + r.j(20), wl + 1 + r.j(4), r.in(80, 190), r.in(6, 12), r.j(3))
    s += path(edge, p.paper)
    // splash and the cloud of air under it
    s += place(splash({ w: 320, h: 210, seed: 'vs', ink: p.paper, shade: p.aqua }), 1120, wl + 2)
    s += path(lens(1120, wl + 4, 420, 30), p.paper)
    let froth = '',
      froth2 = ''
    for (let i = 0; i < 70; i++) {
      const t = r() ** 0.7,
        x = 1120 + r.j(120 - 50 * t),
        y = wl + 12 + t * 210,
        q = r.in(5, 22) * (1.1 - t * 0.7)
      const d = `M${(x - q).toFixed(1)} ${y.toFixed(1)}a${q.toFixed(1)} ${q.toFixed(1)} 0 1 0 ${(2 * q).toFixed(1)} 0a${q.toFixed(1)} ${q.toFixed(1)} 0 1 0 ${(-2 * q).toFixed(1)} 0z`
      if (i % 3) froth += d
      else froth2 += d
    }
    s += path(froth, p.light) + path(froth2, p.paper)
    const gear = {
      suit: p.ink,
      suitLit: p.deep,
      tank: p.sun,
      tankLit: p.paper,
      fin: p.coral,
      finLit: p.sun,
      skin: p.sun,
      glass: p.light,
      hair: p.ink,
    }
    s += place(diver(gear), 1130, 600, 0.86, 148, 1)
    s += shoal({
      pts: pts([120, 700, 260, 640, 420, 650, 540, 720]),
      count: 46,
      spread: 50,
      size: 1.7,
      rand: rng('vf'),
      ink: p.deep,
      lit: p.light,
    })
    // far ridge, second diver, near reef
    const ridge = (flat: number[], ink: string, seed: string) => {
      const q = rng(seed),
        list = pts(flat),
        out: [number, number][] = []
      for (let i = 0; i < list.length - 1; i++)
        for (let j = 0; j < 6; j++)
          out.push([lerp(list[i][0], list[i + 1][0], j / 6), lerp(list[i][1], list[i + 1][1], j / 6) + q.j(14)])
      return path(`${spline(out, false)}L1700 1260L-80 1260z`, ink)
    }
    s += ridge([-60, 960, 180, 900, 420, 940, 700, 1040, 1000, 1060, 1280, 1000, 1480, 900, 1680, 860], p.navy, 'v1')
    for (const [x, y, h, q] of [
      [140, 920, 110, 0],
      [330, 930, 90, 1],
      [1440, 930, 130, 0],
      [1570, 890, 110, 1],
    ])
      s += q
        ? staghorn({ x, y: y + 12, h, seed: `v${x}`, ink: p.navy, lit: p.deep })
        : table({ x, y: y + 16, w: h * 1.7, h, seed: `v${x}`, ink: p.navy, lit: p.deep })
    s +=
      place(diver(gear), 620, 872, 0.74, 24) +
      bubbles(
        [
          [700, 800, 8],
          [716, 764, 12],
          [700, 726, 7],
          [724, 690, 10],
          [712, 640, 15],
          [730, 590, 8],
          [722, 540, 12],
        ],
        p.light,
        p.paper,
      )
    s +=
      fan({ x: 1400, y: 1180, h: 300, seed: 'vfa', ink: p.coral, lit: p.coral, lean: -0.12 }) +
      brain({ x: 1120, y: 1190, w: 260, h: 120, seed: 'vb', ink: p.deep, lit: p.lagoon }) +
      staghorn({ x: 180, y: 1180, h: 190, seed: 'vst', ink: p.sun, lit: p.paper }) +
      table({ x: 420, y: 1200, w: 300, h: 110, seed: 'vt', ink: p.deep, lit: p.aqua })
    return s + ridge([-60, 1130, 200, 1110, 460, 1150, 800, 1180, 1100, 1160, 1360, 1110, 1680, 1090], p.ink, 'v2')
  }, options)
