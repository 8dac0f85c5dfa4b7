import type { Page } from 'playwright-core'
import type { Line } from '#contract/v1/trip-lines.ts'

/** Steps of who buys a whole trip out of My trip. */

const ROWS = ['P2', 'P3', 'P4', 'P5', 'P6', 'P7']

/** The trip with two seats beside each other on each sailing, which the demo has not sold. */
export function seatedOn(origin: string, lines: readonly Line[]): Promise<Line[]> {
  return Promise.all(
    lines.map(async (line) =>
      line.kind === 'ferry' ? { ...line, seats: await freeSeats(origin, line.tripId) } : line,
    ),
  )
}

async function freeSeats(origin: string, tripId: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/v1/ferry/trips/${tripId}/seats`)
  const { taken } = ((await answer.json()) as { seats: { taken: string[] } }).seats
  return ROWS.map((row) => [`${row}A`, `${row}B`]).find((row) => row.every((seat) => !taken.includes(seat))) ?? []
}

/** A browser that has kept these lines as its trip. */
export function keepTrip(page: Page, lines: readonly Line[]): Promise<unknown> {
  const items = lines.map((line) => ({ line, title: line.kind, href: '/tours', enquiry: '/contact' }))
  const kept = JSON.stringify({ version: 1, items })
  return page.addInitScript((trip) => localStorage.setItem('padauk.trip', trip), kept)
}

/** On how many sheets of A4 the page is printed. */
export async function sheetsOf(page: Page): Promise<number> {
  const printed = await page.pdf({ format: 'A4' })
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
