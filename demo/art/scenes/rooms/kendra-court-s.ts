// A small village-hotel room: half-shuttered window on fruit-stall green, a clay-red spread.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.62 }
export default (options?: SceneOptions) =>
  chamber('shade', options, (k, p, t, o) => {
    const w = 3,
      d = 3.2,
      v = k.view({ eye: [1.5, 1.5, -1.8], f: 1260, horizon: 560, light: [0.6, 0.6, 0.4] }),
      shutter = (x: number, turn: number) =>
        k.put((s) => k.box(s, [0, 0.5, 0.9, 2.2, -0.02, 0.02], t.deep), x, 3.1, turn, -0.1)
    return k.room(v, {
      size: [w, d, 2.7],
      z0: -1,
      back: { ink: p.fern, kind: 'brick', line: p.forest, dark: p.leaf },
      left: { ink: p.leaf, line: p.fern },
      right: { ink: p.lime, line: p.leaf },
      ceiling: p.light,
      floor: { ink: p.light, kind: 'terrazzo', line: p.clay, piece: p.leaf, lit: p.paper },
      openings: [{ wall: 'back', from: 1, to: 2, sill: 0.95, head: 2.2, frame: [p.paper, p.paper, p.ink] }],
      vista: k.streetView({ o, seed: 'kcs', hz: 560, x: 800, w: 380 }),
      items: [
        shutter(0.97, 205),
        shutter(2.03, -25),
        k.put(
          k.bed({
            w: 1.5,
            frame: t.wood,
            sheet: t.white,
            spread: t.warm,
            pattern: 'checks',
            patternInk: p.light,
            head: 'low',
            headTones: t.dark,
            floorShade: p.leaf,
          }),
          1.5,
          2.05,
        ),
        k.put(k.cupboard({ w: 0.42, d: 0.4, h: 0.55, body: t.dark, drawers: 2, knob: p.clay }), 2.7, 2.9),
        k.put(k.bowl(t.warm, [p.lime, p.clay]), 2.7, 2.9, 0, -0.1, 0.55),
        k.put(k.slippers(p.forest, p.clay), 2.55, 1.3, 12),
      ],
    })
  })
