// A traveller as tall as the sun leaps from one small island to the next, suitcase in hand, while the ferry passes under her feet.
import { lens, lump, path, place, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { smooth } from '../../kit/base/shape.ts'
import { catamaran } from '../../kit/boats/catamaran.ts'
import { leaper } from '../../kit/people/leaper.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { bars, sun } from '../../kit/sky/sun.ts'
import { suitcase } from '../../kit/things/suitcase.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'

export const focus = { x: 0.5, y: 0.48 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 800
    let s =
      sky({
        bands: [
          [0, p.mist],
          [240, p.paper],
          [520, p.butter],
        ],
        bottom: hz,
        seed: 'fis',
        drift: 20,
        slivers: 7,
      }) +
      cloud({ x: 200, y: 300, w: 460, h: 110, seed: 'fic', ink: p.paper }) +
      sun({ x: 800, y: 470, r: 330, ink: p.peach }) +
      bars(
        [
          [640, 690, 620, 16],
          [980, 640, 420, 12],
          [720, 742, 900, 14],
        ],
        p.butter,
      ) +
      cloud({ x: 1440, y: 560, w: 420, h: 90, seed: 'fid', ink: p.paper }) +
      island({ x: 800, w: 520, h: 30, horizon: hz, seed: 'fii', ink: p.rose, peak: 0.4 }) +
      sea({ horizon: hz, inks: [p.jade, p.mist, p.jade, p.leaf], seed: 'fiw', power: 1.4, sway: 12 }) +
      crests({ horizon: hz, ink: p.paper, seed: 'fir', rows: 12, density: 0.5, weight: 0.8 })
    s += path(slivers([800, 820, 420, 7, 830, 846, 300, 7, 780, 876, 380, 8, 820, 960, 240, 8]), p.peach)
    const leafy = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.leaf, rings: false, count: 8 }
    // two islands: sand, a dome of trees, palms; each in its ring of shallows
    const isle = (x: number, y: number, k: number, seed: string) => {
      const r = rng(seed)
      let d =
        path(lens(x, y + 18 * k, 620 * k, 90 * k), p.mist) +
        path(lens(x, y + 14 * k, 540 * k, 66 * k), p.paper) +
        path(
          smooth([
            x - 240 * k,
            y + 14 * k,
            x - 130 * k,
            y - 14 * k,
            x,
            y - 22 * k,
            x + 130 * k,
            y - 14 * k,
            x + 240 * k,
            y + 14 * k,
            x,
            y + 34 * k,
          ]),
          p.butter,
        )
      let under = '',
        top = ''
      for (const [u, v, m] of triples([
        -130, -26, 0.8, -60, -56, 1, 20, -74, 1.1, 96, -44, 0.9, 150, -16, 0.7, -10, -30, 1.1, 60, -20, 1,
      ])) {
        under += lump(x + u * k, y + v * k, 66 * m * k, 50 * m * k, r, 9, 0.13)
        top += lump(x + u * k - 14 * k, y + v * k - 16 * k, 48 * m * k, 28 * m * k, r, 8, 0.13)
      }
      d +=
        palm({
          x: x + 60 * k,
          y: y - 20 * k,
          h: 250 * k,
          lean: 50 * k,
          size: 110 * k,
          seed: `${seed}p`,
          ...leafy,
        }) +
        palm({
          x: x - 90 * k,
          y: y - 10 * k,
          h: 200 * k,
          lean: -60 * k,
          size: 94 * k,
          seed: `${seed}q`,
          ...leafy,
        })
      return d + path(under, p.ink) + path(top, p.leaf)
    }
    s += isle(240, 930, 0.92, 'fia') + isle(1370, 960, 1.06, 'fib')
    // her shadow on the water, and the ferry that sails across it
    s += path(lens(800, 1010, 560, 60), p.leaf) + path(slivers([800, 1050, 380, 14, 760, 1084, 240, 12]), p.leaf)
    s +=
      path(smooth([420, 1012, 540, 1000, 690, 996, 840, 1010, 690, 1022, 540, 1026]), p.paper) +
      path(smooth([500, 1030, 640, 1016, 800, 1022, 700, 1036]), p.paper)
    s += place(
      catamaran({
        white: p.paper,
        shade: p.butter,
        window: p.ink,
        hull: p.ink,
        stripe: p.rose,
        deck: p.butter,
        trim: p.rose,
      }),
      800,
      1012,
      0.6,
    )
    s += place(suitcase({ body: p.leaf, shade: p.ink, strap: p.paper }), 574, 360, 1.02, 24)
    s += place(
      leaper({
        skin: p.mauve,
        frock: p.paper,
        frockLit: p.butter,
        frockShade: p.mist,
        hair: p.ink,
        band: p.rose,
        shoe: p.rose,
      }),
      800,
      520,
      1,
    )
    // near swell shuts the sheet below
    s +=
      path(smooth([-90, 1120, 300, 1096, 700, 1130, 1100, 1110, 1700, 1136, 1700, 1300, -90, 1300]), p.ink) +
      path(slivers([380, 1110, 520, 9, 1180, 1122, 620, 9]), p.jade) +
      path(slivers([620, 1160, 420, 10, 1340, 1176, 380, 10, 180, 1170, 260, 9]), p.leaf)
    return s
  }, options)
export default scene
