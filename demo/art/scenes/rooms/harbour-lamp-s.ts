// A snug single window at night: three basket lamps over the bed, rooftops outside.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.45, y: 0.56 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t, o) => {
    const w = 3.2,
      d = 3.3,
      v = k.view({ eye: [2.2, 1.4, -1.9], look: -8, f: 1340, horizon: 570, light: [-0.2, 0.8, -0.3] })
    return k.room(v, {
      size: [w, d, 2.8],
      z0: -1.2,
      back: { ink: p.teal, line: p.blue },
      left: { ink: p.blue, line: p.navy },
      right: { ink: p.navy, line: p.deep },
      ceiling: p.navy,
      floor: { ink: p.deep, kind: 'planks', line: p.ink, piece: p.navy, lit: p.blue },
      openings: [
        {
          wall: 'right',
          from: 0.9,
          to: 2.3,
          sill: 0.9,
          head: 2.2,
          bars: [2, 1],
          frame: [p.cyan, p.cyan, p.deep],
          sun: false,
        },
      ],
      vista: k.harbourView({ o, seed: 'hls', hz: 570, x: 1330, w: 480 }),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            pattern: 'border',
            patternInk: p.paper,
            head: 'arch',
            headTones: t.dark,
            floorShade: p.ink,
          }),
          1.4,
          2.15,
        ),
        k.put(k.pendant({ cord: 0.5, r: 0.2, shade: [p.paper, p.lamp, p.lamp], line: p.ink }), 0.5, 2.9, 0, 0, 2.05),
        k.put(
          k.pendant({ cord: 0.8, r: 0.26, shade: [p.paper, p.lamp, p.lamp], line: p.ink, glow: [p.cyan] }),
          1.4,
          2.8,
          0,
          -0.1,
          1.95,
        ),
        k.put(k.pendant({ cord: 0.4, r: 0.2, shade: [p.paper, p.lamp, p.lamp], line: p.ink }), 2.3, 2.9, 0, 0, 2.2),
        k.put(k.chair({ frame: t.dark, seat: t.warm, floorShade: p.ink }), 2.75, 2.6, 60),
        k.put(k.slippers(p.cyan, p.ink), 2.5, 1.3, 12),
      ],
    })
  })
