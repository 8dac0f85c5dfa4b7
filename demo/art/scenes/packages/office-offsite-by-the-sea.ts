// After the sessions: one long table on the sand, lantern lines overhead, and a whole office talking at once.
import { type Camera, camera, path, place, poly, rng, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { smooth } from '../../kit/base/shape.ts'
import { diner } from '../../kit/people/diner.ts'
import { limb } from '../../kit/people/limb.ts'
import { type Pose, person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { stars } from '../../kit/sky/stars.ts'
import { lanternString } from '../../kit/things/lantern-string.ts'
import { longTable } from '../../kit/things/long-table.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const toast: Pose = {
  ...poses.back,
  arms: [
    [
      [-16, -66],
      [-8, -54],
    ],
    [
      [17, -98],
      [20, -120],
    ],
  ],
}
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      hz = 500,
      r = rng('office')
    let s = sky({
      bands: [
        [0, p.ink],
        [200, p.deep],
        [400, p.navy],
      ],
      bottom: hz,
      seed: 'of-sky',
      drift: 18,
      slivers: 4,
    })
    s += stars({ count: 90, bottom: 400, seed: 'of-st', bright: p.paper, faint: p.teal })
    s += island({ x: 1240, w: 720, h: 62, horizon: hz, seed: 'of-i', ink: p.deep, peak: 0.6 })
    s += sea({ horizon: hz, bottom: 720, inks: [p.blue, p.teal, p.blue, p.navy], seed: 'of-w', power: 1.3, sway: 8 })
    s += path(
      slivers([420, 520, 300, 5, 900, 528, 420, 6, 1280, 552, 380, 7, 300, 566, 420, 8, 760, 590, 520, 9]),
      p.cyan,
    )
    s +=
      path(
        poly([
          [-20, 640],
          [500, 618],
          [1000, 622],
          [1620, 640],
          [1620, 1220],
          [-20, 1220],
        ]),
        p.cyan,
      ) +
      path(
        poly([
          [-20, 650],
          [500, 626],
          [1000, 630],
          [1620, 650],
          [1620, 1220],
          [-20, 1220],
        ]),
        p.navy,
      )
    const cam: Camera = camera({ cx: 800, horizon: hz, f: 1250, height: 1.75 })
    // lamplight on the sand round the table
    s +=
      path(smooth([60, 960, 330, 800, 800, 730, 1270, 800, 1540, 960, 1240, 1090, 800, 1130, 360, 1090]), p.blue) +
      path(smooth([250, 940, 470, 830, 800, 780, 1130, 830, 1350, 940, 1130, 1040, 800, 1070, 470, 1040]), p.teal)
    // someone stands at the far end to propose a toast
    const [hx, hy] = cam(0, 0, 10.6)
    s +=
      place(
        person(toast, { skin: p.blue, hair: p.ink, top: p.paper, topShade: p.lamp, cloth: p.ink, legs: 'long' }),
        hx,
        hy,
        2.2,
      ) +
      path(
        poly([
          [hx + 38, hy - 292],
          [hx + 56, hy - 292],
          [hx + 53, hy - 264],
          [hx + 41, hy - 264],
        ]),
        p.glow,
      )
    // two sides of the table, far seats first
    const tops: [string, string][] = [
      [p.teal, p.cyan],
      [p.lamp, p.paper],
      [p.ink, p.blue],
      [p.cyan, p.glow],
      [p.paper, p.paper],
      [p.teal, p.lamp],
    ]
    const styles = ['crop', 'bun', 'long', 'crop', 'plait', 'crop'] as const
    let near = ''
    for (let i = 0; i < 6; i++) {
      const z = 9.4 - i * 1.02
      for (const side of [-1, 1] as const) {
        const j = (i * 2 + (side > 0 ? 3 : 0)) % 6,
          [x, y] = cam(side * 1.16, 0.42, z),
          k = (cam(1, 0, z)[0] - cam(0, 0, z)[0]) / 300
        const one = place(
          diner(
            {
              skin: p.blue,
              hair: p.ink,
              sheen: p.teal,
              top: tops[j][0],
              topLit: tops[j][1],
              bottom: p.ink,
              chair: p.ink,
              flower: p.paper,
            },
            styles[(i + (side > 0 ? 2 : 0)) % 6],
            (i + (side > 0 ? 1 : 0)) % 3 === 1 ? 1 : 0,
            r.j(9),
            p.glow,
          ),
          x,
          y,
          k,
          0,
          side > 0 ? -1 : 1,
        )
        if (z > 3) near += one
      }
    }
    s +=
      near +
      longTable({
        cam,
        half: 0.62,
        near: 3.3,
        far: 9.8,
        high: 0.76,
        inks: {
          cloth: p.paper,
          fall: p.lamp,
          runner: p.teal,
          plate: p.blue,
          food: p.lamp,
          glass: p.cyan,
          lamp: p.lamp,
          heart: p.paper,
        },
      })
    // poles and palms carry the lantern lines
    const dark = { trunk: p.ink, trunkLit: p.blue, back: p.ink, mid: p.deep, lit: p.blue, light: 1 as const }
    s +=
      palm({ x: 70, y: 1230, h: 1010, lean: 60, size: 330, seed: 'of-p1', ...dark, count: 9 }) +
      palm({ x: 1560, y: 1230, h: 930, lean: -20, size: 300, seed: 'of-p2', ...dark, light: -1, count: 9 })
    s += path(limb([560, 330, 558, 690], 8, 10) + limb([1040, 330, 1042, 690], 8, 10), p.ink)
    const light = { line: p.ink, paper: p.lamp, heart: p.paper }
    s += lanternString({ from: [560, 336], to: [1040, 336], sag: 60, count: 5, size: [17, 17], ...light })
    s +=
      lanternString({ from: [560, 336], to: [90, 150], sag: 110, count: 4, size: [22, 46], ...light }) +
      lanternString({ from: [1040, 336], to: [1550, 190], sag: 100, count: 4, size: [22, 44], ...light })
    return s
  }, options)
export default scene
