// Rain over a whole sheet: slanting hair lines in a few gusts, never even; and rings where it strikes flat water or stone.
import { type Ink, lens, noise, path, ribbon, rng } from '../base/core.ts'

export function rainfall(seed: string, ink: Ink, { count = 90, top = 0, bottom = 1100, lean = -40 } = {}): string {
  const r = rng(seed),
    gust = noise(r)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = r.in(-40, 1680),
      y = r.in(top, bottom)
    if (gust(x / 190 + y / 90) < -0.2) continue
    const k = r.in(0.5, 1.2)
    d += ribbon(
      [
        [x, y],
        [x + lean * k, y + 110 * k],
      ],
      () => 2.2,
      2,
    )
  }
  return path(d, ink)
}
export function drops(list: readonly (readonly [x: number, y: number, w: number])[], ink: Ink): string {
  return path(
    list.map(([x, y, w]) => lens(x, y, w, w * 0.1) + lens(x + w * 0.2, y + w * 0.12, w * 0.5, w * 0.06)).join(''),
    ink,
  )
}
