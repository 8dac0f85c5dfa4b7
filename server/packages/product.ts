import { sql } from 'kysely'
import { addDays, dayInIndia, formatDay, instantInIndia } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import { nightsText, roomsOfType } from '#contract/terms/stay-labels.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import { isInFull } from '#server/bookings/core/initial-shares.ts'
import type { DealProvider } from '#server/deals/live-deal-sql.ts'
import { travellersText } from '#server/enquiries/enquiry-texts.ts'
import { islandLabels } from '#server/hotels/island-labels.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { adultsText, childrenText, listed, partyProblem } from '#server/products/line-labels.ts'
import { NO_STOCK, type ProductLine } from '#server/products/priced-line.ts'
import type { PricingParts, Product, ProductMoment } from '#server/products/product.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import { synonyms } from '#server/search/synonyms.ts'
import type { HousedStay } from './find-plan.ts'
import { durationText } from './list-rules.ts'
import { itemsOf, packageFacts } from './package-facts.ts'
import { listStartDays, type QuotedStart, quoteStart } from './quote-start.ts'
import { startSalesCloseAt } from './start-rules.ts'
import { OFFERS, STRUCK_RATE } from './store.ts'

/** Packages in the columns of what can be searched, with their names. */
const PACKAGE_ENTRIES = sql`
  select 'package' as kind, package.id, package.name as title, '' as names,
         package.nights || ' nights ' || package.nights + 1 || ' days, ' || category.name as subtitle,
         package.nights || ' nights ' || package.nights + 1 || ' days tour package holiday trip ' || category.name
                        || ' ' || ${synonyms(sql`category.name`)} || coalesce(' ' || stops.names, '') as keywords,
         package.description || ' ' || package.overview || ' ' || package.inclusive || ' ' || package.itinerary::text as body,
         ${sql.lit(paths.packageDetails(''))} || package.slug as url,
         (select picture_id from package_picture where package_id = package.id order by position limit 1) as picture_id,
         (offer.rate + 1) / 2 as price_from, case when package.special then 0.2 else 0.1 end::real as boost
    from (${OFFERS}) offer join package on package.id = offer.id join category on category.id = package.category_id
    left join (select package_place.package_id, string_agg(place.name || ' ' || island.name, ' ' order by package_place.position) as names
                 from package_place join place on place.id = package_place.place_id join island on island.id = place.island_id
                group by package_place.package_id) stops on stops.package_id = package.id`

/** Packages on a live deal: what one of two travellers sharing pays, tax inside. */
const packageDeals: DealProvider = {
  kind: 'package',
  offers: sql`
    select package.id, package.slug, package.name, offer.position, (offer.rate + 1) / 2 as price, (${STRUCK_RATE} + 1) / 2 as struck,
           round(((offer.rate + 1) / 2)::numeric * package.tax_percent / (100 + package.tax_percent))::int as tax, 'per person' as unit,
           offer.takes_off, offer.label, offer.ends_at,
           category.name || ', ' || package.nights || ' nights ' || (package.nights + 1) || ' days' as facts,
           coalesce((select json_agg(place.name order by package_place.position)
                       from package_place join place on place.id = package_place.place_id
                      where package_place.package_id = package.id), '[]') as places,
           ${picturesSql('package_picture', sql`package.id`, 1)} as pictures, ${ratingSql('package', sql`package.id`)} as rating
      from (${OFFERS}) offer join package on package.id = offer.id join category on category.id = package.category_id
     where offer.takes_off is not null`,
}

type PackageLine = LineOf<'package'>

/** Characters of what is included: a voucher has no room for more (ours). */
const INCLUSIONS_LENGTH_MAX = 400

/** With the rooms and seats that its plan names; for a group our office finds rooms beside them. */
async function price(
  { db, pricingPolicy }: PricingParts,
  line: PackageLine,
  { now, isForGroup: isHoused }: ProductMoment,
): Promise<Result<ProductLine, ApiRefusal>> {
  const quoted = await quoteStart(db, pricingPolicy(), now, { ...line, isHoused })
  return quoted.ok ? ok(lineOf(line, quoted.value, await islandLabels(db))) : quoted
}

