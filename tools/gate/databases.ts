import { globSync } from 'node:fs'
import { ROOT } from '../project-files.ts'

/*
 * On which database a file of tests/api runs (docs/decisions/039-api-tests-on-two-databases.md). On both, unless it is named here. Tests
 * of the server (server/**) that open a database always run on both.
 */

/**
 * Run on PostgreSQL only. They are about what a rule says, not about how a database answers: none is about locks, races, crowds, sudden
 * ends, starts, backups or the order of rows, and every statement that one of them sends is sent to the embedded database by a file that
 * runs on both; compare-statements.ts holds them to that in each gate, and names whom a new statement throws off this list.
 */
export const POSTGRES_ONLY: readonly string[] = [
  'tests/api/activity-days.test.ts',
  'tests/api/activity-prices.test.ts',
  // What can be bought years from now; how nights and sailings are rolled on is tested on both (roll-nights, roll-sailings).
  'tests/api/alive.test.ts',
  'tests/api/availability.test.ts',
  'tests/api/bad-input.test.ts',
  'tests/api/booking-hoarding.test.ts',
  'tests/api/booking-lost-stock.test.ts',
  'tests/api/booking-mails.test.ts',
  'tests/api/booking-money-cells.test.ts',
  'tests/api/booking-packages.test.ts',
  'tests/api/booking-part-cancel.test.ts',
  'tests/api/booking-pay-again.test.ts',
  'tests/api/booking-people-cells.test.ts',
  'tests/api/booking-prices.test.ts',
  'tests/api/booking-refusals.test.ts',
  'tests/api/booking-shares.test.ts',
  'tests/api/car-days.test.ts',
  'tests/api/car-times.test.ts',
  'tests/api/carrier-policies.test.ts',
  'tests/api/ferries.test.ts',
  'tests/api/ferry-next.test.ts',
  'tests/api/form-limits.test.ts',
  'tests/api/group-limits.test.ts',
  'tests/api/group-lines.test.ts',
  'tests/api/group-names.test.ts',
  'tests/api/hotel-days.test.ts',
  'tests/api/hotel-filters.test.ts',
  'tests/api/hotel-some-nights.test.ts',
  'tests/api/lists.test.ts',
  'tests/api/look-up-limits.test.ts',
  'tests/api/look-up.test.ts',
  'tests/api/metrics.test.ts',
  'tests/api/office-figures.test.ts',
  'tests/api/own-holds.test.ts',
  'tests/api/package-pricing.test.ts',
  'tests/api/policy-reports.test.ts',
  'tests/api/private-calls.test.ts',
  'tests/api/quotes.test.ts',
  'tests/api/rate-limit.test.ts',
  'tests/api/refusal-words-trips.test.ts',
  'tests/api/refusal-words.test.ts',
  'tests/api/refused-bookings.test.ts',
  'tests/api/refused-catalogue.test.ts',
  'tests/api/refused-holds.test.ts',
  'tests/api/refused-quotes.test.ts',
  'tests/api/retention-bookings.test.ts',
  'tests/api/retention-table.test.ts',
  'tests/api/rotating-keys.test.ts',
  'tests/api/security-events.test.ts',
  'tests/api/traveller-edges.test.ts',
  'tests/api/trip-calendar.test.ts',
  'tests/api/trip-papers.test.ts',
  'tests/api/trip-plan.test.ts',
  'tests/api/water-sports.test.ts',
]

/** Open no database under test: the sites they start have an embedded one in either run. They run in the first only. */
export const ONCE: readonly string[] = [
  'tests/api/foreign-hotels.test.ts',
  'tests/api/foreign-provider.test.ts',
  'tests/api/log-without-person.test.ts',
  'tests/api/provider-trouble.test.ts',
]

/** Without a server everything runs on the embedded database. */
export function leftOutOnEmbedded(postgres: object): readonly string[] {
  return 'missing' in postgres ? [] : POSTGRES_ONLY
}

const apiFiles = (): string[] =>
  globSync('tests/api/**/*.test.ts', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))

export function filesOnEmbedded(): string[] {
  return apiFiles().filter((path) => !POSTGRES_ONLY.includes(path))
}

export function filesOnPostgres(): string[] {
  return apiFiles().filter((path) => !ONCE.includes(path))
}
