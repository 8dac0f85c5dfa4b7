// Fruit of the islands for tables and stalls, drawn by hand about the origin: bananas, half a papaya, a tender coconut, a pineapple.
import { circle, clip, type Ink, lens, n, path, place, poly, ribbon, rng, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { angular, smooth } from '../base/shape.ts'
import { oval } from './round.ts'
/** A hand of small bananas, stalk at the upper right, about 440 wide and 390 high, lying on y = 0. */
export function bananas({ lit, body, shade, tip }: { lit: Ink; body: Ink; shade: Ink; tip: Ink }): string {
  let out = ''
  const list = [
    [112, -318, 30, -262, -90, -232, -214, -262, 66],
    [118, -312, 62, -210, -60, -150, -206, -158, 74],
    [128, -308, 110, -160, -10, -70, -168, -66, 80],
    [142, -308, 172, -150, 82, -32, -76, -24, 78],
    [152, -312, 226, -190, 206, -80, 98, -26, 70],
  ]
  for (const [x0, y0, x1, y1, x2, y2, x3, y3, w] of list) {
    const line = pts([x0, y0, x1, y1, x2, y2, x3, y3])
    const girth = (k: number) => (t: number) =>
      w * k * Math.min(1, 0.34 + t * 2.6) * (t > 0.8 ? 1 - ((t - 0.8) / 0.2) ** 2 * 0.72 : 1)
    out +=
      path(ribbon(line, girth(1), 22), shade) +
      path(
        ribbon(
          line.map(([x, y]) => [x - w * 0.14, y - w * 0.02]),
          girth(0.72),
          22,
        ),
        body,
      ) +
      path(
        ribbon(
          line.map(([x, y]) => [x - w * 0.25, y]),
          (t) => w * 0.24 * Math.sin(Math.PI * Math.min(1, t * 1.05)) ** 0.6,
          18,
        ),
        lit,
      ) +
      circle(x3 + 1, y3 + 1, w * 0.16, tip)
  }
  return (
    out +
    path(smooth([98, -296, 104, -340, 112, -384, 160, -386, 164, -340, 172, -296, 136, -276]), tip) +
    path(smooth([112, -378, 136, -390, 160, -386, 138, -374]), body)
  )
}
/** Half a papaya cut lengthwise, seeds up, 330 long, seen from above; the stalk end on the left. */
export function papaya({ skin, flesh, hollow, seed }: { skin: Ink; flesh: Ink; hollow: Ink; seed: Ink }): string {
  const r = rng('papaya')
  let pips = ''
  for (let i = 0; i < 26; i++) {
    const u = r.j(1),
      v = r.j(Math.sqrt(1 - u * u) * 0.8)
    pips += oval(36 + u * 72, v * 34, r.in(6, 9), r.in(5, 8))
  }
  return (
    path(smooth([-172, 4, -110, -52, 0, -86, 100, -84, 160, -40, 168, 12, 110, 84, 0, 92, -110, 58]), skin) +
    path(smooth([-162, 0, -106, -46, 0, -78, 98, -76, 150, -36, 156, 6, 104, 72, 0, 80, -106, 48]), flesh) +
    path(smooth([-60, 0, -16, -34, 50, -46, 108, -30, 120, 4, 90, 38, 30, 44, -20, 32]), hollow) +
    path(pips, seed)
  )
}
export interface CoconutInks {
  husk: Ink
  lit: Ink
  shade: Ink
  flesh: Ink
  water: Ink
  straw: Ink
}
/** A tender coconut with its top cut level and a straw in it, 300 wide, standing on y = 0. */
export function tenderCoconut({ husk, lit, shade, flesh, water, straw }: CoconutInks): string {
  const shell = smooth([
    -96, -318, -146, -236, -152, -140, -112, -44, -40, -4, 40, -4, 112, -44, 152, -140, 146, -236, 96, -318,
  ])
  return (
    path(shell, husk) +
    clip(
      shell,
      path(smooth([30, -340, 74, -220, 60, -100, -10, -10, 60, 40, 260, -60, 240, -340]), shade) +
        path(smooth([-120, -280, -132, -160, -96, -70, -86, -160, -96, -260]), lit),
    ) +
    // facets of the cutlass round the top
    path(
      angular([-100, -318, -128, -262, -84, -240, -34, -262, 6, -234, 60, -260, 96, -240, 130, -268, 100, -318]),
      flesh,
    ) +
    path(angular([6, -234, 60, -260, 96, -240, 130, -268, 100, -318, 30, -318]), lit) +
    path(oval(0, -318, 102, 30), flesh) +
    path(oval(0, -316, 62, 17), shade) +
    path(oval(0, -312, 58, 12), water) +
    path(
      ribbon(pts([10, -314, 44, -430, 56, -470, 110, -492]), () => 16, 18),
      straw,
    ) +
    path(
      ribbon(pts([6, -316, 40, -430, 52, -474]), () => 5, 14),
      flesh,
    )
  )
}
/** A pineapple standing on y = 0, 190 wide, 460 high with its crown. */
export function pineapple({
  body,
  lit,
  shade,
  leaf,
  leafLit,
}: {
  body: Ink
  lit: Ink
  shade: Ink
  leaf: Ink
  leafLit: Ink
}): string {
  const shell = smooth([
    0, -268, -58, -256, -90, -190, -94, -110, -70, -30, 0, 0, 70, -30, 94, -110, 90, -190, 58, -256,
  ])
  let eyes = ''
  for (let j = 0; j < 8; j++)
    for (let i = -3; i <= 3; i++) {
      const x = (i + (j % 2) / 2) * 34,
        y = -16 - j * 33
      eyes += poly(pts([x, y - 11, x + 9, y, x, y + 8, x - 9, y]))
    }
  let tuft = '',
    rim = ''
  for (const [a, L] of pts([
    -64, 120, 60, 124, -44, 168, 40, 172, -22, 206, 20, 204, 0, 216, -34, 120, 30, 118, -8, 140,
  ])) {
    const t = (a * Math.PI) / 180,
      ex = Math.sin(t) * L,
      ey = -258 - Math.cos(t) * L
    tuft += `M${n(-18 + ex * 0.1)} -250Q${n(ex * 0.3 - 16)} ${n((ey - 250) / 2)} ${n(ex)} ${n(ey)}Q${n(ex * 0.34 + 24)} ${n((ey - 230) / 2)} ${n(18 + ex * 0.1)} -250z`
    if (a <= 0)
      rim += `M${n(-12 + ex * 0.1)} -252Q${n(ex * 0.3 - 12)} ${n((ey - 250) / 2)} ${n(ex)} ${n(ey)}Q${n(ex * 0.3 - 2)} ${n((ey - 244) / 2)} ${n(ex * 0.1)} -250z`
  }
  return (
    path(shell, body) +
    clip(
      shell,
      path(lens(-70, -150, 60, 260), lit) +
        path(smooth([34, -280, 56, -160, 30, -30, -20, 20, 140, 40, 150, -280]), shade) +
        path(eyes, shade),
    ) +
    path(tuft, leaf) +
    path(rim, leafLit)
  )
}
/** One fruit as a ball with its shade on the lower right. */
export const ball = (x: number, y: number, r: number, body: Ink, shade: Ink, lit?: Ink) =>
  clip(
    oval(x, y, r, r * 0.96),
    path(oval(x, y, r, r), shade) + path(oval(x - r * 0.22, y - r * 0.2, r * 0.98, r * 0.98), body),
  ) + (lit ? place(path(lens(0, 0, r * 0.5, r * 0.26), lit), x - r * 0.42, y - r * 0.46, 1, -40) : '')
/** Half of a lime, cut side to the eye, radius r. */
export function limeHalf(r: number, rind: Ink, flesh: Ink, pith: Ink): string {
  let wedges = ''
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 + 0.2,
      q = (t: number, k: number): [number, number] => [Math.cos(a + t) * r * k, Math.sin(a + t) * r * k]
    wedges += spline([q(0, 0.12), q(-0.3, 0.76), q(0.3, 0.76)], true, 0.1)
  }
  return circle(0, 0, r, rind) + circle(0, 0, r * 0.9, pith) + path(wedges, flesh)
}
