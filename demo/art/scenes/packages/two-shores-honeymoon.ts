// Early ferry: two at the stern rail, the wake running back from them between one shore and the other.
import { circle, lens, path, place, rect, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { angular, smooth } from '../../kit/base/shape.ts'
import { limb } from '../../kit/people/limb.ts'
import { railCouple } from '../../kit/people/rail-couple.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 430
    let s = sky({
      bands: [
        [0, p.mist],
        [130, p.paper],
        [300, p.butter],
      ],
      bottom: hz,
      seed: 'ts-sky',
      drift: 18,
      slivers: 6,
    })
    s += circle(560, 350, 104, p.peach) + cloud({ x: 300, y: 196, w: 460, h: 80, seed: 'ts-c', ink: p.paper })
    s += path(slivers([520, 392, 420, 10, 660, 370, 240, 8]), p.butter)
    s += sea({ horizon: hz, inks: [p.jade, p.mist, p.jade, p.jade, p.leaf], seed: 'ts-w', power: 1.5, sway: 10 })
    // two shores: a long one on the left, a near wooded one on the right
    s +=
      ground({
        pts: pts([-60, 330, 100, 320, 260, 360, 400, 410, 452, hz]),
        ink: p.mauve,
        seed: 'ts-l0',
        rough: 6,
        to: hz + 4,
        step: 30,
      }) +
      ground({
        pts: pts([1020, hz, 1090, 400, 1220, 340, 1360, 250, 1500, 210, 1680, 190]),
        ink: p.mauve,
        seed: 'ts-r0',
        rough: 8,
        to: hz + 4,
        step: 34,
      }) +
      ground({
        pts: pts([1150, hz + 4, 1240, 420, 1380, 370, 1520, 320, 1680, 300]),
        ink: p.leaf,
        seed: 'ts-r1',
        rough: 8,
        to: hz + 10,
        step: 34,
      }) +
      thicket({
        pts: [
          [1180, hz + 4, 0.5],
          [1360, hz, 0.9],
          [1640, hz - 10, 1.3],
        ],
        size: 54,
        seed: 'ts-th',
        tones: [p.ink, p.leaf],
      }) +
      path(
        smooth([1120, hz + 10, 1300, hz + 4, 1500, hz - 2, 1700, hz - 8, 1700, hz + 26, 1400, hz + 24, 1200, hz + 18]),
        p.butter,
      ) +
      path(lens(230, hz + 3, 440, 9), p.butter)
    s += crests({ horizon: hz, ink: p.paper, seed: 'ts-cr', rows: 14, density: 0.5, weight: 0.6 })
    // the wake: two white lines that meet below the sun
    const r = rng('ts-wake')
    s += path(
      smooth([
        556,
        hz + 12,
        572,
        hz + 12,
        700,
        560,
        1010,
        800,
        1360,
        1080,
        1500,
        1300,
        20,
        1300,
        180,
        1020,
        390,
        720,
        520,
        520,
      ]),
      p.jade,
    )
    s +=
      path(
        smooth([
          556,
          hz + 12,
          566,
          hz + 14,
          520,
          540,
          410,
          740,
          230,
          1030,
          120,
          1240,
          -120,
          1240,
          70,
          1000,
          330,
          700,
          500,
          520,
        ]),
        p.paper,
      ) +
      path(
        smooth([
          560,
          hz + 12,
          572,
          hz + 12,
          720,
          550,
          1060,
          790,
          1460,
          1080,
          1700,
          1200,
          1480,
          1280,
          1290,
          1080,
          960,
          800,
          680,
          560,
        ]),
        p.paper,
      )
    let foam = ''
    for (let i = 0; i < 22; i++) {
      const t = ((i + 1) / 23) ** 1.3,
        y = hz + 40 + t * 620
      foam += lens(568 + t * 160 + r.j(40 + 240 * t), y, 30 + 240 * t * r.in(0.5, 1), 3 + 12 * t)
    }
    s += path(foam, p.mist)
    // a gull either side of the sun
    s += path(
      limb([330, 300, 372, 278, 392, 296, 420, 274, 462, 290], 2, 9, 8, 9, 2) +
        limb([880, 240, 912, 224, 928, 238, 950, 220, 984, 232], 2, 7, 6, 7, 2),
      p.ink,
    )
    // deck edge, rail, the two
    const rail = (y: number, w: number, ink: string) =>
      path(limb([-60, y - 20, 400, y - 4, 800, y, 1200, y - 4, 1660, y - 20], w, w, w, w, w), ink)
    let posts = ''
    for (const x of [-10, 300, 620, 1340, 1590]) posts += limb([x, 756, x, 1240], 17, 17)
    s += path(angular([-60, 1140, 1660, 1140, 1660, 1260, -60, 1260]), p.ink)
    s += path(posts, p.rose) + rail(880, 12, p.rose) + rail(1000, 12, p.rose)
    s += place(
      railCouple({
        skin: p.mauve,
        skinLit: p.rose,
        hair: p.ink,
        flower: p.paper,
        dress: p.rose,
        dressLit: p.peach,
        scarf: p.butter,
        scarfLit: p.peach,
        shirt: p.ink,
        shirtLit: p.leaf,
        trousers: p.mauve,
      }),
      985,
      770,
      1.1,
    )
    s += rail(762, 26, p.rose) + rail(756, 9, p.paper)
    s += path(
      limb([742, 752, 762, 748, 786, 756], 24, 28, 20) + limb([1080, 750, 1104, 748, 1126, 754], 18, 22, 18),
      p.mauve,
    )
    s += rect(-20, 1176, 1640, 40, p.ink)
    return s
  }, options)
export default scene
