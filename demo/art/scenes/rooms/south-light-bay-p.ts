// The sea-view room looked into from its balcony at sunrise: striped bed, curtains drawn wide.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.45 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t) => {
    const v = k.view({ eye: [1.6, 1.5, -2.9], look: 5, f: 1250, horizon: 560, light: [-0.35, 0.5, -0.75] }),
      front = {
        x0: -2,
        x1: 7,
        top: 3,
        wall: { ink: p.jade, line: p.leaf },
        openings: [
          {
            wall: 'front' as const,
            from: 0.2,
            to: 4,
            sill: 0,
            head: 2.4,
            frame: [p.paper, p.paper, p.mist] as const,
            rim: 0.1,
          },
        ],
      }
    return (
      k.room(v, {
        size: [4.3, 4, 2.75],
        back: { ink: p.mist, line: p.paper },
        left: { ink: p.butter, line: p.paper },
        right: { ink: p.mist, line: p.paper },
        ceiling: p.paper,
        floor: { ink: p.butter, kind: 'boards', line: p.peach, piece: p.peach, lit: p.paper },
        hung: k.picture(v, 4.3, 4, {
          wall: 'back',
          at: 2,
          y: 1.75,
          pw: 1.1,
          ph: 0.7,
          frame: p.leaf,
          ground: p.paper,
          inks: [p.jade, p.leaf, p.peach],
          art: 'sun',
        }),
        items: [
          k.put(
            k.bed({
              w: 1.8,
              frame: t.dark,
              sheet: t.pale,
              spread: t.cool,
              pattern: 'stripes',
              patternInk: p.paper,
              head: 'low',
              headTones: t.deep,
              floorShade: p.peach,
            }),
            2,
            2.75,
          ),
          k.put(k.lamp({ h: 1.4, shade: t.pale, post: p.ink }), 3.5, 3.5),
          k.put(k.armchair({ frame: t.dark, seat: t.warm, floorShade: p.peach }), 0.75, 1.2, -70),
          k.put(k.rug({ w: 2.2, d: 1.1, ink: p.rose, line: p.paper, kind: 'fringe' }), 2.4, 1, 0, 3),
          k.put(k.plant({ h: 1.4, pot: t.pale, leaf: [p.ink, p.leaf], seed: 'slpp' }), 0.6, 3.4),
        ],
      }) +
      k.facade(v, front) +
      k.eaves(v, front) +
      k.ground(v, -4, 9, -4, p.peach) +
      k.curtain(v, 4.3, 0, { wall: 'back', from: 0.2, to: 0.95, top: 2.35, tones: t.white, tie: true }) +
      k.curtain(v, 4.3, 0, { wall: 'back', from: 4, to: 3.25, top: 2.35, tones: t.white, tie: true }) +
      k.drum({ r: 0.34, h: 0.7, tones: t.wood, post: true, floorShade: p.rose })(k.local(v, 2.95, 0, -0.8)) +
      k.tray(t.dark, t.white)(k.local(v, 2.95, 0.7, -0.8)) +
      k.chair({ frame: t.dark, seat: t.warm, floorShade: p.rose })(k.local(v, 3.6, 0, -0.5, 100)) +
      k.plant({ h: 1.3, pot: t.warm, leaf: [p.ink, p.leaf], seed: 'slp' })(k.local(v, -0.35, 0, -0.5))
    )
  })
