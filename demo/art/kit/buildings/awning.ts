// Sloping sheets on a wall: a striped awning with a valance, and a lean-to roof with ribs. Metres along and up the wall.
import type { Ink } from '../base/core.ts'
import { path, poly } from '../base/core.ts'
import type { Wall } from './site.ts'
export interface AwningOptions {
  from?: number
  to?: number
  top: number
  foot: number
  drop?: number
  out: number
  strips: number
  inks: readonly [Ink, Ink]
}
export function awning(
  w: Wall,
  { from = 0, to = w.len, top, foot, drop = 0.35, out, strips, inks }: AwningOptions,
): string {
  const d = ['', '']
  for (let i = 0; i < strips; i++) {
    const a = from + ((to - from) * i) / strips,
      b = from + ((to - from) * (i + 1)) / strips
    d[i % 2] +=
      poly([w.at(a, top), w.at(b, top), w.at(b, foot, out), w.at(a, foot, out)]) + w.quad(a, foot - drop, b, foot, out)
  }
  return path(d[0], inks[0]) + path(d[1], inks[1])
}
export interface LeanToOptions {
  from: number
  to: number
  eave: number
  out: number
  ridge: number
  /** How far behind the wall the top edge lies. */
  back?: number
  ribs: number
  inks: { sheet: Ink; rib: Ink; edge: Ink }
}
export function leanTo(w: Wall, { from, to, eave, out, ridge, back = 0, ribs, inks }: LeanToOptions): string {
  const strip = (a: number, b: number) =>
    poly([w.at(a, eave, out), w.at(b, eave, out), w.at(b, ridge, -back), w.at(a, ridge, -back)])
  let d = ''
  for (let i = 1; i < ribs; i++) {
    const u = from + ((to - from) * i) / ribs
    d += strip(u, u + 0.09)
  }
  return (
    path(strip(from, to), inks.sheet) + path(d, inks.rib) + path(w.quad(from, eave - 0.2, to, eave, out), inks.edge)
  )
}
