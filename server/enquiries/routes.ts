import { ENQUIRY_ACCEPTED } from '#contract/terms/enquiry-messages.ts'
import { STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import { submitEnquiry as call, type EnquiryRequest } from '#contract/v1/enquiries.ts'
import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'
import { readPhone } from '#server/adapters/phone/phone-number.ts'
import { confirmSailing } from '#server/ferries/ask-operators.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { limitKeys } from '#server/limits/count-uses.ts'
import { canonicalMailbox } from '#server/visitors/canonical-mailbox.ts'
import { findVisitor } from '#server/visitors/visitor.ts'
import { askSubject, type SubjectParts } from './ask-subject.ts'
import { answerDue } from './late-answer.ts'
import { type EnquiryRefusal, submitEnquiry } from './submit-enquiry.ts'

export type EnquiryRouteParts = SubjectParts & {
  origin: string
  networkKey: (clientAddress: string) => string
  /** The site's secret: counters are named by hashes made with it. */
  authSecret: string
  /** Others than our own inventory. */
  ferryOperators?: readonly FerryOperator[]
}

const TRY_AGAIN_SECONDS = 30

export function enquiryRoutes(api: Api, parts: EnquiryRouteParts): void {
  const { db, now, origin, networkKey, ferryOperators = [] } = parts
  const limits = limitKeys(parts.authSecret)
  implement(api, call, async ({ body: asked, headers, clientAddress }) => {
    const email = canonicalMailbox(asked.email)
    if (email === undefined) return fail(invalid('email', VALIDATION.email))
    const contactNumber = readPhone(asked.contactNumber)
    if (contactNumber === undefined) return fail(invalid('contactNumber', VALIDATION.contactNumber))
    const body = { ...asked, email, contactNumber }
    const problem = pastProblem(body, dayInIndia(now()))
    if (problem !== undefined) return fail(problem)
    const subject = await askSubject(parts, body)
    if (!subject.ok) return subject
    const { words, price, sailing } = subject.value
    const accepted = await submitEnquiry(db, {
      question: body,
      words,
      price,
      confirmSailing: async (sailingId) => sailing ?? confirmSailing(ferryOperators, sailingId, now()),
      network: networkKey(clientAddress),
      limits,
      dueAt: await answerDue(parts.db, now()),
      isProved: (await findVisitor(db, headers, origin))?.email === email,
      now: now(),
    })
    if (!accepted.ok) return fail(refusalOf(accepted.error))
    return ok({ message: ENQUIRY_ACCEPTED, data: { reference: accepted.value.reference } })
  })
}

/** Refuses past days. Longer stays and larger parties than can be booked online are allowed in enquiries. */
function pastProblem({ travelDate, about }: EnquiryRequest, today: string): ApiRefusal | undefined {
  const problem = travelDate === undefined ? undefined : whyNotThatDay(travelDate, today)
  if (problem !== undefined) return invalid('travelDate', problem)
  const { stay, outing, hire } = about ?? {}
  if (stay !== undefined && stay.checkIn < today) return invalid('about.stay.checkIn', STAY_MESSAGES.past)
  const late = outing?.date === undefined ? undefined : whyNotThatDay(outing.date, today)
  if (late !== undefined) return invalid('about.outing.date', late)
  const gone = hire?.pickupDate === undefined ? undefined : whyNotThatDay(hire.pickupDate, today)
  return gone === undefined ? undefined : invalid('about.hire.pickupDate', gone)
}

function refusalOf(refusal: EnquiryRefusal): ApiRefusal {
  switch (refusal.code) {
    case 'not_found':
      return { ...invalid(refusal.field, refusal.message, 'not_found'), status: 404 }
    case 'too_many':
      return refusal.refusal
    case 'try_later':
      return {
        status: 503,
        code: 'try_later',
        message: 'The ferry operator does not answer at the moment. Please try again in a minute, or call us.',
        retryAfterSeconds: TRY_AGAIN_SECONDS,
      }
  }
}
