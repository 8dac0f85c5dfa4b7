import type { DayDrivers, Driver } from '#server/products/line-facts.ts'
import { type DatedEntry, DRIVER_KNOWN_BY } from './line-entries.ts'

const RIDES = ['arrival', 'car', 'departure']

type Driven = { driver?: Driver | null; dayDrivers?: DayDrivers | null; firstDate: string | undefined }

/** A part of a day between two ferries: one driver has all rides of it. */
export type PackageRide = { ride: string; entry: DatedEntry; driver: Driver | undefined }

/** "2027-02-11", or "2027-02-11+1" after the first ferry of that day: who drives on one island is not on the next. */
function rideNameOf(date: string, ferriesBefore: number): string {
  return ferriesBefore === 0 ? date : `${date}+${ferriesBefore}`
}

/** The rides among the entries of a package's day, in order of time. `landings`: when its ferries of that day arrive. */
export function packageRides(
  entries: readonly DatedEntry[],
  landings: readonly string[],
  driven: Driven,
): PackageRide[] {
  return entries
    .filter(({ kind }) => RIDES.includes(kind))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((entry) => {
      const ride = rideNameOf(entry.date, landings.filter((landsAt) => landsAt <= entry.at).length)
      return { ride, entry, driver: driverOf(ride, driven) ?? undefined }
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
  const notes = new Map([...first.values()].flatMap(({ entry, driver }) => (driver ? [[entry, noteOf(driver)]] : [])))
  return entries.map((entry) => {
    const note = notes.get(entry)
    return note === undefined ? entry : { ...entry, note }
  })
}

/** "Your driver: Suresh Kumar, +91 94340 11223, White Ertiga". */
function noteOf({ name, phone, vehicle }: Driver): string {
  return `Your driver: ${[name, phone, vehicle].filter(Boolean).join(', ')}`
}

/** What an airport pick-up says while nobody is named. */
export const DRIVER_TO_COME = `Tell us your flight; the driver's name and number come by ${DRIVER_KNOWN_BY} the evening before`
