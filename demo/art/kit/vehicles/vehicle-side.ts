// Our side of a vehicle: paint in two tones, panes with seats behind them, doors, hollows of the wheels.
import { clip, type Ink, lens, lerp, type Point, path, poly, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import type { Frame } from './vehicle-frame.ts'
import type { VehicleKind } from './vehicle-kinds.ts'
import { arch } from './vehicle-wheel.ts'

export interface VehicleInks {
  /** Bonnet and roof, nose, our side, the side below its crease. */
  top: Ink
  front: Ink
  side: Ink
  low: Ink
  glass: Ink
  /** Light lying on the glass. */
  glare: Ink
  /** Heads of the seats seen through it. */
  inside: Ink
  /** Tyres, hollows, bumper. */
  dark: Ink
  rim: Ink
  lamp: Ink
  /** Number plate, mouldings of the better cars. */
  trim: Ink
  shadow: Ink
  indicator?: Ink
}
/** Outlines in metres ahead and up, painted on the side. */
export type Stripes = readonly (readonly [outline: readonly number[], ink: Ink])[]
/** Panes, what is seen through them and the light on them. */
function glazing(f: Frame, kind: VehicleKind, c: VehicleInks) {
  const low = kind.belt + 0.04,
    list = kind.windows
  let all = '',
    bars = ''
  for (let i = 0; i < list.length; i += 4) {
    const [bf, tf, tr, br] = list.slice(i, i + 4),
      up = (x: number) => Math.min(f.roofAt(x) - 0.11, kind.windowTop ?? 9)
    const q: Point[] = [f.side(bf, low)]
    for (let k = 0; k <= 4; k++) {
      const x = lerp(tf, tr, k / 4)
      q.push(f.side(x, Math.max(low + 0.02, up(x))))
    }
    q.push(f.side(br, low))
    all += spline(q, true, 0.04)
    const m = lerp(bf, br, 0.3),
      h = up(lerp(tf, tr, 0.5)) - low,
      w = Math.min(0.34, Math.abs(bf - br) * 0.3)
    bars += poly([
      f.side(m, low),
      f.side(m - h * 0.5, low + h * 1.1),
      f.side(m - h * 0.5 - w, low + h * 1.1),
      f.side(m - w, low),
    ])
  }
  let heads = ''
  for (const x of kind.seats)
    heads += spline(
      pts([0.2, -0.2, 0.16, 0.14, 0.1, 0.16, 0.09, 0.3, -0.1, 0.32, -0.13, 0.16, -0.2, 0.12, -0.26, -0.2]).map(
        ([u, v]) => f.at(x + u, kind.half[0] * 0.4, low + 0.06 + v),
      ),
      true,
      0.1,
    )
  const ribbonEdge = kind.ribbon ? ribbonOf(f, kind, low) : ''
  return (
    (ribbonEdge ? path(ribbonEdge, c.dark) : '') +
    path(all, c.glass) +
    clip(all, path(heads, c.inside) + path(bars, c.glare)) +
    (kind.chrome
      ? path(
          poly([
            f.side(list[0] + 0.12, low - 0.03),
            f.side(list[list.length - 1] - 0.06, low - 0.03),
            f.side(list[list.length - 1] - 0.06, low + 0.015),
            f.side(list[0] + 0.06, low + 0.015),
          ]),
          c.trim,
        )
      : '')
  )
}
/** Where the pillars are dark: one band round all the panes. */
function ribbonOf(f: Frame, kind: VehicleKind, low: number) {
  const list = kind.windows,
    last = list.length,
    from = list[1] - 0.02,
    to = list[last - 2] - 0.04,
    up = (x: number) => Math.min(f.roofAt(x) - 0.08, (kind.windowTop ?? 9) + 0.04)
  return spline(
    [
      f.side(list[0] + 0.12, low - 0.02),
      ...Array.from({ length: 9 }, (_, k) => {
        const x = lerp(from, to, k / 8)
        return f.side(x, Math.max(low, up(x)))
      }),
      f.side(list[last - 1] - 0.12, low - 0.02),
    ],
    true,
    0.03,
  )
}
export function sideOf(f: Frame, kind: VehicleKind, c: VehicleInks, stripes: Stripes = [], leftSide = false) {
  const [, cowl, , , tail] = kind.marks,
    end = kind.outline.length / 3 - 1,
    [wf, wr, r] = kind.wheels,
    body = poly([...f.edge(0, cowl), ...f.edge(tail, end)]),
    cabin = poly(f.edge(cowl, tail)),
    crease = lerp(kind.sill, kind.belt, 0.46),
    out = (x: number, z: number) => f.side(x, z),
    hair = (list: readonly Point[]) => poly(list)
  let s = path(cabin, c.side) + path(body, c.side)
  s += clip(
    body,
    path(
      poly([
        out(9, crease - 0.12),
        out(wf, crease - 0.03),
        out(wr, crease + 0.05),
        out(-9, crease + 0.04),
        out(-9, 0),
        out(9, 0),
      ]),
      c.low,
    ) +
      stripes
        .map(([list, ink]) =>
          path(
            spline(
              pts(list).map(([x, z]) => f.side(x, z)),
              true,
              0.06,
            ),
            ink,
          ),
        )
        .join('') +
      path(poly([out(wf, kind.sill), out(wr, kind.sill), out(wr, 0), out(wf, 0)]), c.dark),
  )
  // shut lines: a hair of the low tone, never an outline
  let shut = ''
  for (const x of kind.doors)
    if (x > wr + r * 1.2 || kind.belt > 1.25)
      shut += hair([
        out(x, kind.belt - 0.02),
        out(x - 0.022, kind.belt - 0.02),
        out(x - 0.022, kind.sill + 0.02),
        out(x, kind.sill + 0.02),
      ])
    else
      shut += hair([
        out(x, kind.belt - 0.02),
        out(x - 0.022, kind.belt - 0.02),
        out(wr + r * 1.15, r * 1.6),
        out(wr + r * 1.2, r * 1.5),
      ])
  for (const [i, x] of (kind.bays ?? []).entries()) {
    const to = kind.bays?.[i + 1]
    shut += hair([out(x, crease), out(x - 0.03, crease), out(x - 0.03, kind.sill + 0.04), out(x, kind.sill + 0.04)])
    if (to !== undefined) shut += lens(...out(lerp(x, to, 0.5), crease - 0.12), 16, 5)
  }
  s += path(shut, c.dark)
  s += glazing(f, kind, c) + (leftSide ? entranceOf(f, kind, c) : '')
  let grips = ''
  for (const x of kind.doors.slice(1)) {
    const a = out(x + 0.1, kind.belt - 0.13),
      b = out(x + 0.26, kind.belt - 0.13)
    grips += lens((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, Math.abs(b[0] - a[0]), Math.abs(b[0] - a[0]) * 0.22)
  }
  s += path(grips, kind.chrome ? c.trim : c.dark)
  const hollows = arch(f.side, wf, r, c.dark) + arch(f.side, wr, r, c.dark)
  const plastic = kind.clad
    ? arch(f.side, wf, r, c.dark, 1.26) +
      arch(f.side, wr, r, c.dark, 1.26) +
      path(poly([out(wf, kind.sill + 0.12), out(wr, kind.sill + 0.12), out(wr, 0), out(wf, 0)]), c.dark)
    : ''
  return s + clip(body, plastic + hollows)
}

/** The passengers' door of a van or coach, on its left. */
function entranceOf(f: Frame, kind: VehicleKind, c: VehicleInks): string {
  if (kind.entrance === undefined) return ''
  const [x1, x0] = kind.entrance,
    top = (kind.windowTop ?? 2) - 0.02,
    leaf = (a: number, b: number, lo: number, hi: number) =>
      spline([f.side(a, hi), f.side(b, hi), f.side(b, lo), f.side(a, lo)], true, 0.03),
    m = (x0 + x1) / 2
  return (
    path(leaf(x1, x0, kind.sill - 0.06, top + 0.05), c.dark) +
    path(leaf(x1 - 0.04, m + 0.015, kind.sill, top) + leaf(m - 0.015, x0 + 0.04, kind.sill, top), c.low) +
    path(
      leaf(x1 - 0.09, m + 0.05, kind.belt - 0.5, top - 0.06) + leaf(m - 0.05, x0 + 0.09, kind.belt - 0.5, top - 0.06),
      c.glass,
    )
  )
}
