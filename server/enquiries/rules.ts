import { MINUTE_MS } from '#contract/terms/durations.ts'
import { readEnquiry } from '#contract/terms/enquiry-form.ts'
import { SAME_ENQUIRY_MINUTES } from '#contract/terms/limits.ts'
import { FAILURE } from '#contract/terms/messages.ts'
import { plainText } from '#contract/terms/plain-text.ts'
import type { EnquiryRequest, EnquirySubject } from '#contract/v1/enquiries.ts'

/** The stored fields of an enquiry: texts as typed, in one Unicode normal form. */
export type EnquiryContent = {
  subject: EnquiryRequest['enquiryFor']
  packageId: string | null
  name: string
  email: string
  contactNumber: string
  adultCount: number
  childCount: number
  childAges: number[] | null
  /** On a ferry, beside the children. */
  infantCount: number
  travelDate: string | null
  message: string | null
  aboutId: string | null
  /** In the words of our own records; null where they say nothing. */
  aboutWords: string | null
  /** The same with what the sender says beside it. */
  aboutDetail: string | null
}

/** The parts of `about` that the office's trip can begin with. */
export type EnquiryWish = Pick<NonNullable<EnquiryRequest['about']>, 'stay' | 'outing' | 'hire' | 'sailing'>

export function wishOf({ about = { id: '' } }: Pick<EnquiryRequest, 'about'>): EnquiryWish | null {
  const { id: _, detail: __, ...wish } = about
  return Object.keys(wish).length === 0 ? null : wish
}

export function contentOf(request: EnquiryRequest): EnquiryContent {
  const valid = readEnquiry(request)
  const { detail = '', sailing } = request.about ?? {}
  return {
    subject: request.enquiryFor,
    packageId: request.travelpackageId ?? null,
    name: plainText(valid.name),
    email: plainText(valid.email),
    contactNumber: valid.contactNumber,
    adultCount: valid.adult,
    childCount: valid.child,
    childAges: request.childAges ?? null,
    infantCount: sailing?.infants ?? 0,
    travelDate: request.travelDate ?? null,
    message: plainText(request.message ?? '') || null,
    aboutId: request.about?.id ?? null,
    aboutWords: null,
    aboutDetail: plainText(detail) || null,
  }
}

/** Names of tables. A ferry is asked about as one dated sailing, or as a trip of the timetable. */
export type RecordKind =
  | 'package'
  | 'hotel'
  | 'activity'
  | 'place'
  | 'car_package'
  | 'car_charge'
  | 'ferry_sailing'
  | 'ferry_trip'

const ANYTHING: readonly RecordKind[] = [
  'package',
  'hotel',
  'activity',
  'place',
  'car_package',
  'car_charge',
  'ferry_sailing',
  'ferry_trip',
]

/** The records that an enquiry may be about, and the words when there is none of that id. */
const RECORDS: Record<EnquirySubject, { kinds: readonly RecordKind[]; unknown: string }> = {
  'Travel Package': { kinds: ['package'], unknown: FAILURE.packages },
  Group: { kinds: ['package'], unknown: FAILURE.packages },
  Hotel: { kinds: ['hotel'], unknown: FAILURE.hotelDetails },
  'Water Sports': { kinds: ['activity'], unknown: FAILURE.other },
  'Car Rental': { kinds: ['car_package', 'car_charge'], unknown: FAILURE.other },
  Ferry: { kinds: ['ferry_sailing', 'ferry_trip'], unknown: FAILURE.other },
  Trip: { kinds: ANYTHING, unknown: FAILURE.other },
  Contact: { kinds: ANYTHING, unknown: FAILURE.other },
}

export function recordsOf({ subject }: Pick<EnquiryContent, 'subject'>) {
  // The contract has let nothing but its subjects through.
  return RECORDS[subject as EnquirySubject]
}

/** The requester: network and canonical contact. */
export function requesterOf({ email, contactNumber }: EnquiryContent, network: string): string {
  return JSON.stringify([network, email, contactNumber])
}

/** An equal enquiry of the same sender since then is a repetition. */
export function sameSince(now: Date): Date {
  return new Date(now.getTime() - SAME_ENQUIRY_MINUTES * MINUTE_MS)
}
