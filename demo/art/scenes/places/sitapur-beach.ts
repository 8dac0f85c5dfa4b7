// Sitapur Beach at sunrise: pale limestone with small caves at its foot, and a green swell coming in.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { clip, lens, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { cast, person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { splash } from '../../kit/sea/splash.ts'
import { breaker } from '../../kit/sea/surf.ts'
import { cragPath, strata } from '../../kit/shore/rock.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.56 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 600,
      rr = rng('sita')
    let s = sky({
      bands: [
        [0, p.peach],
        [170, p.butter],
        [420, p.paper],
      ],
      bottom: hz,
      seed: 'ts',
      drift: 22,
      slivers: 7,
    })
    s +=
      sun({ x: 400, y: hz - 34, r: 120, ink: p.peach }) +
      path(lens(330, 520, 340, 9) + lens(480, 548, 260, 7), p.paper) +
      island({ x: 60, w: 420, h: 40, horizon: hz, seed: 'ti', ink: p.jade, peak: 0.4 })
    s += sea({ horizon: hz, inks: [p.jade, p.leaf, p.jade, p.jade, p.leaf], seed: 'tw', power: 1.4, sway: 10 })
    s +=
      glitter({ x: 400, top: hz + 2, bottom: 760, width: 230, ink: p.peach, rand: rng('tg') }) +
      glitter({ x: 400, top: hz + 2, bottom: 740, width: 110, ink: p.paper, rand: rng('th') }) +
      crests({ horizon: hz, bottom: 900, ink: p.mist, seed: 'tc', rows: 12, density: 0.7, weight: 0.6 })
    // cliff
    const outer = pts([
      770, 850, 790, 790, 838, 750, 846, 660, 880, 600, 870, 520, 900, 450, 960, 400, 1010, 330, 1090, 300, 1180, 250,
      1280, 236, 1380, 190, 1500, 176, 1680, 130, 1680, 940, 1300, 930, 1000, 900, 860, 880,
    ])
    const rock = cragPath(outer, rr, 0.11, 2)
    const bed = (j: number, x: number) => 300 + j * 58 + (1200 - x) * 0.13 + Math.sin(x / 140) * 8
    let f = ''
    for (const b of [
      [900, 450, 990, 400, 1030, 520, 1000, 640, 1040, 760, 1010, 900, 860, 880, 840, 700],
      [1090, 300, 1190, 262, 1230, 420, 1200, 560, 1240, 660, 1200, 760, 1130, 660, 1150, 500],
      [1380, 200, 1490, 186, 1520, 360, 1480, 520, 1520, 640, 1440, 620, 1410, 420],
    ])
      f += path(cragPath(pts(b), rr, 0.12, 2), p.butter)
    for (const b of [
      [1030, 480, 1080, 330, 1110, 460, 1120, 640, 1090, 760, 1050, 740, 1020, 620],
      [1230, 420, 1270, 300, 1330, 260, 1370, 430, 1360, 600, 1400, 700, 1260, 700, 1240, 560],
      [1520, 360, 1580, 200, 1690, 180, 1690, 760, 1560, 720, 1500, 560],
    ])
      f += path(cragPath(pts(b), rr, 0.12, 2), p.rose)
    f +=
      strata({
        x0: 740,
        x1: 1680,
        beds: 10,
        guide: bed,
        seed: 't1',
        ink: p.mauve,
        weight: 8,
        len: [90, 300],
        gap: [120, 420],
      }) +
      strata({
        x0: 740,
        x1: 1680,
        beds: 9,
        guide: (j, x) => bed(j, x) + 13,
        seed: 't1',
        ink: p.paper,
        weight: 6,
        len: [60, 200],
        gap: [140, 420],
      })
    // caves: a deep one, two small; each with a lit lip on the side away from the sun
    const cave = (b: number[], k: number) => {
      const q = cragPath(pts(b), rr, 0.1, 2),
        xr = Math.max(...pts(b).map(([x]) => x)),
        yt = Math.min(...pts(b).map(([, y]) => y))
      return (
        path(q, p.ink) +
        clip(
          q,
          path(
            cragPath(
              pts([xr - k * 96, yt - 10, xr - k * 70, yt + k * 70, xr - k * 84, 960, xr + 40, 960, xr + 40, yt - 20]),
              rr,
              0.08,
              1,
            ),
            p.mauve,
          ),
        )
      )
    }
    f +=
      cave([1090, 930, 1086, 830, 1120, 756, 1200, 716, 1290, 740, 1336, 810, 1350, 930], 1) +
      cave([930, 900, 926, 850, 950, 812, 990, 806, 1020, 840, 1026, 900], 0.5) +
      cave([1440, 930, 1436, 870, 1470, 822, 1530, 820, 1560, 860, 1570, 930], 0.6)
    f += path(
      spline(pts([740, 850, 860, 846, 1000, 872, 1100, 890, 1300, 900, 1480, 890, 1700, 900, 1700, 960, 740, 960])),
      p.mauve,
    )
    s += path(rock, p.peach) + clip(rock, f)
    for (const [x, y, k, i] of [
      [1030, 300, 0.42, 1],
      [1110, 270, 0.56, 2],
      [1220, 222, 0.7, 3],
      [1340, 180, 0.85, 4],
      [1470, 140, 1, 5],
      [1600, 100, 1.2, 6],
    ])
      s += treeCrown({
        x,
        y: y - 10 * k,
        rx: 120 * k,
        ry: 80 * k,
        seed: `tt${i}`,
        tones: [p.ink, p.leaf, p.butter],
        light: [-0.8, -0.4],
        rim: 0.08,
      })
    s += palm({
      x: 1180,
      y: 260,
      h: 190,
      lean: -70,
      size: 100,
      seed: 'tp',
      trunk: p.ink,
      back: p.ink,
      mid: p.ink,
      lit: p.leaf,
      count: 8,
      rings: false,
    })
    // sand under the cliff, wet where the last wave reached
    s +=
      path(
        spline(
          pts([
            700, 884, 860, 872, 1060, 900, 1300, 916, 1500, 906, 1700, 910, 1700, 1260, 200, 1260, 420, 1120, 560, 980,
          ]),
        ),
        p.butter,
      ) +
      path(
        spline(
          pts([
            690, 890, 800, 894, 820, 940, 760, 1010, 720, 1100, 640, 1180, 560, 1260, 180, 1260, 400, 1130, 560, 980,
          ]),
        ),
        p.rose,
      )
    s += path(
      spline(pts([900, 900, 1080, 920, 1320, 930, 1560, 924, 1700, 926, 1700, 990, 1500, 1000, 1300, 980, 1100, 956])),
      p.peach,
    )
    // surf
    s +=
      breaker({
        pts: pts([-60, 792, 160, 784, 380, 796, 560, 806, 740, 830]),
        height: 34,
        seed: 'tb1',
        face: p.leaf,
        foam: p.paper,
        back: p.jade,
      }) +
      breaker({
        pts: pts([-80, 960, 120, 924, 320, 918, 520, 930, 690, 900]),
        height: 86,
        seed: 'tb2',
        face: p.leaf,
        foam: p.paper,
        back: p.ink,
      })
    s +=
      path(
        ribbon(pts([-60, 1150, 120, 1120, 320, 1076, 520, 1010, 660, 940, 760, 880]), (t) => 46 - 20 * t, 30),
        p.mist,
      ) +
      path(
        ribbon(pts([-60, 1186, 120, 1150, 340, 1096, 540, 1028, 690, 950, 790, 892]), (t) => 22 - 8 * t, 30),
        p.paper,
      )
    s +=
      place(splash({ w: 170, h: 120, seed: 'tsp', ink: p.paper, shade: p.mist, tongues: 9 }), 776, 874) +
      path(lens(770, 884, 240, 24), p.paper)
    // someone at the mouth of the big cave
    const who = { skin: p.ink, top: p.paper, cloth: p.ink, hair: p.ink }
    s +=
      cast(poses.back, p.rose, 1120, 958, 1.05, 1.3, 0.5) +
      place(person(poses.walk, { ...who, top: p.leaf }), 1120, 958, 1.05, 0, -1) +
      cast(poses.back, p.rose, 1190, 968, 1, 1.3, 0.5, 1, 'skirt') +
      place(person(poses.back, { ...who, legs: 'skirt', longHair: true }), 1190, 968, 1)
    let rip = ''
    for (let i = 0; i < 22; i++) rip += lens(rr.in(760, 1640), rr.in(1040, 1190), rr.in(60, 190), rr.in(5, 9), rr.j(3))
    s += path(rip, p.peach)
    const near: Point[] = pts([1240, 1260, 1290, 1170, 1380, 1120, 1480, 1100, 1560, 1060, 1700, 1040, 1700, 1260])
    const nr = cragPath(near, rr, 0.1, 2)
    return (
      s +
      path(nr, p.ink) +
      clip(
        nr,
        path(
          cragPath(
            pts([
              1270, 1190, 1300, 1166, 1384, 1112, 1480, 1094, 1560, 1052, 1700, 1030, 1700, 1080, 1560, 1110, 1470,
              1140, 1360, 1170,
            ]),
            rr,
            0.12,
            2,
          ),
          p.mauve,
        ),
      )
    )
  }, options)
