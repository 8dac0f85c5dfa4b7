// Meera of our office, in a sari with flowers in her hair, the last light over the sea.
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
    const p = palettes.late
    return (
      rect(-10, -10, 1620, 800, p.gold) +
      circle(1180, 520, 150, p.paper) +
      island({ x: 330, w: 820, h: 150, horizon: 700, seed: 'mei', ink: p.orange, peak: 0.4 }) +
      sea({ horizon: 700, bottom: 1210, inks: [p.orange, p.wine, p.wine, p.plum], seed: 'mew', power: 1.2, sway: 8 }) +
      crests({ horizon: 700, bottom: 1160, ink: p.gold, seed: 'mec', rows: 10, density: 0.6, weight: 0.8 }) +
      place(
        bust(
          {
            ...{ skin: p.orange, shade: p.coral, hair: p.ink, sheen: p.plum, line: p.ink, lips: p.wine },
            ...{ top: p.forest, topLit: p.teal, drape: p.teal, border: p.gold, flower: p.paper },
          },
          'parted',
        ),
        800,
        540,
        4.4,
      )
    )
  }, options)
export default scene
