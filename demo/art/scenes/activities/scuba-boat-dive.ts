// From twelve metres down, looking up: the hull on the bright round of the surface, a guest and an instructor on the anchor line.

import { table } from '../../kit/animals/coral.ts'
import { school } from '../../kit/animals/school.ts'
import type { Focus, Ink, Point, SceneOptions } from '../../kit/base/core.ts'
import { lens, lerp, path, place, rect, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { cycle, drift, inAndOut, rising, sway } from '../../kit/base/motion.ts'
import { pts } from '../../kit/base/points.ts'
import { bubbles, diver } from '../../kit/people/diver.ts'
import { ridge } from '../../kit/sea/under-water.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.56, y: 0.42 }
export const clip = { seconds: 5 }
const draw = (time: number) => {
  const p = palettes.reef
  // the window of light: uneven rounds, one ink lighter toward the middle, that breathe with the swell
  const round = (cx: number, cy: number, rx: number, ry: number, seed: string, rough: number) => {
    const r = rng(seed),
      q: Point[] = []
    for (let i = 0; i < 44; i++) {
      const a = (i / 44) * Math.PI * 2,
        k = 1 + r.j(rough) + rough * 0.8 * sway(time, 1, r())
      q.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k])
    }
    return spline(q)
  }
  let s =
    rect(0, 0, 1600, 1204, p.navy) +
    path(round(900, 220, 1130, 830, 'o1', 0.02), p.deep) +
    path(round(890, 200, 830, 590, 'o2', 0.026), p.lagoon) +
    path(round(880, 180, 590, 410, 'o3', 0.032), p.aqua) +
    path(round(872, 164, 420, 286, 'o4', 0.04), p.light)
  // broken ovals of paper in the middle of it, coming and going
  const g = rng('glints')
  let ov = ''
  for (let i = 0; i < 64; i++) {
    const a = g() * 6.283,
      d = Math.sqrt(g()),
      k = 0.45 + 0.55 * inAndOut(cycle(time, 1, g()), 0.5)
    ov += lens(
      870 + Math.cos(a) * d * 400,
      166 + Math.sin(a) * d * 262,
      lerp(150, 44, d) * k,
      lerp(34, 10, d) * k,
      g.j(5),
    )
  }
  s += path(ov, p.paper)
  // rays fan out from the light, thin and long, past the hull
  const ray = (a: number, w: number, len: number, i: number) => {
    const t = a + 0.03 * sway(time, 1, i * 0.29),
      dx = Math.cos(t),
      dy = Math.sin(t),
      from = 600 + 30 * (i % 3)
    return `M${(880 + dx * from - dy * w * 0.1).toFixed(1)} ${(190 + dy * from * 0.7 + dx * w * 0.12).toFixed(1)}L${(880 + dx * len - dy * w).toFixed(1)} ${(190 + dy * len + dx * w).toFixed(1)}L${(880 + dx * len + dy * w).toFixed(1)} ${(190 + dy * len - dx * w).toFixed(1)}L${(880 + dx * from + dy * w * 0.12).toFixed(1)} ${(190 + dy * from * 0.7 - dx * w * 0.12).toFixed(1)}z`
  }
  s += path(
    [
      [2.62, 44, 1400],
      [2.2, 28, 1300],
      [1.86, 64, 1300],
      [1.52, 30, 1300],
      [1.14, 76, 1300],
      [0.76, 34, 1300],
      [0.44, 60, 1300],
    ]
      .map(([a, w, len], i) => ray(a, w, len, i))
      .join(''),
    p.aqua,
    'opacity=".26"',
  )
  // the hull from below: a leaf with its keel, rudder and propeller, rolling a little
  const hull =
    path(
      spline(pts([-330, 0, -286, -62, -120, -92, 80, -84, 250, -44, 352, 0, 250, 44, 80, 84, -120, 92, -286, 62])),
      p.ink,
    ) +
    path(spline(pts([-316, 12, -120, 34, 80, 34, 250, 18, 346, 2, 250, 42, 80, 80, -120, 88, -284, 58])), p.navy) +
    path(spline(pts([-300, -6, 0, -10, 340, -2, 340, 3, 0, 8, -300, 7])), p.deep) +
    path(lens(-352, 0, 66, 15) + lens(-340, -20, 18, 46) + lens(-340, 22, 18, 46), p.ink)
  const hx = 880 + 7 * drift(time),
    hy = 176 + 5 * sway(time, 1, 0.2)
  s += place(hull, hx, hy, 1, -15 + 1.2 * sway(time, 1, 0.05))
  // far reef, fish over it
  s += path(
    ridge(pts([-60, 930, 160, 900, 420, 1000, 760, 1070, 1100, 1050, 1380, 960, 1660, 900]), rng('f1'), 16),
    p.navy,
  )
  s +=
    table({ x: 190, y: 930, w: 210, h: 110, seed: 'ba', ink: p.navy, lit: p.deep }) +
    table({ x: 1440, y: 960, w: 240, h: 120, seed: 'bb', ink: p.navy, lit: p.deep })
  s += school({
    line: pts([-60, 700, 120, 640, 300, 520, 420, 400, 470, 260, 440, 120]),
    count: 60,
    spread: 58,
    size: 1.7,
    rand: rng('bs'),
    ink: p.navy,
    lit: p.light,
    time,
    places: 6,
  })
  // the anchor line, from the bow down past the two to the sand
  const bow: Point = [hx + 336, hy - 86],
    line: Point[] = [bow, [1196 + 5 * sway(time), 330], [1120 + 8 * sway(time, 1, 0.9), 660], [1010, 960], [930, 1180]]
  s += path(
    ribbon(line, () => 5, 26),
    p.paper,
  )
  const gear = (fin: Ink, tank: Ink, kick: number) => ({
    suit: p.ink,
    suitLit: p.deep,
    tank,
    tankLit: p.paper,
    fin,
    finLit: p.sun,
    skin: p.sun,
    glass: p.light,
    kick,
  })
  // one behind the other, hands on the line, feet toward the boat
  const low: Point = [1090 + 8 * drift(time, 0.4), 810 + 10 * sway(time, 1, 0.6)],
    high: Point = [1262 + 7 * drift(time, 0.1), 524 + 9 * sway(time, 1, 0.35)]
  s +=
    place(diver(gear(p.paper, p.aqua, sway(time, 2, 0.3))), high[0], high[1], 0.92, 62, -1) +
    place(diver(gear(p.coral, p.sun, sway(time, 2))), low[0] - 30, low[1] - 40, 1.02, -52, -1)
  const air = (x: number, y: number, seed: string, to: number) =>
    bubbles(rising({ x, from: y, to, count: 11, size: 17, rand: rng(seed), time, wobble: 26 }), p.light, p.paper)
  s += air(low[0] - 130, low[1] + 10, 'a1', 360) + air(high[0] + 40, high[1] + 30, 'a2', 250)
  // near reef, black against the blue
  s += table({ x: 330, y: 1190, w: 420, h: 210, seed: 'bc', ink: p.ink, lit: p.navy })
  s += path(
    ridge(pts([-60, 1090, 200, 1120, 500, 1170, 900, 1190, 1200, 1150, 1420, 1080, 1660, 1030]), rng('f2'), 16),
    p.ink,
  )
  return s
}
export default (options?: SceneOptions): string => sheet(() => draw(options?.time ?? 0), options)
