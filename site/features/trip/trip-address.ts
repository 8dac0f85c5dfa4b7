import { withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'

export const ADD_NAME = 'add'
/** Names a quote whose things are put onto the trip. */
export const QUOTE_NAME = 'quote'

/** My trip, with something that the page puts onto it: the basket is the browser's alone, so the address carries it there. */
export function addedHref(item: TripItem): string {
  return withQuery(visitorPaths.trip, { [ADD_NAME]: JSON.stringify(item) })
}
