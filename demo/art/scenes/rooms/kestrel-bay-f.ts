// The family room from its doorway at dawn: three made beds and a child's case, sea in the far window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 5,
      d = 4.4,
      v = k.view({ eye: [2.5, 1.55, -2.2], f: 1240, horizon: 540, light: [-0.3, 0.5, 0.8] })
    return (
      k.room(v, {
        size: [w, d, 2.65],
        z0: -1,
        back: { ink: p.peach, line: p.butter },
        left: { ink: p.butter, line: p.paper },
        right: { ink: p.rose, line: p.peach },
        ceiling: p.paper,
        floor: { ink: p.mist, kind: 'tiles', line: p.jade, piece: p.mist, lit: p.paper },
        openings: [
          {
            wall: 'back',
            from: 1.4,
            to: 3.6,
            sill: 0.75,
            head: 2.25,
            bars: [2, 1],
            frame: [p.paper, p.paper, p.mauve],
          },
        ],
        vista: k.seaView({ o, seed: 'kbf', hz: 540, x: 800, w: 460, disc: [30, 70, 44] }),
        items: [
          k.put(
            k.bed({
              w: 1.8,
              frame: t.dark,
              sheet: t.white,
              spread: t.deep,
              throw: t.warm,
              head: 'arch',
              headTones: t.wood,
              floorShade: p.jade,
            }),
            1.15,
            2.6,
            -90,
          ),
          k.put(
            k.bed({
              w: 0.95,
              frame: t.dark,
              sheet: t.white,
              spread: t.warm,
              head: 'arch',
              headTones: t.wood,
              floorShade: p.jade,
            }),
            3.88,
            3.4,
            90,
          ),
          k.put(
            k.bed({
              w: 0.95,
              frame: t.dark,
              sheet: t.white,
              spread: t.warm,
              head: 'arch',
              headTones: t.wood,
              floorShade: p.jade,
            }),
            3.88,
            1.7,
            90,
          ),
          k.put(k.suitcase({ body: t.warm, strap: p.ink, floorShade: p.jade }), 2.4, 1.1, 15),
        ],
      }) + k.doorway(190, 1450, 110, [p.leaf, p.ink])
    )
  })
