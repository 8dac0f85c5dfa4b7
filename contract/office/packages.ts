import { z } from 'zod'
import { FERRY_CLASSES } from '../terms/ferry-labels.ts'
import { DAY_PICTURES_MAX } from '../terms/limits.ts'
import { formatRupees } from '../terms/money.ts'
import { Day, Id, RecordId, Rupees } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { OfficePicture } from './hotels.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

const ById = z.strictObject({ id: Id })
const Named = z.object({ id: z.string(), name: z.string() })
const Name = z.string().trim().min(1, 'Please enter a name').max(120)
const Text = z.string().trim().max(20_000)
const Version = z.string().max(60)

/** As much as one package, a day or a stay of it, or a preview of its prices may have (ours). */
export const PACKAGE_MOST = {
  days: 31,
  activitiesOfDay: 10,
  pictures: 12,
  stays: 15,
  nights: 30,
  guestsOfRoom: 12,
  travellers: 60,
  places: 40,
  previewDays: 12,
  /** Rupees for two. */
  ratePerNight: 200_000,
} as const
const RATE_MAX = PACKAGE_MOST.ratePerNight * PACKAGE_MOST.nights
const Rate = z
  .int()
  .min(1, 'Please enter a price')
  .max(RATE_MAX, `A package costs ${formatRupees(RATE_MAX)} at most`)
export const PACKAGE_DAYS_FEWEST = 2

/** A crossing of a day on one of our own sailings, or only named where another operator sails. */
const FerryLeg = z.strictObject({
  name: z.string().trim().min(1).max(120),
  tripId: Id.optional(),
  classCode: z.enum(FERRY_CLASSES, 'Please choose a class of the boat').optional(),
})

export const PackageDay = z.strictObject({
  title: z.string().trim().min(1, 'Please give the day a title').max(160),
  descriptionHtml: Text,
  breakfast: z.boolean(),
  lunch: z.boolean(),
  dinner: z.boolean(),
  ferry: FerryLeg.nullable(),
  overnight: z.string().trim().max(120).optional(),
  activityIds: z.array(Id).max(PACKAGE_MOST.activitiesOfDay),
  /** Shown with the day in this order; without any it shows its water sports and places. */
  pictureIds: z.array(Id).max(DAY_PICTURES_MAX, `A day has ${DAY_PICTURES_MAX} pictures at most`),
})
export type PackageDay = z.infer<typeof PackageDay>

/** Nights in one hotel, in the order of the plan; without `hotelId` it is none of ours. */
export const PackageStay = z.strictObject({
  place: z.string().trim().min(1, 'Please say where').max(120),
  hotelId: Id.optional(),
  hotelName: z.string().trim().min(1, 'Please name the hotel').max(120),
  roomType: z.string().trim().min(1, 'Please name the kind of room').max(120),
  nights: z.int().min(1).max(PACKAGE_MOST.nights),
  capacityPerRoom: z.int().min(1).max(PACKAGE_MOST.guestsOfRoom),
  starRating: z.int().min(1).max(5),
})
export type PackageStay = z.infer<typeof PackageStay>

/** What an editor changes. `listRate` is what two adults sharing pay in the regular season before any deal, tax inside. */
export const PackageFields = z.strictObject({
  name: Name,
  categoryId: Id,
  listRate: Rate,
  upperLimit: z.int().min(1).max(PACKAGE_MOST.travellers),
  special: z.boolean(),
  isLive: z.boolean(),
  descriptionHtml: Text,
  overviewHtml: Text,
  inclusiveHtml: Text,
  exclusiveHtml: Text,
  paymentPolicyHtml: Text,
  cancellationPolicyHtml: Text,
  days: z.array(PackageDay).min(PACKAGE_DAYS_FEWEST, 'A package has a night at least').max(PACKAGE_MOST.days),
  stays: z.array(PackageStay).max(PACKAGE_MOST.stays),
  placeIds: z.array(Id).max(PACKAGE_MOST.places),
  /** The first is its card. */
  pictureIds: z.array(Id).max(PACKAGE_MOST.pictures, `A package has ${PACKAGE_MOST.pictures} pictures at most`),
})
export type PackageFields = z.infer<typeof PackageFields>

