// Long Island: the village jetty on its piles, boats tied in its shade, forest behind the roofs.

import { lens, path, place, poly, type Scene } from '../../kit/base/core.ts'
import { slivers, triples } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { ground } from '../../kit/base/ground.ts'
import { villageBoat } from '../../kit/boats/village-boat.ts'
import { cottage } from '../../kit/buildings/cottage.ts'
import { villageJetty } from '../../kit/buildings/village-jetty.ts'
import { person, poses } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { thicket, treeCrown } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.55, y: 0.56 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.noon,
      hz = 560
    let s =
      sky({
        bands: [
          [0, p.sky],
          [170, p.paper],
        ],
        bottom: hz,
        seed: 'ls',
        drift: 16,
        slivers: 5,
      }) + cloud({ x: 1340, y: 300, w: 380, h: 90, seed: 'lc', ink: p.sky })
    s += sea({
      horizon: hz,
      inks: [p.lagoon, p.aqua, p.aqua, p.lagoon, p.lagoon, p.deep],
      seed: 'lw',
      power: 1.3,
      sway: 12,
    })
    // the island: a forest ridge that falls to the right, strand and village under it
    s += ground({
      pts: [
        [-60, 190],
        [160, 170],
        [420, 210],
        [700, 300],
        [960, 420],
        [1160, 520],
        [1260, hz],
      ],
      ink: p.lagoon,
      seed: 'l0',
      rough: 8,
      to: hz + 2,
      step: 40,
    })
    s += ground({
      pts: [
        [-60, 330],
        [200, 300],
        [480, 350],
        [760, 440],
        [960, 530],
        [1040, hz + 8],
      ],
      ink: p.forest,
      seed: 'l1',
      rough: 10,
      to: hz + 14,
      step: 40,
    })
    for (const [x, y, k] of triples([
      820, 500, 0.6, 700, 450, 0.8, 560, 400, 0.9, 410, 365, 1, 250, 335, 1.1, 90, 335, 1.2, -20, 350, 1.1, 640, 510,
      0.7, 470, 460, 0.9, 240, 430, 1.1, 920, 540, 0.45,
    ]))
      s += treeCrown({ x, y, rx: 130 * k, ry: 80 * k, seed: `lt${x}`, tones: [p.forest, p.leaf], lobes: 5 })
    s +=
      path(
        poly([
          [-60, hz + 70],
          [-60, hz - 10],
          [900, hz - 6],
          [1090, hz + 4],
          [1120, hz + 14],
          [840, hz + 44],
          [400, hz + 66],
        ]),
        p.sand,
      ) + path(lens(560, hz + 62, 1200, 26) + lens(1010, hz + 22, 300, 12), p.sky)
    s += thicket({
      pts: [
        [-40, hz - 8, 1.2],
        [300, hz - 6, 1],
        [760, hz - 4, 0.8],
        [980, hz + 2, 0.5],
      ],
      size: 46,
      seed: 'lth',
      tones: [p.forest, p.leaf],
    })
    const hut = cottage({
      thatch: p.forest,
      thatchLit: p.sand,
      wall: p.paper,
      wallShade: p.sky,
      dark: p.forest,
      post: p.forest,
    })
    const tin = cottage({
      thatch: p.forest,
      thatchLit: p.coral,
      wall: p.paper,
      wallShade: p.sky,
      dark: p.forest,
      post: p.forest,
    })
    s += place(hut, 170, hz + 22, 0.95) + place(tin, 430, hz + 18, 0.82) + place(hut, 660, hz + 14, 0.66)
    const t3 = { trunk: p.forest, trunkLit: p.leaf, back: p.forest, mid: p.forest, lit: p.leaf }
    s +=
      palm({ x: 290, y: hz + 24, h: 330, lean: 40, size: 150, seed: 'lp1', ...t3, count: 8 }) +
      palm({ x: 560, y: hz + 20, h: 270, lean: 50, size: 124, seed: 'lp2', ...t3, count: 8 }) +
      palm({ x: 780, y: hz + 18, h: 210, lean: -26, size: 100, seed: 'lp3', ...t3, count: 7 }) +
      palm({ x: 60, y: hz + 30, h: 380, lean: -40, size: 170, seed: 'lp4', ...t3, count: 8 })
    s +=
      crests({
        horizon: hz,
        ink: p.sky,
        seed: 'lcr',
        rows: 18,
        density: 0.7,
        weight: 0.7,
        skip: (x, y) => y < hz + 80 && x < 1160,
      }) + crests({ horizon: hz, ink: p.lagoon, seed: 'lcd', rows: 12, density: 0.7, from: 0.3, weight: 0.9 })
    // the jetty, a family on it and a man waiting in the shed
    const y0 = 742,
      dress = (top: string, cloth: string, legs: 'long' | 'skirt') => ({
        skin: p.forest,
        hair: p.forest,
        top,
        cloth,
        legs,
      })
    const crowd =
      place(person(poses.walk, dress(p.paper, p.forest, 'long')), 610, y0 - 18, 1.3) +
      place(person(poses.walk, dress(p.coral, p.coral, 'skirt')), 690, y0 - 18, 1.2) +
      place(person(poses.sit, dress(p.sky, p.deep, 'long')), 1010, y0 - 54, 1.2)
    s += villageJetty({
      y: y0,
      head: 1218,
      plank: p.sand,
      gap: p.leaf,
      wood: p.forest,
      far: p.deep,
      roof: p.coral,
      crowd,
    })
    // boats
    const skin = { skin: p.forest, hair: p.forest },
      blue = { hull: p.coral, hullShade: p.forest, rim: p.paper, inside: p.forest, motor: p.forest },
      pale = {
        hull: p.paper,
        hullShade: p.lagoon,
        rim: p.coral,
        inside: p.forest,
        roof: p.sand,
        roofShade: p.forest,
        post: p.forest,
        motor: p.forest,
      }
    s += path(lens(430, 936, 560, 40) + lens(1280, 986, 520, 40), p.deep)
    s +=
      place(
        villageBoat(pale, [
          { x: -60, top: p.coral, ...skin },
          { x: 10, top: p.sky, ...skin },
        ]),
        430,
        922,
        1.5,
      ) + place(villageBoat(blue, [{ x: -112, top: p.paper, ...skin, hat: p.sand }]), 1270, 968, 1.35, 0, -1)
    s += path(slivers([430, 950, 420, 9, 520, 966, 240, 7, 1250, 998, 360, 8]), p.sky)
    return s
  }, options)
export default scene
