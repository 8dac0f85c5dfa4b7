import { dayInIndia, daysBetween, timeInIndia } from '#contract/terms/india-time.ts'
import { nightsText } from '#contract/terms/stay-labels.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { PlanEntry } from '#contract/v1/trip-plan.ts'
import type {
  Crossing,
  DayDrivers,
  Driver,
  LineFacts,
  RideFacts,
  StayFacts,
  VisitFacts,
} from '#server/products/line-facts.ts'
import { productOf } from '#server/products/registry.ts'

/** The office sends a driver's name and number by then (ours). */
export const DRIVER_KNOWN_BY = '18:00'

/** What the plan of a trip reads of a live line. */
export type PlannedLine = {
  lineId: string
  asked: Line
  title: string
  startsAt: Date
  endsAt: Date
  facts: LineFacts
  pnr?: string | null
  driver?: Driver | null
  dayDrivers?: DayDrivers | null
}

/** Where a driver takes the travellers. `what` is a label for the office; an end that nobody knows is absent. */
export type Drive = { what: string; from?: string; to?: string }

/** An entry with the time "HH:mm" by which it is sorted, also where none is shown, and the drive that it is. */
export type DatedEntry = PlanEntry & { date: string; at: string; drive?: Drive }

/** Check-in and check-out times of a hotel without its own. */
const CHECK_IN = '12:00'
const CHECK_OUT = '10:00'

/** The timed entries of a line without a plan of days. */
export function lineEntries(line: PlannedLine): DatedEntry[] {
  const { facts, lineId, asked } = line
  const entries = [
    ...facts.crossings.flatMap((crossing) => crossingEntries(crossing, lineId)),
    ...facts.stays.flatMap((stay) => stayEntries(stay, lineId)),
  ]
  if (entries.length > 0) return entries
  if (facts.ride !== undefined && asked.kind === 'car') return rideEntries(facts.ride, line)
  if (facts.visit !== undefined && asked.kind === 'activity') return [visitEntry(facts.visit, line)]
  return plainEntries(line)
}

/** "Swaraj Dweep" of "Swaraj Dweep (Havelock)". */
export function shortName(label: string): string {
  return label.replace(/ \(.*\)$/, '')
}

/** Two entries: report, and land. */
export function crossingEntries(crossing: Crossing, lineId: string): DatedEntry[] {
  const { date, from, to, departTime, arriveTime, reportTime, className, seats, vessel } = crossing
  const seatWord = seats.length === 1 ? 'seat' : 'seats'
  return [
    {
      ...{ date, at: reportTime, time: reportTime, kind: 'ferry', lineId, isFixed: true },
      text: `Report at ${from.name} for the ferry of ${departTime} to ${shortName(to.island)}`,
      note: `${vessel}, ${className}, ${seatWord} ${seats.join(', ')}`,
    },
    {
      ...{ date, at: arriveTime, time: arriveTime, kind: 'arrival', lineId, isFixed: false },
      text: to.name.startsWith(shortName(to.island))
        ? `You land at ${to.name}`
        : `You land at ${to.name}, ${shortName(to.island)}`,
    },
  ]
}

function stayEntries(stay: StayFacts, lineId: string): DatedEntry[] {
  const [at, until] = [stay.checkInTime ?? CHECK_IN, stay.checkOutTime ?? CHECK_OUT]
  return [
    checkInEntry(stay, lineId, at),
    {
      ...{ date: stay.checkOut, at: until, time: until, kind: 'check-out', lineId, isFixed: false },
      text: `Check out of ${stay.hotelName}`,
    },
  ]
}

export function checkInEntry(stay: StayFacts, lineId: string, at: string): DatedEntry {
  const { checkIn, checkOut, hotelName, rooms, included } = stay
  return {
    ...{ date: checkIn, at, time: at, kind: 'check-in', lineId, isFixed: false },
    text: `Check in at ${hotelName}`,
    note: [nightsText(daysBetween(checkIn, checkOut)), rooms, ...included].join(', '),
  }
}

function rideEntries({ vehicles, pickupPlace, dropPlace, title }: RideFacts, line: PlannedLine): DatedEntry[] {
  const date = dayInIndia(line.startsAt)
  const at = timeInIndia(line.startsAt)
  const text = dropPlace === undefined ? `${title}, ${vehicles}` : `Car to ${dropPlace}, ${vehicles}`
  return [{ date, at, time: at, kind: 'car', text, note: `From ${pickupPlace}`, lineId: line.lineId, isFixed: true }]
}

function visitEntry({ name, meetTime, place, guests }: VisitFacts, line: PlannedLine): DatedEntry {
  const at = timeInIndia(line.startsAt)
  return {
    ...{
      date: dayInIndia(line.startsAt),
      at: meetTime,
      time: at,
      kind: 'activity',
      lineId: line.lineId,
      isFixed: true,
    },
    text: `${name}, ${guests}`,
    note: `Be at ${place} by ${meetTime}`,
  }
}

/** Of a line stored without facts: its start and its title. */
function plainEntries({ asked, title, startsAt, lineId }: PlannedLine): DatedEntry[] {
  const { kind, isTimed, isFixed } = productOf(asked).entry
  const at = timeInIndia(startsAt)
  return [
    {
      ...{ date: dayInIndia(startsAt), at, kind, text: title, lineId },
      ...(isTimed ? { time: at } : {}),
      isFixed,
    },
  ]
}
