// A five-star garden cottage from its gallery: the bed on a dark dais, the morning laid across it from an arched door.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 5,
      d = 4.6,
      v = k.view({ eye: [3.1, 3, -2.4], look: -6, f: 1180, horizon: 190, light: [-0.55, 0.75, 0.15] })
    return k.room(v, {
      size: [w, d, 3.6],
      z0: -0.6,
      back: { ink: p.mauve, line: p.rose },
      left: { ink: p.rose, line: p.peach },
      right: { ink: p.peach, line: p.butter },
      ceiling: p.paper,
      floor: { ink: p.rose, kind: 'tiles', line: p.mauve, piece: p.rose, lit: p.butter },
      openings: [
        {
          wall: 'left',
          from: 1,
          to: 3.8,
          sill: 0,
          head: 2.6,
          shape: 'arch',
          bars: [3, 1],
          frame: [p.paper, p.paper, p.ink],
        },
      ],
      vista: k.gardenView({ o, seed: 'arg', hz: 190, x: 160, w: 700 }),
      items: [
        k.put((s) => k.box(s, [-1.5, 1.5, 0, 0.18, -1.4, 1.3], [p.leaf, p.leaf, p.ink]), 2.7, 3, 0, 1),
        k.put(
          k.bed({
            w: 2,
            frame: t.wood,
            sheet: t.white,
            spread: t.white,
            throw: t.warm,
            cushion: t.warm,
            head: 'panel',
            headTones: t.wood,
            sun: p.butter,
          }),
          2.7,
          3.2,
          0,
          0,
          0.18,
        ),
        k.put(k.slippers(p.ink, p.butter), 3.9, 1.2, -20),
        k.put(k.plant({ h: 1.5, pot: t.pale, leaf: [p.ink, p.leaf], seed: 'arg' }), 4.6, 4.1),
      ],
    })
  })
