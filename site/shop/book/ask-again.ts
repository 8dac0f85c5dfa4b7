import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { HeldLine, Line } from '#contract/v1/trip-lines.ts'

/** The same things once more, as the page that holds a trip takes them: at whatever they cost by then. */
export function askAgainItems(held: readonly { title: string; line: Line }[]): string {
  return JSON.stringify(
    held.map(({ title, line }) => {
      const { priceVersion: _, ...wanted } = line
      return { title, line: wanted, href: pageOf(line), enquiry: paths.contact }
    }),
  )
}

/** What was asked for, out of what was held for it. */
export function askedOf(held: HeldLine): { title: string; line: Line } {
  const { lineId, title, picture, startsAt, endsAt, price, nonRefundable, cancellation, ...rest } = held
  const { initialPercent, details, pnr, state, ...asked } = rest
  if (asked.kind !== 'package') return { title, line: asked }
  // Seats of a package are chosen for it, and are no part of the question.
  const { seats, ...line } = asked as typeof asked & { seats?: string[] }
  return { title, line }
}

function pageOf(line: Line): string {
  return line.kind === 'ferry' ? paths.ferryTrip(line.tripId) : visitorPaths.trip
}
