import type { ShareView } from '#site/shop/share/share-view.ts'

/** The link of a trip that was shared or put in writing, or why there is none. */
export type QuoteAnswer =
  | { link: string; number?: string; ways: ShareView }
  | { failure: string; fields?: Record<string, string> }
