// Balcony rails and square posts; metres.
import { path } from '../base/core.ts'
import { box, face, type Part, type Tones } from './space.ts'
/** A balcony rail from 0,0 along +x: posts, top rail, thin uprights or cross-pieces. */
export const rail =
  ({
    w,
    h = 0.95,
    tones,
    kind = 'uprights',
  }: {
    w: number
    h?: number
    tones: Tones
    kind?: 'uprights' | 'cross' | 'glass' | 'rope'
  }): Part =>
  (s) => {
    let a = ''
    const n = Math.max(1, Math.round(w / 1.2))
    if (kind === 'uprights')
      for (let x = 0.12; x < w; x += 0.13)
        a += face(s, [
          [x, 0.1, 0],
          [x + 0.028, 0.1, 0],
          [x + 0.028, h, 0],
          [x, h, 0],
        ])
    if (kind === 'cross')
      for (let i = 0; i < n; i++) {
        const x0 = (w * i) / n,
          x1 = (w * (i + 1)) / n
        a +=
          face(s, [
            [x0, 0.12, 0],
            [x0 + 0.06, 0.12, 0],
            [x1, h, 0],
            [x1 - 0.06, h, 0],
          ]) +
          face(s, [
            [x1, 0.12, 0],
            [x1 - 0.06, 0.12, 0],
            [x0, h, 0],
            [x0 + 0.06, h, 0],
          ])
      }
    if (kind === 'rope')
      for (const y of [0.3, 0.6])
        a += face(s, [
          [0, y, 0],
          [w, y, 0],
          [w, y + 0.03, 0],
          [0, y + 0.03, 0],
        ])
    let o = path(a, tones[1])
    for (let i = 0; i <= n; i++) o += box(s, [(w * i) / n - 0.04, (w * i) / n + 0.04, 0, h, -0.04, 0.04], tones)
    return (
      o + box(s, [-0.05, w + 0.05, h, h + 0.07, -0.05, 0.05], tones) + box(s, [0, w, 0.08, 0.13, -0.02, 0.02], tones)
    )
  }
/** A square post or column, full height. */
export const post =
  (h: number, t: Tones, k = 0.14): Part =>
  (s) =>
    box(s, [-k / 2, k / 2, 0, h, -k / 2, k / 2], t)
