import { changeStockDays, fetchStockDays, restoreStockDays, type StockLine } from '#contract/office/stock-days.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { unitsOn } from '#contract/terms/stock-days.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { restoreDays, setDays, UNKNOWN_STOCK } from './set-days.ts'
import { STOCK_TABLES } from './stock-tables.ts'
import { isOwner, type LineRow, listLines, listSold } from './store.ts'

/** Stock by day of cars and activities. */
export function stockRoutes(office: OfficeApi, { now }: { now: () => Date }): void {
  const parts = { db: office.db, now }
  implementOffice(office, fetchStockDays, async ({ query: { kind, id, from, days: count } }) => {
    const table = STOCK_TABLES[kind]
    if (!(await isOwner(office.db, table, id))) return fail(UNKNOWN_STOCK)
    const days = Array.from({ length: count }, (_, place) => addDays(from, place))
    const lines = await listLines(office.db, table, id)
    const sold = await listSold(office.db, table, id, { from, until: days.at(-1) ?? from })
    const soldOn = new Map(sold.map((each) => [`${each.id} ${each.day}`, each.sold]))
    return ok({ lines: lines.map((line) => lineView(line, days, soldOn)) })
  })
  implementOffice(office, changeStockDays, ({ query, body, member }) => setDays(parts, member, query, body))
  implementOffice(office, restoreStockDays, async ({ query, body, member }) => {
    const restored = await restoreDays(parts, member, query, body.days)
    return restored.ok ? ok({ changed: restored.value.changed }) : restored
  })
}

function lineView(line: LineRow, days: readonly string[], soldOn: ReadonlyMap<string, number>): StockLine {
  const { id, name, units, weekdays } = line
  return {
    ...{ id, name, units },
    days: days.map((day) => ({
      ...{ day, units: unitsOn(line, day), usual: units, sold: soldOn.get(`${id} ${day}`) ?? 0 },
      ...{ isClosed: line.days[day]?.isClosed ?? false, runs: weekdays.includes(String(weekdayNumber(day))) },
    })),
  }
}

/** 0 is Sunday. */
function weekdayNumber(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
