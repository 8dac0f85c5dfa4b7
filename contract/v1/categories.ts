import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { flagOf, listOf, numberOr, recordOf, textOr } from './normalise.ts'
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
  noun: 'categories',
  summary: 'Tour package categories',
  query: z.strictObject({ id: Id.optional(), limit: LimitText.default(100), page: PageText.default(1) }),
  body: z.undefined(),
  answer: z.object({ categoryData: z.array(TravelCategory), ...Paged }),
  success: 200,
  failure: FAILURE.categories,
  refusals: ['not_found'],
  normalise: (payload) => {
    const source = recordOf(payload)
    const categoryData = listOf(source.categoryData)?.map((each, index) => {
      const record = recordOf(each)
      const id = textOr(record._id, textOr(record.id, ''))
      return {
        _id: id,
        id,
        slug: textOr(record.slug, id),
        categoryName: textOr(record.categoryName, ''),
        isActive: record.isActive === undefined || flagOf(record.isActive) === 1,
        isDeleted: flagOf(record.isDeleted) === 1,
        order: numberOr(record.order, index + 1),
      }
    })
    const count = categoryData?.length ?? 0
    return {
      categoryData,
      total: numberOr(source.total, count),
      page: numberOr(source.page, 1),
      limit: numberOr(source.limit, count),
    }
  },
})

export function isOnMenu(category: TravelCategory): boolean {
  return category.isActive && !category.isDeleted
}
