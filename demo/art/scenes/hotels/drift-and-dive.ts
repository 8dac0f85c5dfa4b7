// A dive lodge in the forenoon: a bamboo hut high on its stilts, wet suits along the railing, tanks in the shade, a hammock under the floor.
import { camera, lens, type Point, path, place, ribbon, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { villageBoat } from '../../kit/boats/village-boat.ts'
import { tank, wetSuit } from '../../kit/huts/dive-gear.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut } from '../../kit/huts/hut.ts'
import { post, site } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { hammock } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.55 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.reef,
      hz = 700,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 1.6 })
    let s = sky({
      bands: [
        [0, p.light],
        [330, p.paper],
      ],
      bottom: hz,
      seed: 'dds',
      drift: 18,
      slivers: 5,
    })
    s += cloud({ x: 260, y: 500, w: 480, h: 110, seed: 'ddc', ink: p.light })
    s += island({ x: 210, w: 560, h: 50, horizon: hz, seed: 'ddi', ink: p.lagoon, lit: p.aqua, peak: 0.4 })
    s +=
      sea({ horizon: hz, bottom: 840, inks: [p.deep, p.deep, p.lagoon, p.aqua], seed: 'ddw', power: 1.2, sway: 5 }) +
      crests({ horizon: hz, bottom: 800, ink: p.lagoon, seed: 'ddr', rows: 8, density: 0.7, weight: 0.6, x1: 900 })
    const skin = { skin: p.ink, hair: p.ink }
    s += place(
      villageBoat(
        {
          hull: p.paper,
          hullShade: p.navy,
          rim: p.coral,
          inside: p.ink,
          roof: p.sun,
          roofShade: p.ink,
          post: p.ink,
          motor: p.ink,
        },
        [
          { x: -40, top: p.coral, ...skin },
          { x: 30, top: p.navy, ...skin },
        ],
      ),
      516,
      752,
      0.5,
    )
    s +=
      ground({
        pts: [
          [-60, 822],
          [300, 812],
          [700, 800],
          [1660, 770],
        ],
        ink: p.paper,
        seed: 'ddg',
        rough: 4,
      }) + path(slivers([200, 822, 620, 10, 60, 832, 300, 7]), p.light)
    // wood behind the hut
    for (const [x, y, k] of [
      [760, 720, 0.5],
      [900, 650, 0.8],
      [1080, 590, 1],
      [1290, 540, 1.2],
      [1520, 520, 1.4],
    ])
      s += treeCrown({ x, y, rx: 140 * k, ry: 110 * k, seed: `ddt${x}`, tones: [p.navy, p.deep], lobes: 5 })
    s += thicket({
      pts: [
        [690, 812, 0.6],
        [1100, 812, 1],
        [1660, 800, 1.3],
      ],
      size: 62,
      seed: 'ddh',
      tones: [p.ink, p.navy],
    })
    s += palm({
      x: 700,
      y: 850,
      h: 640,
      lean: -120,
      size: 240,
      seed: 'ddp0',
      trunk: p.navy,
      trunkLit: p.deep,
      back: p.ink,
      mid: p.navy,
      lit: p.deep,
      light: -1,
      count: 8,
    })
    // the hut and its shade
    const at = site({ cam, x: 1.7, z: 10.8, turn: 12 })
    s += path(
      spline(pts([640, 950, 900, 876, 1300, 860, 1700, 850, 1700, 1040, 1300, 1050, 900, 1030, 700, 1000])),
      p.aqua,
    )
    const [ax, ay] = at(-2.5, 2, 1.2),
      [bx, by] = at(2.3, 2, 0.6),
      far = place(
        hammock({
          cloth: p.sun,
          clothShade: p.coral,
          cord: p.ink,
          skin: p.ink,
          top: p.paper,
          hair: p.ink,
          page: p.light,
        }),
        (ax + bx) / 2,
        (ay + by) / 2 + 60,
        (bx - ax) / 420,
      )
    const suits = (list: readonly (readonly [u: number, kind: number])[]) =>
      list
        .map(([u, kind]) => {
          const [x, y] = at(u, 3.1, 0),
            k = (y - at(u, 4.1, 0)[1]) / 100
          const look = [
            { body: p.ink, panel: p.sun, stripe: p.sun },
            { body: p.coral, panel: p.ink, stripe: p.paper, short: true },
            { body: p.deep, panel: p.ink, stripe: p.aqua },
          ][kind]
          return place(wetSuit(look), x, y, k * 0.98, kind ? -1 : 1.5)
        })
        .join('')
    s += hut(
      at,
      {
        w: 6,
        d: 5.4,
        h: 2.75,
        floor: 2.15,
        porch: 1.5,
        rise: 2.3,
        inset: 1.3,
        over: 0.7,
        lines: 24,
        fringe: true,
        thick: 0.26,
        posts: 3,
        rail: true,
        gap: 0.2,
        boards: 12,
        dark: [3.55, 0, 0.95, 2.2],
        endDark: [1.4, 0.9, 1.2, 0.9],
      },
      {
        front: p.sun,
        end: p.deep,
        edge: p.navy,
        line: p.coral,
        under: p.deep,
        wall: p.paper,
        wallEnd: p.light,
        dark: p.ink,
        glow: p.sun,
        post: p.navy,
        floor: p.aqua,
        floorEdge: p.deep,
      },
    )
    s += suits([
      [-2.45, 0],
      [-1.5, 1],
      [-0.45, 2],
      [1.55, 0],
    ])
    // near stilts, the hammock between two of them, tanks against the third
    s += path([-2.7, -0.9, 0.9, 2.7].map((u) => post(at, u, 0.3, -0.1, 2, 0.22)).join(''), p.ink)
    s += far
    for (const [u, v, tone] of [
      [-3.3, -0.5, 0],
      [-3.75, -0.8, 1],
      [-4.2, -0.4, 0],
    ]) {
      const [x, y] = at(u, 0, v),
        k = (y - at(u, 1, v)[1]) / 100
      s +=
        path(lens(x + 10, y, 50, 10), p.aqua) +
        place(tank({ body: tone ? p.sun : p.coral, lit: p.paper, valve: p.ink }), x, y, k * 1.15)
    }
    // a diver comes up from the sea with fins in hand
    const [dx, dy] = cam(-2.6, 0, 7.4)
    s += folk(
      cam,
      { x: -2.6, z: 7.4, pose: poses.walk, tall: 1.7, shadow: p.aqua },
      { skin: p.deep, hair: p.ink, top: p.ink, topShade: p.navy, cloth: p.ink, legs: 'long' },
    )
    const fin = (x: number, y: number, t: number): string => {
      const q: Point[] = pts([x, y, x + 20 + t, y + 46, x + 34 + t, y + 104])
      return ribbon(q, (u) => 12 + 26 * u, 8)
    }
    s += path(fin(dx + 34, dy - 172, 0) + fin(dx + 44, dy - 170, 10), p.coral)
    s += path(slivers([180, 1010, 360, 8, 620, 1090, 460, 9, 1240, 1120, 380, 9, 330, 1150, 300, 8]), p.light)
    s += leaves({ x: 1640, y: 1240, size: 380, seed: 'ddl', tones: [p.ink, p.navy], from: -2.9, to: -1.5, count: 18 })
    return s
  }, options)
export default scene
