// Things to drink from, foot on y = 0 about x = 0, light from the left: steel tumbler in its bowl, tea glass, enamel mug, tall glass.
import { clip, type Ink, path, place, ribbon } from '../base/core.ts'
import { pts } from '../base/points.ts'
import { hoop, turned } from './round.ts'
export interface Metal {
  lit: Ink
  body: Ink
  shade: Ink
  drink: Ink
  froth: Ink
}
/** South Indian coffee: a steel tumbler 190 high standing in its bowl, 230 wide over all. */
export function filterCoffee({ lit, body, shade, drink, froth }: Metal): string {
  const bowl = turned([112, -74, 106, -68, 92, -50, 84, 0]),
    cup = turned([68, -214, 62, -204, 54, -40])
  return (
    path(bowl.body, body) +
    path(bowl.band(0.3, 1), shade) +
    path(bowl.band(-0.86, -0.6), lit) +
    path(bowl.mouth(), lit) +
    path(bowl.mouth(0.92), shade) +
    clip(
      `M-120 -400H120V-74H-120z${turned([112, -74, 100, -60]).body}`,
      path(cup.body, body) +
        path(cup.band(0.35, 1), shade) +
        path(cup.band(-0.85, -0.5), lit) +
        path(cup.band(-0.2, -0.05), lit),
    ) +
    path(cup.mouth(), lit) +
    path(cup.mouth(0.88), drink) +
    clip(cup.mouth(0.88), path(hoop(-6, -210, 52, 13, 16, 5), froth))
  )
}
/** A small ribbed glass of milk tea, 130 high. */
export function teaGlass({
  tea,
  shade,
  glass,
  lit,
  froth,
}: {
  tea: Ink
  shade: Ink
  glass: Ink
  lit: Ink
  froth: Ink
}): string {
  const cup = turned([52, -132, 48, -110, 36, 0]),
    fill = turned([49, -112, 46, -100, 37, -8])
  return (
    path(cup.body, glass) +
    path(fill.body, tea) +
    path(fill.band(0.3, 1), shade) +
    path(fill.mouth(), froth) +
    path(fill.band(-0.8, -0.6) + fill.band(-0.3, -0.22) + fill.band(0.12, 0.2), lit) +
    path(hoop(0, -132, 52, 13.5, 5, 3), lit)
  )
}
/** An enamel mug 150 high with a dark rim, its handle on the right. */
export function enamelMug({
  body,
  shade,
  rim,
  drink,
  lit,
}: {
  body: Ink
  shade: Ink
  rim: Ink
  drink: Ink
  lit: Ink
}): string {
  const cup = turned([74, -150, 72, -120, 68, 0])
  return (
    path(
      ribbon(pts([66, -122, 112, -124, 122, -84, 106, -50, 62, -40]), () => 17, 20),
      shade,
    ) +
    path(cup.body, body) +
    path(cup.band(0.25, 1), shade) +
    path(cup.band(-0.82, -0.66), lit) +
    path(cup.mouth(), rim) +
    path(cup.mouth(0.9), shade) +
    clip(cup.mouth(0.9), path(hoop(0, -142, 66, 17, 66, 17), drink))
  )
}
/** A curl of steam rising from the origin. */
export const steam = (ink: Ink, size = 1, flip: 1 | -1 = 1) =>
  place(
    path(
      ribbon(pts([0, 0, -26, -50, 18, -104, -8, -160, 24, -220]), (t) => 26 * Math.sin(Math.PI * t) ** 0.8, 26) +
        ribbon(pts([34, -30, 20, -76, 50, -120, 36, -160]), (t) => 16 * Math.sin(Math.PI * t) ** 0.8, 18),
      ink,
    ),
    0,
    0,
    size,
    0,
    flip,
  )
