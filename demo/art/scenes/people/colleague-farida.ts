// Farida of our office, who plans the trips: long hair and glasses, an early sun over the sea.
import type { Focus, Scene } from '../../kit/base/core.ts'
import { circle, place, rect } from '../../kit/base/core.ts'
import { sheet } from '../../kit/base/frame.ts'
import { bust } from '../../kit/people/bust.ts'
import { island } from '../../kit/sea/islands.ts'
import { crests, sea } from '../../kit/sea/sea.ts'
import { palettes } from '../../palettes.ts'
export const focus: Focus = { x: 0.5, y: 0.45 }
const scene: Scene = (options) =>
  sheet(() => {
    const p = palettes.dawn
    return (
      rect(-10, -10, 1620, 760, p.mist) +
      circle(420, 430, 140, p.paper) +
      island({ x: 1200, w: 900, h: 170, horizon: 660, seed: 'fai', ink: p.jade, peak: 0.5 }) +
      sea({
        horizon: 660,
        bottom: 1210,
        inks: [p.paper, p.butter, p.butter, p.peach],
        seed: 'faw',
        power: 1.2,
        sway: 8,
      }) +
      crests({ horizon: 660, bottom: 1160, ink: p.paper, seed: 'fac', rows: 10, density: 0.6, weight: 0.8 }) +
      place(
        bust(
          {
            ...{ skin: p.peach, shade: p.rose, hair: p.ink, sheen: p.mauve, line: p.ink, lips: p.mauve },
            ...{ top: p.mauve, topLit: p.rose, glasses: p.ink },
          },
          'long',
        ),
        800,
        540,
        4.4,
      )
    )
  }, options)
export default scene
