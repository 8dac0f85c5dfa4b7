// A lagoon without a ripple at dawn: a man in a dugout, the forest standing on its own reflection, a heron on a stake.

import { heron } from '../../kit/animals/heron.ts'
import { circle, clip, type Ink, lens, lump, path, place, rect, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { dugout } from '../../kit/boats/dugout.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.42, y: 0.56 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      line = 560
    // everything above the water line is drawn once and laid again below it, turned over
    const shore = (tones: { far: Ink; mid: Ink; near: Ink; rim: Ink }) => {
      let s = ground({
        pts: [
          [-60, 470],
          [260, 440],
          [560, 400],
          [900, 330],
          [1160, 300],
          [1400, 340],
          [1660, 400],
        ],
        ink: tones.far,
        seed: 'lq0',
        to: line,
        rough: 8,
        step: 44,
      })
      s += ground({
        pts: [
          [420, 562],
          [560, 520],
          [760, 470],
          [1000, 420],
          [1300, 400],
          [1660, 380],
        ],
        ink: tones.mid,
        seed: 'lq1',
        to: line,
        rough: 10,
        step: 40,
      })
      const r = rng('lqw')
      let crowns = ''
      for (const [x, y, k] of triples([
        640, 520, 0.6, 740, 486, 0.8, 870, 470, 1, 1010, 430, 1.1, 1170, 410, 1.2, 1330, 400, 1.2, 1500, 380, 1.3, 1620,
        390, 1.2,
      ]))
        crowns += lump(x, y, 92 * k, 66 * k, r, 9, 0.13)
      s +=
        path(crowns, tones.mid) +
        ground({
          pts: [
            [700, 562],
            [860, 530],
            [1100, 500],
            [1400, 470],
            [1660, 450],
          ],
          ink: tones.near,
          seed: 'lq2',
          to: line,
          rough: 12,
          step: 40,
        })
      const t3 = {
        trunk: tones.near,
        back: tones.near,
        mid: tones.near,
        lit: tones.near,
        rings: false,
        light: -1 as const,
      }
      s +=
        palm({ x: 1060, y: 540, h: 250, lean: -70, size: 120, seed: 'lqp1', ...t3, count: 8 }) +
        palm({ x: 1250, y: 540, h: 330, lean: -40, size: 150, seed: 'lqp2', ...t3, count: 8 }) +
        palm({ x: 1440, y: 540, h: 270, lean: 60, size: 130, seed: 'lqp3', ...t3, count: 8 })
      return (
        s +
        path(
          smooth([560, line - 3, 820, line - 14, 1200, line - 18, 1660, line - 22, 1660, line + 2, 560, line + 2]),
          tones.rim,
        )
      )
    }
    let s =
      sky({
        bands: [
          [0, p.peach],
          [150, p.butter],
          [330, p.paper],
        ],
        bottom: line,
        seed: 'lqs',
        drift: 16,
        slivers: 6,
      }) +
      sun({ x: 330, y: 400, r: 84, ink: p.rose }) +
      shore({ far: p.jade, mid: p.leaf, near: p.ink, rim: p.butter })
    const water = 'M-10 560H1610V1210H-10z'
    const mirror =
      rect(-10, line, 1620, 660, p.paper) +
      path(smooth([-90, 760, 300, 770, 700, 752, 1100, 770, 1700, 756, 1700, 1300, -90, 1300]), p.butter) +
      path(smooth([-90, 960, 300, 950, 700, 972, 1100, 956, 1700, 964, 1700, 1300, -90, 1300]), p.peach) +
      circle(330, line * 2 - 400, 84, p.peach) +
      `<g transform="translate(0 ${line * 2}) scale(1 -1)">${shore({ far: p.mist, mid: p.jade, near: p.leaf, rim: p.paper })}</g>`
    s += clip(water, mirror) + rect(-10, line - 1, 1620, 3, p.paper)
    // mist lies along the foot of the far shore; a few flaws in the mirror
    s += path(smooth([-90, 548, 200, 530, 420, 540, 640, 532, 860, 548, 640, 564, 300, 562, -90, 566]), p.paper)
    s +=
      path(
        slivers([
          240, 650, 320, 6, 420, 700, 220, 5, 1180, 690, 380, 6, 1330, 760, 300, 7, 980, 830, 260, 6, 1420, 880, 260, 7,
          260, 890, 340, 7,
        ]),
        p.paper,
      ) + path(slivers([900, 640, 260, 5, 1480, 640, 240, 5]), p.mist)
    // the dugout, its rings and its double
    const inks = {
      hull: p.ink,
      inside: p.mauve,
      rim: p.peach,
      skin: p.ink,
      shirt: p.paper,
      shirtShade: p.butter,
      cloth: p.rose,
      hat: p.butter,
      paddle: p.ink,
    }
    const pale = {
      hull: p.mauve,
      inside: p.mauve,
      rim: p.mauve,
      skin: p.mauve,
      shirt: p.peach,
      shirtShade: p.peach,
      cloth: p.rose,
      hat: p.rose,
      paddle: p.mauve,
    }
    const x = 640,
      y = 800
    s += path(lens(x, y + 8, 760, 44), p.paper) + path(lens(x + 8, y + 8, 640, 26), p.butter)
    s +=
      `<g transform="translate(${x} ${y + 10}) scale(1.15 -0.92)">${dugout(pale)}</g>` +
      path(
        slivers([x, y + 26, 520, 7, x - 40, y + 60, 300, 7, x + 30, y + 110, 260, 8, x - 10, y + 166, 180, 8]),
        p.peach,
      )
    s += place(dugout(inks), x, y, 1.15) + path(slivers([x - 20, y + 6, 470, 7]), p.paper)
    // a heron on its stake to the right, reeds of a near bank to the left
    s +=
      path(
        ribbon(pts([1306, 1010, 1300, 880]), () => 16, 4),
        p.ink,
      ) +
      path(
        ribbon(pts([1306, 1012, 1304, 1100]), (t) => 16 * (1 - t), 6),
        p.mauve,
      ) +
      path(lens(1306, 1012, 130, 14), p.paper)
    s += place(heron({ body: p.paper, shade: p.mist, dark: p.ink, bill: p.rose }), 1300, 884, 1, 0, -1)
    s += path(smooth([-90, 1130, 120, 1120, 330, 1160, 520, 1230, -90, 1260]), p.ink)
    let reeds = ''
    const r = rng('lqr')
    for (let i = 0; i < 26; i++) {
      const bx = -20 + i * 17 + r.j(10),
        h = r.in(120, 330) * (1 - i / 44),
        l = r.in(-30, 90)
      reeds += ribbon(
        [
          [bx, 1220],
          [bx + l * 0.2, 1220 - h * 0.6],
          [bx + l, 1220 - h],
        ],
        (t) => 13 * (1 - t),
        8,
      )
    }
    return s + path(reeds, p.ink)
  }, options)
export default scene
