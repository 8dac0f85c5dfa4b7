// A long dark sedan under the porch of a hotel at night: lamps in a row, stars and palms beyond the drive.
import { camera, circle, lens, path, place, type Scene } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { triples } from '../../kit/base/rows.ts'
import { lampGlow, streetLamp } from '../../kit/buildings/street-lamp.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { stars } from '../../kit/sky/stars.ts'
import { thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { lane, patch, upright } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.night,
      hz = 520,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 1.8 }),
      stand = { cam, x: 0, z: 9.5, turn: 28 }
    let s = path('M-10 -10H1610V1210H-10z', p.deep) + path('M-10 330H1610V560H-10z', p.navy)
    s +=
      path(slivers([300, 330, 900, 20, 1250, 326, 700, 16, 900, 420, 500, 8]), p.navy) +
      path(slivers([200, 352, 420, 10, 760, 350, 300, 8]), p.deep)
    s += stars({
      count: 150,
      bottom: 400,
      seed: 'lns',
      bright: p.paper,
      faint: p.cyan,
      big: [
        [640, 120, 18],
        [930, 210, 12],
      ],
    })
    s += circle(420, 170, 62, p.paper) + circle(446, 154, 54, p.deep)
    s += island({ x: 320, w: 800, h: 80, horizon: hz, seed: 'lni', ink: p.deep, peak: 0.6 })
    s +=
      sea({ horizon: hz, bottom: 760, inks: [p.blue, p.navy, p.navy], seed: 'lnw', power: 1.2, sway: 5 }) +
      crests({ horizon: hz, bottom: 640, ink: p.teal, seed: 'lnr', rows: 9, density: 0.7, weight: 0.6 })
    s += path(slivers([420, 534, 130, 5, 430, 552, 90, 5, 414, 572, 120, 6, 428, 596, 80, 6]), p.paper)
    s += path(`M-10 610H1610V1210H-10z`, p.blue)
    // hotel at the right: porch on columns, warm windows, one big eave
    const z = 22,
      up = (flat: readonly number[], at = z) => upright(cam, at, flat)
    s += path(up([1.5, 0, 14, 0, 14, 8.4, 1.5, 8.4]), p.navy)
    s += path(up([0.7, 8.2, 14, 8.2, 14, 8.8, 0.7, 8.8]), p.blue)
    let lit = '',
      dim = ''
    for (const [i, x] of [2.3, 4.4, 6.5, 8.6].entries()) {
      const w = up([x, 5, x + 1.3, 5, x + 1.3, 7.2, x, 7.2])
      if (i % 3 === 1) dim += w
      else lit += w
    }
    s += path(lit + up([2.2, 0, 9.4, 0, 9.4, 3.1, 2.2, 3.1]), p.lamp) + path(dim, p.blue)
    let bars = ''
    for (let x = 3.4; x < 9.2; x += 1.2) bars += up([x, 0, x + 0.09, 0, x + 0.09, 3.1, x, 3.1])
    for (const x of [2.3, 4.4, 6.5, 8.6]) bars += up([x + 0.6, 5, x + 0.7, 5, x + 0.7, 7.2, x + 0.6, 7.2])
    s += path(bars, p.navy)
    s +=
      path(up([-2.6, 3.6, 14, 3.6, 14, 4.4, -2.2, 4.4], 17), p.blue) +
      path(up([-2.6, 3.6, 14, 3.6, 14, 3.78, -2.6, 3.78], 17), p.lamp)
    s +=
      path(patch(cam, [-3.4, 22, 14, 22, 14, 15.6, -3, 15.6]), p.blue) +
      path(patch(cam, [2, 22, 9.6, 22, 8.6, 15.6, 0.6, 15.6]), p.lamp)
    for (const x of [-2.1, 2.7, 7.4])
      s +=
        path(up([x, 0, x + 0.4, 0, x + 0.4, 3.7, x, 3.7], 17), p.ink) +
        path(up([x, 0, x + 0.1, 0, x + 0.1, 3.7, x, 3.7], 17), p.teal)
    const porter = (x: number, top: string, cloth: string, legs: 'long' | 'skirt', flip: 1 | -1, pose = poses.walk) => {
      const [a, b] = cam(x, 0, 17.4),
        k = (1.72 * 1900) / 17.4 / 100
      return (
        path(lens(a, b, 90 * k, 8 * k), p.navy) +
        place(
          person(pose, { skin: p.ink, hair: p.ink, top, cloth, legs, longHair: legs === 'skirt' }),
          a,
          b,
          k,
          0,
          flip,
        )
      )
    }
    s +=
      porter(4.2, p.paper, p.ink, 'long', -1, poses.hold) +
      porter(1.3, p.cyan, p.teal, 'skirt', 1) +
      porter(0.5, p.ink, p.ink, 'long', 1)
    // hedge, drive and the lamps along it
    s += thicket({
      pts: triples([-40, 690, 1.2, 260, 680, 0.9, 470, 672, 0.5]),
      size: 62,
      seed: 'lnh',
      tones: [p.ink, p.deep],
    })
    s += path(lane(stand, -3.6, 30), p.navy) + path(lane(stand, -3.6, -3.3), p.teal)
    const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.navy, light: 1 as const, rings: false }
    s +=
      palm({ x: 120, y: 740, h: 560, lean: 50, size: 260, seed: 'lnp1', ...t3, count: 8 }) +
      palm({ x: 30, y: 780, h: 400, lean: -30, size: 220, seed: 'lnp2', ...t3, count: 8 })
    for (const [x, y, h] of triples([300, 742, 250, 560, 690, 190]))
      s +=
        lampGlow(x, y, h, [p.navy, p.blue]) +
        path(lens(x, y + 4, h * 0.9, h * 0.13), p.blue) +
        path(lens(x, y + 5, h * 0.4, h * 0.05), p.lamp) +
        streetLamp({ x, y, h, post: p.ink, globe: p.lamp })
    // the light of its own lamps on the drive, warm reflections under it
    s += path(slivers([1000, 1090, 620, 16, 900, 1130, 420, 14, 1180, 1160, 520, 14, 420, 1150, 360, 12]), p.blue)
    const [lx, ly] = cam(3.05, 0, 8.2)
    s += path(lens(lx, ly - 10, 560, 84, 8), p.teal) + path(lens(lx - 60, ly - 14, 320, 40, 5), p.glow)
    s += vehicle({
      ...stand,
      kind: 'premiumSedan',
      cast: [-0.4, 0.4],
      colour: {
        top: p.glow,
        front: p.cyan,
        side: p.teal,
        low: p.deep,
        glass: p.ink,
        glare: p.lamp,
        inside: p.navy,
        dark: p.ink,
        rim: p.glow,
        lamp: p.paper,
        trim: p.paper,
        shadow: p.ink,
        indicator: p.lamp,
      },
    })
    return s
  }, options)
export default scene
