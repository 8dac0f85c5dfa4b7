// Cellular Jail, morning: two wings run to the watchtower, the sun stands behind it, the lawn lies between.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { camera, path, place, poly, ribbon } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { tower } from '../../kit/buildings/jail-tower.ts'
import { wing } from '../../kit/buildings/jail-wing.ts'
import { walker } from '../../kit/people/figure.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.6, y: 0.535 }
const draw = () => {
  const p = palettes.dawn,
    hz = 760,
    cam = camera({ cx: 800, horizon: hz, f: 1250, height: 3.4 })
  let s = sky({
    bands: [
      [0, p.jade],
      [110, p.mist],
      [330, p.paper],
      [560, p.butter],
    ],
    bottom: hz + 20,
    seed: 'js',
    drift: 18,
    slivers: 6,
  })
  const tx = 9.5,
    tz = 74,
    [bx, by] = cam(tx, 0, tz),
    k = 1250 / tz
  s += sun({ x: bx + 86, y: 350, r: 176, ink: p.peach })
  s +=
    cloud({ x: 330, y: 400, w: 360, h: 70, seed: 'jc1', ink: p.paper }) +
    cloud({ x: 1390, y: 300, w: 300, h: 60, seed: 'jc2', ink: p.paper })
  // trees beyond the yard
  for (const [x, h] of pts([700, 120, 800, 150, 1120, 130, 1210, 110]))
    s += treeCrown({ x, y: hz - h, rx: 95, ry: 70, seed: `jt${x}`, tones: [p.leaf, p.jade, p.mist].slice(0, 2) })
  s += path(`M-10 ${hz}H1610V1210H-10z`, p.leaf)
  const stone = { wall: p.butter, reveal: p.peach, dark: p.mauve, trim: p.paper, roof: p.rose, roofLit: p.peach }
  const shaded = { wall: p.rose, reveal: p.mauve, dark: p.ink, trim: p.peach, roof: p.mauve, roofLit: p.rose }
  s += wing(cam, { from: [tx - 5, tz + 1], to: [-18.5, 17], bays: 19, ...stone, back: -1, sun: 1 })
  s += wing(cam, { from: [tx + 5, tz + 1], to: [23.5, 26], bays: 14, ...shaded, back: 1, sun: -1 })
  s += tower({
    x: bx,
    y: by,
    s: k,
    floors: 4,
    fh: 5.2,
    r: 5.6,
    lit: p.paper,
    mid: p.butter,
    shade: p.rose,
    trim: p.paper,
    trimShade: p.peach,
    dark: p.mauve,
    roof: p.mauve,
    roofLeft: p.ink,
    roofRight: p.rose,
    lightFrom: 1,
    horizon: hz,
  })
  // lawn: mown bands toward the tower, the tower's own long shadow falling to the left of the path, plinths
  const g = (X: number, Z: number) => cam(X, 0, Z)
  let mow = ''
  for (let i = 0; i < 6; i++) {
    const a = -15 + i * 6.4
    mow += poly([g(tx - 7 + i * 2.6, tz - 6), g(tx - 5.7 + i * 2.6, tz - 6), g(a + 3.2, 6), g(a, 6)])
  }
  s += path(mow, p.jade)
  s +=
    path(poly([g(tx - 1.6, tz - 6.5), g(tx + 1.6, tz - 6.5), g(3.6, 8), g(-1.4, 8)]), p.butter) +
    path(
      poly([g(tx - 1.6, tz - 6.5), g(tx - 1.25, tz - 6.5), g(-0.85, 8), g(-1.4, 8)]) +
        poly([g(tx + 1.25, tz - 6.5), g(tx + 1.6, tz - 6.5), g(3.6, 8), g(3.05, 8)]),
      p.peach,
    )
  s += path(
    poly([
      g(tx - 5.2, tz - 4),
      g(-6.6, 24),
      g(-6.1, 22.4),
      g(-7.9, 18.4),
      g(-8.7, 18.5),
      g(-7.4, 14.2),
      g(-4.7, 17.2),
      g(-5.4, 17.8),
      g(-4.2, 21.6),
      g(-3.2, 22),
      g(tx + 4, tz - 5.4),
    ]),
    p.ink,
  )
  s += path(poly([g(23.5, 26), g(tx + 6, tz), g(tx + 4, tz - 3), g(10.5, 20), g(14, 12), g(40, 12)]), p.ink)
  // people on the path, and their shadows
  for (const [X, Z, skirt, st] of [
    [2.2, 19, true, 1],
    [3.05, 19.3, false, -1],
  ] as const) {
    const [fx, fy] = g(X, Z),
      q = (1.68 * 1250) / Z / 100
    s +=
      path(
        ribbon(
          [
            [fx, fy - 2],
            [fx - 52 * q, fy + 26 * q],
            [fx - 112 * q, fy + 56 * q],
          ],
          (t) => q * (8 + 14 * Math.sin(Math.PI * t)),
        ),
        p.rose,
      ) +
      place(
        walker({ skin: p.ink, top: skirt ? p.rose : p.paper, cloth: p.ink, hair: p.ink, skirt, stride: st }),
        fx,
        fy,
        q,
      )
  }
  // palms: one pair breaks the left roof line, a dark corner of garden closes the right
  const t3 = { trunk: p.ink, trunkLit: p.leaf, back: p.ink, mid: p.ink, lit: p.leaf }
  s +=
    palm({ x: 250, y: 1010, h: 560, lean: -70, size: 210, seed: 'jp1', ...t3, light: 1, count: 8 }) +
    palm({ x: 330, y: 1000, h: 400, lean: 60, size: 170, seed: 'jp2', ...t3, light: 1, count: 8 })
  s += path(
    ribbon(pts([250, 1006, 120, 1050, -60, 1116]), (t) => 12 + 10 * t) +
      ribbon(pts([330, 1000, 200, 1060, 20, 1136, -80, 1180]), (t) => 11 + 12 * t),
    p.ink,
  )
  for (const [x, k] of pts([190, 1, 380, 0.9, 285, 1.2]))
    s += treeCrown({
      x,
      y: 1004 - 16 * k,
      rx: 92 * k,
      ry: 40 * k,
      seed: `js${x}`,
      tones: [p.ink, p.leaf, p.butter],
      light: [0.6, -0.7],
    })
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
