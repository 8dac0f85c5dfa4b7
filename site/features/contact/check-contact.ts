import { checkEnquiry, type EnquiryProblem, enquiryMessage } from '#contract/terms/enquiry-form.ts'
import { MESSAGE_LENGTH_MAX } from '#contract/terms/limits.ts'
import type { EnquiryValues } from '#site/shop/enquiry/enquiry-values.ts'
import { CONTACT_TEXTS } from './texts.ts'

/** A question to the office needs words beside what every enquiry has. */
export type ContactProblem = EnquiryProblem | { field: 'message'; reason: 'empty' | 'wrong' }
export type ContactField = ContactProblem['field']

export function checkContact(values: EnquiryValues): ContactProblem[] {
  const { message } = values
  const found: ContactProblem[] = checkEnquiry(values)
  if (message.trim() === '') found.push({ field: 'message', reason: 'empty' })
  // A browser counts the end of a line as two signs when it sends it, as one while it is typed.
  else if (message.replaceAll('\r\n', '\n').length > MESSAGE_LENGTH_MAX)
    found.push({ field: 'message', reason: 'wrong' })
  return found
}

export function contactMessage(problem: ContactProblem): string {
  if (problem.field !== 'message') return enquiryMessage(problem)
  return problem.reason === 'empty' ? CONTACT_TEXTS.messageEmpty : CONTACT_TEXTS.messageLong
}
