import { counted } from '#contract/terms/counted.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { SAILING_REFUSED } from '#contract/terms/ferry-labels.ts'
import { addDays, dayInIndia, daysBetween, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { FAILURE } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { ferryTerms } from '#server/products/cancellation-terms.ts'
import { NO_FACTS } from '#server/products/line-facts.ts'
import { listed } from '#server/products/line-labels.ts'
import { NO_STOCK, type ProductLine } from '#server/products/priced-line.ts'
import type { PricingParts, Product, ProductMoment } from '#server/products/product.ts'
import { countFreeSeats } from './count-free-seats.ts'
import { crossingOf, portFact } from './crossing-of.ts'
import { type PricedSeats, priceSeats, type SeatsRefusal } from './price-seats.ts'
import { ferryDayAvailability, portIdsOf, portsCalled, shareAPort } from './rules.ts'
import { CROSSING_ENTRIES, findNextSailings } from './search-crossings.ts'
import { listPorts } from './timetable.ts'

type FerryLine = LineOf<'ferry'>

const OFFICE_BOOKS = 'Our office books the seats of this ferry for you: please send an enquiry'

/** Seats of one of our own sailings; those of other operators are asked for by enquiry. */
async function price(
  { db, ferryOperators = [] }: PricingParts,
  line: FerryLine,
  { now }: ProductMoment,
): Promise<Result<ProductLine, ApiRefusal>> {
  const { tripId, seats, infants = 0 } = line
  if (ferryOperators.some((operator) => operator.isSailingOf(tripId))) return fail(invalid('tripId', OFFICE_BOOKS))
  const again = seats.findIndex((seat, index) => seats.indexOf(seat) !== index)
  if (again >= 0) return fail(invalid(`seats.${again}`, 'Please choose each seat once'))
  if (infants > seats.length) return fail(invalid('infants', SAILING_REFUSED.infants))
  const priced = await priceSeats(db, { sailingId: tripId, seats, infants, now })
  return priced.ok ? ok(lineOf(line, priced.value)) : fail(refusalOf(priced.error))
}

function refusalOf(refusal: SeatsRefusal): ApiRefusal {
  switch (refusal.state) {
    case 'missing':
      return notFound(FAILURE.other)
    case 'seat':
      return invalid(`seats.${refusal.index}`, refusal.message)
    case 'gone':
      return { ...invalid('tripId', refusal.message, 'departed'), status: 410 }
    case 'closed':
      return invalid('tripId', refusal.message)
  }
}

function lineOf(line: FerryLine, priced: PricedSeats): ProductLine {
  const { trip, from, to, departsAt, arrivesAt, salesCloseAt, seatLabel, amountPayable, taxAmount } = priced
  const { vessel, operator } = trip
  const reportBy = new Date(departsAt.getTime() - operator.report_before_minutes * MINUTE_MS)
  return {
    asked: line,
    title: `${from.name} to ${to.name}, ${vessel.name}`,
    startsAt: departsAt,
    endsAt: arrivesAt,
    salesCloseAt,
    price: { packageBasePrice: amountPayable - taxAmount, discount: 0, taxAmount, amountPayable },
    priceVersion: priced.priceVersion,
    nonRefundable: 0,
    untaxed: priced.portFee,
    terms: ferryTerms(departsAt, operator.cancel_steps),
    stock: { ...NO_STOCK, seats: line.seats.map((seat) => ({ tripId: line.tripId, seat })) },
    whereabouts: { from: from.island.id, to: to.island.id },
    facts: {
      ...NO_FACTS,
      islands: [from, to].map(portFact).map(({ islandId, island }) => ({ id: islandId, name: island })),
      crossings: [
        crossingOf({
          ...{ tripId: line.tripId, date: priced.date, trip, from, to, classNames: priced.classNames },
          ...{ decks: priced.decks, seats: priced.seatsOnBoard, infants: line.infants ?? 0 },
        }),
      ],
    },
    details: [
      { label: 'Ferry', text: `${vessel.name} of ${operator.name}` },
      { label: line.seats.length === 1 ? 'Seat' : 'Seats', text: seatLabel },
      { label: 'From', text: `${from.name}, ${from.town}` },
      { label: 'To', text: `${to.name}, ${to.town}` },
      { label: 'Departs', text: trip.departTime },
      { label: 'Arrives', text: trip.arriveTime },
      { label: 'Report at the port by', text: timeInIndia(reportBy) },
      { label: 'Luggage', text: `${operator.luggage_kg} kg, and ${operator.hand_bag_kg} kg by hand, each person` },
      ...(operator.takes_other_names
        ? []
        : [{ label: 'Names', text: 'Cannot be changed once the ticket is made out' }]),
      ...((line.infants ?? 0) > 0 ? [{ label: 'Infants on a lap', text: String(line.infants) }] : []),
    ],
  }
}

/** Seats of a sailing. */
export const ferryProduct: Product<FerryLine> = {
  price,
  entry: { kind: 'ferry', isTimed: true, isFixed: true },
  initialPercent: ({ ferry }) => ferry,
  isSharing: (one, other) => one.tripId === other.tripId && one.seats.some((seat) => other.seats.includes(seat)),
  whenText: ({ startsAt, endsAt }) => {
    const [starts, ends] = [new Date(startsAt), new Date(endsAt)]
    return `${formatDay(dayInIndia(starts))}, ${timeInIndia(starts)} to ${timeInIndia(ends)}`
  },
  partyText: ({ seats, infants = 0 }) =>
    listed([counted(seats.length, 'seat'), infants === 0 ? '' : `${counted(infants, 'infant')} on a lap`]),
  searchEntries: CROSSING_ENTRIES,
  searchFacts: { kind: 'ferry', find: findNextSailings },
  listDays: ({ db, now }, query) => listFerryDays(db, now(), query),
  isListPartial: ({ ferryOperators = [] }) => ferryOperators.length > 0,
}

/** The days of one crossing (`from~to`) of our own inventory, for a party that sits in one sailing (one passenger when it is not said). */
async function listFerryDays(
  db: Db,
  now: Date,
  { id, from: first, to: last, adults = 0, children = 0 }: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  const [fromName = '', toName = ''] = id.split('~')
  const ports = await listPorts(db)
  const ends = { from: portsCalled(ports, fromName), to: portsCalled(ports, toName) }
  if (ends.from.length === 0 || ends.to.length === 0 || shareAPort(ends.from, ends.to))
    return fail(notFound(fetchAvailability.failure))
  const sailings = await countFreeSeats(db, portIdsOf(ends), { first, last, now })
  const today = dayInIndia(now)
  const party = Math.max(1, adults + children)
  const horizon = { today, last: addDays(today, TRAVEL_HORIZON_DAYS) }
  return ok(
    Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index)).map((date) =>
      ferryDayAvailability(
        date,
        sailings.filter((each) => each.date === date),
        { now, party, horizon },
      ),
    ),
  )
}
