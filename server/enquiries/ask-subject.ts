import { type RawBuilder, sql } from 'kysely'
import { readEnquiry } from '#contract/terms/enquiry-form.ts'
import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'
import type { FerryFare } from '#contract/terms/ferry-fare.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { stayLabel } from '#contract/terms/stay-labels.ts'
import type { EnquiryRequest } from '#contract/v1/enquiries.ts'
import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { clockInIndia } from '#server/db/india-sql.ts'
import { quoteSailing, type SailingRefusal } from '#server/ferries/quote-sailing.ts'
import { quoteStay } from '#server/hotels/quote-stay.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { pricePackage } from '#server/packages/price-package.ts'
import type { PricingPolicy } from '#server/packages/rules.ts'
import { priceActivity } from '#server/water-sports/price-activity.ts'
import { askCars } from './ask-cars.ts'
import { activityBookingText } from './enquiry-texts.ts'
import { type RecordKind, recordsOf } from './rules.ts'

/** `date` and `times` of a sailing alone. */
type NameRow = { name: string; date: string | null; times: string | null }

const PLAIN = ['package', 'hotel', 'activity', 'place', 'car_package'] as const

const TRIP = sql`
  ferry_trip trip join ferry_vessel vessel on vessel.id = trip.vessel_id join ferry_route route on route.id = trip.route_id
  join ferry_port from_port on from_port.id = route.from_port_id join ferry_port to_port on to_port.id = route.to_port_id`
const CROSSING = sql`vessel.name || ' ' || from_port.name || ' to ' || to_port.name`
const TIMES = sql`trip.depart_time || ', arrives ' || trip.arrive_time`

type SailingResponse = { state: 'found' | 'missing' | 'unanswered'; words?: string[]; price?: FerryFare | undefined }

export type SubjectParts = {
  db: Db
  now: () => Date
  pricingPolicy: () => PricingPolicy
  /** Others than our own inventory. */
  ferryOperators?: readonly FerryOperator[]
}

type Priced = {
  amountPayable: number
  taxAmount: number
  packageBasePrice?: number
  discount?: number
  lines: { label: string }[]
}
type SubjectFacts = {
  words: string[]
  /** The words name the record themselves. */
  isNamed?: boolean
  price?: Priced | undefined
  sailing?: 'found' | 'missing' | 'unanswered'
}

/** `words` name what was asked for; `sailing`: whether its operator has it, where one was asked. */
export type SubjectResponse = {
  words: string
  price?: EnquiryPrice | undefined
  sailing?: 'found' | 'missing' | 'unanswered' | undefined
}

/**
 * What an enquiry is about as our own records have it, whatever was sent along: its name in words, and what its party would pay
 * at this moment, where that can be said: no dates, ages missing, or more people than can be booked online leave the price out.
 * What cannot be had at all is refused in the words of the pages, which come through here too.
 */
export async function askSubject(
  parts: SubjectParts,
  request: EnquiryRequest,
): Promise<Result<SubjectResponse, ApiRefusal>> {
  const { about, enquiryFor } = request
  const asked = await askBy(parts, request)
  if (!asked.ok) return asked
  const { words, isNamed = false, price, sailing } = asked.value
  const { kinds } = recordsOf({ subject: enquiryFor })
  const name = about === undefined || isNamed ? undefined : await findSubjectName(parts.db, kinds, about.id)
  return ok({
    words: [...(name === undefined ? [] : [name]), ...words].join('; '),
    price: price && { ...keptPrice(price), ...(enquiryFor === 'Group' ? partsOf(price) : {}) },
    sailing,
  })
}

function keptPrice({ amountPayable, taxAmount, lines }: Priced): EnquiryPrice {
  return { amountPayable, taxAmount, covers: lines.map(({ label }) => label).join(', ') }
}

/** Of a package both parts are always there. */
function partsOf({ packageBasePrice = 0, discount = 0 }: Priced) {
  return { packageBasePrice, discount }
}

async function askBy(parts: SubjectParts, request: EnquiryRequest): Promise<Result<SubjectFacts, ApiRefusal>> {
  const { db, now, ferryOperators = [] } = parts
  switch (request.enquiryFor) {
    case 'Travel Package':
    case 'Group':
      return ok({ words: [], price: await packagePrice(parts, request) })
    case 'Hotel':
      return ok(await askStay(db, now(), request.about))
    case 'Water Sports':
      return ok(await askActivityBooking(db, now(), request.about))
    case 'Car Rental':
      return askCars(db, now(), request)
    case 'Ferry': {
      if (request.about === undefined) return ok({ words: [] })
      const found = await askSailing(db, now(), ferryOperators, request)
      if (!found.ok) return fail(found.error)
      const { state: sailing, words = [], price } = found.value
      return ok({ words, isNamed: words.length > 0, price, sailing })
    }
    default:
      return ok({ words: [] })
  }
}

