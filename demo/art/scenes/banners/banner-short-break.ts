// Three cabin windows at sunrise: a wing, a small sun, and a string of islands with pale shallows coming up below.
import type { Scene } from '../../kit/base/core.ts'
import { circle, clip, path, rect } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { blob } from '../../kit/sea/islet.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.66, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn
    /** A rounded window, centred, half its width and half its height. */
    const pane = (x: number, y: number, a: number, b: number, k = 0.78) =>
      `M${x - a} ${y}C${x - a} ${y - b * k} ${x - a * k} ${y - b} ${x} ${y - b}C${x + a * k} ${y - b} ${x + a} ${y - b * k} ${x + a} ${y}C${x + a} ${y + b * k} ${x + a * k} ${y + b} ${x} ${y + b}C${x - a * k} ${y + b} ${x - a} ${y + b * k} ${x - a} ${y}z`
    // the world outside, drawn once behind all the windows
    let out = rect(0, 0, 1600, 1200, p.paper)
    out += path(smooth([-80, 420, 500, 400, 900, 426, 1300, 404, 1700, 420, 1700, 700, -80, 700]), p.butter)
    out +=
      circle(1040, 470, 56, p.rose) +
      cloud({ x: 620, y: 430, w: 300, h: 56, seed: 'sb-c', ink: p.peach }) +
      cloud({ x: 1420, y: 460, w: 260, h: 44, seed: 'sb-d', ink: p.peach })
    out +=
      path(smooth([-80, 520, 600, 508, 1200, 524, 1700, 512, 1700, 1000, -80, 1000]), p.jade) +
      path(smooth([-80, 640, 600, 650, 1200, 632, 1700, 650, 1700, 1000, -80, 1000]), p.leaf)
    out += path(slivers([760, 560, 260, 7, 1300, 552, 300, 6, 960, 600, 180, 7, 1500, 610, 160, 7]), p.mist)
    for (const [x, y, rx, ry, d] of [
      [930, 566, 60, 12, 16],
      [1420, 578, 90, 18, 22],
      [800, 690, 110, 34, 34],
      [1180, 640, 70, 18, 24],
      [1490, 730, 120, 44, 40],
      [1040, 780, 110, 38, 40],
    ] as const) {
      const b = { x, y, rx, ry, seed: `sb${x}` }
      out +=
        path(blob(b, 30), p.jade) +
        path(blob(b, 17), p.mist) +
        path(blob(b, 6), p.butter) +
        canopy({ x, y: y - d * 0.3, rx: rx * 0.96, ry: ry + d * 0.4, seed: `sbw${x}`, tones: [p.ink, p.leaf] })
    }
    // the wing, its tip turned up, and what it hides
    out +=
      path(angular([1700, 800, 986, 596, 962, 606, 1260, 742, 1700, 960]), p.mauve) +
      path(angular([1700, 800, 986, 596, 974, 601, 1330, 724, 1700, 860]), p.paper) +
      path(smooth([1000, 602, 976, 530, 956, 506, 950, 528, 964, 606]), p.rose) +
      path(angular([1310, 742, 1480, 818, 1476, 828, 1304, 750]), p.ink)
    // cabin wall, warm from the sun, and the windows in their two frames
    let s = rect(0, 0, 1600, 1200, p.peach)
    s +=
      path(smooth([-80, -80, 1700, -80, 1700, 130, 1200, 150, 700, 130, 200, 150, -80, 140]), p.rose) +
      path(smooth([-80, -80, 1700, -80, 1700, 66, 1200, 84, 700, 66, 200, 86, -80, 78]), p.mauve)
    s += path(smooth([-80, 1010, 300, 1000, 800, 1014, 1300, 1000, 1700, 1010, 1700, 1300, -80, 1300]), p.rose)
    for (const x of [696, 1040, 1384])
      s +=
        path(pane(x, 602, 172, 262), p.rose) +
        path(pane(x - 8, 596, 162, 250), p.butter) +
        clip(pane(x, 602, 132, 214), out) +
        path(`${pane(x, 602, 146, 228)}${pane(x, 602, 132, 214)}`, p.paper, 'fill-rule="evenodd"')
    // the first blind is still half down: somebody sleeps
    s += clip(
      pane(696, 602, 132, 214),
      rect(546, 380, 300, 210, p.rose) + rect(546, 576, 300, 18, p.mauve) + rect(658, 560, 76, 12, p.butter),
    )
    // light of the windows on the wall below, seat backs in front, and a sleepy head in a shawl
    s += path(
      angular([900, 900, 1110, 900, 1010, 1010, 800, 1010]) + angular([1266, 900, 1476, 900, 1376, 1010, 1166, 1010]),
      p.butter,
    )
    const seat = (x: number, w: number) =>
      path(
        smooth([x, 1300, x + 4, 1010, x + 24, 946, x + w * 0.5, 930, x + w - 24, 946, x + w - 4, 1010, x + w, 1300]),
        p.ink,
      ) +
      path(
        smooth([x + 20, 1300, x + 22, 1024, x + 40, 966, x + w * 0.4, 952, x + w * 0.5, 1020, x + w * 0.46, 1300]),
        p.leaf,
      ) +
      path(
        smooth([
          x + w * 0.2,
          962,
          x + w * 0.5,
          950,
          x + w * 0.8,
          962,
          x + w * 0.78,
          1040,
          x + w * 0.5,
          1050,
          x + w * 0.22,
          1040,
        ]),
        p.jade,
      )
    s += seat(-60, 330) + seat(330, 340) + seat(1080, 350)
    return s
  }, options)
export default scene
