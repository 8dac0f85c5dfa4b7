import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { AVAILABILITY_DAYS_MAX, COMPARE_MAX, LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchPackages, type PackageDetails } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { isMissing } from '#site/page/not-found.ts'
import { type Party, readParty } from '../booking/party.ts'
import { startPrice } from '../booking/start-price.ts'
import { loadHotels } from '../package-stays.ts'
import type { Compared } from './compare-rows.ts'
import { type CompareView, toCompareView } from './compare-view.ts'

/** A comparison without a day is for one this far ahead, when most of the price still comes back (ours). */
const DAYS_AHEAD = 30

type Host = Pick<SiteHost, 'api' | 'now' | 'brand'>

/** Which packages an address names: `p`, once each, at most three. */
function readSlugs(search: URLSearchParams): string[] {
  return [...new Set(search.getAll('p').filter((slug) => /^[a-z0-9._-]{1,80}$/.test(slug)))].slice(0, COMPARE_MAX)
}

/** Packages side by side for one party and day; without a day, for the cheapest from a month ahead on which all of them are open. */
export async function loadComparison(host: Host, search: URLSearchParams): Promise<Loaded> {
  const slugs = readSlugs(search)
  const asked = readParty(search)
  const found = await Promise.all(slugs.map((slug) => loadPackage(host, slug)))
  const failed = found.find((each) => each !== undefined && 'failure' in each)
  if (failed !== undefined && 'failure' in failed) return { ok: false, failure: failed.failure }
  const packages = found.filter((each) => each !== undefined && 'details' in each).map(({ details }) => details)
  const today = dayInIndia(host.now)
  const days = await Promise.all(packages.map(({ _id }) => loadDays(host, _id, asked)))
  const party = { ...asked, date: asked.date >= today ? asked.date : cheapestDay(days) }
  const compared = await Promise.all(
    packages.map((each, index) => compare(host, each, { party, days: days[index] ?? [] })),
  )
  const others = packages.length < COMPARE_MAX ? await loadOthers(host, packages) : []
  return { ok: true, view: toCompareView({ compared, party, today, others, isGone: packages.length < slugs.length }) }
}

type Loaded = { ok: true; view: CompareView } | { ok: false; failure: CallFailure }

/** Undefined for a package that is not on sale. */
async function loadPackage(
  { api }: Host,
  packageSlug: string,
): Promise<{ details: PackageDetails } | { failure: CallFailure } | undefined> {
  const answer = await api.call(fetchPackages, { query: { packageSlug } })
  if (!answer.ok) return isMissing(answer.error) ? undefined : { failure: answer.error }
  const [found] = answer.value.packageData
  return found !== undefined && 'hotelDetails' in found ? { details: found } : undefined
}

/** The days from the one asked for on, or from a month ahead. */
async function loadDays({ api, now }: Host, id: string, { date, adults, children }: Party): Promise<AvailableDay[]> {
  const today = dayInIndia(now)
  const from = date >= today ? date : addDays(today, DAYS_AHEAD)
  const query = {
    kind: 'package' as const,
    id,
    from,
    to: addDays(from, AVAILABILITY_DAYS_MAX - 1),
    adults: String(adults),
    children: String(children),
  }
  const answer = await api.call(fetchAvailability, { query })
  return answer.ok ? answer.value.days : []
}

/** The first of the cheapest days on which all of them are open, else on which any is. */
function cheapestDay(days: readonly (readonly AvailableDay[])[]): string {
  const open = Map.groupBy(
    days.flat().filter((day) => day.open),
    ({ date }) => date,
  )
  const most = Math.max(...[...open.values()].map((same) => same.length))
  const sums = [...open].flatMap(([date, same]) =>
    same.length < most ? [] : [{ date, sum: same.reduce((sum, { priceFrom = 0 }) => sum + priceFrom, 0) }],
  )
  return sums.toSorted((one, other) => one.sum - other.sum || one.date.localeCompare(other.date))[0]?.date ?? ''
}

async function compare(
  host: Host,
  details: PackageDetails,
  { party, days }: { party: Party; days: readonly AvailableDay[] },
): Promise<Compared> {
  const left = days.find(({ date }) => date === party.date)?.left
  const [hotels, priced] = await Promise.all([loadHotels(host, details), startPrice(host, details._id, party)])
  return { details, hotels, ...(left === undefined ? {} : { left }), ...priced }
}

/** What can be added: packages of the first one's kind, or any. */
async function loadOthers(
  { api }: Host,
  packages: readonly PackageDetails[],
): Promise<{ slug: string; name: string }[]> {
  const categorySlug = packages[0]?.categoryId.slug
  const answer = await api.call(fetchPackages, {
    query: { ...(categorySlug === undefined ? {} : { categorySlug }), limit: String(LIST_LIMIT_MAX) },
  })
  const others = answer.ok ? answer.value.packageData : []
  return others
    .filter(({ slug }) => packages.every((each) => each.slug !== slug))
    .map(({ slug, packageName: name }) => ({ slug, name }))
}
