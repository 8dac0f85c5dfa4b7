// The larger roadside room: blinds striping the floor with noon, a long desk and a cold bottle.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 4,
      d = 3.4,
      v = k.view({ eye: [2.1, 1.5, -1.8], f: 1240, horizon: 520, light: [0.75, 0.6, 0.1] })
    return k.room(v, {
      size: [w, d, 2.6],
      z0: -1,
      back: { ink: p.coral, line: p.paper },
      left: { ink: p.sand, line: p.paper },
      right: { ink: p.coral, line: p.sand },
      ceiling: p.paper,
      floor: { ink: p.deep, kind: 'check', line: p.deep, piece: p.lagoon, lit: p.sand },
      openings: [
        { wall: 'right', from: 0.6, to: 2.8, sill: 0.9, head: 2.2, bars: [1, 6], frame: t.white, slats: p.paper },
      ],
      vista: k.hillView({ o, seed: 'ard2', hz: 520, x: 1460, w: 500 }),
      hung: k.picture(v, w, d, {
        wall: 'back',
        at: 1.5,
        y: 1.75,
        pw: 0.9,
        ph: 0.6,
        frame: p.forest,
        ground: p.paper,
        inks: [p.leaf, p.forest, p.coral],
        art: 'sun',
      }),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.green,
            pattern: 'border',
            patternInk: p.paper,
            head: 'low',
            headTones: t.dark,
            floorShade: p.forest,
            sun: p.sand,
          }),
          1.5,
          2.2,
        ),
        k.put(k.table({ w: 1.4, d: 0.5, h: 0.74, top: t.wood, floorShade: p.forest }), 3.2, 3.1),
        k.put(k.chair({ frame: t.wood, seat: t.pale, floorShade: p.forest }), 3.2, 2.5, 185),
        k.put(k.vase(t.cool, p.forest, p.leaf, 'ardv'), 3.5, 3.1, 0, -0.1, 0.74),
        k.put(k.suitcase({ body: t.cool, strap: p.forest, floorShade: p.forest }), 0.45, 1.3, -25),
      ],
    })
  })
