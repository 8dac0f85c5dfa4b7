// Aberdeen Bazaar, late sun: the clock tower stands at the head of the street, awnings on both sides, an autorickshaw in the road.

import type { Focus, SceneOptions } from '../../kit/base/core.ts'
import { camera, circle, lenses, path, place, poly, ribbon, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { triples } from '../../kit/base/rows.ts'
import { clockTower } from '../../kit/buildings/clock-tower.ts'
import { shopRow } from '../../kit/buildings/shop-row.ts'
import { person, poses } from '../../kit/people/person.ts'
import { cloud } from '../../kit/sky/clouds.ts'
import { sky } from '../../kit/sky/sky.ts'
import { sun } from '../../kit/sky/sun.ts'
import { canopy } from '../../kit/trees/canopy.ts'
import { autorickshaw } from '../../kit/vehicles/autorickshaw.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.46 }
const draw = () => {
  const p = palettes.late,
    hz = 740,
    cam = camera({ cx: 800, horizon: hz, f: 1150, height: 2.1 })
  let s = sky({
    bands: [
      [0, p.teal],
      [80, p.gold],
      [420, p.paper],
    ],
    bottom: hz,
    seed: 'bs',
    drift: 26,
    slivers: 5,
  })
  s +=
    sun({ x: 640, y: 430, r: 150, ink: p.orange }) + cloud({ x: 960, y: 330, w: 330, h: 70, seed: 'bc', ink: p.paper })
  for (const [i, [x, y, k]] of triples([620, 690, 0.7, 1000, 680, 0.8, 740, 712, 0.5, 900, 712, 0.5]).entries())
    s += canopy({ x, y, rx: 130 * k, ry: 80 * k, seed: `bt${i}`, tones: [p.forest, p.teal] })
  s += path(
    poly([
      [-10, hz],
      [1610, hz],
      [1610, 1210],
      [-10, 1210],
    ]),
    p.plum,
  )
  const g = (X: number, Z: number) => cam(X, 0, Z)
  // road in the light that comes down the street from behind the tower; pavements at the sides
  s +=
    path(poly([g(-5, 60), g(5, 60), g(5, 3), g(-5, 3)]), p.coral) +
    path(poly([g(-2.6, 60), g(2.2, 60), g(-0.4, 3), g(-5, 3)]), p.orange) +
    path(poly([g(-1.4, 60), g(0.4, 60), g(-2.6, 3), g(-4.4, 3)]), p.gold)
  s +=
    path(poly([g(-7.2, 60), g(-5, 60), g(-5, 3), g(-7.2, 3)]), p.wine) +
    path(poly([g(5, 60), g(7.2, 60), g(7.2, 3), g(5, 3)]), p.coral)
  const goods = [p.gold, p.coral, p.teal, p.paper],
    r = rng('bazaar')
  s += shopRow(cam, {
    X: 7.2,
    street: -1,
    trim: p.paper,
    window: p.wine,
    shutter: p.teal,
    inside: p.plum,
    goods,
    flank: p.wine,
    rand: r,
    shops: [
      { from: 5, to: 9.5, height: 7.4, wall: p.gold, awning: p.teal, stripe: p.paper },
      { from: 9.5, to: 14, height: 10.2, wall: p.orange, awning: p.coral, stripe: p.paper, storeys: 3 },
      { from: 14, to: 19, height: 7.2, wall: p.paper, awning: p.forest, stripe: p.gold },
      { from: 19, to: 25, height: 9.4, wall: p.gold, awning: p.coral, stripe: p.paper, storeys: 3 },
      { from: 25, to: 33, height: 7, wall: p.orange, awning: p.teal, stripe: p.paper },
    ],
  })
  s += shopRow(cam, {
    X: -7.2,
    street: 1,
    trim: p.coral,
    window: p.ink,
    shutter: p.forest,
    inside: p.ink,
    goods: [p.gold, p.orange, p.coral],
    flank: p.ink,
    rand: r,
    shops: [
      { from: 4.4, to: 8.5, height: 9.6, wall: p.plum, awning: p.coral, stripe: p.orange, storeys: 3 },
      { from: 8.5, to: 13, height: 7.2, wall: p.wine, awning: p.forest, stripe: p.teal },
      { from: 13, to: 18, height: 9.8, wall: p.plum, awning: p.orange, stripe: p.coral, storeys: 3 },
      { from: 18, to: 25, height: 7, wall: p.wine, awning: p.teal, stripe: p.forest },
      { from: 25, to: 33, height: 8.6, wall: p.plum, awning: p.coral, stripe: p.orange, storeys: 3 },
    ],
  })
  // the tower on its round island
  s += path(lenses([[806, 800, 330, 34]]), p.wine) + path(lenses([[806, 792, 300, 28]]), p.paper)
  s += place(
    clockTower({
      lit: p.paper,
      shade: p.coral,
      trim: p.gold,
      trimShade: p.wine,
      dark: p.plum,
      face: p.paper,
      hand: p.ink,
      roof: p.wine,
      roofShade: p.plum,
    }),
    812,
    796,
    1.0,
  )
  // bulbs strung across the street
  const wire = (x0: number, y0: number, x1: number, y1: number, sag: number, k: number) => {
    const q = Array.from({ length: 13 }, (_, i): [number, number] => {
      const t = i / 12
      return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(Math.PI * t) * sag]
    })
    return (
      path(
        ribbon(q, () => 2.4, 24),
        p.ink,
      ) +
      q
        .slice(1, -1)
        .map(([x, y], i) => circle(x, y + k, k, i % 3 === 1 ? p.coral : i % 3 ? p.paper : p.gold))
        .join('')
    )
  }
  s += wire(150, 300, 1370, 340, 130, 9) + wire(410, 470, 1150, 500, 80, 6)
  // people: crossing, shopping; shadows run toward us
  const folk = (
    X: number,
    Z: number,
    top: string,
    cloth: string,
    legs: 'long' | 'skirt' | 'short',
    flip: 1 | -1,
    pose: (typeof poses)['walk'] | (typeof poses)['back'] | (typeof poses)['hold'],
    tall = 1.66,
  ) => {
    const [x, y] = g(X, Z),
      k = (tall * 1150) / Z / 100
    return (
      path(
        ribbon(pts([x, y, x + 30 * k, y + 40 * k, x + 64 * k, y + 84 * k]), (t) => k * (16 + 6 * t), 8),
        p.wine,
      ) +
      place(person(pose, { skin: p.ink, hair: p.ink, top, cloth, legs, longHair: legs === 'skirt' }), x, y, k, 0, flip)
    )
  }
  s +=
    folk(-3.6, 20, p.gold, p.coral, 'skirt', 1, poses.back) +
    folk(0.6, 26, p.coral, p.ink, 'long', 1, poses.walk) +
    folk(2.5, 17, p.teal, p.teal, 'skirt', -1, poses.walk) +
    folk(1.5, 16.6, p.paper, p.ink, 'long', -1, poses.walk) +
    folk(-1.6, 24, p.ink, p.plum, 'long', 1, poses.walk)
  const [ax, ay] = g(-1.55, 8.3)
  s += path(poly(pts([ax - 170, ay - 14, ax + 180, ay - 22, ax + 330, ay + 80, ax - 60, ay + 86])), p.wine)
  s += place(
    autorickshaw({
      body: p.forest,
      bodyLit: p.teal,
      hood: p.gold,
      hoodShade: p.orange,
      inside: p.ink,
      glass: p.paper,
      tyre: p.ink,
      hub: p.paper,
      lamp: p.paper,
      driver: p.coral,
      skin: p.plum,
    }),
    ax,
    ay,
    1.52,
  )
  s +=
    folk(2.9, 7.6, p.gold, p.gold, 'skirt', 1, poses.back) + folk(3.8, 7.7, p.paper, p.ink, 'long', 1, poses.back, 1.72)
  return s
}
export default (options?: SceneOptions): string => sheet(draw, options)
