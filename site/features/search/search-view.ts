import type { SearchKind } from '#contract/terms/search-terms.ts'
import type { SearchResult } from '#contract/v1/search.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { priceText } from './search-texts.ts'

/** A result as it is shown; made on the server. */
export type ResultView = {
  key: string
  kind: SearchKind
  title: string
  note: string
  href: string
  price?: string
  picture?: PictureSource
}

export function toResultView({ kind, id, title, subtitle, url, picture, priceFrom }: SearchResult): ResultView {
  return {
    key: `${kind} ${id}`,
    kind,
    title,
    note: subtitle ?? '',
    href: url,
    ...(priceFrom === undefined ? {} : { price: priceText(kind, priceFrom) }),
    ...(picture === undefined ? {} : { picture: cardPicture(leanPicture(picture)) }),
  }
}
