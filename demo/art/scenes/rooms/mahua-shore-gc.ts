// A garden cottage among mahua trees, seen from the path: green shade, the bed through open doors.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('shade', options, (k, p, t, o) => {
    const v = k.view({ eye: [0.6, 1.5, -5], look: 9, f: 1180, horizon: 600, light: [-0.5, 0.6, -0.6] }),
      front = {
        x0: -0.8,
        x1: 4.8,
        top: 2.6,
        wall: { ink: p.paper, kind: 'planks' as const, line: p.light },
        openings: [{ wall: 'front' as const, from: 0.4, to: 3, sill: 0, head: 2.2, frame: t.dark, rim: 0.09 }],
        roof: { tones: [p.clay, p.forest, p.ink] as const, over: 1, rise: 1.7, back: 3, thatch: p.fern },
      }
    return (
      k.gardenView({ o, seed: 'msg', hz: 600, x: 800, w: 1200, palms: 0 }) +
      k.ground(v, -12, 16, -7, p.lime) +
      k.room(v, {
        size: [4.2, 3.8, 2.6],
        back: { ink: p.leaf, line: p.fern },
        left: { ink: p.fern },
        right: { ink: p.lime, line: p.leaf },
        ceiling: p.fern,
        floor: { ink: p.clay, kind: 'planks', line: p.fern, piece: p.clay, lit: p.clay },
        items: [
          k.put(
            k.bed({
              w: 1.8,
              frame: t.dark,
              sheet: t.white,
              spread: t.white,
              throw: t.warm,
              cushion: t.warm,
              headTones: t.dark,
              floorShade: p.fern,
            }),
            1.9,
            2.2,
          ),
          k.put(k.lamp({ h: 1.4, shade: [p.paper, p.light, p.clay], post: p.ink }), 3.2, 3),
        ],
      }) +
      k.facade(v, front) +
      k.path(k.level(v, -0.8, 4.8, -1.3, 0, 0.02), p.light) +
      k.eaves(v, front) +
      [-0.7, 4.7].map((x) => k.post(2.45, t.dark)(k.local(v, x, 0, -0.95))).join('') +
      k.armchair({ frame: t.dark, seat: t.deep, cushion: t.warm, floorShade: p.leaf })(k.local(v, 3.8, 0, -0.6, 15)) +
      k.plant({ h: 1.1, pot: t.warm, leaf: [p.ink, p.fern], seed: 'msgp' })(k.local(v, -0.2, 0, -0.6)) +
      k.frond('br', 460, [p.ink, p.deep], 'msg2') +
      k.frond('tl', 460, [p.ink, p.forest], 'msg3')
    )
  })
