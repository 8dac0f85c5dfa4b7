import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Tx } from '#server/db/db.ts'
import type { Driver } from '#server/products/line-facts.ts'
import type { StoredBooking, StoredLine } from '../core/booking.ts'
import { move, unchanged } from '../core/decision.ts'
import { findBookingOf, lockBooking } from '../store/load.ts'
import { save } from '../store/save.ts'

type DriverRefusal = { code: 'not_found' } | { code: 'not_now'; message: string }
type Asked = { ref: string; lineId: string; ride: string; driver: Driver | null }

const DRIVEN = ['confirmed_part', 'confirmed', 'no_show']

/**
 * Gives a ride of a booking its driver, or takes them off. `ride`: the line's own id, or of a package the name of a part of its days
 * (`rideNameOf`). Answers the driver before.
 */
export async function assignDriver(
  tx: Tx,
  { ref, lineId, ride, driver }: Asked,
): Promise<Result<{ before: Driver | null }, DriverRefusal>> {
  const found = await findBookingOf(tx, ref)
  const booking = found && (await lockBooking(tx, found.id))
  const line = booking?.lines.find((each) => each.lineId === lineId)
  if (booking === undefined || line === undefined) return fail({ code: 'not_found' })
  const problem = problemWith(booking, line)
  if (problem !== undefined) return fail({ code: 'not_now', message: problem })
  if (!isRideOf(line, ride)) return fail({ code: 'not_found' })
  const isOwn = isOwnRide(line, ride)
  const before = (isOwn ? line.driver : line.dayDrivers?.[ride]) ?? null
  const changed = isOwn ? { ...line, driver } : { ...line, dayDrivers: withRide(line.dayDrivers, ride, driver) }
  const lines = booking.lines.map((each) => (each === line ? changed : each))
  const event = driver === null ? ('driver_taken_off' as const) : ('driver_named' as const)
  const facts = { line: lineId, ride, day: dayOfRide(line, ride) }
  await save(tx, booking, move(unchanged({ ...booking, lines }), booking.state, { event, facts }))
  return ok({ before })
}

function problemWith({ state }: StoredBooking, line: StoredLine): string | undefined {
  if (line.asked.kind !== 'car' && line.asked.kind !== 'package') return 'Nobody is driven on this part of the trip'
  if (line.state === 'cancelled') return 'This part of the trip was cancelled'
  return DRIVEN.includes(state) ? undefined : 'This booking is not confirmed, or is over'
}

/** The first ride of a line: its driver stands on the line itself. */
function isOwnRide({ lineId, asked }: StoredLine, ride: string): boolean {
  return ride === lineId || (asked.kind === 'package' && ride === asked.startDate)
}

function dayOfRide(line: StoredLine, ride: string): string {
  return ride === line.lineId ? dayInIndia(line.startsAt) : (ride.split('+')[0] ?? ride)
}

function isRideOf(line: StoredLine, ride: string): boolean {
  if (isOwnRide(line, ride)) return true
  const [day = '', ferries] = ride.split('+')
  const crossings = line.facts.crossings.filter(({ date }) => date === day).length
  const isPart = ferries === undefined || (/^[1-9]$/.test(ferries) && Number(ferries) <= crossings)
  return isPart && line.facts.days.some(({ date }) => date === day)
}

function withRide(before: StoredLine['dayDrivers'], ride: string, driver: Driver | null): StoredLine['dayDrivers'] {
  const { [ride]: _, ...others } = before ?? {}
  const next = driver === null ? others : { ...others, [ride]: driver }
  return Object.keys(next).length === 0 ? null : next
}
