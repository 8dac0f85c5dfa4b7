import { paths, type REVIEWED_PAGES } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { fetchCarPackages } from '#contract/v1/car-packages.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchHotelDetails } from '#contract/v1/hotels.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import type { ReviewKind } from '#contract/v1/reviews.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchWaterSports } from '#contract/v1/water-sports.ts'

/** What is reviewed, and the way to its page. */
export type Subject = {
  kind: ReviewKind
  id: string
  name: string
  href: string
  trail: { name: string; path: string }[]
}

type Found = Result<Subject, CallFailure>
type Load = (host: Pick<SiteHost, 'api'>, key: string) => Promise<Found>

/** By the first part of the address that the record's own page has. */
const LOADERS: Record<string, Load> & Record<(typeof REVIEWED_PAGES)[number], Load> = {
  'package-details': loadPackage,
  'hotel-details': loadHotel,
  'water-sport-details': loadWaterSport,
  'car-rental-details': loadCarPackage,
}

/** The record whose page is `/{page}/{key}`. */
export async function loadSubject(host: Pick<SiteHost, 'api'>, page: string, key: string): Promise<Found> {
  return Object.hasOwn(LOADERS, page) ? (LOADERS[page]?.(host, key) ?? missing()) : missing()
}

async function loadPackage({ api }: Pick<SiteHost, 'api'>, packageSlug: string): Promise<Found> {
  const answer = await api.call(fetchPackages, { query: { packageSlug } })
  if (!answer.ok) return answer
  const found = answer.value.packageData[0]
  if (found === undefined) return missing()
  const { _id: id, packageName: name, slug, categoryId: category } = found
  const list = { name: category.categoryName, path: paths.category(category.slug) }
  return ok({ kind: 'package', id, name, href: paths.packageDetails(slug), trail: [list] })
}

async function loadHotel({ api }: Pick<SiteHost, 'api'>, hotelId: string): Promise<Found> {
  const answer = await api.call(fetchHotelDetails, { query: { hotelId } })
  if (!answer.ok) return answer
  const { _id: id, name } = answer.value.hotelData
  return ok({ kind: 'hotel', id, name, href: paths.hotelDetails(id), trail: [{ name: 'Hotels', path: paths.hotels }] })
}

async function loadWaterSport({ api }: Pick<SiteHost, 'api'>, key: string): Promise<Found> {
  const answer = await api.call(fetchWaterSports, { query: { id: key } })
  if (!answer.ok) return answer
  const found = answer.value.WaterSportsData[0]
  if (found === undefined) return missing()
  const { _id: id, name } = found
  return ok({
    kind: 'activity',
    id,
    name,
    href: paths.waterSportDetails(id),
    trail: [{ name: 'Water sports', path: paths.waterSports }],
  })
}

async function loadCarPackage({ api }: Pick<SiteHost, 'api'>, slug: string): Promise<Found> {
  const answer = await api.call(fetchCarPackages, { query: { slug } })
  if (!answer.ok) return answer
  const found = answer.value.packageData[0]
  if (found === undefined) return missing()
  return ok({
    kind: 'car',
    id: found._id,
    name: found.packageName,
    href: paths.carRentalDetails(found.slug),
    trail: [{ name: 'Car rental', path: paths.carRental }],
  })
}

function missing(): Found {
  return fail({ status: 404, code: 'not_found', message: '', errors: [] })
}
