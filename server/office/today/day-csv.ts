import type { DayList, Today } from '#contract/office/today.ts'
import { csvOf } from '../csv.ts'

type Table = { columns: string[]; rows: string[][] }

const PARTY = ['reference', 'name', 'phone', 'people']
const partyCells = ({ ref, name, phone, people }: { ref: string; name: string; phone: string; people: string }) => [
  ...[ref, name, phone, people],
]

/** Each list of a day as a table, for the file and the file alone. */
const TABLES: Record<DayList, (today: Today) => Table> = {
  arrivals: ({ arrivals }) => turnTable(arrivals),
  departures: ({ departures }) => turnTable(departures),
  rides: ({ rides }) => ({
    columns: ['time', ...PARTY, 'what', 'from', 'to', 'vehicles', 'driver', "driver's phone", 'car'],
    rows: rides.map((ride) => [
      ...[ride.time ?? '', ...partyCells(ride), ride.what, ride.from ?? '', ride.to ?? '', ride.vehicles ?? ''],
      ...[ride.driver?.name ?? '', ride.driver?.phone ?? '', ride.driver?.vehicle ?? ''],
    ]),
  }),
  rooms: ({ hotels }) => ({
    columns: ['hotel', ...PARTY, 'rooms', 'meals', 'check-in', 'check-out', 'on this day'],
    rows: hotels.flatMap(({ hotel, rows }) =>
      rows.map((row) => [
        ...[hotel, ...partyCells(row), row.rooms, row.meals],
        ...[row.checkIn, row.checkOut, row.turn],
      ]),
    ),
  }),
  activities: ({ activities }) => ({
    columns: ['time', 'be there by', 'activity', 'place', ...PARTY, 'guests'],
    rows: activities.flatMap(({ time, meetTime, name, place, rows }) =>
      rows.map((row) => [...[time, meetTime ?? '', name, place], ...partyCells(row), row.guests]),
    ),
  }),
  balances: ({ balances }) => ({
    columns: [...PARTY, 'rupees due', 'due on', 'late'],
    rows: balances.map((row) => [...partyCells(row), ...[String(row.due), row.balanceDate, row.isLate ? 'yes' : '']]),
  }),
  refunds: ({ refunds }) => ({
    columns: [...PARTY, 'rupees', 'due on', 'state', 'reason'],
    rows: refunds.map((row) => [...partyCells(row), String(row.amount), row.dueDate, row.state, row.reason]),
  }),
}

function turnTable(turns: Today['arrivals']): Table {
  return {
    columns: ['time', ...PARTY, 'what'],
    rows: turns.map((turn) => [turn.time ?? '', ...partyCells(turn), turn.what]),
  }
}

export function dayCsv(today: Today, list: DayList): { fileName: string; csv: string } {
  const { columns, rows } = TABLES[list](today)
  return { fileName: `${list}-${today.day}.csv`, csv: csvOf(columns, rows) }
}
