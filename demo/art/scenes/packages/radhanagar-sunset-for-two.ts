// Radhanagar at sunset: two on a plank swing below a mahua bough, the sun behind their heads and the tide at their feet.
import { circle, lens, path, place, rng, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { swingCouple } from '../../kit/people/swing-couple.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { treeCrown } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.4, y: 0.52 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.late,
      hz = 720
    let s = sky({
      bands: [
        [0, p.orange],
        [300, p.gold],
      ],
      bottom: hz,
      seed: 'rs-sky',
      drift: 20,
      slivers: 7,
    })
    s +=
      circle(610, 520, 330, p.paper) + path(slivers([300, 610, 420, 12, 860, 640, 560, 12, 420, 668, 700, 10]), p.gold)
    s += island({ x: 120, w: 620, h: 70, horizon: hz, seed: 'rs-i', ink: p.coral, peak: 0.3 })
    s +=
      sea({ horizon: hz, bottom: 1000, inks: [p.wine, p.plum, p.wine], seed: 'rs-w', power: 1.4, sway: 10 }) +
      glitter({ x: 610, top: hz + 8, bottom: 960, width: 420, ink: p.paper, rand: rng('rs-g'), gap: 1.2 }) +
      crests({ horizon: hz, bottom: 960, ink: p.coral, seed: 'rs-c', rows: 10, density: 0.5, weight: 0.6 })
    // the last wave slides up the sand
    s +=
      path(smooth([-90, 930, 240, 952, 560, 920, 900, 948, 1240, 914, 1700, 930, 1700, 1300, -90, 1300]), p.paper) +
      path(smooth([-90, 950, 240, 974, 560, 944, 900, 966, 1240, 938, 1700, 950, 1700, 1300, -90, 1300]), p.orange) +
      path(smooth([-90, 1060, 300, 1090, 700, 1050, 1080, 1080, 1700, 1030, 1700, 1300, -90, 1300]), p.plum) +
      path(slivers([590, 1000, 430, 16, 640, 1026, 300, 12, 560, 1048, 200, 10]), p.paper)
    s += path(slivers([586, 1090, 560, 26, 600, 1124, 400, 16]), p.ink)
    // the mahua: a bole on the right, one long bough over everything
    s += path(
      limb([1440, 1240, 1400, 1000, 1420, 700, 1380, 400, 1460, 100, 1520, -80], 310, 190, 150, 150, 170, 200) +
        limb([1400, 330, 1160, 130, 800, 96, 420, 110, 120, 60], 130, 90, 62, 46, 16) +
        limb([1380, 640, 1540, 480, 1680, 420], 90, 60, 50) +
        limb([1100, 120, 980, 30, 860, -40], 50, 40, 30),
      p.ink,
    )
    s += path(
      limb([1370, 1210, 1346, 1000, 1368, 720, 1346, 520, 1344, 420], 3, 24, 18, 14, 2) +
        limb([1420, 1190, 1412, 1040, 1424, 900], 3, 12, 3),
      p.plum,
    )
    for (const [x, y, k] of triples([
      1540, 60, 1.5, 1240, -10, 1.3, 940, -40, 1.3, 640, -30, 1.1, 330, -20, 1.1, 60, 10, 1.1, 1590, 380, 0.8,
    ]))
      s += treeCrown({ x, y, rx: 190 * k, ry: 96 * k, seed: `rs-t${x}`, tones: [p.ink, p.forest], light: [-0.6, 0.8] })
    s += place(
      swingCouple(
        {
          skin: p.plum,
          skinLit: p.wine,
          hair: p.ink,
          dress: p.coral,
          dressLit: p.gold,
          shirt: p.forest,
          shirtLit: p.teal,
          trousers: p.ink,
          flower: p.paper,
          wood: p.ink,
          rope: p.ink,
        },
        740,
      ),
      610,
      850,
      1,
      -2,
    )
    s += path(lens(180, 1150, 520, 14) + lens(1000, 1170, 380, 10), p.wine)
    return s
  }, options)
export default scene
