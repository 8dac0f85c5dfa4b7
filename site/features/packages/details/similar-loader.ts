import { fetchSimilarPackages, type PackageSummary } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { isNowhere } from '#site/page/form-status.ts'
import { leanCard, type PackageCardView, toCardViews } from '#site/shop/cards/package-card-view.ts'

/** As many as one row holds. */
const SIMILAR_SHOWN = 4

/** What our own route answers to the page that asks late; `missing`: there is no such package. */
export type SimilarAnswer =
  | { ok: true; cards: readonly PackageCardView[] }
  | { ok: false; message: string; missing?: boolean }

export async function loadSimilar({ api }: Pick<SiteHost, 'api'>, id: string): Promise<SimilarAnswer> {
  const answer = await api.call(fetchSimilarPackages, { query: { id } })
  if (!answer.ok) return { ok: false, message: answer.error.message, missing: isNowhere(answer.error.status) }
  return { ok: true, cards: toSimilarCards(answer.value.packages) }
}

/** The row says which and how much; the teaser and what travellers say wait on the package's own page. */
function toSimilarCards(summaries: readonly PackageSummary[]) {
  return toCardViews(summaries.slice(0, SIMILAR_SHOWN)).map(({ rating: _rating, teaser: _teaser, ...card }) =>
    leanCard(card),
  )
}
