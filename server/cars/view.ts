import { CAR_PEAK, NIGHT_CHARGE } from '#contract/terms/car-hire.ts'
import type { CarPackage, CarPackageRow } from '#contract/v1/car-packages.ts'
import type { CarGroup, CarOffer, HotelWithoutPoint, TransferPoint } from '#contract/v1/cars.ts'
import { viewOf } from '#server/db/row-as-view.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { priceVersion } from '#server/price-version.ts'
import { fillHtml, type Names } from '#server/settings/fill-names.ts'
import type { ChargeRow, RateRow } from './charge-store.ts'
import type { DriveRow } from './package-rules.ts'
import type { CarPackageFacts, CarPackageRateRow, CarPackageRowOf } from './package-store.ts'
import type { HotelWithoutPointRow, TransferPointRow } from './point-store.ts'
import { fareOf, type Pickup } from './rules.ts'

/** A road or a hire as the wire has it, with these of its cars. */
export function groupOf(row: ChargeRow, rates: readonly RateRow[], pickup: Pickup): CarGroup {
  return {
    _id: row.id,
    distance: row.distance_km,
    minutes: row.minutes,
    ...(row.km_limit === null ? {} : { kmLimit: row.km_limit }),
    ...(row.from_point === null ? {} : { from: namedOf(row.from_point) }),
    ...(row.to_point === null ? {} : { to: namedOf(row.to_point) }),
    vehicle: rates.map((rate) => offerOf(row, rate, pickup)),
  }
}

function offerOf({ id, tax_percent: taxPercent }: ChargeRow, rate: RateRow, pickup: Pickup): CarOffer {
  const fare = fareOf({ price: rate.price, taxPercent }, pickup)
  return {
    _id: `${id}.${rate.vehicle_id}`,
    price: fare.price,
    taxAmount: fare.taxAmount,
    amountPayable: fare.amountPayable,
    ...(rate.extra_km === null ? {} : { extraKm: rate.extra_km }),
    nightCharge: fare.nightCharge,
    priceVersion: versionOf(rate, taxPercent),
    vehicle: {
      _id: rate.vehicle_id,
      carName: rate.name,
      carImage: rate.picture === null ? '' : pictureOf(rate.picture).mediaLink,
      maxMember: rate.seats,
      largeBags: rate.large_bags,
      carType: rate.car_type,
      ...(rate.description === '' ? {} : { description: rate.description }),
    },
  }
}

export function versionOf({ price, extra_km }: RateRow, taxPercent: number): string {
  return priceVersion([price, extra_km, taxPercent, NIGHT_CHARGE, CAR_PEAK])
}

export function transferPointOf(row: TransferPointRow): TransferPoint {
  return {
    ...namedOf(row),
    island: islandOf(row.island),
    kind: row.kind,
    ...(row.town.length === 0 ? {} : { town: row.town }),
    names: row.names,
    hotels: row.hotels.map(namedOf),
    airportKm: row.airport_km,
  }
}

export function hotelWithoutPointOf(row: HotelWithoutPointRow): HotelWithoutPoint {
  return { ...namedOf(row), island: islandOf(row.island) }
}

/** `names` stand for what its policy leaves open. */
export function carPackageOf({ pictures, rates, entryFee, ...row }: CarPackageRowOf, names: Names): CarPackage {
  return {
    ...viewOf<CarPackageFacts>(row),
    images: pictures.map(pictureOf),
    paymentPolicy: fillHtml(row.paymentPolicy, names),
    packages: rates.map((rate) => rowOf(rate, entryFee)),
  }
}

function rowOf(rate: CarPackageRateRow, entryFees: number): CarPackageRow {
  const { min_pax: minPax, max_pax: maxPax } = rate
  return {
    vehicleName: rate.vehicle_count === 1 ? rate.vehicle_name : `${rate.vehicle_count} ${rate.vehicle_name}`,
    range: minPax === maxPax ? `${minPax} pax` : `${minPax}-${maxPax} pax`,
    price: rate.price,
    entryFees,
    minPax,
    maxPax,
    vehicleId: rate.vehicle_id,
    ...(rate.extra_km === null ? {} : { extraKm: rate.extra_km }),
    ...(rate.extra_hour === null ? {} : { extraHour: rate.extra_hour }),
  }
}

/** A row as the rules know it. */
export function driveRowOf(rate: CarPackageRateRow): DriveRow {
  return {
    vehicleId: rate.vehicle_id,
    vehicleName: rate.vehicle_name,
    vehicleCount: rate.vehicle_count,
    minPax: rate.min_pax,
    maxPax: rate.max_pax,
    price: rate.price,
  }
}

function namedOf({ id, name }: { id: string; name: string }) {
  return { _id: id, name }
}

function islandOf({ id, name, old_name }: { id: string; name: string; old_name: string | null }) {
  return { _id: id, name, ...(old_name === null ? {} : { oldName: old_name }) }
}
