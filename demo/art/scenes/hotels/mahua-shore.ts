// A resort under mahua trees, forenoon: great boles and a roof of leaves, cottages in the light behind, bicycles on the path.
import { camera, lens, type Point, path, place, ribbon, type Scene, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy as ceiling, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut, steps } from '../../kit/huts/hut.ts'
import { site } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { limb } from '../../kit/trees/mahua.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.shade,
      hz = 610,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 1.9 })
    let s = sky({
      bands: [
        [0, p.lime],
        [280, p.light],
        [430, p.paper],
      ],
      bottom: hz + 20,
      seed: 'mas',
      drift: 18,
      slivers: 5,
    })
    for (const [x, y, k] of triples([
      60, 470, 1.3, 250, 500, 1, 430, 520, 0.9, 620, 500, 1.1, 800, 530, 0.8, 980, 510, 1, 1180, 480, 1.2, 1400, 470,
      1.3, 1580, 450, 1.3,
    ]))
      s += canopy({ x, y, rx: 130 * k, ry: 86 * k, seed: `mab${x}`, tones: [p.leaf, p.lime], light: 1 })
    s += thicket({
      pts: [
        [-40, 600, 1],
        [800, 612, 0.8],
        [1660, 600, 1],
      ],
      size: 54,
      seed: 'mat',
      tones: [p.fern, p.leaf],
    })
    s += path(`M-10 ${hz + 4}H1610V1210H-10z`, p.lime)
    s += ground({
      pts: [
        [-60, 690],
        [600, 676],
        [1100, 690],
        [1660, 670],
      ],
      ink: p.leaf,
      seed: 'mag',
      rough: 5,
    })
    // cottages
    const inks = {
      front: p.clay,
      end: p.fern,
      edge: p.forest,
      line: p.forest,
      under: p.ink,
      wall: p.paper,
      wallEnd: p.light,
      dark: p.forest,
      glow: p.deep,
      post: p.forest,
      floor: p.light,
      floorEdge: p.fern,
    }
    const shape = {
      w: 7,
      d: 6.4,
      h: 2.6,
      floor: 0.6,
      porch: 1.8,
      rise: 2.9,
      inset: 2.3,
      over: 0.8,
      lines: 22,
      posts: 3,
      rail: true,
      gap: 1.8,
      dark: [2.9, 0, 1.2, 2.1, 0.7, 0.8, 1.5, 1.2, 4.9, 0.8, 1.5, 1.2],
      endDark: [2, 0.9, 1.2, 1.1],
    }
    const cottage = (x: number, z: number, turn: number) => {
      const at = site({ cam, x, z, turn }),
        [cx, cy] = cam(x, 0, z)
      return (
        path(lens(cx, cy, (1400 / z) * 11, (1400 / z) * 0.9), p.fern) +
        hut(at, shape, inks) +
        steps(at, 0, 1.6, 0.6, p.paper, p.fern)
      )
    }
    s += cottage(-9.6, 34, 16) + cottage(-1.6, 27, 10)
    // path of swept earth
    s += cottage(5.6, 20, -16)
    const bend: Point[] = pts([1212, 742, 1204, 764, 1150, 790, 1020, 836, 850, 930, 640, 1060, 380, 1280])
    s += path(
      ribbon(bend, (t) => 84 + 290 * t ** 1.5, 30),
      p.light,
    )
    // pieces of shade on lawn and path
    s += path(
      spline(pts([-60, 800, 240, 780, 520, 812, 420, 850, 640, 880, 380, 930, 120, 900, -60, 940])) +
        spline(pts([900, 940, 1180, 900, 1480, 930, 1700, 900, 1700, 1260, 1240, 1260, 1010, 1120, 1180, 1040])) +
        spline(pts([-60, 1010, 180, 1000, 320, 1060, 520, 1080, 300, 1140, 420, 1260, -60, 1260])),
      p.fern,
    )
    // a couple with bicycles
    const [bx, by] = cam(-0.7, 0, 9.6)
    const k = (1400 / 9.6 / 100) * 1.06
    s += path(lens(bx + 20, by + 2, 260, 18), p.leaf)
    s += place(
      bicycle({ tyre: p.ink, frame: p.clay, spoke: p.fern, seat: p.ink, basket: p.forest } as Parameters<
        typeof bicycle
      >[0]),
      bx,
      by,
      k * 0.82,
    )
    s +=
      folk(
        cam,
        { x: -1.45, z: 9.9, pose: poses.walk, tall: 1.62, shadow: p.leaf },
        { skin: p.forest, hair: p.ink, top: p.clay, cloth: p.clay, legs: 'skirt', longHair: true },
      ) +
      folk(
        cam,
        { x: 0.75, z: 10.4, pose: poses.hold, tall: 1.74, flip: -1, shadow: p.leaf },
        { skin: p.forest, hair: p.ink, top: p.paper, cloth: p.ink, legs: 'long' },
      )
    s += folk(
      cam,
      { x: 5.6, z: 20.8, y: 0.6, pose: poses.back, tall: 1.6 },
      { skin: p.forest, hair: p.ink, top: p.fern, cloth: p.fern, legs: 'skirt', longHair: true },
    )
    // the trees
    const bark = { ink: p.deep, lit: p.fern, light: 1 as const }
    s += ceiling({
      pts: [
        [-60, 250],
        [260, 330],
        [520, 210],
        [820, 250],
        [1060, 150],
        [1380, 250],
        [1660, 330],
      ],
      ink: p.forest,
      seed: 'mac',
      rough: 26,
      step: 44,
    })
    s += limb({ pts: pts([1450, 900, 1430, 640, 1470, 380, 1440, 60]), from: 92, to: 66, seed: 'mal2', ...bark })
    s += limb({
      pts: pts([1440, 420, 1300, 270, 1120, 190, 900, 120]),
      from: 46,
      to: 18,
      seed: 'mal3',
      foot: false,
      ...bark,
    })
    s += limb({ pts: pts([170, 1080, 200, 760, 150, 420, 230, 20]), from: 168, to: 110, seed: 'mal1', ...bark })
    s += limb({
      pts: pts([190, 430, 380, 250, 560, 190, 780, 90]),
      from: 78,
      to: 24,
      seed: 'mal4',
      foot: false,
      ...bark,
    })
    for (const [x, y, q] of triples([
      40, 120, 1.6, 330, 90, 1.7, 640, 60, 1.5, 900, 40, 1.3, 1150, 60, 1.3, 1380, 130, 1.4, 1590, 170, 1.5, 10, 300, 1,
      1600, 350, 0.8,
    ]))
      s += canopy({ x, y, rx: 150 * q, ry: 84 * q, seed: `mac${x}`, tones: [p.deep, p.forest, p.fern], light: 1 })
    s += leaves({
      x: 1620,
      y: 1230,
      size: 330,
      seed: 'mav',
      tones: [p.deep, p.forest],
      from: -2.9,
      to: -1.5,
      count: 16,
    })
    return s
  }, options)
export default scene
