// A garden cottage in the rain, its ring net gathered over a yellow bed, wet leaves at both windows.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.6 }
export default (options?: SceneOptions) =>
  chamber('rain', options, (k, p, t, o) => {
    const w = 4,
      d = 3.6,
      v = k.view({ eye: [2, 1.5, -1.9], f: 1280, horizon: 560, light: [0.6, 0.6, 0.3] })
    return k.room(v, {
      size: [w, d, 2.4],
      z0: -1,
      back: { ink: p.leaf, kind: 'bamboo', line: p.forest, dark: p.forest },
      left: { ink: p.haze, kind: 'bamboo', line: p.slate, dark: p.slate },
      right: { ink: p.mist, kind: 'bamboo', line: p.haze, dark: p.haze },
      gable: { rise: 1.3, inks: [p.slate, p.haze], purlins: p.sea, rafters: p.ink },
      floor: { ink: p.mist, kind: 'mat', line: p.haze, piece: p.haze, lit: p.paper },
      openings: [
        { wall: 'back', from: 0.25, to: 0.95, sill: 0.7, head: 2.1, frame: t.dark, sun: false },
        { wall: 'back', from: 3.05, to: 3.75, sill: 0.7, head: 2.1, frame: t.dark, sun: false },
      ],
      vista: k.gardenView({ o, seed: 'ddg', hz: 560, x: 800, w: 700, flowers: true }) + k.rainfall('ddg', p.paper),
      items: [
        k.put(
          k.bed({ w: 1.8, frame: t.dark, sheet: t.white, spread: t.warm, head: 'none', floorShade: p.slate }),
          2,
          2.4,
          0,
          0.1,
        ),
        k.put(k.ringNet({ w: 1.8, net: [p.paper, p.paper, p.mist], ring: p.forest, h: 2.9 }), 2, 2.4),
        k.put(k.plant({ h: 1, pot: t.warm, leaf: [p.forest, p.leaf], seed: 'ddgp' }), 0.55, 2.4),
        k.put(k.snorkelSet({ fin: p.lamp, finLit: p.paper, strap: p.ink, glass: p.haze }), 3.2, 0.5, -20),
      ],
    })
  })
