/** Every limit of the product, each with where it comes from (given: by the operator's brief; public API: promised to its callers; ours: chosen here). */

/** Packages a list page shows (given). */
export const PACKAGE_PAGE_SIZE = 6
/** Places the home page asks for (given). */
export const HOME_PLACES_LIMIT = 7
/** Budget slider, rupees a person (given). Its upper end means "and more". */
export const BUDGET_MIN = 0
export const BUDGET_MAX = 150_000
/** The slider's open end on the wire, doubled as every price bound there (given). */
export const BUDGET_OPEN_END_DOUBLED = 2 * BUDGET_MAX
/** Card teaser, characters (given). */
export const TEASER_LENGTH = 75
/** Nights offered by the duration filter of lists, and by the strip on Home (given). */
export const DURATION_NIGHTS = [3, 4, 5, 6, 7, 8, 9] as const
export const HOME_DURATION_NIGHTS = [3, 4, 5, 6, 7] as const

/** A child of this age or more takes a bed (given). */
export const CHILD_WITH_BED_FROM_AGE = 6
/** Pictures of one day of a package: more make it a gallery (ours). */
export const DAY_PICTURES_MAX = 4
/** Percent that a deal takes off at most, also where it takes a sum (ours). */
export const DEAL_PERCENT_MAX = 90
/** Oldest child on a package; 13 and over is an adult (given). */
export const PACKAGE_CHILD_MAX_AGE = 12
/** Adults and children in one question or enquiry (ours). */
export const PARTY_COUNT_MAX = 99

export const NAME_LENGTH_MIN = 2
export const NAME_LENGTH_MAX = 150
export const EMAIL_LENGTH_MAX = 254
export const MESSAGE_LENGTH_MAX = 2_000
export const ABOUT_DETAIL_LENGTH_MAX = 500
export const ID_LENGTH_MAX = 64

export const PAGE_MAX = 10_000
export const LIST_LIMIT_MAX = 100
/** Similar packages an answer holds when no limit is asked for (public API). */
export const SIMILAR_PACKAGES_SIZE = 6
/** Deals a page shows (ours: rows of three). */
export const DEALS_PAGE_SIZE = 12
/** Reviews a page shows (public API). */
export const REVIEWS_PAGE_SIZE = 10
/** What a traveller writes of a trip (public API). */
export const REVIEW_TITLE_MAX = 100
export const REVIEW_TEXT_MIN = 20
export const REVIEW_TEXT_MAX = 2_000
/** Photographs with a review, and bytes of each as it is sent (ours). */
export const REVIEW_PHOTOS_MAX = 3
export const PHOTO_MEGABYTES_MAX = 8
export const PHOTO_BYTES_MAX = PHOTO_MEGABYTES_MAX * 1024 * 1024
/** Times one network sends photographs, a minute (ours). */
export const PHOTO_POSTS_PER_MINUTE = 10
/** Voices of travellers a front page asks for (ours). */
export const VOICES_LIMIT = 8

/** Characters of a search, and results an answer holds (public API). */
export const SEARCH_LENGTH_MAX = 80
export const SEARCH_LIMIT_DEFAULT = 10
export const SEARCH_LIMIT_MAX = 50

/** JSON body, bytes, and its depth; address, bytes (booking rules 3.1). */
export const BODY_BYTES_MAX = 64 * 1024
export const BODY_DEPTH_MAX = 8
export const URL_BYTES_MAX = 4 * 1024

/** An enquiry of the same mailbox or number within so many days is joined to the one before, while that is open (ours). */
export const JOINED_ENQUIRY_DAYS = 14
/** The same enquiry sent again within so many minutes is the first one (public API). */
export const SAME_ENQUIRY_MINUTES = 10

/** How far ahead a travel day may lie, days (ours: the stock horizon of the catalogue). */
export const TRAVEL_HORIZON_DAYS = 400
/** A provider that has not answered by then counts as away (ours: a traveller waits this long, no longer). */
export const PROVIDER_TIMEOUT_MS = 4_000
/** Largest answer read from a provider, bytes (ours). */
export const PROVIDER_RESPONSE_BYTES_MAX = 5 * 1024 * 1024
/** A form posted faster than this after the page was drawn is a machine's (ours). */
export const FORM_SECONDS_MIN = 2

/** Stories a page of the blog shows (ours). */
export const POST_PAGE_SIZE = 6
/** Hotels a list page holds (given). */
export const HOTEL_PAGE_SIZE = 50
/** Longest stay and most rooms of one search or hold (booking rules 3.1); more is an enquiry. */
export const STAY_NIGHTS_MAX = 30
export const STAY_ROOMS_MAX = 8
/** Guests a searched room may name (public API); a party too large for one room of a hotel is split over several. */
export const ROOM_ADULTS_MAX = 9
export const ROOM_CHILDREN_MAX = 6
/** A guest of this age or more is an adult in a hotel (ours). */
export const HOTEL_ADULT_FROM_AGE = 12
/** Longest destination text (ours), and most values of one list filter (ours). */
export const DESTINATION_LENGTH_MAX = 80
export const FILTER_VALUES_MAX = 20
/** Water sports one page of the list shows (ours). */
export const ACTIVITY_PAGE_SIZE = 12
/** Guests in one booking of a water sport; larger groups are booked by the office (ours). */
export const ACTIVITY_GUESTS_MAX = 20
/** Oldest guest and heaviest guest a form takes, years and kilograms (ours). */
export const GUEST_AGE_MAX = 120
export const GUEST_WEIGHT_MAX_KG = 300
/** Sales of a water sport close this long before its slot (booking rules 1.3.14). */
export const ACTIVITY_CLOSES_MINUTES = 60
/** Most days one question for free days may span (public API). */
export const AVAILABILITY_DAYS_MAX = 62
/** Ferry sales close this long before the sailing (booking rules 1.3.14). */
export const FERRY_CLOSES_MINUTES = 60
/** Seats of one sailing in a booking, and of one ask to be seated together (booking rules 3.1). */
export const FERRY_SEATS_MAX = 10
/** Days of the strip around a ferry search (public API), and nearest days named when the day asked has no sailing. */
export const FERRY_STRIP_DAYS = 7
export const FERRY_NEAREST_MAX = 3
/** Sailings offered to whoever comes too late for one (ours). */
export const FERRY_NEXT_MAX = 3
/** Legs of one island hop, plans an answer holds, and minutes to change from one vessel to another on one day (public API). */
export const FERRY_LEGS_MIN = 2
export const FERRY_LEGS_MAX = 4
export const FERRY_PLANS_MAX = 20
export const FERRY_CHANGE_MINUTES = 60
/** Longest name of a port in a question (ours). */
export const PORT_NAME_LENGTH_MAX = 80
/** Live seat streams of one address (/32, /64), and of one network (/24, /48) with all its addresses (booking rules 3.5). */
export const SEAT_STREAMS_MAX = 4
export const SEAT_STREAMS_NETWORK_MAX = 30
/** Asked in a minute by one network: prices of a trip (booking rules 3.5), searches for given days and papers (ours). */
export const TRIP_PRICES_PER_MINUTE = 60
export const DATED_SEARCHES_PER_MINUTE = 120
export const DOCUMENTS_PER_MINUTE = 30
/** Longest name that our office signs a quote with, and its longest words in it (ours). */
export const SIGNATURE_LENGTH_MAX = 80
export const QUOTE_NOTE_LENGTH_MAX = 1_000
/** Packages that are compared side by side (ours). */
export const COMPARE_MAX = 3
