import { BUDGET_MAX, BUDGET_MIN } from '#contract/terms/limits.ts'
import { withQuery } from '#contract/terms/paths.ts'
import type { SortName } from '../texts.ts'

/** Pages one document shows at most; the next ones start a new document. */
export const PAGES_IN_ONE_DOCUMENT = 10

/** What a package list's address says. Prices are the displayed rupees a person; a bound at its end is no bound. */
export type ListQuery = { page: number; duration: string; minPrice: number; maxPrice: number; sort: SortName }

export const NO_FILTERS: ListQuery = {
  page: 1,
  duration: '',
  minPrice: BUDGET_MIN,
  maxPrice: BUDGET_MAX,
  sort: 'default',
}

/** The address of a list: defaults are left out, so one list has one address. */
export function listHref(path: string, query: ListQuery): string {
  return withQuery(path, {
    duration: query.duration,
    minPrice: query.minPrice === BUDGET_MIN ? undefined : query.minPrice,
    maxPrice: query.maxPrice === BUDGET_MAX ? undefined : query.maxPrice,
    sort: query.sort === 'default' ? undefined : query.sort,
    page: query.page === 1 ? undefined : query.page,
  })
}

export function hasBudget(query: ListQuery): boolean {
  return query.minPrice > BUDGET_MIN || query.maxPrice < BUDGET_MAX
}

export function countFilters(query: ListQuery): number {
  return (hasBudget(query) ? 1 : 0) + (query.duration === '' ? 0 : 1)
}
