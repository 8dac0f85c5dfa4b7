// Three suitcases lie open on the floor of a bright room, hills and the airfield outside.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.58 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 4,
      d = 3.6,
      v = k.view({ eye: [2, 2.1, -2.4], f: 1330, horizon: 360, light: [0.2, 0.7, 0.65] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1.4,
      back: { ink: p.sand, line: p.paper },
      left: { ink: p.paper, line: p.sand },
      right: { ink: p.paper, line: p.sand },
      ceiling: p.sky,
      floor: { ink: p.aqua, kind: 'tiles', line: p.lagoon, piece: p.aqua, lit: p.sky },
      openings: [{ wall: 'back', from: 0.3, to: 3.7, sill: 1.25, head: 2.4, bars: [3, 1], frame: t.dark }],
      vista: k.airfieldView({ o, seed: 'rrd', hz: 360, x: 780, w: 560, up: 0.07 }),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.green,
            head: 'low',
            headTones: t.dark,
            floorShade: p.lagoon,
            sun: p.sand,
          }),
          2,
          2.5,
        ),
        k.put(
          k.suitcase({ body: t.warm, strap: p.sand, clothes: [t.white, t.green], floorShade: p.lagoon }),
          0.75,
          1.5,
          20,
        ),
        k.put(
          k.suitcase({ body: t.dark, strap: p.sand, clothes: [t.warm, t.white], floorShade: p.lagoon }),
          3.3,
          1.7,
          -15,
        ),
        k.put(
          k.suitcase({ body: t.pale, strap: p.coral, clothes: [t.deep, t.warm], floorShade: p.lagoon }),
          2.2,
          0.75,
          8,
        ),
        k.put(k.drum({ r: 0.22, h: 0.5, tones: t.dark, floorShade: p.lagoon }), 3.3, 3.2),
        k.put(k.lamp({ shade: [p.paper, p.sand, p.coral], post: p.forest }), 3.3, 3.2, 0, -0.1, 0.5),
      ],
    })
  })
