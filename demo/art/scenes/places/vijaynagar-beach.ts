// Vijaynagar Beach: mahua limbs reach out over water that hardly moves; a hammock hangs in the gap.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { circle, lens, path, ribbon, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { crownAt } from '../../kit/trees/crown-at.ts'
import { limb } from '../../kit/trees/mahua.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.52, y: 0.58 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 520
    let s = sky({
      bands: [
        [0, p.mist],
        [360, p.paper],
      ],
      bottom: hz,
      seed: 'vs',
      drift: 18,
      slivers: 5,
    })
    s += island({ x: 760, w: 560, h: 44, horizon: hz, seed: 'vi', ink: p.haze, peak: 0.6 })
    s += sea({
      horizon: hz,
      bottom: 1000,
      inks: [p.slate, p.haze, p.haze, p.mist, p.mist, p.paper],
      seed: 'vw',
      power: 1.2,
      sway: 10,
    })
    s +=
      crests({ horizon: hz, bottom: 900, ink: p.paper, seed: 'vc', rows: 12, density: 0.6, weight: 0.55 }) +
      crests({ horizon: 640, bottom: 1000, ink: p.haze, seed: 'vd', rows: 8, density: 0.5, from: 0.2, weight: 0.6 })
    // the far bend of the shore
    s += path(spline(pts([1180, hz + 6, 1300, 490, 1420, 440, 1700, 380, 1700, 640, 1480, 600, 1300, 556])), p.sea)
    for (const [x, y, k] of [
      [1250, 500, 0.4],
      [1340, 466, 0.6],
      [1450, 430, 0.8],
      [1570, 400, 0.9],
    ])
      s += crownAt({ x, y, rx: 120 * k, ry: 80 * k, seed: `vf${x}`, tones: [p.sea, p.leaf] })
    s += path(spline(pts([1160, hz + 10, 1300, 566, 1480, 612, 1700, 660, 1700, 700, 1480, 634, 1290, 580])), p.paper)
    // reflection of the roof of leaves, broken by light
    s += path(
      [
        [300, 720, 520, 22],
        [240, 760, 460, 26],
        [340, 800, 420, 20],
        [200, 846, 460, 24],
        [1320, 730, 420, 18],
        [1400, 776, 380, 22],
        [1360, 826, 300, 18],
      ]
        .map(([x, y, w, h]) => lens(x, y, w, h))
        .join(''),
      p.slate,
    )
    // near sand in leaf shade
    s +=
      path(
        spline(pts([-80, 900, 200, 940, 520, 990, 860, 1000, 1200, 960, 1480, 900, 1700, 880, 1700, 1260, -80, 1260])),
        p.paper,
      ) +
      path(
        spline(pts([-80, 920, 200, 962, 520, 1010, 860, 1020, 1200, 982, 1480, 924, 1700, 904, 1700, 1260, -80, 1260])),
        p.mist,
      )
    s += path(
      spline(
        pts([
          -80, 990, 160, 1010, 420, 1060, 700, 1070, 980, 1060, 1240, 1080, 1460, 1020, 1700, 1000, 1700, 1260, -80,
          1260,
        ]),
      ),
      p.forest,
    )
    s += path(
      [
        [420, 1110, 300, 22],
        [760, 1130, 360, 26],
        [1090, 1122, 260, 18],
        [600, 1170, 300, 20],
        [980, 1176, 280, 20],
        [1330, 1090, 240, 16],
      ]
        .map(([x, y, w, h]) => lens(x, y, w, h))
        .join(''),
      p.leaf,
    )
    // canopy: far clumps lighter, near clumps ink
    for (const [x, y, k] of [
      [700, 60, 1.1],
      [900, 110, 1],
      [1080, 90, 1.1],
      [520, 140, 1],
      [1240, 190, 0.9],
      [380, 240, 0.8],
    ])
      s += crownAt({
        x,
        y,
        rx: 200 * k,
        ry: 120 * k,
        seed: `vm${x}`,
        tones: [p.forest, p.leaf],
        light: [0.2, -0.9],
        lobes: 6,
      })
    const bark = { ink: p.ink, lit: p.sea, light: 1 as const }
    s +=
      limb({
        pts: pts([250, 760, 296, 620, 296, 470, 250, 300, 180, 120, 150, -60]),
        from: 96,
        to: 60,
        seed: 'vl2',
        ...bark,
        foot: false,
      }) +
      limb({ pts: pts([480, 340, 520, 200, 600, 90, 640, -60]), from: 60, to: 30, seed: 'vl3', ...bark, foot: false }) +
      limb({
        pts: pts([960, 214, 1060, 120, 1140, 20, 1160, -60]),
        from: 40,
        to: 22,
        seed: 'vl4',
        ...bark,
        foot: false,
      })
    s += limb({
      pts: pts([
        150, 1100, 190, 900, 250, 700, 340, 500, 480, 330, 700, 230, 960, 210, 1180, 290, 1330, 430, 1400, 590,
      ]),
      from: 150,
      to: 16,
      seed: 'vl1',
      ...bark,
    })
    s += limb({
      pts: pts([1480, 1060, 1450, 900, 1440, 740, 1480, 560, 1530, 380, 1560, 160, 1580, -40]),
      from: 110,
      to: 70,
      seed: 'vl5',
      ...bark,
      light: -1,
    })
    for (const [x, y, k] of [
      [20, 20, 1.3],
      [60, 150, 1.3],
      [330, 60, 1.3],
      [600, -10, 1.3],
      [900, -10, 1.3],
      [1200, 20, 1.3],
      [1500, 70, 1.5],
      [1340, 440, 0.55],
      [1410, 560, 0.5],
      [1250, 330, 0.6],
      [1340, 250, 0.8],
      [1600, 300, 1.1],
      [-10, 360, 1.1],
      [460, 300, 0.42],
      [700, 190, 0.5],
      [1010, 180, 0.55],
    ])
      s += crownAt({
        x,
        y,
        rx: 190 * k,
        ry: 120 * k,
        seed: `vn${x}`,
        tones: [p.ink, p.forest],
        light: [0.2, -0.9],
        lobes: 6,
      })
    // hammock between the two trunks, someone asleep in it
    const a: Point = [286, 760],
      b: Point = [1442, 780],
      line = (y: number): Point[] => [a, [520, 846 + y * 0.5], [860, 900 + y], [1200, 850 + y * 0.5], b]
    s +=
      path(lens(860, 1086, 640, 34), p.ink) +
      path(
        ribbon(line(-6), () => 6, 20),
        p.ink,
      )
    const cloth = pts([
      470, 826, 600, 862, 860, 892, 1120, 864, 1260, 822, 1180, 900, 1040, 960, 860, 978, 690, 962, 560, 904,
    ])
    s += path(spline(pts([470, 826, 600, 850, 860, 868, 1120, 850, 1260, 822, 1120, 900, 860, 930, 600, 900])), p.ink)
    // lying back: arm behind the head, one knee drawn up
    s +=
      path(
        ribbon(pts([690, 846, 650, 800, 606, 830]), (t) => 26 - 8 * t, 10),
        p.forest,
      ) +
      circle(640, 816, 29, p.forest) +
      path(spline(pts([606, 806, 612, 780, 640, 770, 668, 782, 674, 802, 640, 800])), p.ink) +
      path(spline(pts([600, 800, 616, 776, 648, 766, 676, 780, 690, 798, 640, 794])), p.paper)
    s +=
      path(
        ribbon(pts([660, 850, 740, 868, 840, 876]), (t) => 62 - 8 * t, 12),
        p.paper,
      ) +
      path(
        ribbon(pts([830, 874, 910, 800, 950, 776]), (t) => 44 - 12 * t, 10) +
          ribbon(pts([945, 774, 970, 830, 990, 890]), (t) => 32 - 8 * t, 10) +
          ribbon(pts([840, 884, 960, 876, 1090, 846]), (t) => 44 - 18 * t, 12),
        p.forest,
      ) +
      path(spline(pts([1076, 846, 1092, 818, 1108, 816, 1106, 850])), p.ink)
    s +=
      path(spline(cloth), p.lamp) +
      path(
        ribbon(pts([560, 872, 700, 930, 860, 946, 1040, 926, 1180, 872]), (t) => 22 * Math.sin(Math.PI * t), 20),
        p.paper,
      ) +
      path(
        [0, 1, 2]
          .map(
            (i) =>
              ribbon([a, [380 + i * 4, 800 + i * 8], [500 + i * 30, 834 + i * 22]], () => 4, 8) +
              ribbon([b, [1350 - i * 4, 808 + i * 8], [1230 - i * 30, 832 + i * 22]], () => 4, 8),
          )
          .join(''),
        p.ink,
      )
    return s
  }, options)
