import { groupText } from '#contract/terms/group-words.ts'
import { FERRY_SEATS_MAX } from '#contract/terms/limits.ts'
import { answerBy } from '#contract/terms/support-hours.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { HoldingLimits } from './holding-limits.ts'
import type { PricedLine } from './priced-line.ts'

/** Seats of one sailing that may be held at once; a larger group is booked by the office. */
export function groupSeatsMax({ visitorSeats }: Pick<HoldingLimits, 'visitorSeats'>): number {
  return Math.min(FERRY_SEATS_MAX, visitorSeats)
}

/** The first line that brings a sailing above so many seats, those that a package brings with it among them. */
function lineAboveGroup(lines: readonly Pick<PricedLine, 'stock'>[], most: number): number | undefined {
  const counts = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    for (const { tripId } of line.stock.seats) {
      const count = (counts.get(tripId) ?? 0) + 1
      counts.set(tripId, count)
      if (count > most) return index
    }
  }
  return undefined
}

/** What a group is told in place of a hold: we book it, and answer by then. */
export async function readGroupWords(db: Db, now: Date, above: string): Promise<string> {
  const brand = await readBrand(db)
  return groupText({ above, answer: brand && answerBy(now, brand.supportHours.text) })
}

/** The refusal of lines that are more than may be held online; undefined where they are not. */
export async function groupRefusal(
  db: Db,
  { now, limits }: { now: Date; limits: HoldingLimits },
  lines: readonly Pick<PricedLine, 'stock'>[],
): Promise<(ApiRefusal & { line: number }) | undefined> {
  const most = groupSeatsMax(limits)
  const line = lineAboveGroup(lines, most)
  if (line === undefined) return undefined
  const words = await readGroupWords(db, now, `${most} seats on one ferry`)
  return { ...invalid(`lines.${line}`, words, 'group'), line }
}
