// The family cottage toward dusk: king bed, two small beds, one big lantern over the rug.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('late', options, (k, p, t, o) => {
    const w = 5.4,
      d = 4.2,
      v = k.view({ eye: [4.2, 1.6, -1.5], look: -20, f: 1150, horizon: 520, light: [0.3, 0.5, 0.8] })
    return k.room(v, {
      size: [w, d, 2.3],
      z0: -1,
      back: { ink: p.wine, kind: 'bamboo', line: p.plum, dark: p.plum },
      left: { ink: p.coral, kind: 'bamboo', line: p.wine, dark: p.wine },
      right: { ink: p.coral },
      gable: { rise: 1.4, inks: [p.orange, p.coral], purlins: p.wine, rafters: p.plum },
      floor: { ink: p.orange, kind: 'planks', line: p.coral, piece: p.orange, lit: p.gold },
      openings: [{ wall: 'back', from: 2, to: 4.6, sill: 0.7, head: 2.1, bars: [3, 1], frame: t.dark }],
      vista: k.beachView({ o, seed: 'lrf', hz: 520, x: 900, w: 560, disc: [-50, 60, 54], palms: 2 }),
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.cool,
            throw: t.pale,
            head: 'arch',
            headTones: t.dark,
            floorShade: p.wine,
          }),
          1.15,
          1.9,
          -90,
        ),
        k.put(
          k.bed({
            w: 0.9,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            head: 'arch',
            headTones: t.dark,
            floorShade: p.wine,
          }),
          2.75,
          3.05,
        ),
        k.put(
          k.bed({
            w: 0.9,
            frame: t.dark,
            sheet: t.white,
            spread: t.warm,
            head: 'arch',
            headTones: t.dark,
            floorShade: p.wine,
          }),
          4.15,
          3.05,
        ),
        k.put(k.rug({ w: 1.5, d: 1.5, ink: p.plum, line: p.gold, kind: 'round' }), 3.2, 1, 0, 3),
        k.put(k.pendant({ cord: 0.9, r: 0.34, shade: [p.paper, p.gold, p.coral], line: p.ink }), 3.1, 1.6, 0, 0, 2),
        k.put(k.pouf(t.cool), 3.2, 1),
      ],
    })
  })
