import type { SearchKind } from '#contract/terms/search-terms.ts'
import type { IconName } from '#site/ui/icon.tsx'

/** Where there is no picture. */
export const KIND_ICONS: Record<SearchKind, IconName> = {
  package: 'ticket',
  hotel: 'bed',
  place: 'pin',
  activity: 'waves',
  car: 'car',
  ferry: 'ship',
  post: 'list',
  page: 'map',
}
