import type { DayFacts, StayFacts } from '#server/products/line-facts.ts'
import { checkInEntry, crossingEntries, type DatedEntry, lineEntries, type PlannedLine } from './line-entries.ts'
import { withDrives } from './package-drives.ts'
import { DRIVER_TO_COME, withDrivers } from './package-rides.ts'

type Kind = DatedEntry['kind']

/** Times of meals, which plans do not give. */
const MEALS = { breakfast: '07:30', lunch: '13:00', dinner: '20:00' } as const
/** A departure before this time gets a breakfast box. */
const BOX_UNTIL = '07:30'
const DAY_START = '06:00'
/** The first match counts. */
const KINDS: [RegExp, Kind][] = [
  [/check-?in/i, 'check-in'],
  [/check-?out/i, 'check-out'],
  [/airport pick-?up|^land /i, 'arrival'],
  [/airport drop|flight/i, 'departure'],
  [/\bferry\b/i, 'ferry'],
  [/breakfast|lunch|dinner/i, 'meal'],
  [/^(?:car|drive|hotel to|pick-?up)\b/i, 'car'],
]
/** The time in "Back by 12:30", where the text does not begin with one. */
const LATER_TIME = /,? (?:by|at|from) (\d\d:\d\d)$/

/** The timed entries of a package: the points of its days, with ferries, hotels and meals. */
export function packageEntries(line: PlannedLine): DatedEntry[] {
  const { facts } = line
  if (facts.days.length === 0) return lineEntries(line)
  return facts.days.flatMap((day) => dayEntries(day, line))
}

function dayEntries(day: DayFacts, line: PlannedLine): DatedEntry[] {
  const { facts, lineId } = line
  const crossings = facts.crossings.filter(({ date }) => date === day.date)
  const arriving = facts.stays.filter(({ checkIn }) => checkIn === day.date)
  const leaving = facts.stays.filter(({ checkOut }) => checkOut === day.date)
  const points = pointEntries(day, lineId, crossings.at(-1)?.arriveTime)
  const kept = points
    .filter(({ kind }) => !(kind === 'ferry' && crossings.length > 0))
    .map((entry) => named(entry, { arriving, leaving }))
  const has = (kind: Kind) => points.some((entry) => entry.kind === kind)
  const entries = [
    ...crossings.flatMap((crossing) => crossingEntries(crossing, lineId)),
    ...kept,
    ...(has('check-in') ? [] : arriving.map((stay) => checkInAfter(stay, crossings, lineId))),
    ...(has('check-out') ||
    leaving.length === 0 ||
    arriving.some(({ hotelName }) => leaving.some((each) => each.hotelName === hotelName))
      ? []
      : leaving.map(
          (stay): DatedEntry => ({
            date: day.date,
            at: DAY_START,
            kind: 'check-out',
            text: `Check out of ${stay.hotelName}`,
            lineId,
            isFixed: false,
          }),
        )),
  ]
  const driven = { driver: line.driver ?? null, dayDrivers: line.dayDrivers ?? null, firstDate: facts.days[0]?.date }
  const landings = crossings.map(({ arriveTime }) => arriveTime)
  const drives = withDrives(entries, { date: day.date, lineId, crossings, stays: facts.stays })
  return [...withDrivers(drives, landings, driven), ...mealEntries(day, drives, lineId)]
}

/** The check-in: at the hotel's time, or after a later landing, without a time. */
function checkInAfter(stay: StayFacts, crossings: readonly { arriveTime: string }[], lineId: string): DatedEntry {
  const { checkInTime = '12:00' } = stay
  const landsAt = crossings
    .map(({ arriveTime }) => arriveTime)
    .sort()
    .at(-1)
  if (landsAt === undefined || landsAt <= checkInTime) return checkInEntry(stay, lineId, checkInTime)
  return { ...checkInEntry(stay, lineId, landsAt), time: undefined }
}

/** The points of a day; one without a time is sorted after the one before it. */
function pointEntries({ date, points }: DayFacts, lineId: string, landsAt: string | undefined): DatedEntry[] {
  let at: string = DAY_START
  return points.map((point) => {
    const [, first, rest = point] = /^(\d\d:\d\d) (.+)$/.exec(point) ?? []
    const time = first ?? LATER_TIME.exec(point)?.[1]
    const kind = KINDS.find(([words]) => words.test(rest))?.[1] ?? 'visit'
    at = time ?? at
    // Dinner without a time is sorted after the other entries of the day.
    if (time === undefined && /\bdinner\b/i.test(rest) && at < MEALS.dinner) at = MEALS.dinner
    const text = first === undefined ? point.replace(LATER_TIME, '') : rest
    // Points after a crossing are sorted after the landing.
    if (kind === 'ferry' && landsAt !== undefined) at = landsAt
    return { date, at, kind, text, lineId, isFixed: false, ...(time === undefined ? {} : { time }) }
  })
}

type Around = { arriving: StayFacts[]; leaving: StayFacts[] }

/** Adds the hotel to a check-in or check-out, and to an arrival that somebody waits. */
function named(entry: DatedEntry, { arriving, leaving }: Around): DatedEntry {
  const [stay] = arriving
  if (entry.kind === 'check-in' && stay !== undefined)
    return {
      ...checkInEntry(stay, entry.lineId ?? '', entry.at),
      ...(entry.time === undefined ? { time: stay.checkInTime } : {}),
    }
  const [left] = leaving
  const rest = entry.text.replace(/^check-?out(?: \d\d:\d\d)?/i, '')
  if (entry.kind === 'check-out' && left !== undefined)
    return { ...entry, text: `Check out of ${left.hotelName}${rest}` }
  if (entry.kind === 'arrival' && /pick-?up/i.test(entry.text))
    return { ...entry, text: 'You land: your driver waits at arrivals', note: DRIVER_TO_COME }
  return entry
}

function mealEntries({ date, points, ...day }: DayFacts, entries: readonly DatedEntry[], lineId: string): DatedEntry[] {
  const words = points.join(' ').toLowerCase()
  const first = entries
    .map(({ at, time }) => (time === undefined ? undefined : at))
    .filter((at) => at !== undefined)
    .sort()[0]
  const isEarly = first !== undefined && first < BOX_UNTIL
  return (['breakfast', 'lunch', 'dinner'] as const).flatMap((meal): DatedEntry[] => {
    if (!day[meal] || words.includes(meal)) return []
    const base = { date, lineId, kind: 'meal', isFixed: false } as const
    if (meal === 'breakfast')
      return [
        {
          ...base,
          at: '00:00',
          text: isEarly ? 'Breakfast box from reception, to take along' : 'Breakfast at the hotel',
        },
      ]
    const text = meal === 'lunch' ? 'Lunch, included' : 'Dinner at the hotel'
    return [{ ...base, at: MEALS[meal], time: MEALS[meal], text }]
  })
}
