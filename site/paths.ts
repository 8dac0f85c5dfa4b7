/** Every address of the site in one place; a route is never spelled out elsewhere. */
export const paths = {
  home: '/',
  tours: '/tours',
  familyTours: '/family-tours',
  groupTours: '/group-tours',
  honeymoonTours: '/honeymoon-tours',
  deals: '/deals',
  places: '/places',
  packagePrice: '/package-price',
  reviewsOf: '/reviews-of',
  sitemap: '/sitemap.xml',
  category: (slug: string) => `/tour-packages/${encodeURIComponent(slug)}`,
  packageDetails: (slug: string) => `/package-details/${encodeURIComponent(slug)}`,
  packageReviews: (slug: string) => `/package-details/${encodeURIComponent(slug)}/reviews`,
  packageEnquiry: (slug: string) => `/package-details/${encodeURIComponent(slug)}/enquiry`,
  sendEnquiry: (slug: string) => `/package-details/${encodeURIComponent(slug)}/enquiry/send`,
  placeDetails: (id: string) => `/place-details/${encodeURIComponent(id)}`,
  hotelDetails: (id: string) => `/hotel-details/${encodeURIComponent(id)}`,
  waterSportDetails: (id: string) => `/water-sport-details/${encodeURIComponent(id)}`,
  carRentalDetails: (slug: string) => `/car-rental-details/${encodeURIComponent(slug)}`,
} as const

/** A path with a query; names without a value are left out, so one page has one address. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
