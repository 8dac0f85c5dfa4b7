// A few metres off the beach, over bright sand: an instructor holds the guest by the tank, the light of the waves nets the bed.

import { staghorn, table } from '../../kit/animals/coral.ts'
import { fish } from '../../kit/animals/fish.ts'
import { school } from '../../kit/animals/school.ts'
import type { Focus, Ink, SceneOptions } from '../../kit/base/core.ts'
import { curve, clip as cut, group, lens, n, path, place, rect, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { cycle, drift, inAndOut, orbit, rising, sway } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { bubbles, diver } from '../../kit/people/diver.ts'
import { lightNet } from '../../kit/sea/light-net.ts'
import { ridge, shafts, water } from '../../kit/sea/under-water.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.46, y: 0.46 }
export const clip = { seconds: 5 }
const draw = (time: number) => {
  const p = palettes.noon
  let s =
    rect(0, 0, 1600, 1204, p.paper) +
    water(70, p.sky, 14, time, 0.2) +
    water(190, p.aqua, 16, time, 0.5) +
    path(
      spline(pts([-100, 330, 60, 350, 210, 470, 330, 530, 440, 680, 600, 780, 760, 940, 640, 1060, -100, 1100])),
      p.lagoon,
    ) +
    path(spline(pts([-100, 560, 30, 580, 130, 690, 250, 740, 380, 880, 420, 1000, -100, 1100])), p.deep)
  // the ceiling: long ovals, bright toward the shore
  const g = rng('shore-ceiling')
  let pale = ''
  for (let i = 0; i < 46; i++) {
    const x = g.in(-40, 1640),
      k = 0.4 + 0.6 * inAndOut(cycle(time, 1, g()), 0.5)
    pale += lens(x, 40 + g() * 120, g.in(90, 260) * k, g.in(7, 18) * k, g.j(5))
  }
  s += path(pale, p.paper)
  s += path(
    shafts(
      [
        [520, 50, 180, 150, 1000],
        [700, 30, 520, 90, 1000],
        [860, 60, 830, 170, 940],
        [1060, 40, 1180, 120, 820],
      ],
      180,
      time,
    ),
    p.sky,
    'opacity=".38"',
  )
  s += school({
    line: pts([-60, 470, 140, 430, 300, 330, 470, 300, 620, 350]),
    count: 50,
    spread: 52,
    size: 1.7,
    rand: rng('hs'),
    ink: p.deep,
    lit: p.paper,
    time,
  })
  // a dark head of coral where the sand ends, then the sand itself, climbing to the beach
  s += path(ridge(pts([-60, 800, 100, 770, 240, 800, 420, 900, 560, 960, 700, 980]), rng('h1'), 14), p.forest)
  s +=
    table({ x: 150, y: 800, w: 220, h: 120, seed: 'ha', ink: p.forest, lit: p.deep }) +
    staghorn({ x: 330, y: 860, h: 130, seed: 'hb', ink: p.forest, lit: p.deep })
  const edge = curve([
    [-120, 960],
    [300, 930],
    [700, 870],
    [1050, 730],
    [1350, 540],
    [1720, 300],
  ])
  const bed: [number, number][] = []
  for (let x = -120; x <= 1720; x += 60) bed.push([x, edge(x)])
  const sand = `${spline(bed, false)}L1720 1260L-120 1260z`
  s += path(sand, p.sand)
  // the two, their shadows on the bed, the net of light over all of it
  const gx = 640 + 9 * drift(time, 0.1),
    gy = 560 + 13 * sway(time, 1, 0.15),
    ix = 806 + 8 * drift(time, 0.3),
    iy = 462 + 11 * sway(time, 1, 0.3)
  const gear = (fin: Ink, tank: Ink, top: Ink, kick: number) => ({
    suit: p.forest,
    suitLit: top,
    tank,
    tankLit: p.paper,
    fin,
    finLit: p.paper,
    skin: p.sand,
    glass: p.sky,
    kick,
  })
  const flat = {
      suit: p.aqua,
      suitLit: p.aqua,
      tank: p.aqua,
      tankLit: p.aqua,
      fin: p.aqua,
      finLit: p.aqua,
      skin: p.aqua,
      glass: p.aqua,
    },
    shadow = (x: number, y: number, kick: number) =>
      group(diver({ ...flat, kick }), `transform="translate(${n(x)} ${n(y)}) skewX(-30) scale(-1.3 .36)"`)
  s += cut(sand, shadow(gx + 130, 1040, 0.8 * sway(time, 2)) + shadow(ix + 230, 940, 0.8 * sway(time, 2, 0.2)))
  s += cut(
    sand,
    path(
      lightNet({ edge, bottom: 1230, x0: -260, x1: 1800, rows: 11, columns: 27, weight: 12, seed: 'net', time }),
      p.paper,
    ),
  )
  s +=
    place(
      diver(gear(p.leaf, p.leaf, p.deep, 0.8 * sway(time, 2, 0.2))),
      ix,
      iy,
      1.3,
      -14 + 1.6 * sway(time, 1, 0.4),
      -1,
    ) +
    place(diver(gear(p.coral, p.coral, p.lagoon, 0.8 * sway(time, 2))), gx, gy, 1.3, -9 + 2 * sway(time, 1, 0.2), -1)
  const air = (x: number, y: number, seed: string) =>
    bubbles(rising({ x, from: y, to: 130, count: 10, size: 18, rand: rng(seed), time, wobble: 26 }), p.sky, p.paper)
  s += air(gx - 150, gy - 20, 'ba') + air(ix - 170, iy - 60, 'bb')
  // two small fish over the sand, a star on it
  for (const [i, [x, y, k]] of (
    [
      [1010, 800, 0.8],
      [1110, 862, 0.62],
      [1210, 770, 0.5],
    ] as const
  ).entries()) {
    const o = orbit(time, 24, 9, 1, i * 0.3)
    s += place(
      fish({ body: p.lagoon, stripe: p.forest, fin: p.deep, eye: p.forest, belly: p.paper, tall: 1.1, bars: 1 }),
      x + o[0],
      y + o[1],
      k,
      3 * sway(time, 1, i * 0.4),
      1,
    )
  }
  const arm = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * 6.283 + 0.3,
      k = i % 2 ? 20 : 58
    return [1290 + Math.cos(a) * k, 1040 + Math.sin(a) * k * 0.5]
  }).flat()
  s += path(lens(1296, 1062, 120, 22), p.aqua) + path(spline(pts(arm), true, 0.1), p.coral)
  // near coral holds the left corner
  s += staghorn({ x: 120, y: 1190, h: 260, seed: 'hc', ink: p.forest, lit: p.leaf })
  return s + path(spline(pts([-60, 1110, 120, 1120, 300, 1170, 420, 1240, -60, 1260])), p.forest)
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
