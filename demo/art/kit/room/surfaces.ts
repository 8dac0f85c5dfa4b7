// What floors and walls are made of: lines laid in the plane of the floor (x, z) or of a wall (along, up).
import { type Ink, path, rng } from '../base/core.ts'
import { face, level, type Space, type Vec } from './space.ts'
export type FloorKind = 'planks' | 'boards' | 'tiles' | 'check' | 'terrazzo' | 'mat' | 'bare'
export type WallKind = 'plain' | 'dado' | 'planks' | 'bamboo' | 'weave' | 'stone' | 'brick'
/** Floor of w by d metres: joints in one ink, a few darker or lighter pieces in the other. */
export function floor(s: Space, kind: FloorKind, w: number, d: number, line: Ink, piece: Ink, z0 = 0): string {
  const r = rng(`floor${kind}`)
  let a = '',
    b = ''
  if (kind === 'planks' || kind === 'boards') {
    const across = kind === 'boards',
      step = across ? 0.24 : 0.2,
      run = across ? d - z0 : w
    for (let i = 0; i * step < run; i++) {
      const u = i * step + (across ? z0 : 0)
      if (across) a += level(s, 0, w, u, u + 0.014)
      else a += level(s, u, u + 0.012, z0, d)
      if (r() < 0.36) {
        const p = r.in(0, 0.7) * (across ? w : d)
        if (across) b += level(s, p, Math.min(w, p + r.in(0.8, 1.8)), u + 0.014, u + step)
        else b += level(s, u + 0.012, u + step, z0 + p, Math.min(d, z0 + p + r.in(0.8, 2)))
      }
    }
  }
  if (kind === 'tiles' || kind === 'check') {
    const q = kind === 'check' ? 0.5 : 0.6
    for (let x = 0; x * q < w; x++)
      for (let z = 0; z0 + z * q < d; z++) {
        if (kind === 'check' && (x + z) % 2)
          b += level(s, x * q, Math.min(w, (x + 1) * q), z0 + z * q, Math.min(d, z0 + (z + 1) * q))
      }
    if (kind === 'tiles') {
      for (let x = 0.3; x < w; x += q) a += level(s, x, x + 0.014, z0, d)
      for (let z = z0 + 0.25; z < d; z += q) a += level(s, 0, w, z, z + 0.014)
    }
  }
  if (kind === 'terrazzo')
    for (let i = 0; i < 90; i++) {
      const x = r.in(0.1, w - 0.1),
        z = r.in(z0 + 0.1, d - 0.1),
        k = r.in(0.02, 0.05),
        q: Vec[] = [
          [x - k, 0, z],
          [x, 0, z - k * 0.8],
          [x + k, 0, z + k * 0.2],
          [x + k * 0.2, 0, z + k],
        ]
      if (i % 2) a += face(s, q)
      else b += face(s, q)
    }
  if (kind === 'mat')
    for (let x = 0; x * 0.5 < w; x++)
      for (let z = 0; z0 + z * 0.5 < d; z++) {
        const odd = (x + z) % 2
        for (let i = 0; i < 4; i++) {
          const u = x * 0.5,
            v = z0 + z * 0.5,
            t = 0.06 + i * 0.12
          a += odd
            ? level(s, u + t, Math.min(w, u + t + 0.03), v, Math.min(d, v + 0.5))
            : level(s, u, Math.min(w, u + 0.5), Math.min(d, v + t), Math.min(d, v + t + 0.03))
        }
      }
  return path(b, piece) + path(a, line)
}
/** Lines on a wall `run` metres long and h high; `on` puts (along, up) on the wall. */
export function wallLines(
  s: Space,
  on: (u: number, y: number) => Vec,
  kind: WallKind,
  run: number,
  h: number,
  ink: Ink,
  dark: Ink,
): string {
  const r = rng(`wall${kind}`),
    strip = (u0: number, u1: number, y0: number, y1: number) =>
      face(s, [on(u0, y0), on(u1, y0), on(u1, y1), on(u0, y1)])
  let a = '',
    b = ''
  if (kind === 'dado') {
    a += strip(0, run, 0, 0.95)
    b += strip(0, run, 0.95, 1.01) + strip(0, run, 0, 0.1)
  }
  if (kind === 'plain') a += strip(0, run, 0, 0.1)
  if (kind === 'planks') for (let y = 0.22; y < h; y += 0.24) a += strip(0, run, y, y + 0.022)
  if (kind === 'bamboo')
    for (let u = 0.02; u < run; u += 0.13) {
      a += strip(u, u + 0.03, 0, h)
      for (let y = r.in(0.1, 0.7); y < h; y += r.in(0.5, 0.8)) b += strip(u + 0.03, u + 0.13, y, y + 0.025)
    }
  if (kind === 'weave')
    for (let u = 0; u * 0.3 < run; u++)
      for (let y = 0; y * 0.3 < h; y++)
        for (let i = 0; i < 3; i++) {
          const x0 = u * 0.3,
            y0 = y * 0.3,
            t = 0.03 + i * 0.1,
            x1 = Math.min(run, x0 + 0.3),
            y1 = Math.min(h, y0 + 0.3)
          a +=
            (u + y) % 2
              ? strip(Math.min(run, x0 + t), Math.min(run, x0 + t + 0.035), y0, y1)
              : strip(x0, x1, Math.min(h, y0 + t), Math.min(h, y0 + t + 0.035))
        }
  if (kind === 'stone' || kind === 'brick') {
    const course = kind === 'stone' ? 0.36 : 0.2
    for (let y = 0; y < h; y += course) {
      a += strip(0, run, y, y + 0.02)
      for (let u = r.in(0.1, 0.6); u < run; u += r.in(0.5, 1) * (kind === 'stone' ? 1 : 0.7)) {
        a += strip(u, u + 0.02, y, Math.min(h, y + course))
        if (r() < 0.16) b += strip(u + 0.02, Math.min(run, u + 0.44), y + 0.02, Math.min(h, y + course))
      }
    }
  }
  return path(a, ink) + path(b, dark)
}
