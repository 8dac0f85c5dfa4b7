import { paths } from '#contract/terms/paths.ts'
import { type PriceState, priceStateOf } from '#site/shop/price/price-sums.tsx'
import { useAnswer } from '#site/ui/use-answer.ts'
import type { DriveAnswer, DriveSums, PickupNote } from './package-answer.ts'
import { type CarParty, carPartyKey, whyNoPrice, withCarParty } from './package-party.ts'

/** What stands where the sums are; `group` in place of booking. A `limit` is said in red under the counters and hides them. */
export type DriveState = (PriceState<DriveSums> & { group?: string | undefined }) | { kind: 'limit'; message: string }

/** The price of the party and what stands against its pick-up, asked for anew at every change; only the answer to the latest question is shown. */
export function useDrive(id: string, party: CarParty, first?: DriveAnswer): { state: DriveState; pickup?: PickupNote } {
  const blocked = whyNoPrice(party)
  const { answer, isSlow, retry } = useAnswer<DriveAnswer>({
    key: carPartyKey(party),
    address: withCarParty(paths.carPackagePrice, party, { packageId: id }),
    isNeeded: blocked === undefined,
    first: first ?? { asked: '' },
  })
  return {
    state: blocked ?? { ...priceStateOf(answer, isSlow, retry), group: answer?.group },
    ...(answer?.pickup === undefined ? {} : { pickup: answer.pickup }),
  }
}
