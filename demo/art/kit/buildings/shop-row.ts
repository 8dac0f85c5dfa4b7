// A row of bazaar shopfronts in true perspective along one side of a street: goods below, awnings, shutters and balconies above.
import type { Camera, Ink, Rng } from '../base/core.ts'
import { lerp, path, poly } from '../base/core.ts'
export interface Shop {
  /** Metres along the street. */
  from: number
  to: number
  height: number
  wall: Ink
  awning: Ink
  stripe: Ink
  storeys?: number
}
export interface ShopRowOptions {
  /** Where the fronts stand (metres right of the eye) and which way the street lies from them. */
  X: number
  street: -1 | 1
  shops: readonly Shop[]
  trim: Ink
  window: Ink
  shutter: Ink
  inside: Ink
  goods: readonly Ink[]
  /** The end wall that looks back at us where a taller shop stands behind a lower one. */
  flank: Ink
  rand: Rng
}
export function shopRow(cam: Camera, o: ShopRowOptions): string {
  const { X, street, rand } = o
  const face = (z0: number, z1: number, y0: number, y1: number, off = 0) =>
    poly([
      cam(X + off * street, y0, z0),
      cam(X + off * street, y0, z1),
      cam(X + off * street, y1, z1),
      cam(X + off * street, y1, z0),
    ])
  let out = ''
  for (const s of [...o.shops].sort((a, b) => b.from - a.from)) {
    const at = (t: number) => lerp(s.from, s.to, t),
      n = s.storeys ?? 2,
      first = 3.5,
      step = (s.height - first) / Math.max(1, n - 1)
    // flank toward us, front, parapet
    out += path(
      poly([
        cam(X, 0, s.from),
        cam(X - street * 12, 0, s.from),
        cam(X - street * 12, s.height, s.from),
        cam(X, s.height, s.from),
      ]),
      o.flank,
    )
    out +=
      path(face(s.from, s.to, 0, s.height), s.wall) +
      path(face(s.from, s.to, s.height - 0.5, s.height + 0.25, 0.25), o.trim)
    out += path(face(at(0.06), at(0.94), 0, first - 0.6), o.inside)
    // a counter heaped with small things, cloth and bags hung above it
    const goods: string[] = o.goods.map(() => '')
    for (let i = 0; i < 11; i++) {
      const t = 0.1 + 0.8 * (i / 11),
        k = i % o.goods.length,
        w = rand.in(0.045, 0.07)
      goods[(k + 1) % o.goods.length] += face(at(t), at(t + w), 1, 1 + rand.in(0.12, 0.4), 0.3)
      if (rand() > 0.25) goods[k] += face(at(t), at(t + w * 0.8), 2.75 - rand.in(0.5, 1.1), 2.75, 0.4)
    }
    out +=
      path(face(at(0.07), at(0.93), 0, 0.95, 0.3), s.awning) +
      path(face(at(0.07), at(0.93), 0.95, 1.04, 0.34), s.stripe)
    goods.forEach((d, i) => {
      out += path(d, o.goods[i])
    })
    for (let f = 1; f < n; f++) {
      const y = first + (f - 1) * step
      let w = '',
        sh = '',
        b = ''
      for (let i = 0; i < 3; i++) {
        const a = at(0.12 + i * 0.29),
          z = at(0.12 + i * 0.29 + 0.18),
          m = lerp(a, z, 0.5)
        w += face(a, z, y + 0.9, y + step * 0.8)
        sh +=
          face(a - (m - a) * 0.5, a + (m - a) * 0.35, y + 0.9, y + step * 0.8, 0.05) +
          face(z - (m - a) * 0.35, z + (m - a) * 0.5, y + 0.9, y + step * 0.8, 0.05)
        b += face(a, z, y + step * 0.8, y + step * 0.8 + 0.14, 0.2)
      }
      out += path(w, o.window) + path(sh, o.shutter) + path(b, o.trim)
      out += path(face(s.from, s.to, y + 0.28, y + 0.46, 0.12), o.trim)
    }
    // awning: a striped sheet that leans out over the pavement, with a short valance
    let cloth = '',
      bars = '',
      val = '',
      valBars = ''
    const out1 = 2.1,
      hi = first - 0.2,
      lo = first - 1.15,
      slat = (t0: number, t1: number) =>
        poly([
          cam(X, hi, at(t0)),
          cam(X, hi, at(t1)),
          cam(X + out1 * street, lo, at(t1)),
          cam(X + out1 * street, lo, at(t0)),
        ])
    const drop = (t0: number, t1: number) =>
      poly([
        cam(X + out1 * street, lo, at(t0)),
        cam(X + out1 * street, lo, at(t1)),
        cam(X + out1 * street, lo - 0.42, at(t1)),
        cam(X + out1 * street, lo - 0.42, at(t0)),
      ])
    cloth += slat(0.03, 0.97)
    val += drop(0.03, 0.97)
    for (let i = 0; i < 6; i++) {
      const t0 = 0.03 + (0.94 * i) / 6
      bars += slat(t0, t0 + 0.94 / 12)
      valBars += drop(t0, t0 + 0.94 / 12)
    }
    out += path(cloth, s.awning) + path(bars, s.stripe) + path(val, s.awning) + path(valBars, s.stripe)
  }
  return out
}
