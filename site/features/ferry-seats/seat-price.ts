import { type FerryFare, fareOfSeats } from '#contract/terms/ferry-fare.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import type { SumsView } from '#site/shop/price/price-sums.tsx'

import { cabinOf, type SeatBoard } from './seats/seat-board.ts'

/** What the party pays for those seats, infants with it. */
export function sumsOfSeats(
  board: SeatBoard,
  seats: readonly string[],
  { infants }: Pick<FerryParty, 'infants'>,
  infantFare: number,
): SumsView {
  const codes = seats.map((seat) => cabinOf(board, seat)?.code)
  const count = (code: string) => codes.filter((each) => each === code).length
  return sumsOf(fareOfSeats(board.cabins, count, { count: infants, fare: infantFare }))
}

/** A provider that names neither tax nor port fee is not spoken for. */
function sumsOf({ lines, taxAmount, portFee, amountPayable }: FerryFare): SumsView {
  const inside = [
    ...(taxAmount === 0 ? [] : [`${formatRupees(taxAmount)} taxes`]),
    ...(portFee === 0 ? [] : [`${formatRupees(portFee)} port fee`]),
  ].join(' and ')
  return { lines, amountPayable, ...(inside === '' ? {} : { inside: `includes ${inside}` }) }
}
