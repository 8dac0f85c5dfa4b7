// Framed prints, weavings and mirrors flat on a wall; metres.
import { type Ink, path } from '../base/core.ts'
import { type Opening, onWall } from './opening.ts'
import { face, round, type Space, type Vec } from './space.ts'

type Art = 'sea' | 'leaf' | 'boat' | 'sun' | 'fish' | 'weave' | 'mirror' | 'shell'
/** A framed print, a weaving or a mirror flat on a wall. */
export function picture(
  s: Space,
  w: number,
  d: number,
  o: {
    wall: Opening['wall']
    at: number
    y: number
    pw: number
    ph: number
    frame: Ink
    ground: Ink
    inks: readonly Ink[]
    art: Art
  },
): string {
  const on = (u: number, v: number): Vec =>
      onWall(o.wall, o.at + (o.wall === 'right' ? -1 : 1) * u * o.pw * 0.5, o.y + v * o.ph * 0.5, w, d),
    quad = (u0: number, u1: number, v0: number, v1: number) =>
      face(s, [on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)]),
    shape = (q: readonly number[], k = 1 / 6) => {
      const v: Vec[] = []
      for (let i = 0; i < q.length; i += 2) v.push(on(q[i], q[i + 1]))
      return round(s, v, k)
    },
    ring = (x: number, y: number, r: number) =>
      shape(
        Array.from({ length: 24 }, (_, i) =>
          i % 2 ? y + (Math.sin(((i - 1) / 24) * 6.283) * r * o.pw) / o.ph : x + Math.cos((i / 24) * 6.283) * r,
        ),
      )
  const [a, b, c] = [o.inks[0], o.inks[1] ?? o.inks[0], o.inks[2] ?? o.inks[0]]
  if (o.art === 'weave') {
    let t = path(quad(-1, 1, -1, 1), o.ground),
      z1 = '',
      z2 = ''
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 5; i++) {
        const x = -0.8 + i * 0.4,
          y = 0.75 - j * 0.5
        z1 += shape([x - 0.18, y, x, y - 0.2, x + 0.18, y, x, y + 0.2], 0)
        z2 += shape([x - 0.07, y, x, y - 0.08, x + 0.07, y, x, y + 0.08], 0)
      }
    t += path(z1, a) + path(z2, b) + path(quad(-1.08, 1.08, 1, 1.08), o.frame)
    let fr = ''
    for (let i = 0; i < 12; i++) fr += quad(-1 + i * 0.17, -0.9 + i * 0.17, -1.18, -1)
    return t + path(fr, o.ground)
  }
  if (o.art === 'mirror')
    return (
      path(ring(0, 0, 1), o.frame) +
      path(ring(0, 0, 0.86), o.ground) +
      path(shape([-0.5, -0.5, -0.2, -0.7, 0.6, 0.4, 0.3, 0.66], 0), a)
    )
  const f = 0.88
  let t = path(quad(-1, 1, -1, 1), o.frame) + path(quad(-f, f, -f, f), o.ground)
  if (o.art === 'sea')
    t += path(quad(-f, f, -f, -0.1), a) + path(quad(-f, f, -f, -0.5), b) + path(ring(0.3, 0.35, 0.22), c)
  if (o.art === 'sun') t += path(ring(0, 0.05, 0.46), c) + path(quad(-f, f, -f, -0.3), a)
  if (o.art === 'leaf')
    t +=
      path(
        [-1, -0.3, 0.4]
          .map((k, i) =>
            shape([0, -0.7, 0.25 + k * 0.3, -0.1 + i * 0.12, k * 0.7, 0.5 + i * 0.1, k * 0.35 - 0.12, 0.1]),
          )
          .join(''),
        a,
      ) + path(shape([0, -0.8, 0.04, -0.3, 0.02, 0.4, -0.04, -0.3]), b)
  if (o.art === 'boat')
    t +=
      path(quad(-f, f, -f, -0.35), a) +
      path(shape([-0.6, -0.2, 0.6, -0.2, 0.36, -0.5, -0.4, -0.5], 0), b) +
      path(shape([-0.05, -0.12, 0.5, -0.12, -0.05, 0.65], 0), c)
  if (o.art === 'fish')
    t +=
      path(shape([-0.6, 0, -0.1, 0.4, 0.4, 0.05, 0.7, 0.35, 0.66, -0.3, 0.4, -0.05, -0.1, -0.36]), a) +
      path(shape([-0.16, 0.36, -0.02, 0.36, 0.02, -0.33, -0.12, -0.34], 0), b)
  if (o.art === 'shell')
    t +=
      path(shape([0, -0.55, -0.5, 0, -0.4, 0.4, 0, 0.55, 0.4, 0.4, 0.5, 0]), a) +
      path([-0.3, 0, 0.3].map((k) => shape([0, -0.5, k - 0.03, 0.42, k + 0.03, 0.42], 0)).join(''), b)
  return t
}
