import { checkEnquiry } from '#contract/terms/enquiry-form.ts'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { FORM_SECONDS_MIN } from '#contract/terms/limits.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { submitEnquiry } from '#contract/v1/enquiries.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import {
  type EnquiryAnswer,
  type EnquiryValues,
  OPENED_FIELD,
  partyOf,
  readValues,
  SENT_FIELD,
  TRAP_FIELD,
} from './enquiry-values.ts'
import { sentNow } from './sent-enquiry.ts'
import { ENQUIRY_TEXTS, waitText } from './texts.ts'

export type EnquiryHost = Pick<SiteHost, 'api' | 'brand' | 'now'>

/** On the server: judges a sent form, and hands it to the API. What looks like a machine is asked to send again, so that no person is ever thanked for nothing. */
export async function answerEnquiry(
  host: EnquiryHost,
  packageSlug: string,
  form: FormData,
  isForGroup: (packageId: string) => Promise<boolean> = async () => false,
): Promise<EnquiryAnswer> {
  return answerEnquiryAbout(host, form, async () => {
    const found = await host.api.call(fetchPackages, { query: { packageSlug } })
    if (!found.ok) return found
    const travelpackageId = found.value.packageData[0]?._id
    const isGroup = travelpackageId !== undefined && (await isForGroup(travelpackageId))
    return ok({ enquiryFor: isGroup ? 'Group' : 'Travel Package', travelpackageId })
  })
}

/** What an enquiry is about, as the API wants it. */
export type EnquirySubject = {
  enquiryFor: 'Travel Package' | 'Group' | 'Hotel' | 'Water Sports' | 'Car Rental' | 'Ferry'
  travelpackageId?: string | undefined
  about?: {
    id: string
    detail?: string
    /** What the price is worked out from where the enquiry is stored. */
    stay?: { roomId?: string; checkIn: string; checkOut: string; rooms: { adults: number; children: number }[] }
    outing?: { placeId?: string; date: string; time: string; guests: number }
    hire?: {
      pickupDate?: string
      pickupTime?: string
      fromPoint?: string
      hotelIds?: string[]
      vehicles?: { vehicleId: string; count: number }[]
      entryFee?: boolean
    }
    sailing?: { seats?: string[]; class?: FerryClassCode; infants: number }
  }
}

/** The same for anything we sell; `findSubject` is asked once the form is in order. */
export async function answerEnquiryAbout(
  host: EnquiryHost,
  form: FormData,
  findSubject: () => Promise<Result<EnquirySubject, CallFailure>>,
): Promise<EnquiryAnswer> {
  const doubt = doubtOf(form, host.now)
  if (doubt !== undefined) return { kind: 'failed', status: 422, message: doubt }
  const values = readValues(form)
  const problems = checkEnquiry(values)
  if (problems.length > 0) return { kind: 'invalid', problems }
  const subject = await findSubject()
  if (!subject.ok) return failed(subject.error)
  const sent = await send(host.api, values, subject.value)
  return sent.ok ? { kind: 'sent', ...sentNow(host, sent.value.data.reference) } : failed(sent.error)
}

/**
 * The same for a form that asks for more than the contact: `isRight` says whether that is in order. If not, nothing is sent, and
 * what is wrong in the contact is said with it; the party has fields of its own, and messages there.
 */
export async function answerChosen(
  host: EnquiryHost,
  form: FormData,
  isRight: boolean,
  subject: () => EnquirySubject,
): Promise<EnquiryAnswer | undefined> {
  if (isRight) return answerEnquiryAbout(host, form, async () => ok(subject()))
  const problems = checkEnquiry(readValues(form)).filter(({ field }) => field !== 'adult' && field !== 'child')
  return problems.length > 0 ? { kind: 'invalid', problems } : undefined
}

type Counted = { adults: number; children?: number; ages?: readonly (number | string)[]; date: string }

/** The form with the party as an enquiry counts it, in place of whatever it said. */
export function withCounted(form: FormData, { adults, children = 0, ages = [], date }: Counted): FormData {
  const counted = new FormData()
  for (const [name, value] of form) counted.append(name, value)
  counted.set('adult', String(adults))
  counted.set('child', String(children))
  counted.delete('childAges')
  for (const age of ages) counted.append('childAges', String(age))
  counted.set('travelDate', date)
  return counted
}

/** A provider that knows `about` in words alone gets it in words alone: no enquiry is lost for its price. What is wrong inside a part it knows stands. */
async function send(api: SiteHost['api'], values: EnquiryValues, subject: EnquirySubject) {
  const sent = await api.call(submitEnquiry, { body: bodyOf(values, subject) })
  if (sent.ok || !sent.error.errors.some(isUnknownPart)) return sent
  const { stay: _, outing: __, hire: ___, sailing: ____, ...about } = subject.about ?? { id: '' }
  return api.call(submitEnquiry, { body: bodyOf(values, { ...subject, about }) })
}

function isUnknownPart({ field, message }: CallFailure['errors'][number]): boolean {
  const isInPart = /^about\.(?:stay|outing|hire|sailing)\b/.test(field)
  return isInPart && (message === VALIDATION.unknownField || !field.includes('.', 'about.'.length))
}

function bodyOf(values: EnquiryValues, subject: EnquirySubject) {
  const { name, email, contactNumber, adult, child, travelDate, message } = values
  const ages = partyOf(values).ages.filter((age) => age !== undefined)
  return {
    name,
    email,
    contactNumber,
    adult,
    child: child.trim() || '0',
    ...subject,
    ...(ages.length > 0 && ages.length === Number(child) ? { childAges: ages } : {}),
    ...(travelDate === '' ? {} : { travelDate }),
    ...(message.trim() === '' ? {} : { message }),
  }
}

/** Whether a country has such a number is for the API to say: it is said at its field, like all that is wrong in a form. */
export function failed({ status, message, errors, retryAfterSeconds }: CallFailure): EnquiryAnswer {
  if (errors[0]?.field === 'contactNumber') {
    return { kind: 'invalid', problems: [{ field: 'contactNumber', reason: 'wrong' }] }
  }
  return {
    kind: 'failed',
    status,
    message: retryAfterSeconds === undefined ? message : `${message} ${waitText(retryAfterSeconds)}`,
  }
}

/** The words for a form that filled in what people do not see, or was done before a person could have read the first label. */
export function doubtOf(form: FormData, now: Date): string | undefined {
  if ((form.get(TRAP_FIELD) ?? '') !== '') return ENQUIRY_TEXTS.trapped
  const openedAt = Number(form.get(OPENED_FIELD) || Number.NaN)
  const sentAt = Number(form.get(SENT_FIELD) || now.getTime())
  const open = sentAt - openedAt
  return open >= 0 && open < FORM_SECONDS_MIN * 1_000 ? ENQUIRY_TEXTS.tooQuick : undefined
}
