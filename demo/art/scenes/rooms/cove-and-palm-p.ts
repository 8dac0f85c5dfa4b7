// From the pillow toward the cove: striped bed in front, open doors, one palm and the bright water.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.45, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 4.2,
      d = 3.6,
      v = k.view({ eye: [1.5, 1.35, -1.3], look: 5, f: 1120, horizon: 500, light: [-0.3, 0.55, 0.8] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.sun, line: p.paper },
      left: { ink: p.paper, line: p.light },
      right: { ink: p.light, line: p.paper },
      ceiling: p.paper,
      beams: { tones: t.dark, count: 5 },
      floor: { ink: p.lagoon, kind: 'boards', line: p.deep, piece: p.lagoon, lit: p.aqua },
      openings: [
        { wall: 'back', from: 0.3, to: 3.6, sill: 0, head: 2.35, frame: [p.paper, p.navy, p.ink], bars: [2, 1] },
      ],
      vista: k.beachView({ o, seed: 'cpp', hz: 500, x: 820, w: 760, palms: 2 }),
      hung:
        k.curtain(v, w, d, { wall: 'back', from: 0.05, to: 0.7, top: 2.5, tones: t.white, tie: true }) +
        k.curtain(v, w, d, { wall: 'back', from: 4.1, to: 3.4, top: 2.5, tones: t.white, tie: true }),
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.white,
            pattern: 'stripes',
            patternInk: p.aqua,
            throw: t.warm,
            head: 'none',
            pillows: 0,
            made: 0.98,
            floorShade: p.deep,
          }),
          1.5,
          0.7,
          180,
        ),
        k.put(k.chair({ frame: t.dark, seat: t.warm, floorShade: p.deep }), 3.5, 2.6, 130),
        k.put(k.slippers(p.coral, p.navy), 2.8, 1.8, 30),
      ],
    })
  })
