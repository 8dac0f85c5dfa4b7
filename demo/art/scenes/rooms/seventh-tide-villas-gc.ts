// A four-poster in a plastered garden cottage, its net still tied back at daybreak.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 4.4,
      d = 4,
      v = k.view({ eye: [3.2, 1.45, -1.8], look: -14, f: 1180, horizon: 560, light: [-0.55, 0.55, 0.45] })
    return k.room(v, {
      size: [w, d, 3],
      z0: -1,
      back: { ink: p.butter, line: p.paper },
      left: { ink: p.peach, line: p.butter },
      right: { ink: p.paper },
      ceiling: p.peach,
      beams: { tones: [p.rose, p.mauve, p.ink], count: 5 },
      floor: { ink: p.mist, kind: 'tiles', line: p.jade, piece: p.mist, lit: p.paper },
      openings: [
        {
          wall: 'left',
          from: 0.7,
          to: 2.7,
          sill: 0,
          head: 2.4,
          shape: 'arch',
          bars: [2, 1],
          frame: [p.paper, p.mauve, p.ink],
        },
      ],
      vista: k.gardenView({ o, seed: 'stg', hz: 560, x: 300, w: 520, disc: [40, 120, 50] }),
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.white,
            throw: t.deep,
            cushion: t.deep,
            head: 'cane',
            headTones: t.wood,
            floorShade: p.jade,
            sun: p.butter,
          }),
          2.5,
          2.6,
          0,
          0.1,
        ),
        k.put(k.poster({ w: 1.9, l: 2.15, h: 2.25, frame: t.wood, net: [p.paper, p.paper, p.mist] }), 2.5, 2.6),
        k.put(k.plant({ h: 1.2, pot: t.warm, leaf: [p.ink, p.leaf], seed: 'stgp' }), 0.5, 3.4),
        k.put(k.slippers(p.mauve, p.paper), 3.7, 1.2, -10),
      ],
    })
  })
