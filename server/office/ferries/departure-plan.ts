import { type SailingDays, sailsOn } from '#contract/terms/timetable-days.ts'

/** A sailing still to come, with the seats of it that are sold or held. */
export type PlannedSailing = {
  id: string
  date: string
  departureTime: string
  arrivalTime: string
  vesselId: string
  /** Changed by hand, or off: a change of the timetable leaves it. */
  isException: boolean
  seats: string[]
}
export type Timing = SailingDays & { departTime: string; arriveTime: string; vesselId: string }

/** What a change does to the sailings that are there: those that go, those that get another time or boat, those that stay for what is sold. */
export type Plan = { taken: PlannedSailing[]; changed: PlannedSailing[]; sold: PlannedSailing[] }

/** Sailings with seats sold are in `sold` alone: they are touched by nothing. */
export function planChange(sailings: readonly PlannedSailing[], after: Timing): Plan {
  const touched = sailings.filter((sailing) => !sailing.isException && differs(sailing, after))
  const unsold = touched.filter(({ seats }) => seats.length === 0)
  return {
    taken: unsold.filter(({ date }) => !sailsOn(after, date)),
    changed: unsold.filter(({ date }) => sailsOn(after, date)),
    sold: touched.filter(({ seats }) => seats.length > 0),
  }
}

function differs({ date, departureTime, arrivalTime, vesselId }: PlannedSailing, after: Timing): boolean {
  return (
    !sailsOn(after, date) ||
    departureTime !== after.departTime ||
    arrivalTime !== after.arriveTime ||
    vesselId !== after.vesselId
  )
}
