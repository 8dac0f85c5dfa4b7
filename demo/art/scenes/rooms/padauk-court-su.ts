// The suite at sunset: a sofa before a corner of glass, the bed through a wide door.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.6, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const w = 7,
      d = 4.6,
      v = k.view({ eye: [4.6, 1.6, -2], look: -16, f: 1160, horizon: 540, light: [-0.7, 0.5, 0.35] })
    return k.room(v, {
      size: [w, d, 2.8],
      z0: -1.2,
      back: { ink: p.orange, line: p.coral },
      left: { ink: p.wine, line: p.plum },
      right: { ink: p.gold, line: p.orange },
      ceiling: p.gold,
      floor: { ink: p.coral, kind: 'planks', line: p.wine, piece: p.coral, lit: p.gold },
      openings: [
        { wall: 'left', from: 0.6, to: 4.3, sill: 0.25, head: 2.45, bars: [3, 1], frame: t.dark },
        { wall: 'back', from: 0.3, to: 3, sill: 0.25, head: 2.45, bars: [2, 1], frame: t.dark },
      ],
      vista: k.harbourView({ o, seed: 'pcs', hz: 540, x: 560, w: 640, disc: [-150, 120, 60] }),
      hung: k.picture(v, w, d, {
        wall: 'back',
        at: 5.2,
        y: 1.75,
        pw: 1.2,
        ph: 0.8,
        frame: p.plum,
        ground: p.paper,
        inks: [p.coral, p.wine, p.orange],
        art: 'leaf',
      }),
      items: [
        k.put(k.armchair({ w: 2.1, frame: t.dark, seat: t.cool, cushion: t.pale, floorShade: p.wine }), 1.9, 3.6),
        k.put(k.armchair({ frame: t.dark, seat: t.warm, floorShade: p.wine }), 0.8, 1.8, -100),
        k.put(k.rug({ w: 2.2, d: 1.7, ink: p.plum, line: p.orange, kind: 'border' }), 2.2, 2, 0, 3),
        k.put(k.table({ w: 1.1, d: 0.6, h: 0.4, top: t.wood, floorShade: p.ink }), 2.1, 2),
        k.put(k.vase(t.cool, p.forest, p.coral, 'pcsv'), 2.1, 2, 0, -0.1, 0.4),
        k.put(
          k.bed({
            w: 1.9,
            frame: t.dark,
            sheet: t.white,
            spread: t.white,
            throw: t.warm,
            cushion: t.warm,
            headTones: t.deep,
            floorShade: p.wine,
            sun: p.gold,
          }),
          5.2,
          3.4,
        ),
        k.put(k.lamp({ shade: [p.paper, p.gold, p.orange], post: p.plum }), 6.5, 4.2, 0, 0, 0.6),
        k.put(k.cupboard({ w: 0.5, d: 0.45, h: 0.6, body: t.dark, drawers: 2, knob: p.gold }), 6.5, 4.2, 0, 0.1),
      ],
    })
  })
