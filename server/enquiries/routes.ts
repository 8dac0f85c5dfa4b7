import type { Hono } from 'hono'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ENQUIRY_ACCEPTED } from '#contract/terms/messages.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import { submitEnquiry as call } from '#contract/v1/enquiries.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { implement } from '#server/http/implement.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { type EnquiryRefusal, submitEnquiry } from './submit-enquiry.ts'

export type EnquiryRouteParts = {
  db: Db
  now: () => Date
  networkKey: (clientAddress: string) => string
}

export function enquiryRoutes(api: Hono<ApiEnv>, { db, now, networkKey }: EnquiryRouteParts): void {
  implement(api, call, async ({ body, clientAddress }) => {
    const problem = body.travelDate === undefined ? undefined : whyNotThatDay(body.travelDate, dayInIndia(now()))
    if (problem !== undefined) return fail(invalid('travelDate', problem))
    const accepted = await submitEnquiry(db, { question: body, network: networkKey(clientAddress), now: now() })
    if (!accepted.ok) return fail(refusalOf(accepted.error))
    return ok({ message: ENQUIRY_ACCEPTED, data: { reference: accepted.value.reference } })
  })
}

function refusalOf(refusal: EnquiryRefusal): ApiRefusal {
  switch (refusal.code) {
    case 'not_found':
      return { ...invalid('travelpackageId', 'We do not know this package', 'not_found'), status: 404 }
    case 'too_many':
      return {
        status: 429,
        code: 'too_many',
        message: 'You have sent several enquiries in a short time. Please try again in a few minutes, or call us.',
        retryAfterSeconds: refusal.retryAfterSeconds,
      }
  }
}
