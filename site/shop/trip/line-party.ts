import { counted } from '#contract/terms/counted.ts'
import { guestsByRoom, guestsText } from '#contract/terms/stay-labels.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'

/** For whom a line is: "2 adults and 1 child", "Premium, seats 2A and 2B". */
export function lineParty(line: HeldLine): string {
  switch (line.kind) {
    case 'package':
      return guestsText({ adults: line.adultCount, children: line.childAges.length })
    case 'hotel':
      return detailOf(line, 'Guests') ?? guestsByRoom(line.rooms)
    case 'ferry':
      return `${seatNames(line)}${infantsText(line.infants)}`
    case 'car':
      return counted(line.passengers, 'passenger')
    default:
      return counted(line.ages.length, 'guest')
  }
}

/** As on the boat; of a provider that does not say it, the ids of the seats. */
function seatNames(line: Extract<HeldLine, { kind: 'ferry' }>): string {
  const { seats } = line
  return detailOf(line, 'Seat') ?? `${seats.length === 1 ? 'Seat' : 'Seats'} ${seats.join(', ')}`
}

function detailOf({ details }: HeldLine, named: string): string | undefined {
  return details.find(({ label }) => label.startsWith(named))?.text
}

function infantsText(infants = 0): string {
  return infants === 0 ? '' : ` and ${counted(infants, 'infant')}`
}
