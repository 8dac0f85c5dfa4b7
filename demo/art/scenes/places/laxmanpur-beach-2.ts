// Laxmanpur Beach 2 at low tide, late in the day: someone crouches at a pool to look at a starfish.

import type { Ink, Point, SceneOptions } from '../../kit/base/core.ts'
import { circle, lens, path, place, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { person, poses } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { boulder } from '../../kit/shore/boulder.ts'
import { pool, strata } from '../../kit/shore/rock.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.59 }
const star = (x: number, y: number, k: number, turn: number) =>
  spline(
    Array.from({ length: 10 }, (_, i): Point => {
      const a = turn + (i * Math.PI) / 5,
        q = i % 2 ? k * 0.34 : k
      return [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.58]
    }),
    true,
    0.1,
  )
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.late,
      hz = 190,
      r = rng('lax2')
    let s = sky({
      bands: [
        [0, p.orange],
        [50, p.gold],
        [120, p.paper],
      ],
      bottom: hz,
      seed: '2s',
      drift: 10,
      slivers: 6,
    })
    s +=
      sea({ horizon: hz, bottom: 330, inks: [p.teal, p.forest, p.teal], seed: '2w', power: 1.2, sway: 6 }) +
      crests({ horizon: hz, bottom: 330, ink: p.paper, seed: '2c', rows: 9, weight: 0.7, density: 0.9 })
    const flat = (y: number, ink: Ink, amp: number, ph: number) => {
      const q = []
      for (let x = -60; x <= 1680; x += 52) q.push(x, y + Math.sin(x / 190 + ph) * amp + r.j(amp * 0.9))
      return path(`${spline(pts(q), false, 0.1)}L1700 1260L-60 1260z`, ink)
    }
    s +=
      flat(296, p.paper, 6, 1) +
      flat(312, p.wine, 8, 2) +
      flat(372, p.coral, 8, 2.6) +
      flat(410, p.wine, 10, 3) +
      flat(700, p.plum, 16, 5) +
      flat(1030, p.ink, 24, 2)
    s +=
      strata({
        x0: -40,
        x1: 1640,
        beds: 5,
        guide: (j, x) => 410 + j * 28 + Math.sin(x / 150 + j) * 6,
        seed: '2a',
        ink: p.coral,
        weight: 8,
        len: [80, 300],
        gap: [140, 460],
      }) +
      strata({
        x0: -40,
        x1: 1640,
        beds: 6,
        guide: (j, x) => 590 + j * 52 + Math.sin(x / 170 + j) * 9,
        seed: '2b',
        ink: p.wine,
        weight: 11,
        len: [90, 340],
        gap: [200, 520],
      }) +
      strata({
        x0: -40,
        x1: 1640,
        beds: 5,
        guide: (j, x) => 430 + j * 48 + Math.sin(x / 140 + j * 2) * 8,
        seed: '2d',
        ink: p.plum,
        weight: 9,
        len: [80, 260],
        gap: [120, 420],
      }) +
      strata({
        x0: -40,
        x1: 1640,
        beds: 4,
        guide: (j, x) => 980 + j * 64 + Math.sin(x / 180 + j) * 10,
        seed: '2e',
        ink: p.plum,
        weight: 13,
        len: [90, 300],
        gap: [260, 600],
      })
    // dead coral heads left dry
    for (const [x, y, w, h] of [
      [180, 420, 170, 70],
      [310, 440, 90, 40],
      [1380, 400, 200, 80],
      [1520, 420, 140, 60],
      [900, 376, 80, 30],
      [620, 400, 60, 22],
    ])
      s += boulder({ x, y, w, h, seed: `2r${x}`, tones: [p.ink, p.plum, p.wine] })
    const small = [
      [
        [560, 470, 360, 26],
        [700, 480, 240, 22],
      ],
      [
        [1180, 520, 420, 34],
        [1340, 530, 260, 28],
      ],
      [
        [230, 620, 380, 50],
        [380, 636, 240, 40],
      ],
    ] as [number, number, number, number][][]
    small.forEach((rounds, i) => {
      s += pool({
        rounds,
        seed: `2p${i}`,
        rim: p.coral,
        lip: p.ink,
        water: p.gold,
        mirror: path(lens(rounds[0][0], rounds[0][1] + 4, rounds[0][2] * 0.6, 8), p.paper),
      })
    })
    // the pool in front of us: sky in the far half, the bottom showing in the near half
    const big: [number, number, number, number][] = [
      [300, 880, 220, 90],
      [720, 880, 980, 270],
      [1040, 850, 560, 180],
      [420, 930, 460, 200],
      [900, 940, 700, 190],
      [1080, 900, 460, 170],
    ]
    const who = { skin: p.ink, top: p.paper, cloth: p.forest, hair: p.ink, hat: p.gold, legs: 'short' as const }
    const px = 1340,
      py = 836,
      k = 5.4
    let water = path(
      spline(pts([-80, 860, 200, 900, 420, 880, 640, 930, 860, 900, 1080, 950, 1400, 920, 1400, 1200, -80, 1200])),
      p.teal,
    )
    water += path(
      spline(pts([200, 1000, 420, 960, 620, 1000, 880, 980, 1060, 1020, 1240, 990, 1300, 1200, 100, 1200])),
      p.forest,
    )
    water += path(
      [
        [560, 806, 420, 10],
        [700, 840, 520, 10],
        [480, 862, 220, 8],
        [840, 880, 200, 7],
      ]
        .map(([x, y, w, h]) => lens(x, y, w, h))
        .join(''),
      p.paper,
    )
    // starfish, sea cucumber and weed on the bottom
    water +=
      path(star(800, 958, 112, 0.3), p.ink) +
      path(star(790, 940, 106, 0.3), p.coral) +
      path(star(790, 940, 48, 0.3 + Math.PI / 5), p.gold)
    water +=
      path(spline(pts([400, 960, 450, 938, 520, 944, 548, 966, 500, 982, 430, 980])), p.ink) +
      path(lens(470, 950, 90, 8), p.plum) +
      path(star(640, 990, 30, 0.9), p.plum) +
      circle(1010, 996, 15, p.plum) +
      circle(1040, 1004, 10, p.plum) +
      circle(330, 936, 12, p.plum)
    s += pool({ rounds: big, seed: '2big', rim: p.wine, lip: p.ink, water: p.gold, mirror: water })
    // rings where a finger has touched
    s += path(lens(1150, 800, 110, 10), p.paper)
    s +=
      path(spline(pts([1250, 850, 1290, 826, 1400, 822, 1470, 850, 1460, 930, 1370, 960, 1300, 930])), p.plum) +
      path(lens(px - 10, py + 6, 250, 30), p.ink) +
      place(person(poses.crouch, who), px, py, k, 0, -1)
    // someone else, far out on the flat
    s +=
      path(lens(470, 402, 70, 7), p.plum) +
      place(person(poses.walk, { ...who, hat: undefined, top: p.teal, cloth: p.ink }), 470, 400, 1.1)
    s +=
      boulder({ x: 90, y: 1190, w: 460, h: 210, seed: '2n1', tones: [p.ink, p.ink, p.ink] }) +
      boulder({ x: 1500, y: 1210, w: 420, h: 190, seed: '2n2', tones: [p.ink, p.ink, p.ink] }) +
      boulder({ x: 1300, y: 1220, w: 220, h: 80, seed: '2n3', tones: [p.ink, p.ink, p.ink] })
    return s
  }, options)
