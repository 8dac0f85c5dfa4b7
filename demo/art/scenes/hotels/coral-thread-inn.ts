// Coral Thread Inn in the rain: four narrow storeys squeezed between low shops, its stair alight, umbrellas on the shining street.
import type { SceneOptions } from '../../kit/base/core.ts'
import { camera, circle, lens, lenses, path, place, poly, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { awning } from '../../kit/buildings/awning.ts'
import { hangingBoard } from '../../kit/buildings/hanging-board.ts'
import { hotelFront } from '../../kit/buildings/hotel-front.ts'
import { pitchedRoof } from '../../kit/buildings/pitched-roof.ts'
import { wallOf } from '../../kit/buildings/site.ts'
import { person, poses } from '../../kit/people/person.ts'
import { umbrella } from '../../kit/people/umbrella.ts'
import { rainfall } from '../../kit/sky/rainfall.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.6, y: 0.45 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 850,
      cam = camera({ cx: 700, horizon: hz, f: 1150, height: 1.7 }),
      r = rng('coral-thread')
    let s = sky({
      bands: [
        [0, p.slate],
        [170, p.haze],
        [430, p.mist],
        [700, p.paper],
      ],
      bottom: 940,
      seed: 'inn-sky',
      drift: 30,
      slivers: 7,
    })
    for (const [i, [x, y, k]] of triples([
      80, 560, 1.7, 330, 600, 1.4, 560, 620, 1.1, 1250, 560, 1.5, 1500, 500, 1.9,
    ]).entries())
      s += canopy({ x, y, rx: 150 * k, ry: 110 * k, seed: `inn-t${i}`, tones: [p.slate, p.haze] })
    // neighbours: shops with tin roofs to the left, a lower flat house and a shop to the right
    const Z = 17.5
    const shop = (
      x0: number,
      x1: number,
      floors: number[],
      wall: string,
      trim: string,
      ridge: number,
      roof: [string, string],
    ) => {
      const top = floors.reduce((a, b) => a + b, 0)
      return (
        pitchedRoof(cam, {
          plan: { x0, x1, z0: Z, z1: Z + 9 },
          eave: top,
          ridge: top + ridge,
          over: 0.5,
          inks: {
            front: roof[0],
            left: roof[1],
            right: roof[1],
            rib: roof[1],
            edge: p.ink,
            gable: wall === p.sea ? p.forest : p.slate,
          },
          ribs: 14,
        }) +
        hotelFront(wallOf(cam, [x0, Z], [x1, Z]), {
          floors,
          bays: 3,
          parapet: 0,
          inks: { wall, trim, glass: p.ink, shade: p.forest, frame: wall, lamp: p.lamp },
          open: [0.22, 0.78],
          skip: (_, f) => f === 0,
          lit: (b, f) => f === 1 && b === 1 && x0 < -8,
        })
      )
    }
    s += shop(-14.5, -6.6, [3.3, 3], p.sea, p.forest, 2.6, [p.forest, p.ink])
    s += shop(-6.6, -0.2, [3.4], p.haze, p.sea, 2.1, [p.slate, p.sea])
    s += shop(11.4, 18, [3.3, 2.9], p.slate, p.sea, 2.3, [p.sea, p.forest])
    s += hotelFront(wallOf(cam, [5.6, Z], [11.4, Z]), {
      floors: [3.4, 3],
      bays: 2,
      hood: 0.5,
      inks: { wall: p.sea, trim: p.mist, glass: p.ink, shade: p.forest, frame: p.sea },
      skip: (_, f) => f === 0,
    })
    // the inn
    const inn = wallOf(cam, [-0.2, Z], [5.6, Z]),
      floors = [3.4, 3, 3, 3]
    s += path(poly([cam(-0.2, 0, Z), cam(-0.2, 14, Z), cam(-0.2, 14, Z + 9), cam(-0.2, 0, Z + 9)]), p.forest)
    s += hotelFront(inn, {
      floors,
      bays: 3,
      balcony: 0.9,
      parapet: 1.2,
      rise: [0.12, 0.8],
      inks: { wall: p.paper, trim: p.sea, glass: p.forest, shade: p.haze, rail: p.sea, frame: p.paper, lamp: p.lamp },
      skip: (b, f) => f === 0 || b === 1,
      lit: (b, f) => b + f === 3 || (b === 2 && f === 2),
    })
    // the stair behind glass, lit from top to bottom, and the inlaid thread that winds up beside it
    s +=
      path(inn.quad(2.3, 3.6, 3.5, 12, 0.06), p.lamp) +
      path(inn.quad(2.3, 3.6, 2.42, 12, 0.07) + inn.quad(3.38, 3.6, 3.5, 12, 0.07), p.sea)
    for (let i = 0; i < 4; i++)
      s += path(
        poly([
          inn.at(2.42, 4 + i * 2.1, 0.08),
          inn.at(3.38, 5 + i * 2.1, 0.08),
          inn.at(3.38, 5.3 + i * 2.1, 0.08),
          inn.at(2.42, 4.3 + i * 2.1, 0.08),
        ]),
        p.forest,
      )
    for (const [u, v] of pts([2.75, 5.0, 3.05, 9.2])) {
      const [x, y] = inn.at(u, v, 0.1)
      s += place(person(poses.walk, { skin: p.ink, hair: p.ink, top: p.ink, cloth: p.ink }), x, y, 1)
    }
    s += path(inn.quad(-0.15, 13.2, 5.95, 13.6, 0.3), p.sea)
    // ground floor: open doors, a desk lamp, an awning with rain running off it
    s +=
      path(inn.quad(0.35, 0, 5.5, 3), p.ink) +
      path(inn.quad(1.9, 0, 3.9, 2.6, 0.01), p.lamp) +
      path(inn.quad(2.1, 0, 3.7, 1.05, 0.02), p.forest)
    const [dx, dy] = inn.at(2.9, 1.05, 0)
    s += place(
      person({ ...poses.sitBack, legs: [] }, { skin: p.ink, hair: p.ink, top: p.ink, cloth: p.ink }),
      dx,
      dy + 10,
      0.92,
    )
    s += awning(inn, {
      from: 0.05,
      to: 5.75,
      top: 3.5,
      foot: 2.85,
      drop: 0.3,
      out: 1.8,
      strips: 10,
      inks: [p.paper, p.lamp],
    })
    // shutters and stalls of the neighbours
    for (const [x0, x1, ink] of [
      [-13.8, -7.2, p.ink],
      [-6.2, -0.7, p.forest],
      [6, 11, p.ink],
      [11.8, 17.6, p.ink],
    ] as const) {
      const w = wallOf(cam, [x0, Z], [x1, Z])
      s += path(w.quad(0, 0, w.len, 2.7, 0.02), ink)
      let slats = ''
      for (let i = 0; i < 7; i++) slats += w.quad(0, 0.3 + i * 0.36, w.len * 0.48, 0.38 + i * 0.36, 0.03)
      s +=
        path(slats, p.sea) +
        path(
          poly([w.at(-0.3, 3.2, 0), w.at(w.len + 0.3, 3.2, 0), w.at(w.len + 0.3, 2.6, 1.5), w.at(-0.3, 2.6, 1.5)]),
          x0 === -6.2 ? p.leaf : p.slate,
        ) +
        path(w.quad(-0.3, 2.42, w.len + 0.3, 2.62, 1.5), p.forest)
    }
    // a hanging board with a coral branch, no letters
    const [bx, by] = inn.at(6.3, 8.6, 0.6)
    s += place(hangingBoard(p.forest, p.lamp), bx, by)
    // street: kerb, wet road with the inn standing in it
    const g = (x: number, z: number) => cam(x, 0, z)
    s +=
      path(poly([g(-40, Z), g(40, Z), g(40, 15), g(-40, 15)]), p.haze) +
      path(poly([g(-40, 15), g(40, 15), g(40, 3), g(-40, 3)]), p.sea)
    const y0 = g(0, 15)[1]
    let mirror = '',
      warm = ''
    for (let i = 0; i < 17; i++) {
      const y = y0 + 10 + i * (9 + i * 0.72),
        w = 400 - i * 9 + r.j(40)
      mirror += lens(886 + r.j(14), y, w, 8 + i * 0.8, r.j(2))
      if (i % 4 !== 2) warm += lens(890 + r.j(12), y + 5, 120 + r.j(34), 6 + i * 0.7, r.j(2))
    }
    s += path(
      lenses([
        [150, y0 + 30, 420, 9],
        [260, y0 + 70, 520, 12],
        [90, y0 + 126, 400, 12],
        [1420, y0 + 40, 440, 10],
        [1330, y0 + 104, 500, 12],
        [1500, y0 + 190, 420, 14],
      ]),
      p.slate,
    )
    s += path(mirror, p.mist) + path(warm, p.lamp)
    // umbrellas
    const who = (
      x: number,
      y: number,
      k: number,
      cloth: [string, string],
      top: string,
      legs: 'long' | 'skirt',
      flip: 1 | -1,
      walk = true,
    ) =>
      path(lens(x, y + 2, 70 * k, 9 * k), p.ink) +
      place(umbrella(cloth[0], cloth[1], p.ink), x, y, k, 0, flip) +
      place(
        person(walk ? poses.walk : poses.back, { skin: p.ink, hair: p.ink, top, cloth: p.ink, legs }),
        x,
        y,
        k,
        0,
        flip,
      )
    s +=
      who(500, 985, 1.18, [p.lamp, p.forest], p.paper, 'long', 1) +
      who(1000, 962, 1.05, [p.mist, p.slate], p.lamp, 'skirt', -1) +
      who(1220, 1000, 1.3, [p.leaf, p.forest], p.mist, 'long', -1)
    s += who(330, 1108, 2.05, [p.forest, p.ink], p.haze, 'skirt', 1, false)
    // wires
    for (const q of [
      [-20, 300, 240, 345, 520, 340, 700, 300],
      [1104, 330, 1300, 392, 1480, 384, 1620, 350],
      [-20, 350, 260, 392, 520, 380, 700, 330],
    ])
      s += path(
        ribbon(pts(q), () => 3, 14),
        p.sea,
      )
    s += rainfall({ count: 150, seed: 'inn-rain', far: p.haze, near: p.paper })
    // near frame: the rim of our own umbrella
    s +=
      path(
        spline(
          pts([820, -60, 1000, 64, 1120, 70, 1230, 120, 1350, 128, 1450, 200, 1560, 214, 1680, 300, 1700, -80]),
          true,
          0.12,
        ),
        p.ink,
      ) +
      path(
        poly(pts([1228, 118, 1236, 118, 1400, -20, 1380, -20])) +
          poly(pts([1448, 198, 1456, 198, 1560, -20, 1540, -20])),
        p.forest,
      ) +
      circle(1232, 124, 6, p.forest)
    return s
  }, options)
