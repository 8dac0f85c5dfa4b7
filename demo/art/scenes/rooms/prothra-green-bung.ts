// A homestay room in evening light: slatted shutters throw bars of sun over a checked bed.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.45, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const w = 3.7,
      d = 3.6,
      v = k.view({ eye: [2.8, 1.45, -1.4], look: -15, f: 1200, horizon: 540, light: [-0.75, 0.5, 0.05] })
    return k.room(v, {
      size: [w, d, 2.8],
      z0: -1,
      back: { ink: p.gold, kind: 'dado', line: p.orange, dark: p.coral },
      left: { ink: p.coral, kind: 'dado', line: p.wine, dark: p.plum },
      right: { ink: p.gold },
      ceiling: p.paper,
      beams: { tones: t.wood, count: 5 },
      floor: { ink: p.coral, kind: 'tiles', line: p.wine, piece: p.coral, lit: p.gold },
      openings: [
        { wall: 'left', from: 1.2, to: 2.7, sill: 0.6, head: 2.3, bars: [1, 5], frame: t.dark, slats: p.forest },
      ],
      vista: k.gardenView({ o, seed: 'pgb', hz: 540, x: 240, w: 460 }),
      hung: k.picture(v, w, d, {
        wall: 'back',
        at: 0.8,
        y: 1.75,
        pw: 0.6,
        ph: 0.6,
        frame: p.plum,
        ground: p.paper,
        inks: [p.teal, p.forest, p.coral],
        art: 'leaf',
      }),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.cool,
            pattern: 'checks',
            patternInk: p.paper,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.wine,
            sun: p.gold,
          }),
          2,
          2.4,
        ),
        k.put(k.table({ w: 0.5, d: 0.45, h: 0.6, top: t.wood, floorShade: p.wine }), 3.2, 3.2),
        k.put(k.vase(t.cool, p.forest, p.coral, 'pgv'), 3.2, 3.2, 0, -0.1, 0.6),
        k.put(k.rug({ w: 1, d: 1.6, ink: p.plum, line: p.gold, kind: 'fringe' }), 0.7, 1.4, 0, 3),
        k.put(k.slippers(p.ink, p.gold), 0.8, 1.3, 25),
      ],
    })
  })
