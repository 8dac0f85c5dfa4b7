// An island ferry cut open at sunrise: recliners above, rows below, bags stacked aft, the engine under all of it.
import type { Ink, Scene } from '../../kit/base/core.ts'
import { circle, clip, path, place, rect, rng } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'

const p = palettes.dawn
/** A seat in profile, facing right, its foot at y = 0: an upright row seat or a recliner. */
const seat = (ink: Ink, lean: number): string =>
  path(angular([-14, -26, 14, -26, 12, 0, 4, 0, 6, -20, -8, -20, -10, 0, -18, 0]), p.mauve) +
  path(smooth([-24, -28, -24 - lean, -92, -14 - lean, -96, -8, -44, 26, -42, 28, -28]), ink)
/** Someone in such a seat. */
function sitter(top: Ink, lean: number, small: boolean, extra = ''): string {
  const k = small ? 0.78 : 1
  return place(
    path(limb([0, -42, 30, -42, 34, -2], 15, 13, 9), p.leaf) +
      path(smooth([-12, -38, -14 - lean * 0.7, -78, -2 - lean * 0.7, -86, 8 - lean * 0.5, -72, 12, -38]), top) +
      path(limb([-2 - lean * 0.6, -74, 12, -56, 28, -56], 9, 8, 6), p.mauve) +
      circle(-1 - lean * 0.8, -100, 13, p.mauve) +
      path(
        smooth([
          -15 - lean * 0.8,
          -98,
          -13 - lean * 0.8,
          -114,
          4 - lean * 0.8,
          -116,
          11 - lean * 0.8,
          -106,
          0 - lean * 0.8,
          -104,
          -6 - lean * 0.8,
          -92,
        ]),
        p.ink,
      ) +
      extra,
    0,
    small ? -8 : 0,
    k,
  )
}
function row(
  x: number,
  y: number,
  step: number,
  count: number,
  ink: Ink,
  lean: number,
  seed: string,
  empty: readonly number[],
): string {
  const r = rng(seed)
  let s = ''
  for (let i = 0; i < count; i++) {
    const top = r.pick([p.paper, p.jade, p.leaf, p.peach])
    s += place(seat(ink, lean) + (empty.includes(i) ? '' : sitter(top, lean, r() < 0.22)), x + i * step, y)
  }
  return s
}
const bag = (x: number, y: number, w: number, h: number, ink: Ink): string =>
  rect(x, y - h, w, h, ink) +
  rect(x + w * 0.2, y - h, w * 0.12, h, p.ink) +
  rect(x + w * 0.68, y - h, w * 0.12, h, p.ink) +
  rect(x + w * 0.36, y - h - 8, w * 0.28, 5, p.ink)

