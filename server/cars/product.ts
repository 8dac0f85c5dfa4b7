import { sql } from 'kysely'
import { CAR_PAX_MAX, pickupAt } from '#contract/terms/car-hire.ts'
import { counted } from '#contract/terms/counted.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { addDays, daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type AvailabilityQuery, type AvailableDay, fetchAvailability } from '#contract/v1/availability.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import type { DealProvider } from '#server/deals/live-deal-sql.ts'
import { islandLabels } from '#server/hotels/island-labels.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { picturesSql } from '#server/media/picture-sql.ts'
import { carTerms } from '#server/products/cancellation-terms.ts'
import { factPictures, type LineFacts, NO_FACTS } from '#server/products/line-facts.ts'
import { listed } from '#server/products/line-labels.ts'
import { NO_STOCK, type ProductLine } from '#server/products/priced-line.ts'
import type { PricingParts, Product, ProductMoment } from '#server/products/product.ts'
import { ratingSql } from '#server/reviews/rating-sql.ts'
import { readBrand } from '#server/settings/brand.ts'
import { readPickupLead } from '#server/settings/pickup-lead.ts'
import { type ChargeRow, findCharge } from './charge-store.ts'
import { vehiclesFor } from './package-rules.ts'
import { CAR_PACKAGE_OFFERS, carTaxSql, type DriveTermsRow, findDriveTerms } from './package-store.ts'
import { type QuotedHire, quoteHire } from './quote-hire.ts'
import { carDayAvailability, cheapestSet, fareOf, type HireLength, type VehicleSet } from './rules.ts'
import { readCarStock } from './stock-store.ts'

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
           offer.takes_off, offer.label, offer.ends_at, offer.duration || ', up to ' || offer.km_limit || ' km' as facts,
           coalesce((select json_agg(place.name order by stop.position)
                       from car_package_place stop join place on place.id = stop.place_id
                      where stop.car_package_id = offer.id), '[]') as places,
           ${picturesSql('car_package_picture', sql`offer.id`, 1)} as pictures, ${ratingSql('car', sql`offer.id`)} as rating
      from (${CAR_PACKAGE_OFFERS}) offer cross join (select ${carTaxSql()} as percent) tax
     where offer.takes_off is not null`,
}

type CarLine = LineOf<'car'>

/** Late payments confirm a car until then (booking rules 1.3.14); new requests need the notice of `pickupProblem`. */
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

const DEFAULT_ADULTS = 2

/** What can be asked for: any of the sets will do, each at its price on a day. */
type Hire = {
  islandId: string
  length: HireLength
  closedWeekdays: readonly string[]
  sets: { set: VehicleSet; priceOn: (day: string) => number }[]
}

/** The days on which a party (two adults when it is not said) can be picked up, for a charge or a car package. */
async function listCarDays(
  db: Db,
  now: Date,
  { id, from, to, adults = DEFAULT_ADULTS, children = 0 }: AvailabilityQuery,
): Promise<Result<AvailableDay[], ApiRefusal>> {
  const pax = adults + children
  if (adults === 0) return fail(invalid('adults', VALIDATION.adult))
  if (pax > CAR_PAX_MAX) return fail(invalid('adults', paxLimitMessage(CAR_PAX_MAX), 'pax_limit'))
  const [charge, terms] = await Promise.all([findCharge(db, id), findDriveTerms(db, id)])
  const hire = charge !== undefined ? hireOfCharge(charge, pax) : terms && hireOfDrive(terms, pax)
  if (hire === undefined) return fail(notFound(fetchAvailability.failure))
  // A hire reaches into the night after its last day.
  const stock = await readCarStock(db, { from, to: addDays(to, hire.length.days + 1) })
  const leadMinutes = await readPickupLead(db)
  const { closedWeekdays, length, sets } = hire
  const left = (vehicleId: string, slots: Parameters<typeof stock>[2]) => stock(hire.islandId, vehicleId, slots)
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return ok(
    days.map((day) => {
      const availability = carDayAvailability({
        day,
        now,
        leadMinutes,
        closedWeekdays,
        length,
        sets: sets.map(({ set }) => set),
        left,
      })
      return availability.open
        ? { ...availability, priceFrom: Math.min(...sets.map(({ priceOn }) => priceOn(day))) }
        : availability
    }),
  )
}

/** Every car that seats the party, or the cheapest set of them. */
function hireOfCharge(
  { island_id, minutes, rates, tax_percent: taxPercent, surcharges }: ChargeRow,
  pax: number,
): Hire {
  const large = rates.filter(({ seats }) => seats >= pax).map(({ vehicle_id }) => [{ vehicleId: vehicle_id, count: 1 }])
  const offers = rates.map(({ vehicle_id, seats, price }) => ({ vehicleId: vehicle_id, seats, price, left: pax }))
  const together = large.length > 0 ? undefined : cheapestSet(offers, pax)
  const priceOf = (vehicleId: string) => rates.find(({ vehicle_id }) => vehicle_id === vehicleId)?.price ?? 0
  return {
    islandId: island_id,
    length: { minutes, days: 1 },
    closedWeekdays: [],
    sets: (together === undefined ? large : [together]).map((set) => ({
      set,
      priceOn: (date) =>
        set.reduce(
          (sum, { vehicleId, count }) =>
            sum + count * fareOf({ price: priceOf(vehicleId), taxPercent }, { date }, surcharges).amountPayable,
          0,
        ),
    })),
  }
}

function hireOfDrive({ island_id, hours, days, closed_weekdays, rates }: DriveTermsRow, pax: number): Hire {
  const vehicles = vehiclesFor(rates, pax) ?? []
  const price = vehicles.reduce((sum, each) => sum + each.price, 0)
  return {
    islandId: island_id,
    length: { minutes: Math.ceil((hours * 60) / days), days },
    closedWeekdays: closed_weekdays,
    sets: [{ set: vehicles.map(({ vehicleId, count }) => ({ vehicleId, count })), priceOn: () => price }],
  }
}
