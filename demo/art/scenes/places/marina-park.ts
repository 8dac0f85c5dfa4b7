// Marina Park after sunset: the lamps come on along the promenade, the bay keeps the last of the sky.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { camera, lenses, path, place, poly, rect, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { launch } from '../../kit/boats/launch.ts'
import { clockTower } from '../../kit/buildings/clock-tower.ts'
import { lampGlow, streetLamp } from '../../kit/buildings/street-lamp.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { bars, glitter } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.6, y: 0.5 }
const draw = () => {
  const p = palettes.night,
    hz = 600,
    cam = camera({ cx: 520, horizon: hz, f: 1200, height: 2.7 }),
    r = rng('marina')
  let s = sky({
    bands: [
      [0, p.deep],
      [130, p.navy],
      [280, p.blue],
      [420, p.teal],
      [520, p.cyan],
    ],
    bottom: hz,
    seed: 'mps',
    drift: 22,
    slivers: 6,
  })
  s += stars({
    count: 60,
    bottom: 260,
    seed: 'mst',
    bright: p.paper,
    faint: p.teal,
    big: [
      [1330, 120, 12],
      [760, 90, 9],
    ],
  })
  s +=
    bars(
      quads([1100, 360, 460, 12, 1360, 386, 300, 9, 880, 470, 360, 9, 1180, 500, 420, 8, 300, 440, 320, 9]),
      p.navy,
    ) +
    bars(
      [
        [1010, 566, 520, 10],
        [1290, 580, 420, 8],
      ],
      p.lamp,
    )
  // the island across the water with its own small lights
  s +=
    island({ x: 1210, w: 560, h: 66, horizon: hz, seed: 'mi', ink: p.deep, peak: 0.4 }) +
    island({ x: 1640, w: 420, h: 40, horizon: hz, seed: 'mj', ink: p.navy, peak: 0.5 })
  s += rect(1394, 520, 9, 64, p.paper) + rect(1392, 512, 13, 9, p.lamp)
  s += sea({ horizon: hz, inks: [p.teal, p.blue, p.navy, p.deep, p.deep], seed: 'mw', power: 1.5, sway: 12 })
  s +=
    path(
      lenses([
        [1210, 608, 620, 14],
        [1250, 622, 420, 10],
      ]),
      p.deep,
    ) +
    crests({ horizon: hz, ink: p.cyan, seed: 'mc', rows: 12, density: 0.6, weight: 0.6, x0: 560 }) +
    crests({ horizon: hz, ink: p.blue, seed: 'md', rows: 14, density: 0.8, weight: 0.8, from: 0.2, x0: 700 })
  s += glitter({ x: 1398, top: 608, bottom: 720, width: 40, ink: p.lamp, rand: r })
  // launches at their moorings
  const boat = {
    hull: p.paper,
    hullShade: p.teal,
    stripe: p.lamp,
    inside: p.ink,
    awning: p.blue,
    awningShade: p.ink,
    valance: p.navy,
    post: p.ink,
  }
  s +=
    path(
      lenses([
        [1300, 838, 380, 20],
        [1280, 862, 260, 14],
      ]),
      p.ink,
    ) +
    place(launch(boat), 1290, 822, 0.74, 0, -1) +
    path(lenses(quads([1290, 828, 330, 5, 1180, 836, 120, 4, 1330, 850, 180, 5])), p.cyan)
  s +=
    path(lenses([[970, 690, 150, 7]]), p.ink) +
    place(launch({ ...boat, hull: p.teal, hullShade: p.navy, valance: p.ink }), 970, 684, 0.27)
  // park: trees, tower, lawn; then the paving, its joints, the wet gleam under each lamp
  for (const [i, [x, y, k]] of triples([40, 500, 1, 160, 530, 0.8, 420, 570, 0.45, 490, 584, 0.25]).entries())
    s += canopy({ x, y, rx: 150 * k, ry: 110 * k, seed: `mt${i}`, tones: [p.ink, p.deep] })
  s += place(
    clockTower({
      lit: p.paper,
      shade: p.blue,
      trim: p.paper,
      trimShade: p.teal,
      dark: p.navy,
      face: p.lamp,
      hand: p.ink,
      roof: p.teal,
      roofShade: p.navy,
    }),
    318,
    618,
    0.66,
  )
  for (const [i, [x, y, k]] of triples([215, 590, 0.5, 400, 606, 0.35, 90, 600, 0.7]).entries())
    s += canopy({ x, y, rx: 130 * k, ry: 70 * k, seed: `mu${i}`, tones: [p.ink, p.deep] })
  const g = (X: number, Z: number, Y = 0) => cam(X, Y, Z),
    ground = (x0: number, x1: number, ink: string, z0 = 2.2, z1 = 400) =>
      path(poly([g(x0, z1), g(x1, z1), g(x1, z0), g(x0, z0)]), ink)
  s += ground(-200, -3.4, p.ink) + ground(-3.9, 4.4, p.navy) + ground(-3.4, 3.6, p.blue)
  let joints = ''
  for (let z = 4; z < 60; z *= 1.22) joints += poly([g(-3.4, z), g(3.6, z), g(3.6, z * 1.012), g(-3.4, z * 1.012)])
  s += path(joints, p.navy) + path(poly([g(4.1, 400), g(4.4, 400), g(4.4, 2.2), g(4.1, 2.2)]), p.ink)
  const lampZ = [86, 58, 40, 28.5, 20.5, 14.6, 10.2, 7.1]
  for (const z of lampZ) {
    const [x, y] = g(3.05, z),
      k = 1200 / z
    s +=
      path(
        lenses([
          [x - 1.3 * k, y + 2, 4.2 * k, 0.34 * k],
          [x - 1.5 * k, y + 0.2 * k, 2.4 * k, 0.14 * k],
        ]),
        p.teal,
      ) + path(lenses([[x - 0.9 * k, y + 1, 2 * k, 0.15 * k]]), p.lamp)
  }
  // light the lamps spill on the sea beyond the rail
  for (const z of lampZ.slice(2)) {
    const k = 1200 / z,
      x = 520 + 5.6 * k,
      y = hz + 5 * k
    if (x < 1700)
      s += path(
        lenses([
          [x, y, 1.5 * k, 0.09 * k],
          [x + 0.2 * k, y + 0.24 * k, 1 * k, 0.08 * k],
          [x - 0.1 * k, y + 0.5 * k, 0.8 * k, 0.07 * k],
        ]),
        p.lamp,
      )
  }
  // railing, far to near, with the lamps and people among it
  const rail = (z0: number, z1: number) => {
    let d = ''
    for (const h of [0.42, 0.74, 1.05])
      d += poly([g(3.9, z0, h), g(3.9, z1, h), g(3.9, z1, h - 0.07), g(3.9, z0, h - 0.07)])
    for (let z = z0; z < z1; z *= 1.09) {
      const w = 0.05
      d += poly([g(3.9 - w, z), g(3.9 + w, z), g(3.9 + w, z, 1.12), g(3.9 - w, z, 1.12)])
    }
    return path(d, p.ink)
  }
  for (const z of lampZ) {
    const [x, y] = g(3.05, z)
    s += lampGlow(x, y, (4.1 * 1200) / z, z > 30 ? [p.lamp] : [z < 9 ? p.blue : p.teal, p.lamp])
  }
  s += rail(2.4, 120)
  const folk = (
    X: number,
    z: number,
    pose: (typeof poses)['back'],
    dress: { top: string; cloth: string; legs: 'long' | 'skirt' | 'short' },
    tall = 1.66,
    flip: 1 | -1 = 1,
  ) => {
    const [x, y] = g(X, z),
      k = (tall * 1200) / z / 100
    return (
      path(
        ribbon(pts([x, y, x - 60 * k, y + 16 * k, x - 120 * k, y + 30 * k]), (t) => k * (16 + 6 * t), 8),
        p.navy,
      ) +
      place(person(pose, { skin: p.ink, hair: p.ink, longHair: dress.legs === 'skirt', ...dress }), x, y, k, 0, flip)
    )
  }
  for (const z of lampZ) {
    const [x, y] = g(3.05, z)
    if (z < 15 && z > 14)
      s +=
        folk(0.9, 17, poses.back, { top: p.paper, cloth: p.ink, legs: 'long' }) +
        folk(0.2, 17.2, poses.back, { top: p.cyan, cloth: p.cyan, legs: 'skirt' })
    s += streetLamp({ x, y, h: (4.1 * 1200) / z, post: p.ink, globe: p.paper })
    if (z < 11 && z > 10)
      s +=
        folk(-0.7, 9.4, poses.back, { top: p.lamp, cloth: p.lamp, legs: 'skirt' }, 1.6) +
        folk(0.05, 9.5, poses.back, { top: p.glow, cloth: p.navy, legs: 'short' }, 1.08)
  }
  // palms on the lawn close the left
  s += palm({
    x: 110,
    y: 1030,
    h: 520,
    lean: -140,
    size: 300,
    seed: 'mp1',
    trunk: p.ink,
    trunkLit: p.blue,
    back: p.ink,
    mid: p.ink,
    lit: p.blue,
    light: 1,
    count: 8,
  })
  s += path(spline(pts([-60, 960, 60, 970, 200, 1010, 250, 1060, 180, 1120, 60, 1170, -60, 1200])), p.ink)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
