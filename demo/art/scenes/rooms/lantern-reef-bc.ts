// A beach cottage at noon: low tide through three tall doors, a lantern in each bay.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 5,
      d = 3.8,
      v = k.view({ eye: [2.5, 1.45, -1.8], f: 1200, horizon: 530, light: [-0.4, 0.65, 0.65] }),
      door = (from: number) => ({
        wall: 'back' as const,
        from,
        to: from + 1.15,
        sill: 0,
        head: 2.35,
        shape: 'arch' as const,
        frame: [p.paper, p.forest, p.forest] as const,
      })
    return k.room(v, {
      size: [w, d, 2.9],
      z0: -1.2,
      back: { ink: p.coral, line: p.sand },
      left: { ink: p.sand, line: p.paper },
      right: { ink: p.paper, line: p.sand },
      ceiling: p.sand,
      beams: { tones: t.dark, count: 5 },
      floor: { ink: p.sky, kind: 'tiles', line: p.aqua, piece: p.sky, lit: p.paper },
      openings: [door(0.5), door(1.95), door(3.4)],
      vista: k.beachView({ o, seed: 'lrb', hz: 530, x: 800, w: 780, palms: 2 }),
      items: [
        k.put(
          k.bed({
            w: 1.9,
            frame: t.dark,
            sheet: t.white,
            spread: t.deep,
            throw: t.pale,
            head: 'arch',
            headTones: t.dark,
            floorShade: p.aqua,
            sun: p.aqua,
          }),
          3.88,
          1.3,
          90,
        ),
        k.put(k.pendant({ cord: 0.4, r: 0.18, shade: t.gold, line: p.forest }), 1.8, 3.5, 0, 0, 2.25),
        k.put(k.pendant({ cord: 0.4, r: 0.18, shade: t.gold, line: p.forest }), 3.25, 3.5, 0, 0, 2.25),
        k.put(k.armchair({ frame: t.dark, seat: t.green, floorShade: p.aqua }), 0.9, 2.2, -60),
        k.put(k.slippers(p.coral, p.paper), 1.9, 1.5, 10),
      ],
    })
  })
