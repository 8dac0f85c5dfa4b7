// Limestone cave, Baratang: from the dark hall toward the mouth; a guide's lamp warms the dripstone, day stands in the opening.

import type { Point, Scene } from '../../kit/base/core.ts'
import { circle, clip, curve, lens, path, place, ribbon, rng, spline } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { walker } from '../../kit/people/figure.ts'
import { column, stalactites } from '../../kit/shore/cave.ts'
import { cragPath } from '../../kit/shore/rock.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.58, y: 0.56 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      rr = rng('cave')
    const mouth: Point[] = pts([
      880, 850, 862, 700, 884, 560, 930, 440, 1010, 360, 1090, 340, 1170, 372, 1230, 450, 1262, 560, 1276, 700, 1262,
      850,
    ])
    const grow = (k: number, dx = 0, dy = 0): Point[] =>
      mouth.map(([x, y]) => [1066 + dx + (x - 1066) * k, 640 + dy + (y - 640) * k])
    let s = path('M-10 -10H1610V1210H-10z', p.ink)
    s +=
      path(cragPath(grow(3.0, -260, -40), rr, 0.1, 3), p.plum) +
      path(cragPath(grow(2.0, -110, 0), rr, 0.09, 3), p.wine) +
      path(cragPath(grow(1.36, -34, 6), rr, 0.08, 3), p.coral)
    // day: sky, then forest that hangs before it
    const open = cragPath(mouth, rr, 0.07, 3)
    s += path(open, p.paper) + path(lens(1130, 470, 260, 26) + lens(1010, 512, 180, 16), p.gold)
    let green = path('M820 690H1320V860H820z', p.teal)
    for (const [x, y, k] of triples([900, 690, 1.1, 1010, 660, 0.8, 1080, 740, 0.9, 1140, 680, 0.9, 1250, 630, 1.1]))
      green += treeCrown({ x, y, rx: 110 * k, ry: 80 * k, seed: `cg${x}`, tones: [p.teal, p.teal] })
    s += clip(
      open,
      green + ground({ pts: pts([820, 740, 1000, 760, 1120, 750, 1320, 730]), ink: p.forest, seed: 'cf' }),
    )
    // the floor: wet stone that carries the light to our feet
    s += ground({
      pts: pts([-60, 900, 300, 870, 700, 838, 1066, 828, 1400, 846, 1680, 880]),
      ink: p.wine,
      seed: 'fl1',
      rough: 8,
    })
    s += path(
      spline(
        pts([
          890, 836, 1250, 836, 1300, 880, 1230, 960, 1010, 1040, 820, 1130, 560, 1215, 300, 1215, 640, 1060, 800, 950,
          850, 880,
        ]),
        true,
        0.12,
      ),
      p.coral,
    )
    s += path(
      slivers(
        [
          1060, 850, 300, 18, 1030, 890, 330, 24, 960, 936, 260, 18, 930, 985, 330, 22, 790, 1050, 300, 24, 700, 1110,
          340, 26,
        ],
        2,
      ),
      p.gold,
    )
    s += path(slivers([1090, 846, 200, 12, 1050, 876, 190, 12, 1000, 920, 130, 10, 900, 996, 110, 10], 2), p.paper)
    // dripstone, far to near
    const far = curve(pts([700, 420, 860, 330, 1000, 262, 1120, 250, 1260, 320, 1400, 470]))
    s += stalactites({
      ceiling: far,
      from: 800,
      to: 1340,
      count: 13,
      len: [40, 190],
      width: [18, 40],
      seed: 'd1',
      ink: p.wine,
      lit: p.orange,
      light: 0.4,
    })
    s += column({
      x: 430,
      top: 170,
      bottom: 905,
      width: 250,
      seed: 'col',
      ink: p.coral,
      shade: p.wine,
      lit: p.orange,
      light: 1,
    })
    s += path(
      ribbon(pts([300, 905, 430, 880, 570, 905, 620, 930]), (t) => 60 * Math.sin(Math.PI * t)),
      p.wine,
    )
    const mid = curve(pts([-40, 330, 200, 240, 520, 190, 760, 210, 1000, 150, 1300, 170, 1640, 330]))
    s += canopy({
      pts: pts([-60, 330, 200, 240, 520, 190, 760, 210, 1000, 150, 1300, 170, 1660, 330]),
      ink: p.plum,
      seed: 'c2',
      rough: 16,
    })
    s +=
      stalactites({
        ceiling: mid,
        from: -20,
        to: 420,
        count: 8,
        len: [90, 340],
        width: [34, 66],
        seed: 'd2',
        ink: p.plum,
        lit: p.coral,
        light: 1,
      }) +
      stalactites({
        ceiling: mid,
        from: 440,
        to: 900,
        count: 8,
        len: [60, 230],
        width: [26, 52],
        seed: 'd3',
        ink: p.plum,
        lit: p.coral,
        light: 1,
      }) +
      stalactites({
        ceiling: mid,
        from: 1180,
        to: 1640,
        count: 8,
        len: [80, 360],
        width: [30, 64],
        seed: 'd5',
        ink: p.plum,
        lit: p.coral,
        light: -1,
      })
    // stalagmites stand in the near dark
    for (const [x, y, h, w] of [
      [1420, 905, 210, 120],
      [1520, 940, 330, 150],
      [1330, 890, 90, 70],
      [140, 930, 240, 130],
      [250, 940, 130, 90],
    ]) {
      const light = x > 1066 ? -1 : 1
      s +=
        path(
          ribbon(
            [
              [x, y + 30],
              [x, y - h * 0.5],
              [x + 6, y - h],
            ],
            (t) => w * (1 - t ** 0.75) * (1 + 0.05 * Math.sin(t * 21)) + 5,
            20,
          ),
          p.plum,
        ) +
        path(
          ribbon(
            [
              [x + light * w * 0.36, y + 10],
              [x + light * w * 0.21, y - h * 0.5],
              [x + 6 + light * w * 0.05, y - h * 0.94],
            ],
            (t) => w * 0.12 * (1 - t) + 2,
            16,
          ),
          p.coral,
        )
    }
    // two visitors cross the light; the lamp is the one warm point on the dark side
    const [lx, ly] = [772, 812]
    s += circle(lx, ly, 66, p.orange) + circle(lx, ly, 40, p.gold)
    s += path(lens(826, 934, 210, 22) + lens(985, 912, 150, 18), p.plum)
    s +=
      place(walker({ skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink, stride: -1 }), 822, 930, 1.72, 0, -1) +
      place(
        walker({ skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink, skirt: true, stride: 1 }),
        985,
        906,
        1.4,
        0,
        -1,
      )
    s +=
      path(
        ribbon(pts([808, 800, 790, 812, 774, 800]), (t) => 11 - 3 * t, 8),
        p.ink,
      ) +
      path(`M${lx - 4} ${ly - 16}h8v6h-8zM${lx - 10} ${ly + 16}h20v5h-20z`, p.ink) +
      circle(lx, ly + 2, 14, p.paper)
    const near = curve(pts([-40, 190, 160, 80, 420, 30, 900, 10, 1300, 30, 1640, 150]))
    s +=
      canopy({
        pts: pts([-60, 190, 160, 80, 420, 30, 900, 10, 1300, 30, 1660, 150]),
        ink: p.ink,
        seed: 'c3',
        rough: 12,
      }) +
      stalactites({
        ceiling: near,
        from: -20,
        to: 330,
        count: 4,
        len: [160, 420],
        width: [60, 100],
        seed: 'd6',
        ink: p.ink,
      }) +
      stalactites({
        ceiling: near,
        from: 430,
        to: 1240,
        count: 7,
        len: [60, 190],
        width: [36, 64],
        seed: 'd7',
        ink: p.ink,
      }) +
      stalactites({
        ceiling: near,
        from: 1340,
        to: 1620,
        count: 3,
        len: [200, 400],
        width: [60, 100],
        seed: 'd8',
        ink: p.ink,
      })
    s += ground({
      pts: pts([-60, 1010, 120, 1040, 360, 1120, 620, 1190, 760, 1230, 1000, 1230, 1180, 1180, 1400, 1090, 1680, 1020]),
      ink: p.ink,
      seed: 'fl3',
      rough: 12,
    })
    return s
  }, options)
export default scene
