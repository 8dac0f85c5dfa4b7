import { z } from 'zod'

/** Rows of a list that one call brings at most. */
export const LIST_PAGE_MAX = 100

/** What every list of the office is asked with: a page of rows (counted from 1), their order, and words to look for. */
export const ListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(LIST_PAGE_MAX).default(25),
  sort: z.string().max(40).optional(),
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  q: z.string().trim().max(120).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

/** A page of rows and how many there are in all. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int().nonnegative() })
}
