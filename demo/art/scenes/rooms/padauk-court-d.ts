// Close on the corner of a made bed at daybreak, the hotel pool below the window.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.4, y: 0.55 }
export default (options?: SceneOptions) =>
  chamber('dawn', options, (k, p, t, o) => {
    const w = 4,
      d = 3.6,
      v = k.view({ eye: [0.9, 1.3, -0.5], look: 24, f: 1290, horizon: 480, light: [-0.5, 0.55, 0.55] })
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -0.8,
      back: { ink: p.butter, line: p.peach },
      right: { ink: p.peach, line: p.rose },
      left: { ink: p.butter },
      ceiling: p.paper,
      floor: { ink: p.rose, kind: 'planks', line: p.mauve, piece: p.rose, lit: p.butter },
      openings: [
        { wall: 'back', from: 0.5, to: 2, sill: 0.4, head: 2.3, bars: [1, 1], frame: [p.paper, p.paper, p.jade] },
      ],
      vista: k.poolView({ o, seed: 'pcd', hz: 480, x: 640, w: 600, disc: [-70, 90, 50] }),
      hung: k.curtain(v, w, d, { wall: 'back', from: 2.75, to: 1.95, top: 2.5, tones: t.warm }),
      items: [
        k.put(
          k.bed({
            w: 1.6,
            frame: t.dark,
            sheet: t.white,
            spread: t.white,
            throw: t.warm,
            cushion: t.warm,
            headTones: t.wood,
            floorShade: p.mauve,
            sun: p.butter,
          }),
          2.9,
          1.9,
          90,
        ),
        k.put(k.cupboard({ w: 0.5, d: 0.45, h: 0.55, body: t.dark, drawers: 2, knob: p.butter }), 3.7, 3.1, 90),
        k.put(k.vase(t.cool, p.leaf, p.rose, 'pcdv'), 3.7, 3.1, 0, -0.1, 0.55),
        k.put(k.tray(t.dark, t.white), 2.2, 1.7, 60, -0.6, 0.6),
      ],
    })
  })
