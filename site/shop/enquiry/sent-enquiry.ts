import { answerBy } from '#contract/terms/support-hours.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { readReference, type SentEnquiry } from './enquiry-values.ts'

/** On the server: what is said of an enquiry that was stored now. */
export function sentNow({ brand, now }: Pick<SiteHost, 'brand' | 'now'>, reference: string): SentEnquiry {
  return { reference, answerBy: answerBy(now, brand.supportHours.text) ?? '' }
}

/** The enquiry that an address names under `name` as sent; undefined where it names none. */
export function readSent(
  host: Pick<SiteHost, 'brand' | 'now'>,
  search: URLSearchParams,
  name = 'sent',
): SentEnquiry | undefined {
  const reference = readReference(search.get(name))
  return reference === undefined ? undefined : sentNow(host, reference)
}
