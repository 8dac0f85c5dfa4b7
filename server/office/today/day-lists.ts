import type { ActivitySlot, HotelDay, Ride, Sailing, Today } from '#contract/office/today.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia, timeInIndia } from '#contract/terms/india-time.ts'
import { packageEntries } from '#server/bookings/papers/trip-plan/package-entries.ts'
import { packageRides } from '#server/bookings/papers/trip-plan/package-rides.ts'
import { type Driver, NO_FACTS } from '#server/products/line-facts.ts'
import { reachOf } from '../reach.ts'
import type { DayLine } from './store.ts'

/** A traveller of this age or more is called an adult in the lists of a day. */
const ADULT_FROM_AGE = 12

type Lead = { name: string; contactNumber: string } | null

export function partyOf({ ref, lead, ages }: { ref: string; lead: Lead; ages: readonly number[] }) {
  return { ref, name: lead?.name ?? '', ...reachOf(lead?.contactNumber ?? ''), people: peopleText(ages) }
}

/** "2 adults, 1 child". */
function peopleText(ages: readonly number[]): string {
  const adults = ages.filter((age) => age >= ADULT_FROM_AGE).length
  const children = ages.length - adults
  return [
    ...(adults > 0 ? [counted(adults, 'adult')] : []),
    ...(children > 0 ? [counted(children, 'child', 'children')] : []),
  ].join(', ')
}

type Turns = Pick<Today, 'arrivals' | 'departures'>

/** Trips whose first line begins, or whose last ends, on the day: one row a booking. */
export function arrivalsAndDepartures(lines: readonly DayLine[]): Turns {
  const arriving = firstOfEach(lines.filter(({ isFirst }) => isFirst))
  const leaving = firstOfEach(lines.filter(({ isLast }) => isLast).toReversed())
  return {
    arrivals: arriving.map((line) => ({
      ...{ ...partyOf(line), what: line.title },
      time: isWhole(line) ? null : timeInIndia(line.startsAt),
    })),
    departures: leaving
      .map((line) => ({ ...partyOf(line), time: isWhole(line) ? null : timeInIndia(line.endsAt), what: line.title }))
      .sort((one, other) => (one.time ?? '').localeCompare(other.time ?? '') || one.ref.localeCompare(other.ref)),
  }
}

/** One line a booking: a room stands ready at its hour, and who comes for it comes with what is beside it. */
function firstOfEach(lines: readonly DayLine[]): DayLine[] {
  return [...Map.groupBy(lines, ({ ref }) => ref).values()].flatMap(
    (own) => own.find(({ asked }) => asked.kind !== 'hotel') ?? own.slice(0, 1),
  )
}

/** A package has days, and no hours of its own. */
function isWhole({ asked }: DayLine): boolean {
  return asked.kind === 'package'
}

/** Pick-ups in order of time; those without an hour first. */
export function ridesOf(lines: readonly DayLine[], day: string): Ride[] {
  return lines
    .flatMap((line) => (line.asked.kind === 'package' ? ridesOfPackage(line) : ridesOfCar(line, day)))
    .sort((one, other) => (one.time ?? '').localeCompare(other.time ?? '') || one.ref.localeCompare(other.ref))
}

/** A drive of several days is there on each of them; its hour is that of its first day. */
function ridesOfCar(line: DayLine, day: string): Ride[] {
  const { ride, asked, lineId, startsAt, driver } = line
  if (asked.kind !== 'car') return []
  const isFirst = dayInIndia(startsAt) === day
  return [
    {
      ...{ ...partyOf(line), lineId, ride: lineId, time: timeInIndia(startsAt) },
      what: `${ride?.dropPlace === undefined ? line.title : `To ${ride.dropPlace}`}${isFirst ? '' : ' (goes on)'}`,
      ...{ from: ride?.pickupPlace ?? null, to: ride?.dropPlace ?? null },
      ...{ vehicles: ride?.vehicles ?? null, driver: driverView(driver) },
    },
  ]
}

