// Kalapathar at the minute of sunrise: the disc stands in the gap between two black blocks, and a couple in its path.

import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { clip, lens, path, place, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { boulder } from '../../kit/shore/boulder.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, glitter, sun } from '../../kit/sky/sun.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.52, y: 0.5 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 560,
      at = 850
    let s = sky({
      bands: [
        [0, p.mauve],
        [90, p.rose],
        [260, p.peach],
        [430, p.butter],
      ],
      bottom: hz,
      seed: 'kss',
      drift: 20,
      slivers: 5,
    })
    s +=
      cloud({ x: 300, y: 210, w: 520, h: 80, seed: 'ksc', ink: p.mauve, lit: p.rose, light: 1 }) +
      cloud({ x: 1330, y: 150, w: 420, h: 66, seed: 'ksd', ink: p.mauve }) +
      sun({ x: at, y: hz - 84, r: 112, ink: p.paper }) +
      bars(
        [
          [790, 486, 330, 8],
          [930, 516, 260, 7],
        ],
        p.peach,
      ) +
      island({ x: 1180, w: 520, h: 40, horizon: hz, seed: 'ksi', ink: p.rose, peak: 0.3 })
    s += sea({
      horizon: hz,
      bottom: 900,
      inks: [p.rose, p.mauve, p.rose, p.peach],
      seed: 'ksw',
      power: 1.6,
      sway: 10,
    })
    s +=
      crests({ horizon: hz, bottom: 900, ink: p.butter, seed: 'kse', rows: 14, density: 0.8, weight: 0.7 }) +
      glitter({ x: at, top: hz + 3, bottom: 880, width: 230, ink: p.paper, rand: rng('ksg') })
    // spent waves run up a beach that still shines
    const wash = (y: number, lift: number, seed: string): string => {
      const r = rng(seed),
        line: Point[] = []
      for (let x = -80; x <= 1680; x += 88) line.push([x, y + Math.sin(x / 210 + lift) * 14 + r.j(7)])
      return `${spline(line, false, 0.16)}L1700 1240L-100 1240z`
    }
    const wet = wash(880, 2.1, 'kw3')
    s +=
      path(wash(836, 0.4, 'kw1'), p.paper) +
      path(wash(848, 0.5, 'kw2'), p.mauve) +
      path(wash(866, 2, 'kw3'), p.butter) +
      path(wet, p.peach)
    s += clip(
      wet,
      path(wash(1034, 1.2, 'kw4'), p.rose) +
        path(wash(1136, 2.6, 'kw5'), p.mauve) +
        glitter({ x: at, top: 886, bottom: 1180, width: 300, ink: p.butter, rand: rng('ksh'), power: 1 }) +
        glitter({ x: at, top: 890, bottom: 1120, width: 150, ink: p.paper, rand: rng('ksk'), power: 1 }),
    )
    // rocks far out in the light, then the two blocks that make the gate
    const far = [p.ink, p.leaf, p.mauve] as const
    for (const [x, y, w, h, light] of [
      [1090, 640, 120, 44, -1],
      [1010, 652, 70, 26, -1],
      [610, 668, 110, 38, 1],
      [1180, 726, 170, 74, -1],
      [520, 748, 190, 80, 1],
    ] as const)
      s += path(lens(x, y + 8, w * 1.3, 16), p.butter) + boulder({ x, y, w, h, seed: `kf${x}`, tones: far, light })
    const black = [p.ink, p.ink, p.leaf] as const
    for (const [x, y, w, h, light] of [
      [160, 960, 620, 560, 1],
      [440, 984, 300, 220, 1],
      [1450, 970, 560, 420, -1],
      [1230, 996, 260, 170, -1],
      [560, 1030, 150, 76, 1],
      [1140, 1040, 120, 56, -1],
    ] as const)
      s += path(lens(x, y + 24, w * 1.04, 34), p.mauve) + boulder({ x, y, w, h, seed: `kg${x}`, tones: black, light })
    // a couple stands in the path of light, its long reflection under their feet
    const who = { skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink }
    const reflected = (x: number, legs: 'long' | 'skirt') =>
      `<g transform="translate(${x} 956) scale(1.5 -1.1)">${person(poses.back, { skin: p.mauve, top: p.mauve, cloth: p.mauve, hair: p.mauve, legs })}</g>`
    s +=
      reflected(836, 'long') +
      reflected(886, 'skirt') +
      place(person(poses.back, who), 836, 954, 1.5) +
      place(person(poses.back, { ...who, top: p.rose, cloth: p.rose, legs: 'skirt', longHair: true }), 886, 954, 1.42)
    // pebbles, and leaves of the shore wood over our heads
    const r = rng('ksp')
    let stones = ''
    for (let i = 0; i < 26; i++) stones += lens(r.in(120, 1480), r.in(1060, 1180), r.in(14, 46), r.in(6, 14))
    s += path(stones, p.ink)
    s +=
      leaves({ x: -40, y: -30, size: 340, seed: 'ksl', tones: [p.ink, p.leaf], from: 0.1, to: 1.5, count: 20 }) +
      leaves({ x: 1640, y: -40, size: 280, seed: 'ksm', tones: [p.ink, p.leaf], from: 1.7, to: 3, count: 18 })
    return (
      s + path(spline(pts([-40, 1190, 300, 1176, 700, 1194, 1100, 1180, 1660, 1190, 1660, 1240, -40, 1240])), p.ink)
    )
  }, options)
