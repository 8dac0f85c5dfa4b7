import { counted } from './counted.ts'
import { isDay } from './india-time.ts'
import { FERRY_CLOSES_MINUTES } from './limits.ts'
import { formatRupees } from './money.ts'
import { timeLabel } from './time-labels.ts'

/** The classes of a vessel, in the order in which pages show them; names where the vessel gives none of its own. */
export const FERRY_CLASSES = ['pClass', 'bClass', 'rClass'] as const
export type FerryClassCode = (typeof FERRY_CLASSES)[number]
export const FERRY_CLASS_NAMES: Record<FerryClassCode, string> = {
  pClass: 'Premium',
  bClass: 'Business',
  rClass: 'Royal',
}

/** The day of "25-12-2026"; undefined for any other form, and for a day that no calendar has. */
export function dayOfFerryDate(text: string): string | undefined {
  const [, date = '', month = '', year = ''] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  return isDay(day) ? day : undefined
}

/** "2026-12-25" is "25-12-2026", as the ferry call writes days. */
export function ferryDateOf(day: string): string {
  return day.split('-').reverse().join('-')
}

export type SeatPlace = { row: number; letter: string; isWindow: boolean; isAisle: boolean }

/** Where a seat of the grid is: for words and for moving about by keys. Its letter is what follows the digits of its number. */
export function placeOfSeat(
  seat: string,
  row: { row: number; cells: readonly (string | null)[] },
  windowLetters: readonly string[],
): SeatPlace {
  const letter = /[A-Z]+$/i.exec(seat)?.[0].toUpperCase() ?? seat
  const column = row.cells.indexOf(seat)
  return {
    row: row.row,
    letter,
    isWindow: windowLetters.includes(letter),
    isAisle: row.cells[column - 1] === 'aisle' || row.cells[column + 1] === 'aisle',
  }
}

/** "Row 3, seat A, window, Premium, ₹1,550, free". */
export function seatLabel(place: SeatPlace, className: string, fare: number, state: string): string {
  const side = place.isWindow ? ['window'] : place.isAisle ? ['aisle'] : []
  return [`Row ${place.row}`, `seat ${place.letter}`, ...side, className, formatRupees(fare), state].join(', ')
}

/** Why nobody can sail as asked; the pages of a ferry and its enquiry say the same. */
export const SAILING_REFUSED = {
  closed: `Sales have closed: they end ${timeLabel(FERRY_CLOSES_MINUTES)} before a ferry leaves.`,
  infants: 'Each infant sits on the lap of an adult: please give no more infants than adults',
  seat: 'Please choose seats of this ferry',
  noChoice: 'Seats of this ferry are given out at check-in. Tell us the class you want, and we book it for you.',
  noClass: 'This ferry does not sell this class. Please choose another',
} as const

/** Why that party cannot sail: an infant sits on the lap of an adult. */
export function infantsProblem({ adults, infants }: { adults: number; infants: number }): string | undefined {
  return infants > adults ? SAILING_REFUSED.infants : undefined
}

/** Why nobody can go on with so many seats chosen for a party that needs `needed`; undefined when all is well. */
export function seatCountProblem(needed: number, chosen: number): string | undefined {
  const missing = needed - chosen
  if (missing > 0 && chosen > 0) return `Please choose ${counted(missing, 'more seat')}.`
  if (missing > 0) return missing === 1 ? 'Please choose your seat.' : `Please choose ${missing} seats.`
  if (missing === 0) return undefined
  const people = counted(needed, 'person', 'people')
  return `You chose ${counted(chosen, 'seat')} for ${people}. Take ${-missing} off, or change who travels.`
}

/** "Premium 2A and 2B cannot be had any more." */
export function seatsGone(names: string): string {
  return `${names} cannot be had any more.`
}

/** How long a crossing takes, minutes; both are wall clocks of one day. */
export function crossingMinutes(departureTime: string, arrivalTime: string): number {
  return minutesOf(arrivalTime) - minutesOf(departureTime)
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
