// Night on the shore: each wave that breaks lights up blue; a lamp in a tent is the only warm thing.
import type { SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { tent } from '../../kit/buildings/tent.ts'
import { cast, person, poses } from '../../kit/people/person.ts'
import { glowWater } from '../../kit/sea/glow-water.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cragPath } from '../../kit/shore/rock.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.52, y: 0.62 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.night,
      hz = 430,
      r = rng('glow')
    let s = sky({
      bands: [
        [0, p.ink],
        [150, p.deep],
        [310, p.navy],
      ],
      bottom: hz,
      seed: 'os',
      drift: 18,
      slivers: 4,
    })
    s += stars({
      count: 190,
      bottom: hz - 30,
      seed: 'ost',
      bright: p.paper,
      faint: p.teal,
      big: [
        [260, 120, 13],
        [720, 210, 11],
        [980, 90, 14],
      ],
    })
    s +=
      island({ x: 300, w: 760, h: 74, horizon: hz, seed: 'oi', ink: p.ink, peak: 0.55 }) +
      island({ x: 1500, w: 700, h: 190, horizon: hz + 20, seed: 'oj', ink: p.ink, peak: 0.7 })
    s +=
      sea({ horizon: hz, bottom: 1210, inks: [p.blue, p.navy, p.navy, p.deep], seed: 'ow', power: 1.5, sway: 12 }) +
      crests({ horizon: hz, bottom: 900, ink: p.blue, seed: 'oc', rows: 13, density: 0.8, weight: 0.8 }) +
      crests({ horizon: hz, bottom: 760, ink: p.teal, seed: 'od', rows: 8, density: 0.3, weight: 0.6 })
    // three lit waves, each a band in four steps, thicker toward us; all turn round the bay to the right
    const wave = (flat: number[], width: number, seed: string, from: number) =>
      glowWater({ line: pts(flat), width, seed, from, inks: [p.blue, p.teal, p.cyan, p.glow] })
    s += wave([-60, 560, 200, 548, 420, 560, 640, 556, 860, 548, 1080, 540, 1300, 528], 26, 'w1', 0)
    s += wave([-80, 690, 160, 672, 380, 686, 600, 676, 820, 648, 1040, 610, 1240, 576], 52, 'w2', -0.05)
    // the beach: wet sand holds the light, dry sand is dark
    s +=
      path(
        spline(
          pts([
            1340, 556, 1180, 612, 1000, 680, 800, 760, 560, 850, 300, 930, -80, 1010, -80, 1260, 1700, 1260, 1700, 540,
          ]),
        ),
        p.navy,
      ) +
      path(
        spline(
          pts([
            1400, 570, 1240, 640, 1080, 712, 900, 800, 660, 904, 380, 1000, -80, 1110, -80, 1260, 1700, 1260, 1700, 540,
          ]),
        ),
        p.ink,
      )
    s += path(
      spline(pts([1460, 600, 1300, 690, 1180, 800, 1120, 900, 1240, 980, 1500, 1020, 1700, 1030, 1700, 560])),
      p.deep,
    )
    s += wave([-80, 968, 120, 930, 340, 884, 560, 826, 780, 744, 980, 664, 1160, 602, 1330, 556], 96, 'w3', -0.2)
    let sp = '',
      sq = ''
    for (let i = 0; i < 120; i++) {
      const t = r(),
        x = -40 + t * 1260,
        y = 966 - t * 380 + 40 * Math.sin(t * 3) + r.in(-26, 70) * (1.1 - t * 0.7),
        d = lens(x, y, r.in(10, 54) * (1.2 - t), r.in(2, 6) * (1.2 - t * 0.6))
      if (i % 3) sp += d
      else sq += d
    }
    s += path(sp, p.cyan) + path(sq, p.glow)
    // steps in wet sand that still shine
    let steps = '',
      core = ''
    for (let i = 0; i < 13; i++) {
      const t = i / 12,
        x = 250 + 400 * t + (i % 2 ? 12 : -12),
        y = 978 - 66 * t + 10 * Math.sin(t * 3) + (i % 2 ? 8 : -8),
        q = 1 - t * 0.42
      steps += lens(x, y, 62 * q, 20 * q, 2)
      core += lens(x, y, 34 * q, 9 * q, 1)
    }
    s += path(steps, p.teal) + path(core, p.glow)
    // palms and headland behind the camp
    const t3 = { trunk: p.ink, trunkLit: p.blue, back: p.ink, mid: p.ink, lit: p.navy, light: -1 as const }
    s +=
      palm({ x: 1500, y: 880, h: 660, lean: -130, size: 280, seed: 'op1', ...t3, count: 8 }) +
      palm({ x: 1420, y: 830, h: 420, lean: 70, size: 200, seed: 'op2', ...t3, count: 8 })
    // tent, its light on the sand, two people beside it
    s +=
      path(
        spline(pts([640, 930, 820, 890, 1000, 880, 1200, 890, 1480, 920, 1400, 976, 1180, 1000, 900, 990, 700, 960])),
        p.deep,
      ) +
      path(lens(1120, 938, 640, 88), p.navy) +
      path(lens(1150, 936, 560, 70), p.blue) +
      path(lens(1110, 936, 300, 26), p.lamp)
    s += place(
      tent({ glow: p.paper, warm: p.lamp, cloth: p.navy, clothLit: p.blue, dark: p.ink, lamp: p.lamp }),
      1210,
      926,
      1.75,
    )
    // two people stand where the wave is brightest behind them, the lamp on their shoulders
    const who = { skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink, topLit: p.lamp, light: 1 as const }
    s +=
      cast(poses.back, p.ink, 720, 908, 2.5, -1, 0.1) +
      place(
        person(
          {
            ...poses.back,
            arms: [
              [
                [-15, -66],
                [-14, -49],
              ],
              [
                [14, -66],
                [19, -49],
              ],
            ],
          },
          { ...who, legs: 'long' },
        ),
        724,
        912,
        2.6,
      ) +
      place(
        person(
          {
            ...poses.back,
            arms: [
              [
                [-14, -66],
                [-18, -50],
              ],
              [
                [15, -66],
                [14, -49],
              ],
            ],
          },
          { ...who, legs: 'skirt', longHair: true },
        ),
        816,
        904,
        2.4,
      )
    s +=
      path(
        cragPath(pts([1240, 1260, 1300, 1160, 1420, 1110, 1560, 1080, 1700, 1050, 1700, 1260]), rng('orx'), 0.1, 2),
        p.deep,
      ) + path(spline(pts([-80, 1150, 200, 1120, 460, 1130, 760, 1160, 1000, 1230, -80, 1260])), p.ink)
    return s
  }, options)
