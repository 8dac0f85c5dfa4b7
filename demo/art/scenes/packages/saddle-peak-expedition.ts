// Near the top of Saddle Peak, seen from the ground: the leader's boots go by, the others climb out of the mist behind.
import { path, place, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { smooth } from '../../kit/base/shape.ts'
import { hiker } from '../../kit/people/hiker.ts'
import { limb } from '../../kit/people/limb.ts'
import { cragPath } from '../../kit/shore/rock.ts'
import { sky } from '../../kit/sky/sky.ts'
import { hikingBoot } from '../../kit/things/hiking-boot.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain
    let s = sky({
      bands: [
        [0, p.mist],
        [240, p.paper],
      ],
      bottom: 900,
      seed: 'sp-sky',
      drift: 22,
      slivers: 6,
    })
    // the two humps of the saddle, then lower ridges with mist between
    s += path(
      cragPath(
        pts([
          -60, 660, 120, 560, 260, 470, 380, 340, 470, 290, 560, 330, 640, 400, 730, 420, 800, 380, 880, 270, 960, 220,
          1050, 300, 1140, 420, 1300, 520, 1680, 640, 1680, 900, -60, 900,
        ]),
        rng('sp-1'),
        0.05,
        3,
      ),
      p.haze,
    )
    s +=
      path(
        cragPath(
          pts([-60, 900, -60, 700, 120, 600, 260, 510, 372, 370, 440, 318, 420, 420, 340, 520, 300, 640, 180, 760]),
          rng('sp-2'),
          0.06,
          2,
        ),
        p.slate,
      ) +
      path(
        cragPath(
          pts([700, 900, 640, 640, 700, 520, 800, 420, 884, 300, 930, 262, 900, 400, 840, 520, 850, 640, 780, 900]),
          rng('sp-3'),
          0.06,
          2,
        ),
        p.slate,
      )
    s += path(slivers([360, 610, 900, 40, 900, 640, 1000, 46, 1400, 600, 620, 34]), p.paper)
    s += ground({
      pts: pts([-60, 760, 200, 700, 460, 740, 720, 700, 980, 730, 1280, 660, 1680, 620]),
      ink: p.sea,
      seed: 'sp-r1',
      rough: 20,
      step: 40,
    })
    for (const [x, y, k] of triples([
      60, 730, 0.9, 240, 710, 1, 420, 750, 0.9, 620, 730, 0.9, 800, 720, 0.8, 1000, 740, 0.9, 1180, 700, 1, 1360, 660,
      1.1, 1540, 640, 1.1,
    ]))
      s += canopy({ x, y, rx: 120 * k, ry: 60 * k, seed: `sp-c${x}`, tones: [p.sea, p.slate] })
    s += path(slivers([200, 800, 900, 56, 840, 820, 1100, 60, 1400, 780, 700, 46]), p.mist)
    // the trail comes up from the left behind the boots
    s += ground({
      pts: pts([-60, 960, 160, 920, 340, 880, 520, 880, 760, 930, 1000, 990, 1680, 1000]),
      ink: p.forest,
      seed: 'sp-g',
      rough: 10,
    })
    s += path(
      smooth([
        -90, 1040, 160, 980, 330, 930, 440, 910, 520, 912, 700, 980, 980, 1060, 1700, 1100, 1700, 1300, -90, 1300,
      ]),
      p.leaf,
    )
    const dark = { skin: p.ink, cloth: p.ink, hair: p.ink, staff: p.ink }
    s +=
      place(hiker({ ...dark, top: p.sea, pack: p.forest, stride: 0.9 }), 130, 1000, 2.1, -3) +
      place(hiker({ ...dark, top: p.paper, pack: p.lamp, stride: 1 }), 300, 960, 2.4, -3) +
      place(hiker({ ...dark, top: p.lamp, pack: p.ink, stride: 0.8 }), 500, 938, 2.7)
    // near ground: rock, roots, wet stones
    s += path(
      cragPath(
        pts([-60, 1150, 200, 1120, 480, 1090, 760, 1080, 1060, 1096, 1330, 1070, 1680, 1030, 1680, 1240, -60, 1240]),
        rng('sp-near'),
        0.04,
        3,
      ),
      p.ink,
    )
    s += path(
      limb([560, 1180, 760, 1130, 940, 1146, 1180, 1120, 1460, 1150], 3, 22, 12, 20, 3) +
        limb([120, 1180, 300, 1160, 480, 1172], 3, 14, 3),
      p.forest,
    )
    // the leader: two legs that leave the sheet
    const inks = { leather: p.slate, lit: p.mist, shade: p.sea, sole: p.ink, lace: p.lamp, sock: p.paper }
    s +=
      path(limb([760, 800, 770, 560, 860, 260, 930, -80], 150, 190, 240, 270), p.forest) +
      path(limb([800, 790, 830, 560, 930, 260, 1010, -60], 12, 40, 56, 60), p.sea)
    s += place(hikingBoot({ ...inks, leather: p.sea, lit: p.slate, shade: p.forest }, 22), 830, 1036, 1.02)
    s +=
      path(limb([1190, 770, 1220, 520, 1150, 240, 1080, -80], 180, 220, 280, 310), p.ink) +
      path(limb([1262, 760, 1296, 520, 1250, 260, 1190, -60], 10, 44, 52, 56), p.forest) +
      path(limb([1110, 790, 1190, 812, 1280, 786], 30, 34, 30), p.ink)
    s += place(hikingBoot(inks), 1266, 1110, 1.22)
    // staff beside the boot, and ferns at the edge
    s +=
      path(limb([1500, -60, 1476, 560, 1448, 1090], 22, 22, 20), p.ink) + path(limb([1508, 0, 1486, 560], 5, 5), p.leaf)
    const fern = (x: number, y: number, L: number, lean: number): string => {
      let d = limb([x, y, x + lean * 0.4, y - L * 0.6, x + lean, y - L], 9, 7, 3)
      for (let i = 2; i < 10; i++) {
        const t = i / 10,
          fx = x + lean * t * (0.6 + 0.4 * t),
          fy = y - L * t,
          w = L * 0.3 * (1 - t * 0.7)
        for (const q of [-1, 1])
          d += limb([fx, fy, fx + q * w * 0.6, fy - w * 0.34, fx + q * w, fy - w * 0.12], 10, 11, 2)
      }
      return d
    }
    s +=
      path(fern(60, 1230, 260, -70) + fern(150, 1240, 220, 80) + fern(1570, 1230, 230, 70), p.forest) +
      path(fern(20, 1240, 190, 60), p.leaf)
    return s
  }, options)
export default scene
