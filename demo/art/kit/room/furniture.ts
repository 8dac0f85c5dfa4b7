// Chairs, tables, cupboards, shelves and rugs in metres, their backs toward +z.
import { type Ink, path } from '../base/core.ts'
import { pillow } from './bed.ts'
import { box, disc, face, level, type Part, patch, round, shadow, type Tones, type Vec } from './space.ts'

const same = (i: Ink): Tones => [i, i, i]
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
/** Planks on the wall with things on them; hung at y = 0. */
export const shelf =
  ({ w = 1, wood, things }: { w?: number; wood: Tones; things: readonly Tones[] }): Part =>
  (s) => {
    let a = '',
      u = -w / 2 + 0.08
    things.forEach((t, i) => {
      const k = [0.16, 0.07, 0.06, 0.2, 0.08][i % 5],
        h = [0.16, 0.26, 0.22, 0.1, 0.3][i % 5]
      a += box(s, [u, u + k, 0.03, 0.03 + h, -0.08, 0.06], t)
      u += k + 0.05
    })
    return box(s, [-w / 2, w / 2, 0, 0.04, -0.13, 0.1], wood) + a
  }
export const plain = same
