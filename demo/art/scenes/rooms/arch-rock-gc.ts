// A five-star garden cottage from above: a round white room, its bed on a low dais, roses of light.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 5,
      d = 4.6,
      v = k.view({ eye: [2.5, 3.2, -2], f: 1180, horizon: 150, light: [-0.5, 0.6, 0.5] })
    return k.room(v, {
      size: [w, d, 3.6],
      z0: -0.6,
      back: { ink: p.mauve, line: p.rose },
      left: { ink: p.rose, line: p.peach },
      right: { ink: p.peach, line: p.butter },
      ceiling: p.paper,
      floor: { ink: p.butter, kind: 'tiles', line: p.peach, piece: p.butter, lit: p.paper },
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
      vista: k.gardenView({ o, seed: 'arg', hz: 150, x: 200, w: 700 }),
      items: [
        k.put((s) => k.box(s, [-1.5, 1.5, 0, 0.16, -1.5, 1.3], t.pale), 2.6, 2.9, 0, 1),
        k.put(
          k.bed({
            w: 2,
            frame: t.wood,
            sheet: t.white,
            spread: t.white,
            throw: t.deep,
            cushion: t.deep,
            head: 'panel',
            headTones: t.deep,
          }),
          2.6,
          3.1,
          0,
          0,
          0.16,
        ),
        k.put(k.rug({ w: 1.8, d: 1.8, ink: p.jade, line: p.paper, kind: 'round' }), 2.6, 0.75, 0, 3),
        k.put(k.armchair({ frame: t.dark, seat: t.cool, floorShade: p.peach }), 4.2, 1.2, 60),
        k.put(k.drum({ r: 0.26, h: 0.42, tones: t.white, floorShade: p.peach }), 3.4, 0.7),
        k.put(k.plant({ h: 1.4, pot: t.deep, leaf: [p.ink, p.leaf], seed: 'arg' }), 4.5, 4.1),
      ],
    })
  })
