import { z } from 'zod'
import { LIST_PART } from '../terms/cache-key.ts'
import {
  LIST_LIMIT_MAX,
  PACKAGE_CHILD_MAX_AGE,
  PACKAGE_PAGE_SIZE,
  PARTY_COUNT_MAX,
  SIMILAR_PACKAGES_SIZE,
} from '../terms/limits.ts'
import { FAILURE, VALIDATION } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import {
  Day,
  Flag,
  GroupNotice,
  Html,
  Id,
  LimitText,
  Paged,
  PageText,
  Picture,
  Quote,
  Rating,
  RecordId,
  Rupees,
  RupeesText,
} from './shapes.ts'

/** `packagebaseRate` is what two adults sharing pay in the base season: tax inside, after any live deal. `struckRate` like it, before the deal. */
export const PackageSummary = z.object({
  _id: RecordId,
  slug: z.string(),
  packageName: z.string(),
  categoryId: z.object({ _id: z.string(), categoryName: z.string(), slug: z.string() }),
  images: z.array(Picture),
  places: z.array(z.object({ placeId: z.string(), name: z.string() })),
  duration: z.string(),
  nights: z.number().int().nonnegative(),
  description: Html,
  packagebaseRate: Rupees,
  taxPercent: z.number(),
  struckRate: Rupees.optional(),
  badge: z.string().optional(),
  rating: Rating.optional(),
})
export type PackageSummary = z.infer<typeof PackageSummary>

/** `activities`: water sports that are part of the day and have a page. `images`: pictures chosen for the day. */
export const ItineraryDay = z.object({
  day: z.number().int().positive(),
  title: z.string(),
  description: Html,
  breakfast: Flag,
  lunch: Flag,
  dinner: Flag,
  ferry: z.object({ name: z.string(), image: z.string() }).nullable(),
  overnight: z.string().optional(),
  activities: z.array(z.object({ _id: RecordId, name: z.string() })).optional(),
  images: z.array(Picture).optional(),
})
export type ItineraryDay = z.infer<typeof ItineraryDay>

const PackageHotel = z.object({
  place: z.string(),
  hotelName: z.string(),
  hotelId: z.string().optional(),
  duration: z.number().int().nonnegative(),
  capacityPerRoom: z.number().int().nonnegative(),
  roomType: z.string(),
  starRating: z.number(),
})

export const PackageDetails = PackageSummary.extend({
  overview: Html,
  inclusive: Html,
  exclusive: Html,
  paymentPolicy: Html,
  cancellationPolicy: Html,
  upperLimit: z.number().int().positive(),
  tourIternary: z.array(ItineraryDay),
  hotelDetails: z.array(PackageHotel),
})
export type PackageDetails = z.infer<typeof PackageDetails>

export const PACKAGE_SORTS = ['default', 'duration_asc', 'price_desc', 'price_asc'] as const
export type PackageSort = (typeof PACKAGE_SORTS)[number]

/** The static pages' values keep working. */
const PACKAGE_SORT_ALIASES: Record<string, PackageSort> = {
  new: 'duration_asc',
  'hight-to-low': 'price_desc',
  'low-to-high': 'price_asc',
}

const SortText = z
  .string()
  .transform((text) => PACKAGE_SORT_ALIASES[text] ?? text)
  .pipe(z.enum(PACKAGE_SORTS, 'Unknown sort order'))

const DurationText = z
  .string()
  .regex(/^\s*\d{1,2}\s+nights?\s+\d{1,2}\s+days?\s*$/i, 'Please enter a duration such as 5 nights 6 days')
  .transform((text) => text.trim().toLowerCase().replace(/\s+/g, ' '))

export const PackageFacets = z.object({
  durations: z.array(z.object({ duration: z.string(), nights: z.number().int(), count: z.number().int() })),
  price: z.object({ min: Rupees, max: Rupees }),
})
export type PackageFacets = z.infer<typeof PackageFacets>

