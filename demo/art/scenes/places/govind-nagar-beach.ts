// Govind Nagar Beach at first light: the tide is out and the dive boats lie over on the flats.
import type { Ink, SceneOptions } from '../../kit/base/core.ts'
import { lens, path, place, poly, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { longboat } from '../../kit/boats/longboat.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.42, y: 0.56 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 420,
      r = rng('govind')
    let s = sky({
      bands: [
        [0, p.jade],
        [90, p.mist],
        [280, p.paper],
      ],
      bottom: hz,
      seed: 'gs',
      drift: 16,
      slivers: 7,
    })
    s +=
      island({ x: 1240, w: 760, h: 66, horizon: hz, seed: 'gi', ink: p.jade, peak: 0.36 }) +
      island({ x: 420, w: 620, h: 34, horizon: hz, seed: 'gj', ink: p.jade, peak: 0.7 })
    s +=
      sea({ horizon: hz, bottom: 560, inks: [p.leaf, p.jade, p.mist], seed: 'gw', power: 1.2, sway: 5 }) +
      crests({ horizon: hz, bottom: 560, ink: p.paper, seed: 'gc', rows: 8, weight: 0.5, density: 0.8 })
    // flats: bars of sand, sheets of water between them
    const bar = (y: number, ink: Ink, amp: number) => {
      const q = []
      for (let x = -80; x <= 1700; x += 90) q.push(x, y + Math.sin(x / 240 + y) * amp + r.j(amp * 0.5))
      return path(`${spline(pts(q), false)}L1700 1260L-80 1260z`, ink)
    }
    s +=
      bar(508, p.paper, 5) +
      bar(514, p.butter, 6) +
      bar(560, p.mist, 8) +
      bar(612, p.butter, 9) +
      bar(676, p.mist, 12) +
      bar(760, p.butter, 14) +
      bar(892, p.mist, 14) +
      bar(1040, p.butter, 18)
    // where the bars break
    for (const [x, y, w, h, ink] of [
      [300, 640, 420, 20, p.mist],
      [1180, 634, 300, 16, p.mist],
      [1440, 590, 300, 14, p.butter],
      [620, 590, 260, 12, p.butter],
      [1320, 730, 420, 24, p.butter],
      [240, 728, 260, 18, p.butter],
      [1180, 830, 420, 26, p.mist],
      [200, 960, 360, 30, p.butter],
      [1420, 960, 420, 34, p.butter],
      [900, 1110, 520, 36, p.mist],
      [300, 1140, 300, 26, p.mist],
    ] as const)
      s += path(lens(x, y, w, h), ink)
    // ripple marks in low light
    let rip = ''
    for (let i = 0; i < 44; i++) {
      const y = 1060 + r() ** 1.4 * 150
      rip += lens(r.in(-40, 1640), y, r.in(60, 170), 5 + (y - 1040) * 0.03, r.j(3))
    }
    s += path(rip, p.peach)
    const inks = (hull: Ink, shade: Ink, stripe: Ink, canopy: Ink) => ({
      hull,
      hullShade: shade,
      stripe,
      rim: p.paper,
      inside: p.ink,
      canopy,
      canopyShade: p.ink,
      post: p.ink,
      keel: p.ink,
    })
    const mirror = (x: number, y: number, k: number, ink: Ink, seed: string) => {
      const q = rng(seed)
      let d = ''
      for (let i = 0; i < 9; i++)
        d += lens(x + q.j(14 * k), y + 4 + i * 13 * k, 420 * k * (1 - i * 0.075) * q.in(0.75, 1.05), 11 * k)
      return path(d, ink)
    }
    // far boats, leaning each its own way
    for (const [x, y, k, rot, f, c] of [
      [1160, 536, 0.26, 3, 1, 0],
      [980, 528, 0.2, -4, -1, 1],
      [560, 532, 0.22, -3, 1, 1],
    ] as const)
      s +=
        mirror(x, y, k, p.jade, `gm${x}`) +
        place(longboat(inks(c ? p.mauve : p.leaf, p.ink, p.paper, c ? p.rose : p.mauve)), x, y, k, rot, f)
    s +=
      mirror(1270, 690, 0.72, p.jade, 'gm2') +
      place(longboat(inks(p.leaf, p.ink, p.paper, p.mauve)), 1270, 690, 0.74, 6, -1)
    // the near boat: lit from the right, keel bare, anchor line across the sand
    s += mirror(600, 896, 1.75, p.jade, 'gm3') + path(lens(560, 888, 800, 40), p.mauve)
    s += place(longboat(inks(p.rose, p.mauve, p.butter, p.rose)), 590, 884, 1.85, -7)
    s += path(
      ribbon(pts([978, 664, 1006, 780, 1050, 880, 1130, 950]), () => 4, 14) +
        poly(pts([1120, 946, 1134, 942, 1152, 964, 1146, 970, 1132, 956, 1120, 972, 1112, 966])),
      p.ink,
    )
    // two divers wade back, one with a tank on the shoulder
    const suit = { skin: p.ink, top: p.ink, cloth: p.ink, hair: p.ink, legs: 'long' as const }
    s += path(
      [
        [1350, 904, 240, 14],
        [1340, 924, 180, 11],
        [1356, 944, 120, 9],
      ]
        .map(([x, y, w, h]) => lens(x, y, w, h))
        .join(''),
      p.jade,
    )
    s +=
      place(
        person(
          {
            ...poses.walk,
            arms: [
              [
                [10, -70],
                [16, -84],
              ],
              [
                [-7, -67],
                [-9, -51],
              ],
            ],
          },
          { ...suit, top: p.leaf },
        ),
        1310,
        900,
        1.9,
        0,
        -1,
      ) +
      path(
        ribbon(pts([1246, 726, 1320, 742]), () => 24, 6),
        p.butter,
      ) +
      path(
        ribbon(pts([1318, 741, 1332, 744]), () => 12, 4),
        p.rose,
      ) +
      place(
        person(
          {
            ...poses.walk,
            legs: [
              [
                [8, -27],
                [4, 0],
              ],
              [
                [-6, -28],
                [-16, -5],
              ],
            ],
          },
          { ...suit, top: p.mauve, longHair: true },
        ),
        1400,
        904,
        1.8,
        0,
        -1,
      )
    return s
  }, options)