export const OfficePackage = PackageFields.extend({
  id: RecordId,
  version: z.string(),
  slug: z.string(),
  nights: z.int(),
  path: z.string(),
  /** Every picture that its fields or its draft name, in no order. */
  pictures: z.array(OfficePicture),
  /** What somebody has begun to change and not published. */
  draft: z.object({ fields: PackageFields, revision: z.string(), by: z.string(), at: Instant }).nullable(),
})
export type OfficePackage = z.infer<typeof OfficePackage>

const OnePackage = z.object({ package: OfficePackage })

export const PackageRow = z.object({
  id: RecordId,
  name: z.string(),
  category: z.string(),
  nights: z.int(),
  listRate: Rupees,
  special: z.boolean(),
  isLive: z.boolean(),
  hasDraft: z.boolean(),
  thumbUrl: z.string().nullable(),
  updatedAt: Instant,
})
export type PackageRow = z.infer<typeof PackageRow>

export const listOfficePackages = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/packages',
  summary: 'Packages, live, hidden and with drafts',
  query: ListQuery.extend({ categoryId: Id.optional(), isLive: z.enum(['0', '1']).optional() }),
  body: NoBody,
  response: listOf(PackageRow),
})

export const fetchPackageOptions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/packages/options',
  summary: 'What the fields of a package can be chosen from',
  query: NoQuery,
  body: NoBody,
  response: z.object({
    categories: z.array(Named),
    places: z.array(Named),
    activities: z.array(Named),
    trips: z.array(Named.extend({ classCodes: z.array(z.string()) })),
    rooms: z.array(
      z.object({
        hotelId: z.string(),
        hotelName: z.string(),
        place: z.string(),
        roomType: z.string(),
        capacity: z.int(),
        starRating: z.int(),
      }),
    ),
  }),
})

export const fetchOfficePackage = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/packages/{id}',
  summary: 'A package with its days, stays and draft',
  query: ById,
  body: NoBody,
  response: OnePackage,
})

export const createPackage = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/packages',
  summary: 'A new package, hidden; empty days, or a copy of another',
  query: NoQuery,
  body: z.strictObject({
    name: Name,
    categoryId: Id,
    nights: z.int().min(1).max(PACKAGE_MOST.nights),
    listRate: Rate,
    copyOf: Id.optional(),
  }),
  response: OnePackage,
  success: 201,
  refusals: ['invalid'],
})

export const savePackageDraft = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/packages/{id}/draft',
  summary: 'Keeps what is being changed, seen by nobody on the site',
  query: ById,
  /** `revision`: of the draft whose fields were changed; null where there was none. */
  body: PackageFields.extend({ revision: Version.nullable() }),
  response: OnePackage,
  refusals: ['changed'],
})

export const dropPackageDraft = officeEndpoint({
  operation: 'catalogue.change',
  method: 'DELETE',
  path: '/packages/{id}/draft',
  summary: 'Forgets a draft',
  query: ById,
  body: NoBody,
  response: OnePackage,
})

export const publishPackage = officeEndpoint({
  operation: 'catalogue.change',
  method: 'POST',
  path: '/packages/{id}/publish',
  summary: 'Puts these fields on the site; what was there before stays as a version',
  query: ById,
  /** `revision`: of the draft that was edited; another one is not published over, nor forgotten by it. */
  body: PackageFields.extend({ version: Version, revision: Version.nullable().optional() }),
  response: OnePackage,
  refusals: ['changed', 'incomplete', 'invalid', 'not_allowed'],
})

export const listPackageVersions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/packages/{id}/versions',
  summary: 'What was published before, the latest first; publishing one of them is the undo',
  query: ById,
  body: NoBody,
  response: z.object({
    versions: z.array(z.object({ number: z.int(), by: z.string(), at: Instant, fields: PackageFields })),
    pictures: z.array(OfficePicture),
  }),
})

export const previewPackagePrices = officeEndpoint({
  operation: 'catalogue.read',
  method: 'POST',
  path: '/packages/prices',
  summary: 'What a couple, and a couple with a child of eight, would pay on given days at a rate',
  query: NoQuery,
  body: z.strictObject({ listRate: Rate, days: z.array(Day).min(1).max(PACKAGE_MOST.previewDays) }),
  response: z.object({
    prices: z.array(z.object({ day: Day, season: z.string(), couple: Rupees, family: Rupees })),
  }),
})
