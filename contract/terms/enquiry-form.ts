import { MODAL_VALIDATION } from './enquiry-messages.ts'
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX, NAME_LENGTH_MIN, PARTY_COUNT_MAX } from './limits.ts'
import { VALIDATION } from './messages.ts'

/** The one validator of an enquiry: the API, both forms and the browser use it. */
export type EnquiryField = 'name' | 'email' | 'contactNumber' | 'adult' | 'child'
export type EnquiryProblem = { field: EnquiryField; reason: 'empty' | 'wrong' }
export type EnquiryText = Record<EnquiryField, string>
export type ValidEnquiry = { name: string; email: string; contactNumber: string; adult: number; child: number }

// Letters and marks of any script, space, what stands from apostrophe to colon (digits among it) and the given pattern's signs
// after that, less those that write markup or code: < > = ; \ [ ] ^. Short ranges: each page with a form carries this.
const NAME = /^[\p{L}\p{M} '-:?@_’]+$/u
// Without the signs of comments, routes, lists and quoted parts, which spell one mailbox in many ways (booking rules 3.3.3).
const EMAIL = /^(?!.*[(),:-<>[-\]`\p{QMark}])[^\s@]+@[^\s@]+\.[^\s@]+$/u
const DIGITS = /^\d+$/
const INDIAN = /^(?:\+91)?(?:91|0)?(\d{10})$/
/** Of another country: E.164 has at most 15 digits. */
const ABROAD = /^\+(?!91|0)\d{8,15}$/

/** Problems in the order in which the fields are checked: name, email, contactNumber, adult, child. */
export function checkEnquiry(text: EnquiryText): EnquiryProblem[] {
  const problems: EnquiryProblem[] = []
  const check = (field: EnquiryField, value: string, valid: boolean) => {
    if (value === '') problems.push({ field, reason: 'empty' })
    else if (!valid) problems.push({ field, reason: 'wrong' })
  }
  check('name', text.name.trim(), isName(text.name.trim()))
  check('email', text.email.trim(), isEmail(text.email.trim()))
  check('contactNumber', text.contactNumber.trim(), normalisePhone(text.contactNumber) !== undefined)
  check('adult', text.adult.trim(), isCount(text.adult.trim(), 1))
  const child = text.child.trim()
  if (child !== '' && !isCount(child, 0)) problems.push({ field: 'child', reason: 'wrong' })
  return problems
}

/** The same for one field alone; an empty count of children is none. */
export function isGoodField(field: EnquiryField, value: string): boolean {
  const others = { name: '', email: '', contactNumber: '', adult: '', child: '' }
  return checkEnquiry({ ...others, [field]: value }).every((problem) => problem.field !== field)
}

/** The values to keep; call only when `checkEnquiry` found nothing. */
export function readEnquiry(text: EnquiryText): ValidEnquiry {
  return {
    name: plainName(text.name),
    email: text.email.trim(),
    contactNumber: normalisePhone(text.contactNumber) ?? '',
    adult: Number(text.adult.trim()),
    child: Number(text.child.trim() || '0'),
  }
}

/** The package form's wording; the API answers with it too. */
export function enquiryMessage(problem: EnquiryProblem): string {
  return problem.field === 'child' ? VALIDATION.count : VALIDATION[problem.field]
}

/** The Quick Enquiry modal's wording of the same problem. */
export function modalMessage(problem: EnquiryProblem): string {
  return MODAL_VALIDATION[problem.field][problem.reason]
}

/** A name as it is kept: the apostrophe that telephones type is the one of the keyboard. */
export function plainName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').replaceAll('’', "'")
}

/**
 * Ten digits, or undefined: spaces, dashes, brackets, slashes, a leading +91, 91 (of 12 digits) or 0 (of 11) are taken off. A number
 * that begins with another country's code, after + or 00, keeps it; whether that country has such a number, the server says.
 */
export function normalisePhone(text: string): string | undefined {
  const plain = text.replace(/[--/\s()]/g, '').replace(/^00/, '+')
  return ABROAD.test(plain) ? plain : INDIAN.exec(plain)?.[1]
}

function isName(name: string): boolean {
  const length = [...name].length
  return length >= NAME_LENGTH_MIN && length <= NAME_LENGTH_MAX && NAME.test(name)
}

function isEmail(email: string): boolean {
  return email.length <= EMAIL_LENGTH_MAX && EMAIL.test(email)
}

function isCount(text: string, least: number): boolean {
  return DIGITS.test(text) && text.length <= 2 && Number(text) >= least && Number(text) <= PARTY_COUNT_MAX
}
