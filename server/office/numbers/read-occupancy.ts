import type { OccupancyGroup, OccupancyNumbers, Span } from '#contract/office/numbers.ts'
import type { Db } from '#server/db/db.ts'
import {
  type CellRow,
  countNights,
  countSeats,
  listRooms,
  listTrips,
  type NamedRow,
  sumNights,
  sumSeats,
} from './occupancy-store.ts'
import { columnsOf, spanBefore } from './spans.ts'

type Sums = { sold: number; forSale: number }

/** Room nights and seats, by the day of the night and of the sailing: sold of those for sale. */
export async function readOccupancy(db: Db, span: Span, today: string): Promise<OccupancyNumbers> {
  const before = spanBefore(span)
  const columns = columnsOf(span)
  const [rooms, nights, nightsBefore] = await Promise.all([
    listRooms(db),
    countNights(db, span, columns, today),
    sumNights(db, before, today),
  ])
  const [trips, seats, seatsBefore] = await Promise.all([
    listTrips(db),
    countSeats(db, span, columns),
    sumSeats(db, before),
  ])
  return {
    ...{ span, spanBefore: before, columns },
    rooms: { now: sumOf(nights), before: nightsBefore, groups: groupsOf(rooms, nights, columns.length) },
    seats: { now: sumOf(seats), before: seatsBefore, groups: groupsOf(trips, seats, columns.length) },
  }
}

function sumOf(parts: readonly Sums[]): Sums {
  return parts.reduce((all, { sold, forSale }) => ({ sold: all.sold + sold, forSale: all.forSale + forSale }), {
    sold: 0,
    forSale: 0,
  })
}

/** Groups and rows with something for sale. */
function groupsOf(named: readonly NamedRow[], cells: readonly CellRow[], columns: number): OccupancyGroup[] {
  const byId = Map.groupBy(cells, ({ id }) => id)
  const groups = [...Map.groupBy(named, ({ groupId }) => groupId)].map(([id, members]) => {
    const rows = members
      .map((member) => rowOf(member, byId.get(member.id) ?? [], columns))
      .filter(({ forSale }) => forSale > 0)
    return { id, name: members[0]?.group ?? id, rows, ...sumOf(rows) }
  })
  return groups.filter(({ rows }) => rows.length > 0)
}

function rowOf({ id, name }: NamedRow, mine: readonly CellRow[], columns: number): OccupancyGroup['rows'][number] {
  const cells = Array.from({ length: columns }, (_, index) => {
    const { sold = 0, forSale = 0 } = mine.find(({ column }) => column === index) ?? {}
    return { sold, forSale }
  })
  return { id, name, cells, ...sumOf(mine) }
}
