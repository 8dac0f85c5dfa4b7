import { DEALS_PAGE_SIZE, LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { type DealKind, fetchDeals } from '#contract/v1/deals.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { leftOut } from '#site/page/left-out.ts'
import { type DealCardView, packageDeals, toDealCards } from './deal-view.ts'
import { type DealsQuery, readDealsQuery } from './deals-query.ts'

export type DealsData = {
  query: DealsQuery
  /** Words for what of the address could not be read. */
  leftOut?: string
  cards: readonly DealCardView[]
  /** Deals of the kind asked for, and of each kind. */
  total: number
  pages: number
  kinds: { kind: DealKind; count: number }[]
  failure?: string
}

/** What is on a deal, in the order and of the kind that the address asks for. */
export async function loadDeals(host: Pick<SiteHost, 'api'>, search: URLSearchParams): Promise<DealsData> {
  const { query, understood } = readDealsQuery(search)
  const { kind, sort, page } = query
  const answer = await host.api.call(fetchDeals, {
    query: { ...(kind ? { kind } : {}), sort, page: String(page), limit: String(DEALS_PAGE_SIZE) },
  })
  const nothing = { query, ...leftOut(understood), cards: [], total: 0, pages: 1, kinds: [] }
  if (!answer.ok && answer.error.status === 404) return { ...nothing, ...(await loadPackageDeals(host, query)) }
  if (!answer.ok) return { ...nothing, failure: answer.error.message }
  const { deals, kinds, total } = answer.value
  const pages = Math.max(1, Math.ceil(total / DEALS_PAGE_SIZE))
  return { query, ...leftOut(understood), cards: toDealCards(deals), total, pages, kinds }
}

type Found = Pick<DealsData, 'cards' | 'total' | 'kinds'> | { failure: string }

/** A foreign provider has packages, but not this call of ours. */
async function loadPackageDeals({ api }: Pick<SiteHost, 'api'>, { kind, sort }: DealsQuery): Promise<Found> {
  if (kind !== undefined && kind !== 'package') return { cards: [], total: 0, kinds: [] }
  const answer = await api.call(fetchPackages, {
    query: { limit: String(LIST_LIMIT_MAX), ...(sort === 'price_asc' || sort === 'price_desc' ? { sort } : {}) },
  })
  if (!answer.ok) return { failure: answer.error.message }
  const cards = packageDeals(answer.value.packageData)
  return { cards, total: cards.length, kinds: [{ kind: 'package', count: cards.length }] }
}
