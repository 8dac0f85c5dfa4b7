import type { StockKind } from '#contract/office/stock-days.ts'
import { unitsOn } from '#contract/terms/stock-days.ts'
import type { Tx } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { soldBelow } from './set-days.ts'
import { STOCK_TABLES } from './stock-tables.ts'
import { listLines, listSold, lockLines, renumber, writeDays } from './store.ts'

const BEFORE_ALL = '2000-01-01'

/**
 * Makes room for another usual number of units of lines, before it is written: refused below what is sold on a day to come that has no
 * number of its own. Days that are over keep the number they had, so that what was sold then still fits.
 */
export async function makeRoom(
  tx: Tx,
  { kind, id }: { kind: StockKind; id: string },
  wanted: readonly { lineId: string; units: number }[],
  today: string,
): Promise<ApiRefusal | undefined> {
  const table = STOCK_TABLES[kind]
  await lockLines(tx, table, id)
  const next = new Map(wanted.map(({ lineId, units }) => [lineId, units]))
  const lines = (await listLines(tx, table, id)).filter((line) => (next.get(line.id) ?? line.units) < line.units)
  if (lines.length === 0) return undefined
  const sold = await listSold(tx, table, id, { from: BEFORE_ALL })
  const lowered = []
  for (const line of lines) {
    const units = next.get(line.id) ?? line.units
    const usual = sold.filter((each) => each.id === line.id && line.days[each.day]?.units === undefined)
    const above = usual.filter((each) => each.sold > units)
    const short = above.find(({ day }) => day >= today)
    if (short !== undefined) return soldBelow({ name: line.name, ...short })
    const kept = above.map(({ day }) => [day, { ...line.days[day], units: unitsOn(line, day) }] as const)
    if (kept.length > 0)
      await writeDays(tx, table, id, [{ id: line.id, days: { ...line.days, ...Object.fromEntries(kept) } }])
    lowered.push(...usual.filter((each) => each.sold <= units).map(({ day }) => ({ id: line.id, day, units })))
  }
  if (lowered.length > 0) await renumber(tx, table, id, lowered)
  return undefined
}
