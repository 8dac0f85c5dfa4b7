// The natural arch of Shaheed Dweep at low tide, in two layers that move at their own pace: the lit sea, and the rock before it.
import type { Ink, Point } from '../kit/base/core.ts'
import { clip, lens, path, place, rect, ribbon, rng, spline } from '../kit/base/core.ts'
import { pts } from '../kit/base/points.ts'
import { quads, triples } from '../kit/base/rows.ts'
import { walker } from '../kit/people/figure.ts'
import { island } from '../kit/sea/islands.ts'
import { crests, sea } from '../kit/sea/sea.ts'
import { naturalArch } from '../kit/shore/natural-arch.ts'
import type { Round } from '../kit/shore/rock.ts'
import { cragPath, pool, strata } from '../kit/shore/rock.ts'
import { cloud } from '../kit/sky/clouds.ts'
import { sky } from '../kit/sky/sky.ts'
import { stars } from '../kit/sky/stars.ts'
import { bars, glitter, sun } from '../kit/sky/sun.ts'
import { treeCrown } from '../kit/trees/forest.ts'
import type { ArchInks, ArchSkyInks } from './arch-inks.ts'

const HORIZON = 660

/** Sky, sun or moon, the sea behind. */
export function archBack(p: ArchSkyInks): string {
  let s = sky({
    bands: [
      [0, p.sky[0]],
      [170, p.sky[1]],
      [380, p.sky[2]],
      [560, p.sky[3]],
    ],
    bottom: HORIZON,
    seed: 'as',
    drift: 18,
    slivers: 5,
  })
  if (p.star)
    s += stars({
      count: 120,
      bottom: 520,
      seed: 'has',
      bright: p.sun,
      faint: p.star,
      big: [
        [330, 90, 12],
        [1240, 170, 11],
      ],
    })
  s += sun({ x: 800, y: 560, r: 78, ink: p.sun })
  s +=
    bars(
      [
        [760, 590, 260, 7],
        [890, 606, 200, 6],
      ],
      p.bar,
    ) + cloud({ x: 1420, y: 330, w: 300, h: 62, seed: 'ac', ink: p.cloud })
  s +=
    island({ x: 980, w: 420, h: 46, horizon: HORIZON, seed: 'ai', ink: p.far, peak: 0.35 }) +
    island({ x: 1480, w: 360, h: 70, horizon: HORIZON, seed: 'aj', ink: p.far, lit: p.farLit, peak: 0.7 })
  // Down to the sheet's foot: the rock lies over it, and a layer without holes needs no alpha.
  s += rect(0, 820, 1600, 380, p.sea[p.sea.length - 1])
  s += sea({ horizon: HORIZON, bottom: 830, inks: p.sea, seed: 'aw', sway: 5, power: 1.5 })
  s += crests({ horizon: HORIZON, bottom: 860, ink: p.crest, seed: 'acr', rows: 12, weight: 0.6, density: 1 })
  s += glitter({ x: 800, top: HORIZON + 2, bottom: 770, width: 150, ink: p.sun, rand: rng('arch') })
  return s
}

