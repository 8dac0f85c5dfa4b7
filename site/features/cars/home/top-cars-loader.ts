import { fail, ok, type Result } from '#contract/terms/result.ts'
import { fetchCarPackages } from '#contract/v1/car-packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type CarPackageCardView, toCarPackageCards } from './car-package-view.ts'

/** Undefined where there are none, or nobody to ask: a provider without cars. */
export type TopCars = Result<readonly CarPackageCardView[], { message: string }> | undefined

/** Car packages for a front page, the favourites first. */
export async function loadTopCars({ api }: Pick<SiteHost, 'api'>, limit: number): Promise<TopCars> {
  const answer = await api.call(fetchCarPackages, { query: { limit: String(limit) } })
  if (!answer.ok) return answer.error.status === 404 ? undefined : fail({ message: answer.error.message })
  const cards = toCarPackageCards(answer.value.packageData).slice(0, limit)
  return cards.length === 0 ? undefined : ok(cards)
}
