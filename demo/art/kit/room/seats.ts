// Chairs and sofas in metres, their backs toward +z.
import { type Ink, path } from '../base/core.ts'
import { pillow } from './pillow.ts'
import { box, type Part, shadow, type Tones } from './space.ts'
/** An easy chair or, wide, a sofa. */
export const armchair =
  ({
    w = 0.8,
    frame,
    seat,
    cushion,
    floorShade,
  }: {
    w?: number
    frame: Tones
    seat: Tones
    cushion?: Tones
    floorShade?: Ink
  }): Part =>
  (s) => {
    const x = w / 2,
      arm = (u: number) => box(s, [u - 0.07, u + 0.07, 0.08, 0.6, -0.38, 0.36], seat),
      far = s.eye[0] < 0 ? x : -x
    let a = floorShade ? path(shadow(s, -x - 0.06, x + 0.06, -0.4, 0.42, 0.8), floorShade) : ''
    for (const [u, v] of [
      [-x, 0.3],
      [x - 0.06, 0.3],
      [-x, -0.36],
      [x - 0.06, -0.36],
    ])
      a += box(s, [u, u + 0.06, 0, 0.1, v, v + 0.06], frame)
    const back = box(s, [-x, x, 0.1, 0.92, 0.26, 0.42], seat)
    if (s.eye[2] < 0.3) a += back
    a +=
      arm(far) +
      box(s, [-x, x, 0.1, 0.34, -0.38, 0.3], seat) +
      box(s, [-x + 0.08, x - 0.08, 0.34, 0.46, -0.4, 0.28], [seat[0], seat[1], seat[1]])
    if (cushion) a += pillow(s, -x * 0.3, 0.46, 0.1, 0.46, cushion, 0.36, 0.12)
    a += arm(-far)
    return s.eye[2] < 0.3 ? a : a + back
  }
/** A wooden chair with a slatted back. */
export const chair =
  ({ frame, seat, floorShade }: { frame: Tones; seat?: Tones; floorShade?: Ink }): Part =>
  (s) => {
    const leg = (u: number, v: number, h: number) => box(s, [u - 0.025, u + 0.025, 0, h, v - 0.025, v + 0.025], frame),
      back =
        [-0.2, -0.07, 0.07, 0.2].map((u) => box(s, [u - 0.02, u + 0.02, 0.46, 0.92, 0.19, 0.22], frame)).join('') +
        box(s, [-0.23, 0.23, 0.86, 0.96, 0.18, 0.23], frame)
    const far = s.eye[0] < 0 ? 0.2 : -0.2
    let a = floorShade ? path(shadow(s, -0.22, 0.22, -0.22, 0.22, 0.5), floorShade) : ''
    a +=
      leg(far, 0.2, 0.46) +
      leg(-far, 0.2, 0.46) +
      (s.eye[2] < 0 ? back : '') +
      leg(far, -0.2, 0.44) +
      leg(-far, -0.2, 0.44)
    a += box(s, [-0.24, 0.24, 0.42, 0.47, -0.24, 0.24], seat ?? frame)
    return a + (s.eye[2] < 0 ? '' : back)
  }
