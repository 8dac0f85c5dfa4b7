import { escapeHtml } from '#contract/terms/html-text.ts'
import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { POLICIES, paths } from '#contract/terms/paths.ts'
import { fetchCarPackages } from '#contract/v1/car-packages.ts'
import { fetchCategories, isOnMenu } from '#contract/v1/categories.ts'
import { fetchHotels } from '#contract/v1/hotels.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import { fetchPlaces } from '#contract/v1/places.ts'
import { fetchPosts } from '#contract/v1/posts.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchWaterSports } from '#contract/v1/water-sports.ts'
import { hostOf } from '#site/api.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/sitemap'

/** Pages of text with an address of their own. */
const TEXT_PAGES = [
  paths.whenToGo,
  paths.blog,
  paths.about,
  paths.contact,
  paths.faq,
  ...POLICIES.map((slug) => paths.policy(slug)),
]

/** Packages are read a hundred at a time, this often at most. */
const PACKAGE_READS_MAX = 20

export const handle = { cached: { query: {} } } satisfies RouteHandle

/** Every page a search engine should know. What cannot be read now is left out, not the whole map. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const host = hostOf(context)
  const found = await Promise.all([
    categoryPaths(host),
    packagePaths(host),
    placePaths(host),
    storyPaths(host),
    hotelPaths(host),
    waterSportPaths(host),
    carPackagePaths(host),
  ])
  const lists = [
    paths.home,
    paths.tours,
    paths.deals,
    paths.places,
    paths.hotels,
    paths.carRental,
    paths.waterSports,
    paths.ferry,
  ]
  const all = [...lists, ...TEXT_PAGES, ...found.flat()]
  const urls = all.map((path) => `  <url><loc>${escapeHtml(host.origin + path)}</loc></url>`)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  return new Response(xml.join('\n'), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

async function categoryPaths({ api }: SiteHost): Promise<string[]> {
  const answer = await api.call(fetchCategories)
  return answer.ok ? answer.value.categoryData.filter(isOnMenu).map(({ slug }) => paths.category(slug)) : []
}

async function packagePaths({ api }: SiteHost): Promise<string[]> {
  const found = new Set<string>()
  for (let page = 1; page <= PACKAGE_READS_MAX; page++) {
    const answer = await api.call(fetchPackages, { query: { limit: String(LIST_LIMIT_MAX), page: String(page) } })
    if (!answer.ok) break
    const before = found.size
    for (const { slug } of answer.value.packageData) found.add(paths.packageDetails(slug))
    // A provider that knows no pages sends the first one again.
    const isAll = answer.value.totalKnown !== false && found.size >= answer.value.total
    if (found.size === before || isAll) break
  }
  return [...found]
}

async function hotelPaths({ api }: SiteHost): Promise<string[]> {
  const answer = await api.call(fetchHotels, { query: { limit: String(LIST_LIMIT_MAX) } })
  return answer.ok ? answer.value.hotelData.map(({ _id }) => paths.hotelDetails(_id)) : []
}

async function placePaths({ api }: SiteHost): Promise<string[]> {
  const answer = await api.call(fetchPlaces, { query: { limit: String(LIST_LIMIT_MAX) } })
  return answer.ok ? answer.value.placesData.map(({ _id }) => paths.placeDetails(_id)) : []
}

async function storyPaths({ api }: SiteHost): Promise<string[]> {
  const answer = await api.call(fetchPosts, { query: { limit: String(LIST_LIMIT_MAX) } })
  return answer.ok ? answer.value.posts.map(({ slug }) => paths.story(slug)) : []
}

async function waterSportPaths({ api }: SiteHost): Promise<string[]> {
  const answer = await api.call(fetchWaterSports, { query: { limit: String(LIST_LIMIT_MAX) } })
  return answer.ok ? answer.value.WaterSportsData.map(({ _id }) => paths.waterSportDetails(_id)) : []
}

async function carPackagePaths({ api }: SiteHost): Promise<string[]> {
  const answer = await api.call(fetchCarPackages, { query: { limit: String(LIST_LIMIT_MAX) } })
  return answer.ok ? answer.value.packageData.map(({ slug }) => paths.carRentalDetails(slug)) : []
}
