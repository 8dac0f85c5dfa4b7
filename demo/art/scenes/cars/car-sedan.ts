// A sedan at the kerb of the airport, sunrise: the terminal's wave of a roof behind it, an aircraft climbing over palms.

import { camera, lens, path, place, poly, ribbon, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { person, poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { palm } from '../../kit/trees/palm.ts'
import { dashes, lane, patch, upright } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 560,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 1.75 }),
      stand = { cam, x: -0.1, z: 9.2, turn: 30 }
    let s = sky({
      bands: [
        [0, p.mist],
        [170, p.paper],
        [390, p.butter],
      ],
      bottom: hz,
      seed: 'sds',
      drift: 16,
      slivers: 6,
    })
    s +=
      sun({ x: 1240, y: 340, r: 130, ink: p.peach }) +
      cloud({ x: 300, y: 150, w: 380, h: 80, seed: 'sdc', ink: p.paper })
    s += path(slivers([1180, 360, 360, 9, 1330, 384, 260, 8]), p.butter)
    // the aircraft climbs to the left
    s += place(
      path(spline(pts([-150, 8, -120, -6, 60, -14, 128, -20, 150, -12, 120, 2, -60, 16]), true, 0.12), p.paper) +
        path(spline(pts([-150, 8, -60, 6, 60, -4, 148, -12, 120, 2, -60, 16]), true, 0.1), p.mauve) +
        path(poly(pts([96, -16, 142, -66, 166, -66, 146, -14])) + poly(pts([-10, 4, 60, 46, 84, 44, 34, -2])), p.rose) +
        path(poly(pts([-6, -10, 36, -44, 52, -44, 34, -12])), p.mauve),
      640,
      190,
      0.9,
      14,
    )
    s += island({ x: 1350, w: 900, h: 110, horizon: hz, seed: 'sdi', ink: p.jade, lit: p.mist, light: 1, peak: 0.5 })
    s += path(`M-10 ${hz - 4}H1610V1210H-10z`, p.peach)
    // terminal: columns, glass, the roof in one wave
    const z = 33,
      up = (flat: readonly number[]) => upright(cam, z, flat)
    s += path(up([-16, 0, 8.4, 0, 8.4, 4.4, -16, 4.4]), p.leaf) + path(up([-16, 0, 8.4, 0, 8.4, 1, -16, 1]), p.ink)
    let panes = '',
      posts = ''
    for (let x = -15.6; x < 7.6; x += 1.5) panes += up([x, 1.15, x + 1.2, 1.15, x + 1.2, 3.9, x, 3.9])
    for (let x = -15; x < 9.6; x += 3.8) posts += upright(cam, 30, [x, 0, x + 0.34, 0, x + 0.2, 4.4, x + 0.14, 4.4])
    s += path(panes, p.jade)
    s += path(
      `${spline(
        pts([-16, 4.4, -11, 5.6, -5.4, 4.8, 0.6, 6.2, 6, 5, 8.4, 5.6]).map(([x, y]) => cam(x, y, 30)),
        false,
      )}L${cam(8.4, 4, 33).join(' ')}L${cam(-16, 4, 33).join(' ')}z`,
      p.jade,
    )
    const roof = (lift: number): [number, number][] =>
      pts([-17, 4.6, -11, 5.8, -5.4, 5, 0.6, 6.4, 6, 5.2, 10.4, 6.1]).map(([x, y]) => cam(x, y + lift, 29))
    s += path(
      `${spline(roof(0), false)}L${cam(10.4, 5.5, 29).join(' ')}${spline(roof(-0.55).reverse(), false).replace('M', 'L')}z`,
      p.mauve,
    )
    s += path(`${spline(roof(0.18), false)}${spline(roof(-0.12).reverse(), false).replace('M', 'L')}z`, p.paper)
    s += path(posts, p.paper)
    s += path(patch(cam, [-30, 31, 30, 31, 30, 20, -30, 20]), p.butter)
    s += path(patch(cam, [-30, 20, 30, 20, 30, 19.6, -30, 19.6]), p.rose)
    // people and their trolley on the pavement
    const folk = (
      x: number,
      top: string,
      cloth: string,
      legs: 'long' | 'skirt',
      flip: 1 | -1,
      pose = poses.walk,
      tall = 1.7,
    ) => {
      const [a, b] = cam(x, 0, 21.4),
        k = (tall * 1900) / 21.4 / 100
      return (
        path(lens(a - 40 * k, b, 120 * k, 7 * k), p.peach) +
        place(person(pose, { skin: p.ink, hair: p.ink, top, cloth, legs }), a, b, k, 0, flip)
      )
    }
    s +=
      folk(-7.4, p.paper, p.ink, 'long', 1) +
      folk(-6.6, p.rose, p.rose, 'skirt', 1) +
      folk(5.2, p.leaf, p.ink, 'long', -1, poses.hold)
    const [bx, by] = cam(-5.5, 0, 21.3)
    s +=
      path(poly(pts([bx, by, bx + 44, by, bx + 44, by - 62, bx, by - 62])), p.mauve) +
      path(
        ribbon(pts([bx + 8, by - 60, bx + 8, by - 88, bx + 36, by - 88, bx + 36, by - 60]), () => 4, 14),
        p.ink,
      )
    const t3 = { trunk: p.ink, trunkLit: p.leaf, back: p.ink, mid: p.ink, lit: p.leaf, light: 1 as const }
    s +=
      palm({ x: 1350, y: 742, h: 520, lean: 50, size: 220, seed: 'sdp1', ...t3, count: 8 }) +
      palm({ x: 1470, y: 760, h: 400, lean: 70, size: 190, seed: 'sdp2', ...t3, count: 8 })
    s += path(lane(stand, -3.4, 14), p.mauve) + path(lane(stand, -3.4, -3.2), p.paper)
    s += path(dashes(stand, 2.3, 0.16, 2.4, 2.6), p.paper)
    s += path(slivers([200, 1130, 500, 12, 1300, 1110, 420, 12, 900, 1160, 360, 10]), p.rose)
    s += vehicle({
      ...stand,
      kind: 'sedan',
      cast: [-1.1, 0.7],
      colour: {
        top: p.paper,
        front: p.butter,
        side: p.paper,
        low: p.butter,
        glass: p.ink,
        glare: p.leaf,
        inside: p.leaf,
        dark: p.ink,
        rim: p.mist,
        lamp: p.mist,
        trim: p.paper,
        shadow: p.ink,
        indicator: p.peach,
      },
    })
    return s
  }, options)
export default scene
