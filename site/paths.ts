/** Every address of the site in one place; a route is never spelled out elsewhere. */
export const paths = {
  home: '/',
  tours: '/tours',
  familyTours: '/family-tours',
  groupTours: '/group-tours',
  honeymoonTours: '/honeymoon-tours',
  deals: '/deals',
  places: '/places',
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  sendContact: '/contact/send',
  contactSent: '/contact/sent',
  faq: '/faq',
  whenToGo: '/when-to-go',
  rss: '/rss.xml',
  packagePrice: '/package-price',
  similarPackages: '/similar-packages',
  reviewsOf: '/reviews-of',
  hotels: '/hotels',
  hotelSearch: '/hotel-search',
  hotelDestinations: '/hotel-destinations',
  search: '/search',
  searchSuggestions: '/search-suggestions',
  waterSports: '/water-sports',
  waterSportOuting: '/water-sport-outing',
  carRental: '/car-rental',
  airportCarSearch: '/airport-car-search',
  hourlyCarSearch: '/hourly-car-search',
  pickupDrop: '/pickup-drop',
  carStops: '/car-stops',
  ferry: '/ferry',
  sitemap: '/sitemap.xml',
  category: (slug: string) => `/tour-packages/${encodeURIComponent(slug)}`,
  packageDetails: (slug: string) => `/package-details/${encodeURIComponent(slug)}`,
  /** The reviews of what has its page at `path`. */
  reviewsAt: (path: string) => `${path}/reviews`,
  packageEnquiry: (slug: string) => `/package-details/${encodeURIComponent(slug)}/enquiry`,
  sendEnquiry: (slug: string) => `/package-details/${encodeURIComponent(slug)}/enquiry/send`,
  story: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  policy: (slug: PolicySlug) => `/${slug}`,
  hotelDetails: (id: string) => `/hotel-details/${encodeURIComponent(id)}`,
  hotelEnquiry: (id: string) => `/hotel-details/${encodeURIComponent(id)}/enquiry`,
  sendHotelEnquiry: (id: string) => `/hotel-details/${encodeURIComponent(id)}/enquiry/send`,
  waterSportEnquiry: (id: string) => `/water-sport-details/${encodeURIComponent(id)}/enquiry`,
  placeDetails: (id: string) => `/place-details/${encodeURIComponent(id)}`,
  waterSportDetails: (id: string) => `/water-sport-details/${encodeURIComponent(id)}`,
  /** One dated sailing. */
  ferryTrip: (tripId: string) => `/ferry/${encodeURIComponent(tripId)}`,
  carPackagePrice: '/car-package-price',
  carPackageEnquiry: (slug: string) => `/car-rental-details/${encodeURIComponent(slug)}/enquiry`,
  ferryEnquiry: (tripId: string) => `/ferry/${encodeURIComponent(tripId)}/enquiry`,
  ferrySeats: (tripId: string) => `/ferry/${encodeURIComponent(tripId)}/seats`,
  /** Within the API: where a browser listens to the seats of a sailing. */
  ferryStream: (tripId: string) => `/ferry/trips/${encodeURIComponent(tripId)}/stream`,
  carRentalDetails: (slug: string) => `/car-rental-details/${encodeURIComponent(slug)}`,
} as const

/** The legal pages, in the order of the footer. */
export const POLICIES = [
  'privacy-policy',
  'terms-and-conditions',
  'refund-policy',
  'payment-policy',
  'cookie-policy',
  'website-usage-policy',
] as const
export type PolicySlug = (typeof POLICIES)[number]

/** A path with a query; names without a value are left out, so one page has one address. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** A sailing's page for a party: those who take a seat, and infants on a lap. */
export function ferryTripFor(tripId: string, party: { adults: number; children: number; infants: number }): string {
  const { adults, children, infants } = party
  return withQuery(paths.ferryTrip(tripId), { adults, children, infants })
}
