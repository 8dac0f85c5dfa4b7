// Tables, cupboards and drums in metres, centred, their fronts toward -z.
import { type Ink, path } from '../base/core.ts'
import { box, disc, face, type Part, round, shadow, type Tones, type Vec } from './space.ts'
/** A four-legged table, desk or bench. */
export const table =
  ({
    w = 1,
    d = 0.6,
    h = 0.74,
    top,
    shelf = false,
    floorShade,
  }: {
    w?: number
    d?: number
    h?: number
    top: Tones
    shelf?: boolean
    floorShade?: Ink
  }): Part =>
  (s) => {
    const x = w / 2,
      z = d / 2,
      list: [number, number][] = [
        [-x + 0.05, z - 0.05],
        [x - 0.05, z - 0.05],
        [-x + 0.05, -z + 0.05],
        [x - 0.05, -z + 0.05],
      ]
    list.sort((p, q) => s.cam([q[0], 0, q[1]])[2] - s.cam([p[0], 0, p[1]])[2])
    return (
      (floorShade ? path(shadow(s, -x, x, -z, z, h * 0.8), floorShade) : '') +
      list.map(([u, v]) => box(s, [u - 0.03, u + 0.03, 0, h, v - 0.03, v + 0.03], top)).join('') +
      (shelf ? box(s, [-x + 0.04, x - 0.04, 0.16, 0.2, -z + 0.04, z - 0.04], top) : '') +
      box(s, [-x, x, h - 0.05, h, -z, z], top)
    )
  }
/** A box-like cupboard: wardrobe, chest or bedside table, with doors or drawers on its near side. */
export const cupboard =
  ({
    w = 1,
    d = 0.55,
    h = 2,
    body,
    doors = 2,
    drawers = 0,
    knob,
    inset,
    floorShade,
  }: {
    w?: number
    d?: number
    h?: number
    body: Tones
    doors?: number
    drawers?: number
    knob: Ink
    inset?: Ink
    floorShade?: Ink
  }): Part =>
  (s) => {
    const x = w / 2,
      z = d / 2
    let a =
      (floorShade ? path(shadow(s, -x, x, -z, z, h * 0.6, 0.4), floorShade) : '') +
      box(s, [-x, x, 0.06, h, -z, z], body)
    if (s.eye[2] > -z) return a
    const on = (u0: number, u1: number, y0: number, y1: number) =>
      face(s, [
        [u0, y0, -z],
        [u1, y0, -z],
        [u1, y1, -z],
        [u0, y1, -z],
      ])
    let k = '',
      p = ''
    const rows = Math.max(1, drawers),
      cols = drawers ? 1 : doors
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows; j++) {
        const u0 = -x + (w * i) / cols + 0.04,
          u1 = -x + (w * (i + 1)) / cols - 0.04,
          y0 = 0.1 + ((h - 0.14) * j) / rows + 0.03,
          y1 = 0.1 + ((h - 0.14) * (j + 1)) / rows - 0.02
        p += on(u0, u1, y0, y1)
        const m = drawers ? (u0 + u1) / 2 : i % 2 ? u0 + 0.06 : u1 - 0.06,
          y = drawers ? (y0 + y1) / 2 : Math.min(1.05, (y0 + y1) / 2)
        k += on(
          m - (drawers ? 0.07 : 0.018),
          m + (drawers ? 0.07 : 0.018),
          y - (drawers ? 0.018 : 0.08),
          y + (drawers ? 0.018 : 0.08),
        )
      }
    a += path(p, inset ?? body[2]) + path(k, knob)
    return a
  }
/** A round table or stool on one post or a drum. */
export const drum =
  ({
    r = 0.3,
    h = 0.5,
    tones,
    post = false,
    floorShade,
  }: {
    r?: number
    h?: number
    tones: Tones
    post?: boolean
    floorShade?: Ink
  }): Part =>
  (s) => {
    const arc = (y: number, q: number): Vec[] =>
      Array.from({ length: 16 }, (_, i) => [Math.cos((i / 16) * 6.283) * q, y, Math.sin((i / 16) * 6.283) * q])
    const body = (y0: number, y1: number, q: number, ink: Ink) => {
      const d = Math.hypot(s.eye[0], s.eye[2]) || 1,
        px = -s.eye[2] / d,
        pz = s.eye[0] / d
      return (
        path(
          face(s, [
            [px * q, y0, pz * q],
            [-px * q, y0, -pz * q],
            [-px * q, y1, -pz * q],
            [px * q, y1, pz * q],
          ]),
          ink,
        ) + path(round(s, arc(y0, q)), ink)
      )
    }
    let a = floorShade ? path(disc(s, -s.light[0] * 0.3, 0, -s.light[2] * 0.3, r * 1.1), floorShade) : ''
    if (post)
      a += path(disc(s, 0, 0, 0, r * 0.6), tones[2]) + body(0, h, 0.04, tones[2]) + body(h - 0.05, h, r, tones[1])
    else a += body(0, h, r, tones[1])
    return a + path(round(s, arc(h, r)), tones[0])
  }
