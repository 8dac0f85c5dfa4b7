// The sea villa's bath of evening: the coral arch stands in its window, a wide bed turned to face it.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.45 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const w = 5.2,
      d = 3.8,
      v = k.view({ eye: [2.6, 1.5, -1.5], f: 1180, horizon: 520, light: [0.4, 0.45, 0.8] })
    return k.room(v, {
      size: [w, d, 2.9],
      z0: -1,
      back: { ink: p.plum, line: p.ink },
      left: { ink: p.wine, line: p.plum },
      right: { ink: p.coral, line: p.wine },
      ceiling: p.plum,
      floor: { ink: p.wine, kind: 'tiles', line: p.plum, piece: p.wine, lit: p.orange },
      openings: [
        {
          wall: 'back',
          from: 0.5,
          to: 4.7,
          sill: 0,
          head: 2.7,
          bars: [3, 1],
          frame: [p.gold, p.ink, p.ink],
          rim: 0.06,
        },
      ],
      vista: k.archView({ o, seed: 'ard', hz: 520, x: 830, w: 760, disc: [40, 70, 66] }),
      items: [
        k.put(
          k.bed({
            w: 2,
            frame: t.dark,
            sheet: t.white,
            spread: t.white,
            throw: t.cool,
            head: 'none',
            pillows: 0,
            made: 0.98,
            floorShade: p.plum,
          }),
          2.6,
          0.5,
          180,
        ),
        k.put(k.armchair({ frame: t.dark, seat: t.cool, cushion: t.pale, floorShade: p.plum }), 0.9, 2.6, -150),
        k.put(k.lamp({ h: 1.4, shade: [p.paper, p.gold, p.orange], post: p.ink, wide: 0.4 }), 4.6, 3.2),
        k.put(k.tray(t.dark, t.white), 2.3, 0.9, 15, -1, 0.6),
      ],
    })
  })
