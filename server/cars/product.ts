import { sql } from 'kysely'
import { pickupAt } from '#contract/terms/car-hire.ts'
import { counted } from '#contract/terms/counted.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import type { DealProvider } from '#server/deals/provider.ts'
import { islandLabels } from '#server/hotels/island-labels.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { carTerms } from '#server/products/cancellation-terms.ts'
import { factPictures, type LineFacts, NO_FACTS } from '#server/products/line-facts.ts'
import { listed } from '#server/products/line-labels.ts'
import { NO_STOCK, type ProductLine } from '#server/products/priced-line.ts'
import type { PricingParts, Product, ProductMoment } from '#server/products/product.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { QuotedHire } from './hire.ts'
import { listCarDays } from './list-car-days.ts'
import { CAR_PACKAGE_OFFERS, carTaxSql } from './offer-sql.ts'
import { quoteHire } from './quote-hire.ts'

/** Car packages in the columns of what can be searched. */
/** What is hired for a ride or by the hour. */
const HIRE_ENTRIES = sql`
  select 'car', id, title, names, subtitle, keywords, '', ${sql.lit(`${paths.carRental}?tab=`)} || id, null, null::integer, 0.35::real
    from (values
      ('airport', 'Airport taxi', E'Airport transfer\nAirport cab\nAirport pick-up\nAirport pickup\nAirport drop', 'A car with a driver from the airport to your hotel, or back',
       'car rental transfer taxi cab pick-up pickup drop driver flight veer savarkar port blair sri vijaya puram'),
      ('pickup-drop', 'Taxi from place to place', E'Pick-up and drop\nTransfer\nDrop\nPoint to point', 'A car with a driver between a jetty, a hotel and a beach',
       'car rental transfer taxi cab pick-up pickup drop driver jetty beach'),
      ('hourly', 'Car by the hour', E'Hourly car\nCar with driver\nLocal taxi', 'A car with a driver for part of a day', 'car rental hire taxi cab driver local sightseeing hours')
    ) hire (id, title, names, subtitle, keywords)`

const CAR_PACKAGE_ENTRIES = sql`
  select 'car', offer.id, offer.name, '',
         offer.duration || ' by car, ' || island.name || coalesce(' (' || island.old_name || ')', ''),
         'car rental hire cab taxi driver drive sightseeing tour ' || offer.duration || ' ' || island.name || coalesce(' ' || island.main_town, '')
           || coalesce(' ' || stops.names, ''),
         offer.description || ' ' || offer.inclusive || ' ' || offer.itinerary::text, ${sql.lit(paths.carRentalDetails(''))} || offer.slug,
         (select picture_id from car_package_picture where car_package_id = offer.id order by position limit 1), offer.price,
         case when offer.top then 0.2 else 0.1 end::real
    from (${CAR_PACKAGE_OFFERS}) offer join island on island.id = offer.island_id
    left join (select stop.car_package_id, string_agg(place.name, ' ' order by stop.position) as names
                 from car_package_place stop join place on place.id = stop.place_id
                group by stop.car_package_id) stops on stops.car_package_id = offer.id`

/** Car packages on a live deal: what the smallest vehicle costs, tax inside. */
const carPackageDeals: DealProvider = {
  kind: 'car',
  offers: sql`
    select offer.id, offer.slug, offer.name, offer.position, offer.price, offer.struck_price as struck,
           round(offer.price::numeric * tax.percent / (100 + tax.percent))::int as tax, 'per car' as unit,
           offer.percent, offer.label, offer.ends_at, offer.duration || ', up to ' || offer.km_limit || ' km' as facts,
           coalesce((select json_agg(place.name order by stop.position)
                       from car_package_place stop join place on place.id = stop.place_id
                      where stop.car_package_id = offer.id), '[]') as places,
           ${picturesSql('car_package_picture', sql`offer.id`, 1)} as pictures, ${ratingSql('car', sql`offer.id`)} as rating
      from (${CAR_PACKAGE_OFFERS}) offer cross join (select ${carTaxSql()} as percent) tax
     where offer.percent is not null`,
}

type CarLine = LineOf<'car'>

