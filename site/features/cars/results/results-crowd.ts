import { CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { askOfficeHref } from '#site/shop/enquiry/ask-office.ts'
import { groupWords } from '#site/shop/party/group-words.ts'
import type { FoundCars } from './results-loader.ts'
import { titleOf } from './results-page-data.ts'
import { whenText } from './results-pickup.ts'
import { peopleText, RESULTS_TEXTS } from './results-texts.ts'

/** What a party is told that is more than all of our cars take, with its way to the office; undefined for all others. */
export function crowdOffer(
  host: Pick<SiteHost, 'brand' | 'now'>,
  { crowd, search }: Pick<FoundCars, 'crowd' | 'search'>,
): { text: string; href: string } | undefined {
  if (crowd === undefined) return undefined
  const when = search.pickup.date === undefined ? RESULTS_TEXTS.noPickup : whenText(search.pickup)
  return {
    text: groupWords(host, peopleText(CAR_PAX_MAX), { isPriced: false }),
    href: askOfficeHref({ message: `${titleOf(search)}; ${when}; ${peopleText(crowd)}.`, adults: crowd }),
  }
}
