// The natural arch: a bedded coral-rock span drawn once by hand on the sheet, its outline and facets broken by the stream it is given.
import type { Ink, Rng } from '../base/core.ts'
import { clip, lens, path } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { cragPath, strata } from './rock.ts'
export interface NaturalArchInks {
  body: Ink
  /** Planes that look toward the light. */
  facet: Ink
  dark: Ink
  edge: Ink
  /** The inner wall of the far leg, where the sun strikes through. */
  glow: Ink
}
export function naturalArch(c: NaturalArchInks, rr: Rng): string {
  const outer = pts([
    -40, 880, -40, 130, 70, 96, 150, 128, 250, 122, 420, 172, 560, 180, 700, 222, 840, 232, 980, 262, 1100, 300, 1190,
    350, 1246, 430, 1236, 500, 1270, 560, 1256, 640, 1300, 720, 1316, 790, 1352, 842, 1190, 858, 1104, 838, 1120, 760,
    1096, 690, 1108, 620, 1070, 540, 1010, 470, 930, 430, 850, 400, 740, 412, 640, 446, 566, 520, 540, 600, 562, 680,
    548, 760, 590, 820, 640, 862, 420, 896, 200, 880,
  ])
  const rock = cragPath(outer, rr, 0.11, 2)
  const bend = (j: number, x: number) =>
    190 + j * 68 + x * 0.075 - 70 * Math.exp(-(((x - 840) / 330) ** 2)) * (j > 2 ? 0 : 1)
  const base = path(lens(360, 886, 760, 40) + lens(1230, 858, 320, 26), c.body) + path(rock, c.body)
  let f = ''
  // shoulders and buttresses that look toward the light
  f += path(
    cragPath(
      pts([
        -40, 100, 70, 80, 150, 110, 250, 110, 420, 160, 560, 170, 700, 212, 840, 222, 980, 252, 1100, 290, 1200, 350,
        1260, 430, 1170, 400, 1080, 346, 960, 316, 820, 292, 680, 286, 560, 246, 400, 236, 260, 196, 120, 190, -40, 170,
      ]),
      rr,
      0.12,
      2,
    ),
    c.facet,
  )
  for (const b of [
    pts([-40, 520, 30, 470, 96, 560, 120, 700, 180, 780, 210, 900, -40, 900]),
    pts([96, 250, 150, 236, 176, 330, 150, 420, 196, 520, 120, 470]),
  ])
    f += path(cragPath(b, rr, 0.12, 2), c.facet)
  f += path(
    cragPath(pts([262, 700, 290, 520, 310, 380, 330, 440, 318, 560, 352, 700, 330, 900, 250, 900]), rr, 0.12, 2),
    c.dark,
  )
  for (const b of [
    pts([300, 300, 372, 330, 436, 470, 420, 580, 470, 700, 500, 900, 330, 900, 352, 700, 318, 560, 330, 420]),
    pts([
      1150, 392, 1236, 440, 1226, 520, 1262, 580, 1240, 660, 1290, 740, 1330, 850, 1230, 850, 1216, 720, 1190, 600,
      1196, 500,
    ]),
  ])
    f += path(cragPath(b, rr, 0.12, 2), c.facet)
  f += strata({
    x0: -60,
    x1: 1330,
    beds: 10,
    guide: bend,
    seed: 'st1',
    ink: c.dark,
    weight: 11,
    len: [120, 420],
    gap: [120, 420],
  })
  f += strata({
    x0: -60,
    x1: 1330,
    beds: 9,
    guide: (j, x) => bend(j, x) + 15,
    seed: 'st1',
    ink: c.facet,
    weight: 9,
    len: [120, 320],
    gap: [120, 420],
  })
  f += strata({
    x0: -60,
    x1: 1260,
    beds: 2,
    guide: (j, x) => 128 + j * 52 + x * 0.155,
    seed: 'st3',
    ink: c.edge,
    weight: 10,
    len: [90, 240],
    gap: [60, 200],
  })
  // the ceiling of the span and the inner wall of the far leg
  f += path(
    cragPath(
      pts([
        1104, 850, 1120, 760, 1096, 690, 1108, 620, 1070, 540, 1010, 470, 930, 430, 850, 400, 740, 412, 640, 446, 566,
        520, 540, 600, 562, 680, 546, 640, 524, 590, 544, 506, 612, 430, 706, 376, 850, 340, 980, 372, 1080, 430, 1150,
        530, 1178, 640, 1160, 720, 1196, 860,
      ]),
      rr,
      0.12,
      2,
    ),
    c.dark,
  )
  f +=
    path(
      cragPath(
        pts([
          1112, 800, 1118, 760, 1098, 692, 1110, 622, 1074, 544, 1014, 474, 1060, 500, 1110, 560, 1136, 640, 1122, 700,
          1146, 790,
        ]),
        rr,
        0.1,
        1,
      ),
      c.facet,
    ) +
    path(
      cragPath(pts([1100, 700, 1109, 624, 1073, 546, 1016, 476, 1056, 508, 1096, 566, 1119, 632]), rr, 0.08, 1),
      c.glow,
    )
  return base + clip(rock, f)
}
