// Paper lanterns on a cord between two points of the sheet; sizes vary so the row is never a ruler.
import { type Ink, lens, P, type Point, path, ribbon, rng } from '../base/core.ts'

export interface LanternsOptions {
  from: Point
  to: Point
  sag: number
  count: number
  size: number
  cord: Ink
  body: Ink
  warm: Ink
  rim: Ink
  seed?: string
}
export function lanterns({
  from,
  to,
  sag,
  count,
  size,
  cord,
  body,
  warm,
  rim,
  seed = 'lantern',
}: LanternsOptions): string {
  const r = rng(seed + from[0]),
    at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + 4 * t * (1 - t) * sag,
    ],
    line = Array.from({ length: 13 }, (_, i) => at(i / 12))
  let s = path(
      ribbon(line, () => 2.6, 24),
      cord,
    ),
    paper = '',
    light = '',
    caps = ''
  for (let i = 0; i < count; i++) {
    const [x, y0] = at((i + 0.6 + r.j(0.14)) / (count + 0.2)),
      k = size * r.in(0.72, 1.12),
      y = y0 + k * 1.35
    const globe = (q: number, rx = 1) =>
      `M${P(x - k * q * rx, y)}a${k * q * rx} ${k * q * 0.94} 0 1 0 ${2 * k * q * rx} 0a${k * q * rx} ${k * q * 0.94} 0 1 0 ${-2 * k * q * rx} 0z`
    paper += globe(1)
    light += globe(0.72, 0.9)
    caps +=
      lens(x, y - k * 0.92, k * 0.9, k * 0.22) +
      lens(x, y + k * 0.92, k * 0.8, k * 0.2) +
      `M${P(x - 1.2, y0)}h2.4V${P(x, y - k).split(' ')[1]}h-2.4z`
  }
  s += path(caps, rim) + path(paper, warm) + path(light, body)
  return s
}
