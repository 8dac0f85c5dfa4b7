/** How a value of a query name is read and spelt in the key of the page cache (`server/pages/key-values.ts`, cache rules C3). */
export type KeyValue =
  | 'age'
  | 'car-tab'
  | 'deal-kind'
  | 'deal-sort'
  | 'duration'
  | 'flag'
  | 'hotel-sort'
  | 'id'
  | 'ids'
  | 'limit'
  | 'month'
  | 'package-sort'
  | 'page'
  | 'place-name'
  | 'review-kind'
  | 'rupees'
  | 'stars'
  | 'typed-budget'
  | 'typed-rupees'

/** The only query names that a cached page or call reads; others never reach it. */
export type KeyNames = Readonly<Record<string, KeyValue>>

/** A part of a list. */
export const LIST_PART = { limit: 'limit', page: 'page' } as const satisfies KeyNames

/** What the page cache keeps of a route or call (cache rules C1). */
export type CachedAs = {
  query: KeyNames
  /** Names with which a page is of this moment, and not kept: its dates. */
  fresh?: readonly string[]
  /** True of a page that tells of the time of day: it is made anew every half hour. */
  halfHourly?: true
  /** Parts of the address that are no ids: a slug has no dots, a list names all there are. */
  segments?: Readonly<Record<string, 'slug' | readonly string[]>>
}

/** A page of the site that is the same for everyone; `path` as routes.ts has it: `place-details/:id`. */
export type CachedPage = CachedAs & { path: string }