/** The reef flat, the arch, its pools and who walks there. */
export function archNear(p: ArchInks): string {
  const r = rng('arch flat')
  // reef flat, laid bare: wet strip by the sea, then darker toward us
  const flat = (y: number, ink: Ink, amp: number, ph: number) => {
    const q: Point[] = []
    for (let x = -60; x <= 1680; x += 58) q.push([x, y + Math.sin(x / 170 + ph) * amp + r.j(amp * 0.9)])
    return path(`${spline(q, false, 0.1)}L1700 1210L-60 1210z`, ink)
  }
  let s = flat(782, p.paper, 4, 1) + flat(790, p.peach, 6, 1) + flat(822, p.rose, 8, 2.2)
  // the arch
  const rr = rng('rock')
  s += naturalArch({ body: p.mauve, facet: p.rose, dark: p.ink, edge: p.peach, glow: p.butter }, rr)
  // green on its back, and roots hanging from it
  let hang = ''
  for (const [x, y, h] of triples([
    150, 130, 90, 176, 130, 130, 300, 140, 110, 512, 178, 84, 536, 180, 130, 690, 220, 66, 716, 222, 96,
  ]))
    hang += ribbon(
      [
        [x, y - 10],
        [x + rr.j(8), y + h * 0.5],
        [x + rr.j(12), y + h],
      ],
      (t) => 9 * (1 - t) + 1,
      8,
    )
  s += path(hang, p.ink)
  for (const [x, y, k, i] of quads([
    1030, 270, 0.5, 6, 960, 254, 0.4, 7, 760, 222, 0.62, 4, 650, 200, 0.8, 3, 500, 164, 0.9, 5, 360, 130, 1.05, 2, 210,
    96, 1.25, 1, 40, 60, 1.6, 0,
  ]))
    s += treeCrown({
      x,
      y: y - 22 * k,
      rx: 112 * k,
      ry: 74 * k,
      seed: `av${i}`,
      tones: [p.ink, p.leaf, p.butter],
      light: [0.7, -0.6],
      rim: 0.08,
    })
  // a visitor in the opening gives the size
  s +=
    place(walker({ skin: p.ink, top: p.paper, cloth: p.ink, hair: p.ink, stride: 1 }), 938, 846, 0.8) +
    place(walker({ skin: p.ink, top: p.mauve, cloth: p.ink, hair: p.ink, stride: -1 }), 980, 848, 0.56)
  s += flat(914, p.mauve, 10, 4) + flat(1096, p.ink, 12, 3)
  s +=
    strata({
      x0: -40,
      x1: 1640,
      beds: 5,
      guide: (j, x) => 872 + j * 13 + j * j * 3 + Math.sin(x / 120 + j) * 5,
      seed: 'fl1',
      ink: p.mauve,
      weight: 7,
      len: [60, 240],
      gap: [80, 340],
    }) +
    strata({
      x0: -40,
      x1: 1640,
      beds: 6,
      guide: (j, x) => 936 + j * 30 + Math.sin(x / 120 + j) * 6,
      seed: 'fl2',
      ink: p.rose,
      weight: 8,
      len: [50, 200],
      gap: [120, 420],
    }) +
    strata({
      x0: -40,
      x1: 1640,
      beds: 3,
      guide: (j, x) => 1120 + j * 34 + Math.sin(x / 150 + j) * 7,
      seed: 'fl3',
      ink: p.mauve,
      weight: 11,
      len: [80, 260],
      gap: [160, 460],
    })
  // pools: mirror of the opening in the middle, of the rock at the sides
  const pools: Round[][] = [
    [
      [760, 882, 360, 26],
      [900, 890, 240, 22],
    ],
    [
      [1440, 908, 300, 30],
      [1570, 902, 220, 26],
    ],
    [
      [210, 972, 380, 44],
      [380, 984, 260, 38],
    ],
    quads([820, 990, 560, 66, 1060, 1008, 420, 58, 660, 1004, 260, 40]),
    [
      [1500, 1060, 340, 62],
      [1400, 1076, 240, 46],
    ],
    quads([420, 1116, 640, 92, 720, 1138, 420, 70, 180, 1136, 320, 56]),
    [[1240, 1180, 420, 60]],
  ]
  for (const [i, rounds] of pools.entries()) {
    const pr = rng(`q${i}`),
      [x, y, , h] = rounds[0],
      top = y - h,
      bot = y + h,
      wob = (x0: number, side: number) => {
        const q: Point[] = []
        for (let k = 0; k <= 8; k++) q.push([x0 + (k % 2 ? 14 : -10) + pr.j(8), top + ((bot - top) * k) / 8])
        return `${spline(q, false)}L${side} ${bot}L${side} ${top}z`
      }
    let m = path(wob(548, -80), p.leaf)
    m += clip(wob(1286, -80), path(wob(1106, 1700), p.leaf))
    m +=
      glitter({ x: 800, top: y - h * 0.4, bottom: bot, width: 300, ink: p.butter, rand: pr, gap: 0.55, power: 1 }) +
      glitter({ x: 800, top: y - h * 0.4, bottom: bot, width: 170, ink: p.paper, rand: pr, gap: 0.6, power: 1 })
    let li = ''
    for (let k = 0; k < 5; k++)
      li += lens(x + pr.j(rounds[0][2] * 0.5), y + h * pr.in(0.1, 0.5), rounds[0][2] * pr.in(0.15, 0.4), 3 + h * 0.04)
    m += path(li, p.jade)
    s += pool({
      rounds,
      seed: `pl${i}`,
      rim: y > 1090 ? p.mauve : y > 920 ? p.rose : p.peach,
      lip: p.ink,
      water: p.mist,
      mirror: m,
    })
  }
  // a near boulder shuts the right corner; one starfish rewards a close look
  const bl = cragPath(
    pts([1330, 1230, 1360, 1150, 1420, 1110, 1480, 1040, 1560, 1010, 1660, 1000, 1660, 1230]),
    rr,
    0.1,
    2,
  )
  s +=
    path(bl, p.ink) +
    clip(
      bl,
      path(
        cragPath(
          pts([
            1370, 1140, 1420, 1104, 1480, 1034, 1560, 1004, 1660, 990, 1660, 1050, 1570, 1056, 1510, 1090, 1440, 1150,
          ]),
          rr,
          0.12,
          2,
        ),
        p.mauve,
      ) +
        path(
          cragPath(
            pts([1430, 1096, 1480, 1030, 1560, 1000, 1660, 990, 1660, 1012, 1560, 1022, 1490, 1056]),
            rr,
            0.12,
            2,
          ),
          p.rose,
        ),
    )
  s += path(
    spline(
      Array.from({ length: 10 }, (_, i) => {
        const a = -1.5 + (i * Math.PI) / 5,
          k = i % 2 ? 10 : 30
        return [610 + Math.cos(a) * k, 1126 + Math.sin(a) * k * 0.5]
      }),
      true,
      0.1,
    ),
    p.peach,
  )
  return s
}
