import { z } from 'zod'
import { CAR_PAX_MAX } from '../terms/car-hire.ts'
import { CAR_MESSAGES } from '../terms/car-texts.ts'
import { type EnquiryField, enquiryMessage, isGoodField } from '../terms/enquiry-form.ts'
import { FERRY_CLASSES, infantsProblem, SAILING_REFUSED } from '../terms/ferry-labels.ts'
import { STAY_MESSAGES } from '../terms/hotel-stay.ts'
import {
  ABOUT_DETAIL_LENGTH_MAX,
  FERRY_SEATS_MAX,
  MESSAGE_LENGTH_MAX,
  PACKAGE_CHILD_MAX_AGE,
  PARTY_COUNT_MAX,
} from '../terms/limits.ts'
import { FAILURE, VALIDATION } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, Time } from './shapes.ts'

export const ENQUIRY_SUBJECTS = [
  'Travel Package',
  'Group',
  'Hotel',
  'Car Rental',
  'Ferry',
  'Water Sports',
  'Trip',
  'Contact',
] as const
export type EnquirySubject = (typeof ENQUIRY_SUBJECTS)[number]

const Count = z.int().max(PARTY_COUNT_MAX)

/** The stay asked about, so that its price can be kept with the enquiry; also a longer one, and more rooms, than can be booked online. */
const StayRequest = z
  .strictObject({
    roomId: Id.optional(),
    checkIn: Day,
    checkOut: Day,
    rooms: z
      .array(z.strictObject({ adults: Count.min(1, STAY_MESSAGES.adult), children: Count.min(0) }))
      .min(1)
      .max(PARTY_COUNT_MAX),
  })
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, { path: ['checkOut'], message: STAY_MESSAGES.order })
export type StayRequest = z.infer<typeof StayRequest>

/** The outing asked about, for the same reason. */
const ActivityBookingRequest = z.strictObject({
  placeId: Id.optional(),
  date: Day.optional(),
  time: Time.optional(),
  guests: Count.min(1),
})
export type ActivityBookingRequest = z.infer<typeof ActivityBookingRequest>

/**
 * The car asked about, for the same reason: of a road or a hire its vehicles, of a car package the party of the enquiry.
 * `fromPoint` is the end of a road that one is picked up at; without it either.
 */
const HireRequest = z
  .strictObject({
    pickupDate: Day.optional(),
    pickupTime: Time.optional(),
    fromPoint: Id.optional(),
    /** The hotels that the road ends at, or begins, as on a line of a trip. */
    hotelIds: z.array(Id).max(2).optional(),
    vehicles: z
      .array(z.strictObject({ vehicleId: Id, count: z.int().min(1).max(CAR_PAX_MAX) }))
      .min(1)
      .max(CAR_PAX_MAX)
      .optional(),
    entryFee: z.boolean().optional(),
  })
  .refine(({ pickupDate, pickupTime }) => pickupDate !== undefined || pickupTime === undefined, {
    path: ['pickupDate'],
    message: CAR_MESSAGES.dateMissing,
  })
export type HireRequest = z.infer<typeof HireRequest>

/**
 * The seats asked about on the dated sailing that `about.id` names, for the same reason: one for each adult and child of the
 * enquiry. Larger groups name the class they want in their place. Infants sit on laps and are no children of the enquiry.
 */
const SailingRequest = z.strictObject({
  seats: z
    .array(z.string().regex(/^[A-Za-z\d-]{1,16}$/, SAILING_REFUSED.seat))
    .min(1)
    .max(FERRY_SEATS_MAX)
    .refine((seats) => new Set(seats).size === seats.length, 'Please name each seat once')
    .optional(),
  class: z.enum(FERRY_CLASSES, SAILING_REFUSED.noClass).optional(),
  infants: Count.min(0).default(0),
})
export type SailingRequest = z.infer<typeof SailingRequest>

/** What `about` may hold beside the record, and for which subject. */
const ABOUT_PARTS = { stay: 'Hotel', outing: 'Water Sports', hire: 'Car Rental', sailing: 'Ferry' } as const

