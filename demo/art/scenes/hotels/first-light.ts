// First Light from the verandah of a bamboo hut: the sun comes out of the sea beyond the garden, someone already in the hammock.
import type { Point, SceneOptions } from '../../kit/base/core.ts'
import { circle, lenses, path, place, poly, ribbon, rng, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { quads } from '../../kit/base/rows.ts'
import { bambooHut } from '../../kit/buildings/bamboo-hut.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter } from '../../kit/sky/sun.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { hammock } from '../../kit/vehicles/bicycle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 520,
      r = rng('first-light')
    let s = sky({
      bands: [
        [0, p.mauve],
        [170, p.rose],
        [270, p.peach],
        [370, p.butter],
        [460, p.paper],
      ],
      bottom: hz,
      seed: 'light-sky',
      drift: 14,
      slivers: 6,
    })
    s += circle(700, 494, 132, p.butter) + circle(700, 494, 100, p.paper)
    s += island({ x: 1180, w: 460, h: 34, horizon: hz, seed: 'light-isle', ink: p.mauve, peak: 0.5 })
    s +=
      sea({
        horizon: hz,
        bottom: 720,
        inks: [p.rose, p.peach, p.jade, p.leaf],
        seed: 'light-sea',
        power: 1.2,
        sway: 6,
      }) +
      glitter({ x: 700, top: hz + 4, bottom: 690, width: 190, ink: p.paper, rand: rng('light-glitter') }) +
      crests({ horizon: hz, bottom: 690, ink: p.paper, seed: 'light-crest', rows: 8, density: 0.4, weight: 0.6 })
    // strand, garden
    s +=
      path(
        spline(pts([-60, 668, 240, 682, 560, 690, 900, 684, 1240, 694, 1700, 676, 1700, 790, -60, 790]), true, 0.1),
        p.paper,
      ) +
      path(
        spline(pts([-60, 684, 240, 696, 560, 704, 900, 700, 1240, 708, 1700, 694, 1700, 820, -60, 820]), true, 0.1),
        p.peach,
      )
    s += ground({
      pts: pts([-60, 742, 260, 760, 620, 764, 980, 752, 1300, 740, 1680, 752]),
      ink: p.leaf,
      seed: 'light-lawn',
      rough: 6,
    })
    s += path(
      spline(
        pts([
          640, 766, 720, 764, 716, 820, 640, 880, 600, 960, 720, 1060, 760, 1260, 420, 1260, 470, 1060, 430, 960, 520,
          860, 630, 806,
        ]),
        true,
        0.12,
      ),
      p.peach,
    )
    s += path(
      spline(pts([-60, 930, 140, 912, 330, 940, 440, 1010, 470, 1090, 430, 1260, -60, 1260]), true, 0.12),
      p.jade,
    )
    // huts stand against the light, their right or left edge warm
    const hut = bambooHut({
      thatch: p.mauve,
      thatchLit: p.rose,
      thatchShade: p.ink,
      wall: p.rose,
      wallShade: p.mauve,
      slat: p.mauve,
      post: p.ink,
      postLit: p.rose,
      dark: p.ink,
      glow: p.butter,
    })
    const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.mauve, rings: false, count: 8 }
    s +=
      palm({ x: 930, y: 770, h: 330, lean: 46, size: 120, seed: 'light-p1', ...t3, light: -1 }) +
      palm({ x: 420, y: 780, h: 420, lean: -60, size: 150, seed: 'light-p2', ...t3, light: 1 })
    for (const [x, y, w, k] of quads([
      840, 772, 90, 36, 1010, 774, 120, 46, 560, 774, 70, 30, 130, 790, 170, 60, 1500, 790, 200, 66,
    ]))
      s += thicket({
        pts: [
          [x - w, y, 0.8],
          [x + w, y, 1],
        ],
        size: k,
        seed: `light-b${x}`,
        tones: [p.ink, p.leaf],
      })
    s += place(hut, 1010, 806, 0.42, 0, -1) + place(hut, 1250, 880, 0.74, 0, -1) + place(hut, 330, 850, 0.62)
    s += palm({ x: 1460, y: 900, h: 640, lean: -50, size: 230, seed: 'light-p3', ...t3, light: -1 })
    for (const [x, y, w, k] of quads([1450, 910, 150, 50, 1100, 894, 80, 34, 200, 880, 120, 44]))
      s += thicket({
        pts: [
          [x - w, y, 0.8],
          [x + w, y, 1],
        ],
        size: k,
        seed: `light-c${x}`,
        tones: [p.ink, p.leaf],
      })
    // two in slippers go down to the beach, long shadows toward us
    const who = dressed(p.ink)
    for (const [x, y, k, top, legs] of [
      [560, 884, 1.06, p.rose, 'skirt'],
      [616, 876, 1.08, p.paper, 'long'],
    ] as const)
      s +=
        path(
          ribbon(pts([x, y, x - 22 * k, y + 50 * k, x - 44 * k, y + 110 * k]), (t) => k * (14 + 12 * t), 8),
          p.mauve,
        ) + place(person(poses.back, who(top, p.ink, legs)), x, y, k)
    // our own verandah: boards, rail, posts, the fringe of the thatch
    s += path(poly(pts([-10, 1090, 1610, 1090, 1610, 1210, -10, 1210])), p.rose)
    let gaps = ''
    for (let i = -8; i <= 8; i++)
      gaps += poly(pts([740 + i * 120, 1090, 743 + i * 120, 1090, 746 + i * 170, 1210, 740 + i * 170, 1210]))
    s += path(gaps, p.mauve) + path(poly(pts([-10, 1084, 1610, 1084, 1610, 1096, -10, 1096])), p.ink)
    const cane = (a: Point, b: Point, w: number) => {
      const dx = b[0] - a[0],
        dy = b[1] - a[1],
        L = Math.hypot(dx, dy),
        nx = -dy / L,
        ny = dx / L
      let d =
        path(
          poly(
            pts([
              a[0] + nx * w * 0.5,
              a[1] + ny * w * 0.5,
              b[0] + nx * w * 0.5,
              b[1] + ny * w * 0.5,
              b[0] - nx * w * 0.5,
              b[1] - ny * w * 0.5,
              a[0] - nx * w * 0.5,
              a[1] - ny * w * 0.5,
            ]),
          ),
          p.ink,
        ) +
        path(
          ribbon(
            [
              [a[0] + nx * w * 0.26, a[1] + ny * w * 0.26],
              [b[0] + nx * w * 0.26, b[1] + ny * w * 0.26],
            ],
            () => w * 0.2,
            2,
          ),
          p.rose,
        )
      for (let k = 90 + r.in(0, 60); k < L; k += r.in(120, 170))
        d += path(
          ribbon(
            [
              [a[0] + (dx * k) / L - nx * w * 0.6, a[1] + (dy * k) / L - ny * w * 0.6],
              [a[0] + (dx * k) / L + nx * w * 0.6, a[1] + (dy * k) / L + ny * w * 0.6],
            ],
            () => w * 0.22,
            2,
          ),
          p.ink,
        )
      return d
    }
    s +=
      cane([-20, 968], [380, 968], 22) +
      cane([-20, 1050], [380, 1050], 16) +
      [60, 150, 240, 320].map((x) => cane([x, 968], [x, 1090], 13)).join('')
    s += cane([96, -20], [84, 1260], 46) + cane([392, 60], [392, 1118], 26) + cane([1500, -20], [1512, 1260], 50)
    // hammock from post to post on the right, a cup on the rail at the left
    s += place(
      hammock({
        cloth: p.jade,
        clothShade: p.leaf,
        cord: p.ink,
        skin: p.ink,
        top: p.paper,
        hair: p.ink,
        page: p.butter,
      }),
      1160,
      806,
      1.56,
    )
    s += cane([826, 60], [830, 1118], 30)
    s +=
      path(
        'M226 910h52v34q0 14 -14 14h-24q-14 0 -14 -14zM278 918q22 0 20 14q-2 14 -20 14v-8q12 0 12 -7q0 -6 -12 -6z',
        p.paper,
      ) + path(lenses([[252, 910, 52, 9]]), p.mauve)
    s += cane([-20, 96], [1620, 64], 38)
    let fringe = 'M-10 -10'
    fringe += 'L-10 50'
    for (let x = -10; x < 1620; x += 26)
      fringe += `L${x + 10} ${60 + r.in(28, 86) + 18 * Math.sin(x / 210)}L${x + 26} ${52 + r.in(0, 16)}`
    s += path(`${fringe}L1620 -10z`, p.ink)
    return s
  }, options)
