// The hostel's private room by day: a big painted fish over the bed, a rucksack half unpacked.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('reef', options, (k, p, t, o) => {
    const w = 3.2,
      d = 3.2,
      v = k.view({ eye: [2.3, 1.45, -1.6], look: -13, f: 1180, horizon: 560, light: [0.7, 0.6, 0.2] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.navy, line: p.deep },
      left: { ink: p.coral, line: p.paper },
      right: { ink: p.deep },
      ceiling: p.paper,
      floor: { ink: p.aqua, kind: 'check', line: p.aqua, piece: p.lagoon, lit: p.light },
      openings: [
        { wall: 'right', from: 1, to: 2.4, sill: 0.9, head: 2.2, bars: [2, 2], frame: [p.paper, p.paper, p.ink] },
      ],
      vista: k.streetView({ o, seed: 'ngs', hz: 560, x: 1350, w: 400 }),
      hung:
        k.picture(v, w, d, {
          wall: 'back',
          at: 1.3,
          y: 1.85,
          pw: 1.8,
          ph: 0.95,
          frame: p.navy,
          ground: p.navy,
          inks: [p.sun, p.coral, p.aqua],
          art: 'fish',
        }) + k.cooler(v, w, d, 'left', 1.6, 2.2, [p.paper, p.paper, p.navy]),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.gold,
            head: 'low',
            headTones: t.deep,
            floorShade: p.deep,
            sun: p.paper,
          }),
          1.3,
          2.05,
        ),
        k.put(k.rucksack({ body: t.warm, strap: p.ink, roll: p.navy }), 2.5, 2.2),
        k.put(k.slippers(p.coral, p.ink), 2.5, 1.3, 10),
        k.put(k.drum({ r: 0.2, h: 0.45, tones: t.white, floorShade: p.deep }), 2.75, 2.8),
      ],
    })
  })
