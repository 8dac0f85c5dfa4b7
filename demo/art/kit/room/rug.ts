// Rugs, flat on the floor; metres, centred.
import { type Ink, path } from '../base/core.ts'
import { disc, level, type Part, patch } from './space.ts'
/** A rug, plain, bordered or striped; round if w is null. */
export const rug =
  ({
    w,
    d,
    ink,
    line,
    kind = 'border',
    sun,
  }: {
    w: number
    d: number
    ink: Ink
    line: Ink
    kind?: 'border' | 'stripes' | 'round' | 'fringe'
    sun?: Ink
  }): Part =>
  (s) => {
    const x = w / 2,
      z = d / 2
    if (kind === 'round')
      return (
        path(disc(s, 0, 0.01, 0, x), ink) +
        path(disc(s, 0, 0.01, 0, x * 0.82), line) +
        path(disc(s, 0, 0.01, 0, x * 0.7), ink) +
        path(disc(s, 0, 0.01, 0, x * 0.2), line)
      )
    let a = ''
    if (kind === 'border')
      a =
        level(s, -x + 0.1, x - 0.1, -z + 0.1, -z + 0.16) +
        level(s, -x + 0.1, x - 0.1, z - 0.16, z - 0.1) +
        level(s, -x + 0.1, -x + 0.16, -z + 0.1, z - 0.1) +
        level(s, x - 0.16, x - 0.1, -z + 0.1, z - 0.1)
    if (kind === 'stripes') for (let u = -x + 0.12; u < x - 0.1; u += 0.3) a += level(s, u, u + 0.13, -z, z)
    if (kind === 'fringe')
      for (let v = -z + 0.2; v < z - 0.1; v += 0.36)
        a += level(s, -x, x, v, v + 0.1) + level(s, -x, x, v + 0.14, v + 0.17)
    return (
      path(level(s, -x, x, -z, z, 0.01), ink) + path(a, line) + (sun ? path(patch(s, 0.01, -x, x, -z, z), sun) : '')
    )
  }
