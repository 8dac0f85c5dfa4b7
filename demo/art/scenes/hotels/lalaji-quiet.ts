// The view from a hammock on an island without cars: striped cloth and two bare feet, thatched huts in a garden, the sea beyond.
import { camera, lens, path, place, ribbon, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy as ceiling } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hammockFromInside } from '../../kit/huts/hammock-inside.ts'
import { hut, steps } from '../../kit/huts/hut.ts'
import { site } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { limb } from '../../kit/trees/mahua.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 520,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 1.3 })
    let s = sky({
      bands: [
        [0, p.peach],
        [170, p.butter],
        [350, p.paper],
      ],
      bottom: hz,
      seed: 'lqs',
      drift: 20,
      slivers: 5,
    })
    s += cloud({ x: 640, y: 390, w: 360, h: 70, seed: 'lqc', ink: p.butter })
    s += island({ x: 660, w: 520, h: 44, horizon: hz, seed: 'lqi', ink: p.jade, lit: p.mist, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 600, inks: [p.jade, p.leaf, p.jade], seed: 'lqw', power: 1.1, sway: 4 }) +
      crests({ horizon: hz, bottom: 580, ink: p.mist, seed: 'lqr', rows: 6, density: 0.7, weight: 0.6 })
    s += path(`M-10 584H1610V1210H-10z`, p.butter) + path(slivers([700, 584, 900, 10]), p.paper)
    s += path(
      spline(pts([-60, 620, 300, 610, 600, 624, 900, 616, 1300, 622, 1700, 610, 1700, 1260, -60, 1260])),
      p.jade,
    )
    // wood to left and right, the sea let in between
    for (const [x, y, k] of triples([
      -10, 400, 1.4, 150, 420, 1.2, 320, 470, 0.9, 430, 520, 0.6, 1190, 510, 0.7, 1320, 450, 1, 1480, 410, 1.3, 1610,
      390, 1.4,
    ]))
      s += canopy({ x, y, rx: 130 * k, ry: 110 * k, seed: `lqt${x}`, tones: [p.ink, p.leaf, p.jade], light: 1 })
    s +=
      thicket({
        pts: [
          [-40, 624, 1.1],
          [300, 620, 0.9],
          [520, 612, 0.5],
        ],
        size: 56,
        seed: 'lqh',
        tones: [p.ink, p.leaf],
      }) +
      thicket({
        pts: [
          [1120, 612, 0.5],
          [1350, 620, 0.9],
          [1660, 620, 1.1],
        ],
        size: 56,
        seed: 'lqj',
        tones: [p.ink, p.leaf],
      })
    const t3 = { trunk: p.ink, trunkLit: p.leaf, back: p.ink, mid: p.leaf, lit: p.jade, light: 1 as const }
    s +=
      palm({ x: 500, y: 630, h: 330, lean: 50, size: 150, seed: 'lqp1', ...t3, count: 8 }) +
      palm({ x: 1130, y: 630, h: 270, lean: -30, size: 124, seed: 'lqp2', ...t3, count: 8 })
    const inks = {
      front: p.peach,
      end: p.rose,
      edge: p.mauve,
      line: p.rose,
      under: p.ink,
      wall: p.butter,
      wallEnd: p.mauve,
      dark: p.ink,
      glow: p.ink,
      post: p.mauve,
      floor: p.paper,
      floorEdge: p.mauve,
    }
    const quiet = (x: number, z: number, turn: number, w: number) => {
      const at = site({ cam, x, z, turn })
      return (
        hut(
          at,
          {
            w,
            d: 4.6,
            h: 1.9,
            floor: 0.9,
            porch: 1.4,
            rise: 3.3,
            inset: w / 2 - 0.2,
            over: 0.8,
            lines: 20,
            fringe: true,
            posts: 2,
            rail: true,
            gap: 1.4,
            boards: 14,
            dark: [w / 2 - 0.5, 0, 1, 1.7, 0.5, 0.7, 0.9, 0.8],
            endDark: [1.2, 0.7, 1, 0.8],
          },
          inks,
        ) + steps(at, 0, 1.2, 0.9, p.paper, p.mauve)
      )
    }
    // the path between them
    s += path(
      ribbon(pts([760, 600, 740, 640, 800, 690, 700, 760, 440, 900, 60, 1080, -160, 1180]), (t) => 26 + 210 * t, 24),
      p.butter,
    )
    s += quiet(-5.6, 29, 14, 4.4) + quiet(6.2, 26, -14, 4.4)
    s += quiet(-5.8, 14.6, 22, 4.6) + quiet(7.3, 15.8, -22, 4.6)
    const [bx, by] = cam(3.6, 0, 14.4)
    s +=
      path(lens(bx, by, 190, 12), p.leaf) +
      place(bicycle({ tyre: p.ink, frame: p.rose, spoke: p.leaf, seat: p.ink, basket: p.mauve }), bx, by, 0.84, 0, -1)
    s += folk(
      cam,
      { x: -1.2, z: 19, pose: poses.walk, tall: 1.62, shadow: p.peach },
      { skin: p.ink, hair: p.ink, top: p.rose, cloth: p.rose, legs: 'skirt', longHair: true },
    )
    s += path(
      spline(pts([-60, 790, 120, 760, 330, 770, 250, 806, 90, 830, -60, 850])) +
        spline(pts([1700, 760, 1440, 762, 1270, 790, 1390, 812, 1340, 850, 1500, 880, 1480, 960, 1700, 1010])),
      p.leaf,
    )
    // the tree that holds the far end
    s += limb({
      pts: pts([930, 760, 916, 560, 946, 300, 900, -20]),
      from: 64,
      to: 46,
      seed: 'lql',
      ink: p.ink,
      lit: p.mauve,
      light: 1,
    })
    s += hammockFromInside({
      cloth: p.rose,
      stripe: p.paper,
      shade: p.mauve,
      edgeLit: p.peach,
      skin: p.ink,
      sole: p.rose,
      trousers: p.leaf,
      trousersShade: p.ink,
      print: p.mist,
    })
    // leaves over us
    s += ceiling({
      pts: [
        [-60, 190],
        [160, 150],
        [420, 60],
        [700, 90],
        [960, 40],
        [1240, 110],
        [1480, 80],
        [1660, 190],
      ],
      ink: p.ink,
      seed: 'lqz',
      rough: 22,
      step: 40,
    })
    for (const [x, y, k] of triples([
      60, 70, 1.2, 300, 30, 1.1, 620, 20, 1.2, 1010, 10, 1.1, 1290, 30, 1.1, 1560, 60, 1.2,
    ]))
      s += canopy({ x, y, rx: 150 * k, ry: 74 * k, seed: `lqq${x}`, tones: [p.ink, p.leaf], light: 1 })
    return s
  }, options)
export default scene
