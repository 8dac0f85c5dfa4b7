// A plane of land or water with a rough upper edge, filled down to the foot of the sheet (or to `to`).
import { curve, type Ink, noise, type Point, path, rng, spline } from './core.ts'
export interface GroundOptions {
  pts: Point[]
  ink: Ink
  seed: string
  rough?: number
  step?: number
  to?: number
  soft?: number
}
function groundLine({ pts, seed, rough = 6, step = 56 }: Omit<GroundOptions, 'ink'>): Point[] {
  const r = rng(seed),
    w = noise(r),
    at = curve(pts),
    out: Point[] = []
  for (let x = pts[0][0]; x <= pts[pts.length - 1][0] + step; x += step)
    out.push([x, at(x) + w(x / 150) * rough + r.j(rough * 0.45)])
  return out
}
export function ground({ ink, to = 1214, soft = 0.12, ...line }: GroundOptions): string {
  const edge = groundLine(line)
  return path(`${spline(edge, false, soft)}L${edge[edge.length - 1][0]} ${to}L${edge[0][0]} ${to}z`, ink)
}
/** The same plane hanging from the top of the sheet: a ceiling or a canopy. */
export const canopy = (options: GroundOptions): string => ground({ ...options, to: -14 })
