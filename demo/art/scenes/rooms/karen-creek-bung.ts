// A lodge room over the creek at sunrise: a long window seat of light, a Karen weaving, a boat below.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.45, y: 0.58 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 3.8,
      d = 3.4,
      v = k.view({ eye: [0.9, 1.45, -1.4], look: 15, f: 1180, horizon: 550, light: [-0.6, 0.5, 0.4] })
    return k.room(v, {
      size: [w, d, 2.5],
      z0: -1,
      back: { ink: p.leaf, kind: 'planks', line: p.ink },
      left: { ink: p.jade },
      right: { ink: p.jade, kind: 'planks', line: p.leaf },
      ceiling: p.butter,
      beams: { tones: [p.mauve, p.ink, p.ink], count: 5 },
      floor: { ink: p.peach, kind: 'boards', line: p.rose, piece: p.peach, lit: p.paper },
      openings: [
        { wall: 'back', from: 0.2, to: 2.2, sill: 0.6, head: 2.1, frame: [p.butter, p.mauve, p.ink], bars: [3, 1] },
      ],
      vista: k.mangroveView({ o, seed: 'kcb', hz: 550, x: 640, w: 520, boat: true, disc: [-60, 150, 60] }),
      hung: k.picture(v, w, d, {
        wall: 'right',
        at: 2,
        y: 1.85,
        pw: 1.1,
        ph: 0.7,
        frame: p.ink,
        ground: p.rose,
        inks: [p.butter, p.mauve],
        art: 'weave',
      }),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.pale,
            spread: t.warm,
            pattern: 'diamond',
            patternInk: p.butter,
            head: 'low',
            headTones: t.dark,
            floorShade: p.rose,
            sun: p.butter,
          }),
          2.68,
          1.7,
          90,
        ),
        k.put(k.drum({ r: 0.26, h: 0.4, tones: t.wood, floorShade: p.rose }), 0.9, 2.5),
        k.put(k.tray(t.dark, t.white), 0.9, 2.5, 10, -0.1, 0.4),
        k.put(k.pouf(t.deep), 1.3, 1.8),
      ],
    })
  })
