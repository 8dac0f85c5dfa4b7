import { z } from 'zod'
import { LIST_PART } from '../terms/cache-key.ts'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Id, LimitText, Paged, PageText, RecordId } from './shapes.ts'

export const TravelCategory = z.object({
  _id: RecordId,
  id: RecordId,
  slug: z.string(),
  categoryName: z.string(),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  order: z.number().int(),
})
export type TravelCategory = z.infer<typeof TravelCategory>

/** All categories, also inactive and deleted ones; the menu shows only active, not deleted. */
export const fetchCategories = endpoint({
  method: 'GET',
  path: '/travelCategory/fetch',
  cached: { id: 'id', ...LIST_PART },
  noun: 'categories',
  summary: 'Tour package categories',
  query: z.strictObject({ id: Id.optional(), limit: LimitText.default(100), page: PageText.default(1) }),
  body: z.undefined(),
  response: z.object({ categoryData: z.array(TravelCategory), ...Paged }),
  success: 200,
  failure: FAILURE.categories,
  refusals: ['not_found'],
})

export function isOnMenu(category: TravelCategory): boolean {
  return category.isActive && !category.isDeleted
}
