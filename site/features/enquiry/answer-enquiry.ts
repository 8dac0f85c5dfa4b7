import { checkEnquiry } from '#contract/terms/enquiry-form.ts'
import { FORM_SECONDS_MIN } from '#contract/terms/limits.ts'
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
import { waitText } from './texts.ts'

const REFERENCE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** On the server: judges a sent form, and hands it to the API. A machine is thanked like a person, and nothing is kept. */
export async function answerEnquiry(
  { api, now }: Pick<SiteHost, 'api' | 'now'>,
  packageSlug: string,
  form: FormData,
): Promise<EnquiryAnswer> {
  if (isMachine(form, now)) return { kind: 'sent', reference: idleReference() }
  const values = readValues(form)
  const problems = checkEnquiry(values)
  if (problems.length > 0) return { kind: 'invalid', problems }
  const found = await api.call(fetchPackages, { query: { packageSlug } })
  if (!found.ok) return failed(found.error)
  const sent = await api.call(submitEnquiry, { body: bodyOf(values, found.value.packageData[0]?._id) })
  return sent.ok ? { kind: 'sent', reference: sent.value.data.reference } : failed(sent.error)
}

function bodyOf(values: EnquiryValues, travelpackageId: string | undefined) {
  const { name, email, contactNumber, adult, child, travelDate, message } = values
  const ages = partyOf(values).ages.filter((age) => age !== undefined)
  return {
    name,
    email,
    contactNumber,
    adult,
    child: child.trim() || '0',
    enquiryFor: 'Travel Package',
    travelpackageId,
    ...(ages.length > 0 && ages.length === Number(child) ? { childAges: ages } : {}),
    ...(travelDate === '' ? {} : { travelDate }),
    ...(message.trim() === '' ? {} : { message }),
  }
}

function failed({ status, message, retryAfterSeconds }: CallFailure): EnquiryAnswer {
  return {
    kind: 'failed',
    status,
    message: retryAfterSeconds === undefined ? message : `${message} ${waitText(retryAfterSeconds)}`,
  }
}

/** Fills in what people do not see, or is done before a person could have read the first label. */
function isMachine(form: FormData, now: Date): boolean {
  if ((form.get(TRAP_FIELD) ?? '') !== '') return true
  const openedAt = Number(form.get(OPENED_FIELD) || Number.NaN)
  const sentAt = Number(form.get(SENT_FIELD) || now.getTime())
  const open = sentAt - openedAt
  return open >= 0 && open < FORM_SECONDS_MIN * 1_000
}

/** Looks like a reference and belongs to nothing. */
function idleReference(): string {
  const signs = Array.from(
    crypto.getRandomValues(new Uint8Array(6)),
    (byte) => REFERENCE_SIGNS[byte % REFERENCE_SIGNS.length],
  )
  return `ENQ-${signs.join('')}`
}
