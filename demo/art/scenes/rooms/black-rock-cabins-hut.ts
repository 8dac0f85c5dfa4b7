// A bamboo hut by moonlight: the net hangs over the bed, the moon lies on the black rocks outside.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('night', options, (k, p, t, o) => {
    const w = 3.2,
      d = 3.2,
      v = k.view({ eye: [0.9, 1.4, -1.5], look: 12, f: 1180, horizon: 540, light: [-0.25, 0.6, 0.8] })
    return k.room(v, {
      size: [w, d, 2.1],
      z0: -1,
      back: { ink: p.navy, kind: 'weave', line: p.deep },
      left: { ink: p.deep, kind: 'weave', line: p.ink },
      right: { ink: p.blue, kind: 'weave', line: p.navy },
      gable: { rise: 1.2, inks: [p.deep, p.navy], purlins: p.ink, rafters: p.ink },
      floor: { ink: p.deep, kind: 'mat', line: p.ink, piece: p.ink, lit: p.teal },
      openings: [
        { wall: 'back', from: 0.35, to: 1.75, sill: 0.55, head: 2, frame: [p.cyan, p.teal, p.ink], bars: [1, 1] },
      ],
      vista: k.seaView({ o, seed: 'brh', hz: 540, x: 640, w: 420, disc: [10, 150, 56] }),
      items: [
        k.put(
          k.bed({
            w: 1.4,
            frame: t.dark,
            sheet: t.white,
            spread: t.cool,
            head: 'none',
            floorShade: p.ink,
            sun: p.glow,
          }),
          2.1,
          1.9,
          90,
        ),
        k.put(k.ringNet({ w: 1.4, net: [p.glow, p.cyan, p.teal], ring: p.ink, h: 2.5 }), 2.1, 1.9, 90, 0.4),
        k.put(
          k.lamp({ h: 0.3, shade: [p.paper, p.lamp, p.lamp], post: p.ink, glow: [p.teal], wide: 0.26 }),
          0.4,
          2.9,
          0,
          0,
          0.1,
        ),
        k.put(k.slippers(p.lamp, p.ink), 1.2, 1.2, 15),
      ],
    })
  })
