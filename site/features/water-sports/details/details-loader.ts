import type { CallFailure } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchWaterSports, type WaterSport } from '#contract/v1/water-sports.ts'
import { cardPicture } from '#site/page/lean-picture.ts'
import { type ActivityCardView, toActivityCards } from '../activity-card-view.ts'
import { newOuting } from '../outing/outing.ts'
import type { Calendar, OutingAnswer } from '../outing/outing-answer.ts'
import { answerOuting, loadCalendar } from '../outing/outing-loader.ts'

/** As many as one row holds. */
const SIMILAR_SHOWN = 4

type Found = { ok: true; record: WaterSport } | { ok: false; failure: CallFailure }

export async function findActivity({ api }: Pick<SiteHost, 'api'>, id: string): Promise<Found> {
  const answer = await api.call(fetchWaterSports, { query: { id } })
  if (!answer.ok) return { ok: false, failure: answer.error }
  // A provider may send a list: the page shows the first (given), unless another is the one asked for.
  const list = answer.value.WaterSportsData
  const record = list.find(({ _id }) => _id === id) ?? list[0]
  return record === undefined
    ? { ok: false, failure: { status: 404, code: 'not_found', message: '', errors: [] } }
    : { ok: true, record }
}

export type ActivityExtras = { calendar: Calendar; first: OutingAnswer; similar: readonly ActivityCardView[] }

/** What stands around the record: the days on sale, what two guests pay, and what else there is at the same place. */
export async function loadExtras(host: Pick<SiteHost, 'api' | 'now'>, record: WaterSport): Promise<ActivityExtras> {
  const place = record.place[0]?._id ?? ''
  const [calendar, first, others] = await Promise.all([
    loadCalendar(host, record._id),
    answerOuting(host, record._id, newOuting(place)),
    place === '' ? undefined : host.api.call(fetchWaterSports, { query: { place } }),
  ])
  const cards = others?.ok ? toActivityCards(others.value.WaterSportsData) : []
  return {
    calendar,
    first,
    // The row says which and how much; the teaser waits on the page of each.
    similar: cards
      .filter(({ id }) => id !== record._id)
      .slice(0, SIMILAR_SHOWN)
      .map((card) => ({ ...card, teaser: '', ...(card.picture && { picture: cardPicture(card.picture) }) })),
  }
}
