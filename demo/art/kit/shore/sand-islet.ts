// An island made of sand by a child: a patted mound, its moat, and leafy twigs stuck in for trees. 300 wide, the foot at y = 0.
import { type Ink, lens, path, rng } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { limb } from '../people/limb.ts'
export interface SandIsletInks {
  wet: Ink
  water: Ink
  shade: Ink
  body: Ink
  lit: Ink
  twig: Ink
  leaf: Ink
}
export function sandIslet(
  c: SandIsletInks,
  seed: string,
  twigs: readonly (readonly [x: number, y: number, h: number])[],
): string {
  const r = rng(seed)
  let wood = '',
    green = ''
  for (const [x, y, h] of twigs) {
    wood += limb([x, y, x + r.j(8), y - h * 0.5, x + r.j(14), y - h], 8, 7, 4)
    for (const k of [-1, -0.4, 0.35, 1])
      green += limb(
        [x, y - h, x + k * h * 0.3, y - h * 1.2 - r() * 8, x + k * h * 0.55, y - h * (0.98 + r.j(0.1))],
        5,
        16,
        3,
      )
  }
  return (
    path(lens(0, 12, 560, 130), c.wet) +
    path(smooth([-190, 10, -150, -30, 0, -48, 150, -34, 192, 8, 140, 46, 0, 58, -140, 48]), c.water) +
    path(
      smooth([
        -146, 14, -130, -30, -92, -60, -60, -120, -18, -142, 24, -112, 60, -104, 96, -56, 132, -28, 146, 12, 80, 34,
        -80, 34,
      ]),
      c.shade,
    ) +
    path(
      smooth([
        -40, 36, -30, -20, -44, -70, -30, -134, -18, -142, 24, -112, 60, -104, 96, -56, 132, -28, 146, 12, 80, 34,
      ]),
      c.body,
    ) +
    path(
      smooth([-14, -138, 24, -112, 60, -104, 96, -56, 128, -30, 140, 4, 104, -12, 78, -40, 46, -72, 14, -88]),
      c.lit,
    ) +
    path(wood, c.twig) +
    path(green, c.leaf)
  )
}