function ridesOfPackage(line: DayLine): Ride[] {
  const { crossings, stays, days, lineId, driver, dayDrivers, firstDay } = line
  if (days.length === 0) return []
  // With the driver of the line only on its first day: what is read here is one day of it.
  const entries = packageEntries({ ...line, facts: { ...NO_FACTS, crossings, stays, days } })
  const landings = crossings.map(({ arriveTime }) => arriveTime)
  return packageRides(entries, landings, { driver, dayDrivers, firstDate: firstDay }).map(
    ({ ride, entry, drive: { what, from = null, to = null }, driver: drives }) => ({
      ...{ ...partyOf(line), lineId, ride, time: entry.time ?? null, what, from, to },
      ...{ vehicles: null, driver: driverView(drives) },
    }),
  )
}

function driverView(driver: Driver | null | undefined): Ride['driver'] {
  if (driver == null) return null
  return { name: driver.name, ...reachOf(keptPhone(driver.phone)), vehicle: driver.vehicle ?? '' }
}

/** On a booking the number stands as people read it. */
function keptPhone(text: string): string {
  const plain = text.replace(/[\s-]/g, '')
  return plain.startsWith('+91') && plain.length === 13 ? plain.slice(3) : plain
}

export function sailingsOf(lines: readonly DayLine[]): Sailing[] {
  const seated = lines.flatMap((line) => line.crossings.map((crossing) => ({ line, crossing })))
  const groups = Map.groupBy(seated, ({ crossing }) => crossing.tripId)
  return [...groups.values()]
    .flatMap((group): Sailing[] => {
      const [first] = group
      if (first === undefined) return []
      const { tripId, departTime, arriveTime, reportTime, from, to, carrier, vessel } = first.crossing
      const parties = group.map(({ line, crossing: { seats, className, infants } }) => ({
        ...{ ...partyOf(line), seats, className, infants },
      }))
      return [
        {
          ...{ sailingId: tripId, departTime, arriveTime, reportTime, from: from.name, to: to.name, carrier, vessel },
          people: parties.reduce((sum, { seats, infants }) => sum + seats.length + infants, 0),
          parties,
        },
      ]
    })
    .sort(
      (one, other) => one.departTime.localeCompare(other.departTime) || one.sailingId.localeCompare(other.sailingId),
    )
}

/** Who sleeps where: those who leave on the day are named too. */
export function hotelsOf(lines: readonly DayLine[], day: string): HotelDay[] {
  const housed = lines.flatMap((line) => line.stays.map((stay) => ({ line, stay })))
  const groups = Map.groupBy(housed, ({ stay }) => stay.hotelName)
  return [...groups]
    .map(([hotel, group]) => ({
      hotel,
      phone: group[0]?.stay.phone ?? null,
      rows: group.map(({ line, stay: { rooms, included, checkIn, checkOut } }) => ({
        ...{ ...partyOf(line), rooms, meals: included.join(', '), checkIn, checkOut },
        turn: checkIn === day ? ('arrives' as const) : checkOut === day ? ('leaves' as const) : ('stays' as const),
      })),
    }))
    .sort((one, other) => one.hotel.localeCompare(other.hotel))
}

export function activitiesOf(lines: readonly DayLine[]): ActivitySlot[] {
  const visits = lines.flatMap((line) => (line.visit === null ? [] : [{ line, visit: line.visit }]))
  const keyOf = ({ line, visit }: (typeof visits)[number]) =>
    `${timeInIndia(line.startsAt)} ${visit.name} ${visit.place}`
  return [...Map.groupBy(visits, keyOf).values()].flatMap((group): ActivitySlot[] => {
    const [first] = group
    if (first === undefined) return []
    const { name, place, meetTime } = first.visit
    const rows = group.map(({ line, visit }) => ({ ...partyOf(line), guests: visit.guests }))
    return [{ time: timeInIndia(first.line.startsAt), meetTime, name, place, rows }]
  })
}
