// Simple rooms for surfers: boards lean all along a tin-roofed verandah that runs toward the sea, and the set is coming in.
import { camera, circle, lens, path, place, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut } from '../../kit/huts/hut.ts'
import { metre, plane, site } from '../../kit/huts/site.ts'
import { surfboard } from '../../kit/huts/surfboard.ts'
import { poses } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { patch } from '../../kit/vehicles/roadway.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.56 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 560,
      cam = camera({ cx: 560, horizon: hz, f: 1300, height: 1.9 })
    let s = sky({
      bands: [
        [0, p.lagoon],
        [160, p.aqua],
        [330, p.light],
        [470, p.paper],
      ],
      bottom: hz,
      seed: 'hbs',
      drift: 18,
      slivers: 5,
    })
    s += circle(300, 300, 84, p.sun) + path(slivers([300, 320, 320, 9, 250, 346, 240, 8]), p.light)
    s += cloud({ x: 640, y: 440, w: 420, h: 90, seed: 'hbc', ink: p.paper })
    s +=
      sea({ horizon: hz, bottom: 700, inks: [p.navy, p.deep, p.deep, p.lagoon], seed: 'hbw', power: 1.1, sway: 3 }) +
      crests({ horizon: hz, bottom: 640, ink: p.lagoon, seed: 'hbr', rows: 6, density: 0.7, weight: 0.6 })
    // the set: lines of swell with foam at their shoulders
    for (const [x, y, w, h] of quads([200, 612, 520, 18, 520, 634, 640, 24, 150, 656, 460, 22]))
      s +=
        path(
          spline(pts([x - w / 2, y, x - w * 0.2, y - h, x + w * 0.15, y - h * 1.1, x + w / 2, y, x, y + h * 0.3])),
          p.aqua,
        ) +
        path(
          spline(pts([x - w * 0.05, y - h * 0.95, x + w * 0.15, y - h * 1.1, x + w / 2, y, x + w * 0.2, y + h * 0.1])),
          p.paper,
        )
    s += ground({
      pts: [
        [-60, 668],
        [400, 676],
        [800, 684],
        [1660, 690],
      ],
      ink: p.paper,
      seed: 'hbg',
      rough: 3,
    })
    s += path(slivers([300, 678, 700, 9]), p.light)
    // garden on the left, path of sand to the beach
    s += path(patch(cam, [-40, 18, -3.1, 18, -4.6, 9, -5.2, 3, -40, 3]), p.aqua)
    s += path(patch(cam, [-40, 13.6, -6, 13.4, -6.6, 11.6, -40, 11]), p.lagoon)
    const t3 = { trunk: p.navy, trunkLit: p.deep, back: p.ink, mid: p.navy, lit: p.deep, light: -1 as const }
    s += palm({ x: 90, y: 720, h: 420, lean: 50, size: 170, seed: 'hbp1', ...t3, count: 8 })
    s += thicket({
      pts: [
        [-40, 740, 1.1],
        [120, 740, 0.8],
        [300, 724, 0.5],
      ],
      size: 60,
      seed: 'hbt',
      tones: [p.ink, p.navy],
    })
    // the row of rooms, its verandah toward us and the path
    const at = site({ cam, x: 3.9, z: 15, turn: -70 })
    const rooms = [0, 1, 2, 3, 4].flatMap((i) => [0.6 + i * 4.2, 0, 1, 2.1]),
      panes = [0, 1, 2, 3, 4].flatMap((i) => [2.3 + i * 4.2, 0.8, 1.3, 1.1])
    s += path(plane(at, [-10.5, 0, -1.5, 8.6, 0, -1.5, 8.6, 0, 0, -10.5, 0, 0]), p.light)
    s += hut(
      at,
      {
        w: 21,
        d: 6.6,
        h: 2.7,
        floor: 0.3,
        porch: 2,
        rise: 2.2,
        inset: 0,
        over: 0.7,
        lines: 46,
        posts: 7,
        postWide: 0.13,
        thick: 0.14,
        dark: rooms,
        glow: panes,
        boards: 0,
      },
      {
        front: p.coral,
        end: p.coral,
        edge: p.ink,
        line: p.ink,
        under: p.navy,
        gable: p.aqua,
        wall: p.light,
        wallEnd: p.deep,
        dark: p.deep,
        glow: p.lagoon,
        post: p.ink,
        floor: p.paper,
        floorEdge: p.lagoon,
      },
    )
    // boards against the posts, no two alike
    const looks = [
      { body: p.sun, shade: p.coral, mark: p.paper },
      { body: p.paper, shade: p.aqua, mark: p.coral },
      { body: p.lagoon, shade: p.deep, mark: p.paper },
      { body: p.paper, shade: p.aqua, mark: p.navy },
      { body: p.coral, shade: p.navy, mark: p.sun },
    ]
    const lean = [4, -5, 6, 3, -4, 7, 4, -3]
    for (const [i, u] of [-9.3, -7, -6.1, -2.2, 0.2, 1.2, 3.4, 4.55].entries()) {
      const [x, y] = at(u, 0, -0.35),
        k = metre(at, u, 0, -0.35) / 100
      s +=
        path(lens(x - 10 * k, y + 2 * k, 90 * k, 12 * k), p.aqua) +
        place(surfboard(looks[(i * 2 + 1) % 5], (i % 3) as 0 | 1 | 2), x, y, k * (i % 2 ? 0.92 : 1.04), lean[i])
    }
    // one guest on the step waxes a board, another sets off
    const ink = { skin: p.ink, hair: p.ink }
    s += folk(
      cam,
      { x: -1.2, z: 7.6, pose: poses.walk, tall: 1.76, flip: -1, shadow: p.light },
      { ...ink, top: p.ink, topShade: p.navy, cloth: p.coral, legs: 'short' },
    )
    const [bx, by] = cam(-1.2, 0, 7.6),
      kk = 1300 / 7.6 / 100
    s += place(
      surfboard({ body: p.sun, shade: p.coral, mark: p.navy }, 2),
      bx + 200 * kk * 0.58,
      by - 92 * kk,
      kk * 0.98,
      -82,
    )
    s += folk(
      cam,
      { x: 7.1, z: 9.9, y: 0.3, pose: poses.hold, tall: 1.66, flip: -1 },
      { ...ink, top: p.sun, cloth: p.navy, legs: 'skirt', longHair: true },
    )
    const [wx, wy] = at(2.2, 0, -1.3)
    s +=
      path(lens(wx, wy + 2, 230, 14), p.aqua) +
      place(bicycle({ tyre: p.ink, frame: p.coral, spoke: p.lagoon, seat: p.ink, basket: p.navy }), wx, wy, 1.02)
    s += path(slivers([560, 1060, 360, 9, 420, 1120, 300, 9, 640, 1150, 260, 8]), p.light)
    s += path(spline(pts([700, 1240, 760, 1100, 980, 1040, 1240, 1020, 1420, 1050, 1700, 1010, 1700, 1260])), p.light)
    s += leaves({ x: -30, y: 1250, size: 330, seed: 'hbl', tones: [p.ink, p.navy], from: -1.6, to: -0.2, count: 16 })
    return s
  }, options)
export default scene
