// Port Blair before the day starts: small boats doze inside the curve of the sea wall; one goes out.

import { lens, type Point, path, place, poly, ribbon, rng, type Scene, spline } from '../../kit/base/core.ts'
import { triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { type Rider, villageBoat } from '../../kit/boats/village-boat.ts'
import { house } from '../../kit/buildings/town.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.48, y: 0.61 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 400,
      r = rng('hd')
    let s = sky({
      bands: [
        [0, p.mauve],
        [90, p.rose],
        [190, p.peach],
        [300, p.butter],
      ],
      bottom: hz,
      seed: 'hds',
      drift: 20,
      slivers: 8,
    })
    s += island({ x: 420, w: 760, h: 74, horizon: hz, seed: 'hi', ink: p.rose, peak: 0.4 })
    // the town hill at the right, lamps still lit
    s += ground({
      pts: [
        [820, hz],
        [960, 350],
        [1120, 280],
        [1300, 220],
        [1460, 200],
        [1680, 170],
      ],
      ink: p.mauve,
      seed: 'hh',
      rough: 10,
      to: hz + 6,
      step: 36,
    })
    const home = { wall: p.mauve, side: p.ink, roof: p.rose, roofShade: p.ink, dark: p.butter }
    for (const [x, y, k] of triples([
      1460, 300, 0.66, 1580, 310, 0.7, 1330, 326, 0.6, 1230, 372, 0.66, 1400, 384, 0.74, 1550, 392, 0.8, 1100, 384,
      0.56,
    ]))
      s += place(house(130, 50, home), x, y, k)
    s += ground({
      pts: [
        [980, hz + 4],
        [1200, 380],
        [1400, 388],
        [1680, 386],
      ],
      ink: p.ink,
      seed: 'hq',
      rough: 4,
      to: hz + 12,
      step: 30,
    })
    s += sea({
      horizon: hz + 6,
      inks: [p.butter, p.butter, p.peach, p.peach, p.rose, p.mauve],
      seed: 'hw',
      power: 1.25,
      sway: 12,
    })
    s +=
      crests({ horizon: hz + 6, ink: p.paper, seed: 'hc', rows: 18, density: 0.6, weight: 0.7 }) +
      crests({ horizon: hz + 6, ink: p.rose, seed: 'hcd', rows: 13, density: 0.6, from: 0.15, weight: 0.8 })
    let mir = ''
    for (let i = 0; i < 13; i++) mir += lens(1340 + r.j(90), hz + 20 + i * 10, 640 * (1 - i * 0.05) * r.in(0.6, 1), 8)
    s += path(mir, p.mauve)
    // far breakwater with its beacon
    s +=
      path(spline(pts([40, 458, 300, 446, 560, 450, 640, 456, 560, 464, 300, 466]), true, 0.12), p.mauve) +
      path(poly(pts([590, 452, 614, 452, 610, 380, 594, 380])), p.paper) +
      path(poly(pts([588, 380, 616, 380, 612, 362, 592, 362])), p.rose) +
      path(poly(pts([594, 428, 610, 428, 609, 406, 595, 406])), p.rose)
    // the boat that goes out
    const man = (x: number, top: string, more: Partial<Rider> = {}): Rider => ({
      x,
      top,
      skin: p.ink,
      hair: p.ink,
      ...more,
    })
    s +=
      path(
        ribbon(pts([760, 640, 600, 664, 380, 706, 120, 770, -60, 830]), (t) => 10 + 60 * t, 18),
        p.paper,
      ) +
      path(
        ribbon(pts([760, 640, 600, 668, 380, 722, 120, 796, -60, 866]), (t) => 4 + 40 * t, 18),
        p.peach,
      ) +
      path(
        ribbon(pts([930, 622, 960, 640, 980, 664]), (t) => 9 * (1 - t) + 1, 10),
        p.paper,
      )
    s +=
      path(lens(800, 644, 420, 30), p.rose) +
      place(
        villageBoat({ hull: p.ink, hullShade: p.mauve, rim: p.paper, inside: p.mauve, motor: p.ink }, [
          man(-112, p.rose),
          man(40, p.paper),
        ]),
        800,
        630,
        1.15,
        -2,
      )
    s += path(lens(800, 640, 330, 8), p.paper)
    // boats asleep, each on its own reflection
    const tied: [number, number, number, number, string, string][] = [
      [1180, 600, 0.75, 1, p.leaf, p.peach],
      [1440, 640, 0.86, -1, p.mauve, p.butter],
      [1250, 720, 1.0, -1, p.ink, p.jade],
      [1500, 800, 1.16, 1, p.leaf, p.butter],
    ]
    for (const [x, y, k, f, hull, rim] of tied) {
      let d = ''
      for (let i = 0; i < 6; i++) d += lens(x + r.j(16), y + 12 + i * 11 * k, (330 - i * 34) * k, 11 * k)
      s +=
        path(d, p.mauve) +
        place(
          villageBoat({
            hull,
            hullShade: p.ink,
            rim,
            inside: p.ink,
            roof: k > 0.8 ? p.rose : undefined,
            roofShade: p.mauve,
            post: p.ink,
          }),
          x,
          y,
          k,
          0,
          f,
        )
      s += path(
        ribbon(
          [
            [x - 150 * k * f, y - 30 * k],
            [x - 190 * k * f, y + 30 * k],
            [x - 240 * k * f, y + 70 * k],
          ] as Point[],
          () => 3,
          8,
        ),
        p.ink,
      )
    }
    // the sea wall sweeps round to us; a man with his tea, his bicycle-bell morning still quiet
    const wall = (d: number): Point[] => [
      [-60, 1130 + d],
      [240, 1070 + d],
      [560, 1030 + d],
      [900, 1008 + d],
      [1240, 1002 + d],
      [1680, 1020 + d],
    ]
    s +=
      ground({ pts: wall(-34), ink: p.butter, seed: 'wl', rough: 2 }) +
      ground({ pts: wall(-4), ink: p.mauve, seed: 'wl', rough: 2 }) +
      ground({ pts: wall(74), ink: p.ink, seed: 'wl2', rough: 4 })
    let joints = ''
    for (let i = 0; i < 16; i++) {
      const x = -20 + i * 108 + r.j(14),
        y = 1120 - 118 * Math.sin((Math.min(1200, x) / 1200) * 1.571)
      joints += poly([
        [x, y + 4],
        [x + 5, y + 4],
        [x + 12, y + 70],
        [x + 7, y + 70],
      ])
    }
    s += path(joints, p.ink)
    s += place(person(poses.sitBack, { skin: p.ink, hair: p.ink, top: p.paper, cloth: p.ink }), 500, 1012, 2.7)
    const cat: Point[] = pts([0, 0, -4, -30, 8, -46, 10, -64, 16, -54, 24, -54, 30, -64, 32, -46, 30, -30, 40, -2])
    s += place(
      path(spline(cat, true, 0.1) + ribbon(pts([38, -4, 62, -6, 70, -30]), (t) => 8 - 3 * t, 8), p.ink),
      640,
      1006,
      1.3,
    )
    return s
  }, options)
export default scene
