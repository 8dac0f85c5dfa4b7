// Drift and Dive: a wet suit drips on the bamboo railing, a yellow tank and fins beside it, the sea of Govind Nagar behind.
import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { clip, path, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { fin, tank, wetSuit } from '../../kit/still-life/dive-gear.ts'
import { castRound, oval, stroke } from '../../kit/still-life/round.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.42, y: 0.52 }
const draw = () => {
  const p = palettes.reef,
    hz = 430
  let s =
    sky({
      bands: [
        [0, p.light],
        [200, p.paper],
      ],
      bottom: hz,
      seed: 'ddd',
      drift: 18,
      slivers: 5,
    }) +
    cloud({ x: 1200, y: 330, w: 420, h: 110, seed: 'ddc', ink: p.light }) +
    island({ x: 250, w: 700, h: 60, horizon: hz, seed: 'ddi', ink: p.lagoon, lit: p.aqua, peak: 0.4 }) +
    sea({
      horizon: hz,
      bottom: 900,
      inks: [p.deep, p.lagoon, p.lagoon, p.aqua, p.light],
      seed: 'ddw',
      power: 1.3,
      sway: 10,
    }) +
    crests({ horizon: hz, bottom: 860, ink: p.light, seed: 'ddr', rows: 12, density: 0.6, weight: 0.7 })
  // deck boards run away from us
  const deck = angular([-10, 900, 1610, 900, 1610, 1214, -10, 1214])
  s += path(deck, p.paper)
  let gaps = ''
  for (let i = -8; i < 24; i++) {
    const x = i * 104
    gaps += angular([800 + (x - 800) * 0.62, 900, 804 + (x - 800) * 0.62, 900, x + 6, 1214, x, 1214])
  }
  s += clip(deck, path(gaps, p.light))
  s += path(oval(770, 1100, 270, 46), p.aqua) + path(oval(690, 1094, 90, 15), p.light)
  // railing of bamboo: two rails, three posts, nodes and lashings
  const cane = (x0: number, y0: number, x1: number, y1: number, w: number) =>
    path(stroke([x0, y0, x1, y1], w), p.sun) + path(stroke([x0, y0 + w * 0.28, x1, y1 + w * 0.28], w * 0.44), p.coral)
  const post = (x: number) =>
    path(angular([x - 24, 300, x + 24, 300, x + 26, 940, x - 26, 940]), p.sun) +
    path(angular([x + 4, 300, x + 24, 300, x + 26, 940, x + 4, 940]), p.coral) +
    path([420, 600, 780].map((y) => angular([x - 27, y, x + 27, y, x + 27, y + 9, x - 27, y + 9])).join(''), p.ink)
  s += cane(-20, 846, 1620, 836, 44)
  for (const x of [60, 1090, 1540]) s += post(x)
  s += cane(-20, 356, 1620, 342, 54)
  s += path([230, 470, 960, 1320].map((x) => angular([x, 326, x + 9, 326, x + 9, 384, x, 384])).join(''), p.ink)
  for (const x of [60, 1090, 1540])
    s += path([0, 1, 2].map((i) => stroke([x - 36, 318 + i * 22, x + 36, 336 + i * 22], 11)).join(''), p.navy)
  // shadows fall to the right; the tank, the suit over the rail, a pair of fins
  s +=
    path(castRound(330, 1080, 132, 0.2, 330, 40, 132), p.aqua) +
    path(smooth([1180, 1060, 1300, 1040, 1560, 1056, 1600, 1080, 1420, 1100, 1230, 1090]), p.aqua)
  s += place(wetSuit({ body: p.navy, lit: p.lagoon, shade: p.ink, panel: p.coral, drop: p.lagoon }), 770, 316, 1.12)
  s += path(stroke([640, 352, 700, 330, 770, 376, 840, 330, 900, 350], 16, 16, 30), p.ink)
  s += place(
    tank({ body: p.sun, lit: p.paper, shade: p.coral, band: p.navy, valve: p.ink, boot: p.ink }),
    330,
    1080,
    1.32,
  )
  s +=
    place(fin({ blade: p.coral, shade: p.navy, pocket: p.ink }), 1360, 1068, 1.1, 8) +
    place(fin({ blade: p.coral, shade: p.navy, pocket: p.ink }), 1250, 1080, 1.12, -7)
  return s + rect(-10, 1206, 1620, 10, p.light)
}
export default (options?: SceneOptions): string => sheet(draw, options)
