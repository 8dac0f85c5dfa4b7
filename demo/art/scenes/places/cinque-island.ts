// Cinque Island at noon, from the air: two wooded islets and the bar of sand that joins them at low water.

import type { SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, rect, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { skiffAbove } from '../../kit/boats/skiff.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { blob, shoal, wood } from '../../kit/sea/islet.ts'
import { crests } from '../../kit/sea/sea.ts'
import { boulder } from '../../kit/shore/boulder.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.52 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.noon,
      r = rng('cinque'),
      hz = 120
    let s = rect(0, 0, 1600, hz + 4, p.sky) + path(lens(1180, 70, 900, 26) + lens(420, 50, 560, 18), p.paper)
    s += island({ x: 300, w: 560, h: 42, horizon: hz, seed: 'ci1', ink: p.lagoon, lit: p.aqua, peak: 0.6 })
    s += rect(0, hz, 1600, 1090, p.deep)
    // deep water gives way to the shelf on a long diagonal
    s += path(
      spline(pts([-80, 300, 240, 262, 620, 214, 1000, 196, 1340, 226, 1700, 250, 1700, 1260, -80, 1260])),
      p.lagoon,
    )
    const far = { x: 1130, y: 372, rx: 270, ry: 70, seed: 'cf' },
      near = { x: 400, y: 880, rx: 320, ry: 150, seed: 'cn2' }
    const bar = pts([1090, 380, 1170, 470, 1196, 560, 1150, 650, 1030, 716, 880, 748, 720, 790, 560, 850])
    const set = { islets: [far, near], bar, width: (t: number) => 46 + 60 * t - 34 * Math.sin(Math.PI * t) }
    s += shoal({ ...set, by: 190, ink: p.aqua })
    // reef patches on the shelf, darker than the sand under them
    let reef = ''
    for (const [x, y, w] of [
      [1470, 650, 150],
      [1420, 860, 150],
      [1180, 900, 190],
      [740, 560, 170],
      [560, 620, 120],
      [860, 1060, 210],
      [1080, 1120, 160],
      [1480, 560, 110],
      [800, 430, 100],
    ]) {
      for (let i = 0; i < 4; i++)
        reef += blob({
          x: x + r.j(w * 0.5),
          y: y + r.j(w * 0.16),
          rx: w * r.in(0.2, 0.42),
          ry: w * r.in(0.08, 0.15),
          seed: `cr${x}${i}`,
        })
    }
    s += path(reef, p.deep)
    s +=
      shoal({ ...set, by: 92, ink: p.sky }) +
      shoal({ ...set, by: 34, ink: p.paper }) +
      shoal({ ...set, by: 14, ink: p.sand })
    // the dry crest of the bar, and lines the tide has left
    s += path(
      ribbon(bar, (t) => set.width(t) * 0.55, 40),
      p.paper,
    )
    s +=
      crests({ horizon: hz, ink: p.lagoon, seed: 'cd', rows: 9, bottom: 300, density: 0.9, weight: 0.7 }) +
      crests({
        horizon: hz,
        ink: p.sky,
        seed: 'ce',
        rows: 14,
        from: 0.3,
        density: 0.35,
        weight: 0.55,
        skip: (x, y) =>
          Math.hypot(x - 360, (y - 880) * 2) < 420 ||
          Math.hypot(x - 1130, (y - 372) * 3) < 340 ||
          (x > 520 && x < 1250 && y > 420 && y < 860),
      })
    const stone = [p.forest, p.deep, p.sand] as const
    for (const [x, y, w, h] of [
      [880, 420, 90, 44],
      [948, 440, 60, 30],
      [1386, 388, 100, 46],
      [1300, 436, 70, 30],
    ])
      s += boulder({ x, y, w, h, seed: `cb${x}`, tones: stone })
    s +=
      path(blob({ ...far, rx: 232, ry: 46, y: 362 }), p.forest) +
      wood({ ...far, rx: 236, ry: 42, y: 366 }, 112, 70, [p.forest, p.leaf])
    for (const [x, y, w, h] of [
      [110, 950, 170, 80],
      [210, 1010, 130, 64],
      [340, 1046, 110, 50],
      [680, 960, 120, 60],
      [600, 1008, 90, 46],
    ])
      s += boulder({ x, y, w, h, seed: `cb${x}`, tones: stone })
    s +=
      path(blob({ ...near, rx: 284, ry: 108, y: 868 }), p.forest) +
      wood({ ...near, rx: 286, ry: 96, y: 872 }, 190, 118, [p.forest, p.leaf])
    // visitors walk the bar; their boat waits in clear water above its own shadow
    const dress = { skin: p.forest, top: p.coral, cloth: p.forest, hair: p.forest, legs: 'short' as const }
    for (const [x, y, top, f] of [
      [930, 744, p.coral, 1],
      [978, 734, p.forest, 1],
      [1160, 622, p.forest, -1],
    ] as const)
      s += path(lens(x + 22, y + 2, 52, 7), p.aqua) + place(person(poses.walk, { ...dress, top }), x, y, 0.5, 0, f)
    s +=
      path(spline(pts([1180, 866, 1260, 842, 1380, 850, 1420, 872, 1360, 894, 1240, 892])), p.lagoon) +
      place(
        skiffAbove({ hull: p.paper, shade: p.sky, inside: p.sand, seat: p.coral, awning: p.coral, awningLit: p.paper }),
        1310,
        800,
        1.5,
        -6,
      )
    return s
  }, options)
