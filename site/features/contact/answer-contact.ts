import { submitEnquiry } from '#contract/v1/enquiries.ts'
import { doubtOf, type EnquiryHost, failed } from '#site/shop/enquiry/answer-enquiry.ts'
import { type EnquiryAnswer, readValues } from '#site/shop/enquiry/enquiry-values.ts'
import { sentNow } from '#site/shop/enquiry/sent-enquiry.ts'
import { type ContactProblem, checkContact } from './check-contact.ts'

/** On the server: judges the contact form, and hands it to the API as a question to the office. */
export async function answerContact(host: EnquiryHost, form: FormData): Promise<EnquiryAnswer<ContactProblem>> {
  const doubt = doubtOf(form, host.now)
  if (doubt !== undefined) return { kind: 'failed', status: 422, message: doubt }
  const values = readValues(form)
  const problems = checkContact(values)
  if (problems.length > 0) return { kind: 'invalid', problems }
  const { name, email, contactNumber, adult, child, message } = values
  const sent = await host.api.call(submitEnquiry, {
    body: {
      name,
      email,
      contactNumber,
      adult,
      child: child.trim() || '0',
      enquiryFor: 'Contact',
      message: message.replaceAll('\r\n', '\n').trim(),
    },
  })
  return sent.ok ? { kind: 'sent', ...sentNow(host, sent.value.data.reference) } : failed(sent.error)
}
