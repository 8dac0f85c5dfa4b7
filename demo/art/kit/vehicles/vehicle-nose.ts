// What a vehicle shows in front: windscreen, grille, lamps, plate, and the mirrors at its corners.
import { clip, lerp, type Point, path, poly, ribbon, spline } from '../base/core.ts'
import type { Frame } from './vehicle-frame.ts'
import type { VehicleKind } from './vehicle-kinds.ts'
import type { VehicleInks } from './vehicle-side.ts'

/** A field of the front: between two places across, and two heights that may differ at its ends. */
const field = (f: Frame, t0: number, t1: number, lo: number, hi: number, lo1 = lo, hi1 = hi): Point[] => {
  const at = (i: number) => lerp(t0, t1, i / 6)
  return [
    ...Array.from({ length: 7 }, (_, i) => f.front(at(i), lerp(hi, hi1, i / 6))),
    ...Array.from({ length: 7 }, (_, i) => f.front(at(6 - i), lerp(lo1, lo, i / 6))),
  ]
}
/** Windscreen with its pillars, header and a bar of light. */
export function screenOf(f: Frame, kind: VehicleKind, c: VehicleInks): string {
  const [, cowl, header] = kind.marks,
    z0 = kind.outline[cowl * 3 + 1] + 0.02,
    z1 = kind.outline[header * 3 + 1] - 0.02,
    deep = kind.horns ? 0.94 : 0.9,
    pane = spline(field(f, -deep, deep, z0, z1), true, 0.03)
  const slant = (a: number, b: number) =>
    poly([f.front(a, z0), f.front(a - 0.36, z1), f.front(b - 0.36, z1), f.front(b, z0)])
  let heads = ''
  for (const t of [-0.42, 0.42]) heads += spline(field(f, t - 0.17, t + 0.17, z0, z0 + (z1 - z0) * 0.44), true, 0.16)
  return (
    path(spline(f.band(cowl, header), true, 0.02), kind.ribbon ? c.dark : c.front) +
    path(pane, c.glass) +
    clip(pane, path(heads, c.inside) + path(slant(0.3, 0.62) + slant(0.72, 0.8), c.glare)) +
    (kind.horns ? path(poly(field(f, -deep, deep, z1 - 0.02, z1 + 0.2)), c.dark) : '')
  )
}
export function noseOf(f: Frame, kind: VehicleKind, c: VehicleInks): string {
  const [gw, g0, g1] = kind.grille,
    [a, la, b, lb, d, ld, e, le] = kind.lamps,
    low = kind.outline[1],
    mid = lerp(low, kind.outline[4], 1)
  let wraps = ''
  let s = path(spline(field(f, -0.98, 0.98, low, mid + 0.02), true, 0.03), c.dark)
  s += path(spline(field(f, -0.98, 0.98, mid + 0.02, mid + 0.09), true, 0.02), c.low)
  s += path(spline(field(f, -gw, gw, g0, g1), true, 0.06), c.dark)
  if (kind.chrome) {
    let bars = ''
    for (let i = 0; i < 3; i++) {
      const z = lerp(g0, g1, (i + 0.6) / 3.2)
      bars += poly(field(f, -gw * 0.94, gw * 0.94, z - 0.015, z + 0.015))
    }
    s += path(bars + poly(field(f, -gw, gw, g1 - 0.01, g1 + 0.04)), c.trim)
  }
  for (const k of [-1, 1]) {
    const lamp: Point[] = [
      f.front(a * k, la),
      f.front(lerp(a, b, 0.5) * k, lerp(la, lb, 0.5)),
      f.front(b * k, lb),
      f.front(d * k, ld),
      f.front(lerp(d, e, 0.5) * k, lerp(ld, le, 0.5)),
      f.front(e * k, le),
    ]
    const wrap = k === 1 ? wrapOf(f, kind, lb, ld) : ''
    wraps += wrap
    s += path(spline(lamp, true, 0.06), c.lamp)
    if (k === 1) s += path(spline(field(f, 0.6 * k, 0.84 * k, mid - 0.06, mid + 0.0), true, 0.1), c.indicator ?? c.lamp)
  }
  const plate = field(f, -0.26, 0.26, mid - 0.06, mid + 0.07)
  const skin = spline(f.band(0, kind.marks[0] + 1), true, 0.02)
  return clip(skin, s + path(poly(plate), c.trim)) + path(wraps, c.lamp)
}
/** The lamp's end round our corner. */
function wrapOf(f: Frame, kind: VehicleKind, hi: number, lo: number): string {
  const x1 = f.corner(hi),
    x0 = f.corner(lo),
    long = kind.horns ? 0.12 : 0.3
  return poly([
    f.side(x0, lo, 0.004),
    f.side(x1, hi, 0.004),
    f.side(x1 - long, hi + 0.02, 0.004),
    f.side(x0 - long * 0.5, lo + 0.05, 0.004),
  ])
}
/** The mirror of our side (1) or the far one (-1). */
export function mirrors(f: Frame, kind: VehicleKind, c: VehicleInks, which: -1 | 1): string {
  const [, cowl, header] = kind.marks,
    w = kind.half[0]
  if (kind.horns) {
    const hx = kind.outline[header * 3] - 0.1,
      hz = kind.outline[header * 3 + 1],
      y = (w - 0.05) * which,
      o = (w + 0.12) * which
    const arm = ribbon([f.at(hx, y, hz), f.at(hx + 0.45, o, hz + 0.02), f.at(hx + 0.5, o, hz - 0.3)], () => 5, 8)
    return (
      path(arm, c.dark) +
      path(
        spline(
          [
            f.at(hx + 0.4, o, hz - 0.24),
            f.at(hx + 0.6, o, hz - 0.24),
            f.at(hx + 0.6, o, hz - 0.78),
            f.at(hx + 0.4, o, hz - 0.78),
          ],
          true,
          0.1,
        ),
        c.dark,
      )
    )
  }
  const x = kind.outline[cowl * 3] - 0.14,
    z = kind.belt + 0.06,
    big = kind.belt > 1.25 ? 1.5 : 1,
    y0 = (w - 0.04) * which,
    y1 = (w + 0.2) * which
  const back = [
      f.at(x - 0.02, y0, z),
      f.at(x - 0.02, y1, z),
      f.at(x - 0.02, y1, z + 0.16 * big),
      f.at(x - 0.02, y0 + 0.08 * which, z + 0.16 * big),
    ],
    outer = [
      f.at(x - 0.06, y1, z),
      f.at(x + 0.12, y1, z + 0.02),
      f.at(x + 0.12, y1, z + 0.13 * big),
      f.at(x - 0.06, y1, z + 0.16 * big),
    ],
    face = [
      f.at(x + 0.12, y0, z + 0.02),
      f.at(x + 0.12, y1, z + 0.02),
      f.at(x + 0.12, y1, z + 0.13 * big),
      f.at(x + 0.12, y0 + 0.08 * which, z + 0.13 * big),
    ]
  return (
    path(poly(back), c.dark) +
    path(spline(face, true, 0.06), c.front) +
    path(spline(outer, true, 0.06), which === 1 ? c.side : c.front)
  )
}
