import { under } from './paths.ts'

/** Addresses of a visitor's own pages, and some that a single page needs, apart from the others: most pages carry none of them. */
export const visitorPaths = {
  sendContact: '/contact/send',
  contactSent: '/contact/sent',
  rss: '/rss.xml',
  sitemap: '/sitemap.xml',
  signIn: '/sign-in',
  myBookings: '/my-bookings',
  booking: under('/booking'),
  /** How a booking stands, for a page that waits for its bank. */
  bookingStatus: under('/booking', '/status'),
  bookingDocument: (ref: string, kind: string) => `/api/v1/bookings/${encodeURIComponent(ref)}/documents/${kind}`,
  checkout: under('/checkout'),
  /** What a browser keeps, or the list that the address carries (terms/saved-list.ts). */
  saved: '/saved',
  savedPrices: '/saved-prices',
  trip: '/trip',
  tripPrice: '/trip-price',
  waterSportOuting: '/water-sport-outing',
  tripQuote: '/trip-quote',
  quote: under('/quote'),
  quotePdf: (id: string) => `/api/v1/quotes/${encodeURIComponent(id)}/document`,
  /** Where our office writes the quote of a group, by the signed link that it was mailed. */
  writeQuote: under('/write-quote'),
  /** Where a traveller chooses what becomes of a part of the trip that is off. */
  choice: under('/choice'),
  /** Where whoever was invited reviews what they were on. */
  writeReview: under('/review'),
  /** Where photographs with it are posted to. */
  reviewPhotos: under('/api/v1/reviews/invitations', '/photos'),
} as const
