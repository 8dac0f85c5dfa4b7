// Bunk-side of a family room: two striped singles by a porthole, the king beyond, a beach ball on the floor.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 5.2,
      d = 4.4,
      v = k.view({ eye: [0.9, 1.6, -1.6], look: 22, f: 1220, horizon: 520, light: [-0.5, 0.65, 0.5] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.lagoon, kind: 'planks', line: p.deep },
      left: { ink: p.sky },
      right: { ink: p.sky, line: p.paper },
      ceiling: p.paper,
      floor: { ink: p.paper, kind: 'boards', line: p.sand, piece: p.sand, lit: p.sand },
      openings: [
        {
          wall: 'back',
          from: 0.5,
          to: 1.5,
          sill: 1,
          head: 2,
          shape: 'round',
          frame: [p.paper, p.paper, p.deep],
          rim: 0.1,
        },
        { wall: 'back', from: 2, to: 3, sill: 1, head: 2, shape: 'round', frame: [p.paper, p.paper, p.deep], rim: 0.1 },
      ],
      vista: k.seaView({ o, seed: 'slf', hz: 520, x: 640, w: 600, boat: 'sail' }),
      items: [
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'low',
            headTones: t.white,
            floorShade: p.sky,
          }),
          1,
          3.2,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'low',
            headTones: t.white,
            floorShade: p.sky,
          }),
          2.5,
          3.2,
        ),
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.deep,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'low',
            headTones: t.white,
            floorShade: p.sky,
            cushion: t.gold,
          }),
          4.1,
          1.7,
          90,
        ),
        k.put(k.drum({ r: 0.22, h: 0.5, tones: t.pale, floorShade: p.sky }), 1.75, 4),
        k.put(k.rucksack({ body: t.green, strap: p.sand, roll: p.coral }), 2.5, 1.5),
        k.put(k.snorkelSet({ fin: p.coral, finLit: p.sand, strap: p.forest, glass: p.aqua }), 1.7, 1.5, -20),
      ],
    })
  })
