import type { PackageFacets } from '#contract/v1/packages.ts'
import type { Db } from '#server/db/db.ts'
import { chooseOffers, type PackageFilter } from './list-rules.ts'
import { type OfferBoard, readOfferBoard, readSummaries } from './list-store.ts'
import type { SummaryRow } from './summary-sql.ts'

/** A catalogue that changes faster than it is read is answered as it was a moment ago. */
const READINGS_MAX = 3

export type PackageList = { rows: SummaryRow[]; total: number; facets: PackageFacets; categoryKnown: boolean }
export type ListPackages = (filter: PackageFilter) => Promise<PackageList>

/**
 * Pages of the package list. What filters and orders look at is kept here, a few numbers a package, and is read again
 * only after the catalogue has changed or a deal has begun or ended; the statement that reads a page's records says so.
 */
export function packageLister(db: Db): ListPackages {
  let board: OfferBoard | undefined
  let reading: Promise<OfferBoard> | undefined
  const readBoard = (): Promise<OfferBoard> => {
    reading ??= readOfferBoard(db).finally(() => {
      reading = undefined
    })
    return reading
  }
  return async (filter) => {
    for (let readings = 1; ; readings += 1) {
      board ??= await readBoard()
      const used = board
      const { page, total, facets } = chooseOffers(used.offers, filter)
      const { rows, isCurrent } = await readSummaries(db, used, page)
      const categoryKnown = filter.categorySlug === undefined || used.categorySlugs.includes(filter.categorySlug)
      if (isCurrent || readings === READINGS_MAX) return { rows, total, facets, categoryKnown }
      if (board === used) board = undefined
    }
  }
}