export const focus = { x: 0.56, y: 0.52 }
const scene: Scene = (options) =>
  sheet(() => {
    const hz = 560
    let s = sky({
      bands: [
        [0, p.mist],
        [120, p.paper],
        [330, p.butter],
      ],
      bottom: hz,
      seed: 'fx-sky',
      drift: 16,
      slivers: 4,
    })
    s += circle(130, 400, 110, p.peach)
    s += island({ x: 180, w: 700, h: 90, horizon: hz, seed: 'fx-i', ink: p.rose, lit: p.peach, peak: 0.5 })
    s += island({ x: 1470, w: 500, h: 60, horizon: hz, seed: 'fx-j', ink: p.rose, peak: 0.4 })
    s +=
      rect(0, hz, 1600, 260, p.jade) +
      crests({ horizon: hz, bottom: 760, ink: p.mist, seed: 'fx-c', rows: 9, density: 0.7, weight: 0.7 })
    // upper works: roof, bridge, funnel, mast
    s += path(
      angular([756, 306, 772, 306, 768, 196, 760, 196]) +
        angular([716, 192, 812, 186, 812, 198, 716, 204]) +
        angular([742, 246, 786, 246, 786, 254, 742, 254]),
      p.ink,
    )
    s +=
      path(angular([330, 312, 420, 312, 408, 216, 342, 216]), p.rose) +
      path(angular([340, 240, 411, 240, 409, 216, 342, 216]), p.ink)
    s +=
      path(angular([880, 306, 1080, 306, 1040, 222, 890, 222]), p.rose) +
      path(
        angular([986, 288, 1060, 288, 1030, 236, 986, 236]) + angular([900, 288, 968, 288, 968, 236, 900, 236]),
        p.ink,
      )
    s += path(limb([1006, 288, 1008, 268], 18, 14), p.paper) + circle(1008, 252, 11, p.peach)
    s +=
      path(angular([170, 306, 1130, 306, 1150, 330, 170, 330]), p.paper) +
      path(angular([170, 322, 1143, 322, 1150, 332, 170, 332]), p.rose)
    // the cut: the side wall is gone and the light inside is warm
    s += path(angular([190, 330, 1144, 330, 1330, 500, 1330, 700, 170, 700, 170, 500, 190, 500]), p.ink)
    s +=
      path(angular([206, 340, 1130, 340, 1258, 484, 206, 484]), p.butter) +
      path(angular([206, 340, 1130, 340, 1144, 356, 206, 356]), p.paper)
    s +=
      path(angular([186, 510, 1288, 510, 1312, 540, 1312, 684, 186, 684]), p.butter) +
      path(angular([186, 510, 1288, 510, 1302, 526, 186, 526]), p.paper)
    // windows of the far side, with the sea in them
    for (let i = 0; i < 8; i++)
      s +=
        path(angular([386 + i * 96, 374, 462 + i * 96, 374, 462 + i * 96, 424, 386 + i * 96, 424]), p.mist) +
        rect(386 + i * 96, 406, 76, 18, p.jade)
    for (let i = 0; i < 9; i++) s += rect(392 + i * 92, 546, 74, 54, p.mist) + rect(392 + i * 92, 578, 74, 22, p.jade)
    // raked glass of the lounge
    s += path(angular([1142, 352, 1162, 352, 1280, 484, 1258, 484]), p.jade)
    s += row(450, 484, 112, 7, p.rose, 20, 'fx-up', [2])
    s += row(424, 684, 74, 12, p.mauve, 5, 'fx-low', [4, 9])
    // stairs between the decks, and somebody going up
    for (let i = 0; i < 9; i++) s += rect(226 + i * 14, 672 - i * 21, 34, 7, p.mauve)
    s += path(angular([224, 684, 236, 684, 366, 484, 354, 484]), p.ink)
    s += place(
      path(limb([-4, -44, -14, -22, -16, 0], 13, 10, 8) + limb([2, -44, 18, -34, 14, -16], 13, 10, 8), p.ink) +
        path(smooth([-12, -40, -11, -82, 2, -88, 13, -80, 12, -40]), p.leaf) +
        path(limb([4, -78, 22, -66, 36, -72], 8, 7, 5), p.mauve) +
        circle(2, -101, 12, p.mauve) +
        path(smooth([-11, -100, -8, -114, 8, -114, 14, -106, 0, -106]), p.ink),
      284,
      592,
    )
    s += bag(188, 684, 58, 42, p.rose) + bag(192, 634, 48, 34, p.jade) + bag(250, 684, 44, 60, p.leaf)
    // the bow deck outside the lounge, with its rail
    s += rect(1330, 636, 4, 64, p.ink) + path(slivers([1400, 640, 160, 6]), p.ink)
    for (let i = 0; i < 4; i++) s += rect(1350 + i * 38, 640, 4, 62, p.ink)
    // the sea cut at the water line: pale light above, the dark below
    s += path('M-20 802Q380 788 800 802T1620 800V1220H-20z', p.leaf)
    // hull: cut below the main deck as well
    const hull = angular([120, 696, 1540, 696, 1430, 872, 1390, 900, 190, 900, 130, 850])
    s += path(hull, p.paper)
    s += clip(hull, rect(100, 700, 1500, 26, p.rose) + rect(100, 790, 1500, 130, p.mauve))
    s +=
      path(angular([300, 742, 1180, 742, 1180, 872, 300, 872]), p.ink) +
      path(angular([316, 756, 700, 756, 700, 858, 316, 858]), p.peach) +
      path(angular([716, 756, 1164, 756, 1164, 858, 716, 858]), p.rose)
    // engine and shaft
    s +=
      path(angular([420, 850, 420, 796, 446, 782, 600, 782, 626, 800, 626, 850]), p.leaf) +
      path(angular([420, 812, 626, 812, 626, 800, 600, 782, 446, 782, 420, 796]), p.jade)
    for (let i = 0; i < 4; i++) s += rect(452 + i * 38, 766, 22, 30, p.ink)
    s += rect(170, 824, 256, 12, p.ink)
    s +=
      bag(740, 858, 96, 60, p.butter) +
      bag(850, 858, 70, 84, p.leaf) +
      bag(936, 858, 110, 52, p.jade) +
      bag(950, 798, 76, 36, p.paper) +
      bag(1062, 858, 78, 72, p.peach)
    s += path('M-20 1000Q360 1024 820 1004T1620 994V1220H-20z', p.ink)
    s +=
      path(smooth([120, 830, 104, 786, 118, 784, 134, 826, 150, 874, 136, 878]), p.ink) +
      path(smooth([146, 830, 126, 770, 150, 776, 162, 828, 168, 886, 148, 890, 144, 840]), p.peach)
    s += path(
      slivers([
        60, 806, 240, 14, 1560, 800, 200, 14, 1500, 830, 130, 9, 20, 842, 120, 8, 90, 916, 170, 8, 60, 950, 110, 6,
      ]),
      p.mist,
    )
    // the snack counter abaft the recliners
    s +=
      path(smooth([236, 440, 238, 396, 252, 386, 270, 396, 272, 440]), p.paper) +
      circle(254, 372, 13, p.mauve) +
      path(smooth([240, 372, 240, 356, 256, 354, 268, 364, 254, 364]), p.ink) +
      rect(212, 428, 104, 56, p.rose) +
      rect(208, 422, 112, 8, p.ink) +
      rect(292, 404, 16, 18, p.jade) +
      rect(276, 410, 10, 12, p.leaf)
    const r = rng('fx-fish')
    let f = ''
    for (let i = 0; i < 17; i++) {
      const x = 980 + i * 26 + r.j(14),
        y = 1040 + Math.sin(i * 0.5) * 34 + r.j(22)
      f += smooth([
        x - 20,
        y,
        x - 4,
        y - 7,
        x + 14,
        y - 2,
        x + 26,
        y - 9,
        x + 23,
        y,
        x + 26,
        y + 8,
        x + 14,
        y + 2,
        x - 4,
        y + 7,
      ])
    }
    s += path(f, p.jade)
    return s
  }, options)
export default scene
