import { z } from 'zod'
import { SEARCH_LENGTH_MAX, SEARCH_LIMIT_DEFAULT, SEARCH_LIMIT_MAX } from '../terms/limits.ts'
import { FAILURE, SEARCH_REFUSED } from '../terms/messages.ts'
import { hasSearchTerms, SEARCH_KINDS, searchLength, tidySearch } from '../terms/search-terms.ts'
import { endpoint } from './endpoint.ts'
import { LimitText, Paged, PageText, Picture, RecordId, Rupees } from './shapes.ts'

const Words = z
  .string()
  .transform(tidySearch)
  .pipe(
    z
      .string()
      .min(1, SEARCH_REFUSED.empty)
      .refine((text) => searchLength(text) <= SEARCH_LENGTH_MAX, SEARCH_REFUSED.long)
      .refine((text) => text === '' || hasSearchTerms(text), SEARCH_REFUSED.noWords),
  )

/** One of the next sailings of a crossing that was found: "MV Tideline Meridian", when it leaves, its lowest fare. */
const SearchSailing = z.object({
  tripId: RecordId,
  vesselId: RecordId,
  vessel: z.string(),
  departsAt: z.iso.datetime({ offset: true }),
  fareFrom: Rupees,
})

/** `url` is a path of this site; `priceFrom` is what the record's own card shows large. `sailings` are a crossing's next ones on sale. */
export const SearchResult = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: RecordId,
  title: z.string(),
  subtitle: z.string().optional(),
  url: z.string().regex(/^\/(?![/\\])/),
  picture: Picture.optional(),
  priceFrom: Rupees.optional(),
  sailings: z.array(SearchSailing).optional(),
})
export type SearchResult = z.infer<typeof SearchResult>

/**
 * `kinds` counts what was found of each kind, whichever kind is asked for. `meant` is the question as it was understood
 * when a word was misspelt; `partial` says that nothing has all the words, so what has some of them is shown; `nearest` that nothing
 * has any of them, so what is spelt most like them is shown.
 */
export const searchCatalogue = endpoint({
  method: 'GET',
  path: '/search',
  noun: 'search',
  summary:
    'Packages, hotels, places, activities, posts and pages by their words; tolerant of spelling and of old names',
  query: z.strictObject({
    q: Words,
    kind: z.enum(SEARCH_KINDS, SEARCH_REFUSED.kind).optional(),
    limit: LimitText.refine((limit) => limit <= SEARCH_LIMIT_MAX, SEARCH_REFUSED.limit).default(SEARCH_LIMIT_DEFAULT),
    page: PageText.default(1),
  }),
  body: z.undefined(),
  response: z.object({
    results: z.array(SearchResult),
    kinds: z.array(z.object({ kind: z.enum(SEARCH_KINDS), count: z.number().int() })),
    meant: z.string().optional(),
    partial: z.boolean().optional(),
    nearest: z.boolean().optional(),
    ...Paged,
  }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})

export type SearchQuery = z.infer<typeof searchCatalogue.query>
export type SearchResponse = z.infer<typeof searchCatalogue.response>
