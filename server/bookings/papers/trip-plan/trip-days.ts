import { addDays, dayInIndia, daysBetween, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import type { PlanDay } from '#contract/v1/trip-plan.ts'
import type { StayFacts } from '#server/products/line-facts.ts'
import type { DatedEntry, PlannedLine } from './line-entries.ts'
import { lineEntries, shortName } from './line-entries.ts'
import { packageEntries } from './package-entries.ts'

/** A later arrival has to be announced to the hotel (ours). */
const LATE_ARRIVAL = '20:00'
/** Empty days of a longer pause are left out. */
const PAUSE_DAYS_MAX = 3
const BEFORE_ALL = '00:00'
/** Times after a drive are rounded to this. */
const ROUND_MINUTES = 5
const LAST_MINUTES = 24 * 60 - ROUND_MINUTES

/** The days of a trip in order, with their entries and gaps. */
export function tripDays(
  lines: readonly PlannedLine[],
  { firstDate, lastDate }: { firstDate: string; lastDate: string },
): PlanDay[] {
  const found = lines.flatMap((line) => (line.asked.kind === 'package' ? packageEntries(line) : lineEntries(line)))
  const entries = settled(found, lines)
  const dates = Array.from({ length: daysBetween(firstDate, lastDate) + 1 }, (_, at) => addDays(firstDate, at))
  const stays = lines.flatMap(({ facts }) => facts.stays)
  const days = dates.map((date) =>
    dayOf(date, { lines, stays, entries: entries.filter((entry) => entry.date === date) }),
  )
  return withBedGaps(days, { stays, lastDate, islandOn: whereabouts(lines, stays) }).filter(
    (day, index, all) => !isInPause(day, index, all),
  )
}

/** Moves a check-out before the ferry of its day, and a check-in after the arrival of the car or ferry. */
function settled(entries: readonly DatedEntry[], lines: readonly PlannedLine[]): DatedEntry[] {
  const packaged = new Set(lines.filter(({ facts }) => facts.days.length > 0).map(({ lineId }) => lineId))
  const arrivals = lines
    .filter(({ facts }) => facts.crossings.length > 0 || facts.ride?.dropPlace !== undefined)
    .filter(({ lineId }) => !packaged.has(lineId))
    .map(({ endsAt, facts }) => ({
      ...{ date: dayInIndia(endsAt), at: timeInIndia(endsAt) },
      isAtTheDoor: facts.ride !== undefined,
    }))
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return entries.map((entry) => {
    if (entry.lineId !== undefined && packaged.has(entry.lineId)) return entry
    const sameDay = (each: { date: string }) => each.date === entry.date
    const ferry = entries.find((each) => each.kind === 'ferry' && sameDay(each))
    if (entry.kind === 'check-out' && ferry !== undefined && ferry.at <= entry.at)
      return { ...entry, time: undefined, at: BEFORE_ALL, text: `${entry.text} before you leave` }
    const there = arrivals.filter(sameDay).at(-1)
    if (entry.kind !== 'check-in' || there === undefined || there.at <= entry.at) return entry
    // The time from a jetty to the hotel is not known.
    return { ...entry, at: there.at, time: there.isAtTheDoor ? roundUp(there.at) : undefined }
  })
}

/** "12:45" of "12:43". */
function roundUp(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const all = Math.min(Math.ceil((hours * 60 + minutes) / ROUND_MINUTES) * ROUND_MINUTES, LAST_MINUTES)
  return [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

type Around = { lines: readonly PlannedLine[]; stays: readonly StayFacts[]; entries: readonly DatedEntry[] }

function dayOf(date: string, { lines, stays, entries }: Around): PlanDay {
  const planned = lines.flatMap(({ facts }) => facts.days).find((day) => day.date === date)
  const night =
    stays.find(({ checkIn, checkOut }) => checkIn <= date && date < checkOut) ??
    stays.find(({ checkOut }) => checkOut === date)
  const crossing = lines.flatMap(({ facts }) => facts.crossings).find((each) => each.date === date)
  const own = lines.filter(({ lineId }) => entries.some((entry) => entry.lineId === lineId))
  const island = night?.island ?? crossing?.to.island ?? own[0]?.facts.islands[0]?.name
  const visit = own.find(({ facts }) => facts.visit !== undefined)?.facts.visit
  const arriving = stays.find(({ checkIn }) => checkIn === date)
  const picture = planned?.picture ?? visit?.picture ?? arriving?.picture
  return {
    date,
    title: planned?.title ?? titleOf({ crossing, visit, arriving, entries, island }),
    ...(island === undefined ? {} : { island }),
    ...(picture === undefined ? {} : { picture }),
    entries: entries.toSorted(byHour).map(({ date: _, at: __, drive: ___, ...entry }) => entry),
    gaps: [...(planned?.shut === undefined ? [] : [planned.shut]), ...lateGap(crossing, arriving)],
  }
}

/** By time; a check-in after other entries of the same time. */
function byHour(one: DatedEntry, other: DatedEntry): number {
  const isLast = ({ kind }: DatedEntry) => Number(kind === 'check-in')
  return one.at.localeCompare(other.at) || isLast(one) - isLast(other)
}

type Titled = {
  crossing: { to: { island: string } } | undefined
  visit: { name: string } | undefined
  arriving: StayFacts | undefined
  entries: readonly DatedEntry[]
  island: string | undefined
}

function titleOf({ crossing, visit, arriving, entries, island }: Titled): string {
  const parts = [crossing && `Ferry to ${shortName(crossing.to.island)}`, visit?.name].filter(
    (part) => part !== undefined,
  )
  if (parts.length > 0) return parts.join(', then ')
  if (arriving !== undefined) return `Arrival at ${arriving.hotelName}`
  const [first] = entries
  if (first === undefined) return island === undefined ? 'Nothing booked' : `A free day: ${shortName(island)}`
  return first.kind === 'check-out' ? 'Check-out' : first.text
}

function lateGap(crossing: { arriveTime: string } | undefined, arriving: StayFacts | undefined): string[] {
  if (crossing === undefined || arriving === undefined || crossing.arriveTime < LATE_ARRIVAL) return []
  return [`The ferry lands at ${crossing.arriveTime}: please tell ${arriving.hotelName} that you come late.`]
}

/** The island at the end of a day, by the lines up to then. */
function whereabouts(lines: readonly PlannedLine[], stays: readonly StayFacts[]): (date: string) => string | undefined {
  const known = [
    ...stays.map(({ checkIn, islandId }) => ({ date: checkIn, islandId })),
    ...lines.flatMap(({ facts, startsAt }) => [
      ...facts.crossings.map(({ date, to }) => ({ date, islandId: to.islandId })),
      ...(facts.crossings.length > 0
        ? []
        : facts.islands.slice(0, 1).map(({ id }) => ({ date: dayInIndia(startsAt), islandId: id }))),
    ]),
  ]
    .filter(({ islandId }) => islandId !== undefined)
    .sort((one, other) => one.date.localeCompare(other.date))
  return (date) => known.findLast((each) => each.date <= date)?.islandId
}

type Nights = {
  stays: readonly StayFacts[]
  lastDate: string
  islandOn: (date: string) => string | undefined
}

/** Adds the gaps of nights without a bed; consecutive nights are one gap, on its first day. */
function withBedGaps(days: PlanDay[], { stays, lastDate, islandOn }: Nights): PlanDay[] {
  const isBedless = ({ date }: PlanDay) =>
    date < lastDate && !stays.some(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
  return days.map((day, index) => {
    const before = days[index - 1]
    if (!isBedless(day) || (before !== undefined && isBedless(before))) return day
    const after = days.slice(index)
    const end = after.findIndex((each) => !isBedless(each))
    const last = after[(end < 0 ? after.length : end) - 1] ?? day
    const until = last.date === day.date ? '' : ` to ${formatDay(last.date)}`
    const islandId = islandOn(day.date)
    const words = stays.length === 0 ? 'No hotel in this trip' : 'No bed'
    return {
      ...day,
      gaps: [...day.gaps, `${words} for the ${until === '' ? 'night' : 'nights'} of ${formatDay(day.date)}${until}.`],
      missingStay: {
        checkIn: day.date,
        checkOut: addDays(last.date, 1),
        ...(islandId === undefined ? {} : { islandId }),
      },
    }
  })
}

/** Whether a day is empty and in a long pause; the gap is on the first day of the pause. */
function isInPause(day: PlanDay, index: number, all: readonly PlanDay[]): boolean {
  if (day.entries.length > 0 || day.gaps.length > 0 || day.island !== undefined) return false
  const isEmpty = (each: PlanDay | undefined) =>
    each !== undefined && each.entries.length === 0 && each.island === undefined
  let run = 1
  for (let at = index - 1; isEmpty(all[at]); at -= 1) run += 1
  for (let at = index + 1; isEmpty(all[at]); at += 1) run += 1
  return run > PAUSE_DAYS_MAX
}