/** `minPrice` and `maxPrice` are doubled: twice the displayed price a person. */
export const PackageQuery = z
  .strictObject({
    id: Id.optional(),
    packageSlug: Id.optional(),
    categorySlug: Id.optional(),
    limit: LimitText.default(PACKAGE_PAGE_SIZE),
    page: PageText.default(1),
    duration: DurationText.optional(),
    minPrice: RupeesText.optional(),
    maxPrice: RupeesText.optional(),
    sort: SortText.default('default'),
  })
  .refine((query) => (query.minPrice ?? 0) <= (query.maxPrice ?? Number.MAX_SAFE_INTEGER), {
    path: ['maxPrice'],
    message: 'The highest price must not be below the lowest',
  })
export type PackageQuery = z.infer<typeof PackageQuery>

/** With `id` or `packageSlug` the list holds exactly one PackageDetails. */
export const fetchPackages = endpoint({
  method: 'GET',
  path: '/travelPackage/fetch',
  cached: {
    ...{ id: 'id', packageSlug: 'id', categorySlug: 'id', ...LIST_PART },
    ...{ duration: 'duration', minPrice: 'rupees', maxPrice: 'rupees', sort: 'package-sort' },
  },
  noun: 'packages',
  summary: 'Tour packages, filtered and paged; one package with all its details by id or packageSlug',
  query: PackageQuery,
  body: z.undefined(),
  response: z.object({
    packageData: z.array(z.union([PackageDetails, PackageSummary])),
    facets: PackageFacets,
    ...Paged,
    /** False when the provider sends no total: the site then stops at a short page. */
    totalKnown: z.boolean().optional(),
  }),
  success: 200,
  failure: FAILURE.packages,
  refusals: ['not_found'],
})

export const fetchSimilarPackages = endpoint({
  method: 'GET',
  path: '/travelPackage/similarPackage/fetch',
  cached: { id: 'id', ...LIST_PART },
  noun: 'packages',
  summary: 'Packages like the one given',
  query: z.strictObject({ id: Id, limit: LimitText.default(SIMILAR_PACKAGES_SIZE), page: PageText.default(1) }),
  body: z.undefined(),
  response: z.object({ packages: z.array(PackageSummary), ...Paged }),
  success: 200,
  failure: FAILURE.similarPackages,
  refusals: ['not_found'],
})

export const fetchSpecialPackages = endpoint({
  method: 'GET',
  path: '/travelPackage/specialPackage/fetch',
  cached: { id: 'id', ...LIST_PART },
  noun: 'packages',
  summary: 'Packages the operator puts first',
  query: z.strictObject({
    id: Id.optional(),
    limit: LimitText.default(LIST_LIMIT_MAX),
    page: PageText.default(1),
  }),
  body: z.undefined(),
  response: z.object({ packageData: z.array(PackageSummary), ...Paged }),
  success: 200,
  failure: FAILURE.packages,
  refusals: ['not_found'],
})

const Count = z.int(VALIDATION.count).min(0, VALIDATION.count).max(PARTY_COUNT_MAX, VALIDATION.count)
const ChildAge = z
  .int('Please choose an age')
  .min(0, 'Please choose an age')
  .max(PACKAGE_CHILD_MAX_AGE, `Children are up to ${PACKAGE_CHILD_MAX_AGE} years old`)

/** `childAges`: one entry a child, 0 for under 1. The bed counts are accepted and recomputed, never trusted. */
export const PackagePriceRequest = z.strictObject({
  packageId: Id,
  adultCount: Count,
  childCount: Count.default(0),
  childAges: z.array(ChildAge).max(PARTY_COUNT_MAX).default([]),
  travelDate: Day.optional(),
  childwithbedCount: Count.optional(),
  childwithoutbedCount: Count.optional(),
})
export type PackagePriceRequest = z.infer<typeof PackagePriceRequest>

export const PackagePrice = Quote.extend({
  childwithbedCount: z.number().int(),
  childwithoutbedCount: z.number().int(),
  season: z.string(),
  /** Above so many seats of one ferry the office books; `text` says so to the travellers, with the time of our answer. */
  group: GroupNotice.optional(),
  /** What to know before one begins on that day: a place of the plan that is shut then. */
  note: z.string().optional(),
})
export type PackagePrice = z.infer<typeof PackagePrice>

export const pricePackage = endpoint({
  method: 'POST',
  path: '/travelPackage/pricing',
  noun: 'packages',
  summary: 'The exact price of a package for a party, tax inside',
  query: z.strictObject({}),
  body: PackagePriceRequest,
  response: z.object({ data: PackagePrice }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found', 'pax_limit'],
})
