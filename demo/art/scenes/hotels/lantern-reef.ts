// A family resort on the beach as the light goes: lanterns strung between palms, a pool that holds the sky, children at its edge.
import { camera, clip, lens, type Point, path, place, type Scene, spline } from '../../kit/base/core.ts'
import { slivers } from '../../kit/base/flat.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { lounger } from '../../kit/buildings/terrace.ts'
import { folk } from '../../kit/huts/folk.ts'
import { hut } from '../../kit/huts/hut.ts'
import { lanterns } from '../../kit/huts/lanterns.ts'
import { site } from '../../kit/huts/site.ts'
import { poses } from '../../kit/people/person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { leaves, thicket } from '../../kit/trees/forest.ts'
import { palm } from '../../kit/trees/palm.ts'
import { patch } from '../../kit/vehicles/roadway.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.5, y: 0.62 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn,
      hz = 560,
      cam = camera({ cx: 800, horizon: hz, f: 1400, height: 2.5 })
    let s = sky({
      bands: [
        [0, p.mauve],
        [240, p.rose],
        [400, p.peach],
        [490, p.butter],
      ],
      bottom: hz,
      seed: 'lrs',
      drift: 16,
      slivers: 6,
    })
    s += sun({ x: 250, y: 200, r: 44, ink: p.butter })
    s += island({ x: 330, w: 520, h: 44, horizon: hz, seed: 'lri', ink: p.mauve, peak: 0.6 })
    s +=
      sea({ horizon: hz, bottom: 680, inks: [p.rose, p.mauve, p.mauve, p.rose], seed: 'lrw', power: 1.2, sway: 5 }) +
      crests({ horizon: hz, bottom: 650, ink: p.peach, seed: 'lrc', rows: 8, density: 0.7, weight: 0.6, x1: 800 })
    s +=
      path(patch(cam, [-60, 42, 60, 42, 60, 2, -60, 2]), p.peach) +
      path(slivers([240, 644, 700, 9, 120, 652, 380, 6]), p.paper)
    s += thicket({
      pts: [
        [640, 620, 0.7],
        [1100, 600, 1],
        [1660, 560, 1.6],
      ],
      size: 64,
      seed: 'lrt',
      tones: [p.ink, p.leaf],
    })
    // cottages in a row to the right, windows lit
    const inks = {
      front: p.leaf,
      end: p.ink,
      edge: p.ink,
      line: p.ink,
      under: p.ink,
      wall: p.mauve,
      wallEnd: p.ink,
      dark: p.ink,
      glow: p.butter,
      post: p.ink,
      floor: p.rose,
      floorEdge: p.ink,
    }
    for (const [x, z] of [
      [2.6, 47],
      [6.6, 36],
      [11.2, 27],
    ])
      s += hut(
        site({ cam, x, z, turn: -24 }),
        {
          w: 7.4,
          d: 6,
          h: 2.7,
          floor: 0.5,
          porch: 1.7,
          rise: 3.4,
          inset: 0.9,
          over: 0.8,
          lines: 18,
          fringe: true,
          glow: [0.6, 0.8, 1.6, 1.3, 3, 0, 1.2, 2.2, 5.1, 0.8, 1.6, 1.3],
          endGlow: [1.4, 0.9, 1.3, 1.2],
        },
        inks,
      )
    // terrace and pool
    s += path(patch(cam, [-30, 17.4, 30, 17.4, 30, 1, -30, 1]), p.rose)
    s += path(patch(cam, [-30, 17.4, 30, 17.4, 30, 17, -30, 17]), p.butter)
    const shore = pts([
        -7, 15.2, -1, 15.4, 4, 15, 5.3, 12.6, 3.8, 9.8, 2, 8.6, 1, 7, -1.4, 6.2, -3, 7.4, -3.5, 9.4, -6, 10.4, -7.8,
        12.6,
      ]),
      ring = (k: number) => spline(shore.map(([x, z]) => cam(x * k - 0.6 * (k - 1), 0, z + (k - 1) * (z - 10)))),
      rim = ring(1.06),
      pool = ring(1)
    s += `<g transform="translate(0 10)">${path(rim, p.mauve)}</g>${path(rim, p.paper)}`
    s += path(pool, p.jade)
    let mirror = path(
      spline(pts([-100, 900, 300, 860, 640, 876, 900, 850, 1300, 860, 1700, 840, 1700, 1300, -100, 1300])),
      p.mist,
    )
    const glints: [number, number, number][] = triples([
      330, 792, 130, 520, 800, 90, 700, 796, 120, 900, 806, 90, 300, 850, 90, 560, 880, 150, 760, 860, 110, 420, 940,
      120, 980, 880, 120, 180, 900, 110, 640, 960, 90,
    ])
    mirror += path(glints.map(([x, y, w]) => lens(x, y, w, 8 + (y - 780) * 0.03)).join(''), p.butter)
    mirror += path(glints.map(([x, y, w]) => lens(x + 40, y + 16, w * 0.6, 6)).join(''), p.mist)
    s += clip(pool, mirror)
    // swimmers: a father and a child on his shoulders' height away
    const dress = (top: string, cloth: string, legs: 'long' | 'short' | 'skirt') => ({
      skin: p.ink,
      hair: p.ink,
      top,
      cloth,
      legs,
      longHair: legs === 'skirt',
    })
    const wading = { ...poses.back, legs: [], hip: [0, -40] as Point }
    s +=
      folk(
        cam,
        { x: -3.4, z: 11.6, y: -0.86, pose: { ...poses.reachUp, legs: [] }, tall: 1.75 },
        dress(p.rose, p.rose, 'short'),
      ) + folk(cam, { x: -2.1, z: 11.3, y: -0.5, pose: wading, tall: 1.2 }, dress(p.paper, p.paper, 'short'))
    for (const [X, Z, w] of [
      [-3.35, 11.6, 1],
      [-2.1, 11.3, 0.8],
    ]) {
      const [x, y] = cam(X, 0, Z)
      s += path(lens(x, y + 6, 150 * w, 26), p.leaf) + path(lens(x - 10, y + 2, 120 * w, 9), p.mist)
    }
    // loungers, and the family on the deck
    const bed = { frame: p.ink, cushion: p.paper, cushionShade: p.mauve }
    for (const [X, Z] of [
      [6.6, 15.6],
      [8.4, 15.2],
    ]) {
      const [x, y] = cam(X, 0, Z)
      s += path(lens(x, y, 170, 16), p.mauve) + place(lounger(bed), x, y, 0.62, 0, -1)
    }
    s +=
      folk(
        cam,
        { x: 3.75, z: 8.9, pose: poses.walk, flip: -1, tall: 1.66, shadow: p.mauve },
        dress(p.butter, p.butter, 'skirt'),
      ) +
      folk(
        cam,
        { x: 3.05, z: 8.7, pose: poses.walk, flip: -1, tall: 1.08, shadow: p.mauve },
        dress(p.paper, p.leaf, 'short'),
      )
    // palms carry the lanterns
    const dark = { trunk: p.ink, trunkLit: p.mauve, back: p.ink, mid: p.ink, lit: p.leaf, light: -1 as const }
    s +=
      palm({ x: 1010, y: 706, h: 470, lean: -46, size: 190, seed: 'lrp1', ...dark, count: 8 }) +
      palm({ x: 1530, y: 960, h: 800, lean: -110, size: 290, seed: 'lrp2', ...dark, count: 8 }) +
      palm({ x: 90, y: 1010, h: 800, lean: 70, size: 300, seed: 'lrp3', ...dark, count: 8, light: 1 })
    const glow = { cord: p.ink, body: p.paper, warm: p.butter, rim: p.rose }
    s +=
      lanterns({ from: [130, 420], to: [990, 380], sag: 150, count: 9, size: 26, ...glow }) +
      lanterns({ from: [990, 330], to: [1446, 300], sag: 120, count: 5, size: 30, ...glow })
    return (
      s + leaves({ x: -30, y: 1240, size: 330, seed: 'lrl', tones: [p.ink, p.leaf], from: -1.6, to: -0.2, count: 16 })
    )
  }, options)
export default scene
