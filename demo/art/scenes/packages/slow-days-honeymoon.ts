// Nothing planned after breakfast: two float hand in hand in the lagoon, seen from straight above, hats over their faces.
import { type Point, path, place, ribbon, rng, type Scene } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { smooth } from '../../kit/base/shape.ts'
import { floaterShade, floaters } from '../../kit/people/floaters.ts'
import { palmTop } from '../../kit/trees/palm-top.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.55, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      r = rng('slow')
    let s = `<path d="M-10 -10h1620v1220h-1620z" fill="${p.mist}"/>`
    // the floor falls away to the upper right; the sand comes up at the lower left
    s +=
      path(smooth([760, -80, 900, 90, 1180, 130, 1330, 300, 1480, 420, 1700, 470, 1700, -80]), p.jade) +
      path(smooth([1120, -80, 1240, 40, 1440, 90, 1540, 220, 1700, 280, 1700, -80]), p.leaf)
    // light on the bottom: a loose net, finer toward the shore
    let net = ''
    for (let i = 0; i < 34; i++) {
      const x = r.in(-120, 1500),
        y = r.in(-40, 1200),
        w = r.in(150, 380),
        a = r.in(-0.7, 0.1)
      const q: Point[] = [0, 0.25, 0.5, 0.75, 1].map(
        (t): Point => [x + Math.cos(a) * w * t + r.j(10), y + Math.sin(a) * w * t + Math.sin(t * 6.3) * 16 + r.j(8)],
      )
      if (x > 760 && y < 420) continue
      net += ribbon(q, (t) => 11 * Math.sin(Math.PI * t) + 0.5, 12)
    }
    s += path(net, p.paper)
    s +=
      path(smooth([-90, 500, 60, 640, 150, 780, 330, 860, 470, 1010, 640, 1090, 760, 1300, -90, 1300]), p.peach) +
      path(smooth([-90, 570, 40, 690, 110, 830, 290, 910, 420, 1060, 560, 1130, 660, 1300, -90, 1300]), p.paper) +
      path(smooth([-90, 596, 26, 712, 90, 850, 272, 932, 396, 1080, 530, 1150, 620, 1300, -90, 1300]), p.butter)
    // what they left on the sand: a cloth, two pairs of slippers, a path of steps
    s += place(
      path(smooth([-96, -58, 96, -62, 100, 58, -92, 64]), p.rose) +
        path('M-90 -28h184v14h-184zM-90 22h184v14h-184z', p.paper) +
        path(smooth([18, -24, 66, -30, 70, 6, 22, 12]), p.mauve),
      108,
      1034,
      1,
      -34,
    )
    const slipper =
      path(smooth([-11, -24, 0, -30, 11, -24, 9, 4, 10, 24, 0, 30, -10, 24, -9, 4]), p.mauve) +
      path(smooth([-8, -10, 0, -18, 8, -10, 4, -4, 0, -12, -4, -4]), p.paper)
    s +=
      place(slipper, 268, 1000, 1, 30) +
      place(slipper, 296, 1022, 1, 44) +
      place(slipper, 340, 1072, 0.82, 20) +
      place(slipper, 362, 1086, 0.82, 12)
    s += palmTop({ x: 20, y: 1180, size: 250, seed: 'slow-p', ink: p.ink, lit: p.leaf, shadow: p.peach })
    // rings the slow hands make
    const arc = (x: number, y: number, rad: number, from: number, to: number): string => {
      const q: Point[] = []
      for (let i = 0; i <= 8; i++) {
        const a = from + ((to - from) * i) / 8
        q.push([x + Math.cos(a) * rad, y + Math.sin(a) * rad])
      }
      return ribbon(q, (t) => 10 * Math.sin(Math.PI * t) + 0.4, 16)
    }
    s += place(floaterShade(p.jade), 890, 670, 1.12, 24)
    s += path(
      arc(905, 590, 470, 3.5, 4.6) +
        arc(905, 590, 470, 0.2, 1.0) +
        arc(905, 590, 540, 5.2, 6.0) +
        arc(905, 590, 560, 2.1, 2.7) +
        arc(905, 590, 620, 0.5, 1.15) +
        arc(905, 590, 620, 3.7, 4.2),
      p.paper,
    )
    s += place(
      floaters({
        skin: p.mauve,
        hair: p.ink,
        suit: p.rose,
        suitLit: p.peach,
        shorts: p.leaf,
        shortsLit: p.ink,
        hat: p.peach,
        hatLit: p.butter,
        band: p.rose,
      }),
      850,
      590,
      1.12,
      24,
    )
    return s
  }, options)
export default scene
