import type { Crossing, DayFacts, StayFacts } from '#server/products/line-facts.ts'
import type { DatedEntry, Drive } from './line-entries.ts'

type Day = { date: DayFacts['date']; lineId: string; crossings: readonly Crossing[]; stays: readonly StayFacts[] }

/** From a hotel to a jetty, where the plan says no hour (ours). */
const JETTY_DRIVE_MINUTES = 30
const AIRPORT = 'Airport'
/** A point that brings nobody from the hotel: they are back there, or stay. */
const STAYS = /^(?:back|return|hotel|free|rest|morning|afternoon|evening)\b/i
const RETURNS = /^(?:back|return|hotel)\b/i

/** The entries of a package's day with every drive on it: to a jetty, from one, from and to the airport, and out from the hotel. */
export function withDrives(entries: readonly DatedEntry[], day: Day): DatedEntry[] {
  const inOrder = [...entries, ...jettyDrives(entries, day)].toSorted((one, other) => one.at.localeCompare(other.at))
  const driven = new Map<DatedEntry, Drive>()
  let place: Place = { home: sleptAt(day)?.hotelName, isOut: false }
  for (const [index, entry] of inOrder.entries()) {
    const drive = driveOf(entry, { day, place, later: inOrder.slice(index + 1) })
    if (drive !== undefined) driven.set(entry, drive)
    place = placeAfter(entry, place, day)
  }
  return inOrder.map((entry) => {
    const drive = driven.get(entry)
    return drive === undefined ? entry : { ...entry, ...noteOf(entry, drive), drive }
  })
}

/** The hotel that is theirs at this hour, and whether they are out with a driver. */
type Place = { home: string | undefined; port?: string; isOut: boolean }

function sleptAt({ stays, date }: Day): StayFacts | undefined {
  return stays.find(({ checkIn, checkOut }) => checkIn < date && checkOut >= date)
}

function sleepsAt({ stays, date }: Day): StayFacts | undefined {
  return stays.find(({ checkIn, checkOut }) => checkIn <= date && checkOut > date)
}

/** From the hotel to the boat, where the plan names no car before it. */
function jettyDrives(entries: readonly DatedEntry[], day: Day): DatedEntry[] {
  const [first] = day.crossings.toSorted((one, other) => one.departTime.localeCompare(other.departTime))
  const hotel = sleptAt(day)?.hotelName
  const isNamed = entries.some(({ kind, at }) => kind === 'car' && at < (first?.departTime ?? ''))
  if (first === undefined || hotel === undefined || isNamed) return []
  const time = earlier(first.reportTime)
  return [
    {
      ...{ date: day.date, at: time, time, kind: 'car', lineId: day.lineId, isFixed: true },
      text: `Car to ${first.from.name}`,
    },
  ]
}

/** "06:30" of "07:00"; at the earliest midnight. */
function earlier(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const all = Math.max(0, hours * 60 + minutes - JETTY_DRIVE_MINUTES)
  return [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

type Around = { day: Day; place: Place; later: readonly DatedEntry[] }

function driveOf(entry: DatedEntry, around: Around): Drive | undefined {
  const { day, place } = around
  const landed = landedWith(entry, day)
  if (landed !== undefined) return landingOf(landed, around)
  const boat = nextBoat(entry, around)
  const rest = /^.* to (.+)$/i.exec(entry.text)?.[1]
  switch (entry.kind) {
    case 'arrival':
      return { what: pickUpOf(entry.text), ...ends(AIRPORT, boat?.from.name ?? sleepsAt(day)?.hotelName) }
    case 'departure':
      return { what: entry.text, ...ends(place.home ?? place.port, AIRPORT) }
    case 'car':
      return {
        what: boat === undefined ? entry.text : `To the ferry of ${boat.departTime}`,
        ...ends(place.home, boat?.from.name ?? rest),
      }
    default:
      return isOut(entry) ? outingOf(entry, around) : undefined
  }
}

/** To the hotel of that night; on to the next boat, or to the airport, there is a drive of its own or none. */
function landingOf(landed: Crossing, { day, later }: Around): Drive | undefined {
  const hotel = sleepsAt(day)?.hotelName
  const isOn = later.some(({ kind }) => kind === 'ferry')
  if (hotel === undefined || isOn) return undefined
  return { what: `Off the ferry, ${landed.vessel}`, ...ends(landed.to.name, hotel) }
}

/** "Airport pick-up, land before 11:30" where the plan says by when. */
function pickUpOf(text: string): string {
  return /^land /i.test(text) ? `Airport pick-up, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : 'Airport pick-up'
}

/** A point that one is driven to. "Start, with a packed breakfast" is a meal by its words. */
function isOut({ kind, text }: DatedEntry): boolean {
  return kind === 'visit' || (kind === 'meal' && /^start\b/i.test(text))
}

/** From one hotel to another by road; such a day is one drive. */
function isMove(day: Day): boolean {
  const [slept, sleeps] = [sleptAt(day)?.hotelName, sleepsAt(day)?.hotelName]
  return day.crossings.length === 0 && slept !== undefined && sleeps !== undefined && slept !== sleeps
}

/** Out from the hotel: the first point with an hour, or where its boat leaves from; those after it are on the same way. */
function outingOf({ time, text }: DatedEntry, { day, place }: Around): Drive | undefined {
  const moves = isMove(day)
  if (place.isOut || (!moves && (time === undefined || STAYS.test(text)))) return undefined
  const boat = /\bfrom (.+)$/i.exec(text)?.[1]
  const [point] = text.split(',', 1)
  return { what: text, ...ends(place.home, boat ?? (moves ? sleepsAt(day)?.hotelName : point)) }
}

function placeAfter(entry: DatedEntry, place: Place, day: Day): Place {
  const landed = landedWith(entry, day)
  if (landed !== undefined) return { home: sleepsAt(day)?.hotelName, port: landed.to.name, isOut: false }
  if (isMove(day)) return isOut(entry) ? { ...place, isOut: true } : place
  if (entry.kind === 'check-in') return { ...place, home: sleepsAt(day)?.hotelName, isOut: false }
  if (entry.kind === 'car') return { ...place, isOut: true }
  if (!isOut(entry) || entry.time === undefined) return place
  return { ...place, isOut: RETURNS.test(entry.text) ? false : place.isOut || !STAYS.test(entry.text) }
}

/** The crossing that an entry is the landing of. */
function landedWith({ kind, at, text }: DatedEntry, { crossings }: Day): Crossing | undefined {
  if (kind !== 'arrival') return undefined
  return crossings.find(({ arriveTime, to }) => arriveTime === at && text.includes(to.name))
}

/** The boat that leaves next, unless they move into a hotel before it. */
function nextBoat({ at }: DatedEntry, { day, later }: Around): Crossing | undefined {
  const next = later.find(({ kind }) => kind === 'ferry' || kind === 'check-in')
  return next?.kind === 'ferry' ? day.crossings.find(({ departTime }) => departTime > at) : undefined
}

function ends(from: string | undefined, to: string | undefined): Pick<Drive, 'from' | 'to'> {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** What the plan of the traveller says of it beside its own words. */
function noteOf({ kind, text, note }: DatedEntry, { from, to }: Drive): { note?: string } {
  if (note !== undefined) return {}
  if (kind === 'arrival') return to === undefined ? {} : { note: `Car to ${to}` }
  if (kind === 'car' && from !== undefined && !/hotel/i.test(text)) return { note: `From ${from}` }
  return kind === 'car' || kind === 'departure' || from === undefined ? {} : { note: `Car from ${from}` }
}
