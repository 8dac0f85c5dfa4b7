// Radhanagar Beach, late light: the sun sets over the headland tip; forest, shore and foam all point at it.

import type { Curve, Focus, Ink, Point, SceneOptions } from '../../kit/base/core.ts'
import { camera, clip, curve, group, lens, lerp, path, place, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { walker } from '../../kit/people/figure.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { depths, lobed, marks, strip } from '../../kit/shore/beach.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { bole, leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.4, y: 0.53 }
const draw = () => {
  const p = palettes.late,
    r = rng('radhanagar'),
    hz = 540,
    cam = camera({ horizon: hz, height: 6.4 })
  const shore = curve(
    pts([9, -5.4, 16, -4.2, 26, -1, 45, 3.5, 80, 9, 140, 13, 230, 8, 400, -26, 700, -115, 1100, -262]),
  )
  const zs = depths(9.5, 1100, 46)
  const sx = 470,
    sy = 420
  let s = sky({
    bands: [
      [0, p.plum],
      [70, p.wine],
      [185, p.coral],
      [300, p.orange],
      [410, p.gold],
    ],
    bottom: hz,
    seed: 'rs',
    drift: 16,
    slivers: 6,
  })
  s += sun({ x: sx, y: sy, r: 74, ink: p.paper })
  s +=
    bars(quads([430, 448, 330, 9, 545, 470, 250, 7, 330, 478, 180, 6]), p.orange) +
    bars(quads([980, 236, 520, 22, 1130, 262, 360, 14, 160, 250, 420, 18, 60, 276, 300, 12]), p.wine)
  s += island({ x: 120, w: 420, h: 34, horizon: hz, seed: 'ri', ink: p.wine, peak: 0.6 })
  const lay = (ink: Ink, a: Curve, b: Curve, at: readonly number[] = zs) => path(strip(cam, at, a, b), ink)
  // sea
  s += path(`M-10 ${hz}H1610V1210H-10z`, p.coral)
  const swell: Point[] = []
  for (let x = -60; x < 1700; x += 60)
    swell.push([x, hz + 26 + Math.sin(x / 120) * (3 + 26 * 0.05) + r.j(2 + 26 * 0.03)])
  s += path(`${spline(swell, false)}L1700 1210L-60 1210z`, p.wine)
  s += crests({ horizon: hz, ink: p.orange, seed: 'rc', rows: 22, density: 1.1, x1: 900, weight: 0.8 })
  s += crests({ horizon: hz, ink: p.plum, seed: 'rd', rows: 12, density: 0.8, x1: 800, from: 0.1, weight: 0.9 })
  s += lay(p.plum, (z) => shore(z) - 400, lobed(shore, 46, 4, 'dp', 0.1))
  s +=
    glitter({ x: sx, top: hz + 2, bottom: 1010, width: 190, ink: p.gold, rand: r, lean: -20 }) +
    glitter({ x: sx, top: hz + 2, bottom: 900, width: 84, ink: p.paper, rand: r, lean: -12 })
  // breaking swells, then spent foam
  for (const [d, th, amp] of [
    [30, 1.5, 1.7],
    [17, 1.3, 1.2],
  ]) {
    const a = lobed(shore, d, amp, `w${d}`, 0.1)
    s += lay(p.plum, a, (z) => a(z) + th * 1.6) + lay(p.gold, a, (z) => a(z) + th * 0.42)
  }
  const f1 = lobed(shore, 6.2, 0.8, 'f1b', 0.13),
    f2 = lobed(shore, 2.2, 0.55, 'f2b', 0.13),
    f3 = lobed(shore, -0.3, 0.7, 'f3', 0.2)
  const dry = lobed(shore, -5.4, 0.6, 'dry', 0.12),
    wall = (z: number) => shore(z) + curve(pts([8, 24, 40, 21, 90, 22, 200, 24, 500, 26]))(z)
  const wet = strip(cam, zs, f2, (z: number) => dry(z) + 0.2)
  s +=
    lay(
      p.wine,
      (z) => f1(z),
      (z) => shore(z) + 3,
    ) + lay(p.paper, f1, (z) => f1(z) + 0.55)
  s += lay(
    p.gold,
    (z) => shore(z) - 1,
    (z) => wall(z) + 60,
  )
  s += path(wet, p.coral)
  // what the wet sand gives back: the sky low down, the forest beyond, the sun's pillar
  let mirror = lay(p.orange, f2, (z) => lerp(f2(z), dry(z), 0.62), depths(9.5, 420, 30))
  let shade = ''
  for (let i = 0; i < 12; i++) {
    const z = 64 + i * 22,
      [x, y] = cam(dry(z) - 0.4, 0, z)
    shade += lens(x - (60 * 30) / z, y + 3, (560 * 30) / z, (15 * 30) / z + 5, 0)
  }
  mirror +=
    path(shade, p.wine) +
    glitter({ x: 560, top: 640, bottom: 1200, width: 260, ink: p.gold, rand: rng('m1'), gap: 0.8 }) +
    glitter({ x: 545, top: 700, bottom: 1200, width: 110, ink: p.paper, rand: rng('m2'), gap: 0.9 })
  s += clip(wet, mirror)
  s += lay(p.paper, f2, (z) => f2(z) + 0.34) + lay(p.gold, f3, (z) => f3(z) + 0.1, depths(9.5, 80, 30))
  s += marks(cam, shore, { seed: 'mk', ink: p.orange, from: 6.5, to: 20, near: 10, far: 120, count: 60 })
  // forest: far headland to near trees
  const fz = [1100, 900, 720, 600, 500, 420, 350, 290, 240, 200, 168, 140, 118, 100, 84, 70, 58, 48, 40, 33]
  const front = fz.map((z) => cam(wall(z), 0, z))
  // long shadows lie to the right and toward us: a cool band on the dry sand under the trees
  s += lay(
    p.wine,
    (z) => wall(z) - 4 - 1.0 * Math.sin(Math.log(z) * 9),
    (z) => wall(z) + 50,
    depths(10, 500, 30),
  )
  s += lay(
    p.forest,
    (z) => wall(z) - 0.5,
    (z) => wall(z) + 60,
    depths(12, 1100, 30),
  )
  // the forest is a wall before it is trees: one dark mass under the crowns so no sky shows between boles
  const mass = (from: number, to: number, ink: Ink) => {
    const q: Point[] = []
    for (let z = from; z >= to; z *= 0.94) {
      const [x] = cam(wall(z) + 6, 0, z),
        [, y] = cam(0, (z > 600 ? 15 : 19) + r.j(1.6), z)
      q.push([x, y])
    }
    const [ex, ey] = cam(wall(to), 0, to),
      [bx, by] = cam(wall(from), 0, from)
    return path(`${spline(q, false, 0.12)}L${ex + 40} ${ey}L${bx} ${by + 1}z`, ink)
  }
  s +=
    mass(1100, 330, p.wine) +
    mass(430, 130, p.plum) +
    path(
      spline(pts([1130, 330, 1240, 250, 1400, 120, 1640, -40, 1640, 800, 1500, 720, 1300, 640, 1130, 600])),
      p.forest,
    )
  fz.forEach((z, i) => {
    const k = 1400 / z,
      tone =
        z > 420
          ? [p.wine, p.coral, p.orange]
          : z > 150
            ? [p.plum, p.wine, p.coral]
            : z > 75
              ? [p.forest, p.teal, p.orange]
              : [p.ink, p.forest, p.teal]
    const ht = z > 600 ? 22 : z > 200 ? 26 : 30
    for (const off of z > 150 ? [26, 12, 3] : [16, 3]) {
      const [x, y] = cam(wall(z) + off + r.j(3), 0, z),
        h = (ht + off * 0.35) * r.in(0.82, 1.12) * k
      if (x > 1900) continue
      if (z < 420)
        s += bole({
          x,
          y: y + 2,
          h: h * 0.8,
          w: 1.1 * k,
          seed: `b${i}${off}`,
          ink: tone[0],
          lit: off < 5 ? (z < 150 ? p.orange : p.coral) : '',
        })
      s += treeCrown({
        x,
        y: y - h * 0.8,
        rx: h * 0.34,
        ry: h * 0.26,
        seed: `t${i}${off}`,
        tones: tone,
        shadeFrom: z < 75 ? 0.55 : 0.18,
      })
      if (off < 5)
        s += treeCrown({
          x: x + h * 0.12,
          y: y - h * 0.42,
          rx: h * 0.24,
          ry: h * 0.17,
          seed: `u${i}`,
          tones: tone.slice(0, 2),
          lobes: 5,
        })
    }
    if (i)
      s += thicket({
        pts: [
          [front[i - 1][0], front[i - 1][1], 0.6],
          [front[i][0] + 8, front[i][1] + 1, 1],
        ],
        size: 3.6 * k,
        seed: `th${i}`,
        tones: tone.slice(0, 2),
        step: 0.6,
      })
  })
  // two people walking where the reflection is brightest
  for (const [x, z, st, skirt] of [
    [-0.1, 33, 1, true],
    [1.0, 34, -1, false],
  ] as const) {
    const [fx, fy] = cam(x, 0, z),
      k = (1.66 * 1400) / z / 100
    const who = {
      skin: p.ink,
      top: skirt ? p.paper : p.ink,
      cloth: skirt ? p.coral : p.ink,
      hair: p.ink,
      skirt,
      stride: st,
    }
    s +=
      group(
        walker({ skin: p.wine, top: p.wine, cloth: p.wine, hair: p.wine, skirt, stride: st }),
        `transform="translate(${fx} ${fy + 2}) scale(${k} ${-k * 0.9})"`,
      ) + place(walker(who), fx, fy, k, 0, 1)
  }
  // footprints lead in; beach creeper darkens the near corner
  let fp = ''
  for (let i = 0; i < 26; i++) {
    const t = i / 26,
      z = 11 + 21 * t ** 1.4,
      X = lerp(3.2, 1.2, t) + (i % 2 ? 0.16 : -0.16) + Math.sin(t * 5) * 0.3,
      [x, y] = cam(X, 0, z)
    fp += lens(x, y, (0.3 * 1400) / z, (0.075 * 1400) / z)
  }
  s += path(fp, p.wine)
  s +=
    leaves({ x: 1590, y: 1230, size: 330, seed: 'lv1', tones: [p.ink, p.forest], from: -3.05, to: -1.2, count: 26 }) +
    leaves({ x: 1380, y: 1240, size: 170, seed: 'lv2', tones: [p.ink, p.forest], from: -2.9, to: -0.3, count: 20 })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
