// Bungalows in a betel garden in the rain: masts of palms, a lamp on the verandah, a woman and child coming home under an umbrella.
import { camera, lens, path, place, ribbon, type Scene, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { betelPalm } from '../../kit/huts/betel-palm.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut, steps } from '../../kit/huts/hut.ts'
import { drops, rainfall } from '../../kit/huts/rainfall.ts'
import { site } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.66 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 720,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 1.65 })
    let s = sky({
      bands: [
        [0, p.haze],
        [250, p.mist],
        [560, p.paper],
      ],
      bottom: hz + 20,
      seed: 'bgs',
      drift: 22,
      slivers: 6,
    })
    // the garden fades into the rain: pale palms far, dark ones near
    for (const [x, h, k] of triples([
      40, 430, 1, 150, 500, 1.1, 300, 450, 1, 420, 520, 1.1, 560, 440, 0.9, 690, 500, 1, 860, 460, 1, 1010, 520, 1.1,
      1180, 450, 1, 1330, 500, 1.1, 1480, 440, 1, 1570, 520, 1.1,
    ]))
      s += betelPalm({
        x,
        y: 730,
        h,
        w: 13 * k,
        lean: (x % 7) * 5 - 14,
        seed: `bga${x}`,
        trunk: p.haze,
        ring: p.mist,
        shaft: p.slate,
        leaf: p.haze,
      })
    for (const [x, y, k] of triples([0, 670, 1, 190, 690, 0.8, 380, 680, 0.9, 600, 696, 0.7, 1500, 670, 1.1]))
      s += canopy({ x, y, rx: 150 * k, ry: 76 * k, seed: `bgc${x}`, tones: [p.slate, p.haze] })
    for (const [x, h, k] of triples([
      20, 560, 1.1, 250, 640, 1.1, 540, 610, 1.1, 760, 590, 1.2, 1100, 560, 1.1, 1420, 620, 1.2,
    ]))
      s += betelPalm({
        x,
        y: 770,
        h,
        w: 18 * k,
        lean: (x % 5) * 8 - 14,
        seed: `bgd${x}`,
        trunk: p.slate,
        ring: p.haze,
        shaft: p.leaf,
        leaf: p.sea,
        lit: p.slate,
      })
    s += thicket({
      pts: [
        [-40, 760, 1],
        [700, 764, 0.8],
        [1660, 760, 1],
      ],
      size: 56,
      seed: 'bgt',
      tones: [p.forest, p.sea],
    })
    s += ground({
      pts: [
        [-60, 762],
        [800, 756],
        [1660, 762],
      ],
      ink: p.leaf,
      seed: 'bgg',
      rough: 3,
    })
    const at = site({ cam, x: 2.4, z: 15.5, turn: -13 })
    // wet path, with the lamp in it
    s += path(
      ribbon(pts([960, 872, 930, 930, 800, 1010, 660, 1100, 560, 1270]), (t) => 130 + 250 * t, 24),
      p.haze,
    )
    s += path(
      lens(930, 906, 110, 16) + lens(880, 946, 150, 16) + lens(836, 990, 110, 13) + lens(770, 1040, 130, 13),
      p.lamp,
    )
    s += path(lens(700, 1080, 220, 20) + lens(620, 1150, 300, 24) + lens(860, 1000, 120, 9), p.mist)
    s += hut(
      at,
      {
        w: 10.6,
        d: 7,
        h: 2.7,
        floor: 0.55,
        porch: 2.1,
        rise: 2.8,
        inset: 3,
        over: 0.9,
        lines: 30,
        posts: 4,
        rail: true,
        gap: 2.6,
        glow: [1, 0.8, 1.5, 1.3, 4.4, 0, 1.5, 2.2, 7.9, 0.8, 1.5, 1.3],
        endDark: [2.4, 0.9, 1.4, 1.1],
      },
      {
        front: p.sea,
        end: p.slate,
        edge: p.ink,
        line: p.forest,
        under: p.ink,
        wall: p.paper,
        wallEnd: p.haze,
        dark: p.forest,
        glow: p.lamp,
        post: p.forest,
        floor: p.mist,
        floorEdge: p.forest,
      },
      folk(
        cam,
        { x: 4.9, z: 15.6, y: 0.55, pose: poses.sit, tall: 1.7, flip: -1 },
        { skin: p.forest, hair: p.ink, top: p.slate, cloth: p.forest, legs: 'long' },
      ),
    )
    s += steps(at, 0, 2.2, 0.55, p.paper, p.slate)
    // bicycles out of the wet, leaning by the steps
    const b = at(-3.4, 0, -0.7)
    s +=
      path(lens(b[0], b[1], 170, 12), p.forest) +
      place(bicycle({ tyre: p.ink, frame: p.lamp, spoke: p.slate, seat: p.ink, basket: p.forest }), b[0], b[1], 0.78) +
      place(
        bicycle({ tyre: p.ink, frame: p.paper, spoke: p.slate, seat: p.ink, basket: p.forest }),
        b[0] - 90,
        b[1] + 8,
        0.82,
      )
    // garden beds close in on both sides
    s += path(spline(pts([-60, 860, 160, 850, 380, 880, 470, 960, 430, 1060, 300, 1260, -60, 1260])), p.forest)
    s += thicket({
      pts: [
        [-40, 880, 1.2],
        [220, 880, 0.9],
        [430, 930, 0.7],
      ],
      size: 70,
      seed: 'bgu',
      tones: [p.forest, p.leaf],
    })
    s += thicket({
      pts: [
        [1190, 980, 0.6],
        [1380, 930, 0.8],
        [1660, 890, 1.2],
      ],
      size: 76,
      seed: 'bgv',
      tones: [p.forest, p.leaf],
    })
    s += path(spline(pts([1190, 990, 1380, 940, 1700, 900, 1700, 1260, 1050, 1260, 1100, 1100])), p.forest)
    // she carries the umbrella over them both
    const [fx, fy] = cam(-0.55, 0, 7.4),
      k = 1400 / 7.4 / 100
    s += path(lens(fx + 10, fy + 6, 260, 22) + lens(fx, fy + 40, 150, 12), p.slate)
    s +=
      folk(
        cam,
        { x: -0.28, z: 7.3, pose: poses.back, tall: 1.12 },
        { skin: p.forest, hair: p.ink, top: p.paper, cloth: p.sea, legs: 'short' },
      ) +
      folk(
        cam,
        { x: -0.72, z: 7.4, pose: poses.back, tall: 1.66 },
        { skin: p.forest, hair: p.ink, top: p.lamp, cloth: p.lamp, legs: 'skirt', longHair: true },
      )
    s += place(
      path(
        ribbon(pts([14, -58, 8, -146]), () => 2.2, 3),
        p.ink,
      ) +
        path(
          'M-42 -106Q-34 -142 8 -148Q50 -142 60 -106Q48 -114 34 -106Q22 -114 8 -106Q-6 -114 -16 -106Q-30 -114 -42 -106z',
          p.forest,
        ) +
        path('M8 -148Q-12 -132 -16 -106Q-30 -114 -42 -106Q-34 -142 8 -148z', p.sea),
      fx - 6,
      fy,
      k * 1.66,
    )
    // the near masts
    const near = { trunk: p.forest, ring: p.sea, shaft: p.leaf, leaf: p.forest, lit: p.sea }
    s += betelPalm({ x: 170, y: 1010, h: 800, w: 34, lean: 26, seed: 'bgn1', ...near })
    s += betelPalm({ x: 356, y: 960, h: 610, w: 27, lean: -18, seed: 'bgn2', ...near })
    s += betelPalm({ x: 1500, y: 1040, h: 800, w: 34, lean: -30, seed: 'bgn3', ...near })
    s +=
      rainfall('bgr', p.paper, { count: 150 }) +
      drops(triples([740, 1130, 60, 560, 1176, 70, 820, 1060, 44, 690, 1020, 36]), p.paper)
    s += leaves({ x: -20, y: 1250, size: 360, seed: 'bgl', tones: [p.ink, p.forest], from: -1.6, to: -0.2, count: 16 })
    return (
      s +
      leaves({ x: 1640, y: 1240, size: 330, seed: 'bgm', tones: [p.ink, p.forest], from: -2.9, to: -1.5, count: 14 })
    )
  }, options)
export default scene
