import { addDays, dayInIndia, daysBetween, formatDay } from '#contract/terms/india-time.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { clockOf, dayOf } from './day-words.ts'

/** "1 seat", "3 seats"; a plural that is not made with an s is given. */
function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** When a line is, in India's days and hours. */
export function whenText(line: HeldLine): string {
  switch (line.kind) {
    case 'package': {
      const last = dayInIndia(new Date(line.endsAt))
      return last > line.startDate ? `${formatDay(line.startDate)} to ${formatDay(last)}` : formatDay(line.startDate)
    }
    case 'hotel': {
      const nights = counted(daysBetween(line.checkIn, line.checkOut), 'night')
      return `${formatDay(line.checkIn)} to ${formatDay(line.checkOut)}, ${nights}`
    }
    case 'ferry':
      return `${dayOf(line.startsAt)}, ${clockOf(line.startsAt)} to ${clockOf(line.endsAt)}`
    case 'car':
      return `${formatDay(line.pickupDate)}, pick-up ${line.pickupTime}`
    case 'activity':
      return `${formatDay(line.date)}, ${line.time}`
  }
}

/** For whom, or for how many. */
export function partyText(line: HeldLine): string {
  switch (line.kind) {
    case 'package':
      return listed([adultsText(line.adultCount), childrenText(line.childAges)])
    case 'hotel': {
      const sum = (part: 'adults' | 'children') => line.rooms.reduce((count, room) => count + room[part], 0)
      const children = sum('children')
      return listed([
        counted(line.rooms.length, 'room'),
        adultsText(sum('adults')),
        children === 0 ? '' : counted(children, 'child', 'children'),
      ])
    }
    case 'ferry':
      return listed([
        counted(line.seats.length, 'seat'),
        line.infants === undefined || line.infants === 0 ? '' : `${counted(line.infants, 'infant')} on a lap`,
      ])
    case 'car':
      return listed([
        counted(
          line.vehicles.reduce((sum, { count }) => sum + count, 0),
          'vehicle',
        ),
        counted(line.passengers, 'passenger'),
      ])
    case 'activity':
      return counted(line.ages.length, 'guest')
  }
}

/** The seats of a sailing, as on the boat ("Premium, seat 2A"); from before that was kept, their ids. Those of a package are on several: its details name each sailing with its own. */
export function seatsText(line: HeldLine): string | undefined {
  if (line.kind !== 'ferry' || line.seats.length === 0) return undefined
  return line.details.find(({ label }) => label === 'Seat' || label === 'Seats')?.text ?? line.seats.join(', ')
}

/** Days of a stay as a calendar marks them: the last one is not in it. */
export function daysOfStay(line: Extract<HeldLine, { kind: 'hotel' | 'package' }>): { from: string; until: string } {
  if (line.kind === 'hotel') return { from: line.checkIn, until: line.checkOut }
  return { from: line.startDate, until: addDays(dayInIndia(new Date(line.endsAt)), 1) }
}

function adultsText(count: number): string {
  return count === 0 ? '' : counted(count, 'adult')
}

function childrenText(ages: readonly number[]): string {
  if (ages.length === 0) return ''
  const years = ages.map((age) => (age === 0 ? 'under 1' : String(age)))
  return `${counted(ages.length, 'child', 'children')} (${ages.length === 1 ? 'age' : 'ages'} ${years.join(', ')})`
}

function listed(parts: string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** Behind the seats of a crossing: ", 1 on a lap". */
export function lapText({ infants = 0 }: { infants?: number | undefined }): string {
  return infants === 0 ? '' : `, ${infants} on a lap`
}
