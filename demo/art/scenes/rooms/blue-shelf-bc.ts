// The shelf of blue water between two shutters: a window seat with cushions, the bed at its side.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 4,
      d = 3.2,
      v = k.view({ eye: [1.8, 1.4, -1.2], f: 1200, horizon: 500, light: [0.3, 0.55, 0.75] }),
      shutter = (x: number, turn: number) =>
        k.put(
          (s) =>
            k.box(s, [0, 0.6, 0.78, 2.25, -0.02, 0.02], t.warm) +
            [0.9, 1.15, 1.4, 1.65, 1.9]
              .map((y) => k.box(s, [0.07, 0.53, y, y + 0.13, -0.035, -0.02], [p.sun, p.sun, p.navy]))
              .join(''),
          x,
          3.1,
          turn,
          -0.1,
        )
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -0.8,
      back: { ink: p.lagoon, kind: 'planks', line: p.deep },
      left: { ink: p.light, kind: 'planks', line: p.aqua },
      right: { ink: p.aqua, kind: 'planks', line: p.lagoon },
      ceiling: p.paper,
      floor: { ink: p.light, kind: 'planks', line: p.aqua, piece: p.light, lit: p.paper },
      openings: [{ wall: 'back', from: 0.9, to: 2.7, sill: 0.8, head: 2.25, frame: [p.paper, p.paper, p.navy] }],
      vista: k.seaView({ o, seed: 'bsb', hz: 500, x: 800, w: 520, boat: 'boat' }),
      items: [
        shutter(0.88, 200),
        shutter(2.72, -22),
        k.put(
          (s) =>
            k.box(s, [-1.05, 1.05, 0, 0.44, -0.4, 0.4], t.deep) +
            k.box(s, [-1.05, 1.05, 0.44, 0.56, -0.42, 0.4], t.white),
          1.8,
          2.75,
        ),
        k.put(k.pouf(t.warm), 1.15, 2.75, 0, -0.1, 0.56),
        k.put(k.pouf(t.gold), 2.4, 2.75, 0, -0.1, 0.56),
        k.put(k.books([t.warm, t.dark, t.gold]), 1.7, 2.6, 20, -0.3, 0.56),
        k.put(
          k.bed({
            w: 1.7,
            frame: t.dark,
            sheet: t.white,
            spread: t.dark,
            throw: t.gold,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.aqua,
            sun: p.deep,
          }),
          2.95,
          0.7,
          90,
        ),
        k.put(k.rug({ w: 1.4, d: 1, ink: p.sun, line: p.coral, kind: 'fringe' }), 0.9, 1.5, 0, 3),
      ],
    })
  })
