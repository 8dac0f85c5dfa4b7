import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { groupText } from '#contract/terms/group-texts.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { askOfficeHref } from '#site/shop/enquiry/ask-office.ts'
import { partyText } from './package-page-texts.ts'
import type { CarParty } from './package-party.ts'

/** What a party is told that is larger than a drive takes, with its way to the office. */
export function crowdOf(drive: string, { adults, children, date }: CarParty): { text: string; href: string } {
  const asked = [drive, ...(date === '' ? [] : [formatDay(date)]), partyText(adults, children)]
  return {
    text: groupText({ above: String(CAR_PAX_MAX), isPriced: false }),
    href: askOfficeHref({ message: `${asked.join('; ')}.`, adults, children }),
  }
}
