import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { normalisePhone } from '#contract/terms/enquiry-form.ts'

/**
 * A number as it is kept: the ten digits of an Indian one, another country's in E.164 form ("+442079460958"). Undefined where
 * there is no such number: of other countries' the numbering plan decides, so it is checked here and not in browsers.
 */
export function readPhone(text: string): string | undefined {
  const number = normalisePhone(text)
  if (!number?.startsWith('+')) return number
  const parsed = parsePhoneNumberFromString(number)
  return parsed?.isValid() ? parsed.number : undefined
}

/** A kept number as people read it: "+91 98765 43210", "+44 20 7946 0958". */
export function phoneText(kept: string): string {
  if (/^\d{10}$/.test(kept)) return `+91 ${kept.slice(0, 5)} ${kept.slice(5)}`
  return parsePhoneNumberFromString(kept)?.formatInternational() ?? kept
}

/** Whether a typed number is the stored one, in any spelling: with 00 or without the +, or in national form. */
export function isSamePhone(typed: string, kept: string): boolean {
  const text = typed.trim().replace(/^\(?00/, '+')
  if (readPhone(text) === kept || readPhone(`+${text}`) === kept) return true
  const abroad = kept.startsWith('+') ? parsePhoneNumberFromString(kept) : undefined
  if (abroad === undefined || !/^[\d\s()+\-./]+$/.test(text)) return false
  const { countryCallingCode } = abroad
  return parsePhoneNumberFromString(text, { defaultCallingCode: countryCallingCode })?.number === kept
}
