import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'

/** No typed text holds this sign: control characters are taken out of every one (rules.ts). */
const SEPARATOR = '\u001F'

/** What was asked for and the price at that moment, as they lie in one column. */
export function joinDetail(detail: string | null, price: EnquiryPrice | null): string | null {
  return price === null ? detail : `${detail ?? ''}${SEPARATOR}${JSON.stringify(price)}`
}

/** The inverse of joinDetail. */
export function splitDetail(stored: string | null): { aboutDetail: string | null; price: EnquiryPrice | null } {
  const [detail = '', price] = (stored ?? '').split(SEPARATOR)
  // Only joinDetail writes the second part.
  return { aboutDetail: detail || null, price: price === undefined ? null : (JSON.parse(price) as EnquiryPrice) }
}
