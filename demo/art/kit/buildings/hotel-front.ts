// The front of a hotel on a wall in perspective: storeys of windows or balconies, string courses, a parapet. Metres.
import type { Ink } from '../base/core.ts'
import { path } from '../base/core.ts'
import type { Wall } from './site.ts'
export interface FrontInks {
  wall: Ink
  trim: Ink
  glass: Ink
  /** Shade under slabs and in the depth of balconies. */
  shade: Ink
  rail?: Ink
  lamp?: Ink
  frame?: Ink
}
export interface FrontOptions {
  inks: FrontInks
  /** Heights of the storeys from the ground up. */
  floors: readonly number[]
  bays: number
  /** Part of a bay that is opening, and part of a storey: sill and head. */
  open?: readonly [left: number, right: number]
  rise?: readonly [sill: number, head: number]
  /** Depth of the balconies; none without. */
  balcony?: number
  /** One long balcony a storey, or one a bay. */
  long?: boolean
  solid?: boolean
  from?: number
  hood?: number
  parapet?: number
  lit?: (bay: number, floor: number) => boolean
  skip?: (bay: number, floor: number) => boolean
}
/** Bars of a rail a metre high, as one outline. */
export function bars(w: Wall, u0: number, u1: number, v: number, out: number, gap: number): string {
  const m = Math.max(2, Math.round((u1 - u0) / gap))
  let d = w.quad(u0, v + 0.92, u1, v + 1.04, out)
  for (let i = 0; i <= m; i++) {
    const u = u0 + ((u1 - u0 - 0.06) * i) / m
    d += w.quad(u, v, u + 0.06, v + 0.95, out)
  }
  return d
}
export function hotelFront(w: Wall, o: FrontOptions): string {
  const { inks: c, floors, bays, open = [0.2, 0.8], rise = [0.3, 0.82], balcony = 0, from = 1, parapet = 0.9 } = o
  const top = floors.reduce((a, b) => a + b, 0),
    bay = w.len / bays
  let out = path(w.quad(0, 0, w.len, top + parapet), c.wall),
    v = 0,
    glass = '',
    lamp = '',
    frame = '',
    shade = '',
    trim = '',
    rail = '',
    slab = ''
  floors.forEach((h, f) => {
    const deep = balcony && f >= from
    for (let i = 0; i < bays; i++) {
      if (o.skip?.(i, f)) continue
      const a = (i + open[0]) * bay,
        b = (i + open[1]) * bay,
        lo = deep ? v + 0.1 : v + h * rise[0],
        hi = v + h * rise[1],
        m = (a + b) / 2
      if (deep) shade += w.quad(i * bay + bay * 0.06, v, (i + 1) * bay - bay * 0.06, v + h * 0.92)
      if (o.lit?.(i, f)) lamp += w.quad(a, lo, b, hi)
      else glass += w.quad(a, lo, b, hi)
      frame += w.quad(m - 0.05, lo, m + 0.05, hi)
      if (o.hood) {
        slab += w.shelf(a - 0.15, b + 0.15, hi + 0.06, 0, o.hood)
        trim += w.quad(a - 0.15, hi, b + 0.15, hi + 0.16, o.hood)
      }
      if (deep && !o.long) {
        const l = i * bay + bay * 0.06,
          r = (i + 1) * bay - bay * 0.06
        slab += w.shelf(l, r, v, 0, balcony)
        if (o.solid) rail += w.quad(l, v - 0.15, r, v + 1, balcony)
        else {
          trim += w.quad(l, v - 0.2, r, v + 0.06, balcony)
          rail += bars(w, l, r, v, balcony, 0.34)
        }
      }
    }
    if (deep && o.long) {
      slab += w.shelf(0, w.len, v, 0, balcony)
      if (o.solid) rail += w.quad(0, v - 0.15, w.len, v + 1, balcony)
      else {
        trim += w.quad(0, v - 0.2, w.len, v + 0.06, balcony)
        rail += bars(w, 0, w.len, v, balcony, 0.42)
      }
    } else if (!deep && f > 0) trim += w.quad(0, v - 0.12, w.len, v + 0.12, 0.08)
    v += h
  })
  if (parapet) trim += w.quad(0, top + parapet - 0.3, w.len, top + parapet, 0.12)
  out += path(shade, c.shade) + path(glass, c.glass) + path(lamp, c.lamp ?? c.glass) + path(frame, c.frame ?? c.trim)
  return out + path(slab, c.shade) + path(trim, c.trim) + path(rail, c.rail ?? c.trim)
}
