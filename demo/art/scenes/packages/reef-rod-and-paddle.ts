// Reef, rod and paddle: a fishing kayak drawn up on the sand, its owner casting beyond the coral, a friend paddling home.
import { lens, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { smooth } from '../../kit/base/shape.ts'
import { beachedKayak } from '../../kit/boats/beached-kayak.ts'
import { kayak } from '../../kit/boats/kayak.ts'
import { angler } from '../../kit/people/angler.ts'
import { limb } from '../../kit/people/limb.ts'
import { island } from '../../kit/sea/islands.ts'
import { reefPatch } from '../../kit/sea/reef-patch.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 400
    let s = sky({
      bands: [
        [0, p.paper],
        [200, p.sand],
        [330, p.paper],
      ],
      bottom: hz,
      seed: 'rp-sky',
      drift: 18,
      slivers: 6,
    })
    s += cloud({ x: 1250, y: 330, w: 460, h: 110, seed: 'rp-c', ink: p.sky, lit: p.paper })
    s +=
      island({ x: 1320, w: 700, h: 74, horizon: hz, seed: 'rp-i', ink: p.deep, peak: 0.4 }) +
      island({ x: 1120, w: 380, h: 36, horizon: hz, seed: 'rp-j', ink: p.lagoon, peak: 0.6 })
    s += sea({
      horizon: hz,
      bottom: 1000,
      inks: [p.deep, p.lagoon, p.aqua, p.aqua, p.sky, p.sky],
      seed: 'rp-w',
      power: 1.1,
      sway: 12,
    })
    s += crests({ horizon: hz, bottom: 700, ink: p.paper, seed: 'rp-cr', rows: 11, density: 0.5, weight: 0.6 })
    s +=
      reefPatch({ x: 620, y: 590, w: 560, h: 90, count: 9, seed: 'rp-r1', inks: [p.lagoon, p.deep] }) +
      reefPatch({ x: 1420, y: 640, w: 520, h: 110, count: 9, seed: 'rp-r2', inks: [p.lagoon, p.deep] }) +
      reefPatch({ x: 160, y: 690, w: 380, h: 90, count: 6, seed: 'rp-r3', inks: [p.aqua, p.lagoon] })
    // a friend comes in over the coral
    s +=
      path(lens(360, 520, 380, 16), p.deep) +
      place(
        kayak({
          hull: p.forest,
          deck: p.coral,
          rim: p.sand,
          body: p.forest,
          vest: p.sand,
          skin: p.forest,
          hair: p.forest,
          shaft: p.forest,
          blade: p.paper,
        }),
        360,
        510,
        0.62,
      )
    // sand: the spit runs in from the right
    s +=
      path(
        smooth([-90, 880, 160, 900, 420, 880, 700, 816, 1000, 800, 1300, 830, 1700, 780, 1700, 1300, -90, 1300]),
        p.paper,
      ) +
      path(
        smooth([-90, 916, 160, 934, 430, 914, 720, 846, 1000, 832, 1300, 864, 1700, 816, 1700, 1300, -90, 1300]),
        p.sand,
      )
    s += path(
      slivers([1240, 930, 420, 10, 1400, 1010, 320, 10, 300, 1000, 240, 8, 1120, 1150, 520, 12, 180, 1130, 260, 9]),
      p.paper,
    )
    // the angler stands off the point; his line goes out in one long bow
    const ax = 1270,
      ay = 770
    s +=
      path(lens(ax, ay + 14, 260, 26), p.paper) +
      path(slivers([ax, ay + 34, 200, 9, ax + 10, ay + 52, 120, 7]), p.lagoon)
    s += place(
      angler({
        skin: p.forest,
        hair: p.forest,
        shirt: p.paper,
        shirtLit: p.sand,
        shorts: p.deep,
        hat: p.coral,
        rod: p.forest,
      }),
      ax,
      ay,
      1.02,
      0,
      -1,
    )
    s +=
      path(
        limb([ax - 330, ay - 570, ax - 420, ay - 604, ax - 510, ay - 500, ax - 545, ay - 270], 5, 4, 4, 4),
        p.forest,
      ) + path(slivers([ax - 545, ay - 262, 110, 9, ax - 545, ay - 246, 60, 7]), p.paper)
    // the kayak and its shade
    s += path(
      smooth([150, 1250, 420, 1110, 760, 930, 1010, 850, 1160, 830, 1130, 880, 960, 1020, 700, 1200, 560, 1300]),
      p.aqua,
    )
    s += place(
      beachedKayak({
        hull: p.coral,
        hullShade: p.forest,
        deck: p.coral,
        well: p.forest,
        seat: p.deep,
        seatLit: p.lagoon,
        dark: p.forest,
        pale: p.sky,
        blade: p.paper,
      }),
      520,
      1010,
      1.08,
    )
    // a line of steps to the water, a box for the catch
    const step = path(smooth([-12, -20, 4, -24, 12, -6, 8, 18, -6, 22, -12, 6]), p.aqua)
    for (const [x, y, a] of [
      [1090, 1060, 22],
      [1136, 1016, 10],
      [1150, 960, 18],
      [1196, 916, 6],
      [1216, 872, 14],
    ])
      s += place(step, x, y, 0.9, a)
    s += path(lens(1410, 1116, 320, 26), p.aqua)
    s += place(
      path(smooth([-114, -110, -108, 0, 108, 4, 116, -106, 0, -114]), p.deep) +
        path(smooth([20, -112, 116, -106, 108, 4, 30, 2]), p.lagoon) +
        path(smooth([-128, -106, -122, -142, 0, -152, 122, -140, 128, -102, 0, -96]), p.paper) +
        path(limb([-94, -140, -74, -190, 66, -190, 90, -138], 9, 9, 9, 9), p.forest),
      1390,
      1110,
      0.86,
      3,
    )
    return s
  }, options)
export default scene
