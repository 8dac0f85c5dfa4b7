import { paxOf } from '#contract/terms/ages.ts'
import { paxLimitMessage } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'
import { missingAge } from '#site/shop/party/child-age.ts'
import { type PriceState, priceStateOf, type SumsView } from '#site/shop/price/price-sums.tsx'
import { type Asked, useAnswer } from '#site/ui/use-answer.ts'
import { DETAILS_TEXTS } from '../details/details-texts.ts'
import { knownAges, type Party, partyKey, withParty } from './party.ts'

/** `asked` is the `partyKey` the answer belongs to. */
export type PriceAnswer = Asked & { price?: SumsView; group?: string; note?: string | undefined }

/** A `limit` is said in red under the counters and hides the sums; `group` is what a party is told whom our office books, `note` what is shut on the chosen days. */
export type PackagePriceState =
  | (PriceState & { group?: string | undefined; note?: string | undefined })
  | { kind: 'limit'; message: string }

export type PricedPackage = { id: string; upperLimit: number }

/** The price of the party, asked for anew at every change; only the answer to the latest question is shown. */
export function usePrice(travelPackage: PricedPackage, party: Party, first: PriceAnswer): PackagePriceState {
  const blocked = whyNoPrice(travelPackage, party)
  const { answer, isSlow, retry } = useAnswer<PriceAnswer>({
    key: partyKey(party),
    address: withParty(paths.packagePrice, party, { packageId: travelPackage.id }),
    isNeeded: blocked === undefined,
    first,
  })
  return blocked ?? { ...priceStateOf(answer, isSlow, retry), group: answer?.group, note: answer?.note }
}

/** Why there is nothing to ask for yet. */
function whyNoPrice({ upperLimit }: PricedPackage, party: Party): PackagePriceState | undefined {
  if (paxOf(party.adults, knownAges(party)) > upperLimit) return { kind: 'limit', message: paxLimitMessage(upperLimit) }
  if (party.adults === 0) return { kind: 'hint', message: DETAILS_TEXTS.needsAdult }
  const missing = party.ages.indexOf(undefined)
  return missing < 0 ? undefined : { kind: 'hint', message: missingAge(missing + 1, party.children) }
}
