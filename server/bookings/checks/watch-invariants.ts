import { count } from '#server/metrics/counted.ts'
import type { BookingParts } from '../booking-parts.ts'
import { checkInvariants } from './invariants.ts'

/** Looks whether what must hold of bookings does; says how often it does not. Each violation is told loudly, and counted. */
export async function watchInvariants({ db, log }: Pick<BookingParts, 'db' | 'log'>): Promise<number> {
  let found = 0
  for (const { name, checked, violations } of await checkInvariants(db)) {
    if (!checked) continue
    count('invariant_violations_total', { name }, violations.length)
    found += violations.length
    if (violations.length > 0)
      log.error({ event: 'invariant_violation', name, count: violations.length }, 'Something that must hold does not')
  }
  return found
}