async function packagePrice({ db, now, pricingPolicy }: SubjectParts, request: EnquiryRequest) {
  const { travelpackageId, travelDate, childAges = [] } = request
  if (travelpackageId === undefined) return undefined
  const { adult: adultCount, child: childCount } = readEnquiry(request)
  const asked = { packageId: travelpackageId, adultCount, childCount, childAges, travelDate }
  const price = await pricePackage(db, pricingPolicy(), now(), asked)
  return price.ok ? price.value : undefined
}

async function askStay(db: Db, now: Date, about: EnquiryRequest['about']): Promise<SubjectFacts> {
  if (about?.stay === undefined) return { words: [] }
  const { id: hotelId, stay } = about
  const room = stay.roomId === undefined ? undefined : await findPartName(db, 'room_type', stay.roomId)
  const words = [...(room === undefined ? [] : [room]), stayLabel(stay)]
  return { words, price: await quoteStay(db, now, { hotelId, ...stay }) }
}

async function askActivityBooking(db: Db, now: Date, about: EnquiryRequest['about']): Promise<SubjectFacts> {
  if (about?.outing === undefined) return { words: [] }
  const { id: waterSportId, outing } = about
  const place = outing.placeId === undefined ? undefined : await findPartName(db, 'place', outing.placeId)
  const price = await priceActivity(db, now, { waterSportId, ...outing })
  return {
    words: [...(place === undefined ? [] : [place]), ...activityBookingText(outing)],
    price: price.ok ? price.value : undefined,
  }
}

/** The dated sailing that `about.id` names, with the seats asked for; refused as its page refuses them. */
async function askSailing(
  db: Db,
  now: Date,
  others: readonly FerryOperator[],
  request: EnquiryRequest,
): Promise<Result<SailingResponse, ApiRefusal>> {
  const { about } = request
  const { adult, child } = readEnquiry(request)
  const { seats, class: code, infants = 0 } = about?.sailing ?? {}
  const quote = await quoteSailing(db, now, others, {
    ...{ tripId: about?.id ?? '', travellers: adult + child, seats, code, infants },
  })
  if (!quote.ok) return fail(refusalOf(quote.error))
  if (quote.value.state !== 'found') return ok({ state: quote.value.state })
  const { words, fare } = quote.value
  return ok({ state: 'found', words, price: fare })
}

function refusalOf({ field, message, hasLeft = false }: SailingRefusal): ApiRefusal {
  const name = field === 'trip' ? 'about.id' : `about.sailing.${field}`
  return hasLeft ? { ...invalid(name, message, 'departed'), status: 410 } : invalid(name, message)
}

/** What people call a record of one of these kinds: "MV Tideline Haddo to Havelock, Fri 25 Dec 2026 08:00, arrives 09:30". */
async function findSubjectName(db: Db, kinds: readonly RecordKind[], id: string): Promise<string | undefined> {
  if (kinds.length === 0) return undefined
  const { rows } = await sql<NameRow>`${sql.join(
    kinds.map((kind) => nameSql(kind, id)),
    sql` union all `,
  )} limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const when = [row.date === null ? null : formatDay(row.date), row.times].filter((part) => part !== null).join(' ')
  return when === '' ? row.name : `${row.name}, ${when}`
}

function nameSql(kind: RecordKind, id: string): RawBuilder<NameRow> {
  const plain = PLAIN.find((each) => each === kind)
  if (plain !== undefined)
    return sql`select name, null::text as date, null::text as times from ${sql.table(plain)} where id = ${id}`
  if (kind === 'ferry_sailing')
    return sql`
      select ${CROSSING} as name, sail_date::text as date,
             ${clockInIndia(sql`departs_at`)} || ', arrives ' || ${clockInIndia(sql`arrives_at`)} as times
        from ferry_sailing sailing join ferry_vessel vessel on vessel.id = sailing.vessel_id
        join ferry_port from_port on from_port.id = sailing.from_port_id join ferry_port to_port on to_port.id = sailing.to_port_id
       where sailing.id = ${id}`
  if (kind === 'ferry_trip')
    return sql`select ${CROSSING} as name, null::text as date, ${TIMES} as times from ${TRIP} where trip.id = ${id}`
  return sql`
    select case when charge.from_point is null then 'Car for ' || lower(charge.duration)
                else 'Between ' || near.name || ' and ' || far.name end as name, null::text as date, null::text as times
      from car_charge charge left join transfer_point near on near.id = charge.from_point
      left join transfer_point far on far.id = charge.to_point where charge.id = ${id}`
}

/** What a part of a record is called; undefined for one that it has not. */
async function findPartName(db: Db, table: 'room_type' | 'place', id: string): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst()
  return row?.name
}
