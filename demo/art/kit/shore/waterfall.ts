// Falling water in ropes: a pale sheet split by darker strands, with a torn foot of spray.
import { clip, type Ink, lens, lerp, type Point, path, ribbon, rng, spline } from '../base/core.ts'

interface FallOptions {
  /** Centre line from the lip to the foot, and the widths there. */
  pts: Point[]
  width: (t: number) => number
  seed: string
  ink: Ink
  strand: Ink
  shade: Ink
  strands?: number
}
export function fall({ pts, width, seed, ink, strand, shade, strands = 9 }: FallOptions): string {
  const r = rng(seed),
    at = (t: number): Point => {
      const g = Math.min(t * (pts.length - 1), pts.length - 1.001),
        i = Math.floor(g),
        u = g - i
      return [lerp(pts[i][0], pts[i + 1][0], u), lerp(pts[i][1], pts[i + 1][1], u)]
    }
  const L: Point[] = [],
    R: Point[] = []
  for (let i = 0; i <= 16; i++) {
    const t = i / 16,
      [x, y] = at(t),
      w = width(t) / 2
    L.push([x - w + r.j(w * 0.09), y])
    R.push([x + w + r.j(w * 0.09), y])
  }
  const body = spline([...L, ...R.reverse()], true, 0.12)
  let a = '',
    b = ''
  for (let i = 0; i < strands; i++) {
    const u = lerp(-0.44, 0.44, (i + r.in(0.2, 0.8)) / strands),
      t0 = r.in(0, 0.45),
      t1 = Math.min(1, t0 + r.in(0.25, 0.6)),
      q: Point[] = []
    for (let j = 0; j <= 5; j++) {
      const t = lerp(t0, t1, j / 5),
        [x, y] = at(t)
      q.push([x + u * width(t), y])
    }
    const mark = ribbon(
      q,
      (t) => width((t0 + t1) / 2) * 0.045 * r.in(0.9, 1.1) * Math.sin(Math.PI * t) ** 0.6 + 0.8,
      10,
    )
    if (i % 3 === 0) b += mark
    else a += mark
  }
  return path(body, ink) + clip(body, path(a, strand) + path(b, shade))
}
export function spray(x: number, y: number, w: number, h: number, seed: string, ink: Ink): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < 11; i++) {
    const t = (i + 0.5) / 11,
      up = Math.sin(Math.PI * t),
      k = h * r.in(0.3, 0.5) * (0.6 + up)
    d += spline(
      Array.from({ length: 10 }, (_, j): Point => {
        const a = (j / 10) * 6.283,
          R = k * (1 - (j % 2) * 0.16)
        return [x - w / 2 + w * t + Math.cos(a) * R * 1.25, y - up * h * 0.25 + Math.sin(a) * R * 0.8]
      }),
    )
  }
  return path(d + lens(x, y + h * 0.3, w * 1.5, h * 0.4), ink)
}
