import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { productOf } from '#server/products/registry.ts'

/** When a line is, in India's days and hours. */
export function whenText(line: HeldLine): string {
  return productOf(line).whenText(line)
}

/** For whom, or for how many. */
export function partyText(line: HeldLine): string {
  return productOf(line).partyText(line)
}

/** The seats of a sailing, as on the boat ("Premium, seat 2A"); from before that was kept, their ids. Those of a package are on several: its details name each sailing with its own. */
export function seatsText(line: HeldLine): string | undefined {
  if (line.kind !== 'ferry' || line.seats.length === 0) return undefined
  return line.details.find(({ label }) => label === 'Seat' || label === 'Seats')?.text ?? line.seats.join(', ')
}

/** Behind the seats of a crossing: ", 1 on a lap". */
export function lapText({ infants = 0 }: { infants?: number | undefined }): string {
  return infants === 0 ? '' : `, ${infants} on a lap`
}
