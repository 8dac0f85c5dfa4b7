import { FAILURE } from '#contract/terms/messages.ts'
import { paths } from '#site/paths.ts'
import { useAnswer } from '#site/ui/use-answer.ts'
import type { DriveAnswer, DriveSums, PickupNote } from './package-answer.ts'
import { type CarParty, carPartyKey, whyNoPrice, withCarParty } from './package-party.ts'

/** What stands where the sums are; `group` in place of booking. A `limit` is said in red under the counters and hides them. */
export type DriveState =
  | { kind: 'price'; price: DriveSums; group: string | undefined }
  | { kind: 'loading'; isSlow: boolean }
  | { kind: 'limit' | 'hint'; message: string }
  | { kind: 'failed'; message: string; retry?: () => void }

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
    state: blocked ?? stateOf(answer, isSlow, retry),
    ...(answer?.pickup === undefined ? {} : { pickup: answer.pickup }),
  }
}

function stateOf(answer: DriveAnswer | undefined, isSlow: boolean, retry: () => void): DriveState {
  if (answer === undefined) return { kind: 'loading', isSlow }
  if (answer.price !== undefined) return { kind: 'price', price: answer.price, group: answer.group }
  return { kind: 'failed', message: answer.failure ?? FAILURE.other, ...(answer.isRefused ? {} : { retry }) }
}
