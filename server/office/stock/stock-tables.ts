import { type RawBuilder, sql } from 'kysely'
import type { StockKind } from '#contract/office/stock-days.ts'

/** How the stock of a kind is kept: a row of `stock` a line, with a row of `claims` for each unit that is taken. Names, never user input. */
export type StockTable = {
  stock: 'car_fleet' | 'activity_slot'
  claims: 'car_claim' | 'activity_claim'
  /** Whose stock it is. */
  owner: 'vehicle_id' | 'activity_id'
  units: 'units' | 'capacity'
  /** The line within its owner, of a row named `line`. */
  lineId: RawBuilder<string>
  /** What the line is called, and its order. */
  name: RawBuilder<string>
  order: RawBuilder<unknown>
  /** A claim named `taken` is of that row. */
  isOf: RawBuilder<boolean>
  /** Digits of the days of the week on which it runs. */
  weekdays: RawBuilder<string>
  /** A row of the owner, whose version tells of a change. */
  record: 'vehicle' | 'activity'
}

export const STOCK_TABLES: Record<StockKind, StockTable> = {
  car: {
    ...{ stock: 'car_fleet', claims: 'car_claim', owner: 'vehicle_id', units: 'units', record: 'vehicle' },
    lineId: sql<string>`line.island_id`,
    name: sql<string>`(select name from island where island.id = line.island_id)`,
    order: sql`2`,
    isOf: sql<boolean>`(taken.island_id = line.island_id and taken.vehicle_id = line.vehicle_id)`,
    weekdays: sql<string>`'0123456'`,
  },
  activity: {
    ...{
      stock: 'activity_slot',
      claims: 'activity_claim',
      owner: 'activity_id',
      units: 'capacity',
      record: 'activity',
    },
    lineId: sql<string>`(line.place_id || ' ' || line.start_time)`,
    name: sql<string>`((select name from place where place.id = line.place_id) || ', ' || line.start_time)`,
    order: sql`((select position from activity_place stop where stop.activity_id = line.activity_id and stop.place_id = line.place_id), line.start_time)`,
    isOf: sql<boolean>`(taken.activity_id = line.activity_id and taken.place_id = line.place_id and taken.start_time = line.start_time)`,
    weekdays: sql<string>`line.weekdays`,
  },
}
