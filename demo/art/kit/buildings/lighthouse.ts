// A banded lighthouse: tapering tower, gallery, lantern and cap. Base centre at x, y; the light falls from one side.
import type { Ink, Point } from '../base/core.ts'
import { lerp, n, P, path, poly, rect, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
export interface LighthouseOptions {
  x: number
  y: number
  h: number
  /** Width at the foot. */
  w: number
  bands: number
  white: Ink
  whiteShade: Ink
  red: Ink
  redShade: Ink
  dark: Ink
  glass: Ink
  light?: -1 | 1
}
export function lighthouse({
  x,
  y,
  h,
  w,
  bands,
  white,
  whiteShade,
  red,
  redShade,
  dark,
  glass,
  light = -1,
}: LighthouseOptions): string {
  const half = (t: number) => (w / 2) * lerp(1, 0.62, t ** 0.8),
    at = (t: number, k: number): Point => [x + k * half(t), y - h * t]
  // rings bow up above the eye: each band's edge is an arc
  const arc = (t: number, k0: number, k1: number) =>
    Array.from({ length: 7 }, (_, i): Point => {
      const k = lerp(k0, k1, i / 6),
        q = at(t, k)
      return [q[0], q[1] - (1 - k * k) * w * 0.045 * (0.3 + t)]
    })
  const face = (t0: number, t1: number, k0: number, k1: number) =>
    poly([...arc(t0, k0, k1), ...arc(t1, k0, k1).reverse()])
  let a = '',
    b = '',
    c = '',
    d = ''
  for (let i = 0; i < bands; i++) {
    const t0 = i / bands,
      t1 = (i + 1) / bands,
      whole = face(t0, t1, -1, 1),
      shade = light < 0 ? face(t0, t1, 0.22, 1) : face(t0, t1, -1, -0.22)
    if (i % 2) {
      c += whole
      d += shade
    } else {
      a += whole
      b += shade
    }
  }
  let out = path(a, white) + path(b, whiteShade) + path(c, red) + path(d, redShade)
  const win = [0.14, 0.38, 0.62, 0.84]
    .map((t) => rect(x - light * -w * 0.02 - w * 0.05, y - h * t - w * 0.1, w * 0.09, w * 0.17, dark))
    .join('')
  const top = y - h,
    g = half(1)
  out +=
    win +
    path(`M${P(x - w * 0.13, y)}v${n(-w * 0.36)}q${n(w * 0.13)} ${n(-w * 0.18)} ${n(w * 0.26)} 0v${n(w * 0.36)}z`, dark)
  // gallery on brackets, rail, lantern, cap
  out +=
    path(
      spline(
        pts([x - g, top + w * 0.08, x - g * 1.5, top - w * 0.1, x + g * 1.5, top - w * 0.1, x + g, top + w * 0.08]),
        true,
        0.05,
      ),
      redShade,
    ) + rect(x - g * 1.58, top - w * 0.17, g * 3.16, w * 0.08, white)
  let rail = rect(x - g * 1.5, top - w * 0.38, g * 3, w * 0.03, dark)
  for (let i = 0; i <= 8; i++)
    rail += rect(x - g * 1.5 + (g * 3 - w * 0.02) * (i / 8), top - w * 0.38, w * 0.02, w * 0.22, dark)
  const lw = g * 0.78,
    base = top - w * 0.17,
    lh = w * 0.62
  out +=
    rect(x - lw, base - lh, lw * 2, lh, glass) + rect(x + (light < 0 ? lw * 0.3 : -lw), base - lh, lw * 0.7, lh, dark)
  for (const k of [-1, -0.36, 0.3, 0.94]) out += rect(x + lw * k, base - lh, w * 0.035, lh, dark)
  out +=
    rail +
    path(
      `M${P(x - lw * 1.32, base - lh)}Q${P(x - lw * 0.9, base - lh - w * 0.38)} ${P(x, base - lh - w * 0.46)}Q${P(x + lw * 0.9, base - lh - w * 0.38)} ${P(x + lw * 1.32, base - lh)}z`,
      red,
    )
  out += path(
    `M${P(x + (light < 0 ? lw * 1.32 : -lw * 1.32), base - lh)}Q${P(x + (light < 0 ? 1 : -1) * lw * 0.9, base - lh - w * 0.38)} ${P(x, base - lh - w * 0.46)}Q${P(x + (light < 0 ? 1 : -1) * lw * 0.34, base - lh - w * 0.3)} ${P(x + (light < 0 ? 1 : -1) * lw * 0.3, base - lh)}z`,
    redShade,
  )
  return out + rect(x - w * 0.02, base - lh - w * 0.8, w * 0.04, w * 0.38, dark)
}
