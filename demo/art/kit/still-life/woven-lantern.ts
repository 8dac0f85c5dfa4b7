// A woven lantern seen from below, hung from the origin by its cord; 260 wide, ribs bowed up, the light showing in its open foot.
import { clip, type Ink, path } from '../base/core.ts'
import { oval, stroke, turned } from './round.ts'
export interface LanternInks {
  cord: Ink
  shell: Ink
  lit: Ink
  shade: Ink
  rib: Ink
  light: Ink
}
/** Flat list of half width and height, top to foot; the first height is the length of the cord. */
export function wovenLantern(c: LanternInks, profile: readonly number[], ribs = 6): string {
  const shell = turned(profile, -0.2),
    [r1, y1] = [profile[profile.length - 2], profile[profile.length - 1]],
    y0 = profile[1]
  let hoops = ''
  for (let i = 1; i < ribs; i++) {
    const y = y0 + ((y1 - y0) * i) / ribs
    hoops += shell.belt(y - 4, y + 4)
  }
  let stays = ''
  for (const f of [-0.92, -0.7, -0.36, 0, 0.36, 0.7, 0.92]) stays += shell.band(f - 0.02, f + 0.02)
  return (
    path(stroke([0, 0, 0, y0], 5), c.cord) +
    path(shell.body, c.shell) +
    clip(
      shell.body,
      path(shell.band(-0.74, 0.1), c.lit) + path(shell.band(0.52, 1), c.shade) + path(hoops + stays, c.rib),
    ) +
    path(oval(0, y1, r1 * 1.04, r1 * 0.21), c.rib) +
    path(oval(0, y1 + 2, r1 * 0.92, r1 * 0.17), c.light) +
    path(oval(0, y0 + 2, profile[0] * 1.05, profile[0] * 0.16), c.rib)
  )
}
