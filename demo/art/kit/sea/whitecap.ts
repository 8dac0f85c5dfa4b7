// Breaking water far enough out to be a line: a dark face under a torn white crest, spent foam trailing behind it.
import { curve, type Ink, lens, noise, type Point, path, ribbon, rng } from '../base/core.ts'

interface WhitecapOptions {
  pts: Point[]
  h: number
  seed: string
  foam: Ink
  face: Ink
  back: Ink
}
export function whitecap({ pts, h, seed, foam, face, back }: WhitecapOptions): string {
  const r = rng(seed),
    w = noise(r),
    at = curve(pts),
    x0 = pts[0][0],
    x1 = pts[pts.length - 1][0]
  const line = (o: number): Point[] =>
    Array.from({ length: 14 }, (_, i) => {
      const x = x0 + ((x1 - x0) * i) / 13
      return [x, at(x) + o]
    })
  const swell = (t: number) => Math.sin(Math.PI * t) ** 0.5 * (0.7 + 0.5 * w(t * 7))
  let spray = '',
    trail = ''
  for (let i = 0; i < 16; i++) {
    const x = r.in(x0 + (x1 - x0) * 0.1, x1 - (x1 - x0) * 0.05)
    trail += lens(x, at(x) + h * r.in(0.9, 1.7), h * r.in(2, 6), h * r.in(0.12, 0.26))
    if (i % 2) spray += lens(x, at(x) - h * r.in(0.6, 1), h * r.in(0.3, 1), h * r.in(0.1, 0.22))
  }
  return (
    path(
      ribbon(line(-h * 0.1), (t) => h * 1.5 * swell(t), 40),
      back,
    ) +
    path(
      ribbon(line(h * 0.36), (t) => h * 1.1 * swell(t), 40),
      face,
    ) +
    path(
      ribbon(line(-h * 0.12), (t) => h * 0.85 * Math.max(0.04, swell(t) * (0.7 + 0.6 * w(30 + t * 19))), 60),
      foam,
    ) +
    path(trail + spray, foam)
  )
}
