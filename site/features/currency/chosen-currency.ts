import { keptList } from '#site/shop/saved/kept-list.ts'

/** The currency in which this browser shows hints beside prices: one code, or none. */
export const chosenCurrency = keptList('padauk.currency', (kept) =>
  Array.isArray(kept) ? kept.filter((code) => typeof code === 'string').slice(0, 1) : [],
)
