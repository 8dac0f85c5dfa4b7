// A sea-view room on Marine Hill in the forenoon: wide glass, a ship on the water, the sun across the floor.
import type { SceneOptions } from '../../kit/base/core.ts'
import { chamber } from '../../kit/room/chamber.ts'
export const focus = { x: 0.5, y: 0.5 }
export default (options?: SceneOptions) =>
  chamber('noon', options, (k, p, t, o) => {
    const w = 4.6,
      d = 4.4,
      v = k.view({ eye: [3.3, 1.5, -1.7], look: -14, f: 1310, horizon: 520, light: [0.3, 0.62, 0.8] })
    return k.room(v, {
      size: [w, d, 2.75],
      z0: -0.9,
      back: { ink: p.sky, line: p.paper },
      left: { ink: p.aqua, line: p.paper },
      right: { ink: p.aqua, line: p.paper },
      ceiling: p.paper,
      floor: { ink: p.sand, kind: 'planks', line: p.aqua, piece: p.sand, lit: p.paper },
      openings: [
        { wall: 'back', from: 1.1, to: 4.2, sill: 0, head: 2.3, bars: [3, 1], frame: [p.paper, p.paper, p.aqua] },
      ],
      vista: k.harbourView({ o, seed: 'pcp', hz: 520, x: 860, w: 640, ship: true }),
      hung:
        k.curtain(v, w, d, {
          wall: 'back',
          from: 0.4,
          to: 1.2,
          top: 2.5,
          tones: [p.coral, p.coral, p.deep],
          tie: true,
        }) +
        k.cooler(v, w, d, 'left', 3.1, 2.2, [p.paper, p.paper, p.aqua]) +
        k.picture(v, w, d, {
          wall: 'left',
          at: 1.5,
          y: 1.75,
          pw: 0.8,
          ph: 0.62,
          frame: p.forest,
          ground: p.paper,
          inks: [p.lagoon, p.deep, p.coral],
          art: 'sea',
        }),
      items: [
        k.put(
          k.bed({
            w: 1.8,
            frame: t.wood,
            sheet: t.white,
            spread: t.white,
            throw: t.warm,
            headTones: t.dark,
            cushion: t.warm,
            floorShade: p.aqua,
            sun: p.paper,
          }),
          1.15,
          2.2,
          -90,
        ),
        k.put(k.armchair({ frame: t.dark, seat: t.deep, cushion: t.pale, floorShade: p.aqua }), 3.9, 3.1, 40),
        k.put(k.drum({ tones: t.wood, post: true, floorShade: p.aqua }), 3.1, 3.7),
        k.put(k.cupboard({ w: 0.5, d: 0.45, h: 0.55, body: t.wood, drawers: 2, knob: p.paper }), 0.3, 3.5, -90),
        k.put(k.lamp({ shade: [p.paper, p.sand, p.coral], post: p.forest }), 0.3, 3.5, 0, -0.1, 0.55),
        k.put(k.slippers(p.coral, p.paper), 2.7, 1.3, 20),
      ],
    })
  })
