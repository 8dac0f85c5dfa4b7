// A surfer's small room: three boards against the wall, wax and a towel, swell lines in the window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 3.4,
      d = 3.2,
      v = k.view({ eye: [1.7, 1.45, -1.7], f: 1240, horizon: 540, light: [0.5, 0.6, 0.5] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.aqua, kind: 'planks', line: p.lagoon },
      left: { ink: p.light, kind: 'planks', line: p.aqua },
      right: { ink: p.lagoon, kind: 'planks', line: p.deep },
      ceiling: p.light,
      floor: { ink: p.deep, kind: 'boards', line: p.navy, piece: p.deep, lit: p.aqua },
      openings: [{ wall: 'back', from: 2, to: 3.1, sill: 1, head: 2.1, frame: t.white, bars: [2, 1] }],
      vista: k.seaView({ o, seed: 'hbs', hz: 540, x: 1040, w: 420, isle: 120 }),
      items: [
        k.put(k.board({ deck: p.sun, stripe: p.coral, rail: p.navy, h: 2.3, lean: -3 }), 0.45, 3),
        k.put(k.board({ deck: p.paper, stripe: p.deep, rail: p.navy, h: 2, lean: 4 }), 1, 3.05, 0, 0.1),
        k.put(k.board({ deck: p.coral, stripe: p.paper, rail: p.navy, h: 1.8, lean: 3 }), 1.55, 3, 0, 0.05),
        k.put(
          k.bed({
            w: 1.5,
            frame: t.dark,
            sheet: t.white,
            spread: t.gold,
            pattern: 'stripes',
            patternInk: p.coral,
            head: 'none',
            floorShade: p.navy,
          }),
          2.35,
          1.7,
          90,
        ),
        k.put(k.rucksack({ body: t.warm, strap: p.ink, roll: p.sun }), 0.5, 1.5),
        k.put(k.slippers(p.coral, p.paper), 1.05, 1.1, -15),
      ],
    })
  })
