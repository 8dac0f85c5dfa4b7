import { PAGE_MAX } from '#contract/terms/limits.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { DealKind, DealSort } from '#contract/v1/deals.ts'
import { KIND_TEXTS, SORT_TEXTS } from './texts.ts'

/** What the address of the deals page says. */
export type DealsQuery = { kind?: DealKind; sort: DealSort; page: number }

/** The values that older links have. */
const SORT_ALIASES: Record<string, DealSort> = { 'hight-to-low': 'price_desc', 'low-to-high': 'price_asc' }

/** Reads an address; what it cannot read is left out, and `understood` says so. */
export function readDealsQuery(search: URLSearchParams): { query: DealsQuery; understood: boolean } {
  const [kind, sort, page] = ['kind', 'sort', 'page'].map((name) => search.get(name) ?? '')
  const isKind = Object.hasOwn(KIND_TEXTS, kind ?? '')
  const order = SORT_ALIASES[sort ?? ''] ?? (sort || 'default')
  const isSort = Object.hasOwn(SORT_TEXTS, order)
  const isPage = /^[1-9]\d{0,4}$/.test(page ?? '') && Number(page) <= PAGE_MAX
  return {
    query: {
      // The two tables hold exactly the kinds and the orders there are.
      ...(isKind ? { kind: kind as DealKind } : {}),
      sort: isSort ? (order as DealSort) : 'default',
      page: isPage ? Number(page) : 1,
    },
    understood: (isKind || kind === '') && isSort && (isPage || page === ''),
  }
}

/** The address of a list of deals: defaults are left out, so one list has one address. */
export function dealsHref({ kind, sort, page }: DealsQuery): string {
  return withQuery(paths.deals, {
    kind,
    sort: sort === 'default' ? undefined : sort,
    page: page === 1 ? undefined : page,
  })
}
