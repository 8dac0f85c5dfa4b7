// A tall SUV on a broken forest road in the rains: lamps on, puddles in the ruts, slant rain over dark trees.
import { camera, lens, path, ribbon, rng, type Scene, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { padaukBole } from '../../kit/trees/padauk.ts'
import { lane } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 500,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 1.9 }),
      stand = { cam, x: 0, z: 9.6, turn: 36 },
      r = rng('monsoon')
    let s = sky({
      bands: [
        [0, p.haze],
        [150, p.mist],
        [340, p.paper],
      ],
      bottom: hz + 80,
      seed: 'sus',
      drift: 26,
      slivers: 7,
    })
    // hills that fade into the rain
    s += ground({
      pts: pts([-60, 330, 200, 250, 460, 300, 760, 390, 1040, 330, 1300, 220, 1680, 280]),
      ink: p.haze,
      seed: 'sug0',
      rough: 14,
      step: 36,
    })
    s += path(
      spline(
        pts([
          -80, 410, 300, 380, 620, 420, 980, 420, 1300, 390, 1700, 400, 1700, 450, 1200, 440, 800, 460, 300, 440, -80,
          460,
        ]),
      ),
      p.mist,
    )
    s += ground({
      pts: pts([-60, 440, 220, 420, 480, 470, 800, 520, 1060, 480, 1340, 400, 1680, 380]),
      ink: p.slate,
      seed: 'sug1',
      rough: 20,
      step: 30,
    })
    for (const [x, y, k] of triples([80, 440, 1, 280, 440, 0.8, 1250, 450, 0.8, 1420, 400, 1.1, 1580, 390, 1.2]))
      s += treeCrown({
        x,
        y,
        rx: 140 * k,
        ry: 96 * k,
        seed: `sut${x}`,
        tones: [p.sea, p.slate],
        light: [-0.3, -0.8],
        lobes: 6,
      })
    s += ground({
      pts: pts([-60, 560, 240, 560, 560, 590, 860, 600, 1160, 590, 1400, 570, 1680, 560]),
      ink: p.sea,
      seed: 'sug2',
      rough: 9,
      step: 34,
    })
    s += padaukBole({
      x: 1180,
      y: 640,
      w: 54,
      h: 800,
      seed: 'suc',
      ink: p.sea,
      lit: p.haze,
      shade: p.forest,
      light: -1,
    })
    s += padaukBole({
      x: 1330,
      y: 680,
      w: 110,
      h: 800,
      seed: 'sub',
      ink: p.forest,
      lit: p.slate,
      shade: p.ink,
      light: -1,
    })
    s += ground({
      pts: pts([-60, 640, 300, 660, 700, 668, 1100, 676, 1400, 690, 1680, 690]),
      ink: p.forest,
      seed: 'sug3',
      rough: 8,
      step: 30,
    })
    s +=
      thicket({
        pts: triples([-40, 660, 1.5, 240, 690, 1.1, 520, 700, 0.8, 820, 700, 0.7]),
        size: 70,
        seed: 'suh',
        tones: [p.forest, p.leaf],
      }) +
      thicket({
        pts: triples([820, 700, 0.7, 1100, 716, 0.8, 1330, 730, 1.1, 1660, 740, 1.5]),
        size: 70,
        seed: 'suk',
        tones: [p.forest, p.leaf],
      })
    // mud road with ruts and water
    s +=
      path(lane(stand, -6.4, 60), p.leaf) + path(lane(stand, -4.6, 60), p.sea) + path(lane(stand, -3.4, 5.4), p.slate)
    s += path(lane(stand, -1.5, -0.6) + lane(stand, 0.55, 1.5) + lane(stand, 3.2, 4), p.sea)
    const puddle = (x: number, y: number, w: number, h: number) =>
      path(
        spline(
          pts([
            x - w,
            y,
            x - w * 0.5,
            y - h * 0.8,
            x + w * 0.2,
            y - h,
            x + w * 0.9,
            y - h * 0.3,
            x + w,
            y + h * 0.2,
            x + w * 0.3,
            y + h,
            x - w * 0.6,
            y + h * 0.7,
          ]),
        ),
        p.forest,
      ) +
      path(
        spline(
          pts([
            x - w * 0.94,
            y + 5,
            x - w * 0.46,
            y - h * 0.6,
            x + w * 0.2,
            y - h * 0.8,
            x + w * 0.86,
            y - h * 0.16,
            x + w * 0.94,
            y + h * 0.24,
            x + w * 0.3,
            y + h * 0.96,
            x - w * 0.56,
            y + h * 0.7,
          ]),
        ),
        p.mist,
      )
    s +=
      puddle(330, 1030, 250, 46) + puddle(1330, 1060, 190, 34) + puddle(1180, 800, 90, 14) + puddle(210, 850, 120, 18)
    s += path(
      lens(300, 1026, 160, 8) + lens(420, 1044, 120, 7) + lens(1310, 1058, 130, 7) + lens(210, 852, 80, 4),
      p.haze,
    )
    s += vehicle({
      ...stand,
      kind: 'premiumSuv',
      cast: [-0.5, 0.45],
      colour: {
        top: p.paper,
        front: p.mist,
        side: p.paper,
        low: p.haze,
        glass: p.ink,
        glare: p.sea,
        inside: p.forest,
        dark: p.ink,
        rim: p.mist,
        lamp: p.lamp,
        trim: p.haze,
        shadow: p.forest,
        indicator: p.lamp,
      },
    })
    // lamplight on the wet road, spray at the wheels, then the rain itself
    s += path(lens(1360, 986, 300, 40, 4), p.lamp) + path(lens(1400, 984, 160, 16), p.paper)
    let near = '',
      far = ''
    for (let i = 0; i < 150; i++) {
      const x = r.in(-40, 1640),
        y = r.in(-40, 1180),
        L = r.in(40, 110),
        d = ribbon(
          [
            [x, y],
            [x - L * 0.12, y + L * 0.5],
            [x - L * 0.24, y + L],
          ],
          (t) => 2.6 * Math.sin(Math.PI * t),
          6,
        )
      if (i % 3) far += d
      else near += d
    }
    s += path(far, p.haze) + path(near, p.paper)
    s +=
      leaves({
        x: -40,
        y: 1250,
        size: 300,
        seed: 'sul',
        tones: [p.ink, p.forest, p.leaf],
        from: -1.6,
        to: -0.2,
        count: 18,
      }) +
      leaves({
        x: 1650,
        y: 1250,
        size: 340,
        seed: 'sum',
        tones: [p.ink, p.forest, p.leaf],
        from: -3,
        to: -1.5,
        count: 20,
      })
    return s
  }, options)
export default scene
