// Beach cottages seen from the sea at low tide: the bare shelf holds the sky, two bicycles cross it, palms lean over the roofs.
import { camera, lens, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { triples } from '../../kit/base/rows.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut, steps } from '../../kit/huts/hut.ts'
import { site } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.46, y: 0.56 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 600,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 1.7 })
    let s = sky({
      bands: [
        [0, p.aqua],
        [150, p.sky],
        [400, p.paper],
      ],
      bottom: hz,
      seed: 'bss',
      drift: 18,
      slivers: 5,
    })
    s +=
      cloud({ x: 1150, y: 300, w: 720, h: 210, seed: 'bsc', ink: p.paper, lit: p.paper }) +
      cloud({ x: 240, y: 210, w: 300, h: 66, seed: 'bsd', ink: p.paper })
    // the wood behind
    s += ground({
      pts: [
        [-60, 450],
        [400, 430],
        [900, 470],
        [1660, 520],
      ],
      ink: p.forest,
      seed: 'bsg',
      rough: 9,
      to: 640,
    })
    for (const [x, y, k] of triples([
      20, 470, 1.2, 190, 450, 1.1, 360, 470, 1, 540, 450, 1.1, 720, 470, 1, 890, 490, 0.9, 1050, 500, 0.9, 1210, 510,
      0.8, 1370, 520, 0.9, 1530, 530, 0.9,
    ]))
      s += canopy({ x, y, rx: 116 * k, ry: 76 * k, seed: `bst${x}`, tones: [p.forest, p.leaf] })
    s += thicket({
      pts: [
        [-40, 640, 1],
        [800, 640, 0.8],
        [1660, 640, 0.8],
      ],
      size: 48,
      seed: 'bsh',
      tones: [p.forest, p.leaf],
    })
    // dry sand, then the shelf
    s += ground({
      pts: [
        [-60, 642],
        [800, 640],
        [1660, 642],
      ],
      ink: p.sand,
      seed: 'bsn',
      rough: 2,
      to: 1210,
    })
    const inks = {
      front: p.sand,
      end: p.coral,
      edge: p.forest,
      line: p.leaf,
      under: p.forest,
      wall: p.paper,
      wallEnd: p.sky,
      dark: p.deep,
      glow: p.deep,
      post: p.forest,
      floor: p.paper,
      floorEdge: p.forest,
    }
    const shape = {
      w: 6.6,
      d: 6,
      h: 2.5,
      floor: 0.9,
      porch: 1.7,
      rise: 2.7,
      over: 0.8,
      lines: 20,
      fringe: true,
      posts: 3,
      rail: true,
      gap: 1.6,
      dark: [2.7, 0, 1.2, 2.1, 0.6, 0.8, 1.4, 1.1, 4.6, 0.8, 1.4, 1.1],
      endDark: [1.4, 0.9, 1.3, 1],
    }
    const t3 = { trunk: p.forest, trunkLit: p.leaf, back: p.forest, mid: p.forest, lit: p.leaf }
    s +=
      palm({ x: 880, y: 690, h: 380, lean: 60, size: 170, seed: 'bsp1', ...t3, count: 8 }) +
      palm({ x: 20, y: 690, h: 440, lean: 40, size: 190, seed: 'bsp2', ...t3, count: 8 })
    const cottage = (x: number, z: number, turn: number, inset: number) => {
      const at = site({ cam, x, z, turn })
      return (
        hut(
          at,
          { ...shape, inset },
          { ...inks, front: inset ? p.sand : p.coral, line: inset ? p.leaf : p.sand, gable: p.paper },
        ) + steps(at, 0, 1.4, 0.9, p.paper, p.sky)
      )
    }
    s += cottage(12.4, 36, -14, 2) + cottage(3.6, 31, -4, 2) + cottage(-8.4, 26, 12, 2)
    s +=
      palm({ x: 520, y: 740, h: 500, lean: -90, size: 210, seed: 'bsp3', ...t3, count: 8 }) +
      palm({ x: 1240, y: 708, h: 420, lean: 70, size: 180, seed: 'bsp4', ...t3, count: 8 })
    s += palm({ x: 1500, y: 700, h: 360, lean: -50, size: 160, seed: 'bsp5', ...t3, count: 8 })
    // the shelf: wet, banded, the cottages stand on their heads in it
    s += ground({
      pts: [
        [-60, 772],
        [400, 760],
        [1000, 752],
        [1660, 736],
      ],
      ink: p.lagoon,
      seed: 'bsw',
      rough: 5,
      step: 80,
    })
    s += ground({
      pts: [
        [-60, 782],
        [400, 770],
        [1000, 761],
        [1660, 744],
      ],
      ink: p.sky,
      seed: 'bsw2',
      rough: 5,
      step: 80,
    })
    const mirror: [number, number, number, string][] = [
      [350, 430, 1, p.paper],
      [960, 330, 0.8, p.paper],
      [1290, 260, 0.7, p.paper],
    ]
    for (const [x, w, k, ink] of mirror)
      s += path(
        lens(x, 800 * 1 + 6, w, 22 * k) + lens(x + 20, 832, w * 0.8, 14 * k) + lens(x - 16, 860, w * 0.5, 10 * k),
        ink,
      )
    for (const [x, w, k] of triples([350, 470, 1, 960, 360, 0.8, 1290, 280, 0.7]))
      s += path(
        lens(x, 884, w, 30 * k) + lens(x + 26, 918, w * 0.76, 16 * k) + lens(x - 20, 944, w * 0.4, 9 * k),
        p.sand,
      )
    for (const [x, w] of [
      [590, 60],
      [1180, 50],
    ])
      s += path(lens(x, 850, w * 3.4, 13) + lens(x - 20, 880, w * 2.6, 12) + lens(x + 10, 910, w * 3, 12), p.aqua)
    s += ground({
      pts: [
        [-60, 986],
        [340, 970],
        [800, 1000],
        [1200, 984],
        [1660, 1004],
      ],
      ink: p.aqua,
      seed: 'bsx',
      rough: 6,
      step: 90,
    })
    s += ground({
      pts: [
        [-60, 1090],
        [420, 1110],
        [900, 1082],
        [1660, 1120],
      ],
      ink: p.lagoon,
      seed: 'bsy',
      rough: 6,
      step: 90,
    })
    s += path(
      slivers([240, 1010, 420, 10, 1180, 1022, 520, 11, 700, 1044, 300, 9, 1480, 1060, 300, 9, 160, 1064, 240, 8]),
      p.sky,
    )
    s += path(slivers([420, 1140, 480, 12, 1240, 1160, 420, 12, 820, 1182, 320, 10]), p.aqua)
    // two riders walk their bicycles over the wet sand
    const rider = (
      x: number,
      z: number,
      frame: string,
      top: string,
      cloth: string,
      legs: 'long' | 'skirt' | 'short',
    ) => {
      const [a, b] = cam(x, 0, z),
        k = 1400 / z / 100
      return (
        path(
          lens(a + 10 * k, b + 14 * k, 190 * k, 16 * k) +
            lens(a, b + 34 * k, 130 * k, 10 * k) +
            lens(a + 12 * k, b + 52 * k, 80 * k, 8 * k),
          p.deep,
        ) +
        folk(
          cam,
          { x: x - 0.5, z: z + 0.3, pose: poses.hold, tall: 1.68 },
          { skin: p.forest, hair: p.forest, top, cloth, legs, longHair: legs === 'skirt', hat: p.paper },
        ) +
        place(bicycle({ tyre: p.forest, frame, spoke: p.lagoon, seat: p.forest, basket: p.forest }), a, b, k * 0.92)
      )
    }
    s += rider(-0.5, 8.6, p.coral, p.paper, p.deep, 'skirt') + rider(1.75, 9.5, p.deep, p.coral, p.forest, 'long')
    return s
  }, options)
export default scene
