import { addDays, formatDay } from '#contract/terms/india-time.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { dayOf } from './cancel-text.ts'

/** How many people something is for: an infant may be counted or not, and two hotels of a night may be one party or two. */
type Party = { name: string; least: number; most: number }

/** Where a ferry, the hotel it leads to or leaves, and the car of its day are not for as many people, in sentences. */
export function partyWarnings(lines: readonly HeldLine[]): string[] {
  const days = new Set(lines.flatMap((line) => (line.kind === 'ferry' || line.kind === 'car' ? [startOf(line)] : [])))
  return [...days].toSorted().flatMap((date) => {
    const sailings = Map.groupBy(
      lines.filter(isFerry).filter((line) => startOf(line) === date),
      ({ tripId }) => tripId,
    )
    const ferries = [...sailings.values()].map(ferryParty)
    const hotel = hotelParty(lines, date)
    const car = carParty(lines, date)
    return [
      ...ferries.flatMap((ferry) => (hotel && differs(ferry, hotel) ? [warning(date, ferry, hotel)] : [])),
      ...[...ferries, ...(hotel ? [hotel] : [])]
        .slice(0, 1)
        .flatMap((other) => (car && car.most < other.least ? [warning(date, car, other)] : [])),
    ]
  })
}

function warning(date: string, one: Party, other: Party): string {
  const day = formatDay(date).replace(/ \d{4}$/, '')
  return `The ${one.name} on ${day} is for ${one.most}, the ${other.name} for ${other.most}.`
}

function differs(one: Party, other: Party): boolean {
  return one.most < other.least || other.most < one.least
}

type Of<Kind extends HeldLine['kind']> = Extract<HeldLine, { kind: Kind }>
const isFerry = (line: HeldLine): line is Of<'ferry'> => line.kind === 'ferry'
const isHotel = (line: HeldLine): line is Of<'hotel'> => line.kind === 'hotel'
const isCar = (line: HeldLine): line is Of<'car'> => line.kind === 'car'

function startOf(line: Of<'ferry'> | Of<'car'>): string {
  return line.kind === 'car' ? line.pickupDate : dayOf(line.startsAt)
}

/** Of one sailing, however many times seats on it were chosen. */
function ferryParty(lines: readonly Of<'ferry'>[]): Party {
  const seats = sumOf(lines.map((line) => line.seats.length))
  return { name: 'ferry', least: seats, most: seats + sumOf(lines.map(({ infants = 0 }) => infants)) }
}

/** Of the night after it, or, on the day of going home, of the night before. */
function hotelParty(lines: readonly HeldLine[], date: string): Party | undefined {
  const sleptIn = (night: string) =>
    lines.filter(isHotel).filter((stay) => stay.checkIn <= night && night < stay.checkOut)
  const after = sleptIn(date)
  const stays = after.length > 0 ? after : sleptIn(addDays(date, -1))
  return partyOf(
    'hotel',
    stays.map(({ rooms }) => sumOf(rooms.map(({ adults, children }) => adults + children))),
  )
}

function carParty(lines: readonly HeldLine[], date: string): Party | undefined {
  const rides = lines.filter(isCar).filter((line) => line.pickupDate === date)
  return partyOf(
    'car',
    rides.map(({ passengers }) => passengers),
  )
}

function partyOf(name: string, counts: readonly number[]): Party | undefined {
  return counts.length === 0 ? undefined : { name, least: Math.max(...counts), most: sumOf(counts) }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
