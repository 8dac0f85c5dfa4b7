// A room measured in metres (right, up, away) and seen through a camera that may turn: uprights stay upright, near things are clipped.
import { type Ink, type Point, path, poly, spline } from '../base/core.ts'
export type Vec = readonly [x: number, y: number, z: number]
/** Lit, body and shade of one stuff. */
export type Tones = readonly [lit: Ink, body: Ink, shade: Ink]
export interface Space {
  /** Local metres to camera metres: right, up, ahead. */
  cam(p: Vec): Vec
  eye: Vec
  /** Toward the light. */
  light: Vec
  f: number
  cx: number
  horizon: number
  /** Panes of glass the sun comes through, in local metres. */
  beams: readonly (readonly Vec[])[]
}
/** A piece of furniture: drawn in its own metres, its foot at 0, 0, 0. */
export type Part = (s: Space) => string
const NEAR = 0.12
export interface ViewOptions {
  eye: Vec
  /** Degrees the camera is turned to the right. */
  look?: number
  f?: number
  cx?: number
  horizon?: number
  light?: Vec
}
export function view({
  eye,
  look = 0,
  f = 1100,
  cx = 800,
  horizon = 560,
  light = [0.5, 0.8, 0.3],
}: ViewOptions): Space {
  const a = (look * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a)
  const cam = ([x, y, z]: Vec): Vec => {
    const dx = x - eye[0],
      dz = z - eye[2]
    return [dx * c - dz * s, y - eye[1], dx * s + dz * c]
  }
  return { cam, eye, light, f, cx, horizon, beams: [] }
}
/** The same room seen from a thing's own floor point; turn 90 sends its away side (+z) to the right. */
export function local(s: Space, x: number, y: number, z: number, turn = 0): Space {
  const a = (turn * Math.PI) / 180,
    c = Math.cos(a),
    q = Math.sin(a)
  const out = ([u, v, w]: Vec): Vec => [x + u * c + w * q, y + v, z - u * q + w * c]
  const back = ([u, v, w]: Vec): Vec => [u * c - w * q, v, u * q + w * c]
  const from = ([u, v, w]: Vec): Vec => back([u - x, v - y, w - z])
  return {
    ...s,
    cam: (p) => s.cam(out(p)),
    eye: from(s.eye),
    light: back(s.light),
    beams: s.beams.map((b) => b.map(from)),
  }
}
const flat = (s: Space, [r, u, d]: Vec): Point => [s.cx + (s.f * r) / d, s.horizon - (s.f * u) / d]
export const spot = (s: Space, p: Vec): Point => {
  const [r, u, d] = s.cam(p)
  return flat(s, [r, u, Math.max(d, NEAR)])
}
/** Sheet units a metre at that point. */
export const scaleAt = (s: Space, p: Vec) => s.f / Math.max(s.cam(p)[2], NEAR)
/** Outline of a flat face, cut at the camera; empty when behind it. */
export function face(s: Space, pts: readonly Vec[]): string {
  const q = pts.map((p) => s.cam(p)),
    out: Vec[] = []
  q.forEach((a, i) => {
    const b = q[(i + 1) % q.length]
    if (a[2] > NEAR) out.push(a)
    if (a[2] > NEAR !== b[2] > NEAR) {
      const t = (NEAR - a[2]) / (b[2] - a[2])
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR])
    }
  })
  return out.length > 2 ? poly(out.map((p) => flat(s, p))) : ''
}
/** Rounded outline through points in space. */
export const round = (s: Space, pts: readonly Vec[], k = 1 / 6) =>
  spline(
    pts.map((p) => spot(s, p)),
    true,
    k,
  )
/** A level rectangle at height y. */
export const level = (s: Space, x0: number, x1: number, z0: number, z1: number, y = 0) =>
  face(s, [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ])
/** An upright facing the viewer at depth z. */
export const front = (s: Space, x0: number, x1: number, y0: number, y1: number, z: number) =>
  face(s, [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ])
