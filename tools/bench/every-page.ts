import { matchRoutes } from 'react-router'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { policyVersionPath } from '#contract/terms/paths.ts'
import { legalPages } from '#demo/prose/legal.ts'
import { readPageRoutes } from '../bundle/read-build.ts'
import { ROOT } from '../project-files.ts'

/** An address of the site, and the route that draws it. */
export type SitePage = { path: string; route: string }

/** The terms in the version of the demo, at the address that bookings lead to. */
const TERMS_NOW = policyVersionPath(
  'terms-and-conditions',
  legalPages.find(({ slug }) => slug === 'terms-and-conditions')?.version ?? '',
)
/** What may be booked has these behind its own page. */
const DETAILS = /^\/(?:package|hotel|water-sport|car-rental)-details\/[^/]+$/
const BEHIND_DETAILS = ['/reviews', '/enquiry']
const HOTEL = /^\/hotel-details\/[^/]+$/
const DAYS_AHEAD = 30
const NIGHTS = 5
/** A group that size names a class and no seats, so its enquiry has an address that always shows it. */
const MORE_THAN_CHOOSE_SEATS = 11

/** Pages that no search engine is told of, and the longest form of those that grow. */
function unlisted(): string[] {
  return [
    '/tours?page=6',
    '/family-tours',
    '/group-tours',
    '/honeymoon-tours',
    '/hotel-search',
    '/hotel-search?destination=swaraj-dweep&sort=price_asc',
    `/hotel-search?${stayQuery()}`,
    `/hotel-search?destination=swaraj-dweep&${stayQuery()}`,
    `/ferry?from=port-blair&to=havelock&date=${addDays(dayInIndia(new Date()), DAYS_AHEAD)}`,
    '/ferry?plan=hop',
    `/ferry/days?from=port-blair&to=havelock&month=${addDays(dayInIndia(new Date()), DAYS_AHEAD).slice(0, 7)}`,
    '/ferry/plan',
    '/search',
    '/search?q=havlock',
    '/search?q=boat+to+neil',
    TERMS_NOW,
    '/compare',
    `/compare?${['two-shores-honeymoon', 'lagoon-and-lanterns-honeymoon', 'slow-days-honeymoon'].map((slug) => `p=${slug}`).join('&')}`,
    `/package-details/two-shores-honeymoon/dates?date=${addDays(dayInIndia(new Date()), DAYS_AHEAD)}`,
    ...carPages(),
    '/contact/sent?reference=PDK-2026-000001',
    '/quote/nobody-wrote-this',
    '/review/nobody-was-invited',
    '/write-quote/nobody-asked',
    '/choice/nobody-was-asked',
    '/currency',
    '/sign-in',
    '/my-bookings',
    '/checkout/no-such-hold',
    '/booking/PDK-00000-00000',
    '/trip',
    '/saved',
    `/saved?name=Honeymoon+ideas&${['two-shores-honeymoon', 'lagoon-and-lanterns-honeymoon', 'slow-days-honeymoon'].map((slug) => `p=${slug}`).join('&')}&h=lantern-reef&w=parasailing&at=cellular-jail`,
    '/book/package',
    ferryTripPath(),
    `${ferryTripPath()}&view=list`,
    ferryTripPath({ end: '/enquiry', adults: MORE_THAN_CHOOSE_SEATS }),
    '/nobody-lives-here',
  ]
}

/** Cars from the airport, from place to place and by the hour, and the enquiry behind each. */
function carPages(): string[] {
  const when = addDays(dayInIndia(new Date()), DAYS_AHEAD)
  const airport = `placeName=Wandoor&placeId=wandoor&hotelName=Wandoor&pickupDate=${when}&pickupTime=23:00`
  const ride = 'fromPlaceId=aberdeen-bazaar&toPlaceId=wandoor&fromPlace=Aberdeen+Bazaar&toPlace=Wandoor'
  const radhanagar = encodeURIComponent('Radhanagar (Beach 7)')
  const hourly = `duration=8+Hours&date=${when}&time=10:00`
  return [
    `/airport-car-search?${airport}`,
    `/airport-car-search?${airport}&passengers=20`,
    `/airport-car-search?placeName=${radhanagar}&placeId=radhanagar&hotelName=${radhanagar}`,
    `/pickup-drop?${ride}`,
    `/hourly-car-search?${hourly}`,
    `/airport-car-search/enquiry?${airport}&charge=airport.wandoor&cars=sedan:1`,
    `/pickup-drop/enquiry?${ride}&charge=ride.aberdeen-bazaar.wandoor&cars=sedan:1`,
    `/hourly-car-search/enquiry?${hourly}&charge=hourly.8&cars=sedan:1`,
  ]
}

/** A stay of two rooms, some weeks from today. */
export function stayQuery(): string {
  const checkIn = addDays(dayInIndia(new Date()), DAYS_AHEAD)
  return `checkIn=${checkIn}&checkOut=${addDays(checkIn, NIGHTS)}&rooms=2-0,2-1`
}

/** A sailing of the largest vessel, some weeks from today; its demo seats are sold as on any other day. */
export function ferryTripPath({ end = '', adults = 2 } = {}): string {
  return `/ferry/tm-101.${addDays(dayInIndia(new Date()), DAYS_AHEAD)}${end}?adults=${adults}&class=pClass`
}

/** Every page of the catalogue by the sitemap, and what belongs to it; fails when a route of the site has none. */
export async function everyPage(origin: string): Promise<SitePage[]> {
  const listed = await sitemapPaths(origin)
  const behind = listed
    .filter((path) => DETAILS.test(path))
    .flatMap((path) => [
      ...BEHIND_DETAILS.map((end) => `${path}${end}`),
      ...(HOTEL.test(path) ? [`${path}?${stayQuery()}`] : []),
    ])
  const routes = readPageRoutes(ROOT)
  const pages = [...listed, ...behind, ...unlisted()].map((path) => ({ path, route: routeOf(path, routes) }))
  const unseen = routes.filter(({ id }) => !pages.some(({ route }) => route === id))
  if (unseen.length > 0) throw new Error(`No page is known of ${unseen.map(({ id }) => id).join(', ')}`)
  return pages
}

/** The addresses that the site itself names to search engines. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
  if (paths.length === 0) throw new Error('The sitemap is empty')
  return paths
}

function routeOf(path: string, routes: ReturnType<typeof readPageRoutes>): string {
  const { pathname } = new URL(path, 'http://localhost')
  const found = matchRoutes(routes, pathname)?.at(-1)?.route.id
  if (found === undefined) throw new Error(`No route draws ${path}`)
  return found
}