/** Late money still buys a car until then (booking rules 1.3.14); nobody may ask for one with less notice than the lead. */
export const CAR_CLOSES_MS = 60 * MINUTE_MS

/** Cars for a road, by the hour or for a drive. */
async function price(
  { db }: PricingParts,
  line: CarLine,
  { now }: ProductMoment,
): Promise<Result<ProductLine, ApiRefusal>> {
  const quoted = await quoteHire(db, now, line)
  if (!quoted.ok) return quoted
  const [brand, islandLabel] = await Promise.all([readBrand(db), islandLabels(db)])
  const { islandId } = quoted.value
  return ok(lineOf(line, quoted.value, { phone: brand?.phones[0]?.text, island: islandLabel(islandId) }))
}

type Office = { phone: string | undefined; island: string }

function factsOf(hire: QuotedHire, { phone, island }: Office): LineFacts {
  const [pickupPlace, dropPlace] = hire.ends ?? [`Your hotel or jetty on ${island}; we ring you to agree where`]
  return {
    ...NO_FACTS,
    pictures: factPictures(hire.picture === undefined ? [] : [hire.picture], 1),
    islands: [{ id: hire.islandId, name: island }],
    ride: {
      ...{ title: hire.route, vehicles: hire.cars, pickupPlace, dropPlace, officePhone: phone, island },
      distanceOrHours: hire.notes.find(({ label }) => label.startsWith('Distance'))?.text,
      included: [
        'driver',
        'fuel',
        'parking',
        ...(hire.notes.some(({ text }) => text === 'Included') ? ['entry tickets'] : []),
      ],
    },
  }
}

function lineOf(line: CarLine, hire: QuotedHire, office: Office): ProductLine {
  const { phone } = office
  const startsAt = pickupAt(line.pickupDate, line.pickupTime)
  return {
    asked: line,
    title: `${hire.route}, ${hire.cars}`,
    startsAt,
    endsAt: hire.endsAt,
    salesCloseAt: new Date(startsAt.getTime() - CAR_CLOSES_MS),
    price: hire.price,
    priceVersion: hire.priceVersion,
    nonRefundable: 0,
    terms: carTerms(startsAt),
    stock: { ...NO_STOCK, cars: hire.stock },
    whereabouts: { from: hire.islandId, to: hire.islandId },
    facts: factsOf(hire, office),
    details: [
      { label: 'Pick-up', text: `${formatDay(line.pickupDate)}, ${line.pickupTime}` },
      { label: 'Cars', text: hire.cars },
      { label: 'Passengers', text: String(line.passengers) },
      ...hire.notes,
      ...(phone === undefined ? [] : [{ label: "Drivers' line of the office", text: phone }]),
    ],
  }
}

/** Cars with driver for a road or by the hour. */
export const carProduct: Product<CarLine> = {
  searchEntries: HIRE_ENTRIES,
  price,
  entry: { kind: 'car', isTimed: true, isFixed: true },
  initialPercent: ({ car }) => car,
  isSharing: (one, other) => one.pickupDate === other.pickupDate && isSameFleet(one.vehicles, other.vehicles),
  whenText: ({ pickupDate, pickupTime }) => `${formatDay(pickupDate)}, pick-up ${pickupTime}`,
  partyText: ({ vehicles, passengers }) => {
    const cars = vehicles.reduce((sum, { count }) => sum + count, 0)
    return listed([counted(cars, 'vehicle'), counted(passengers, 'passenger')])
  },
  listDays: ({ db, now }, query) => listCarDays(db, now(), query),
}

/** Cars with driver for a planned day: it can be reviewed. */
export const carPackageProduct: Product<CarLine> = {
  ...carProduct,
  reviewSubject: ({ chargeId }) => ({ kind: 'car', subject_id: chargeId }),
  deals: carPackageDeals,
  searchEntries: CAR_PACKAGE_ENTRIES,
}

type Vehicles = CarLine['vehicles']

function isSameFleet(one: Vehicles, other: Vehicles): boolean {
  return one.some(({ vehicleId }) => other.some((each) => each.vehicleId === vehicleId))
}
