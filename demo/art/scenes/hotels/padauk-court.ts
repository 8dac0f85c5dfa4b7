// Padauk Court at dusk, from the edge of its pool: a long wing with lamps lit climbs the right of the sheet, the harbour lies below.
import type { SceneOptions } from '../../kit/base/core.ts'
import { camera, circle, clip, lens, lenses, path, place, poly, rng } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { pts } from '../../kit/base/points.ts'
import { quads, triples } from '../../kit/base/rows.ts'
import { gardenPool } from '../../kit/buildings/garden-pool.ts'
import { hotelFront } from '../../kit/buildings/hotel-front.ts'
import { wallOf } from '../../kit/buildings/site.ts'
import { lounger } from '../../kit/buildings/terrace.ts'
import { dressed } from '../../kit/people/dressed.ts'
import { person, poses } from '../../kit/people/person.ts'
import { standing } from '../../kit/people/placed-person.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { sky } from '../../kit/sky/sky.ts'
import { palm } from '../../kit/trees/palm.ts'
import { palettes } from '../../palettes.ts'
export const focus = { x: 0.66, y: 0.45 }
export default (options?: SceneOptions) =>
  sheet(() => {
    const p = palettes.late,
      hz = 600,
      cam = camera({ cx: 640, horizon: hz, f: 1150, height: 2.3 }),
      r = rng('padauk-court')
    let s = sky({
      bands: [
        [0, p.plum],
        [190, p.wine],
        [380, p.coral],
        [500, p.orange],
        [556, p.gold],
      ],
      bottom: hz,
      seed: 'court-sky',
      drift: 16,
      slivers: 6,
    })
    s += island({ x: 150, w: 760, h: 92, horizon: hz, seed: 'court-far', ink: p.wine, peak: 0.3 })
    s += island({ x: 560, w: 520, h: 60, horizon: hz, seed: 'court-far2', ink: p.plum, peak: 0.7 })
    s += sea({ horizon: hz, bottom: 740, inks: [p.coral, p.wine, p.plum], seed: 'court-sea', power: 1.3, sway: 5 })
    s += crests({ horizon: hz, bottom: 740, ink: p.orange, seed: 'court-crest', rows: 9, density: 0.8, weight: 0.6 })
    // a ferry in the harbour with its cabin alight
    s += path(poly(pts([190, 640, 420, 640, 400, 664, 206, 664])), p.ink)
    s += path(
      poly(pts([226, 640, 236, 618, 372, 618, 392, 640])) + poly(pts([250, 618, 256, 602, 330, 602, 340, 618])),
      p.forest,
    )
    s += path(
      [0, 1, 2, 3, 4, 5]
        .map((i) => poly(pts([246 + i * 23, 624, 260 + i * 23, 624, 260 + i * 23, 634, 246 + i * 23, 634])))
        .join(''),
      p.gold,
    )
    s += path(lenses(quads([300, 676, 190, 6, 310, 688, 120, 5, 296, 700, 80, 5])), p.gold)
    // terrace
    const g = (x: number, z: number) => cam(x, 0, z)
    s += path(poly([g(-40, 22), g(40, 22), g(40, 3), g(-40, 3)]), p.plum)
    s += path(poly([g(5.2, 22), g(40, 22), g(40, 3.4), g(3, 3.4)]), p.wine)
    // the wing: a stair tower at its far end, then five bays to the sheet's edge
    const lit = (i: number, f: number) => (i * 7 + f * 5) % 4 !== 1
    const floors = [3.8, 3.2, 3.2, 3.2]
    const far = wallOf(cam, [3.6, 46], [4.2, 38]),
      wing = wallOf(cam, [4.4, 38], [14.5, 13.2])
    s += hotelFront(far, {
      floors: [3.8, 3.2, 3.2, 3.2, 3.2],
      bays: 1,
      inks: { wall: p.ink, trim: p.wine, glass: p.plum, lamp: p.gold, shade: p.ink },
      lit: () => true,
      open: [0.3, 0.7],
    })
    s += path(poly([cam(4.2, 0, 38), cam(7.2, 0, 37.4), cam(7.2, 18, 37.4), cam(4.2, 18, 38)]), p.forest)
    s += path(poly([cam(5.2, 2, 37.6), cam(6.2, 2, 37.5), cam(6.2, 16, 37.5), cam(5.2, 16, 37.6)]), p.gold)
    s += hotelFront(wing, {
      floors,
      bays: 7,
      inks: { wall: p.forest, trim: p.coral, glass: p.ink, lamp: p.gold, shade: p.ink, rail: p.coral, frame: p.forest },
      balcony: 1.5,
      long: true,
      open: [0.12, 0.88],
      rise: [0.1, 0.82],
      lit,
    })
    // partitions between the balconies, guests at the rail
    let fins = ''
    for (let i = 0; i <= 7; i++) {
      const u = (wing.len * i) / 7
      fins += poly([wing.at(u, 3.8, 0), wing.at(u, 3.8, 1.5), wing.at(u, 13.4, 1.5), wing.at(u, 13.4, 0)])
    }
    s += path(fins, p.teal)
    // the glow that lies on the terrace under the ground-floor restaurant
    s += path(poly([g(4.6, 36), g(13.6, 13.2), g(8.8, 11), g(4.4, 20)]), p.orange)
    s += path(poly([g(4.6, 36), g(14, 13.6), g(12, 12.4), g(4.5, 24)]), p.gold)
    const dress = dressed(p.ink)
    s += standing(cam, { X: 6.6, Z: 17.5, pose: poses.walk, dress: dress(p.coral, p.wine, 'skirt') })
    s += standing(cam, { X: 7.4, Z: 17.2, pose: poses.back, dress: dress(p.paper, p.ink) })
    s += standing(cam, { X: 9.6, Z: 14.6, pose: poses.hold, dress: dress(p.ink, p.ink), flip: -1 })
    // the pool, an edge without a rim toward the harbour
    const at = pts([-13, 18.5, 3.4, 18.5, 1.6, 4.6, -13, 4.6])
    s += gardenPool(cam, {
      at,
      rim: 0.45,
      inks: { coping: p.coral, wall: p.ink, water: p.forest, deep: p.teal, glint: p.teal },
      seed: 'court-pool',
      glints: 22,
    })
    // lamps stand in the water as broken gold
    let gold = '',
      pale = ''
    const water = poly(at.map(([x, z]) => cam(x, -0.35, z)))
    for (const [x0, m, w] of triples([792, 22, 92, 664, 13, 84, 548, 8, 70])) {
      for (let i = 0; i < m; i++)
        gold += lens(x0 + r.j(7) - i * 5, 764 + i * (10 + i * 0.42), w - i * 2 + r.j(22), 10 + i * 0.5, r.j(2))
      for (let i = 0; i < m * 0.6; i++)
        pale += lens(x0 - 3 - i * 7 + r.j(4), 768 + i * (15 + i * 0.6), w * 0.4 + r.j(10), 6)
    }
    s += clip(water, path(gold, p.orange) + path(pale, p.gold))
    // a swimmer leans on the far edge; two sit with their feet in the water
    s +=
      place(person({ ...poses.sitBack, legs: [] }, dress(p.ink, p.ink)), 236, 746, 1.3) +
      place(person({ ...poses.sitLean, legs: [] }, { ...dress(p.gold, p.wine, 'skirt') }), 316, 746, 1.26)
    s += path(lenses([[276, 752, 210, 10]]), p.ink)
    s +=
      path(lenses(quads([470, 914, 200, 15, 486, 930, 150, 10, 462, 946, 90, 8])), p.teal) +
      circle(470, 892, 19, p.ink) +
      path('M438 914Q446 898 470 900Q494 898 502 914z', p.coral)
    // near frame: a lounger at the right, a palm at the left
    const bed = { frame: p.ink, cushion: p.coral, cushionShade: p.plum }
    for (const [X, Z, k] of triples([5.6, 11.4, 0.8, 5.5, 7.6, 1.25])) {
      const [x, y] = g(X, Z)
      s += path(lens(x + 10, y + 4, 270 * k, 26 * k), p.plum) + place(lounger({ ...bed, towel: p.paper }), x, y, k)
    }
    const t3 = { trunk: p.ink, back: p.ink, mid: p.ink, lit: p.forest, light: 1 as const, rings: false }
    s += palm({ x: -30, y: 1240, h: 1010, lean: 130, size: 330, seed: 'court-palm', ...t3, count: 8 })
    for (const [x, y] of pts([1130, 80, 360, 120])) s += circle(x - 560, y - 30, 4, p.paper)
    return s
  }, options)