/** An upright running away at x. */
export const flank = (s: Space, x: number, z0: number, z1: number, y0: number, y1: number) =>
  face(s, [
    [x, y0, z0],
    [x, y0, z1],
    [x, y1, z1],
    [x, y1, z0],
  ])
export const disc = (s: Space, x: number, y: number, z: number, r: number) =>
  round(
    s,
    Array.from({ length: 14 }, (_, i): Vec => {
      const a = (i / 14) * Math.PI * 2
      return [x + Math.cos(a) * r, y, z + Math.sin(a) * r]
    }),
  )
type Block = readonly [x0: number, x1: number, y0: number, y1: number, z0: number, z1: number]
/** A block with the faces the eye can see; the side toward the light takes the body ink. */
export function box(s: Space, [x0, x1, y0, y1, z0, z1]: Block, [lit, body, shade]: Tones): string {
  const [ex, ey, ez] = s.eye,
    [lx, , lz] = s.light,
    tone = (n: number) => (n > 0.12 ? body : shade)
  const faces = new Map<Ink, string>(),
    add = (d: string, ink: Ink) => faces.set(ink, (faces.get(ink) ?? '') + d)
  if (ey < y0) add(level(s, x0, x1, z0, z1, y0), shade)
  if (ez > z1) add(front(s, x0, x1, y0, y1, z1), tone(lz))
  if (ex < x0) add(flank(s, x0, z0, z1, y0, y1), tone(-lx))
  if (ex > x1) add(flank(s, x1, z0, z1, y0, y1), tone(lx))
  if (ez < z0) add(front(s, x0, x1, y0, y1, z0), tone(-lz))
  if (ey > y1) add(level(s, x0, x1, z0, z1, y1), lit)
  // one path an ink, so that no hairline of what lies behind shows between two faces alike
  return [...faces].map(([ink, d]) => path(d, ink)).join('')
}
const cut = (pts: readonly Vec[], axis: 0 | 2, at: number, keep: 1 | -1): Vec[] =>
  pts.flatMap((a, i) => {
    const b = pts[(i + 1) % pts.length],
      u = (a[axis] - at) * keep,
      v = (b[axis] - at) * keep,
      t = u / (u - v)
    const mid: Vec[] = u >= 0 !== v >= 0 ? [[a[0] + (b[0] - a[0]) * t, a[1], a[2] + (b[2] - a[2]) * t]] : []
    return u >= 0 ? [a, ...mid] : mid
  })
/** Where the sun falls on a level rectangle at height y, through every pane. */
export function patch(s: Space, y: number, x0: number, x1: number, z0: number, z1: number): string {
  const [lx, ly, lz] = s.light
  return s.beams
    .map((b) => {
      if (b.every((p) => p[1] <= y)) return ''
      let q: Vec[] = b.map(([px, py, pz]) => {
        const t = Math.max(0, py - y) / ly
        return [px - lx * t, y, pz - lz * t]
      })
      q = cut(cut(cut(cut(q, 0, x0, 1), 0, x1, -1), 2, z0, 1), 2, z1, -1)
      return q.length > 2 ? face(s, q) : ''
    })
    .join('')
}
/** The shadow a block of height h lays on the floor, away from the light. */
export function shadow(s: Space, x0: number, x1: number, z0: number, z1: number, h: number, reach = 0.55): string {
  const t = Math.min(h, 1.4) * reach,
    dx = -s.light[0] * t,
    dz = -s.light[2] * t,
    q: [number, number][] = [
      [x0, z0],
      [x1, z0],
      [x1, z1],
      [x0, z1],
    ]
  let d = level(s, x0 + dx, x1 + dx, z0 + dz, z1 + dz)
  q.forEach(([x, z], i) => {
    const [u, v] = q[(i + 1) % 4],
      side: Vec[] = [
        [x, 0, z],
        [u, 0, v],
        [u + dx, 0, v + dz],
        [x + dx, 0, z + dz],
      ]
    const area = side.reduce((a, p, k) => a + p[0] * side[(k + 1) % 4][2] - side[(k + 1) % 4][0] * p[2], 0)
    d += face(s, area > 0 ? side : side.reverse())
  })
  return d
}
