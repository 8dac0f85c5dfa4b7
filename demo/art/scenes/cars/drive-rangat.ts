// Misty morning on the way to Rangat: the vehicle ferry crosses a mangrove strait with one car and a few walkers on its deck.

import { camera, circle, lens, path, place, rect, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { ferryBehindDeck, ferryHull } from '../../kit/boats/vehicle-ferry.ts'
import { person, poses } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { leaves } from '../../kit/trees/forest.ts'
import { mangrove } from '../../kit/trees/mangrove.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.46, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.rain,
      hz = 590
    let s = sky({
      bands: [
        [0, p.haze],
        [110, p.mist],
        [260, p.paper],
      ],
      bottom: hz,
      seed: 'drs',
      drift: 22,
      slivers: 6,
    })
    s +=
      circle(1130, 250, 76, p.lamp) +
      path(slivers([1150, 236, 300, 12, 1100, 276, 360, 14, 1180, 306, 220, 9]), p.paper)
    // ridges that come out of the mist
    s += path(
      spline(
        pts([-80, 380, 160, 300, 360, 270, 560, 330, 780, 400, 1000, 420, 1300, 360, 1700, 300, 1700, 640, -80, 640]),
      ),
      p.mist,
    )
    s += path(
      spline(
        pts([-80, 440, 120, 420, 340, 400, 600, 450, 860, 480, 1100, 450, 1400, 400, 1700, 420, 1700, 640, -80, 640]),
      ),
      p.haze,
    )
    s += path(slivers([300, 440, 520, 22, 1080, 470, 620, 24, 720, 500, 420, 18]), p.paper)
    // the far bank
    for (const [x, y, k] of triples([
      20, 500, 1, 170, 520, 0.8, 300, 500, 1.1, 460, 524, 0.8, 610, 510, 1, 760, 530, 0.7, 900, 516, 0.9, 1060, 528,
      0.8, 1200, 500, 1.1, 1360, 516, 0.9, 1500, 494, 1.2, 1620, 510, 1,
    ]))
      s += canopy({ x, y, rx: 130 * k, ry: 84 * k, seed: `drc${x}`, tones: [p.sea, p.slate] })
    s += rect(-10, 540, 1620, 60, p.sea)
    s += sea({ horizon: hz, inks: [p.haze, p.mist, p.haze, p.slate, p.sea], seed: 'drw', power: 1.25, sway: 10 })
    for (const [x, w, h] of triples([90, 420, 130, 470, 380, 110, 860, 420, 120, 1230, 360, 130, 1540, 380, 150]))
      s += mangrove({ x, y: hz + 10, w, h, seed: `drm${x}`, tones: [p.forest, p.leaf], root: p.ink, reflect: p.slate })
    s += crests({ horizon: hz + 30, bottom: 1180, ink: p.paper, seed: 'drr', rows: 11, density: 0.45, weight: 0.6 })
    // the ferry and what it throws on the water
    const fx = 770,
      fy = 880,
      k = 0.94,
      ferry = {
        hull: p.forest,
        hullShade: p.ink,
        band: p.paper,
        house: p.paper,
        houseShade: p.haze,
        glass: p.ink,
        lamp: p.lamp,
        steel: p.ink,
        tyre: p.ink,
      }
    s += path(
      lens(fx, fy + 14, 1420, 56) +
        slivers([
          fx - 40,
          fy + 54,
          1120,
          28,
          fx + 60,
          fy + 92,
          820,
          24,
          fx - 80,
          fy + 126,
          520,
          20,
          fx + 20,
          fy + 160,
          300,
          14,
        ]),
      p.forest,
    )
    s += path(
      slivers([
        fx + 20,
        fy + 60,
        240,
        9,
        fx - 360,
        fy + 66,
        120,
        8,
        fx - 350,
        fy + 104,
        90,
        8,
        fx + 40,
        fy + 98,
        170,
        8,
      ]),
      p.lamp,
    )
    s += path(slivers([fx - 740, fy + 8, 420, 16, fx - 860, fy + 34, 460, 14, fx + 700, fy + 4, 190, 12]), p.paper)
    s += place(ferryBehindDeck(ferry), fx, fy, k)
    const deck = fy - 70 * k
    for (const [dx, size, top, legs, pose, flip] of [
      [-258, 1.4, p.paper, 'long', poses.hold, 1],
      [-200, 1.34, p.leaf, 'skirt', poses.back, 1],
      [474, 1.42, p.lamp, 'long', poses.hold, 1],
    ] as const)
      s += place(
        person(pose, {
          skin: p.ink,
          hair: p.ink,
          top,
          cloth: legs === 'skirt' ? top : p.ink,
          legs,
          longHair: legs === 'skirt',
        }),
        fx + dx,
        deck,
        size,
        0,
        flip,
      )
    // the car, square to us on the deck
    const f = 3000,
      z = 33.4,
      cam = camera({ cx: fx + 90, horizon: deck - (f * 1.2) / z, f, height: 1.2 })
    s += vehicle({
      kind: 'mpv7',
      cam,
      x: 0,
      z,
      turn: 1.5,
      cast: [0, 0],
      colour: {
        top: p.lamp,
        front: p.lamp,
        side: p.lamp,
        low: p.forest,
        glass: p.ink,
        glare: p.sea,
        inside: p.ink,
        dark: p.ink,
        rim: p.mist,
        lamp: p.paper,
        trim: p.paper,
        shadow: p.forest,
        indicator: p.paper,
      },
      load: [],
    })
    s += place(ferryHull(ferry), fx, fy, k)
    // egrets leave the bank, near leaves close the corner
    for (const [x, y, q] of triples([1130, 640, 1, 1210, 606, 0.8, 1310, 590, 0.65]))
      s += place(
        path('M-44 -20Q-16 -22 0 0Q20 -26 52 -28Q26 -14 8 8Q-2 14 -14 8Q-20 -8 -44 -20z', p.paper),
        x,
        y,
        q,
        -8,
      )
    s += leaves({ x: 1650, y: 1250, size: 420, seed: 'drl', tones: [p.ink, p.forest], from: -3, to: -1.4, count: 22 })
    s += leaves({ x: -60, y: 1260, size: 330, seed: 'drk', tones: [p.ink, p.forest], from: -1.8, to: -0.2, count: 18 })
    return s
  }, options)
export default scene
