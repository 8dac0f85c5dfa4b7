// A plain bright hotel room: the pool and its parasol fill the window beside the desk.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 4,
      d = 3.6,
      v = k.view({ eye: [2.9, 1.5, -1.3], look: -12, f: 1220, horizon: 500, light: [-0.4, 0.65, 0.6] })
    return k.room(v, {
      size: [w, d, 2.65],
      z0: -1,
      back: { ink: p.paper, line: p.sand },
      left: { ink: p.leaf, line: p.forest },
      right: { ink: p.paper, line: p.sand },
      ceiling: p.sky,
      floor: { ink: p.sky, kind: 'tiles', line: p.paper, piece: p.sky, lit: p.paper },
      openings: [{ wall: 'back', from: 0.9, to: 3.4, sill: 0.8, head: 2.25, bars: [2, 1], frame: t.dark }],
      vista: k.poolView({ o, seed: 'kbd', hz: 500, x: 820, w: 620 }),
      hung: k.cooler(v, w, d, 'left', 2.2, 2.15, [p.paper, p.paper, p.aqua]),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.deep,
            throw: t.warm,
            head: 'arch',
            headTones: t.wood,
            floorShade: p.aqua,
          }),
          1.15,
          1.7,
          -90,
        ),
        k.put(k.table({ w: 1.5, d: 0.55, top: t.wood, floorShade: p.aqua }), 2.5, 3.25),
        k.put(k.chair({ frame: t.dark, seat: t.warm, floorShade: p.aqua }), 2.5, 2.65, 175),
        k.put(k.lamp({ h: 0.4, shade: [p.paper, p.sand, p.coral], post: p.forest }), 3.05, 3.3, 0, -0.2, 0.74),
        k.put(k.books([t.warm, t.deep, t.green]), 2.1, 3.25, 10, -0.2, 0.74),
        k.put(k.suitcase({ body: t.warm, strap: p.forest, floorShade: p.aqua }), 3.5, 1.9, -30),
      ],
    })
  })
