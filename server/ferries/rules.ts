import { MINUTE_MS } from '#contract/terms/durations.ts'
import { type SeatRow, seatTogether } from '#contract/terms/ferry-seats.ts'
import { addDays, instantInIndia } from '#contract/terms/india-time.ts'
import { FERRY_CLOSES_MINUTES, FERRY_STRIP_DAYS, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'

const AISLE = 'aisle'
type IsFree = (seat: string) => boolean

/** A port with all of its names. */
export type NamedPort = {
  id: string
  name: string
  town: string
  island: { id: string; name: string; oldName: string | null; label: string; mainTown: string | null }
  /** The older name of the main town of its island. */
  mainTownOld: string | null
}

/** The ports that a text names: one by its id or name, those of a town, or all of an island; names old or new, in any case. */
export function portsCalled<Port extends NamedPort>(ports: readonly Port[], text: string): Port[] {
  const asked = plainName(text)
  const isAsked = (name: string | null) => name !== null && plainName(name) === asked
  const own = ports.filter(
    ({ id, name, town, island, mainTownOld }) =>
      [id, name, town].some(isAsked) || (town === island.mainTown && isAsked(mainTownOld)),
  )
  if (own.length > 0) return own
  return ports.filter(({ island }) =>
    [island.id, island.name, island.oldName, island.label, island.mainTown].some(isAsked),
  )
}

/** "Swaraj Dweep (Havelock)" is Swaraj Dweep, "Neil" is Neil Island. */
function plainName(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s*\(.*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ island$/, '')
}

/** Whether two lists have a port in common. */
export function shareAPort(one: readonly { id: string }[], other: readonly { id: string }[]): boolean {
  return one.some(({ id }) => other.some((each) => each.id === id))
}

/** The ids of the ports at both ends. */
export function portIdsOf(ends: { from: readonly { id: string }[]; to: readonly { id: string }[] }) {
  return { from: ends.from.map(({ id }) => id), to: ends.to.map(({ id }) => id) }
}

/** The days around one, as a strip shows them: never before today nor beyond the horizon. */
export function stripAround(date: string, today: string): { first: string; last: string } {
  const half = Math.floor(FERRY_STRIP_DAYS / 2)
  const latest = addDays(today, TRAVEL_HORIZON_DAYS - FERRY_STRIP_DAYS + 1)
  const [, first = today] = [today, addDays(date, -half), latest].sort()
  return { first, last: addDays(first, FERRY_STRIP_DAYS - 1) }
}

/** Sales close an hour before the ferry leaves; exactly an hour before is in time. */
export function areSalesOpen(departsAt: Date, now: Date): boolean {
  return now.getTime() <= departsAt.getTime() - FERRY_CLOSES_MINUTES * MINUTE_MS
}

/** The instant of a wall clock in India. */
export function instantOf(date: string, time: string): Date {
  return instantInIndia(date, time)
}

/**
 * The best seats for a party of which each touches another of it: beside it, then over an aisle, then in the row before or
 * behind; of equals the ones nearest the front. Undefined where no free seats that touch each other hold all of it.
 */
export function seatAdjacent(grid: readonly SeatRow[], isFree: IsFree, people: number): string[] | undefined {
  const best = seatTogether(grid, isFree, people)?.seats
  if (best === undefined || isOneBlock(grid, best)) return best
  // The fewest rows may lie apart, while another part of the cabin has room for all.
  const rows = grid.map(({ cells }) => cells.filter((cell) => cell !== AISLE))
  const found = blocksOf(rows, isFree)
    .filter(({ size }) => size >= people)
    .flatMap((block) => {
      const seats = seatTogether(grid, (seat) => block.has(seat), people)?.seats
      if (seats !== undefined && isOneBlock(grid, seats)) return [seats]
      return [...block].map((start) => grow(rows, block, start, people))
    })
  const [first] = found.sort((one, other) => weightOf(grid, one) - weightOf(grid, other))
  return first && seatsIn(grid).filter((seat) => first.includes(seat))
}

function isOneBlock(grid: readonly SeatRow[], seats: readonly string[]): boolean {
  const rows = grid.map(({ cells }) => cells.filter((cell) => cell !== AISLE))
  return blocksOf(rows, (seat) => seats.includes(seat)).length === 1
}

/** The rows of a cabin without its aisles: who sits over an aisle sits beside. */
type PlainRows = readonly (readonly (string | null)[])[]

/** Free seats that touch each other. */
function blocksOf(rows: PlainRows, isFree: IsFree): Set<string>[] {
  const blocks: Set<string>[] = []
  for (const seat of rows.flat()) {
    if (seat === null || !isFree(seat) || blocks.some((block) => block.has(seat))) continue
    blocks.push(new Set(grow(rows, { has: isFree }, seat, Number.POSITIVE_INFINITY)))
  }
  return blocks
}

/** So many seats from one on, each touching another; those of its row first. */
function grow(rows: PlainRows, free: { has: IsFree }, start: string, people: number): string[] {
  const seats = [start]
  for (const seat of seats) {
    const row = rows.findIndex((cells) => cells.includes(seat))
    const place = rows[row]?.indexOf(seat) ?? -1
    const around = [rows[row]?.[place - 1], rows[row]?.[place + 1], rows[row - 1]?.[place], rows[row + 1]?.[place]]
    for (const next of around) {
      if (next && seats.length < people && free.has(next) && !seats.includes(next)) seats.push(next)
    }
  }
  return seats
}

/** No cabin has so many rows, nor any row so many seats. */
const WEIGHT_BASE = 1_000

/** Fewer rows weigh less, then fewer stretches between aisles. */
function weightOf(grid: readonly SeatRow[], seats: readonly string[]): number {
  const isOwn = (cell: string | null | undefined) => typeof cell === 'string' && seats.includes(cell)
  const rows = grid.filter(({ cells }) => cells.some(isOwn))
  const stretches = rows.flatMap(({ cells }) =>
    cells.filter((cell, column) => isOwn(cell) && !isOwn(cells[column - 1])),
  )
  return rows.length * WEIGHT_BASE + stretches.length
}

function seatsIn(grid: readonly SeatRow[]): string[] {
  return grid.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null || cell === AISLE ? [] : [cell])))
}

