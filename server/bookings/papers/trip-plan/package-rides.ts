import type { DayDrivers, Driver } from '#server/products/line-facts.ts'
import { type DatedEntry, DRIVER_KNOWN_BY, type Drive } from './line-entries.ts'

type Driven = { driver?: Driver | null; dayDrivers?: DayDrivers | null; firstDate: string | undefined }

/** One drive of a package. `ride` names the part of the day between two ferries, which has one driver. */
export type PackageRide = { ride: string; entry: DatedEntry; drive: Drive; driver: Driver | undefined }

/** "2027-02-11", or "2027-02-11+1" after the first ferry of that day: who drives on one island is not on the next. */
function rideNameOf(date: string, ferriesBefore: number): string {
  return ferriesBefore === 0 ? date : `${date}+${ferriesBefore}`
}

/** The drives among the entries of a package's day, in order of time. `landings`: when its ferries of that day arrive. */
export function packageRides(
  entries: readonly DatedEntry[],
  landings: readonly string[],
  driven: Driven,
): PackageRide[] {
  return entries
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .flatMap((entry) => {
      if (entry.drive === undefined) return []
      const ride = rideNameOf(entry.date, landings.filter((landsAt) => landsAt <= entry.at).length)
      return [{ ride, entry, drive: entry.drive, driver: driverOf(ride, driven) ?? undefined }]
    })
}

/** The first ride of all has the driver of its line. */
function driverOf(ride: string, { driver, dayDrivers, firstDate }: Driven): Driver | null | undefined {
  return ride === firstDate ? driver : dayDrivers?.[ride]
}

/** Says of the first entry of each ride who drives, once that is known. */
export function withDrivers(entries: readonly DatedEntry[], landings: readonly string[], driven: Driven): DatedEntry[] {
  const first = new Map<string, PackageRide>()
  for (const each of packageRides(entries, landings, driven)) if (!first.has(each.ride)) first.set(each.ride, each)
  const drivers = new Map([...first.values()].flatMap(({ entry, driver }) => (driver ? [[entry, driver]] : [])))
  return entries.map((entry) => {
    const driver = drivers.get(entry)
    return driver === undefined ? entry : { ...entry, note: noteOf(entry, driver) }
  })
}

/** "Car to Tern House. Your driver: Suresh Kumar, +91 94340 11223, White Ertiga". */
function noteOf({ note = '' }: DatedEntry, { name, phone, vehicle }: Driver): string {
  const driver = `Your driver: ${[name, phone, vehicle].filter(Boolean).join(', ')}`
  return note === '' || note === DRIVER_TO_COME ? driver : `${note}. ${driver}`
}

/** What an airport pick-up says while nobody is named. */
export const DRIVER_TO_COME = `Tell us your flight; the driver's name and number come by ${DRIVER_KNOWN_BY} the evening before`
