import type { CarSurcharges } from '#contract/terms/car-surcharges.ts'
import type { CarPackage, CarPackageRow } from '#contract/v1/car-packages.ts'
import type { CarGroup, CarOffer } from '#contract/v1/cars.ts'
import { viewOf } from '#server/db/row-as-view.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { priceVersion } from '#server/price-version.ts'
import { fillHtml, type Names } from '#server/settings/fill-names.ts'
import type { ChargeRow, RateRow } from './charge-store.ts'
import type { CarPackageFacts, CarPackageRateRow, CarPackageRowOf } from './package-store.ts'
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

function offerOf({ id, tax_percent: taxPercent, surcharges }: ChargeRow, rate: RateRow, pickup: Pickup): CarOffer {
  const fare = fareOf({ price: rate.price, taxPercent }, pickup, surcharges)
  return {
    _id: `${id}.${rate.vehicle_id}`,
    price: fare.price,
    taxAmount: fare.taxAmount,
    amountPayable: fare.amountPayable,
    ...(rate.extra_km === null ? {} : { extraKm: rate.extra_km }),
    nightCharge: fare.nightCharge,
    priceVersion: versionOf(rate, taxPercent, surcharges),
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

export function versionOf({ price, extra_km }: RateRow, taxPercent: number, surcharges: CarSurcharges): string {
  return priceVersion([price, extra_km, taxPercent, surcharges])
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

function rowOf(
  { vehicleCount, vehicleName, extraKm, extraHour, ...row }: CarPackageRateRow,
  entryFees: number,
): CarPackageRow {
  const { minPax, maxPax } = row
  return {
    ...row,
    vehicleName: vehicleCount === 1 ? vehicleName : `${vehicleCount} ${vehicleName}`,
    range: minPax === maxPax ? `${minPax} pax` : `${minPax}-${maxPax} pax`,
    entryFees,
    ...(extraKm === null ? {} : { extraKm }),
    ...(extraHour === null ? {} : { extraHour }),
  }
}

function namedOf({ id, name }: { id: string; name: string }) {
  return { _id: id, name }
}
