// Children's things on a beach: a bucket standing on y = 0, a spade stuck in at the origin, and the towers turned out of the bucket.
import { clip, type Ink, path } from '../base/core.ts'
import { smooth } from '../base/shape.ts'
import { oval, stroke, turned } from './round.ts'
/** 240 wide at the mouth, 230 high, handle fallen to the left. */
export function bucket(c: { body: Ink; lit: Ink; shade: Ink; band: Ink; inside: Ink; handle: Ink }): string {
  const pail = turned([120, -230, 84, 0], 0.26)
  return (
    path(pail.body, c.body) +
    clip(
      pail.body,
      path(pail.belt(-150, -96), c.band) + path(pail.band(0.36, 1), c.shade) + path(pail.band(-0.84, -0.64), c.lit),
    ) +
    path(pail.mouth(1.05), c.lit) +
    path(pail.mouth(0.94), c.inside) +
    path(stroke([-120, -228, -150, -150, -60, -110, 60, -118, 122, -226], 12, 12, 40), c.handle)
  )
}
/** A spade 420 high, blade in the sand. */
export const spade = (c: { blade: Ink; shade: Ink; shaft: Ink }) =>
  path(stroke([0, -120, 0, -360], 22), c.shaft) +
  path(
    stroke([-56, -400, -50, -366, 0, -356, 50, -366, 56, -400, 50, -416, -50, -416, -56, -400], 20, 20, 40),
    c.shaft,
  ) +
  path(smooth([-70, -150, -30, -166, 30, -166, 70, -150, 66, -40, 50, 20, -50, 20, -66, -40]), c.blade) +
  path(smooth([14, -166, 30, -166, 70, -150, 66, -40, 50, 20, 10, 20, 24, -60]), c.shade)
/** A tower of sand, its top ridged by the bucket; w is the width of the foot, h the height. */
export function sandTower(w: number, h: number, c: { body: Ink; lit: Ink; shade: Ink }): string {
  const r = w / 2,
    t = turned([r * 0.74, -h, r * 0.8, -h * 0.8, r, 0], 0.24)
  let teeth = ''
  for (let i = -3; i <= 3; i++) {
    const x = Math.sin(i * 0.5) * r * 0.74,
      y = -h + Math.cos(i * 0.5) * r * 0.74 * 0.24
    teeth += `M${x - r * 0.1} ${y}v${-r * 0.2}h${r * 0.2}v${r * 0.2}z`
  }
  return (
    path(t.body, c.body) +
    clip(t.body, path(t.band(0.2, 1), c.shade) + path(t.band(-0.62, -0.28), c.lit)) +
    path(oval(0, -h, r * 0.74, r * 0.18), c.lit) +
    path(teeth, c.lit)
  )
}
