import { z } from 'zod'
import { LIST_PART } from '../terms/cache-key.ts'
import { DEALS_PAGE_SIZE } from '../terms/limits.ts'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { LimitText, Paged, PageText, Picture, Rating, RecordId, Rupees } from './shapes.ts'

/** What a deal may be on. */
export const DEAL_KINDS = ['package', 'hotel', 'activity', 'car'] as const
export type DealKind = (typeof DEAL_KINDS)[number]

export const DEAL_SORTS = ['default', 'discount_desc', 'price_desc', 'price_asc'] as const
export type DealSort = (typeof DEAL_SORTS)[number]

/** The lists' older values keep working here too. */
const DEAL_SORT_ALIASES: Record<string, DealSort> = { 'hight-to-low': 'price_desc', 'low-to-high': 'price_asc' }

/**
 * A record whose price is struck by a live deal. `price` is what is paid for one `unit`, `taxAmount` the tax inside it;
 * `struckPrice` is the lowest such price of the 30 days before the deal began, and higher. `facts` says what it is in a
 * few words, `places` where. `slug` is what its page is called.
 */
export const Deal = z.object({
  _id: RecordId,
  kind: z.enum(DEAL_KINDS),
  id: RecordId,
  slug: z.string(),
  name: z.string(),
  facts: z.string(),
  places: z.array(z.string()),
  picture: Picture.optional(),
  price: Rupees,
  struckPrice: Rupees,
  taxAmount: Rupees,
  unit: z.enum(['per person', 'per night', 'per boat', 'per car']),
  percent: z.number().int(),
  badge: z.string(),
  endsAt: z.iso.datetime(),
  rating: Rating.optional(),
})
export type Deal = z.infer<typeof Deal>

/** `kinds` counts the deals of each kind, whatever kind is asked for. */
export const fetchDeals = endpoint({
  method: 'GET',
  path: '/deals',
  cached: { kind: 'deal-kind', sort: 'deal-sort', ...LIST_PART },
  noun: 'deals',
  summary: 'Everything that a live deal makes cheaper: packages, hotels, activities and cars',
  query: z.strictObject({
    kind: z.enum(DEAL_KINDS, 'Please give package, hotel, activity or car').optional(),
    page: PageText.default(1),
    limit: LimitText.default(DEALS_PAGE_SIZE),
    sort: z
      .string()
      .transform((text) => DEAL_SORT_ALIASES[text] ?? text)
      .pipe(z.enum(DEAL_SORTS, 'Unknown sort order'))
      .default('default'),
  }),
  body: z.undefined(),
  response: z.object({
    deals: z.array(Deal),
    kinds: z.array(z.object({ kind: z.enum(DEAL_KINDS), count: z.number().int().nonnegative() })),
    ...Paged,
  }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})
