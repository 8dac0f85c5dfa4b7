// Joseph of our office, who knows the boats: a beard and a boat shirt, the harbour behind him at dawn.
import type { Focus, Scene } from '../../kit/base/core.ts'
import { path, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { angular } from '../../kit/base/shape.ts'
import { bust } from '../../kit/people/bust.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.45 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn
    return (
      rect(-10, -10, 1620, 800, p.butter) +
      island({ x: 1240, w: 800, h: 150, horizon: 660, seed: 'joi', ink: p.jade, peak: 0.6 }) +
      sea({ horizon: 660, bottom: 1210, inks: [p.mist, p.jade, p.jade, p.leaf], seed: 'jow', power: 1.2, sway: 8 }) +
      crests({ horizon: 660, bottom: 1160, ink: p.paper, seed: 'joc', rows: 10, density: 0.6, weight: 0.8 }) +
      path(angular([150, 760, 430, 760, 390, 812, 190, 812]), p.mauve) +
      path(angular([290, 742, 290, 470, 440, 726]), p.paper) +
      place(
        bust(
          {
            ...{ skin: p.rose, shade: p.mauve, hair: p.ink, sheen: p.leaf, line: p.ink, lips: p.ink },
            ...{ top: p.leaf, topLit: p.mist },
          },
          'beard',
        ),
        800,
        540,
        4.4,
      )
    )
  }, options)
export default scene
