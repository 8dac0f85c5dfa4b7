import { sql } from 'kysely'
import type { LineTo } from '#contract/office/line-changes.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { Tx } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import type { Crossing } from '#server/products/line-facts.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { PricingParts } from '#server/products/product.ts'
import { releaseLines } from '#server/products/stocks.ts'
import type { StoredBooking, StoredLine } from '../core/booking.ts'
import { priceLine, readPricingMoment } from '../price/price-lines.ts'
import { ferryDetail, ferryDetailLabel } from './ferry-detail.ts'
import { chosenSeats, requestedLine } from './requested-line.ts'

type Changing = { tx: Tx; parts: PricingParts; booking: StoredBooking; line: StoredLine }
type Priced = Result<Required<PricedLine>, ApiRefusal>

const ELSEWHERE = invalid('to', 'That sailing is between other ports: please cancel this part and book the other one')
const NO_CROSSING = notFound('This part of the booking has no such ferry')

/**
 * The line as it would be, with its price and stock of now. It is priced as if its own stock were free, for that is what it gives up:
 * a stay may move by one night into the last room, which is its own.
 */
export async function priceChange(changing: Changing, to: LineTo): Promise<Priced> {
  const { tx, booking, line } = changing
  // Nothing is given up here: the savepoint takes it back before anything else is done.
  await sql`savepoint as_if_free`.execute(tx)
  await releaseLines(tx, booking.id, [line.stock])
  const priced = await pricedTo(changing, to)
  await sql`rollback to savepoint as_if_free`.execute(tx)
  return priced.ok ? priced : fail(underTo(priced.error))
}

function pricedTo(changing: Changing, to: LineTo): Promise<Priced> {
  const { asked } = changing.line
  if (to.kind !== 'crossing') return pricedLine(changing, to)
  if (asked.kind !== 'ferry') return movedCrossing(changing, to)
  if (asked.tripId !== to.from) return Promise.resolve(fail(NO_CROSSING))
  return pricedLine(changing, { kind: 'ferry', tripId: to.to, seats: to.seats })
}

async function pricedLine(changing: Changing, to: LineTo): Promise<Priced> {
  const asked = await requestedLine(changing.tx, changing.line, to)
  if (!asked.ok) return asked
  const priced = await priceOf(changing, asked.value)
  if (!priced.ok) return priced
  const goesElsewhere = asked.value.kind === 'ferry' && !isSameWay(changing.line, priced.value)
  return goesElsewhere ? fail(ELSEWHERE) : priced
}

async function priceOf({ tx, parts, booking }: Changing, asked: Line): Promise<Priced> {
  const moment = { ...(await readPricingMoment(tx)), isForGroup: booking.namesDate !== null }
  const priced = await priceLine({ ...parts, db: tx }, asked, moment)
  return priced.ok ? ok({ untaxed: 0, ...priced.value }) : priced
}

/** Lines that were stored before their islands were kept go wherever they are sent. */
function isSameWay({ whereabouts: was }: StoredLine, { whereabouts: now }: PricedLine): boolean {
  const isSame = (one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined || one === other
  return isSame(was.from, now.from) && isSame(was.to, now.to)
}

/** A line, of a package as a rule, of which one ferry is another sailing. Its price stays: what a ferry of it costs is no part of it. */
async function movedCrossing(changing: Changing, to: Extract<LineTo, { kind: 'crossing' }>): Promise<Priced> {
  const { tx, line } = changing
  const crossing = line.facts.crossings.find(({ tripId }) => tripId === to.from)
  const seats = line.stock.seats.filter(({ tripId }) => tripId === to.from).map(({ seat }) => seat)
  if (crossing === undefined || seats.length === 0) return fail(NO_CROSSING)
  const chosen = await chosenSeats(tx, { from: to.from, seats, to: to.to }, to.seats)
  if (!chosen.ok) return chosen
  const { infants } = crossing
  const ferry = await priceOf(changing, { kind: 'ferry', tripId: to.to, seats: chosen.value, infants })
  if (!ferry.ok) return ferry
  const [moved] = ferry.value.facts.crossings
  if (moved === undefined || !isSameRoute(crossing, moved)) return fail(ELSEWHERE)
  const others = line.stock.seats.filter(({ tripId }) => tripId !== to.from)
  const { lineId: _, driver: __, dayDrivers: ___, pnr: ____, state: _____, kept: ______, ...same } = line
  return ok({
    ...same,
    stock: { ...line.stock, seats: [...others, ...ferry.value.stock.seats] },
    facts: { ...line.facts, crossings: line.facts.crossings.map((each) => (each === crossing ? moved : each)) },
    details: line.details.map((each) => (each.label === ferryDetailLabel(crossing) ? ferryDetail(moved) : each)),
  })
}

function isSameRoute(was: Crossing, now: Crossing): boolean {
  return was.from.islandId === now.from.islandId && was.to.islandId === now.to.islandId
}

function underTo(refusal: ApiRefusal): ApiRefusal {
  const { errors } = refusal
  if (errors === undefined) return refusal
  const named = errors.map(({ field, message }) => ({
    field: field.startsWith('to') ? field : `to.${field}`,
    message,
  }))
  return { ...refusal, errors: named }
}
