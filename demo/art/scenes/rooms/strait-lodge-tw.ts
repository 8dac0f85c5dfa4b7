// Two narrow beds and a mangrove window: friends on the road, their boots and bags between.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('shade', options, (k, p, t, o) => {
    const w = 3.4,
      d = 3.4,
      v = k.view({ eye: [0.7, 1.5, -1.5], look: 16, f: 1200, horizon: 540, light: [-0.3, 0.6, 0.7] })
    return k.room(v, {
      size: [w, d, 2.6],
      z0: -1,
      back: { ink: p.deep, kind: 'planks', line: p.ink },
      left: { ink: p.forest },
      right: { ink: p.fern, kind: 'planks', line: p.forest },
      ceiling: p.forest,
      beams: { tones: t.dark, count: 4 },
      floor: { ink: p.leaf, kind: 'boards', line: p.fern, piece: p.leaf, lit: p.light },
      openings: [
        { wall: 'back', from: 0.5, to: 2.5, sill: 0.8, head: 2.15, frame: [p.clay, p.clay, p.ink], bars: [2, 1] },
      ],
      vista: k.mangroveView({ o, seed: 'slt', hz: 540, x: 740, w: 520, boat: true }),
      items: [
        k.put(
          k.bed({
            w: 0.95,
            frame: t.wood,
            sheet: t.white,
            spread: t.pale,
            throw: t.warm,
            head: 'slats',
            headTones: t.wood,
            floorShade: p.forest,
            sun: p.paper,
          }),
          2.25,
          2.7,
          90,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.wood,
            sheet: t.white,
            spread: t.pale,
            throw: t.warm,
            head: 'slats',
            headTones: t.wood,
            floorShade: p.forest,
            sun: p.paper,
          }),
          2.25,
          1.2,
          90,
        ),
        k.put(k.rucksack({ body: t.warm, strap: p.ink, roll: p.lime }), 0.6, 2.6),
        k.put(k.rucksack({ body: t.dark, strap: p.light, roll: p.clay }), 0.95, 2.9),
        k.put(k.pendant({ cord: 0.5, r: 0.2, shade: t.pale, line: p.ink }), 2, 2, 0, 0, 2),
      ],
    })
  })
