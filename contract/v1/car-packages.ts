import { z } from 'zod'
import { CAR_CHILD_MAX_AGE, CAR_PACKAGE_PAGE_SIZE } from '../terms/car-hire.ts'
import { CAR_MESSAGES } from '../terms/car-texts.ts'
import { FAILURE, VALIDATION } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import {
  Day,
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

/** `price` is what is paid for the row's vehicle or vehicles: tax inside, after any live deal. `extraKm`, `extraHour`: what each costs above the limits, before tax. */
export const CarPackageRow = z.object({
  vehicleName: z.string(),
  range: z.string(),
  price: Rupees,
  entryFees: Rupees,
  minPax: z.number().int().positive(),
  maxPax: z.number().int().positive(),
  vehicleId: z.string(),
  extraKm: Rupees.optional(),
  extraHour: Rupees.optional(),
})
export type CarPackageRow = z.infer<typeof CarPackageRow>

/** `startingPrice` is the smallest vehicle's; `struckPrice` like it, before a live deal; `entryTickets` says what an adult's entry fees are made of. */
export const CarPackage = z.object({
  _id: RecordId,
  id: RecordId,
  slug: z.string(),
  packageName: z.string(),
  duration: z.string(),
  description: Html,
  images: z.array(Picture),
  inclusive: Html,
  exclusive: Html,
  paymentPolicy: Html,
  packages: z.array(CarPackageRow),
  iternary: z.array(z.object({ title: z.string(), description: Html })),
  places: z.array(z.object({ placeId: z.string(), name: z.string() })),
  kmLimit: z.number().int().nonnegative(),
  startingPrice: Rupees,
  badge: z.string().optional(),
  struckPrice: Rupees.optional(),
  rating: Rating.optional(),
  island: z.object({ _id: z.string(), name: z.string(), oldName: z.string().optional() }).optional(),
  entryTickets: z.array(z.object({ placeId: z.string(), name: z.string(), rupees: Rupees })).optional(),
  closedWeekdays: z.array(z.string()).optional(),
})
export type CarPackage = z.infer<typeof CarPackage>

/** `minPrice` and `maxPrice` are of the smallest vehicle, not doubled. */
const CarPackageQuery = z
  .strictObject({
    id: Id.optional(),
    slug: Id.optional(),
    limit: LimitText.default(CAR_PACKAGE_PAGE_SIZE),
    page: PageText.default(1),
    duration: z
      .string()
      .regex(/^\s*\d{1,2}\s+(?:hours?|days?)\s*$/i, CAR_MESSAGES.packageDuration)
      .transform((text) => text.trim().toLowerCase().replace(/\s+/g, ' '))
      .optional(),
    minPrice: RupeesText.optional(),
    maxPrice: RupeesText.optional(),
  })
  .refine((query) => (query.minPrice ?? 0) <= (query.maxPrice ?? Number.MAX_SAFE_INTEGER), {
    path: ['maxPrice'],
    message: 'The highest price must not be below the lowest',
  })

export const fetchCarPackages = endpoint({
  method: 'GET',
  path: '/carrentalPackage/fetch',
  noun: 'cars',
  summary: 'Car packages, filtered and paged; one by id or slug',
  query: CarPackageQuery,
  body: z.undefined(),
  response: z.object({ packageData: z.array(CarPackage), ...Paged }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found'],
})

const Count = z.int(VALIDATION.count).min(0, VALIDATION.count)
const ChildAge = z
  .int(CAR_MESSAGES.childAge)
  .min(0, CAR_MESSAGES.childAge)
  .max(CAR_CHILD_MAX_AGE, CAR_MESSAGES.oldChild)

/** `childAges`: one entry a child, 0 for under 1; without them every child pays half an entry ticket. */
export const CarPriceRequest = z.strictObject({
  packageId: Id,
  adultCount: Count,
  childCount: Count.default(0),
  entryFee: z
    .union([z.boolean(), z.literal(0), z.literal(1)], VALIDATION.adult)
    .default(false)
    .transform(Boolean),
  childAges: z.array(ChildAge).default([]),
  pickupDate: Day.optional(),
})
export type CarPriceRequest = z.infer<typeof CarPriceRequest>

/** `carPrice` is the vehicles before tax; entry charges carry none. `group`: more vehicles of one kind than may be held online. The prices of `vehicles` are paid prices and add up to carPrice + taxAmount. */
export const CarPrice = Quote.extend({
  carPrice: Rupees,
  entryCharges: Rupees,
  vehicles: z.array(
    z.object({ vehicleId: z.string(), vehicleName: z.string(), count: z.number().int().positive(), price: Rupees }),
  ),
  group: GroupNotice.optional(),
})
export type CarPrice = z.infer<typeof CarPrice>

export const priceCarPackage = endpoint({
  method: 'POST',
  path: '/carrentalPackage/pricing',
  noun: 'cars',
  summary: 'The exact price of a car package for a party, tax inside, with the vehicles that seat it',
  query: z.strictObject({}),
  body: CarPriceRequest,
  response: z.object({ data: CarPrice }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found', 'pax_limit', 'too_soon'],
})
