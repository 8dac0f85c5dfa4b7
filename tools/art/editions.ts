import { PICTURE_WIDTHS } from '#contract/terms/pictures.ts'
import { heroScenes } from '#demo/prose/hero-pictures.ts'
import { READY_WIDTHS, type Variant } from '#server/media/variant.ts'

/** The files of one picture that are wanted somewhere. */
export type EditionsOf = (picture: { id: string; version: string }) => Variant[]

/** What everybody sees first is there in every width: as wide as a window, the near layers as wide as they are shown. */
const HERO_WIDEST = new Map(
  heroScenes.flatMap(({ flat, layers }) =>
    [flat, ...layers].flatMap(({ day, night }, depth) =>
      [day, night].map((id) => [id, depth < 2 ? 1920 : 1440] as const),
    ),
  ),
)

/** What travels with the project, so that a first start has nothing to draw. */
export const shippedEditions: EditionsOf = (picture) => {
  const widest = HERO_WIDEST.get(picture.id) ?? Math.max(...READY_WIDTHS)
  return widths(picture, 'avif').filter(({ width }) => width <= widest)
}

/** Everything there is of a picture. */
export const allEditions: EditionsOf = (picture) => [
  ...widths(picture, 'avif'),
  ...widths(picture, 'webp'),
  { kind: 'preview', ...picture },
]

/** What a site draws when it is first asked for. */
export const otherEditions: EditionsOf = (picture) => {
  const shipped = shippedEditions(picture).map((each) => JSON.stringify(each))
  return allEditions(picture).filter((each) => !shipped.includes(JSON.stringify(each)))
}

function widths(picture: { id: string; version: string }, format: 'avif' | 'webp') {
  return PICTURE_WIDTHS.map((width) => ({ kind: 'width' as const, ...picture, width, format }))
}
