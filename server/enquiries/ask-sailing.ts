import { readEnquiry } from '#contract/terms/enquiry-form.ts'
import type { FerryFare } from '#contract/terms/ferry-fare.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { EnquiryRequest } from '#contract/v1/enquiries.ts'
import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { quoteSailing, type SailingRefusal } from '#server/ferries/quote-sailing.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'

type AskedSailing = { state: 'found' | 'missing' | 'unanswered'; words?: string[]; price?: FerryFare | undefined }

/** The dated sailing that `about.id` names, with the seats asked for; refused as its page refuses them. */
export async function askSailing(
  db: Db,
  now: Date,
  others: readonly FerryOperator[],
  request: EnquiryRequest,
): Promise<Result<AskedSailing, ApiRefusal>> {
  const { about } = request
  const { adult, child } = readEnquiry(request)
  const { seats, class: code, infants = 0 } = about?.sailing ?? {}
  const quote = await quoteSailing(db, now, others, {
    ...{ tripId: about?.id ?? '', travellers: adult + child, seats, code, infants },
  })
  if (!quote.ok) return fail(refusalOf(quote.error))
  if (quote.value.state !== 'found') return ok({ state: quote.value.state })
  const { words, fare } = quote.value
  return ok({ state: 'found', words, price: fare })
}

function refusalOf({ field, message, hasLeft = false }: SailingRefusal): ApiRefusal {
  const name = field === 'trip' ? 'about.id' : `about.sailing.${field}`
  return hasLeft ? { ...invalid(name, message, 'departed'), status: 410 } : invalid(name, message)
}
