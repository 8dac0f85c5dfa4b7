// Islands and buildings as one sheet of cut paper: a single ink, windows cut through as holes. Buildings stand on y = 0 about x = 0.
import { type Ink, P, type Point, path, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

/** An island from its ridge, left to right (flat x, y); its foot is one shallow curve. */
export function cutIsle(ridge: readonly number[], ink: Ink, sharp = false): string {
  const line = pts(ridge),
    a = line[0],
    b = line[line.length - 1],
    foot: Point = [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + (b[0] - a[0]) * 0.05]
  return path(`${spline(line, false, sharp ? 0.03 : 1 / 6)}Q${P(...foot)} ${P(...a)}z`, ink)
}

/** A palm of `h` units with its foot at (0, 0): one bent stem and seven plain fronds. */
export function cutPalm(ink: Ink, h: number, lean: number): string {
  const frond = (dx: number, dy: number) =>
    ribbon(
      [
        [lean, -h],
        [lean + dx * 0.5, -h + dy * 0.5 - h * 0.12],
        [lean + dx, -h + dy],
      ],
      (t) => h * 0.1 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) ** 0.7,
      12,
    )
  const reach = [-0.56, 0.02, -0.44, 0.3, -0.36, -0.2, 0.04, -0.3, 0.4, -0.16, 0.56, 0.06, 0.42, 0.34]
  let d = ribbon(
    pts([0, 4, lean * 0.1, -h * 0.45, lean * 0.55, -h * 0.8, lean, -h]),
    (t) => h * (0.075 - 0.035 * t),
    12,
  )
  for (let i = 0; i < reach.length; i += 2) d += frond(reach[i] * h, reach[i + 1] * h)
  return path(d, ink)
}
/** An arched hole, wound against the outline so that it is cut out. */
const hole = (x: number, y: number, w: number, h: number) =>
  `M${P(x - w / 2, y)}L${P(x + w / 2, y)}L${P(x + w / 2, y - h + w / 2)}A${w / 2} ${w / 2} 0 0 0 ${P(x - w / 2, y - h + w / 2)}z`
const box = (x0: number, y0: number, x1: number, y1: number) => `M${P(x0, y0)}L${P(x0, y1)}L${P(x1, y1)}L${P(x1, y0)}z`

/** The jail: a watchtower between two wings of arches, about 520 wide and 330 high. */
export function cutJail(ink: Ink): string {
  const sheet = (d: string) => path(d, ink, 'fill-rule="evenodd"')
  let out = [
    box(-54, -150, 54, -166),
    box(-54, -226, 54, -240),
    'M-56 -238L0 -318L56 -238z',
    box(-2, -300, 2, -346),
    box(-262, -126, -36, -142),
    box(36, -126, 262, -142),
  ]
    .map((d) => path(d, ink))
    .join('')
  for (const s of [-1, 1]) {
    let wing = s < 0 ? box(-250, 30, -39, -130) : box(39, 30, 250, -130)
    for (let i = 0; i < 5; i++) for (const y of [-14, -80]) wing += hole(s * (66 + i * 40), y, 22, 44)
    out += sheet(wing)
  }
  return out + sheet(box(-40, 30, 40, -232) + hole(0, -174, 30, 46) + hole(0, -94, 30, 46) + hole(0, -22, 30, 46))
}
/** A church front without a roof, a fig growing from its gable; about 240 wide and 250 high. */
export function cutRuin(ink: Ink): string {
  let d = 'M-110 40L-110 -90L-84 -96L-84 -140L-40 -150L-8 -214L14 -190L30 -206L48 -150L84 -146L90 -110L118 -96L118 40z'
  d += hole(0, -6, 52, 96) + hole(-70, -6, 28, 66) + hole(72, -6, 28, 66) + hole(0, -130, 28, 42)
  return (
    path(d, ink, 'fill-rule="evenodd"') +
    path(
      'M-8 -208C-30 -270 -96 -262 -84 -226C-60 -232 -30 -220 -14 -196zM-4 -206C-6 -266 46 -292 72 -256C44 -258 18 -236 8 -200z',
      ink,
    )
  )
}
