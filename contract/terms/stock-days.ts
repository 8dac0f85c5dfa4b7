/** What differs from the usual stock on one day: another number, or closed to new bookings. */
export type StockDay = { units?: number; isClosed?: boolean }
export type DatedStock = { units: number; days?: Readonly<Record<string, StockDay>> }

/** Units on a day, closed or not. */
export function unitsOn({ units, days }: DatedStock, day: string): number {
  return days?.[day]?.units ?? units
}

/** Units that are for sale on a day (car prices 4.3). */
export function openUnits(stock: DatedStock, day: string): number {
  return stock.days?.[day]?.isClosed === true ? 0 : unitsOn(stock, day)
}
