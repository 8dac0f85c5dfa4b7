// Dawn at the forest gate on the road to Baratang: cars and a van in line behind the striped barrier, mist between the trees.
import { camera, lens, path, place, poly, ribbon, rng, type Scene, spline } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { house } from '../../kit/buildings/town.ts'
import { person, poses } from '../../kit/people/person.ts'
import { leaves, thicket, treeCrown } from '../../kit/trees/forest.ts'
import { padaukBole } from '../../kit/trees/padauk.ts'
import { lane } from '../../kit/vehicles/roadway.ts'
import { vehicle } from '../../kit/vehicles/vehicle.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.6 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 520,
      cam = camera({ cx: 800, horizon: hz, f: 1900, height: 2.3 }),
      stand = { cam, x: -0.5, z: 10.6, turn: 57, flip: -1 as const },
      r = rng('gate'),
      a = (stand.turn * Math.PI) / 180
    const spot = (along: number) => ({ ...stand, x: stand.x - along * Math.cos(a), z: stand.z - along * Math.sin(a) })
    let s = path('M-10 -10H1610V1210H-10z', p.paper) + path('M-10 -10H1610V260C1200 330 500 300 -10 330z', p.mist)
    // trunks in three planes of mist
    for (const [x, w] of pts([
      80, 30, 210, 24, 380, 34, 520, 22, 640, 26, 770, 18, 900, 24, 1010, 20, 1130, 30, 1290, 26, 1420, 34, 1540, 28,
    ]))
      s += path(
        ribbon(pts([x, 640, x + r.j(10), 320, x + r.j(18), -20]), (t) => w * (1.2 - 0.3 * t), 8),
        p.mist,
      )
    for (const [x, w] of pts([20, 46, 300, 40, 470, 34, 1200, 36, 1360, 50, 1500, 40]))
      s += path(
        ribbon(pts([x, 690, x + r.j(10), 320, x + r.j(18), -20]), (t) => w * (1.25 - 0.3 * t), 8),
        p.jade,
      )
    s += canopy({
      pts: pts([-60, 250, 220, 190, 460, 120, 700, 60, 960, 70, 1220, 130, 1440, 190, 1680, 240]),
      ink: p.jade,
      seed: 'dbc0',
      rough: 28,
      step: 36,
      soft: 0.2,
    })
    s += ground({
      pts: pts([-60, 590, 260, 600, 600, 620, 960, 616, 1300, 600, 1680, 590]),
      ink: p.jade,
      seed: 'dbg0',
      rough: 9,
      step: 34,
    })
    for (const [x, y, k] of triples([120, 590, 0.7, 330, 606, 0.5, 1300, 600, 0.6, 1480, 590, 0.8]))
      s += treeCrown({ x, y, rx: 130 * k, ry: 80 * k, seed: `dbt${x}`, tones: [p.leaf, p.jade], lobes: 5 })
    s += path(spline(pts([-80, 610, 400, 590, 900, 620, 1700, 600, 1700, 660, 1000, 656, 400, 650, -80, 664])), p.paper)
    s += ground({
      pts: pts([-60, 660, 260, 664, 600, 680, 960, 680, 1300, 668, 1680, 660]),
      ink: p.leaf,
      seed: 'dbg1',
      rough: 8,
      step: 34,
    })
    s += padaukBole({
      x: 1430,
      y: 740,
      w: 130,
      h: 900,
      seed: 'dbb',
      ink: p.leaf,
      lit: p.peach,
      shade: p.ink,
      light: -1,
    })
    // the keeper's hut on the far side
    s += place(
      house(300, 110, { wall: p.peach, side: p.rose, roof: p.mauve, roofShade: p.ink, dark: p.ink }),
      360,
      730,
      1.1,
    )
    s +=
      thicket({ pts: triples([-40, 740, 1, 190, 744, 0.7]), size: 60, seed: 'dbh', tones: [p.ink, p.leaf] }) +
      thicket({
        pts: triples([1180, 740, 0.6, 1400, 760, 1, 1660, 770, 1.3]),
        size: 62,
        seed: 'dbk',
        tones: [p.ink, p.leaf],
      })
    s +=
      path(lane(stand, -6.6, 60), p.jade) +
      path(lane(stand, -5.8, 2.8), p.butter) +
      path(lane(stand, -1.2, -0.5) + lane(stand, 0.7, 1.4) + lane(stand, -4.6, -3.9), p.peach) +
      path(lane(stand, 3.6, 60), p.leaf)
    const common = {
      glass: p.ink,
      glare: p.leaf,
      inside: p.leaf,
      dark: p.ink,
      rim: p.mist,
      trim: p.butter,
      shadow: p.mauve,
    }
    s += vehicle({
      ...spot(-24),
      kind: 'traveller12',
      colour: { ...common, top: p.paper, front: p.paper, side: p.mist, low: p.jade, lamp: p.butter },
    })
    s += vehicle({
      ...spot(-14.6),
      kind: 'mpv6',
      colour: { ...common, top: p.butter, front: p.peach, side: p.mauve, low: p.ink, lamp: p.paper },
    })
    s += vehicle({
      ...spot(-7),
      kind: 'sedan',
      colour: { ...common, top: p.paper, front: p.butter, side: p.paper, low: p.peach, lamp: p.mist },
    })
    s += vehicle({
      ...spot(0),
      kind: 'premiumSuv',
      colour: {
        ...common,
        top: p.butter,
        front: p.peach,
        side: p.rose,
        low: p.mauve,
        lamp: p.paper,
        indicator: p.butter,
      },
    })
    // the barrier across the road and the man who raises it
    const [bx, by] = cam(-2.9, 0, 7.4)
    s +=
      path(lens(bx + 30, by, 150, 18), p.mauve) +
      path(poly(pts([bx - 16, by, bx + 20, by, bx + 16, by - 268, bx - 12, by - 268])), p.ink)
    const pole = (t: number) => cam(-2.9 + 4.6 * t, 1.02, 7.4 - 2.7 * t)
    for (let i = 0; i < 11; i++)
      s += path(
        ribbon([pole(i / 11), pole((i + 1) / 11)], () => 18 + i, 4),
        i % 2 ? p.paper : p.rose,
      )
    const [mx, my] = cam(-3.3, 0, 9)
    s +=
      path(lens(mx + 40, my, 190, 14), p.mauve) +
      place(
        person(poses.hold, { skin: p.ink, hair: p.ink, top: p.butter, cloth: p.leaf, legs: 'long' }),
        mx,
        my,
        (1.7 * 1900) / 9 / 100,
      )
    s += canopy({
      pts: pts([-60, 190, 160, 150, 330, 80, 520, 20, 760, -10, 1100, -10, 1300, 50, 1460, 120, 1680, 170]),
      ink: p.ink,
      seed: 'dbc1',
      rough: 26,
      step: 34,
      soft: 0.2,
    })
    s +=
      thicket({ pts: triples([-20, 100, 1.2, 220, 60, 0.9]), size: 86, seed: 'dbl', tones: [p.ink, p.leaf] }) +
      thicket({ pts: triples([1380, 60, 0.9, 1640, 100, 1.2]), size: 86, seed: 'dbm', tones: [p.ink, p.leaf] })
    s += leaves({ x: 1650, y: 1250, size: 380, seed: 'dbx', tones: [p.ink, p.leaf], from: -3.05, to: -1.4, count: 24 })
    return s
  }, options)
export default scene
