// A Nicobarese round house: a beehive of thatch on posts, with a ladder; about 380 wide and 460 high, ground at y = 0.
import type { Ink, Point } from '../base/core.ts'
import { clip, lerp, n, P, path, poly, rect, rng } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface RoundHutInks {
  thatch: Ink
  thatchLit: Ink
  thatchShade: Ink
  post: Ink
  dark: Ink
}
const half = (t: number) => 184 * Math.sqrt(Math.max(0, 1 - t ** 2.3))
export function roundHut(c: RoundHutInks, seed: string): string {
  const r = rng(seed),
    floor = -128,
    high = 320
  let s = ''
  // far posts, near posts with their rat-guards, the floor
  for (const x of [-96, -30, 40, 104]) s += rect(x, floor, 9, -floor - 14, c.dark)
  s += path(`M${P(-178, floor)}q178 44 356 0v12q-178 44 -356 0z`, c.dark)
  for (const x of [-150, -70, 14, 92, 142])
    s += rect(x, floor + 14, 13, -floor - 12, c.post) + path(`M${P(x - 12, floor + 42)}h37l-7 9h-23z`, c.post)
  // dome: ribs of shade on the far side, then courses with a combed fringe
  const side = (k: number) => Array.from({ length: 15 }, (_, i): Point => [k * half(i / 14), floor - high * (i / 14)])
  const dome = `${poly([...side(-1), ...side(1).reverse()]).slice(0, -1)}Q${P(0, floor + 46)} ${P(-184, floor)}z`
  const strip = (a: (t: number) => number, b: (t: number) => number) =>
    poly([
      ...Array.from({ length: 15 }, (_, i): Point => [half(i / 14) * a(i / 14), floor - high * (i / 14)]),
      ...Array.from({ length: 15 }, (_, i): Point => [half(1 - i / 14) * b(1 - i / 14), floor - high * (1 - i / 14)]),
    ])
  const dusk = (t: number) => 0.42 + 0.22 * t
  let f =
    path(dome, c.thatch) +
    path(
      strip(dusk, () => 1.2) +
        poly([
          [184 * 0.42, floor + 1],
          [220, floor + 1],
          [220, floor + 50],
          [40, floor + 50],
        ]),
      c.thatchShade,
    ) +
    path(
      strip(
        () => -0.985,
        (t) => -0.9 + 0.1 * t,
      ),
      c.thatchLit,
    )
  // straw hangs in courses: a comb of long teeth, darker where the dome turns from the light
  let comb = '',
    deep = '',
    fray = ''
  for (let j = 0; j < 6; j++) {
    const t = 0.02 + j * 0.15,
      w = half(t),
      m = Math.round(w / 4.2)
    for (let i = 0; i <= m; i++) {
      const u = -1 + (2 * i) / m,
        x = u * w,
        y = floor - high * t + (1 - u * u) * 30 * (1 - t * 0.5) + r.j(3),
        L = r.in(10, 30),
        tooth = `M${P(x - 2, y - L)}l4.4 0l${n(-1.6 + u * 2)} ${n(L)}z`
      if (u > dusk(t)) deep += tooth
      else if (r() > 0.24) comb += tooth
    }
  }
  for (let i = 0; i < 60; i++) {
    const t = r.in(0, 0.95),
      x = half(t) * dusk(t),
      y = floor - high * t
    fray += `M${P(x + 6, y)}l${n(-r.in(10, 26))} ${n(r.in(14, 34))}l8 -4z`
  }
  f += path(comb + fray, c.thatchShade) + path(deep, c.post)
  s += clip(dome, f)
  // doorway low in the thatch, ladder, finial
  s += path(`M${P(-66, floor + 22)}v-66q32 -40 62 0v68z`, c.dark)
  s += path(
    poly(pts([-56, floor + 14, -48, floor + 14, -84, 4, -94, 4])) +
      poly(pts([-20, floor + 18, -12, floor + 18, -40, 6, -50, 6])),
    c.post,
  )
  let rungs = ''
  for (let i = 1; i < 6; i++) {
    const t = i / 6
    rungs += poly(
      pts([
        lerp(-52, -90, t),
        lerp(floor + 14, 4, t) - 3,
        lerp(-14, -44, t),
        lerp(floor + 18, 6, t) - 3,
        lerp(-14, -44, t),
        lerp(floor + 18, 6, t) + 3,
        lerp(-52, -90, t),
        lerp(floor + 14, 4, t) + 3,
      ]),
    )
  }
  return (
    s +
    path(rungs, c.post) +
    path(poly(pts([-9, floor - high + 12, 9, floor - high + 12, 4, floor - high - 26, -3, floor - high - 26])), c.post)
  )
}
