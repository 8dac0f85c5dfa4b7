import type { PackageFacets } from '#contract/v1/packages.ts'
import type { Db } from '#server/db/db.ts'
import { versionedModel } from '#server/db/versioned-model.ts'
import { chooseOffers, type PackageFilter } from './list-rules.ts'
import type { SummaryRow } from './offer-sql.ts'
import { readOfferBoard, readSummaries } from './store.ts'

export type PackageList = { rows: SummaryRow[]; total: number; facets: PackageFacets; categoryKnown: boolean }
export type ListPackages = (filter: PackageFilter) => Promise<PackageList>

/**
 * Pages of the package list. What filters and orders look at is kept here, a few numbers a package, and is read again
 * only after the catalogue has changed or a deal has begun or ended; the statement that reads a page's records says so.
 */
export function packageLister(db: Db): ListPackages {
  const withBoard = versionedModel(() => readOfferBoard(db))
  return (filter) =>
    withBoard(async (board) => {
      const { page, total, facets } = chooseOffers(board.offers, filter)
      const { rows, isCurrent } = await readSummaries(db, board, page)
      const categoryKnown = filter.categorySlug === undefined || board.categorySlugs.includes(filter.categorySlug)
      return { answer: { rows, total, facets, categoryKnown }, isCurrent }
    })
}