function lineOf(line: PackageLine, quoted: QuotedStart, islandLabel: (id: string) => string): ProductLine {
  const { price, plan, stays, legs } = quoted
  const { startDate } = line
  const { packageBasePrice, discount, taxAmount, amountPayable } = price
  return {
    asked: line,
    title: `${plan.name}, ${durationText(plan.nights)}`,
    startsAt: instantInIndia(startDate),
    endsAt: instantInIndia(addDays(startDate, plan.nights), '23:59:59.999'),
    salesCloseAt: startSalesCloseAt(startDate),
    price: { packageBasePrice, discount, taxAmount, amountPayable },
    priceVersion: price.priceVersion,
    nonRefundable: Math.min(plan.nonRefundable, amountPayable),
    terms: termsByDay(startDate),
    stock: {
      ...NO_STOCK,
      nights: stays.flatMap(nightsOf),
      seats: legs.flatMap(({ tripId, seats }) => seats.map((seat) => ({ tripId, seat }))),
    },
    whereabouts: whereaboutsOf(quoted, startDate),
    facts: packageFacts(line, quoted, islandLabel),
    details: detailsOf(line, quoted),
  }
}

function nightsOf({ roomTypeId, rooms, nights, checkIn }: HousedStay): ProductLine['stock']['nights'] {
  if (roomTypeId === null) return []
  return Array.from({ length: nights }, (_, night) => ({ roomTypeId, night: addDays(checkIn, night), rooms }))
}

/** Where its first ferry leaves from if that is on the first day, else where its first hotel is; the end likewise. */
function whereaboutsOf({ plan, stays, legs }: QuotedStart, startDate: string): ProductLine['whereabouts'] {
  const first = legs.find(({ date }) => date === startDate)
  const last = legs.findLast(({ date }) => date === addDays(startDate, plan.nights))
  return {
    from: first?.fromIslandId ?? stays[0]?.islandId ?? undefined,
    to: last?.toIslandId ?? stays.at(-1)?.islandId ?? undefined,
  }
}

function detailsOf({ startDate, adultCount, childAges }: PackageLine, quoted: QuotedStart): ProductLine['details'] {
  const { plan, stays, legs } = quoted
  const included = joined(itemsOf(plan.inclusive))
  return [
    { label: 'Starts', text: formatDay(startDate) },
    { label: 'Ends', text: formatDay(addDays(startDate, plan.nights)) },
    {
      label: 'Travellers',
      text: travellersText({ adultCount, childCount: childAges.length, childAges, infantCount: 0 }),
    },
    ...stays.map((stay) => ({
      label: `${formatDay(stay.checkIn)}, ${nightsText(stay.nights)}`,
      text: hotelText(stay),
    })),
    ...legs.map(({ date, departTime, vessel, className, seatsOnBoard: seats }) => ({
      label: `${formatDay(date)}, ferry at ${departTime}`,
      text: `${vessel}, ${className}, ${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`,
    })),
    ...(included === '' ? [] : [{ label: 'Included', text: included }]),
  ]
}

function hotelText({ hotelName, roomType, rooms, address, contact }: HousedStay): string {
  const room = roomsOfType(roomType, rooms)
  return [hotelName, room, address ?? '', contact ?? ''].filter((each) => each !== '').join(', ')
}

/** As many of them as fit, in one line of text. */
function joined(items: readonly string[]): string {
  let text = ''
  for (const item of items) {
    const longer = text === '' ? item : `${text}, ${item}`
    if (longer.length > INCLUSIONS_LENGTH_MAX) break
    text = longer
  }
  return text
}

/** A package from a day on. */
export const packageProduct: Product<PackageLine> = {
  price,
  entry: { kind: 'note', isTimed: false, isFixed: false },
  initialPercent: (shares, { startDate }) => (isInFull(shares.packageInFull, startDate) ? 100 : shares.package),
  isSharing: (one, other) => one.packageId === other.packageId && one.startDate === other.startDate,
  partyProblem,
  reviewSubject: ({ packageId }) => ({ kind: 'package', subject_id: packageId }),
  whenText: ({ startDate, endsAt }) => {
    const last = dayInIndia(new Date(endsAt))
    return last > startDate ? `${formatDay(startDate)} to ${formatDay(last)}` : formatDay(startDate)
  },
  partyText: ({ adultCount, childAges }) => listed([adultsText(adultCount), childrenText(childAges)]),
  wholeDays: ({ startDate, endsAt }) => ({ from: startDate, until: addDays(dayInIndia(new Date(endsAt)), 1) }),
  deals: packageDeals,
  searchEntries: PACKAGE_ENTRIES,
  listDays: ({ db, now, pricingPolicy }, query) => listStartDays(db, pricingPolicy(), now(), query),
}
