import { checkEnquiry } from '#contract/terms/enquiry-form.ts'
import { ok } from '#contract/terms/result.ts'
import { answerEnquiryAbout, type EnquiryHost } from '#site/shop/enquiry/answer-enquiry.ts'
import { type EnquiryAnswer, readValues } from '#site/shop/enquiry/enquiry-values.ts'
import { type AskedCars, hireSubject, partyProblem } from './results-enquiry.ts'

/** On the server: an enquiry for cars by road or by the hour. What stands against the party and against the contact is said together. */
export async function sendHire(
  host: EnquiryHost,
  asked: AskedCars,
  typed: string,
  form: FormData,
): Promise<{ answer?: EnquiryAnswer; problem?: string }> {
  const problem = partyProblem(typed, asked.seats)
  const passengers = problem === undefined ? Number(typed) : 1
  const counted = withParty(form, passengers, asked.search.pickup.date)
  if (problem === undefined) {
    return { answer: await answerEnquiryAbout(host, counted, async () => ok(hireSubject(asked, passengers))) }
  }
  const contact = checkEnquiry(readValues(counted))
  return { problem, ...(contact.length > 0 ? { answer: { kind: 'invalid', problems: contact } } : {}) }
}

/** Everyone counts, so all are adults to the enquiry. */
function withParty(form: FormData, passengers: number, date = ''): FormData {
  const counted = new FormData()
  for (const [name, value] of form) counted.append(name, value)
  counted.set('adult', String(passengers))
  counted.set('child', '0')
  counted.set('travelDate', date)
  return counted
}
