import { groupText } from '#contract/terms/group-texts.ts'
import { answerBy } from '#contract/terms/support-hours.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'

type Spoken = Pick<SiteHost, 'brand' | 'now'>

/** On the server: what a party is told that is larger than can be booked online. */
export function groupWords({ brand, now }: Spoken, above: string, { isPriced = true } = {}): string {
  return groupText({ above, answer: answerBy(now, brand.supportHours.text), isPriced })
}
