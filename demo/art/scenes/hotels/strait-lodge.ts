// First light on the strait: a two-storey lodge behind the mangroves, the early boat for the caves already under way.

import { flock } from '../../kit/animals/parakeets.ts'
import { camera, lens, path, place, rng, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { canopy as ceiling, ground } from '../../kit/base/ground.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { villageBoat } from '../../kit/boats/village-boat.ts'
import { stiltTree } from '../../kit/buildings/stilts.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut } from '../../kit/huts/hut.ts'
import { site, walls } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { glitter, sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { mangrove } from '../../kit/trees/mangrove.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.56, y: 0.5 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 640,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 2 })
    let s = sky({
      bands: [
        [0, p.jade],
        [150, p.mist],
        [320, p.paper],
        [500, p.butter],
      ],
      bottom: hz,
      seed: 'sls',
      drift: 22,
      slivers: 6,
    })
    s += sun({ x: 480, y: 520, r: 74, ink: p.peach })
    // the far shore of the strait, layer on layer of mist
    s += ground({
      pts: [
        [-60, 560],
        [260, 540],
        [600, 586],
        [900, 600],
        [1660, 560],
      ],
      ink: p.mist,
      seed: 'sl1',
      rough: 8,
      to: 660,
    })
    s += ground({
      pts: [
        [-60, 606],
        [300, 596],
        [700, 624],
        [1000, 630],
        [1660, 600],
      ],
      ink: p.jade,
      seed: 'sl2',
      rough: 6,
      to: 660,
    })
    s += path(slivers([300, 606, 520, 12, 760, 616, 420, 9]), p.paper)
    s += sea({ horizon: hz, inks: [p.mist, p.jade, p.jade, p.leaf, p.leaf], seed: 'slw', power: 1.4, sway: 10 })
    s +=
      glitter({ x: 480, top: hz + 6, bottom: 900, width: 200, ink: p.paper, rand: rng('slg') }) +
      crests({ horizon: hz, ink: p.mist, seed: 'slc', rows: 14, density: 0.6, weight: 0.7 })
    // the lodge on its bank
    const at = site({ cam, x: 10.2, z: 37, turn: -10, y: 1.5 }),
      [f, r, , l] = walls(at, -8.4, 1.9, 8.4, 9)
    for (const [x, y, k] of triples([
      900, 520, 0.9, 1060, 470, 1.1, 1240, 430, 1.2, 1430, 440, 1.3, 1590, 460, 1.4, 780, 570, 0.7,
    ]))
      s += canopy({ x, y, rx: 140 * k, ry: 100 * k, seed: `slt${x}`, tones: [p.leaf, p.jade], light: -1 })
    s += ground({
      pts: [
        [700, 664],
        [860, 640],
        [1200, 634],
        [1660, 634],
      ],
      ink: p.leaf,
      seed: 'slb',
      rough: 4,
      to: 720,
    })
    s +=
      path(f.panes([0, 0, f.long, 3]), p.paper) + path(r.panes([0, 0, r.long, 3]) + l.panes([0, 0, l.long, 3]), p.mauve)
    s +=
      path(
        f.panes([1, 0, 1.2, 2.1, 3, 0.8, 1.3, 1.2, 5.6, 0, 1.2, 2.1, 12.4, 0.8, 1.3, 1.2, 14.6, 0, 1.2, 2.1]),
        p.leaf,
      ) + path(f.panes([7.6, 0, 3.2, 2.3]), p.peach)
    s += hut(
      at,
      {
        w: 16.8,
        d: 9,
        h: 2.7,
        floor: 3.1,
        porch: 1.9,
        rise: 3.1,
        inset: 3.4,
        over: 0.9,
        lines: 34,
        posts: 7,
        rail: true,
        gap: 0.01,
        dark: [1, 0, 1.1, 2.1, 4.2, 0.8, 1.3, 1.2, 9.4, 0.8, 1.3, 1.2, 14.2, 0, 1.1, 2.1],
        glow: [6.8, 0, 1.1, 2.1, 2.6, 0.8, 1.1, 1.2, 11.8, 0.8, 1.3, 1.2],
        endDark: [2.2, 0.9, 1.2, 1.1],
      },
      {
        front: p.rose,
        end: p.mauve,
        edge: p.ink,
        line: p.mauve,
        under: p.ink,
        wall: p.butter,
        wallEnd: p.mauve,
        dark: p.leaf,
        glow: p.peach,
        post: p.ink,
        floor: p.paper,
        floorEdge: p.mauve,
      },
      folk(
        cam,
        { x: 7.6, z: 37.4, y: 4.6, pose: poses.back, tall: 1.7 },
        { skin: p.ink, hair: p.ink, top: p.ink, cloth: p.ink, legs: 'long' },
      ),
    )
    // mangroves stand between house and water, with a gap for the landing
    const man = { tones: [p.ink, p.leaf, p.jade] as const, root: p.ink, reflect: p.leaf }
    s +=
      mangrove({ x: 800, y: 742, w: 330, h: 104, seed: 'slm1', ...man }) +
      mangrove({ x: 1480, y: 760, w: 420, h: 122, seed: 'slm2', ...man })
    s +=
      path(
        'M1010 724L1024 724L1024 776L1010 776zM1110 722L1124 722L1124 778L1110 778zM1210 722L1224 722L1224 778L1210 778zM960 708L1270 704L1270 722L960 726z',
        p.ink,
      ) + path('M960 704L1270 700L1270 708L960 712z', p.butter)
    s += path(slivers([1116, 790, 260, 9, 1130, 812, 180, 8]), p.ink)
    s += folk(
      cam,
      { x: 6.9, z: 30, y: 0.6, pose: poses.hold, tall: 1.7, flip: -1 },
      { skin: p.ink, hair: p.ink, top: p.rose, cloth: p.ink, legs: 'skirt' },
    )
    // the boat for the caves leaves a soft wake
    const skin = { skin: p.ink, hair: p.ink }
    s +=
      path(spline(pts([660, 930, 800, 902, 980, 886, 1240, 860, 1420, 846, 1240, 882, 980, 914, 780, 940])), p.mist) +
      path(lens(580, 936, 560, 40), p.ink)
    s += place(
      villageBoat({ hull: p.paper, hullShade: p.mauve, rim: p.rose, inside: p.ink, motor: p.ink }, [
        { x: -104, top: p.ink, ...skin, hat: p.butter },
        { x: -40, top: p.rose, ...skin },
        { x: 8, top: p.butter, ...skin },
        { x: 60, top: p.peach, ...skin, arm: 1 },
      ]),
      580,
      922,
      1.5,
      0,
      -1,
    )
    s += path(slivers([550, 952, 420, 10, 630, 972, 240, 8, 480, 996, 180, 7]), p.mist)
    // parakeets leave the roost
    s += flock({
      pts: pts([1330, 250, 1180, 210, 1040, 250, 900, 190, 740, 200]),
      count: 22,
      spread: [34, 60],
      size: [0.26, 0.44],
      seed: 'slf',
      inks: [p.leaf, p.ink],
    })
    // near mangrove frames the left and the top
    s += ceiling({
      pts: [
        [-60, 330],
        [100, 290],
        [260, 190],
        [460, 110],
        [700, 60],
        [900, -10],
        [1660, -40],
      ],
      ink: p.ink,
      seed: 'slz',
      rough: 22,
      step: 40,
    })
    for (const [x, y, k] of triples([40, 190, 1.4, 240, 120, 1.3, 460, 50, 1.2, 660, 10, 1]))
      s += canopy({ x, y, rx: 150 * k, ry: 84 * k, seed: `slq${x}`, tones: [p.ink, p.leaf], light: 1 })
    s += stiltTree({
      x: 90,
      y: 1190,
      h: 1100,
      w: 420,
      seed: 'slr',
      ink: p.ink,
      lit: p.leaf,
      light: 1,
      stems: 2,
      roots: 9,
    })
    return s + path(spline(pts([-60, 1150, 120, 1140, 330, 1180, 460, 1230, -60, 1240])), p.ink)
  }, options)
export default scene
