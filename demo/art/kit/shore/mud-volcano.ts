// Mud volcano: a low cone with a brimming vent, wet tongues down its flank, bubbles and the cracked skin around it.
import {
  type Curve,
  circle,
  clip,
  type Ink,
  lens,
  lerp,
  n,
  P,
  type Point,
  path,
  ribbon,
  rng,
  spline,
} from '../base/core.ts'

interface CraterOptions {
  x: number
  y: number
  w: number
  h: number
  seed: string
  lit: Ink
  body: Ink
  shade: Ink
  wet: Ink
  shine: Ink
  /** Wet tongues from the lip: [side -1..1, reach 0..1]. */
  tongues?: Point[]
}
const oval = (x: number, y: number, a: number, b: number) =>
  `M${P(x - a, y)}a${n(a)} ${n(b)} 0 1 0 ${n(2 * a)} 0a${n(a)} ${n(b)} 0 1 0 ${n(-2 * a)} 0z`
export function crater({ x, y, w, h, seed, lit, body, shade, wet, shine, tongues = [] }: CraterOptions): string {
  const r = rng(seed),
    lip = w * 0.17,
    top = y - h,
    side: Curve = (t) => lerp(lip, w * 0.5, t ** 1.9)
  const left: Point[] = [],
    right: Point[] = []
  for (let i = 0; i <= 9; i++) {
    const t = i / 9
    left.push([x - side(t) + r.j(w * 0.008), top + h * t ** 0.9])
    right.push([x + side(t) + r.j(w * 0.008), top + h * t ** 0.9])
  }
  const foot: Point[] = [
    [x + w * 0.3, y + h * 0.12],
    [x, y + h * 0.17],
    [x - w * 0.3, y + h * 0.13],
  ]
  const whole = spline([...left, ...foot.slice().reverse(), ...right.slice().reverse()], true, 0.15)
  const plane: Point[] = [
    [x + lip * 0.2, top - 10],
    [x + lip * 0.5, top + h * 0.3],
    [x + w * 0.12, top + h * 0.6],
    [x + w * 0.2, y + h * 0.3],
    [x + w, y + h * 0.4],
    [x + w, top - 10],
  ]
  const bright: Point[] = [
    [x - lip * 0.5, top - 10],
    [x - lip * 0.75, top + h * 0.34],
    [x - w * 0.2, top + h * 0.66],
    [x - w * 0.28, y + h * 0.3],
    [x - w, y + h * 0.4],
    [x - w, top - 10],
  ]
  let flow = ''
  for (const [s, reach] of tongues) {
    const end = side(reach) * s * 0.92
    flow += ribbon(
      [
        [x + lip * s * 0.8, top],
        [x + lip * s + w * 0.02 * s, top + h * 0.24],
        [x + end * 0.72, top + h * reach * 0.66],
        [x + end, top + h * reach * 1.05],
      ],
      (t) => w * (0.06 - 0.028 * t + 0.02 * Math.sin(t * 8 + s * 4) + (t > 0.86 ? 0.014 : 0)),
      16,
    )
  }
  const rim = (a: number, b: number, wob: number, dy: number) =>
    spline(
      Array.from({ length: 22 }, (_, i): Point => {
        const q = (i / 22) * 6.283
        return [x + Math.cos(q) * lip * (a + r.j(wob * 2)), top + lip * dy + Math.sin(q) * lip * (b + r.j(wob))]
      }),
    )
  let gully = ''
  for (let i = 0; i < 9; i++) {
    const s = lerp(-0.9, 0.9, i / 8) + r.j(0.06),
      a = r.in(0.25, 0.5),
      b = r.in(0.7, 1.02)
    gully += ribbon(
      [
        [x + side(a) * s, top + h * a],
        [x + side((a + b) / 2) * s + r.j(6), top + h * (a + b) * 0.5],
        [x + side(b) * s, top + h * b],
      ],
      (t) => w * 0.008 * Math.sin(Math.PI * t) + 1,
      8,
    )
  }
  return (
    path(whole, body) +
    clip(whole, path(spline(bright), lit) + path(spline(plane), shade) + path(gully, shade) + path(flow, wet)) +
    path(rim(1.08, 0.3, 0.01, 0), lit) +
    path(rim(0.95, 0.22, 0.01, 0.01), shade) +
    path(rim(0.9, 0.19, 0.012, 0.04), wet) +
    path(
      lens(x - lip * 0.3, top + lip * 0.1, lip * 0.7, lip * 0.06) +
        lens(x + lip * 0.4, top - lip * 0.02, lip * 0.4, lip * 0.04),
      shine,
    )
  )
}
export function bubble(x: number, y: number, r: number, ink: Ink, shine: Ink, ring: Ink): string {
  return (
    path(oval(x, y, r * 1.5, r * 0.5), ring) +
    path(`M${P(x - r, y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.32)} 0 0 1 ${n(-2 * r)} 0z`, ink) +
    path(lens(x - r * 0.35, y - r * 0.55, r * 0.6, r * 0.26, -r * 0.06), shine)
  )
}
/** Drops thrown up from the vent. */
export const spatter = (list: [number, number, number][], ink: Ink) =>
  list.map(([x, y, r]) => circle(x, y, r, ink)).join('')
/** The dried skin: plates divided by cracks that open toward the viewer. */
export function cracks({
  x0,
  x1,
  y0,
  y1,
  count,
  seed,
  ink,
}: {
  x0: number
  x1: number
  y0: number
  y1: number
  count: number
  seed: string
  ink: Ink
}): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = r(),
      y = lerp(y0, y1, t),
      L = lerp(40, 150, t) * r.in(0.6, 1.2),
      x = r.in(x0, x1),
      k = r.pick([-1, 1])
    d += ribbon(
      [
        [x, y],
        [x + L * 0.35, y + k * L * 0.06],
        [x + L * 0.6, y - k * L * 0.03],
        [x + L, y + k * L * 0.1],
      ],
      (q) => lerp(2, 7, t) * Math.sin(Math.PI * q) + 0.6,
      8,
    )
    if (r() > 0.4)
      d += ribbon(
        [
          [x + L * 0.4, y + k * L * 0.04],
          [x + L * 0.46, y + L * 0.12],
          [x + L * 0.38, y + L * 0.2],
        ],
        (q) => lerp(2, 5, t) * (1 - q),
        6,
      )
  }
  return path(d, ink)
}
/** Mud that has found its way over the lip: a slow stream that swings down the flank and broadens on the flat. */
export function spill(line: Point[], wide: Curve, ink: Ink, shine: Ink, edge: Ink): string {
  const upper = line.map(([x, y]): Point => [x - 6, y - 5])
  return (
    path(
      ribbon(
        line.map(([x, y]): Point => [x + 5, y + 6]),
        (t) => wide(t) + 12,
        36,
      ),
      edge,
    ) +
    path(ribbon(line, wide, 36), ink) +
    path(
      ribbon(upper, (t) => wide(t) * 0.16 * Math.abs(Math.sin(t * 8)) ** 1.5, 60),
      shine,
    )
  )
}