/** A field of the shared rules; each is checked by itself, so that one of the wrong kind hides nothing about the others. */
function checked<Given>(field: EnquiryField, kind: z.ZodType<string | number, Given>) {
  const message = enquiryMessage({ field, reason: 'wrong' })
  return kind.transform(String).refine((text) => isGoodField(field, text), message)
}

const SUBJECT_MESSAGE = 'Please choose what the enquiry is about'

/** In the order in which they are checked: name, email, contactNumber, adult, child; then the rest. */
const Fields = z.strictObject({
  name: checked('name', z.string(VALIDATION.name)),
  email: checked('email', z.string(VALIDATION.email)),
  contactNumber: checked('contactNumber', z.string(VALIDATION.contactNumber)),
  adult: checked('adult', z.union([z.string(), z.number()], VALIDATION.adult)),
  child: checked('child', z.union([z.string(), z.number()], VALIDATION.count)).default('0'),
  enquiryFor: z.enum(ENQUIRY_SUBJECTS, SUBJECT_MESSAGE),
  travelpackageId: Id.optional(),
  childAges: z
    .array(
      z.int('Please choose an age').min(0, 'Please choose an age').max(PACKAGE_CHILD_MAX_AGE, 'Please choose an age'),
    )
    .max(PARTY_COUNT_MAX)
    .optional(),
  travelDate: Day.optional(),
  message: z
    .string()
    .max(MESSAGE_LENGTH_MAX, `Please keep the message under ${MESSAGE_LENGTH_MAX} characters`)
    .optional(),
  about: z
    .strictObject({
      id: Id,
      detail: z.string().max(ABOUT_DETAIL_LENGTH_MAX, 'Please shorten this').optional(),
      stay: StayRequest.optional(),
      outing: ActivityBookingRequest.optional(),
      hire: HireRequest.optional(),
      sailing: SailingRequest.optional(),
    })
    .optional(),
})

/** Digit strings are taken for the counts. */
export const EnquiryRequest = Fields.check((context) => {
  if (context.value.childAges !== undefined && String(context.value.childAges.length) !== context.value.child.trim()) {
    context.issues.push({
      code: 'custom',
      input: context.value.childAges,
      path: ['childAges'],
      message: 'Please choose an age for each child',
    })
  }
  const laps = infantsProblem({
    adults: Number(context.value.adult),
    infants: context.value.about?.sailing?.infants ?? 0,
  })
  if (laps !== undefined) {
    const path = ['about', 'sailing', 'infants']
    context.issues.push({ code: 'custom', input: context.value.about, path, message: laps })
  }
  for (const [part, subject] of Object.entries(ABOUT_PARTS)) {
    const about: Record<string, unknown> = context.value.about ?? {}
    if (about[part] !== undefined && context.value.enquiryFor !== subject) {
      context.issues.push({
        code: 'custom',
        input: about[part],
        path: ['about', part],
        message: VALIDATION.unknownField,
      })
    }
  }
  const { enquiryFor, travelpackageId, travelDate } = context.value
  const isOfPackage = enquiryFor === 'Travel Package' || enquiryFor === 'Group'
  if (isOfPackage && travelpackageId === undefined) {
    context.issues.push({
      code: 'custom',
      input: undefined,
      path: ['travelpackageId'],
      message: 'Please choose a package',
    })
  }
  // A quote is written for a day; without one there is no price that stands.
  if (enquiryFor === 'Group' && travelDate === undefined) {
    context.issues.push({ code: 'custom', input: undefined, path: ['travelDate'], message: 'Please choose a date' })
  }
})
export type EnquiryRequest = z.infer<typeof EnquiryRequest>

export const submitEnquiry = endpoint({
  method: 'POST',
  path: '/enquiry/submit',
  noun: 'enquiries',
  summary: 'Send an enquiry to the operator; it is stored before the answer',
  query: z.strictObject({}),
  body: EnquiryRequest,
  response: z.object({ message: z.string(), data: z.object({ reference: z.string() }) }),
  success: 201,
  failure: FAILURE.other,
  refusals: ['not_found', 'departed', 'too_soon', 'pax_limit', 'too_many'],
})
