import { BUDGET_MAX, BUDGET_MIN, BUDGET_OPEN_END_DOUBLED, PAGE_MAX } from '#contract/terms/limits.ts'
import { SORT_LABELS, type SortName } from '../texts.ts'
import { hasBudget, type ListQuery, NO_FILTERS } from './list-query.ts'

// The static lists of old used these words in their addresses.
const SORT_ALIASES: Record<string, SortName> = {
  new: 'duration_asc',
  'hight-to-low': 'price_desc',
  'low-to-high': 'price_asc',
}

type Read = { query: ListQuery; understood: boolean; swapped: boolean }

/** Reads an address; what it cannot read is left out, and `understood` says so. A budget upside down is turned round. */
export function readListQuery(search: URLSearchParams): Read {
  const page = readPage(search.get('page'))
  const duration = readDuration(search.get('duration'))
  const sort = readSort(search.get('sort'))
  const budget = readBudget(search.get('minPrice'), search.get('maxPrice'))
  return {
    query: {
      page: page ?? NO_FILTERS.page,
      duration: duration ?? NO_FILTERS.duration,
      minPrice: budget?.minPrice ?? NO_FILTERS.minPrice,
      maxPrice: budget?.maxPrice ?? NO_FILTERS.maxPrice,
      sort: sort ?? NO_FILTERS.sort,
    },
    understood: page !== undefined && duration !== undefined && sort !== undefined && budget !== undefined,
    swapped: budget?.swapped === true,
  }
}

/** The same list on the wire: both bounds doubled, and sent only when the range is not the full one. */
export function wireQuery(query: ListQuery, categorySlug: string | undefined, page: number, limit: number) {
  return {
    page: String(page),
    limit: String(limit),
    ...(categorySlug === undefined ? {} : { categorySlug }),
    ...(query.duration === '' ? {} : { duration: query.duration }),
    ...(hasBudget(query)
      ? {
          minPrice: String(2 * query.minPrice),
          maxPrice: String(query.maxPrice >= BUDGET_MAX ? BUDGET_OPEN_END_DOUBLED : 2 * query.maxPrice),
        }
      : {}),
    ...(query.sort === 'default' ? {} : { sort: query.sort }),
  }
}

function readPage(text: string | null): number | undefined {
  if (text === null || text === '') return NO_FILTERS.page
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= PAGE_MAX ? page : undefined
}

function readDuration(text: string | null): string | undefined {
  const tidy = (text ?? '').trim().toLowerCase().replace(/\s+/g, ' ')
  return tidy === '' || /^\d{1,2} nights? \d{1,2} days?$/.test(tidy) ? tidy : undefined
}

function readSort(text: string | null): SortName | undefined {
  const name = SORT_ALIASES[text ?? ''] ?? (text || 'default')
  return name in SORT_LABELS ? (name as SortName) : undefined
}

type Budget = { minPrice: number; maxPrice: number; swapped: boolean }

function readBudget(low: string | null, high: string | null): Budget | undefined {
  const least = readRupees(low, BUDGET_MIN)
  const most = readRupees(high, BUDGET_MAX)
  if (least === undefined || most === undefined) return undefined
  const [minPrice = least, maxPrice = most] = [least, most].map((each) => Math.min(each, BUDGET_MAX))
  const swapped = minPrice > maxPrice
  return swapped ? { minPrice: maxPrice, maxPrice: minPrice, swapped } : { minPrice, maxPrice, swapped }
}

/** Takes what people type: "1,25,000", "₹ 30000", "1,50,000+". */
function readRupees(text: string | null, fallback: number): number | undefined {
  const digits = (text ?? '').replace(/[₹,\s+]/g, '')
  if (digits === '') return fallback
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
