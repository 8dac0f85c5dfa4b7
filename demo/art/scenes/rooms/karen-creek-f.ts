// The family room of the lodge: woven red spreads in a row, blue plank walls, the inlet beyond a wide door.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 5.4,
      d = 3.8,
      v = k.view({ eye: [4.5, 1.6, -1.4], look: -21, f: 1150, horizon: 510, light: [0.4, 0.6, 0.65] })
    return k.room(v, {
      size: [w, d, 2.5],
      z0: -1,
      back: { ink: p.deep, kind: 'planks', line: p.navy },
      left: { ink: p.lagoon, kind: 'planks', line: p.deep },
      right: { ink: p.lagoon },
      ceiling: p.light,
      beams: { tones: t.dark, count: 5 },
      floor: { ink: p.sun, kind: 'boards', line: p.coral, piece: p.sun, lit: p.paper },
      openings: [
        { wall: 'back', from: 1, to: 2.5, sill: 0, head: 2.1, frame: [p.paper, p.paper, p.ink], bars: [2, 1] },
      ],
      vista: k.mangroveView({ o, seed: 'kcf1', hz: 510, x: 480, w: 520, boat: true }),
      hung: k.picture(v, w, d, {
        wall: 'back',
        at: 3.9,
        y: 1.8,
        pw: 1.5,
        ph: 0.6,
        frame: p.ink,
        ground: p.coral,
        inks: [p.paper, p.sun],
        art: 'weave',
      }),
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'diamond',
            patternInk: p.paper,
            head: 'low',
            headTones: t.dark,
            floorShade: p.deep,
          }),
          1.15,
          1.4,
          -90,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'diamond',
            patternInk: p.sun,
            head: 'low',
            headTones: t.dark,
            floorShade: p.deep,
          }),
          3.3,
          2.65,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'diamond',
            patternInk: p.sun,
            head: 'low',
            headTones: t.dark,
            floorShade: p.deep,
          }),
          4.6,
          2.65,
        ),
        k.put(k.rucksack({ body: t.dark, strap: p.sun, roll: p.coral }), 2.6, 1.3),
      ],
    })
  })
