// A hammock as the one who lies in it sees it: the cord and its knot, striped cloth that comes round us, legs, feet and an open book.
// In the units of the sheet: the knot at (922, 566), the cloth open to the foot of the picture.
import { clip, type Ink, lerp, type Point, path, place, ribbon, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

export interface HammockInks {
  cloth: Ink
  stripe: Ink
  shade: Ink
  edgeLit: Ink
  skin: Ink
  sole: Ink
  trousersShade: Ink
  trousers: Ink
  print: Ink
}
const L = pts([836, 668, 700, 724, 520, 850, 330, 1030, 190, 1260]),
  R = pts([962, 668, 1100, 730, 1270, 860, 1430, 1040, 1560, 1260]),
  trough = spline([...L, [800, 1330], ...[...R].reverse(), [900, 690]], true, 0.14)

function cords(c: HammockInks): string {
  let s = ''
  const knot: Point = [922, 566]
  s += path(
    ribbon(
      [
        [890, 560],
        [922, 572],
        [958, 558],
      ],
      () => 13,
      8,
    ),
    c.stripe,
  )
  for (const x of [-74, -40, -8, 26, 60])
    s += path(
      ribbon([knot, [knot[0] + x * 0.6 - 10, 620], [knot[0] + x - 26, 676]], () => 3, 6),
      c.stripe,
    )
  return s
}
function cloth(c: HammockInks): string {
  let s = ''
  // the cloth: an inner trough and two rolled edges that come round us
  s += path(trough, c.cloth)
  let bands = ''
  for (let i = 0; i < 6; i++) {
    const a = 0.06 + i * 0.16,
      b = a + 0.07,
      at = (q: number): Point[] =>
        L.map(([x, y], j): Point => [lerp(x, R[j][0], q), lerp(y, R[j][1], q) + Math.sin(Math.PI * q) * (10 + j * 34)])
    bands += `${spline(at(a), false)}${spline(at(b).reverse(), false).replace('M', 'L')}z`
  }
  s += clip(
    trough,
    path(bands, c.stripe) +
      path(spline(pts([700, 1260, 760, 1000, 830, 800, 890, 740, 960, 800, 1010, 1000, 1080, 1260])), c.shade),
  )
  return s
}
function legs(c: HammockInks): string {
  let s = ''
  // legs crossed at the ankle, bare feet against the garden
  const leg = (line: readonly number[], wide: number) => ribbon(pts(line), (t) => lerp(wide, wide * 0.4, t), 14)
  const foot = (x: number, y: number, f: 1 | -1) =>
    place(
      path('M-24 40Q-28 -4 -30 -46Q-30 -76 -4 -80Q26 -78 30 -46Q32 -4 24 42Q0 56 -24 40z', c.skin) +
        path('M-18 34Q-26 -8 -20 -52Q-14 -70 -8 -60Q-14 -10 -6 38z', c.sole) +
        path(
          [
            [-17, -79, 9],
            [-2, -84, 7],
            [9, -82, 6.5],
            [19, -75, 6],
            [27, -65, 5.5],
          ]
            .map(([a, b, q]) => `M${a - q} ${b}a${q} ${q * 1.3} 0 1 0 ${2 * q} 0a${q} ${q * 1.3} 0 1 0 ${-2 * q} 0z`)
            .join(''),
          c.skin,
        ),
      x,
      y,
      1.05,
      f * 15,
      f,
    )
  s += path(leg([980, 1290, 950, 1080, 900, 900, 868, 800], 170), c.trousers) + foot(852, 774, -1)
  s +=
    path(leg([680, 1290, 740, 1090, 850, 910, 930, 806], 180), c.trousersShade) +
    path(leg([640, 1290, 712, 1090, 838, 906, 922, 806], 60), c.trousers) +
    foot(950, 770, 1)
  return s
}
function book(c: HammockInks): string {
  let s = ''
  // a book left open
  s +=
    path(
      spline(
        pts([540, 1150, 660, 1112, 790, 1138, 920, 1104, 1050, 1140, 1080, 1230, 800, 1290, 520, 1240]),
        true,
        0.1,
      ),
      c.trousersShade,
    ) +
    path(
      spline(pts([554, 1140, 670, 1100, 796, 1128, 796, 1230, 670, 1196, 540, 1226]), true, 0.08) +
        spline(pts([804, 1128, 920, 1094, 1040, 1130, 1066, 1222, 930, 1196, 808, 1232]), true, 0.08),
      c.stripe,
    )
  s += path(
    [0, 1, 2]
      .map(
        (i) =>
          ribbon(pts([588, 1152 + i * 22, 670, 1130 + i * 22, 766, 1150 + i * 22]), () => 4, 8) +
          ribbon(pts([836, 1150 + i * 22, 920, 1128 + i * 22, 1010, 1152 + i * 22]), () => 4, 8),
      )
      .join(''),
    c.print,
  )
  return s
}
function edges(c: HammockInks): string {
  let s = ''
  // rolled edges
  s += path(ribbon(L, (t) => 16 + 34 * t, 24) + ribbon(R, (t) => 16 + 34 * t, 24), c.shade)
  s += path(
    ribbon(
      L.map(([x, y]): Point => [x + 6, y - 4]),
      (t) => 5 + 10 * t,
      24,
    ) +
      ribbon(
        R.map(([x, y]): Point => [x - 2, y - 6]),
        (t) => 5 + 10 * t,
        24,
      ),
    c.edgeLit,
  )
  return s
}
export const hammockFromInside = (c: HammockInks): string => cords(c) + cloth(c) + legs(c) + book(c) + edges(c)
