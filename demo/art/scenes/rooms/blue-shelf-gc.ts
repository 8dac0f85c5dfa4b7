// Early light in a blue-green cottage: a hammock chair of a room, the bed under a sloping roof.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.55, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 3.8,
      d = 3.8,
      v = k.view({ eye: [0.8, 1.4, -1.5], look: 17, f: 1200, horizon: 570, light: [-0.4, 0.5, 0.7] })
    return k.room(v, {
      size: [w, d, 2],
      z0: -1,
      back: { ink: p.jade, kind: 'planks', line: p.leaf },
      left: { ink: p.mist },
      right: { ink: p.leaf, kind: 'planks', line: p.ink },
      gable: { rise: 1.3, inks: [p.mist, p.jade], rafters: p.ink },
      floor: { ink: p.peach, kind: 'planks', line: p.rose, piece: p.peach, lit: p.paper },
      openings: [
        { wall: 'back', from: 0.4, to: 1.7, sill: 0, head: 1.95, frame: [p.paper, p.paper, p.ink], bars: [2, 1] },
      ],
      vista: k.gardenView({ o, seed: 'bsg', hz: 570, x: 640, w: 460, disc: [-30, 130, 46] }),
      items: [
        k.put(
          k.bed({
            w: 1.7,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'slats',
            headTones: t.dark,
            floorShade: p.mauve,
            sun: p.butter,
          }),
          2.65,
          1.9,
          90,
        ),
        k.put(k.chair({ frame: t.dark, seat: t.warm, floorShade: p.rose }), 0.5, 2.6, -50),
        k.put(k.slippers(p.ink, p.paper), 1.1, 1.3, 20),
      ],
    })
  })
