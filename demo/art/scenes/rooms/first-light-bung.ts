// A bungalow room at Sitapur with the sun straight in: green bed, solar-bright floor, bicycle weather outside.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 3.6,
      d = 3.4,
      v = k.view({ eye: [2.7, 1.5, -1.4], look: -15, f: 1200, horizon: 530, light: [-0.2, 0.75, 0.6] })
    return k.room(v, {
      size: [w, d, 2.2],
      z0: -1,
      back: { ink: p.sand, kind: 'weave', line: p.paper },
      left: { ink: p.leaf, kind: 'bamboo', line: p.forest, dark: p.forest },
      right: { ink: p.sand },
      gable: { rise: 1.2, inks: [p.sand, p.paper], purlins: p.coral, rafters: p.forest },
      floor: { ink: p.coral, kind: 'tiles', line: p.sand, piece: p.coral, lit: p.sand },
      openings: [{ wall: 'back', from: 1.8, to: 3.2, sill: 0, head: 2.05, frame: t.dark, bars: [2, 2] }],
      vista: k.beachView({ o, seed: 'flb', hz: 530, x: 960, w: 440, palms: 2 }),
      hung: k.picture(v, w, d, {
        wall: 'back',
        at: 1,
        y: 1.7,
        pw: 0.8,
        ph: 0.8,
        frame: p.forest,
        ground: p.coral,
        inks: [p.paper, p.forest],
        art: 'weave',
      }),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.cool,
            pattern: 'stripes',
            patternInk: p.paper,
            head: 'cane',
            headTones: t.dark,
            floorShade: p.forest,
          }),
          1.15,
          1.9,
          -90,
        ),
        k.put(k.slippers(p.forest, p.paper), 2.5, 1.5, 10),
        k.put(k.plant({ h: 0.9, pot: t.white, leaf: [p.forest, p.leaf], seed: 'flb' }), 1.5, 3.1),
      ],
    })
  })
