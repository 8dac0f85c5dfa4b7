/** The words a visitor sees, in one place so that another language can follow. The wording is given by the operator. */
export const VALIDATION = {
  name: 'Please enter valid name',
  email: 'Please enter valid email',
  contactNumber: 'Please enter valid mobile number',
  adult: 'Please enter valid value',
  count: 'Value must be a non-negative integer',
  unknownField: 'Unknown field',
} as const

/** Why a review was not taken; the page says the same. */
export const REVIEW_REFUSED = {
  rating: 'Please choose one to five stars',
  title: 'Please keep the title to 100 characters',
  text: 'Please write 20 to 2,000 characters',
  used: 'This invitation has been used. Thank you for your review.',
} as const

/** Why photographs were not taken; the page says the same. */
export const PHOTOS_REFUSED = {
  not_found: 'We do not know this invitation',
  no_review: 'Please write your review first, then add photographs',
  full: 'Your review has three photographs, as many as it takes',
  not_a_form: 'Please send photographs from the form on the page',
  too_large: 'A photograph may have 8 MB at most',
  malformed: 'The photographs did not arrive whole. Please send them again',
  none: 'Please choose a photograph',
  too_many_photos: 'A review takes three photographs',
  not_a_photo: 'This is no photograph that we can read. Please send JPEG, PNG or WebP',
  heic: 'Photographs of the kind HEIC cannot be read here. Please send them as JPEG',
  too_many_pixels: 'This photograph has more than 60 million pixels. Please send it smaller',
  busy: 'Others are sending photographs just now. Please try again in a minute',
} as const

/** What a failed call says that has no words of its own. Apart from the list below, of which a browser needs no more than these two. */
export const CALL_FAILED = 'Error fetching data'
export const SIMILAR_PACKAGES_FAILED = 'Failed to fetch similar packages'

/**
 * What a failed data call says when the response brings no message: one sentence a call, as the error catalogue has two for some, now
 * with and now without a full stop. It stands where the content would be, with Retry. Water sports say 'Error fetching data', as the
 * catalogue's sentence for them names package details.
 */
export const FAILURE = {
  categories: CALL_FAILED,
  packages: 'Failed to fetch package details',
  similarPackages: SIMILAR_PACKAGES_FAILED,
  places: 'Failed to fetch places.',
  hotels: 'Failed to fetch hotels.',
  hotelDetails: 'Failed to fetch hotel details.',
  other: CALL_FAILED,
} as const

/** What the ferry pages say while they wait, and when the day has no sailing. */
export const SEATS_LOADING = 'Loading seat data...'
export const NO_TRIPS = 'No trip data found!'

/** Why a ferry search was not made; the page says the same. */
export const FERRY_REFUSED = {
  date: 'Please enter a date as dd-mm-yyyy',
  port: 'We do not know this port. Please choose one from the list',
  samePort: 'Please choose two different ports',
  departed: 'This ferry has left. Please choose another sailing',
  legs: 'Please give 2 to 4 legs',
  legOrder: 'Each leg must be on or after the day of the one before',
  legStart: 'Each leg must start where the one before ends',
} as const

/** Of a network above its rate limit; pages show the same. */
export const TOO_MANY_REQUESTS = {
  trip_price: 'Your network has asked for very many prices. Please try again in a minute.',
  dated_search: 'Your network has searched very often. Please try again in a minute.',
  paper: 'Your network has asked for very many papers. Please try again in a minute.',
  photo: 'Your network has sent photographs very often. Please try again in a minute.',
} as const

/** Why a search was not made; the page says the same. */
export const SEARCH_REFUSED = {
  empty: 'Please type what you are looking for',
  long: 'Please search with at most 80 characters',
  noWords: 'Please type a word or a number',
  kind: 'There is no such kind of result',
  limit: 'The limit is at most 50',
} as const

export const MENU_LOADING = 'Loading...'
export const MENU_EMPTY = 'No tour packages available'
export const PACKAGE_LOADING = 'Loading tour details...'
export const PICTURE_FAILED = 'This image failed to load'

export function paxLimitMessage(limit: number): string {
  return `The total pax cannot exceed ${limit}`
}

/** The title of an address that leads nowhere. */
export const NOT_FOUND_TITLE = 'We could not find that page'
