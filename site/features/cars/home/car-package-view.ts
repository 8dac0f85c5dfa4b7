import { taxInside } from '#contract/terms/money.ts'
import type { CarPackage } from '#contract/v1/car-packages.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import { paths } from '#site/paths.ts'
import { includesTaxes } from '#site/shop/price/tax-text.ts'
import { tellingPlaces } from '#site/shop/telling-places.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { driveLength, upToTravellers } from '../package/package-texts.ts'

/** A car package as its card shows it; made on the server. */
export type CarPackageCardView = {
  id: string
  name: string
  href: string
  picture?: PictureSource
  places: string
  /** "8 hours, up to 60 km" */
  length: string
  price: number
  struck?: number
  unit: string
  taxText: string
  badge?: string
  rating?: { average: number; count: number }
}

/** Inside the price of a car with driver, percent (spec 9). */
const TAX_PERCENT = 5

export function toCarPackageCards(packages: readonly CarPackage[]): readonly CarPackageCardView[] {
  // A package without a row has no price, and cannot be bought.
  const sold = packages.filter(({ packages: rows }) => rows.length > 0)
  const places = tellingPlaces(
    sold.map((each) => each.places.map(({ name }) => name)),
    sold.map(({ packageName }) => packageName),
  )
  return sold.map((each, index) => toCard(each, places[index] ?? ''))
}

function toCard(drive: CarPackage, places: string): CarPackageCardView {
  const { _id: id, slug, packageName, startingPrice, struckPrice, badge, rating, images } = drive
  const smallest = drive.packages.find(({ price }) => price === startingPrice) ?? drive.packages[0]
  return {
    id,
    name: packageName,
    href: paths.carRentalDetails(slug),
    ...(images[0] ? { picture: cardPicture(leanPicture(images[0])) } : {}),
    places,
    length: driveLength(drive.duration, drive.kmLimit),
    price: startingPrice,
    ...(struckPrice === undefined ? {} : { struck: struckPrice }),
    unit: upToTravellers(smallest?.maxPax ?? 1),
    taxText: includesTaxes(taxInside(startingPrice, TAX_PERCENT)),
    ...(badge ? { badge } : {}),
    ...(rating ? { rating } : {}),
  }
}
