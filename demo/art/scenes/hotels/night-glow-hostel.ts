// A hostel on the cafe street at night: tables in the lamplight, bunks behind the upper windows, bulbs strung over the roof terrace.
import { camera, circle, lens, path, place, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { folk } from '../../kit/huts/folk.ts'
import { lanterns } from '../../kit/huts/lanterns.ts'
import { plane, post, railing, site, slab, walls } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { bicycle } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      hz = 800,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 1.6 })
    let s =
      sky({
        bands: [
          [0, p.ink],
          [120, p.deep],
          [470, p.navy],
        ],
        bottom: hz + 10,
        seed: 'ngs',
        drift: 18,
        slivers: 4,
      }) +
      stars({
        count: 120,
        bottom: 560,
        seed: 'ngt',
        bright: p.paper,
        faint: p.teal,
        big: [
          [620, 120, 12],
          [90, 90, 10],
        ],
      })
    s += circle(300, 170, 50, p.paper) + circle(324, 156, 44, p.deep)
    // the far end of the street: low shops, dark trees
    s += thicket({
      pts: [
        [-60, 790, 2],
        [160, 780, 1.4],
        [420, 790, 1],
      ],
      size: 90,
      seed: 'ngh',
      tones: [p.ink, p.deep],
    })
    const low = site({ cam, x: -9.5, z: 30, turn: 52 }),
      [lf, , , ll] = walls(low, -6, 0, 6, 5)
    s += path(ll.panes([0, 0, 5, 3.4]), p.ink) + path(lf.panes([0, 0, 12, 3.4]), p.deep)
    s +=
      path(lf.panes([0.8, 0, 2.6, 2.4, 4.4, 0, 2.8, 2.4, 8.4, 0, 2.6, 2.4]), p.teal) +
      path(lf.panes([1.2, 0.9, 1, 1.4, 8.8, 0.9, 1.4, 1.3]), p.lamp)
    s += path(lf.panes([-0.4, 2.5, 12.8, 0.4]), p.blue)
    s += path(`M-10 ${hz + 4}H1610V1210H-10z`, p.navy)
    s += path(spline(pts([-60, 920, 300, 880, 480, 840, 560, 822, 420, 822, 100, 840, -60, 850])), p.deep)
    // the house
    const at = site({ cam, x: 2.7, z: 14.5, turn: -16 }),
      W = 6.2,
      D = 9,
      up = 3.4,
      top = 6.5
    const [f, r] = walls(at, -W, 0, W, D)
    s += path(r.panes([0, 0, D, top]), p.ink) + path(f.panes([0, 0, 2 * W, top]), p.blue)
    s += path(r.panes([1.2, 4.2, 1.1, 1.4, 5, 4.2, 1.1, 1.4]), p.teal)
    // ground floor stands open: the cafe
    s += path(f.panes([0.5, 0, 2 * W - 1, 2.75]), p.lamp)
    s += path(f.panes([8.3, 0, 2.9, 1.15, 8.3, 1.5, 2.9, 0.1, 8.3, 2, 2.9, 0.1]), p.ink)
    s += path(
      f.panes([
        8.5, 1.6, 0.2, 0.34, 8.9, 1.6, 0.24, 0.26, 9.5, 1.6, 0.2, 0.34, 10.2, 1.6, 0.3, 0.22, 8.7, 2.1, 0.3, 0.26, 9.6,
        2.1, 0.22, 0.34, 10.4, 2.1, 0.22, 0.3,
      ]),
      p.teal,
    )
    s += path(f.panes([3.6, 0.2, 0.12, 2.55, 6.9, 0.2, 0.12, 2.55]), p.blue)
    for (const u of [2, 5.2, 8.2]) s += path(f.panes([u, 2.1, 0.04, 0.65, u - 0.2, 1.85, 0.44, 0.28]), p.ink)
    s += path(f.panes([4.1, 0.1, 0.5, 1.2, 5.7, 0.1, 0.7, 0.8, 1.1, 0.1, 0.9, 1]), p.blue)
    // the upper floor: bunks in the windows, somebody leans out
    s +=
      path(f.panes([0.9, 4.1, 1.9, 1.6, 6, 4.1, 1.9, 1.6, 8.6, 4.1, 1.9, 1.6]), p.lamp) +
      path(f.panes([3.45, 4.1, 1.9, 1.6, 11.1, 4.1, 0.8, 1.6]), p.deep)
    s += path(
      f.panes([
        0.9, 4.6, 1.9, 0.09, 0.9, 5.35, 1.9, 0.09, 6, 4.6, 1.9, 0.09, 6, 5.35, 1.9, 0.09, 1.82, 4.1, 0.07, 1.6, 6.92,
        4.1, 0.07, 1.6, 9.5, 4.1, 0.07, 1.6,
      ]),
      p.ink,
    )
    s += path(f.panes([1, 4.69, 0.7, 0.16, 6.1, 5.44, 0.6, 0.16, 7.2, 4.69, 0.6, 0.16]), p.cyan)
    // the balcony, wet clothes on its rail
    s += slab(at, [-W, -1.5, W, 0], up, 0.26, p.teal, p.deep, p.ink)
    s += folk(
      cam,
      { x: -0.6, z: 15.2, y: up, pose: poses.back, tall: 1.68 },
      { skin: p.ink, hair: p.ink, top: p.ink, cloth: p.ink, legs: 'long' },
    )
    s += path(railing(at, [-W, -1.45, W, -1.45], up, { posts: 22, bars: 1, high: 1 }), p.ink)
    s +=
      path(plane(at, [3.4, 3.5, -1.5, 4.3, 3.5, -1.5, 4.3, 4.45, -1.5, 3.4, 4.45, -1.5]), p.cyan) +
      path(plane(at, [4.6, 3.7, -1.5, 5.3, 3.7, -1.5, 5.3, 4.45, -1.5, 4.6, 4.45, -1.5]), p.paper)
    // people on the terrace behind its parapet, bulbs over them
    const guest = (u: number, dressed: string, flip: 1 | -1) =>
      folk(
        cam,
        {
          x: 2.7 + u * 0.961 + 0.17,
          z: 14.5 - u * 0.276 + 0.6,
          y: top,
          pose: { ...poses.hold, legs: [] },
          tall: 1.8,
          flip,
        },
        { skin: p.ink, hair: p.ink, top: dressed, cloth: p.ink },
      )
    s += guest(-3.4, p.paper, 1) + guest(-2.4, p.cyan, -1) + guest(2.2, p.lamp, 1)
    s += path(f.panes([-0.15, top, 2 * W + 0.3, 0.9]), p.teal) + path(r.panes([0, top, D, 0.9]), p.deep)
    for (const [u, y] of [
      [-5.9, 9.2],
      [0.2, 9.2],
      [5.9, 9.2],
    ])
      s += path(post(at, u, 0.2, top + 0.6, y, 0.1), p.teal)
    const paper = { cord: p.teal, body: p.paper, warm: p.lamp, rim: p.teal },
      [a, b, c] = [at(-5.9, 9.1, 0.2), at(0.2, 9.1, 0.2), at(5.9, 9.1, 0.2)]
    s +=
      lanterns({ from: a, to: b, sag: 46, count: 7, size: 11, ...paper }) +
      lanterns({ from: b, to: c, sag: 60, count: 7, size: 13, ...paper })
    // light spills on the street
    s += path(
      spline(pts([330, 1010, 500, 930, 900, 920, 1400, 950, 1620, 980, 1620, 1100, 1300, 1080, 800, 1070, 460, 1060])),
      p.blue,
    )
    s += path(spline(pts([480, 1000, 640, 950, 1000, 944, 1440, 976, 1500, 1020, 1200, 1040, 760, 1036])), p.teal)
    s += path(slivers([760, 984, 420, 14, 1120, 1000, 460, 14, 930, 1014, 300, 9]), p.lamp)
    // the cafe's people: two at a table, one arrives with a pack, a waiter
    const dress = (top: string, cloth: string, legs: 'long' | 'short' | 'skirt' = 'long') => ({
      skin: p.ink,
      hair: p.ink,
      top,
      cloth,
      legs,
      longHair: legs === 'skirt',
    })
    s += folk(cam, { x: 4.1, z: 13, pose: poses.hold, tall: 1.72, flip: -1 }, dress(p.ink, p.ink))
    const seat = (x: number, z: number, flip: 1 | -1, top: string) => {
      const [u, v] = cam(x, 0, z),
        k = 1400 / z
      return (
        path(
          `M${u - 0.24 * k} ${v - 0.46 * k}h${0.48 * k}v${0.07 * k}h${-0.48 * k}zM${u - 0.22 * k} ${v - 0.42 * k}h${0.06 * k}v${0.42 * k}h${-0.06 * k}zM${u + 0.16 * k} ${v - 0.42 * k}h${0.06 * k}v${0.42 * k}h${-0.06 * k}z`,
          p.ink,
        ) + folk(cam, { x, z, y: 0.3, pose: poses.sit, tall: 1.7, flip }, dress(top, p.ink))
      )
    }
    const table = (x: number, z: number) => {
      const [u, v] = cam(x, 0, z),
        k = 1400 / z
      return (
        path(`${lens(u, v, 0.8 * k, 0.08 * k)}M${u - 0.03 * k} ${v}v${-0.7 * k}h${0.06 * k}v${0.7 * k}z`, p.ink) +
        path(lens(u, v - 0.72 * k, 0.95 * k, 0.16 * k), p.paper) +
        circle(u + 0.05 * k, v - 0.82 * k, 0.07 * k, p.glow)
      )
    }
    s += seat(-0.95, 10.8, 1, p.cyan) + seat(0.75, 10.8, -1, p.paper) + table(-0.1, 10.6)
    s += seat(2.35, 11.6, 1, p.teal) + table(3.1, 11.4)
    // a traveller walks in with her pack
    const [bx, by] = cam(-2.75, 0, 8.6)
    s += path(lens(bx - 80, by + 2, 260, 16), p.deep)
    s += folk(cam, { x: -2.75, z: 8.6, pose: poses.walk, tall: 1.66 }, { ...dress(p.glow, p.ink), topShade: p.cyan })
    s += place(
      path(spline(pts([-34, -86, -16, -90, -8, -82, -8, -52, -14, -46, -32, -48, -38, -60])), p.lamp) +
        path(spline(pts([-34, -90, -10, -94, -8, -88, -12, -84, -34, -82])), p.ink),
      bx,
      by,
      (1400 / 8.6 / 100) * 1.66,
    )
    for (const [x, y, k] of quads([1400, 1010, 0.95, 0, 1480, 1020, 1, 0]))
      s +=
        path(lens(x, y + 2, 200 * k, 14), p.deep) +
        place(
          bicycle({ tyre: p.ink, frame: x > 1450 ? p.cyan : p.lamp, spoke: p.blue, seat: p.ink, basket: p.ink }),
          x,
          y,
          k,
        )
    s += palm({
      x: 70,
      y: 1240,
      h: 800,
      lean: 40,
      size: 300,
      seed: 'ngp',
      trunk: p.ink,
      trunkLit: p.blue,
      back: p.ink,
      mid: p.ink,
      lit: p.blue,
      light: 1,
      count: 8,
    })
    return s
  }, options)
export default scene
