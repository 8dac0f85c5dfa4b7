// A breaking wave of bioluminescent water: the line it breaks along (sheet units), lit in four steps from blue to glow.
import { type Curve, type Ink, noise, type Point, path, ribbon, rng } from '../base/core.ts'

export interface GlowWater {
  line: readonly Point[]
  /** Of the widest step, at its middle. */
  width: number
  seed: string
  /** Where along the line the glow begins, 0..1; below 0 it is there from the start. */
  from: number
  /** Dimmest first. */
  inks: readonly [blue: Ink, teal: Ink, cyan: Ink, glow: Ink]
}
export function glowWater({ line, width, seed, from, inks }: GlowWater): string {
  const rough = noise(rng(seed))
  const lit: Curve = (t) => Math.sin(Math.PI * Math.min(1, Math.max(0, (t - from) / (1 - from)))) ** 0.55
  const steps: [share: number, jitter: number, lift: number][] = [
    [1, 0.1, 26],
    [0.62, 0.22, 17],
    [0.36, 0.4, 10],
    [0.15, 0.6, 4],
  ]
  return steps
    .map(([share, jitter, lift], i) =>
      path(
        ribbon(
          line.map(([x, y]): Point => [x, y - lift * (width / 60)]),
          (t) => Math.max(0.8, width * share * lit(t) * (1 + jitter * rough(t * (14 + i * 6) + i * 30))),
          54,
        ),
        inks[i] ?? inks[0],
      ),
    )
    .join('')
}
