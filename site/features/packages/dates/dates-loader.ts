import { dayInIndia } from '#contract/terms/india-time.ts'
import { fetchAvailability } from '#contract/v1/availability.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchClimate } from '#contract/v1/climate.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { firstMonth, shownDays } from '#site/shop/days/month-view.ts'
import { type Party, readParty } from '../booking/party.ts'
import { startPrice } from '../booking/start-price.ts'
import { type DatesView, toDatesView } from './dates-view.ts'

type Host = Pick<SiteHost, 'api' | 'now'>

type Loaded = { ok: true; view: DatesView } | { ok: false; failure: CallFailure }

/** Two months of start dates of a package, with the price of each day, and what is known of the day that is chosen. */
export async function loadDates(host: Host, slug: string, search: URLSearchParams): Promise<Loaded> {
  const answer = await host.api.call(fetchPackages, { query: { packageSlug: slug } })
  if (!answer.ok) return { ok: false, failure: answer.error }
  const [found] = answer.value.packageData
  if (found === undefined) return { ok: false, failure: { status: 404, code: 'not_found', message: '', errors: [] } }
  const today = dayInIndia(host.now)
  const party = readParty(search)
  const first = firstMonth(search.get('month'), party.date, today)
  const [days, climate, trip] = await Promise.all([
    loadDays(host, found._id, { first, today, party }),
    host.api.call(fetchClimate),
    startPrice(host, found._id, party),
  ])
  if (!days.ok) return { ok: false, failure: days.error }
  const peaks = climate.ok ? climate.value.seasons.filter(({ packagePercent }) => packagePercent > 100) : []
  return { ok: true, view: toDatesView({ found, party, today, first, days: days.value.days, trip, peaks }) }
}

function loadDays({ api }: Host, id: string, { first, today, party }: { first: string; today: string; party: Party }) {
  const query = {
    kind: 'package' as const,
    id,
    ...shownDays(first, today),
    adults: String(party.adults),
    children: String(party.children),
  }
  return api.call(fetchAvailability, { query })
}
