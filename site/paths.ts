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
  hotels: '/hotels',
  hotelSearch: '/hotel-search',
  hotelDestinations: '/hotel-destinations',
  sitemap: '/sitemap.xml',
  category: (slug: string) => `/tour-packages/${encodeURIComponent(slug)}`,
  packageDetails: (slug: string) => `/package-details/${encodeURIComponent(slug)}`,
  packageEnquiry: (slug: string) => `/package-details/${encodeURIComponent(slug)}/enquiry`,
  sendEnquiry: (slug: string) => `/package-details/${encodeURIComponent(slug)}/enquiry/send`,
  hotelDetails: (id: string) => `/hotel-details/${encodeURIComponent(id)}`,
  hotelEnquiry: (id: string) => `/hotel-details/${encodeURIComponent(id)}/enquiry`,
  sendHotelEnquiry: (id: string) => `/hotel-details/${encodeURIComponent(id)}/enquiry/send`,
  placeDetails: (id: string) => `/place-details/${encodeURIComponent(id)}`,
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
