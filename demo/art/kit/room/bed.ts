// A made bed: frame, headboard, mattress, pillows, a spread, a throw across the foot. Head toward +z, centred, metres.
import { path } from '../base/core.ts'
import type { BedOptions } from './bed-options.ts'
import { cover, patternOn } from './cover.ts'
import { headboard } from './headboard.ts'
import { pillow } from './pillow.ts'
import { box, type Part, patch, shadow } from './space.ts'
export const bed =
  (opt: BedOptions): Part =>
  (s) => {
    const o = { w: 1.6, l: 2.02, h: 0.54, made: 0.68, pillows: 2 as 0 | 1 | 2, ...opt },
      { w, l, h } = o,
      x = w / 2,
      z = l / 2,
      top = -z + l * o.made,
      many = w < 1.15 ? Math.min(1, o.pillows) : o.pillows,
      seed = `bed${w}${o.head}`
    const board = headboard(s, o)
    let a = opt.floorShade ? path(shadow(s, -x - 0.05, x + 0.05, -z, z + 0.06, 0.7), opt.floorShade) : ''
    if (s.eye[2] < z) a += board
    for (const [u, v] of [
      [-x + 0.05, z - 0.12],
      [x - 0.13, z - 0.12],
      [-x + 0.05, -z + 0.05],
      [x - 0.13, -z + 0.05],
    ])
      a += box(s, [u, u + 0.08, 0, 0.2, v, v + 0.08], o.frame)
    a += box(s, [-x - 0.01, x + 0.01, 0.14, h - 0.2, -z, z], o.frame)
    a += box(s, [-x, x, h - 0.22, h, -z + 0.01, z], o.sheet)
    const soft = () => {
      let q = ''
      const n = many,
        pw = n === 1 ? Math.min(0.72, w * 0.8) : w * 0.46
      const xs = n === 0 ? [] : n === 1 ? [0] : s.eye[0] < 0 ? [w * 0.245, -w * 0.245] : [-w * 0.245, w * 0.245]
      for (const u of xs) q += pillow(s, u, h, z - 0.3, pw, o.sheet, 0.4, 0.24)
      if (o.cushion)
        for (const u of w < 1.15 ? [0] : xs.map((k) => k * 0.82))
          q += pillow(s, u, h, z - 0.48, pw * 0.72, o.cushion, 0.34, 0.16)
      return q
    }
    const cloth = () => {
      let q = cover(
        s,
        w,
        -z - 0.02,
        top,
        h + 0.025,
        h - 0.2,
        true,
        o.spread,
        seed,
        opt.pattern ? patternOn(s, opt.pattern, w, -z, top, h + 0.026, opt.patternInk ?? o.spread[2]) : '',
      )
      q += cover(s, w, top - 0.26, top, h + 0.04, 0.2, false, o.sheet, `${seed}fold`)
      if (o.throw) q += cover(s, w + 0.02, -z + 0.2, -z + 0.66, h + 0.045, 0.34, false, o.throw, `${seed}throw`)
      return q
    }
    const lightOn = opt.sun ? path(patch(s, h + 0.05, -x, x, -z, top), opt.sun) : ''
    a += s.eye[2] < z - 0.3 ? soft() + cloth() + lightOn : cloth() + lightOn + soft()
    return s.eye[2] < z ? a : a + board
  }
