// A sagging line of round paper lanterns between two points, each with a lit heart; they swell toward the viewer.
import { circle, type Ink, lerp, type Point, path, ribbon } from '../base/core.ts'
export interface LanternStringOptions {
  from: Point
  to: Point
  sag: number
  count: number
  /** Radius of the first and of the last lantern. */
  size: readonly [first: number, last: number]
  line: Ink
  paper: Ink
  heart: Ink
}
/** Where the lanterns hang and how large each is, for the light they throw. */
export function lanternPoints({
  from,
  to,
  sag,
  count,
  size,
}: LanternStringOptions): [x: number, y: number, r: number][] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    return [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + Math.sin(Math.PI * t) * sag, lerp(size[0], size[1], t)]
  })
}
export function lanternString(o: LanternStringOptions): string {
  const line: Point[] = []
  for (let i = 0; i <= 12; i++) {
    const t = i / 12
    line.push([lerp(o.from[0], o.to[0], t), lerp(o.from[1], o.to[1], t) + Math.sin(Math.PI * t) * o.sag])
  }
  let s = path(
    ribbon(line, () => 5, 30),
    o.line,
  )
  for (const [x, y, r] of lanternPoints(o))
    s +=
      path(`M${x - 2} ${y}h4v${r * 0.6}h-4z`, o.line) +
      circle(x, y + r * 1.3, r, o.paper) +
      circle(x, y + r * 1.36, r * 0.62, o.heart) +
      path(`M${x - r * 0.4} ${y + r * 0.3}h${r * 0.8}v${r * 0.2}h${-r * 0.8}z`, o.line)
  return s
}
