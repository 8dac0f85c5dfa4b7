// The long catamaran at full speed off a green island: two white bow waves, a broad wake, terns over the foredeck.

import {
  camera,
  lens,
  lerp,
  noise,
  type Point,
  path,
  place,
  ribbon,
  rng,
  type Scene,
  spline,
} from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { wake } from '../../kit/boats/catamaran.ts'
import { longCatamaran } from '../../kit/boats/fast-ferries.ts'
import { shipFrame } from '../../kit/boats/ship.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.52, y: 0.55 }
const tern = path(
  ribbon(pts([-60, -26, -34, -30, -8, -4, 0, 0]), (t) => 2 + 9 * t, 12) +
    ribbon(pts([0, 0, 14, -12, 40, -34, 70, -30]), (t) => 11 - 9 * t, 12) +
    lens(2, 2, 44, 12),
  palettes.reef.paper,
)
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 450,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 10.6 }),
      stand = { cam, x: -1, z: 55, turn: 43 }
    let s = sky({
      bands: [
        [0, p.lagoon],
        [90, p.aqua],
        [250, p.light],
      ],
      bottom: hz,
      seed: 'tms',
      drift: 18,
      slivers: 6,
    })
    s +=
      cloud({ x: 1250, y: 340, w: 620, h: 170, seed: 'tmc', ink: p.paper }) +
      cloud({ x: 190, y: 190, w: 380, h: 70, seed: 'tmd', ink: p.light })
    s += island({
      x: 300,
      w: 1000,
      h: 150,
      horizon: hz,
      seed: 'tmi',
      ink: p.deep,
      lit: p.lagoon,
      strand: p.paper,
      light: 1,
      peak: 0.42,
    })
    s += island({ x: 1500, w: 520, h: 50, horizon: hz, seed: 'tmj', ink: p.lagoon, lit: p.aqua, light: 1, peak: 0.6 })
    s += sea({
      horizon: hz,
      inks: [p.navy, p.deep, p.deep, p.lagoon, p.deep, p.navy],
      seed: 'tmw',
      power: 1.5,
      sway: 20,
    })
    s +=
      crests({ horizon: hz, ink: p.aqua, seed: 'tmr', rows: 20, density: 0.7, weight: 0.8 }) +
      crests({ horizon: hz, ink: p.navy, seed: 'tmq', rows: 14, density: 0.6, from: 0.2, weight: 0.9 })
    // her shade on the water, then the ship, then the foam her two hulls throw up
    const at = shipFrame(stand),
      ripple = noise(rng('tmf'))
    const skirt = (y: number, from: number, to: number, width: (u: number) => number, start = 0) => {
      const inner: Point[] = [],
        outer: Point[] = []
      for (let i = 0; i <= 30; i++) {
        const u = i / 30,
          x = lerp(from, to, u),
          w = width(u) * (1 + 0.25 * ripple(u * 9 + y))
        inner.push(at(x, y + start - 0.5, 0))
        outer.push(at(x, y + start + w, 0))
      }
      return spline([...inner, ...outer.reverse()])
    }
    s += wake({
      pts: [-19, -26, -36, -50].map((x) => at(x, 0, 0)),
      rand: rng('tmk'),
      foam: p.paper,
      wash: p.aqua,
      w0: 150,
      w1: 60,
    })
    s += path(
      skirt(3.6, 19, -20, (u) => 6.5 * Math.sin(Math.PI * Math.min(1, u * 0.8 + 0.08)), 1),
      p.navy,
    )
    s += path(
      skirt(-3.6, 16.8, 6, (u) => 0.4 + 1.6 * u),
      p.light,
    )
    s += longCatamaran(stand, {
      white: p.paper,
      shade: p.light,
      top: p.paper,
      glass: p.ink,
      glare: p.deep,
      hull: p.paper,
      low: p.deep,
      stripe: p.lagoon,
      deck: p.light,
      trim: p.coral,
      dark: p.ink,
    })
    // the stem leans forward: she meets the water at 16.8 m
    s += path(
      skirt(3.6, 17, -19.6, (u) => 0.8 + 3.4 * u ** 0.7 * (1.1 - u * 0.5), 0.2),
      p.aqua,
    )
    s += path(
      skirt(3.6, 17.3, -19.6, (u) => 0.5 + 1.8 * Math.sin(Math.PI * Math.min(1, 0.1 + u * 0.75)), 0.3),
      p.paper,
    )
    const crest = at(16.8, 4.2, 0)
    s += path(
      slivers([
        760, 1010, 420, 14, 1120, 1070, 460, 14, 420, 960, 300, 11, 1400, 1000, 260, 11, 240, 1080, 420, 13, 900, 1140,
        520, 14,
      ]),
      p.lagoon,
    )
    s += path(slivers([1060, 980, 300, 10, 640, 930, 260, 9, 1330, 940, 220, 9]), p.light)
    // a curl at each stem, a few drops thrown clear of it
    const plume = (x: number, y: number, k: number, ink: string) =>
      path(
        spline(
          pts([
            -150, 2, -90, -16, -52, -12, -34, -34, -8, -30, 6, -48, 22, -30, 40, -34, 46, -12, 66, -4, 40, 14, -30, 22,
            -110, 16,
          ]).map(([u, v]): Point => [x + u * k, y + v * k]),
        ),
        ink,
      )
    const far = at(16.7, -3.4, 0)
    s +=
      plume(far[0], far[1], 0.6, p.light) +
      plume(crest[0] - 4, crest[1] + 8, 1.25, p.light) +
      plume(crest[0] - 16, crest[1] + 10, 0.95, p.paper)
    let drops = ''
    for (const [u, v, k] of triples([64, -52, 13, 92, -30, 9, 30, -78, 8, 110, -8, 7, -30, -66, 7, 84, -66, 6]))
      drops += lens(crest[0] + u, crest[1] + v, k * 1.5, k)
    s += path(drops, p.paper)
    for (const [x, y, k] of triples([640, 190, 0.9, 800, 130, 0.6, 560, 290, 0.5])) s += place(tern, x, y, k, -8)
    return s
  }, options)
export default scene
