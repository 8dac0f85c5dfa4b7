import { formatDay } from '#contract/terms/india-time.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { LineRow, SoldRow } from './store.ts'

/** A refusal where units are sold on a day on which their line would not run any more. */
export function soldOff(
  lines: readonly LineRow[],
  sold: readonly SoldRow[],
  runsOn: ReadonlyMap<string, string>,
): ApiRefusal | undefined {
  const lost = sold.find(
    ({ id, day }) => runsOn.get(id)?.includes(String(new Date(`${day}T00:00:00Z`).getUTCDay())) === false,
  )
  if (lost === undefined) return undefined
  const { day, sold: count } = lost
  const name = lines.find(({ id }) => id === lost.id)?.name ?? lost.id
  return {
    ...{ status: 409, code: 'sold' },
    message: `${count} of ${name} are sold on ${formatDay(day)}. Settle them first, or keep that time.`,
    more: { day, sold: count },
  }
}
