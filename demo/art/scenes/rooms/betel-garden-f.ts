// The large bungalow room: four sleepers in green and white below a row of betel palms.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 5.6,
      d = 3.8,
      v = k.view({ eye: [4.6, 1.6, -1.3], look: -22, f: 1150, horizon: 500, light: [0.5, 0.65, 0.55] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.leaf, kind: 'dado', line: p.forest, dark: p.paper },
      left: { ink: p.paper, kind: 'dado', line: p.leaf, dark: p.forest },
      right: { ink: p.paper },
      ceiling: p.paper,
      floor: { ink: p.coral, kind: 'tiles', line: p.sand, piece: p.coral, lit: p.sand },
      openings: [
        { wall: 'back', from: 0.5, to: 2, sill: 1.05, head: 2.3, bars: [2, 1], frame: [p.paper, p.paper, p.forest] },
        { wall: 'back', from: 2.7, to: 5.2, sill: 1.05, head: 2.3, bars: [3, 1], frame: [p.paper, p.paper, p.forest] },
      ],
      vista: k.gardenView({ o, seed: 'bgf', hz: 500, x: 860, w: 760, palms: 5 }),
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.dark,
            sheet: t.white,
            spread: t.white,
            pattern: 'diamond',
            patternInk: p.leaf,
            head: 'cane',
            headTones: t.dark,
            floorShade: p.forest,
          }),
          1.15,
          1.9,
          -90,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.green,
            head: 'cane',
            headTones: t.wood,
            floorShade: p.forest,
            sun: p.sand,
          }),
          3.1,
          2.65,
        ),
        k.put(
          k.bed({
            w: 0.95,
            frame: t.dark,
            sheet: t.white,
            spread: t.green,
            head: 'cane',
            headTones: t.wood,
            floorShade: p.forest,
            sun: p.sand,
          }),
          4.6,
          2.65,
        ),
        k.put(k.plant({ h: 1, pot: t.white, leaf: [p.forest, p.leaf], seed: 'bgf' }), 2.3, 3.4),
        k.put(k.rug({ w: 1.6, d: 1, ink: p.sand, line: p.forest, kind: 'fringe' }), 3.2, 0.8, 0, 3),
      ],
    })
  })