/** One sailing of a day: its free seats by class, with the fare of each. */
export type FreeSeats = { date: string; time: string; departsAt: Date; classes: { fare: number; left: number }[] }

type DayRequest = { now: Date; party: number; horizon: { today: string; last: string } }

/** Whether a party can sail that day in one class of one sailing, and if not, why. `left` is the most of any sailing. */
export function ferryDayAvailability(
  date: string,
  sailings: readonly FreeSeats[],
  { now, party, horizon }: DayRequest,
): AvailableDay {
  if (date < horizon.today) return { date, open: false, reason: 'too_soon' }
  if (date > horizon.last) return { date, open: false, reason: 'not_yet' }
  if (sailings.length === 0) return { date, open: false, reason: 'no_sailing' }
  const onSale = sailings.filter(
    ({ departsAt }) => now.getTime() <= departsAt.getTime() - FERRY_CLOSES_MINUTES * MINUTE_MS,
  )
  if (onSale.length === 0) return { date, open: false, reason: 'too_soon' }
  const slots = onSale.map(({ time, classes }) => ({ time, left: classes.reduce((sum, { left }) => sum + left, 0) }))
  const left = Math.max(...slots.map((slot) => slot.left))
  const fares = onSale.flatMap(({ classes }) => classes.filter((each) => each.left >= party).map(({ fare }) => fare))
  if (fares.length === 0) return { date, open: false, reason: 'sold_out', left, slots }
  return { date, open: true, left, priceFrom: Math.min(...fares), slots }
}
