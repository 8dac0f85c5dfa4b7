// A family room at first light, king and singles head to head below a ring of lamps.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 5.6,
      d = 4,
      v = k.view({ eye: [4.6, 1.7, -1.9], look: -20, f: 1200, horizon: 500, light: [0.4, 0.6, 0.65] })
    return k.room(v, {
      size: [w, d, 2.8],
      z0: -1,
      back: { ink: p.mist, line: p.jade },
      left: { ink: p.butter, line: p.peach },
      right: { ink: p.mist },
      ceiling: p.paper,
      floor: { ink: p.mauve, kind: 'planks', line: p.ink, piece: p.mauve, lit: p.peach },
      openings: [
        { wall: 'back', from: 2.3, to: 5, sill: 0.8, head: 2.35, bars: [4, 1], frame: [p.paper, p.leaf, p.ink] },
      ],
      vista: k.streetView({ o, seed: 'hlf', hz: 500, x: 1000, w: 560 }),
      hung: k.picture(v, w, d, {
        wall: 'left',
        at: 2,
        y: 1.75,
        pw: 0.9,
        ph: 0.7,
        frame: p.ink,
        ground: p.paper,
        inks: [p.rose, p.mauve, p.leaf],
        art: 'boat',
      }),
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.cool,
            throw: t.warm,
            head: 'arch',
            headTones: t.wood,
            floorShade: p.ink,
            sun: p.paper,
          }),
          1.2,
          2.2,
          -90,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            throw: t.cool,
            head: 'arch',
            headTones: t.wood,
            floorShade: p.ink,
            sun: p.peach,
          }),
          3.2,
          2.85,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            throw: t.cool,
            head: 'arch',
            headTones: t.wood,
            floorShade: p.ink,
            sun: p.peach,
          }),
          4.6,
          2.85,
        ),
        k.put(k.pendant({ cord: 0.5, r: 0.3, shade: t.gold, line: p.ink }), 2.2, 1.6, 0, 0, 2),
        k.put(k.suitcase({ body: t.deep, strap: p.peach, floorShade: p.ink }), 3, 0.5, 30),
      ],
    })
  })
