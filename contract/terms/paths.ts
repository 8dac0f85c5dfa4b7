/** The address of one thing under a page, by its key. */
export function under(path: string, end = ''): (key: string) => string {
  return (key) => `${path}/${encodeURIComponent(key)}${end}`
}

/** First parts of the addresses of pages that have reviews. */
export const REVIEWED_PAGES = ['package-details', 'hotel-details', 'water-sport-details', 'car-rental-details'] as const

/** Every address of the site in one place; a route is never spelled out elsewhere. */
export const paths = {
  home: '/',
  tours: '/tours',
  familyTours: '/family-tours',
  groupTours: '/group-tours',
  honeymoonTours: '/honeymoon-tours',
  deals: '/deals',
  places: '/places',
  /** The map beside the home page's places, as a picture: by day or by night. */
  placesMap: under('/places-map'),
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  whenToGo: '/when-to-go',
  packagePrice: '/package-price',
  /** Packages side by side: one `p` each, with their slugs. */
  compare: '/compare',
  similarPackages: '/similar-packages',
  reviewsOf: '/reviews-of',
  hotels: '/hotels',
  hotelSearch: '/hotel-search',
  hotelDestinations: '/hotel-destinations',
  search: '/search',
  searchSuggestions: '/search-suggestions',
  waterSports: '/water-sports',
  carRental: '/car-rental',
  airportCarSearch: '/airport-car-search',
  hourlyCarSearch: '/hourly-car-search',
  pickupDrop: '/pickup-drop',
  carStops: '/car-stops',
  ferry: '/ferry',
  /** Where what is to be booked is posted to, by its kind; see routes/book.tsx. */
  book: under('/book'),
  category: under('/tour-packages'),
  packageDetails: under('/package-details'),
  /** The reviews of what has its page at `path`. */
  reviewsAt: (path: string) => `${path}/reviews`,
  packageEnquiry: under('/package-details', '/enquiry'),
  /** The days on which it can begin, with their prices. */
  packageDates: under('/package-details', '/dates'),
  sendEnquiry: under('/package-details', '/enquiry/send'),
  story: under('/blog'),
  policy: (slug: PolicySlug) => `/${slug}`,
  hotelDetails: under('/hotel-details'),
  hotelEnquiry: under('/hotel-details', '/enquiry'),
  sendHotelEnquiry: under('/hotel-details', '/enquiry/send'),
  waterSportEnquiry: under('/water-sport-details', '/enquiry'),
  placeDetails: under('/place-details'),
  waterSportDetails: under('/water-sport-details'),
  /** One dated sailing. */
  ferryTrip: under('/ferry'),
  carPackagePrice: '/car-package-price',
  carPackageEnquiry: under('/car-rental-details', '/enquiry'),
  carRentalDetails: under('/car-rental-details'),
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

/** One version of a legal page, also one that holds no more. */
export function policyVersionPath(slug: string, version: string): string {
  return `/${slug}/versions/${versionKey(version)}`
}

/** Version "1.2" as an address has it, "1-2": what ends in a dot and a number is taken for a file. */
export function versionKey(version: string): string {
  return version.replace('.', '-')
}

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
