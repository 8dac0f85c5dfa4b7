// A hammock slung between two points; metres.
import { type Ink, path, ribbon } from '../base/core.ts'
import { type Part, round, spot, type Tones, type Vec } from './space.ts'
/** A hammock slung between two points (metres), its belly hanging. */
export const hammock =
  ({
    to,
    sag = 0.5,
    wide = 0.7,
    cloth,
    rope,
    stripe,
  }: {
    to: Vec
    sag?: number
    wide?: number
    cloth: Tones
    rope: Ink
    stripe?: Ink
  }): Part =>
  (s) => {
    const at = (t: number, v: number): Vec => {
      const k = Math.sin(Math.PI * t) ** 0.7,
        len = Math.hypot(to[0], to[2]) || 1
      return [
        to[0] * t - (to[2] / len) * v * wide * k * 0.5,
        to[1] * t - sag * 4 * t * (1 - t) + Math.abs(v) ** 2 * 0.2 * k,
        to[2] * t + (to[0] / len) * v * wide * k * 0.5,
      ]
    }
    const ts = Array.from({ length: 13 }, (_, i) => 0.14 + (i / 12) * 0.72),
      band = (v0: number, v1: number) =>
        round(s, [...ts.map((t) => at(t, v0)), ...[...ts].reverse().map((t) => at(t, v1))], 1 / 8)
    const cord = (t0: number, t1: number) =>
      path(
        [-1, -0.4, 0.4, 1]
          .map((v) =>
            ribbon([spot(s, at(t0, v * 0.1)), spot(s, at((t0 + t1) / 2, v * 0.6)), spot(s, at(t1, v))], () => 3.4, 6),
          )
          .join(''),
        rope,
      )
    let a = cord(0, 0.15) + cord(1, 0.85) + path(band(1, 0), cloth[2]) + path(band(0, -1), cloth[0])
    a += path(band(0.3, -0.2), cloth[1])
    if (stripe) a += path(band(-0.55, -0.72) + band(0.6, 0.8), stripe)
    return a
  }
