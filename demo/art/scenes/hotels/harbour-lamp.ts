// Harbour Lamp Residency at night from a roof across the crossroads: five storeys of lit windows, pools of lamplight, the harbour behind.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { circle, lens, lenses, path, poly, ribbon } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { cityHotel } from '../../kit/buildings/city-hotel.ts'
import { block } from '../../kit/buildings/pitched-roof.ts'
import { lookDown, plot } from '../../kit/buildings/site.ts'
import { lampGlow, streetLamp } from '../../kit/buildings/street-lamp.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.58, y: 0.4 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.night,
      eye = lookDown({ cx: 780, cy: 712, f: 1400, height: 17, pitch: 17 }),
      cam = plot(eye, 1, 45, 32),
      hz = 712 - 1400 * Math.tan((17 * Math.PI) / 180)
    let s = sky({
      bands: [
        [0, p.ink],
        [120, p.deep],
        [230, p.navy],
      ],
      bottom: hz,
      seed: 'lamp-sky',
      drift: 14,
      slivers: 4,
    })
    s += stars({ count: 70, bottom: 240, seed: 'lamp-stars', bright: p.paper, faint: p.teal, big: [[210, 90, 14]] })
    s +=
      island({ x: 300, w: 900, h: 44, horizon: hz, seed: 'lamp-isle', ink: p.deep, peak: 0.6 }) +
      island({ x: 1350, w: 700, h: 56, horizon: hz, seed: 'lamp-isle2', ink: p.deep, peak: 0.3 })
    s +=
      sea({ horizon: hz, bottom: 640, inks: [p.blue, p.teal, p.blue], seed: 'lamp-sea', power: 1.2, sway: 4 }) +
      crests({ horizon: hz, bottom: 470, ink: p.cyan, seed: 'lamp-crest', rows: 8, density: 0.7, weight: 0.7 })
    for (const [x, y, w] of [
      [170, hz + 30, 90],
      [420, hz + 50, 60],
      [1390, hz + 40, 110],
    ] as const)
      s +=
        path(lens(x, y + 4, w, 16), p.ink) +
        circle(x + 6, y - 10, 4, p.lamp) +
        path(
          lenses([
            [x + 6, y + 18, 18, 4],
            [x + 4, y + 28, 26, 4],
          ]),
          p.lamp,
        )
    // the quarter behind: low roofs and trees
    const box = (x0: number, x1: number, z0: number, z1: number, h: number) =>
      block(cam, { x0, x1, z0, z1 }, 0, h, { front: p.navy, left: p.ink, right: p.ink, top: p.blue })
    s += path(poly([eye(-90, 0, 100), eye(90, 0, 100), eye(60, 0, 12), eye(-60, 0, 12)]), p.navy)
    for (const [i, [X, Z, k]] of triples([
      -44, 84, 1, -30, 78, 0.8, -58, 92, 1.2, 44, 76, 1.1, 60, 84, 1.3, 30, 84, 1,
    ]).entries()) {
      const [x, y] = eye(X, 2, Z)
      s += canopy({ x, y: y - 12, rx: 110 * k, ry: 56 * k, seed: `lamp-t${i}`, tones: [p.ink, p.deep] })
    }
    for (const [x, z, w, d] of quads([
      -46, 34, 14, 14, -28, 30, 15, 12, -50, 14, 17, 14, 26, 24, 18, 16, 46, 6, 20, 16,
    ]))
      s += box(x, x + w, z, z + d, 6)
    // roads, kerbs, zebra crossing
    const g = (list: readonly (readonly [number, number])[]): string => poly(list.map(([x, z]): Point => cam(x, 0, z)))
    s += path(g(pts([-12, 60, -2, 60, -2, -45, -12, -45])) + g(pts([-70, -2, 60, -2, 60, -12, -70, -12])), p.deep)
    s += path(g(pts([-2, 30, -0.1, 30, -0.1, -0.1, 40, -0.1, 40, -2, -2, -2])), p.blue)
    let dash = '',
      zebra = ''
    for (let i = 0; i < 9; i++)
      dash +=
        g(pts([3 + i * 4, -6.8, 5 + i * 4, -6.8, 5 + i * 4, -7.2, 3 + i * 4, -7.2])) +
        g(pts([-7.2, 3 + i * 4, -6.8, 3 + i * 4, -6.8, 5 + i * 4, -7.2, 5 + i * 4])) +
        g(pts([-17 - i * 4, -6.8, -15 - i * 4, -6.8, -15 - i * 4, -7.2, -17 - i * 4, -7.2]))
    for (let i = 0; i < 6; i++)
      zebra +=
        g(pts([-0.4, -3 - i * 1.5, 1.8, -3 - i * 1.5, 1.8, -3.8 - i * 1.5, -0.4, -3.8 - i * 1.5])) +
        g(pts([-3 - i * 1.5, -12.6, -3.8 - i * 1.5, -12.6, -3.8 - i * 1.5, -15, -3 - i * 1.5, -15]))
    s += path(dash, p.teal) + path(zebra, p.paper)
    // pools of lamplight
    const disc = (X: number, Z: number, R: number, ink: string) =>
      path(
        poly(
          Array.from(
            { length: 28 },
            (_, i): Point => cam(X + R * Math.cos((i / 28) * 6.283), 0.02, Z + R * Math.sin((i / 28) * 6.283)),
          ),
        ),
        ink,
      )
    const posts = pts([-13.4, 0.6, 0.8, -13.6, -1.2, -1.2, 24, -1.4, -1.4, 24, -32, -1])
    for (const [X, Z] of posts) s += disc(X, Z, 5.2, p.blue)
    for (const [X, Z] of posts) s += disc(X, Z, 3, p.teal)
    s += path(zebra, p.paper)
    // neighbours on the other corners
    s +=
      box(-34, -14, 1.5, 13, 7) +
      block(cam, { x0: 21, x1: 38, z0: 1, z1: 14 }, 0, 8, { front: p.blue, left: p.ink, right: p.ink, top: p.navy })
    s += cityHotel(cam, {
      wide: 19,
      deep: 15,
      floors: [4, 3.2, 3.2, 3.2, 3.2],
      bays: { main: 5, side: 4 },
      lit: { main: (b, f) => (b * 2 + f * 3) % 5 !== 1, side: (b, f) => (b * 3 + f * 2) % 5 < 2 },
      inks: {
        glass: p.deep,
        lamp: p.lamp,
        shade: p.ink,
        frame: p.ink,
        main: { wall: p.teal, trim: p.paper, rail: p.paper },
        side: { wall: p.navy, trim: p.teal, rail: p.teal },
        roof: p.deep,
        canopy: { under: p.glow, edge: p.cyan },
      },
    })
    // the great lamp on the corner, a storey high, that gives the house its name
    const [lx, ly] = cam(0.9, 17.6, 0.9)
    s += circle(lx, ly - 70, 92, p.blue) + circle(lx, ly - 70, 64, p.teal)
    s += path(
      poly(pts([lx - 7, ly + 8, lx + 7, ly + 8, lx + 7, ly - 36, lx - 7, ly - 36])) +
        poly(pts([lx - 30, ly - 36, lx + 30, ly - 36, lx + 24, ly - 44, lx - 24, ly - 44])) +
        poly(pts([lx - 40, ly - 100, lx + 40, ly - 100, lx + 10, ly - 132, lx, ly - 148, lx - 10, ly - 132])),
      p.ink,
    )
    s +=
      path(poly(pts([lx - 24, ly - 44, lx + 24, ly - 44, lx + 34, ly - 100, lx - 34, ly - 100])), p.lamp) +
      path(poly(pts([lx - 9, ly - 44, lx + 9, ly - 44, lx + 13, ly - 100, lx - 13, ly - 100])), p.paper)
    // street lamps, a taxi with its beams, people crossing
    s += path(g(pts([-10, 11, -8.2, 11, -7.6, 2, -10.6, 2])), p.lamp)
    const taxi = (x0: number, z0: number, w: number, d: number, body: string) =>
      block(cam, { x0, x1: x0 + w, z0, z1: z0 + d }, 0.3, 0.95, {
        front: body,
        left: p.blue,
        right: p.blue,
        top: body,
      }) +
      block(cam, { x0: x0 + 0.16, x1: x0 + w - 0.16, z0: z0 + d * 0.25, z1: z0 + d * 0.8 }, 0.95, 1.6, {
        front: p.ink,
        left: p.ink,
        right: p.ink,
        top: p.paper,
      })
    s += taxi(-10, 11, 1.8, 4.3, p.paper)
    s += path(g(pts([13, -9, 5, -8, 5, -10.8, 13, -10.4])), p.lamp) + taxi(13, -10.6, 4.3, 1.8, p.cyan)
    const dress = dressed(p.ink)
    for (const [X, Z, top, cloth, legs] of [
      [0.6, -4.4, p.lamp, p.cyan, 'skirt'],
      [0.9, -5.6, p.paper, p.ink, 'long'],
      [-5.4, -13.6, p.glow, p.deep, 'long'],
      [3.6, -1.2, p.paper, p.ink, 'long'],
      [10.5, -1.2, p.lamp, p.ink, 'skirt'],
      [11.6, -1.1, p.glow, p.ink, 'long'],
    ] as const)
      s += standing(cam, { X, Z, pose: poses.walk, dress: dress(top, cloth, legs), tall: 1.75, shade: p.ink })
    for (const [X, Z] of posts) {
      const [x, y] = cam(X, 0, Z),
        h = y - cam(X, 5, Z)[1]
      s += lampGlow(x, y, h, [p.teal, p.cyan]) + streetLamp({ x, y, h, post: p.ink, globe: p.lamp })
    }
    // near roofs: the parapet we look over, a tank, washing on a line
    s +=
      box(4, 40, -42, -16.5, 6) +
      block(cam, { x0: -60, x1: -14.5, z0: -45, z1: -15 }, 0, 6.5, {
        front: p.ink,
        left: p.ink,
        right: p.ink,
        top: p.deep,
      })
    const parapet = (x0: number, x1: number, z0: number, z1: number) =>
      block(cam, { x0, x1, z0, z1 }, 6.5, 7.4, { front: p.ink, left: p.ink, right: p.navy, top: p.blue })
    s += parapet(-60, -14.5, -15.5, -15) + parapet(-15, -14.5, -45, -15)
    const rope = (t: number): Point => [60 + 400 * t, 952 + 20 * t + 34 * Math.sin(Math.PI * t)]
    s += path(
      poly(pts([52, 1200, 66, 1200, 64, 938, 56, 938])) +
        poly(pts([456, 1110, 468, 1110, 466, 952, 458, 952])) +
        ribbon(
          Array.from({ length: 9 }, (_, i) => rope(i / 8)),
          () => 4,
          16,
        ),
      p.ink,
    )
    const cloths = [p.paper, p.lamp, p.cyan, p.paper, p.teal]
    for (const [i, [a, b, drop]] of triples([
      0.08, 0.26, 120, 0.29, 0.44, 92, 0.5, 0.6, 74, 0.63, 0.8, 112, 0.84, 0.94, 66,
    ]).entries()) {
      const [x0, y0] = rope(a),
        [x1, y1] = rope(b)
      s += path(poly(pts([x0, y0, x1, y1, x1 - 4, y1 + drop, x0 + 3, y0 + drop - 6])), cloths[i])
    }
    return s
  }, options)
