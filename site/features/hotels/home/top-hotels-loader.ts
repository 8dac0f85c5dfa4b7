import { fail, ok, type Result } from '#contract/terms/result.ts'
import { fetchHotels } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import { type InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { toHotelCards } from '../hotel-card-view.ts'

/** Undefined where there is nobody to ask: a provider without hotels. */
export type TopHotels = Result<readonly InPage<HotelCardView>[], { message: string }> | undefined

/** The best rated hotels for a front page. */
export async function loadTopHotels(
  host: Pick<SiteHost, 'api' | 'isDocument' | 'inPage'>,
  limit: number,
): Promise<TopHotels> {
  const answer = await host.api.call(fetchHotels, { query: { limit: String(limit), sort: 'rating' } })
  if (!answer.ok) return answer.error.status === 404 ? undefined : fail({ message: answer.error.message })
  const cards = toHotelCards(answer.value.hotelData).slice(0, limit)
  return ok(cards.map((card) => leaveInPage(card, host)))
}
