import { resizeAges } from '#contract/terms/ages.ts'
import type { EnquiryProblem, EnquiryText } from '#contract/terms/enquiry-form.ts'
import { isDay } from '#contract/terms/india-time.ts'
import { PACKAGE_CHILD_MAX_AGE, PARTY_COUNT_MAX } from '#contract/terms/limits.ts'

/** What stands in the form, as typed. */
export type EnquiryValues = EnquiryText & { childAges: string[]; travelDate: string; message: string }

/** The same shape as the booking widget's party: `ages` has one entry a child. */
export type EnquiryParty = { adults: number; children: number; ages: (number | undefined)[]; date: string }

/** An enquiry that is stored; `answerBy` is "Mon 30 Nov by 18:00", empty where our hours do not say. */
export type SentEnquiry = { reference: string; answerBy: string }

/** How the server answers a sent form; `Problem` is what may be wrong in it. */
export type EnquiryAnswer<Problem = EnquiryProblem> =
  | ({ kind: 'sent' } & SentEnquiry)
  | { kind: 'invalid'; problems: Problem[] }
  /** `status` as HTTP has it; 0 when no usable answer came. */
  | { kind: 'failed'; message: string; status: number }

/** A field people do not see; whatever fills it in is no person. */
export const TRAP_FIELD = 'nectar'
/** When the form was first shown and when it was sent, by one and the same clock; absent without script. */
export const OPENED_FIELD = 'openedAt'
export const SENT_FIELD = 'sentAt'

const REFERENCE = /^ENQ-[0-9A-Z]{4,12}$/

export function readValues(form: FormData): EnquiryValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    contactNumber: text('contactNumber'),
    adult: text('adult'),
    child: text('child'),
    childAges: form.getAll('childAges').filter((age) => typeof age === 'string'),
    travelDate: text('travelDate'),
    message: text('message'),
  }
}

export function valuesOf({ adults, children, ages, date }: EnquiryParty): EnquiryValues {
  return {
    name: '',
    email: '',
    contactNumber: '',
    adult: String(adults),
    child: String(children),
    childAges: ages.map((age) => (age === undefined ? '' : String(age))),
    travelDate: date,
    message: '',
  }
}

/** The party that was typed; what cannot be read counts as none. */
export function partyOf({ adult, child, childAges, travelDate }: EnquiryValues): EnquiryParty {
  const children = countOf(child) ?? 0
  return {
    adults: countOf(adult) ?? 0,
    children,
    ages: resizeAges(childAges.map(ageOf), children),
    date: isDay(travelDate) ? travelDate : '',
  }
}

function countOf(text: string): number | undefined {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) <= PARTY_COUNT_MAX ? Number(text) : undefined
}

function ageOf(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) && Number(text) <= PACKAGE_CHILD_MAX_AGE ? Number(text) : undefined
}

/** The reference of an address, when it looks like one of ours: nothing else is written into the page. */
export function readReference(text: string | null): string | undefined {
  return text !== null && REFERENCE.test(text) ? text : undefined
}
